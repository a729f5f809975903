/** packages/engine: built as it is published, and asked next to the service. */
import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { RULES_VERSION } from '@/lib/game/rulesets';
import type * as Engine from '@/packages/engine';
import engineManifest from '@/packages/engine/package.json';
import { buildEngine } from '@/tools/packages';
import { callJson } from '../support/api';
import { inFull, isFull } from '../support/full';
import { randomNumbers, useService } from '../support/service';
import { seatedTable, whatNow } from '../support/tables';

await useService();
vi.setConfig({ testTimeout: 300_000 });
const out = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-engine-'));
afterAll(() => fs.rmSync(out, { recursive: true, force: true }));
await buildEngine(out);
const engine = (await import(
  /* @vite-ignore */ pathToFileURL(path.join(out, 'index.js')).href
)) as typeof Engine;

/** Rows that are compared: whole games of some three hundred in the long form. */
const ROWS = inFull(600, 30);

test(`it agrees with the service at ${ROWS} rows`, async () => {
  const table = await seatedTable(2, { emails: false });
  const pick = randomNumbers('the package beside the service');
  const path = `/api/games/${table.gameId}`;
  let predicted = 0;
  for (let row = 1; row < ROWS; row += 1) {
    const { seat } = await whatNow(table);
    const token = table.seats[seat]?.token;
    const { body: look } = await callJson({ path, token });
    if (look.status !== 'running') break;
    const pack = engine.packFor(look.view.state.pack.id, look.view.state.pack.version);
    const { body: listed } = await callJson({ path: `${path}/options`, token });
    const told = listed.commands.map(({ takesBack: _takesBack, ...option }: { takesBack?: true }) => option);
    const { commands, open } = engine.options(pack, look.view);
    expect(JSON.parse(JSON.stringify(commands))).toEqual(told);
    expect(JSON.parse(JSON.stringify(open))).toEqual(listed.open);
    expect(engine.score(pack, look.view.state)).toEqual(look.scores);
    const onward = commands.filter(({ command }) => command.type !== 'Undo');
    const chosen = onward[pick(onward.length)];
    if (!chosen) throw new Error('nothing is legal');
    const { command } = chosen;
    const { taken, wouldReveal } = engine.trySteps(pack, look.view, [{ command }]);
    const json = { expectedSeq: look.seq, commandId: crypto.randomUUID(), command };
    const { body: done } = await callJson({ method: 'POST', path: `${path}/commands?view=1`, token, json });
    expect(taken.length + (wouldReveal ? 1 : 0)).toBe(1);
    if (!taken[0]) continue;
    predicted += 1;
    expect(taken[0].events).toEqual(done.events);
    expect(taken[0].view.state).toEqual(done.view.state);
  }
  expect(predicted).toBeGreaterThan(ROWS / 4);
});

test('its version begins with the version of the rules', () => {
  expect(engineManifest.version.split('.')[0]).toBe(String(engine.RULES_VERSION));
  expect(engine.RULES_VERSION).toBe(RULES_VERSION);
});

test.runIf(isFull).each(['nodenext', 'bundler'])(
  'its types are read under %s, and need only zod',
  (resolution) => {
    const user = path.join(out, `user-${resolution}.ts`);
    fs.writeFileSync(
      user,
      `import { options, packFor, type View } from './packages/engine/index.js';\n` +
        `export const count = (view: View): number => options(packFor('a', 1), view).commands.length;\n`,
    );
    const kind = resolution === 'nodenext' ? 'nodenext' : 'esnext';
    const args = [
      '--noEmit',
      '--strict',
      '--ignoreConfig',
      '--skipDefaultLibCheck',
      '--module',
      kind,
      '--moduleResolution',
      resolution,
    ];
    fs.writeFileSync(path.join(out, 'package.json'), '{"type":"module"}');
    const needed = path.join(out, 'node_modules/zod');
    fs.mkdirSync(path.dirname(needed), { recursive: true });
    fs.rmSync(needed, { force: true });
    fs.symlinkSync(path.resolve('node_modules/zod'), needed);
    const tsc = path.resolve('node_modules/typescript-native/bin/tsc');
    expect(() => execFileSync('node', [tsc, ...args, '--types', '', user], { stdio: 'pipe' })).not.toThrow();
  },
);

test('the example looks two steps ahead', async () => {
  const source = fs
    .readFileSync('examples/two-plies.mjs', 'utf8')
    .replace("'praga-engine'", JSON.stringify(pathToFileURL(path.join(out, 'index.js')).href));
  const file = path.join(out, 'two-plies.mjs');
  fs.writeFileSync(file, source);
  const { twoPlies } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    twoPlies: (pack: unknown, view: unknown) => { commands: readonly object[]; lead: number };
  };
  const table = await seatedTable(2, { emails: false });
  const { view } = await whatNow(table);
  const best = twoPlies(view.pack, JSON.parse(JSON.stringify(view.view)));
  expect(best.commands).toHaveLength(2);
  expect(best.lead).toBeGreaterThanOrEqual(0);
});
