import type { BlockedPitch } from "@/components/pitching/pitch-composer/blocked-pitch";
import { Link } from "@/components/ui/link";

/** The links lead to profiles that can be pitched. */
export function BlockedPitchLinks({ ways }: Pick<BlockedPitch, "ways">) {
  if (ways.length === 0) return null;
  return (
    <ul className="mt-4 text-sm" aria-label="Who you can pitch">
      {ways.map(({ href, label }) => (
        <li key={href} className="border-rule border-t first:border-t-0">
          <Link href={href} prefetch={false} className="link inline-flex min-h-11 items-center">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** In place of the form it says why nothing can be written here. */
export function BlockedPitchSection({ id, title, text, ways }: BlockedPitch & { id: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="h2">
        {title}
      </h2>
      <p className="mt-2 text-ink-2 text-pretty">{text}</p>
      <BlockedPitchLinks ways={ways} />
    </section>
  );
}
