import { cn } from "@/lib/utils/cn";

export type ButtonVariant = "ink" | "line" | "tint" | "text" | "bad";
export type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
  ink: "border-transparent bg-ink text-on-ink not-aria-disabled:not-disabled:hover:bg-ink-2",
  line: "border-edge not-aria-disabled:not-disabled:hover:border-ink not-aria-disabled:not-disabled:hover:bg-sunk",
  tint: "border-transparent bg-accent-tint text-accent not-aria-disabled:not-disabled:hover:bg-accent not-aria-disabled:not-disabled:hover:text-on-ink",
  text: "border-transparent text-ink-2 underline-offset-4 not-aria-disabled:not-disabled:hover:text-ink not-aria-disabled:not-disabled:hover:underline",
  bad: "border-transparent bg-bad text-on-ink not-aria-disabled:not-disabled:hover:opacity-90",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 pointer-coarse:min-h-11 text-xs",
  md: "min-h-11 text-sm",
  lg: "min-h-13 text-base",
};

const paddings: Record<ButtonSize, string> = { sm: "px-3", md: "px-[18px]", lg: "px-6" };

export type ButtonStyle = {
  variant?: ButtonVariant;
  /** 36, 44 or 52 px high; `sm` grows to 44 under a finger. */
  size?: ButtonSize;
  /** Labels such as FOLLOW and PITCH are in capitals; write them in capitals in the source too. */
  caps?: boolean;
  className?: string;
};

/** Buttons, and links that look like one, share these classes. */
export function buttonClass({ variant = "line", size = "md", caps = false, className }: ButtonStyle): string {
  return cn(
    "btn",
    size !== "lg" && "[&_svg]:size-4",
    caps ? "font-[620] tracking-[0.05em]" : "font-[560]",
    variants[variant],
    caps && size === "md" ? "min-h-11 text-xs" : sizes[size],
    variant === "text" ? "px-2" : paddings[size],
    className,
  );
}
