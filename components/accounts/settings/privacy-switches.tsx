"use client";

import { useId } from "react";
import { PreferenceBox } from "@/components/accounts/settings/preference-box";
import { PreferencesForm } from "@/components/accounts/settings/preferences-form";
import { type Preferences, usePreferences } from "@/components/accounts/settings/use-preferences";
import { useMay } from "@/components/profiles/companies/rights";
import { savePrivacy } from "@/lib/actions/settings";
import { companyActs } from "@/lib/domain/profiles/companies/rules";

const rows = [
  {
    name: "publicProfile",
    title: "Profile visible",
    text: "You stand in directories, search and Discover. Off: you leave them, the sitemap and your public page at once, and search engines as they come by. Matches, conversations and pitches stay.",
  },
  {
    name: "allowDirectMessages",
    title: "Allow direct messages",
    text: "Matches may start a conversation without a pitch. Off: new ones are refused. Those you wrote to, or worked with after an accepted pitch, still reach you.",
  },
  {
    name: "autoMatch",
    title: "Prepare matches daily",
    text: "autoMatch looks each morning for new people and tells you. It never likes or writes for you.",
  },
  {
    name: "ai",
    title: "AI may read my drafts",
    text: "For scores, proposals and the AI Verified check. Off: they go, the scores of what you wrote are deleted, and nothing of yours is sent to a provider. Matching goes on without them.",
  },
] as const;

/** Each switch says what it does, and what off means. */
export function PrivacySwitches({ preferences }: { preferences: Preferences }) {
  const { shown, change } = usePreferences(preferences);
  const id = useId();
  const mayPublish = useMay("publish");
  const isFixed = (name: string) => name === "publicProfile" && !mayPublish;
  return (
    <PreferencesForm
      action={savePrivacy}
      names={rows.map(({ name }) => name).filter((name) => !isFixed(name))}
    >
      <ul>
        {rows.map(({ name, title, text }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-rule border-b py-5 md:grid-cols-[minmax(180px,38%)_minmax(0,1fr)_auto] md:items-center"
          >
            <label htmlFor={`${id}-${name}`} className="h4 self-center">
              {title}
            </label>
            <p id={`${id}-${name}-text`} className="text-pretty text-ink-2 text-sm max-md:row-start-2">
              {text}
              {isFixed(name) && ` ${companyActs.publish.waits}`}
            </p>
            <PreferenceBox
              name={name}
              shown={shown}
              onChange={change}
              disabled={isFixed(name)}
              id={`${id}-${name}`}
              aria-describedby={`${id}-${name}-text`}
            />
          </li>
        ))}
      </ul>
    </PreferencesForm>
  );
}
