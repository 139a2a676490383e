import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

const CURVE = "prime256v1";
const SALT_BYTES = 16;
const PUBLIC_KEY_BYTES = 65;
/** The whole text goes in one record, so its size only has to be larger than that. */
const RECORD_SIZE = 4096;

/** The keys of a browser's subscription, in base64url: its public key, and the secret it shares with us. */
export type BrowserKeys = { p256dh: string; auth: string };

/** A browser's keys can be used when they are a point on the curve and a secret of 16 bytes. */
export function areUsableKeys({ p256dh, auth }: BrowserKeys): boolean {
  const point = Buffer.from(p256dh, "base64url");
  if (point.length !== PUBLIC_KEY_BYTES || Buffer.from(auth, "base64url").length !== 16) return false;
  try {
    const own = createECDH(CURVE);
    own.generateKeys();
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

type Chosen = { salt: Buffer; privateKey: Buffer };

/**
 * Encrypts a text for one browser (RFC 8291, `aes128gcm`): only its own service worker can read it, no push service.
 * `chosen` is the salt and the key of the sender, which are random but in the test with the RFC's own example.
 */
export function encryptPush(text: string, { p256dh, auth }: BrowserKeys, chosen?: Chosen): Buffer {
  const receiver = Buffer.from(p256dh, "base64url");
  const own = createECDH(CURVE);
  if (chosen) own.setPrivateKey(chosen.privateKey);
  else own.generateKeys();
  const sender = own.getPublicKey();
  const salt = chosen?.salt ?? randomBytes(SALT_BYTES);

  const info = Buffer.concat([Buffer.from("WebPush: info\0"), receiver, sender]);
  const shared = derive(own.computeSecret(receiver), Buffer.from(auth, "base64url"), info, 32);
  const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);

  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // The byte 2 ends the last record.
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.update(Buffer.from([2])), cipher.final()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE, 0);
  head.writeUInt8(sender.length, 4);
  return Buffer.concat([salt, head, sender, body, cipher.getAuthTag()]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
