"use client";

import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { ProductRequestView } from "@/lib/domain/newsrooms/product-requests/schema";
import { utcDay } from "@/lib/utils/dates";

export type RequestAct = ProductRequestView["acts"][number];
type Status = ProductRequestView["status"];

const states: Record<Status, { tone: BadgeTone; word: string }> = {
  ASKED: { tone: "accent", word: "Asked" },
  GRANTED: { tone: "good", word: "Granted" },
  DECLINED: { tone: "plain", word: "Declined" },
  SENT: { tone: "good", word: "Sent" },
  DUE: { tone: "warn", word: "Due back" },
  RETURNED: { tone: "plain", word: "Returned" },
  KEPT: { tone: "plain", word: "Kept" },
  WITHDRAWN: { tone: "plain", word: "Withdrawn" },
};

const actLabels: Record<RequestAct, string> = {
  grant: "Grant",
  decline: "Decline",
  withdraw: "Withdraw",
  send: "Mark as sent",
  return: "Mark as returned",
  keep: "Mark as kept",
};

export function RequestRow({
  request,
  busy,
  onAct,
}: {
  request: ProductRequestView;
  busy: boolean;
  onAct: (act: RequestAct) => void;
}) {
  const { side, owner, requester, productTitle, imageUrl, message, note, status, acts } = request;
  const other = side === "owner" ? requester : owner;
  const { tone, word } = states[status];
  return (
    <li className="grid gap-x-5 gap-y-3 border-rule border-t py-5 first:border-t-0 md:grid-cols-[96px_minmax(0,1fr)_auto]">
      {imageUrl ? (
        // biome-ignore lint/performance/noImgElement: its sizes were made at upload
        <img
          src={imageUrl}
          alt=""
          width={96}
          height={64}
          loading="lazy"
          className="h-16 w-24 rounded-md bg-sunk object-cover"
        />
      ) : (
        <span aria-hidden className="h-16 w-24 rounded-md bg-accent-tint max-md:hidden" />
      )}
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="h4 [overflow-wrap:anywhere]">{productTitle}</h2>
          <Badge tone={tone}>{word}</Badge>
        </div>
        <p className="meta mt-1 flex items-center gap-2">
          <ProfilePicture profile={other} size="sm" />
          <span>
            {side === "owner" ? "Asked by " : "Asked of "}
            <a href={other.url} className="link">
              {other.name}
            </a>
            , {utcDay(request.createdAt)}
          </span>
        </p>
        {message && (
          <p className="mt-2 max-w-prose text-ink-2 text-pretty text-sm [overflow-wrap:anywhere]">
            {message}
          </p>
        )}
        <p className="mt-2 text-sm">{describeStep(request)}</p>
        {note && <p className="meta mt-1 [overflow-wrap:anywhere]">“{note}”</p>}
      </div>
      {acts.length > 0 && (
        <div className="flex flex-wrap content-start gap-2 md:justify-end">
          {acts.map((act) => (
            <Button
              key={act}
              size="sm"
              variant={act === "grant" || act === "send" || act === "return" ? "tint" : "text"}
              busy={busy}
              aria-label={`${actLabels[act]}: ${productTitle}`}
              onClick={() => onAct(act)}
            >
              {actLabels[act]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** Writes the state of the request, with the days that matter. */
function describeStep({
  status,
  loan,
  dueAt,
  sentAt,
  endedAt,
  answeredAt,
  side,
}: ProductRequestView): string {
  const on = (moment: string | null) => (moment ? ` on ${utcDay(moment)}` : "");
  const terms = loan === "GIFT" ? "a gift" : `a loan${dueAt ? ` until ${utcDay(dueAt)}` : ""}`;
  switch (status) {
    case "ASKED":
      return side === "owner" ? "Waits for your answer." : "Waits for an answer.";
    case "GRANTED":
      return `Granted${on(answeredAt)} as ${terms}.`;
    case "DECLINED":
      return `Declined${on(answeredAt)}.`;
    case "SENT":
      return `Sent${on(sentAt)}, ${terms}.`;
    case "DUE":
      return `Was due back${on(dueAt)}.`;
    case "RETURNED":
      return `Returned${on(endedAt)}.`;
    case "KEPT":
      return `Kept, since ${endedAt ? utcDay(endedAt) : "then"}.`;
    case "WITHDRAWN":
      return `Withdrawn${on(endedAt)}.`;
  }
}
