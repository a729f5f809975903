declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  /** Takes the encryption of a push message off (RFC 8188, 8291). */
  export function decrypt(
    body: Buffer,
    keys: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
  ): Buffer;
}
