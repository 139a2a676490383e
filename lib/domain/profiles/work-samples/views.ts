import type { workSamples } from "@/db/schema/profiles";
import { toIsoOrNull, upperCase } from "@/lib/core/fields";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";

export type WorkSampleRow = typeof workSamples.$inferSelect;

export const toWorkSampleView = ({ video, publishedAt, ...row }: WorkSampleRow): WorkSampleView => ({
  ...row,
  video: video && {
    url: `/files/${video.key}`,
    contentType: video.contentType,
    width: video.width,
    height: video.height,
    duration: video.duration,
    captionsUrl: video.captionsKey && `/files/${video.captionsKey}`,
    digitalSourceType: upperCase(video.stated?.digitalSourceType ?? null),
    dataMining: upperCase(video.stated?.dataMining ?? null),
    dataMiningConstraints: video.stated?.dataMiningConstraints ?? "",
  },
  publishedAt: toIsoOrNull(publishedAt),
});

export const storedKeys = ({ pictureKey, video }: Pick<WorkSampleRow, "pictureKey" | "video">): string[] =>
  [pictureKey, video?.key, video?.captionsKey].filter((key) => typeof key === "string");
