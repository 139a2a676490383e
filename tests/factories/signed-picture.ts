import sharp from "sharp";

/** A certificate of a signer whom nobody knows, under a root of its own; both are valid for a hundred years. */
const CHAIN = `-----BEGIN CERTIFICATE-----
MIIB4jCCAYigAwIBAgIUMxyjNz5Qm8EP2xMxqvJXtnLdCQkwCgYIKoZIzj0EAwIw
LTEXMBUGA1UECgwORml2ZXdpcmUgdGVzdHMxEjAQBgNVBAMMCVRlc3Qgcm9vdDAg
Fw0yNjExMjYyMDIxMDVaGA8yMTI2MTEwMjIwMjEwNVowPDEdMBsGA1UECgwUSG9s
bG93IFBpbmUgUGljdHVyZXMxGzAZBgNVBAMMEkhvbGxvdyBQaW5lIENhbWVyYTBZ
MBMGByqGSM49AgEGCCqGSM49AwEHA0IABMOT+0xgSJBaAQ4j4TxGQPgFgzacCxW6
WIrMRSufE37E49SOPFHC4d58SAF0DSs6DtBTddeqHXv0xiM0T0zzzHejdTBzMAwG
A1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgeAMBMGA1UdJQQMMAoGCCsGAQUFBwME
MB0GA1UdDgQWBBQntJnrfd6CXWTD1u576JRmzRAQgjAfBgNVHSMEGDAWgBQpvd85
LfDlwp4O/hrW473RXaKlrDAKBggqhkjOPQQDAgNIADBFAiAYrsXIB2RBk++GuI34
DnuRbvz09A3cP7wffgEm8CdCtQIhAO71XaZh5/V7v1ZjJ8nCeRPk0Q+mehTu8Kbf
AOIOnIwh
-----END CERTIFICATE-----
-----BEGIN CERTIFICATE-----
MIIBoDCCAUagAwIBAgIUaIw7GAdZZIFNl6kC1Vu72l7FIuYwCgYIKoZIzj0EAwIw
LTEXMBUGA1UECgwORml2ZXdpcmUgdGVzdHMxEjAQBgNVBAMMCVRlc3Qgcm9vdDAg
Fw0yNjExMjYyMDIxMDVaGA8yMTI2MTEwMjIwMjEwNVowLTEXMBUGA1UECgwORml2
ZXdpcmUgdGVzdHMxEjAQBgNVBAMMCVRlc3Qgcm9vdDBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABIB/uRD34CR1avD1yVjWiwvmWeSk2t3RGpWnbnz65lbJOE+MlBix
HWR4wUgacmRfzmexPd8Iqa66UE2oBPDnBOijQjBAMA8GA1UdEwEB/wQFMAMBAf8w
DgYDVR0PAQH/BAQDAgEGMB0GA1UdDgQWBBQpvd85LfDlwp4O/hrW473RXaKlrDAK
BggqhkjOPQQDAgNIADBFAiEAyeYMLn+4y7O95q3NtzLsSwnn5oWGbDaGFEnoVVi1
trICIFGEHJDAOIfELHaKpVsLOoTRJnv1pBlsrQ3k/s3v2w2f
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgk+6tp68/S/0gBF3r
hT95bpA1m/pD4Oaifj9NrlvXGjShRANCAATDk/tMYEiQWgEOI+E8RkD4BYM2nAsV
uliKzEUrnxN+xOPUjjxRwuHefEgBdA0rOg7QU3XXqh179MYjNE9M88x3
-----END PRIVATE KEY-----
`;

type Library = {
  Builder: {
    withJson(
      manifest: object,
      settings: object,
    ): {
      setNoEmbed(): void;
      setRemoteUrl(url: string): void;
      sign(signer: unknown, input: object, output: { buffer: Buffer | null }): void;
    };
  };
  LocalSigner: { newSigner(chain: Buffer, key: Buffer, algorithm: string): unknown };
};

/** The package's own entry loads what only its installation needs. */
async function loadLibrary(): Promise<Library> {
  const folder = "@contentauth/c2pa-node/dist";
  const [{ Builder }, { LocalSigner }] = await Promise.all([
    import(`${folder}/Builder.js`),
    import(`${folder}/Signer.js`),
  ]);
  return { Builder, LocalSigner };
}

const SOURCE_TYPES = "http://cv.iptc.org/newscodes/digitalsourcetype/";

/** Signs a picture with Content Credentials that state these source types, as a program for pictures would. */
export async function signedPicture({
  picture,
  format = "jpeg",
  generator = "Pine Paint",
  sourceTypes = ["trainedAlgorithmicMedia"],
  assertions = [],
  remoteUrl,
}: {
  picture?: Buffer;
  format?: "jpeg" | "png" | "webp";
  generator?: string;
  sourceTypes?: string[];
  assertions?: object[];
  /** The picture then has no credentials, and names this address for them. */
  remoteUrl?: string;
} = {}): Promise<Buffer> {
  const { Builder, LocalSigner } = await loadLibrary();
  const actions = sourceTypes.map((type, index) => ({
    action: index === 0 ? "c2pa.created" : "c2pa.edited",
    digitalSourceType: `${SOURCE_TYPES}${type}`,
  }));
  const builder = Builder.withJson(
    {
      claim_generator_info: [{ name: generator, version: "2.1" }],
      assertions: [{ label: "c2pa.actions.v2", data: { actions } }, ...assertions],
    },
    { builder: { thumbnail: { enabled: false } } },
  );
  if (remoteUrl) {
    builder.setNoEmbed();
    builder.setRemoteUrl(remoteUrl);
  }
  const signer = LocalSigner.newSigner(Buffer.from(CHAIN), Buffer.from(KEY), "es256");
  const output: { buffer: Buffer | null } = { buffer: null };
  const plain = sharp({ create: { width: 1200, height: 900, channels: 3, background: "#2266aa" } });
  const buffer = picture ?? (await plain.toFormat(format).toBuffer());
  builder.sign(signer, { buffer, mimeType: `image/${format}` }, output);
  if (!output.buffer) throw new Error("The picture was not signed.");
  return output.buffer;
}
