/** What is used of a package without types: it takes the messages of web push apart. */
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
