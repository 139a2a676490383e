export function Percent({ percent, small = false }: { percent: string; small?: boolean }) {
  return (
    <span className={`figure-serif num leading-7 ${small ? "text-[1.25rem]" : "text-[1.5rem]"}`}>
      {percent}
      <span className="sr-only"> match</span>
    </span>
  );
}
