"use client";

import { Check, Monitor, Plug, Smartphone } from "lucide-react";
import { SettingsRow } from "@/components/accounts/accounts/settings-row";
import { ActionForm } from "@/components/ui/action-form";
import { Badge } from "@/components/ui/badge";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { When } from "@/components/ui/when-time";
import { endOtherSessions, endSession } from "@/lib/actions/account-security";
import type { SessionView } from "@/lib/domain/accounts/accounts/schema";
import { localBrief } from "@/lib/utils/dates";

const iconOf = ({ kind, device }: SessionView) => {
  if (kind === "api") return <Plug aria-hidden />;
  return /iPhone|iPad|Android/.test(device) ? <Smartphone aria-hidden /> : <Monitor aria-hidden />;
};

/** Each session but this one has its own sign-out, and there is one for all others. */
export function SessionList({ sessions }: { sessions: SessionView[] }) {
  return (
    <>
      {sessions.map((session) => (
        <SettingsRow
          key={session.id}
          icon={iconOf(session)}
          title={session.device}
          badge={
            session.current && (
              <Badge tone="good" icon={<Check aria-hidden />}>
                This device
              </Badge>
            )
          }
          note={session.ip ?? "Address unknown"}
          state={session.current ? "Active now" : <When iso={session.lastSeenAt} as={localBrief} />}
          action={
            !session.current && (
              <ActionForm action={endSession} fields={{ id: session.id }} size="sm" busyLabel="Ending">
                Sign out<VisuallyHidden> {session.device}</VisuallyHidden>
              </ActionForm>
            )
          }
        />
      ))}
      {sessions.length > 1 && (
        <div className="mt-3 flex justify-end">
          <ActionForm action={endOtherSessions} variant="text" busyLabel="Signing out">
            Sign out everywhere else
          </ActionForm>
        </div>
      )}
    </>
  );
}
