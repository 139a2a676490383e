import { Example, type Theme } from "@/app/dev/gallery/parts";
import { Logo, LogoMark } from "@/components/layout/logo";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";

const swatches = [
  ["paper", "bg-paper"],
  ["sunk", "bg-sunk"],
  ["raised", "bg-raised"],
  ["ink", "bg-ink"],
  ["ink-2", "bg-ink-2"],
  ["ink-3", "bg-ink-3"],
  ["rule", "bg-rule"],
  ["edge", "bg-edge"],
  ["press", "bg-press"],
  ["brand", "bg-brand"],
  ["source", "bg-source"],
  ["paid", "bg-paid"],
  ["good", "bg-good"],
  ["warn", "bg-warn"],
  ["bad", "bg-bad"],
] as const;

export function GalleryLayout({ theme }: { theme: Theme }) {
  return (
    <>
      <Example name="Logo">
        <div className="flex items-center gap-8">
          <Logo />
          <LogoMark />
        </div>
      </Example>
      <Example name="A section opens with an ink rule">
        <Section
          title={`Suggested next, ${theme}`}
          level={3}
          action={
            <Button variant="text" size="sm">
              View all
            </Button>
          }
        >
          <p className="mt-3 text-ink-2 text-sm">Rows part with a 1 px rule, boxes are for what floats.</p>
        </Section>
      </Example>
      <Example name="Colours">
        <ul className="grid grid-cols-3 gap-3 @min-[560px]:grid-cols-5">
          {swatches.map(([name, color]) => (
            <li key={name}>
              <span className={`block h-12 rounded-md border border-rule ${color}`} />
              <span className="meta">{name}</span>
            </li>
          ))}
        </ul>
      </Example>
    </>
  );
}
