"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { PitchRecipient, SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { SendProblemNote } from "@/components/pitching/pitch-dialogs/send-problem-note";
import { usePitchSend } from "@/components/pitching/pitch-dialogs/use-pitch-send";
import { WaitsNote } from "@/components/profiles/companies/rights";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { FactorBar, FactorList } from "@/components/ui/factor-bar";
import { LinkButton } from "@/components/ui/link-button";
import { ANSWER_DAYS } from "@/lib/product";
import { quoted } from "@/lib/utils/quoted";

type Factor = { key: string; name: string; value: number; reason: string };

/**
 * The only active pitch is sent while the match is read; what prevented it is said here with the way out, and it can be
 * sent again.
 */
export function MatchNote({
  recipient,
  headline,
  lead,
  media,
  factors,
  pitch,
  maySend,
  conversationId,
  onClose,
}: {
  recipient: PitchRecipient;
  headline: string;
  lead: string;
  media: ReactNode;
  factors: Factor[];
  /** The pitch to send; null where there is none in use. */
  pitch: SavedPitch | null;
  /** The viewer's role may send pitches. */
  maySend: boolean;
  conversationId: string | null;
  onClose: () => void;
}) {
  const sending = usePitchSend(recipient);
  const [sent, setSent] = useState(false);
  const started = useRef(false);
  async function send() {
    if (pitch && (await sending.sendSaved(pitch.id))) setSent(true);
  }
  // One like sends once: the sending belongs to the match, not to a render.
  const sendOnce = useEffectEvent(() => {
    if (started.current) return;
    started.current = true;
    void send();
  });
  useEffect(() => sendOnce(), []);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        media={media}
        title={<span className="h1">{headline}</span>}
        description={lead}
        actions={
          <>
            <Button variant="text" onClick={onClose}>
              Keep looking
            </Button>
            {!pitch && maySend && (
              <LinkButton href="/matching?tab=create-pitch" variant="ink">
                Create a pitch
              </LinkButton>
            )}
            {pitch && sending.problem && (
              <Button
                variant="ink"
                busy={sending.busy !== null}
                busyLabel="Sending"
                onClick={() => void send()}
              >
                Send Pitch
              </Button>
            )}
            {(pitch ? !sending.problem : !maySend) && conversationId && (
              <LinkButton
                href={`/matching?tab=inbox&conversation=${conversationId}`}
                prefetch={false}
                variant="ink"
                caps
              >
                MESSAGE
              </LinkButton>
            )}
          </>
        }
      >
        {!maySend && <WaitsNote act="sendPitches" className="mt-2" />}
        {pitch && (
          <p role="status" className="mt-2 text-pretty text-sm">
            {sending.busy && `Sending ${quoted(pitch.title)}…`}
            {sent &&
              `${quoted(pitch.title)} is on its way. It waits up to ${ANSWER_DAYS} days for an answer.`}
          </p>
        )}
        <div className="my-3">
          <SendProblemNote problem={sending.problem} />
        </div>
        {factors.length > 0 && (
          <FactorList label="Why you match">
            {factors.map(({ key, name, value, reason }) => (
              <FactorBar key={key} name={name} value={value} reason={reason} />
            ))}
          </FactorList>
        )}
      </DialogContent>
    </Dialog>
  );
}
