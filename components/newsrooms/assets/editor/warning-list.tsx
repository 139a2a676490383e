import { CircleQuestionMark, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { PressWarning } from "@/lib/domain/newsrooms/assets/schema";

/** Questions to its owner are asked quietly; missing texts are said in amber. */
export function WarningList({ warnings }: { warnings: PressWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul aria-label="What press will miss" className="mt-1.5 flex flex-wrap gap-1.5">
      {warnings.map(({ code, text }) => (
        <li key={code}>
          {code === "no_source_type" ? (
            <Badge icon={<CircleQuestionMark aria-hidden />} className="whitespace-normal!">
              {text}
            </Badge>
          ) : (
            <Badge tone="warn" icon={<TriangleAlert aria-hidden />} className="whitespace-normal!">
              {text}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
