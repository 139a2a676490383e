"use client";

import { PhoneMissed, PhoneOff, Users } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { phaseOf, RING_KEY } from "@/components/messaging/calls/call-labels";
import { OFF, stripOf } from "@/components/messaging/calls/call-strip";
import { useCalls } from "@/components/messaging/calls/use-calls";
import { showNews } from "@/components/ui/toast";
import { type CallEnd, callStore, kindOf } from "@/lib/client/calls/call-store";

/** Says how a ring or a call ended here, with the way on. */
export function tellEnd({ call, how }: CallEnd): string | null {
  const { counterpart, isCaller, outcome } = call;
  const { name } = counterpart;
  const kind = kindOf(call);
  const again = (label: string) => ({
    label,
    onClick: () =>
      void callStore.start({ conversationId: call.conversationId, profileId: call.ownProfileId }, kind),
  });
  const say = (message: string, options: Parameters<typeof showNews>[1] = {}) => {
    showNews(message, { id: `call-${call.id}`, ...options });
    return message;
  };
  // A bar says where the call is, and offers to take it over.
  if (how === "elsewhere") return "Answered on another device";
  if (how === "moved") return "The call goes on on another device";
  if (how === "hungUp") return "You hung up";
  if (how === "declined") return "You declined";
  if (outcome === "BUSY" && !isCaller)
    return say(`${name} calls`, {
      detail: "They read that you are in another call",
      icon: <Users aria-hidden />,
    });
  if (outcome === "BUSY")
    return say(`${name} is in another call`, {
      ...{ detail: "The conversation says that you rang", icon: <Users aria-hidden /> },
    });
  if (outcome === "DECLINED")
    return isCaller ? say(`${name} declined`, { icon: <PhoneOff aria-hidden /> }) : null;
  if (outcome === "MISSED" && isCaller)
    return say(`No answer from ${name}`, { action: again("Try again"), icon: <PhoneMissed aria-hidden /> });
  if (outcome === "MISSED" || outcome === "CANCELLED")
    return isCaller
      ? null
      : say(`Missed ${kind} call`, {
          ...{ detail: name, action: again("Call back"), icon: <PhoneMissed aria-hidden /> },
        });
  if (outcome === "LOST") return say("The line broke", { detail: name, action: again("Call again") });
  return say(`The call with ${name} has ended`);
}

/** Returns what screen readers hear: each change of a call's state. */
export function useCallNews(): string {
  const { held, ringing } = useCalls();
  const [news, setNews] = useState("");
  const before = useRef("");
  useEffect(
    () =>
      callStore.onEnd((end) => {
        const message = tellEnd(end);
        if (message) setNews(message);
      }),
    [],
  );
  const ring = ringing[0];
  const ringer =
    ring && !held
      ? `Incoming ${kindOf(ring)} call from ${ring.counterpart.name}. ${RING_KEY} leads to it`
      : "";
  useEffect(() => {
    if (ringer) setNews(ringer);
  }, [ringer]);
  const phase = held?.phase ?? "";
  const name = held?.call.counterpart.name ?? "";
  useEffect(() => {
    const was = before.current;
    before.current = phase;
    if (!phase || phase === was) return;
    if (phase === "connected") setNews(was === "reconnecting" ? "Connected again" : `Connected with ${name}`);
    else setNews(`${name}: ${phaseOf({ phase })}`);
  }, [phase, name]);
  const isConnected = phase === "connected";
  const strip = (isConnected && held && stripOf(held)?.text) || "";
  const hears = held?.hears === true;
  useEffect(() => {
    if (strip) setNews(strip);
    else if (isConnected && hears)
      setNews((last) => (last.endsWith(OFF) ? `${name}: microphone is on` : last));
  }, [strip, isConnected, hears, name]);
  return news;
}
