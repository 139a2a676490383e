import { Checkbox } from "@/components/ui/checkbox";
import { SectionHead } from "@/components/ui/section";
import type { InputProps } from "./input-props";
import { LineField } from "./line-field";

/** The fields say whether a creator takes work now, how fast they answer and how long ahead they are booked. */
export function AvailabilityFields({ values: { availability }, change, errors }: InputProps<"availability">) {
  const put = (part: Partial<typeof availability>) => change({ availability: { ...availability, ...part } });
  const field = { at: "availability", values: availability, change: put, errors };
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
          <LineField
            {...field}
            path="responseTime"
            label="Response time"
            note="optional"
            max={100}
            placeholder="2 to 4 hours"
          />
          <LineField
            {...field}
            path="bookingLead"
            label="Booking lead"
            note="optional"
            max={100}
            placeholder="Three weeks ahead"
          />
        </div>
      </div>
    </section>
  );
}
