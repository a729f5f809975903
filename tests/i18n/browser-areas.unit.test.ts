/** A browser has the messages of every component it draws: only some areas of the messages are sent to it. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { AREAS, SANDBOX_AREAS, SERVER_PARTS, WORKSHOP_AREAS } from '@/scripts/lib/browser-files';
import { sourcesIn } from './sources';

const read = (file: string) => fs.readFileSync(file, 'utf8');
const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** The file of this project that an import names. */
function fileOf(from: string, name: string): string | undefined {
  if (name === '#words') return 'lib/platform/i18n/browser-words.ts';
  if (!/^(@\/|\.)/.test(name)) return undefined;
  const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
  return [base, `${base}.ts`, `${base}.tsx`].find(isFile);
}

function importsOf(file: string): readonly string[] {
  const text = read(file);
  // An action of the server is only called from the browser.
  if (text.startsWith("'use server'")) return [];
  const named = [...text.matchAll(/^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'/gm)];
  const loaded = [...text.matchAll(/\bimport\('([^']+)'\)/g)];
  return [...named, ...loaded].flatMap(([, name = '']) => fileOf(file, name) ?? []);
}

/** The files that a browser loads with any of these. Other pages fetch the ones in `without`. */
function filesFrom(roots: readonly string[], without: readonly string[] = []): ReadonlySet<string> {
  const left = [...roots];
  const seen = new Set<string>();
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file) || without.includes(file)) continue;
    seen.add(file);
    left.push(...importsOf(file));
  }
  return seen;
}

const SANDBOX = 'components/analysis/sandbox/entry.tsx';
const clientFiles = sourcesIn('app', 'components')
  .filter(({ text }) => text.startsWith("'use client'"))
  .map(({ file }) => file);

const isInWorkshop = (file: string): boolean => file.startsWith('components/boxes/');
/** Drawn once the words of the sandbox are there: components/analysis/train/with-words.tsx. */
const isOnTrain = (file: string): boolean => file.startsWith('components/analysis/train/');
const areas = fs.readdirSync('messages/en').map((file) => file.replace('.json', ''));

const isMessage = (area: string, part: string): boolean =>
  areas.includes(area) && part in (JSON.parse(read(`messages/en/${area}.json`)) as object);

/** Every message that these files name: its area, and the first part of its key. */
const partsIn = (files: ReadonlySet<string>) =>
  [...files]
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/['`]([a-z]+)\.(\w+)/g)].flatMap(([, area = '', part = '']) =>
        isMessage(area, part) ? [{ file, area, part: `${area}.${part}` }] : [],
      ),
    );

test.each([
  [
    'a table',
    [...AREAS, 'tiles'],
    filesFrom(
      clientFiles.filter((file) => !isInWorkshop(file) && !isOnTrain(file)),
      [SANDBOX],
    ),
  ],
  [
    'the sandbox',
    [...AREAS, ...SANDBOX_AREAS, 'tiles'],
    filesFrom([SANDBOX, ...clientFiles.filter(isOnTrain)]),
  ],
  ['the workshop', [...AREAS, ...WORKSHOP_AREAS, 'tiles'], filesFrom(clientFiles.filter(isInWorkshop))],
])('the browser has all messages of %s', (_name, known, files) => {
  const missing = partsIn(files).filter(
    ({ area, part }) => !known.includes(area) || SERVER_PARTS.includes(part),
  );
  expect(missing).toEqual([]);
  expect(files.size).toBeGreaterThan(80);
});

test('each area is drawn with in the browser', () => {
  const drawn = new Set(partsIn(filesFrom([...clientFiles, SANDBOX])).map(({ area }) => area));
  expect([...drawn].toSorted()).toEqual([...AREAS, ...SANDBOX_AREAS, ...WORKSHOP_AREAS].toSorted());
});
