import type { ReactNode } from "react";
import { SectionHead } from "@/components/ui/section";

export type Theme = "light" | "dark";

export function Both({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: (theme: Theme) => ReactNode;
}) {
  return (
    <section id={id} aria-label={title} className="grid lg:grid-cols-2">
      {(["light", "dark"] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          data-accent="press"
          className="min-w-0 bg-paper px-5 py-8 text-ink md:px-10 md:py-12"
        >
          <SectionHead title={`${title}, ${theme}`} />
          <div className="@container mt-5 grid gap-8">{children(theme)}</div>
        </div>
      ))}
    </section>
  );
}

export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="meta mb-3">{name}</h3>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}
