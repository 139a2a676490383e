import type { StepProps } from "@/components/profiles/builders/step-props";
import { LongAbout } from "@/components/profiles/inputs/basic-fields";
import { ContactRows } from "@/components/profiles/inputs/contact-rows";
import { BoilerplateField, FactRows } from "@/components/profiles/inputs/newsroom-fields";
import { Section } from "@/components/ui/section";

export function SourceAbout(props: StepProps) {
  return (
    <>
      <LongAbout {...props} help="What you do, whom you speak for, and since when" />
      <BoilerplateField {...props} />
      <Section title="Press contacts">
        <ContactRows {...props} />
      </Section>
      <Section title="At a glance">
        <FactRows {...props} />
      </Section>
    </>
  );
}
