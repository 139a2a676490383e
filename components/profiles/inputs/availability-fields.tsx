import type { StepProps } from "@/components/profiles/builders/step-props";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { SectionHead } from "@/components/ui/section";
import { FieldAt } from "./field-at";

/** Whether a creator takes work now, how fast they answer and how long ahead they are booked. */
export function AvailabilityFields({ values: { availability }, change, errors }: StepProps) {
  const put = (part: Partial<typeof availability>) => change({ availability: { ...availability, ...part } });
  return (
    <section aria-label="Availability" className="min-w-0">
      <SectionHead title="Availability" />
      <div className="mt-3 grid gap-4">
        <Checkbox
          checked={availability.currentlyAccepting}
          onChange={({ target }) => put({ currentlyAccepting: target.checked })}
        >
          Currently accepting collaborations
        </Checkbox>
        <div className="grid gap-4 sm:grid-cols-2">
          <FieldAt
            path="availability.responseTime"
            errors={errors}
            label="Response time"
            note="optional"
            max={100}
          >
            <Input
              autoComplete="off"
              placeholder="2 to 4 hours"
              value={availability.responseTime}
              onChange={({ target }) => put({ responseTime: target.value })}
            />
          </FieldAt>
          <FieldAt
            path="availability.bookingLead"
            errors={errors}
            label="Booking lead"
            note="optional"
            max={100}
          >
            <Input
              autoComplete="off"
              placeholder="Three weeks ahead"
              value={availability.bookingLead}
              onChange={({ target }) => put({ bookingLead: target.value })}
            />
          </FieldAt>
        </div>
      </div>
    </section>
  );
}
