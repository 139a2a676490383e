import { Section } from "@/components/ui/section";
import { memberRoles } from "@/db/enums";
import { companyActNames, companyActs, may, roleLabels } from "@/lib/domain/profiles/companies/rules";

/** The table that the server asks. */
export function RoleTable() {
  return (
    <Section title="What a role may do" note="The server asks this same table" className="mt-10">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-rule border-b text-left">
            <th className="py-2">Act</th>
            {memberRoles.map((role) => (
              <th key={role} className="py-2 pl-3">
                {roleLabels[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {companyActNames.map((act) => (
            <tr key={act} className="border-rule border-b">
              <th scope="row" className="py-2 text-left font-normal">
                {companyActs[act].label}
              </th>
              {memberRoles.map((role) => (
                <td key={role} className="py-2 pl-3">
                  {may(role, act) ? "Yes" : "No"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="meta mt-2">
        Whoever is removed loses access at once, open windows included. The last Admin hands over first.
      </p>
    </Section>
  );
}
