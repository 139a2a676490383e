import { limitText } from "@/lib/domain/accounts/plans/rules";

/** Each use of a plan is a count, with a bar where the plan sets a limit. */
export function Meter({
  label,
  used,
  limit,
  note,
}: {
  label: string;
  used: number;
  limit: number | null;
  note?: string;
}) {
  return (
    <div className="border-rule border-b py-3 text-sm last:border-b-0">
      <dt className="flex justify-between gap-4 font-[560]">
        {label}
        <span className="num font-normal">
          {used.toLocaleString("en")}
          {limit !== null && ` of ${limit.toLocaleString("en")}`}
        </span>
      </dt>
      <dd className="mt-2">
        {limit !== null && (
          <progress
            className="progress-bar block w-full"
            value={Math.min(used, limit)}
            max={limit}
            aria-label={label}
          />
        )}
        {(note || limit === null) && (
          <span className="meta">
            {[limit === null && `${limitText(null)}.`, note].filter(Boolean).join(" ")}
          </span>
        )}
      </dd>
    </div>
  );
}
