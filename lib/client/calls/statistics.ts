/** What has arrived, in bytes, as the connection counts it (`RTCPeerConnection.getStats`). */
export type Bytes = { audioIn: number; videoIn: number };
export type Statistics = Bytes & {
  /** The microphone's loudness from 0 to 1, as the browser measures it; null where nothing is sent. */
  level: number | null;
};

type Report = { type: string } & Record<string, unknown>;

export async function readStatistics(connection: RTCPeerConnection): Promise<Statistics> {
  const reports = await connection.getStats();
  const bytes: Bytes = { audioIn: 0, videoIn: 0 };
  let level: number | null = null;
  for (const report of reports.values() as Iterable<Report>) {
    const { type, kind } = report;
    if (type === "inbound-rtp" && (kind === "audio" || kind === "video"))
      bytes[`${kind}In`] += Number(report.bytesReceived ?? 0);
    else if (type === "media-source" && kind === "audio")
      level = typeof report.audioLevel === "number" ? report.audioLevel : null;
  }
  return { ...bytes, level };
}
