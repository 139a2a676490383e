import { Check, LockKeyhole } from "lucide-react";
import { AgreeButton } from "@/components/newsrooms/releases/agree-button";
import { ReleaseArticle } from "@/components/newsrooms/releases/release-article";
import { releaseText } from "@/components/newsrooms/releases/release-text";
import { PressContact } from "@/components/profiles/profiles/press-contact";
import { EmptyState } from "@/components/ui/empty-state";
import { Section } from "@/components/ui/section";
import type { ReleasePreviewView } from "@/lib/domain/newsrooms/releases/schema";
import { momentIn, timeIn } from "@/lib/utils/dates";

const cities = [
  ["London", "Europe/London"],
  ["New York", "America/New_York"],
] as const;

/** Before its time a reader sees the terms, and after agreeing the release, which says whose copy it is. */
export function ReleasePreview({
  releaseId,
  preview,
  reader,
  appUrl,
}: {
  releaseId: string;
  preview: ReleasePreviewView;
  reader: string;
  appUrl: string;
}) {
  const { newsroom, release, embargoUntil, timeZone, agreedAt, own } = preview;
  const until = embargoUntil ? momentIn(embargoUntil, timeZone) : null;
  if (!release) {
    return (
      <EmptyState
        level={1}
        icon={<LockKeyhole />}
        title={`${newsroom.name} shares a release with you, under embargo until ${until ?? "its time"}`}
        action={<AgreeButton releaseId={releaseId} />}
      >
        By agreeing you promise: nothing of it goes out before that time, not on social media either. You may
        speak with the people it names.
      </EmptyState>
    );
  }
  const held = release.state === "EMBARGOED" && embargoUntil;
  return (
    <ReleaseArticle
      release={release}
      newsroom={newsroom}
      copy={{ text: releaseText(release, newsroom, `${appUrl}${release.url}`) }}
      note={
        held ? cities.map(([city, zone]) => `${timeIn(embargoUntil, zone)} in ${city}`).join(", ") : undefined
      }
      asideLabel="Embargo"
      aside={
        <>
          <Section title={own ? "Before it is public" : "Opens by itself"}>
            <ul className="mt-1 text-sm [&>li]:grid [&>li]:grid-cols-[18px_minmax(0,1fr)] [&>li]:gap-3 [&>li]:border-rule [&>li]:border-t [&>li]:py-[11px] [&>li:first-child]:border-t-0 [&_svg]:size-[18px] [&_svg]:text-ink-3">
              {until && (
                <li>
                  <LockKeyhole aria-hidden />
                  <span>Everybody can read it from {until} on</span>
                </li>
              )}
              {agreedAt && (
                <li>
                  <Check aria-hidden />
                  <span>
                    You agreed on {momentIn(agreedAt, timeZone)}: nothing out before the time, not on social
                    media either
                  </span>
                </li>
              )}
              {own && (
                <li>
                  <Check aria-hidden />
                  <span>Only the people of your newsroom see this page, and those you share it with</span>
                </li>
              )}
            </ul>
          </Section>
          <PressContact profile={newsroom} />
        </>
      }
    >
      {!own && (
        <p className="meta mt-7 border-rule border-t pt-3">
          Your copy: {reader}. Copied text and prints carry the embargo line.
        </p>
      )}
    </ReleaseArticle>
  );
}
