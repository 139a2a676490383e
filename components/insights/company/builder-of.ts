import { withActing } from "@/lib/acting";
import type { NewsroomView } from "@/lib/domain/insights/company/schema";

/** The builder of a newsroom, opened as that newsroom. */
export const builderOf = ({ kind, slug }: Pick<NewsroomView, "kind" | "slug">) =>
  withActing(`/create-${kind.toLowerCase()}-newsroom`, slug);
