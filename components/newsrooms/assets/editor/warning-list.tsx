import { TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { PressWarning } from "@/lib/domain/newsrooms/assets/schema";

export function WarningList({ warnings }: { warnings: PressWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul aria-label="What press will miss" className="mt-1.5 flex flex-wrap gap-1.5">
      {warnings.map(({ code, text }) => (
        <li key={code}>
          <Badge tone="warn" icon={<TriangleAlert aria-hidden />} className="whitespace-normal!">
            {text}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
