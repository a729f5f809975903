/** A browser has the messages of every component it draws: only some areas of the messages are sent to it. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { AREAS } from '@/scripts/lib/browser-files';

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

/** The files that a browser can load, from the client components on. */
function filesInBrowser(): ReadonlySet<string> {
  const all = ['app', 'components'].flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const left = all.filter((file) => /\.tsx?$/.test(file) && read(file).startsWith("'use client'"));
  const seen = new Set<string>();
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    left.push(...importsOf(file));
  }
  return seen;
}

test('every message of a client component is in an area that the browser has', () => {
  const areas = fs.readdirSync('messages/en').map((file) => file.replace('.json', ''));
  const files = [...filesInBrowser()].filter((file) => /\.tsx?$/.test(file));
  expect(files).toContain('components/table/spectator-panel.tsx');
  const missing = files.flatMap((file) =>
    [...read(file).matchAll(/\bt\(\s*(?:[^'`()]*\? *)?['`]([a-z]+)\./g)].flatMap(([, area = '']) =>
      areas.includes(area) && ![...AREAS, 'tiles'].includes(area) ? [`${file}: ${area}`] : [],
    ),
  );
  expect(missing).toEqual([]);
});
