/**
 * SHA-256 and HMAC-SHA-256, synchronous and without dependencies, so draws and checks run identically on
 * the server and in browsers.
 */

const K = /* @__PURE__ */ new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);
const INITIAL = /* @__PURE__ */ new Uint32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);
const BLOCK = 64;
const encoder = /* @__PURE__ */ new TextEncoder();

/** The key's effect on both hashes of HMAC-SHA-256, computed once and reused for many texts. */
export interface HmacKey {
  readonly inner: Uint32Array;
  readonly outer: Uint32Array;
}

/** SHA-256 of the UTF-8 form of `text`, as 64 lower-case hex digits. */
export function sha256Hex(text: string): string {
  return toHex(sha256(encoder.encode(text)));
}

/** HMAC-SHA-256 of the UTF-8 form of `text` under the key given in hex, as 64 lower-case hex digits. */
export function hmacSha256Hex(keyHex: string, text: string): string {
  return toHex(hmacSha256(hmacKey(keyHex), text));
}

/** The key given in hex, ready for `hmacSha256`. */
export function hmacKey(keyHex: string): HmacKey {
  const given = fromHex(keyHex);
  const key = new Uint8Array(BLOCK);
  key.set(given.length > BLOCK ? toBytes(sha256(given)) : given);
  const stateAfter = (mask: number) =>
    hashBlocks(
      key.map((byte) => byte ^ mask),
      INITIAL,
    );
  return { inner: stateAfter(0x36), outer: stateAfter(0x5c) };
}

/** HMAC-SHA-256 of the UTF-8 form of `text`, as eight words of 32 bits. */
export function hmacSha256(key: HmacKey, text: string): Uint32Array {
  const inner = sha256(encoder.encode(text), key.inner, BLOCK);
  return sha256(toBytes(inner), key.outer, BLOCK);
}

/** The hash of `bytes`, as eight words; `state` and `before` continue after earlier whole blocks. */
function sha256(bytes: Uint8Array, state: Uint32Array = INITIAL, before = 0): Uint32Array {
  return hashBlocks(pad(bytes, before), state);
}

function hashBlocks(blocks: Uint8Array, state: Uint32Array): Uint32Array {
  const view = new DataView(blocks.buffer);
  const hash = Uint32Array.from(state);
  const words = new Uint32Array(64);
  for (let offset = 0; offset < blocks.length; offset += BLOCK) {
    schedule(words, view, offset);
    compress(hash, words);
  }
  return hash;
}

/** The message, a 1 bit, zeros, and the total length in bits, padded to a multiple of 64 bytes. */
function pad(bytes: Uint8Array, before: number): Uint8Array {
  const out = new Uint8Array((((bytes.length + 8) >> 6) + 1) * BLOCK);
  out.set(bytes);
  out[bytes.length] = 0x80;
  const view = new DataView(out.buffer);
  const length = before + bytes.length;
  view.setUint32(out.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(out.length - 4, length << 3);
  return out;
}

function schedule(words: Uint32Array, view: DataView, offset: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const a = at(words, i - 15);
    const b = at(words, i - 2);
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[i] = (at(words, i - 16) + s0 + at(words, i - 7) + s1) | 0;
  }
}

function compress(hash: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = [
    at(hash, 0),
    at(hash, 1),
    at(hash, 2),
    at(hash, 3),
    at(hash, 4),
    at(hash, 5),
    at(hash, 6),
    at(hash, 7),
  ];
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(words, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const next = [a, b, c, d, e, f, g, h];
  next.forEach((word, i) => {
    hash[i] = (at(hash, i) + word) | 0;
  });
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function at(words: Uint32Array, i: number): number {
  return words[i] ?? 0;
}

function toHex(words: Uint32Array): string {
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}

function toBytes(words: Uint32Array): Uint8Array {
  const out = new Uint8Array(words.length * 4);
  const view = new DataView(out.buffer);
  words.forEach((word, i) => view.setUint32(i * 4, word));
  return out;
}

function fromHex(hex: string): Uint8Array {
  const out = new Uint8Array(hex.length >> 1);
  for (let i = 0; i < out.length; i += 1) out[i] = Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16);
  return out;
}
