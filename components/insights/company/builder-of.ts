import { withActing } from "@/lib/acting";
import type { NewsroomView } from "@/lib/domain/insights/company/schema";

/** An active newsroom that was never published is a draft; one that was paused or taken off the net is that. */
export const badgeOf = ({ status, isDraft }: Pick<NewsroomView, "status" | "isDraft">) =>
  isDraft && status === "ACTIVE" ? "DRAFT" : status;

/** The builder of a newsroom, opened as that newsroom. */
export const builderOf = ({ kind, slug }: Pick<NewsroomView, "kind" | "slug">) =>
  withActing(`/create-${kind.toLowerCase()}-newsroom`, slug);
