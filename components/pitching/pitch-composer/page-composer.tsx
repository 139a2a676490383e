"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { explainNoPitch } from "@/components/pitching/pitch-composer/blocked-pitch";
import { BlockedPitchSection } from "@/components/pitching/pitch-composer/blocked-pitch-section";
import { ComposerActions, ComposerForm } from "@/components/pitching/pitch-composer/composer-form";
import type { ChosenOffer, EarlyInput } from "@/components/pitching/pitch-composer/composer-values";
import { PitchSent, SENT_PATH, sentTitle } from "@/components/pitching/pitch-composer/pitch-sent";
import { type ComposerRecipient, pitchPath } from "@/components/pitching/pitch-composer/recipient";
import { fetchSender, type Sender } from "@/components/pitching/pitch-composer/sender";
import { useComposer } from "@/components/pitching/pitch-composer/use-composer";
import { LinkButton } from "@/components/ui/link-button";
import { answerTimeNote } from "@/lib/domain/pitching/pitches/rules";

export { fetchSender };

type Props = {
  id: string;
  recipient: ComposerRecipient;
  sender: Sender | null;
  earlyInput: EarlyInput;
  chosen: ChosenOffer | null;
};

/** The live form of `/pitch/{id}` says to one's own profile or type why there is none and who can be pitched. */
export function PageComposer(props: Props) {
  const blocked = explainNoPitch(props.sender, props.recipient);
  if (!blocked) return <WritePitch {...props} />;
  return <BlockedPitchSection id={`${props.id}-why`} {...blocked} />;
}

function WritePitch({ id, recipient, sender, earlyInput, chosen }: Props) {
  const formId = `${id}-form`;
  const composer = useComposer({
    id,
    recipient,
    sender,
    typed: earlyInput.typed,
    chosen,
    returnTo: () => pitchPath(recipient),
  });
  useGoOn(earlyInput, composer.next);

  if (composer.sent) {
    return (
      <section className="grid justify-items-start gap-4">
        <h2 className="h2" tabIndex={-1} ref={focusOnce}>
          {sentTitle(recipient)}
        </h2>
        <PitchSent recipient={recipient} />
        <LinkButton href={SENT_PATH} prefetch={false} variant="ink">
          See it in Sent
        </LinkButton>
      </section>
    );
  }
  return (
    <>
      <ComposerForm id={formId} recipient={recipient} sender={sender} composer={composer} level={2} />
      <div className="mt-7 flex flex-wrap items-center justify-between gap-4 border-rule border-t pt-5">
        <span className="flex gap-3 max-md:w-full max-md:[&>*]:flex-1">
          <ComposerActions formId={formId} composer={composer} />
        </span>
        <span className="meta">{sender ? answerTimeNote : "You sign in before it goes out"}</span>
      </div>
    </>
  );
}

/** Continues a pitch that was begun before the form was hydrated. */
function useGoOn({ focus, pressedNext }: EarlyInput, next: () => Promise<void>) {
  useLayoutEffect(() => {
    const field = focus && document.getElementById(focus.id);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.setSelectionRange(focus?.start ?? null, focus?.end ?? null);
  }, [focus]);
  const pressed = useRef(pressedNext);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    void next();
  }, [next]);
}

/** The focus was on a button that is gone, so it goes to the headline, which is read out. */
function focusOnce(heading: HTMLHeadingElement | null) {
  heading?.focus();
}
