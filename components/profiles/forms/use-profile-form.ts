"use client";

import { useState } from "react";
import { api } from "@/lib/client/api";
import type { ApiResult } from "@/lib/client/api-types";
import { isLikeShape, localCopy } from "@/lib/client/document/local-copy";
import { SavedDocument, type Stored } from "@/lib/client/document/saved-document";
import { useSavedDocument } from "@/lib/client/document/use-saved-document";
import type { OwnProfileView } from "@/lib/domain/profiles/profiles/schema";
import { type ProfileValues, toStored } from "./profile-values";

type Owned = { profileId: string; userId: string; revision: number };
type Options<V extends object> = {
  /** The call that saves, where the profile's own is not it. */
  put?: (
    changes: Partial<V>,
    along: Owned,
    idempotencyKey: string,
    values: V,
  ) => Promise<ApiResult<{ profile: OwnProfileView }>>;
  /** The form's path of a field that the server names otherwise. */
  pathOf?: (path: string) => string;
  /** What of the profile as it was read again this form has otherwise. */
  asRead?: (values: V) => V;
};

const put = (changes: object, along: Owned, idempotencyKey: string) =>
  api.put("/users/profile", { body: { ...changes, ...along }, idempotencyKey });

/** A form of some fields of the own profile. Its button saves it, and what is typed until then is stored in this browser. */
export function openProfile<Field extends keyof ProfileValues>(
  first: Stored<Pick<ProfileValues, Field>, object>,
  userId: string,
  options: Options<Pick<ProfileValues, Field>> = {},
) {
  type Values = Pick<ProfileValues, Field>;
  const profileId = first.id ?? "";
  const fields = Object.keys(first.values) as Field[];
  const { asRead = (values: Values) => values, pathOf } = options;
  const document: SavedDocument<Values, object, null, "all"> = new SavedDocument(first, {
    read: async () => {
      const answer = await api.get("/users/profile");
      if (!answer.ok) return answer;
      const stored = toStored(answer.data.profile, fields);
      return { ok: true, data: { ...stored, values: asRead(stored.values) } };
    },
    save: async ({ key, version, changes }) => {
      const along = { profileId, userId, revision: version };
      const answer = await (options.put ?? put)(changes, along, key, document.getState().values);
      return answer.ok
        ? { ok: true, data: { id: profileId, version: answer.data.profile.revision } }
        : answer;
    },
    local: () =>
      localCopy(
        "tab",
        `draft:profile:${fields}:${profileId}:${userId}`,
        first.values,
        undefined,
        isLikeShape,
      ),
    isHeld: () => true,
    pathOf,
  });
  return document;
}

/** A document of the profile on the page: its values, how they change, and the save of its button. */
export function useProfileForm<V extends object>(
  make: () => SavedDocument<V, object, null, "all">,
  /** The function returns what changes by itself when the button is pressed. */
  tidy: (values: V) => Partial<V> = () => ({}),
) {
  const { document, state } = useSavedDocument(make);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(state.problem);
  const [pressed, setPressed] = useState(0);

  function change(part: Partial<V>) {
    setProblem("");
    document.change(part);
  }

  /** Saves what changed, with `all` what did not as well. */
  async function save(act?: "all") {
    setBusy(true);
    setProblem("");
    // A tag that was typed when the button was pressed is taken as that press ends.
    await new Promise((resolve) => setTimeout(resolve));
    document.change(tidy(document.getState().values));
    const outcome = await document.save(act);
    setBusy(false);
    setPressed((now) => now + 1);
    if (!outcome.ok) setProblem(outcome.message);
    return outcome;
  }

  function choose(field: string, whose: "mine" | "theirs") {
    setProblem("");
    document.choose(field as keyof V, whose);
  }

  // What is wrong with a field is said beside it.
  const isBeside = Object.keys(state.errors).some(Boolean);
  return {
    ...{ document, state, values: state.values, errors: state.errors, change, choose, save, busy, pressed },
    problem: isBeside ? "" : problem,
    isDirty: state.unsaved !== "none",
  };
}
