// @ts-nocheck
// `npx tsx scripts/woff2ttf.ts in.woff out.ttf`: takes the TrueType font out of a WOFF (version 1) file. The
// pictures in mails are drawn by a program that reads nothing else, and font packages ship nothing else. Its
// tables are only zipped, so nothing of the font changes.
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import zlib from 'node:zlib';

const SIGNATURE = 'wOFF';
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** The font inside a WOFF file. */
export function fontOf(woff) {
  if (woff.toString('latin1', 0, 4) !== SIGNATURE) throw new Error('this is no WOFF of version 1');
  const tables = tablesOf(woff);
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * tables.length);
  writeHead(head, woff.readUInt32BE(4), tables.length);
  const parts = [];
  let offset = head.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = SFNT_HEADER + SFNT_ENTRY * index;
    [tag, checksum, offset, data.length].forEach((value, i) => head.writeUInt32BE(value, entry + 4 * i));
    const padding = (4 - (data.length % 4)) % 4;
    parts.push(data, Buffer.alloc(padding));
    offset += data.length + padding;
  });
  return Buffer.concat([head, ...parts]);
}

function tablesOf(woff) {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = WOFF_HEADER + WOFF_ENTRY * index;
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((i) => woff.readUInt32BE(at + i));
    const data = woff.subarray(offset, offset + packed);
    return { tag, checksum, data: packed < length ? zlib.inflateSync(data) : data };
  });
}

/** Besides kind and number of tables there are three numbers for searching them by halves. */
function writeHead(head, flavor, count) {
  const steps = Math.floor(Math.log2(count));
  const range = 16 * 2 ** steps;
  head.writeUInt32BE(flavor, 0);
  [count, range, steps, 16 * count - range].forEach((value, i) => head.writeUInt16BE(value, 4 + 2 * i));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , from, to] = process.argv;
  if (!from || !to) throw new Error('npx tsx scripts/woff2ttf.ts in.woff out.ttf');
  fs.writeFileSync(to, fontOf(fs.readFileSync(from)));
}
