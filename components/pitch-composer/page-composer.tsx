"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { ComposerActions, ComposerForm } from "@/components/pitch-composer/composer-form";
import type { Begun } from "@/components/pitch-composer/composer-values";
import { PitchSent, SENT_PATH, sentTitle } from "@/components/pitch-composer/pitch-sent";
import { type ComposerRecipient, pitchPath } from "@/components/pitch-composer/recipient";
import { askSender, type Sender } from "@/components/pitch-composer/sender";
import { useComposer } from "@/components/pitch-composer/use-composer";
import { explainNoPitch } from "@/components/pitch-composer/why-not";
import { WhyNotSection } from "@/components/pitch-composer/why-not-ways";
import { LinkButton } from "@/components/ui/link-button";
import { answerTimeNote } from "@/lib/domain/pitches/rules";

export { askSender };

type Props = { id: string; recipient: ComposerRecipient; sender: Sender | null; begun: Begun };

/** The live form of `/pitch/{id}`; to one's own profile or type, why there is none and who can be pitched. */
export function PageComposer(props: Props) {
  const whyNot = explainNoPitch(props.sender, props.recipient);
  if (!whyNot) return <WritePitch {...props} />;
  return <WhyNotSection id={`${props.id}-why`} {...whyNot} />;
}

function WritePitch({ id, recipient, sender, begun }: Props) {
  const formId = `${id}-form`;
  const composer = useComposer({
    id,
    recipient,
    sender,
    typed: begun.typed,
    returnTo: () => pitchPath(recipient),
  });
  useGoOn(begun, composer.next);

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
function useGoOn({ focus, pressedNext }: Begun, next: () => Promise<void>) {
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

/** What replaced the form is read out: the focus, which stood on a button that is gone, goes to the headline. */
function focusOnce(heading: HTMLHeadingElement | null) {
  heading?.focus();
}
