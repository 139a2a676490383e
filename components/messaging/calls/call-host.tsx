"use client";

import { useEffect, useState } from "react";
import { fetchViewer } from "@/components/layout/viewer-call";
import { CallErrorPanel } from "@/components/messaging/calls/call-error-panel";
import { useCallNews } from "@/components/messaging/calls/call-news";
import { CallScreen } from "@/components/messaging/calls/call-screen";
import { ElsewhereBar } from "@/components/messaging/calls/elsewhere-bar";
import { RingBanner } from "@/components/messaging/calls/ring-banner";
import { useCalls } from "@/components/messaging/calls/use-calls";
import { AccentScope } from "@/components/ui/accent-scope";
import { expectToasts } from "@/components/ui/toast";
import { callStore } from "@/lib/client/calls/call-store";
import { accentOf, parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";

/** Calls ring and are held here, over whichever page is open. */
export function CallHost() {
  const { ringing, held, elsewhere, problem } = useCalls();
  const [userType, setUserType] = useState("");
  const news = useCallNews();

  useEffect(() => {
    expectToasts();
    let stop = () => {};
    let isGone = false;
    // The page needs no answer to this; a lost one is made up for by the next page.
    void fetchViewer()
      .catch(() => null)
      .then((viewer) => {
        if (!viewer || isGone) return;
        setUserType(viewer.user.userType);
        stop = callStore.follow(viewer.user.id);
      });
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  return (
    <AccentScope accent={accentOf(parseUserType(userType) ?? "press")}>
      <p aria-live="assertive" className="sr-only">
        {news}
      </p>
      {held && <CallScreen key={held.call.id} state={held} />}
      {!held && ringing[0] && <RingBanner key={ringing[0].id} call={ringing[0]} />}
      {!held && !ringing[0] && elsewhere && <ElsewhereBar call={elsewhere} />}
      {problem && <CallErrorPanel problem={problem} />}
    </AccentScope>
  );
}
