import type { ReactNode } from "react";

/** A row of the settings: what it is, how it stands, and what can be done. On phones the state stands under the title. */
export function SettingsRow({
  icon,
  title,
  badge,
  note,
  state,
  action,
}: {
  icon: ReactNode;
  title: string;
  badge?: ReactNode;
  note?: ReactNode;
  state?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-4 border-rule border-b py-3.5 text-sm md:grid-cols-[20px_minmax(0,1fr)_200px_minmax(7.5rem,auto)] [&>svg]:size-5 [&>svg]:text-ink-3">
      {icon}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-[560] [overflow-wrap:anywhere]">
          {title} {badge}
        </p>
        {note && <p className="meta [overflow-wrap:anywhere]">{note}</p>}
        {state && <p className="num mt-0.5 text-ink-2 md:hidden">{state}</p>}
      </div>
      <p className="num text-right text-ink-2 max-md:hidden">{state}</p>
      <div className="justify-self-end">{action}</div>
    </div>
  );
}
