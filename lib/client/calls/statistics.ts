/** What has arrived and what is sent, in bytes, as the connection counts it (`RTCPeerConnection.getStats`). */
export type Bytes = { audioIn: number; videoIn: number; audioOut: number; videoOut: number };
export type Statistics = Bytes & {
  /** The microphone's loudness from 0 to 1, as the browser measures it; null where nothing is sent. */
  level: number | null;
  /** Everything goes by a relay. */
  isRelayed: boolean;
};

type Report = { type: string; id: string } & Record<string, unknown>;

const none: Bytes = { audioIn: 0, videoIn: 0, audioOut: 0, videoOut: 0 };

export async function readStatistics(connection: RTCPeerConnection): Promise<Statistics> {
  const reports = await connection.getStats();
  const bytes = { ...none };
  let level: number | null = null;
  let isRelayed = false;
  const byId = (id: unknown) =>
    typeof id === "string" ? (reports.get(id) as Report | undefined) : undefined;
  for (const report of reports.values() as Iterable<Report>) {
    const { type, kind } = report;
    if (type === "inbound-rtp" && (kind === "audio" || kind === "video"))
      bytes[`${kind}In`] += Number(report.bytesReceived ?? 0);
    else if (type === "outbound-rtp" && (kind === "audio" || kind === "video"))
      bytes[`${kind}Out`] += Number(report.bytesSent ?? 0);
    else if (type === "media-source" && kind === "audio")
      level = typeof report.audioLevel === "number" ? report.audioLevel : null;
    else if (type === "transport") {
      const pair = byId(report.selectedCandidatePairId);
      isRelayed ||= [pair?.localCandidateId, pair?.remoteCandidateId].some(
        (id) => byId(id)?.candidateType === "relay",
      );
    }
  }
  return { ...bytes, level, isRelayed };
}
