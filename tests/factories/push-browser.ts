import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** Makes the keys of a browser, which can read what is pushed to it. */
export function makeBrowser() {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    /** Decrypts a push's body (RFC 8291) and returns the notification in it. */
    read(body: Buffer): { title: string; body: string; navigate: string; tag: string; data: { id: string } } {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 86);
      const derive = (secret: Buffer, by: Buffer, info: Buffer, bytes: number) =>
        Buffer.from(hkdfSync("sha256", secret, by, info, bytes));
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
      const shared = derive(pair.computeSecret(sender), auth, info, 32);
      const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const cipher = createDecipheriv("aes-128-gcm", key, nonce);
      cipher.setAuthTag(body.subarray(-16));
      const plain = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()]);
      return JSON.parse(plain.subarray(0, -1).toString("utf8")).notification;
    },
  };
}
