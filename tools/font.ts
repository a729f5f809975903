// `npm run tool -- font in.woff out.ttf`: takes the TrueType font out of a WOFF (version 1) file. The
// program that draws the pictures in emails reads only TrueType, and font packages ship only WOFF. The tables
// of the font are unzipped and otherwise unchanged.
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';

const HELP = 'npm run tool -- font in.woff out.ttf';
const SIGNATURE = 'wOFF';
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** The font inside a WOFF file. */
export function fontOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== SIGNATURE) throw new Error('this is no WOFF of version 1');
  const tables = tablesOf(woff);
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * tables.length);
  writeHead(head, woff.readUInt32BE(4), tables.length);
  const parts: Buffer[] = [];
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

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly data: Buffer;
}

function tablesOf(woff: Buffer): readonly Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = WOFF_HEADER + WOFF_ENTRY * index;
    const number = (i: number) => woff.readUInt32BE(at + i);
    const [tag, offset, packed, length, checksum] = [number(0), number(4), number(8), number(12), number(16)];
    const data = woff.subarray(offset, offset + packed);
    return { tag, checksum, data: packed < length ? zlib.inflateSync(data) : data };
  });
}

/** After the flavor and the number of tables come three numbers for binary search. */
function writeHead(head: Buffer, flavor: number, count: number): void {
  const steps = Math.floor(Math.log2(count));
  const range = 16 * 2 ** steps;
  head.writeUInt32BE(flavor, 0);
  [count, range, steps, 16 * count - range].forEach((value, i) => head.writeUInt16BE(value, 4 + 2 * i));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  const [from, to] = positionals;
  if (values.help) console.log(HELP);
  else if (!from || !to) throw new Error(HELP);
  else fs.writeFileSync(to, fontOf(fs.readFileSync(from)));
}
