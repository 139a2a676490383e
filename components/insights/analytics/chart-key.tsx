import type { ChartSpec } from "@/components/insights/analytics/tabs";

/** The legend's mark is drawn as the chart draws the figure; without a symbol it is the dotted period before. */
export function ChartKey({
  as,
  color,
  symbol,
  open = false,
  label,
}: {
  as: ChartSpec["as"] | "steps";
  color: string;
  symbol?: "circle" | "square";
  /** The mark of what is not over yet: hatched bars, hollow marks. */
  open?: boolean;
  label: string;
}) {
  return (
    <li className="inline-flex items-center gap-2">
      <svg aria-hidden viewBox="0 0 18 12" width={18} height={12} fill={color} stroke="none">
        {as === "bars" ? (
          open ? (
            <path
              d="M3.5 .5H14.5V11.5H3.5ZM3.5 4L7 .5M3.5 8L11 .5M3.5 11.5L14.5 .5M7 11.5L14.5 4M11 11.5L14.5 8"
              fill="none"
              stroke={color}
              strokeWidth={1.25}
            />
          ) : (
            <rect x={3} width={12} height={12} />
          )
        ) : (
          <>
            <path d="M0 6H18" stroke={color} strokeWidth={2} strokeDasharray={symbol ? undefined : "2 3"} />
            {symbol === "circle" && (
              <circle
                cx={9}
                cy={6}
                r={3.5}
                {...(open && { fill: "var(--paper)", stroke: color, strokeWidth: 1.5 })}
              />
            )}
            {symbol === "square" && <rect x={6} y={3} width={6} height={6} />}
          </>
        )}
      </svg>
      {label}
    </li>
  );
}
