"use client";

import { ChevronUp } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { api } from "@/lib/client/api";
import type { SendTimesView } from "@/lib/domain/messaging/messages/schema";
import {
  fromDateTimeInput,
  localTimeZone,
  momentIn,
  placeOfZone,
  timeIn,
  toDateTimeInput,
} from "@/lib/utils/dates";

/** Sends what is written at another time: after the other one's quiet hours, in their morning, or at a time of one's own. */
export function SendLater({
  conversationId,
  theirName,
  disabled,
  onSend,
}: {
  conversationId: string;
  theirName: string;
  disabled: boolean;
  onSend: (sendAt: string) => void;
}) {
  const [times, setTimes] = useState<SendTimesView | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);

  async function load(open: boolean) {
    if (!open) return;
    const params = { id: conversationId };
    const response = await api.get("/messages/conversations/{id}/send-times", { params });
    if (response.ok) setTimes(response.data.sendTimes);
  }

  return (
    <>
      <DropdownMenu onOpenChange={(open) => void load(open)}>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ink"
            aria-label="Send later"
            disabled={disabled}
            className="-ml-2 rounded-l-none border-paper/30 border-l px-2"
          >
            <ChevronUp aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent side="top">
          {times && (
            <p className="meta num px-2.5 py-1.5">
              {theirName} is in {placeOfZone(times.zone)}, {timeIn(times.now, times.zone)} there now
            </p>
          )}
          {times && (
            <>
              {times.quietUntil && (
                <Choice
                  label="After their quiet hours"
                  at={times.quietUntil}
                  zone={times.zone}
                  onSend={onSend}
                />
              )}
              {times.nextMorning !== times.quietUntil && (
                <Choice label="Next morning" at={times.nextMorning} zone={times.zone} onSend={onSend} />
              )}
              {times.nextMonday !== times.nextMorning && (
                <Choice label="Monday morning" at={times.nextMonday} zone={times.zone} onSend={onSend} />
              )}
            </>
          )}
          <DropdownMenuItem onSelect={() => setIsChoosing(true)}>Choose day and time</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isChoosing && (
        <ChooseTime
          onClose={() => setIsChoosing(false)}
          onChoose={(at) => {
            setIsChoosing(false);
            onSend(at);
          }}
        />
      )}
    </>
  );
}

const Choice = ({
  label,
  at,
  zone,
  onSend,
}: {
  label: string;
  at: string;
  zone: string;
  onSend: (at: string) => void;
}) => (
  <DropdownMenuItem onSelect={() => onSend(at)}>
    <span className="flex-1">{label}</span>
    <span className="meta num">{momentIn(at, zone)}</span>
  </DropdownMenuItem>
);

const HOUR_MS = 3_600_000;

function ChooseTime({ onClose, onChoose }: { onClose: () => void; onChoose: (at: string) => void }) {
  const zone = localTimeZone();
  const [value, setValue] = useState(() => toDateTimeInput(new Date(Date.now() + HOUR_MS), zone));
  const at = fromDateTimeInput(value, zone);
  const problem = at && at.getTime() > Date.now() ? undefined : "Please choose a time that lies ahead.";
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Send later">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (at && !problem) onChoose(at.toISOString());
          }}
        >
          <Field label={`Day and time, in ${placeOfZone(zone)}`} error={problem}>
            <Input type="datetime-local" value={value} onChange={({ target }) => setValue(target.value)} />
          </Field>
          <div className="flex justify-end gap-2 pt-4">
            <Button variant="text" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="ink" disabled={Boolean(problem)}>
              Send then
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
