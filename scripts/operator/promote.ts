/** Writes a revision of a box as the source of a pack. */
import fs from 'node:fs';
import path from 'node:path';
import { loadBoxRow, revisionRows } from '@/lib/features/boxes/boxes-store';
import { PACKS } from '@/lib/game/rulesets';
import { ROOT } from '../lib/first.mjs';
import { constantOf, packSource } from '../lib/pack-source';

const CONTENT = 'lib/game/content';
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

interface Promotion {
  readonly boxId: string;
  /** As typed on the command line. */
  readonly revision: string;
  readonly name: string;
  /** The folder that gets the file. */
  readonly into?: string | undefined;
}

/** Writes the file; returns the lines of the report, or the reason why it cannot be done. */
export async function promote({ boxId, revision, name, into }: Promotion) {
  const file = path.join(into ?? path.join(ROOT, CONTENT), `${name}.ts`);
  if (!NAME.test(name))
    return { ok: false, lines: ['the name is of small letters and digits, as printed-2'] };
  if (fs.existsSync(file)) return { ok: false, lines: [`there is a file ${file}`] };
  const box = await loadBoxRow(boxId);
  const rows = box ? await revisionRows(boxId) : [];
  const row = rows.find(({ number }) => String(number) === revision);
  if (!box || !row) return { ok: false, lines: ['no such revision of a box'] };
  const version = 1 + Math.max(0, ...PACKS.filter(({ id }) => id === name).map((pack) => pack.version));
  const pack = { name, version, title: box.name, revision: row.number, values: row.values };
  fs.writeFileSync(file, packSource(pack));
  return { ok: true, lines: [`written: ${file}`, ...linesToAdd(name, version)] };
}

function linesToAdd(name: string, version: number): readonly string[] {
  const constant = constantOf(name);
  const from = `@/${CONTENT}/${name}`;
  return [
    'add by hand, after the last of each list (docs/content.md):',
    `  lib/game/rulesets.ts, PACKS:     ${constant},   from '${from}'`,
    `  lib/game/import-pack.ts, FILES:  '${name} ${version}': async () => (await import('${from}')).${constant},`,
    `then: npx oxfmt ${CONTENT}/${name}.ts && npx vitest run --project unit tests/content`,
  ];
}
