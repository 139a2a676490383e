import { cn } from "@/lib/utils/cn";

/** Where there is no picture, this is drawn instead: a light over two hills, on the type's tint. */
export function DrawnScene({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      data-drawn
      viewBox="0 0 90 150"
      preserveAspectRatio="xMidYMax slice"
      className={cn("block size-full", className)}
    >
      <rect width="90" height="150" className="fill-accent-tint" />
      <circle cx="61" cy="52" r="15" className="fill-accent-vivid/40" />
      <path d="M0 106c17-20 35-20 52-5s28 12 38-2v51H0z" className="fill-accent/25" />
      <path d="M0 128c22-17 47-14 63-3s20 7 27-2v27H0z" className="fill-accent/45" />
    </svg>
  );
}
