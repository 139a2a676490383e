"use client";

import { useState } from "react";
import { Switch } from "@/components/ui/switch";
import { api } from "@/lib/client/api";
import type { ReportSchedule } from "@/lib/domain/insights/digests/schema";
import { localTimeZone, momentIn } from "@/lib/utils/dates";

/** Switches the monthly mail on, in the zone of the browser, and says when the next one goes out. */
export function ReportScheduleSwitch({ schedule: stored }: { schedule: ReportSchedule }) {
  const [schedule, setSchedule] = useState(stored);
  const [problem, setProblem] = useState<string | null>(null);

  async function turn(on: boolean) {
    setProblem(null);
    setSchedule({ ...schedule, on });
    const answer = await api.put("/users/analytics/schedule", { body: { on, zone: localTimeZone() } });
    if (answer.ok) return setSchedule(answer.data);
    setSchedule(schedule);
    setProblem(answer.message);
  }

  return (
    <div className="border-rule border-t px-2.5 pt-3 pb-2">
      <Switch
        checked={schedule.on}
        onChange={({ currentTarget }) => void turn(currentTarget.checked)}
        meta={
          <span role="status" className="text-pretty">
            {problem ??
              (schedule.on && schedule.next
                ? `Next: ${momentIn(schedule.next, schedule.zone)}${schedule.zone === "UTC" ? "" : `, ${schedule.zone}`}`
                : "On each month's first day, about the month before")}
          </span>
        }
      >
        Mail me each month's figures
      </Switch>
    </div>
  );
}
