import { PRODUCT_NAME } from "@/lib/product";
import { cn } from "@/lib/utils/cn";

/** The W of five points is decorative: the name is beside it or names the link. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 28 24"
      aria-hidden="true"
      className={cn(
        "h-[min(1.5rem,6.8vw)] w-[min(1.75rem,8vw)] fill-none stroke-[1.6] stroke-current",
        className,
      )}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2.5 4 8 20 14 9l6 11 5.500-16" />
      {[
        [2.5, 4],
        [8, 20],
        [14, 9],
        [20, 20],
        [25.5, 4],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={2.1} className="fill-current stroke-none" />
      ))}
    </svg>
  );
}

/** `nameClass` may hide the name from the eye (narrow rail), never from readers. */
export function Logo({ nameClass }: { nameClass?: string }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-2.5 font-[600] font-serif text-[min(1.4375rem,6.4vw)] leading-none tracking-[-0.02em]">
      <LogoMark />
      <span className={nameClass}>{PRODUCT_NAME}</span>
    </span>
  );
}
