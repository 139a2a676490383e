"use client";

import { kindLabels } from "@/components/profiles/verification/labels";
import { AddressField } from "@/components/ui/address-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { submitEvidence } from "@/lib/actions/verification";
import { useServerForm } from "@/lib/client/use-server-form";
import type { EvidenceView } from "@/lib/domain/profiles/evidence/schema";

const NAMES = ["kind", "outlet", "url", "publishedOn"];

/** The form works without scripts; what was typed stays after a refusal. */
export function SubmitForm({
  kinds,
  newest,
  profileAddress,
}: {
  kinds: EvidenceView["kind"][];
  /** The id of what was submitted last: what is typed belongs to the submission after it. */
  newest: string;
  profileAddress: string;
}) {
  const { form, problemBeside, sending, errorOf, typed } = useServerForm(
    submitEvidence,
    `evidence:${newest}`,
  );
  return (
    <form {...form} className="mt-5 grid max-w-[480px] gap-5">
      <FormError>{problemBeside(NAMES)}</FormError>
      <Field label="What it is" id="evidence-kind" error={errorOf("kind")}>
        {/* The select is made anew after a refusal, because React leaves its choice as the page first had it. */}
        <Select key={typed("kind")} name="kind" defaultValue={typed("kind") ?? kinds[0]}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabels[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Outlet" id="evidence-outlet" error={errorOf("outlet")}>
        <Input name="outlet" maxLength={100} defaultValue={typed("outlet")} />
      </Field>
      <AddressField
        label="Address"
        id="evidence-url"
        error={errorOf("url")}
        help={
          <>
            The page itself; for an e-mail the outlet's site. An author page counts once it links to{" "}
            <span className="[overflow-wrap:anywhere]">{profileAddress}</span>
          </>
        }
        input={{ name: "url", placeholder: undefined, defaultValue: typed("url") }}
      />
      {kinds.includes("BYLINE") && (
        <Field
          label="Published on"
          note="of a byline"
          id="evidence-published"
          error={errorOf("publishedOn")}
          help="The date that the page itself states comes first"
        >
          <Input name="publishedOn" type="date" defaultValue={typed("publishedOn")} className="num" />
        </Field>
      )}
      <div>
        <Button type="submit" variant="ink" busy={sending} busyLabel="Submitting">
          Submit
        </Button>
      </div>
    </form>
  );
}
