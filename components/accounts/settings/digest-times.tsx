"use client";

import { TimeField } from "@/components/accounts/settings/time-field";
import type { Changes, Preferences } from "@/components/accounts/settings/use-preferences";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import { Select } from "@/components/ui/select";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export function DigestTimes({ shown, change }: { shown: Preferences; change: (changes: Changes) => void }) {
  return (
    <Section title="Digests and new releases">
      <div className="mt-4 grid grid-cols-2 gap-3">
        <TimeField label="At" name="digestTime" value={shown.digestTime} onChange={change} />
        <Field label="Weekly on">
          <Select
            name="digestDay"
            value={shown.digestDay}
            onChange={(event) => change({ digestDay: Number(event.target.value) })}
          >
            {weekdays.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Link
        href="/settings/notifications/preview"
        className="hit-area link mt-3 inline-flex min-h-11 items-center text-sm"
      >
        See the mails as they would come now
      </Link>
    </Section>
  );
}
