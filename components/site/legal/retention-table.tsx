import { retention } from "@/lib/domain/accounts/personal-data/retention";

/** On phones the three columns stand under each other. */
export function RetentionTable() {
  return (
    <dl aria-label="What is kept, why and for how long" className="mt-4 border-rule border-t">
      {Object.values(retention).map(({ what, why, period }) => (
        <div
          key={what}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 border-rule border-b py-3 text-sm md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
        >
          <dt className="font-[560] text-pretty [overflow-wrap:anywhere]">{what}</dt>
          <dd className="text-ink-2 text-pretty">
            {why}. <span className="block text-ink-3 text-xs">{period}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
