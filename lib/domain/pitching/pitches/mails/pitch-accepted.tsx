import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface PitchAcceptedData {
  senderName: string;
  recipientName: string;
  pitchTitle: string;
  /** The pitch in the inbox. */
  pitchUrl: string;
  appUrl: string;
  unsubscribeUrl: string | undefined;
}

export function pitchAcceptedMail(data: PitchAcceptedData): MailTemplate {
  const { senderName, recipientName, pitchTitle, pitchUrl, appUrl, unsubscribeUrl } = data;
  return {
    subject: `${recipientName} accepted your pitch: ${pitchTitle}`,
    element: (
      <MailLayout
        preview={`You can now write to ${recipientName}.`}
        heading={`${recipientName} accepted your pitch`}
        appUrl={appUrl}
        unsubscribeUrl={unsubscribeUrl}
      >
        <MailText>
          Hello <bdi>{senderName}</bdi>, good news: <bdi>{recipientName}</bdi> accepted “
          <bdi>{pitchTitle}</bdi>”. The collaboration is active, and you can write to each other now.
        </MailText>
        <MailAction href={pitchUrl}>Open the conversation</MailAction>
      </MailLayout>
    ),
  };
}
