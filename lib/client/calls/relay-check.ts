import { api } from "@/lib/client/api";

const GIVES_UP_MS = 8_000;

/** Asks the relay for an address of its own, as a call behind a firewall would; null where none came. */
export async function readRelay(profileId: string): Promise<{ isSet: boolean; milliseconds: number | null }> {
  const answer = await api.get("/calls/ice-servers", { acting: profileId });
  const iceServers = answer.ok ? answer.data.iceServers : [];
  const isSet = iceServers.some(({ urls }) => urls.some((url) => url.startsWith("turn")));
  if (!isSet) return { isSet, milliseconds: null };
  const connection = new RTCPeerConnection({ iceServers, iceTransportPolicy: "relay" });
  const began = performance.now();
  try {
    const isReached = await new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), GIVES_UP_MS);
      connection.onicecandidate = ({ candidate }) => {
        if (candidate?.type === "relay") resolve(true);
        if (candidate === null) resolve(false);
      };
      connection.createDataChannel("check");
      void connection.setLocalDescription();
    });
    return { isSet, milliseconds: isReached ? Math.round(performance.now() - began) : null };
  } finally {
    connection.close();
  }
}
