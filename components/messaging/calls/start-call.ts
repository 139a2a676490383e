import { askForCalls } from "@/components/messaging/calls/on-calls-asked";
import { showError } from "@/components/ui/toast";

type At = { conversationId: string; profileId: string };

/** What a call needs is loaded when somebody calls. */
export async function startCall(at: At, kind: "voice" | "video"): Promise<void> {
  askForCalls();
  try {
    const { callStore } = await import("@/lib/client/calls/call-store");
    await callStore.start(at, kind);
  } catch {
    showError(`Failed to start ${kind} call`, {
      action: { label: "Retry", onClick: () => void startCall(at, kind) },
    });
  }
}
