import { askForCalls } from "@/components/messaging/calls/on-calls-asked";
import { showError } from "@/components/ui/toast";

type At = { conversationId: string; profileId: string };

/** Loads what a call needs and draws. What fails is loaded again by the call itself. */
export const loadCalls = (): void =>
  void Promise.allSettled([
    import("@/lib/client/calls/call-store"),
    import("@/components/messaging/calls/call-host"),
  ]);

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
