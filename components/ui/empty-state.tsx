import type { ReactNode } from "react";
import { cn } from "@/lib/utils/cn";

/** An empty place says what to do next: icon, a sentence in serif, one line, one button, left-aligned. */
export function EmptyState({
  icon,
  title,
  action,
  level = 3,
  className,
  children,
}: {
  icon: ReactNode;
  title: ReactNode;
  /** The next step, a Button or LinkButton. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cn(
        "grid min-w-0 grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-2 py-7 [overflow-wrap:anywhere]",
        className,
      )}
    >
      <span aria-hidden className="text-ink-3 [&_svg]:size-7 [&_svg]:stroke-[1.4]">
        {icon}
      </span>
      <Heading className="h3">{title}</Heading>
      {children && <p className="text-ink-2 text-pretty text-sm">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
