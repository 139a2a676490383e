import type { ShellViewer } from "@/components/layout/shell-types";
import { ViewerPicture } from "@/components/layout/viewer-picture";
import { CornerCount } from "@/components/ui/count-badge";

/** The picture of whom the viewer acts as, with the sum of what waits at the newsrooms that they do not act for now. */
export function ActingPicture({ viewer }: { viewer: ShellViewer }) {
  const elsewhere = viewer.actsFor?.reduce((total, { waiting = 0 }) => total + waiting, 0) ?? 0;
  return (
    <span className="relative flex-none">
      <ViewerPicture viewer={viewer} size="rail" />
      <CornerCount count={elsewhere} counted="waiting elsewhere" className="-top-1 -right-1.5" />
    </span>
  );
}
