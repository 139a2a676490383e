import { ArrowRight } from "lucide-react";
import { TEMPLATES_PATH, templates } from "@/components/site/template-demo/labels";
import { Kicker } from "@/components/ui/kicker";
import { Link } from "@/components/ui/link";

export function TemplateCards() {
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 md:mt-12 lg:grid-cols-3">
      {Object.entries(templates).map(([type, { title, text, accent, steps }]) => (
        <li key={type} data-accent={accent} className="flex border-accent border-t-2">
          <Link
            href={`${TEMPLATES_PATH}/${type}`}
            className="group flex flex-1 flex-col items-start gap-2 pt-4 pb-6"
          >
            <Kicker>{steps} steps</Kicker>
            <h2 className="h3 group-hover:underline">{title}</h2>
            <p className="text-ink-2 text-pretty">{text}</p>
            <span className="mt-auto flex items-center gap-1.5 pt-2 font-[560] text-sm [&_svg]:size-4">
              Open form
              <ArrowRight aria-hidden />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
