/** The used part of a package without types. It decrypts web push messages. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface How {
    readonly version: 'aes128gcm';
    readonly privateKey: ECDH;
    readonly authSecret: string;
  }
  const ece: { decrypt(body: Buffer, how: How): Buffer };
  export = ece;
}
