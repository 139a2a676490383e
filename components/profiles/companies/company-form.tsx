"use client";

import { ActionForm } from "@/components/ui/action-form";
import { AddressField } from "@/components/ui/address-field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { remindTwoFactor, updateCompany } from "@/lib/actions/company";
import { useServerForm } from "@/lib/client/use-server-form";
import { companyMessages, TWO_FACTOR_DAYS } from "@/lib/domain/profiles/companies/rules";
import { type CompanyView, companyLimits } from "@/lib/domain/profiles/companies/schema";
import { sourceIndustries } from "@/lib/domain/vocabulary/options/options";
import { utcDay } from "@/lib/utils/dates";
import { SettingsPart } from "./settings-part";

const FIELDS = ["name", "website", "description", "industry"] as const;
const TICKED = ["newsroomsVisible", "newsroomsTakeMessages", "requiresTwoFactor"] as const;

/** Says since when two-factor is asked for, by the day that its grace ends. */
function describeGrace(company: CompanyView): string {
  if (!company.twoFactorFrom) return `A member without it may go on for ${TWO_FACTOR_DAYS} days.`;
  const until = new Date(company.twoFactorFrom);
  const since = new Date(until.getTime() - TWO_FACTOR_DAYS * 86_400_000).toISOString();
  return `On since ${utcDay(since)}. Who has none may go on until ${utcDay(company.twoFactorFrom)}, ${TWO_FACTOR_DAYS} days; from then signing in leads to the set-up first, and tokens of theirs answer 403.`;
}

export function CompanyForm({
  company,
  withoutTwoFactor,
}: {
  company: CompanyView;
  /** The names of the active members who have not set it up. */
  withoutTwoFactor: string[];
}) {
  const { form, refusal, sending, errorOf, problemBeside, typed } = useServerForm(
    updateCompany,
    "company-settings",
  );
  const ticked = (name: (typeof TICKED)[number]) => ({
    name,
    defaultChecked: refusal ? typed(name) !== undefined : company[name],
  });
  return (
    <>
      <form {...form}>
        <FormError>{problemBeside(FIELDS)}</FormError>
        {/* The fields as this page got them: what was not changed here is not sent. */}
        {FIELDS.map((name) => (
          <input key={name} type="hidden" name={`before.${name}`} value={company[name] ?? ""} />
        ))}
        {TICKED.map((name) => (
          <input key={name} type="hidden" name={`before.${name}`} value={company[name] ? "on" : ""} />
        ))}
        <SettingsPart title="Company">
          <div className="grid gap-5">
            <div className="grid gap-5 md:grid-cols-2">
              <Field label="Company name" error={errorOf("name")} max={companyLimits.name}>
                <Input name="name" defaultValue={typed("name") ?? company.name} required />
              </Field>
              <AddressField
                label="Website"
                error={errorOf("website")}
                input={{ name: "website", defaultValue: typed("website") ?? company.website ?? "" }}
              />
            </div>
            <Field label="Industry" help="New profiles begin with its topics" error={errorOf("industry")}>
              <Select
                key={typed("industry") ?? company.industry}
                name="industry"
                defaultValue={typed("industry") ?? company.industry ?? ""}
              >
                <option value="">None chosen</option>
                {sourceIndustries.map((industry) => (
                  <option key={industry}>{industry}</option>
                ))}
              </Select>
            </Field>
            <Field
              label="Description"
              help="The boilerplate of new newsrooms"
              error={errorOf("description")}
              max={companyLimits.description}
            >
              <Textarea
                name="description"
                rows={3}
                defaultValue={typed("description") ?? company.description}
              />
            </Field>
          </div>
        </SettingsPart>
        <SettingsPart title="Defaults" note="For what is made from now on">
          <Checkbox {...ticked("newsroomsVisible")}>New profiles are public once they are complete</Checkbox>
          <Checkbox {...ticked("newsroomsTakeMessages")}>New profiles take direct messages</Checkbox>
        </SettingsPart>
        <SettingsPart title="Two-factor" note="For every member">
          <Checkbox {...ticked("requiresTwoFactor")} meta={describeGrace(company)}>
            Require two-factor
          </Checkbox>
        </SettingsPart>
        <div className="border-rule border-t py-5">
          <Button type="submit" variant="ink" busy={sending} busyLabel="Saving">
            Save settings
          </Button>
        </div>
      </form>
      {company.requiresTwoFactor && (
        <SettingsPart title="Without two-factor" note="Active members">
          {withoutTwoFactor.length > 0 ? (
            <div className="grid gap-4">
              <p className="text-sm [overflow-wrap:anywhere]">{withoutTwoFactor.join(", ")}</p>
              <ActionForm action={remindTwoFactor} variant="line" className="justify-self-start">
                Remind by mail
              </ActionForm>
            </div>
          ) : (
            <p className="text-sm">{companyMessages.allHaveTwoFactor}</p>
          )}
        </SettingsPart>
      )}
    </>
  );
}
