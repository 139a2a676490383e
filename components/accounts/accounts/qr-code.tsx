import { encode } from "uqr";

/** The QR code is one path, dark on white in both themes, as cameras want it, with the quiet zone around. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 flex-none rounded-md border border-rule"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#1b1814" />
    </svg>
  );
}
