/**
 * SHA-256 and HMAC-SHA-256, synchronous and without dependencies: draws and checks run alike on the server
 * and in a browser.
 */
/** What a key of HMAC-SHA-256 does to both of its hashes, worked out once for many texts. */
export interface HmacKey {
    readonly inner: Uint32Array;
    readonly outer: Uint32Array;
}
/** SHA-256 of the UTF-8 form of `text`, as 64 lower-case hex digits. */
export declare function sha256Hex(text: string): string;
/** HMAC-SHA-256 of the UTF-8 form of `text` under the key given in hex, as 64 lower-case hex digits. */
export declare function hmacSha256Hex(keyHex: string, text: string): string;
/** The key given in hex, ready for `hmacSha256`. */
export declare function hmacKey(keyHex: string): HmacKey;
/** HMAC-SHA-256 of the UTF-8 form of `text`, as eight words of 32 bits. */
export declare function hmacSha256(key: HmacKey, text: string): Uint32Array;
