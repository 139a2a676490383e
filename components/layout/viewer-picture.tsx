import type { ShellViewer } from "@/components/layout/shell-types";
import { NewsroomLogo, Portrait } from "@/components/ui/portrait";

/** The picture of whom the viewer acts as: their newsroom's logo, or their own portrait. */
export function ViewerPicture({ viewer, size }: { viewer: ShellViewer; size?: "rail" }) {
  const Picture = viewer.isNewsroom ? NewsroomLogo : Portrait;
  const { name, company, picture, accent } = viewer;
  return <Picture name={name} company={company} src={picture} accent={accent} size={size} />;
}
