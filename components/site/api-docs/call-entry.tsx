import type { Call, Field } from "./read-openapi";

export function CallEntry({ call }: { call: Call }) {
  return (
    <article id={call.id} className="border-rule border-t py-6">
      <h3 className="flex flex-wrap items-baseline gap-x-3 font-[620] text-sm">
        <span className="text-accent">{call.method}</span>
        <code className="[overflow-wrap:anywhere]">/api/v1{call.path}</code>
        {call.isPublic && <span className="meta">no credentials needed</span>}
      </h3>
      <p className="lede mt-1">{call.summary}</p>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        <FieldList
          title={call.bodyType === "multipart/form-data" ? "In (multipart)" : "In"}
          fields={call.input}
          none="Nothing"
        />
        <FieldList title="data" fields={call.output} none="Empty" />
      </div>
    </article>
  );
}

export function FieldList({ title, fields, none }: { title: string; fields: Field[]; none: string }) {
  return (
    <div className="min-w-0">
      <h4 className="label">{title}</h4>
      {fields.length === 0 && <p className="meta mt-1">{none}</p>}
      <dl className="mt-1 text-sm">
        {fields.map(({ name, type, required }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 border-rule border-t py-1.5"
          >
            <dt className="[overflow-wrap:anywhere]">
              {name}
              {!required && <span className="meta"> optional</span>}
            </dt>
            <dd className="text-ink-2 [overflow-wrap:anywhere]">{type}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
