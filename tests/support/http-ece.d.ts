declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  /** Decrypts a push message (RFC 8188, 8291). */
  export function decrypt(
    body: Buffer,
    keys: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
  ): Buffer;
}
