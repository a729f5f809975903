import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { ONLINE_OPTIONS, OPTION_NAMES } from '@/lib/game/engine/setup';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { afterResponses, call, callJson, problemOf } from '../support/api';
import { makeTable } from '../support/new-table';
import { CRON_SECRET, useService } from '../support/service';
import { emptyTable } from '../support/tables';

await useService();

test('a solo table plays against Peter Parler unless it names the simple opponent', async () => {
  for (const [solo, name] of [
    [undefined, 'Peter Parler'],
    ['parler', 'Peter Parler'],
    ['simple', 'Simple opponent'],
  ]) {
    const { seats, computers, path } = await makeTable({ seats: [{ name: 'Anna' }], solo });
    expect([seats.length, computers]).toEqual([1, []]);
    const { body } = await callJson({ path });
    expect(body.view.state.setup).toMatchObject({ players: 1, solo: solo ?? 'parler' });
    expect(body.seats).toEqual([
      { seat: 0, name: 'Anna', seated: false },
      { seat: 1, name, seated: true, automatic: true },
    ]);
    expect(body.scores.map(({ seat }: { seat: number }) => seat)).toEqual([0]);
  }
});

test('every option and variant can be chosen and is stored with the game', async () => {
  const options = Object.fromEntries(OPTION_NAMES.map((name) => [name, !ONLINE_OPTIONS[name]]));
  const variant = {
    actionSide: 'B',
    tileOrder: 'first-game',
    bridgeFaces: ['A', 'B', 'B', 'A', 'B'],
    plazaFaces: 'A',
    tiers: { 'hunger-wall': 'A', cathedral: 'B' },
    roadTiles: { I: 'B', III: 'A' },
  };
  const { path } = await makeTable({ seats: [{ name: 'Anna' }], options, variant });
  const { body } = await callJson({ path });
  expect(body.view.state.setup).toEqual({ players: 1, solo: 'parler', options, variant });
  expect((await callJson({ path: `${path}/log` })).body.rows[0].command).toEqual({
    type: 'SetupChoices',
    setup: body.view.state.setup,
  });
});

test('computers have names but no links, and play after the response', async () => {
  const { seats, computers, tokens, path } = await makeTable({
    seats: [
      { bot: 'journeyman' },
      { name: 'Anna', email: 'anna@praga.test' },
      { bot: 'master', name: 'Matyáš' },
    ],
  });
  expect(seats.map(({ seat, name }: { seat: number; name: string }) => [seat, name])).toEqual([[1, 'Anna']]);
  expect(computers).toEqual([
    { seat: 0, name: 'Journeyman', bot: 'journeyman' },
    { seat: 2, name: 'Matyáš', bot: 'master' },
  ]);
  await afterResponses();
  const { body } = await callJson({ path });
  expect(body).toMatchObject({
    waitingFor: [1],
    seats: [
      { seated: true, bot: 'journeyman' },
      { seated: false },
      { name: 'Matyáš', seated: true, bot: 'master' },
    ],
  });
  expect((await listStoredMail()).map(({ to }) => to.name)).toEqual(['Anna']);
  const [token = ''] = tokens;
  await call({ method: 'POST', path: `${path}/sit`, token });
  let stand = body;
  while (stand.waitingFor[0] === 1) {
    const { body: options } = await callJson({ path: `${path}/options`, token });
    const { command } = options.commands.find(
      (option: { command: { type: string } }) => option.command.type !== 'Undo',
    );
    const json = { expectedSeq: options.seq, commandId: crypto.randomUUID(), command };
    ({ body: stand } = await callJson({ path: `${path}/commands`, method: 'POST', token, json }));
  }
  await afterResponses();
  // The log wakes nobody.
  expect((await callJson({ path: `${path}/log` })).body.seq).toBeGreaterThan(stand.seq);
  expect((await callJson({ path })).body).toMatchObject({
    waitingFor: [1],
    view: { state: { turn: { seat: 1 } } },
  });
});

test('an interrupted computer plays on when the table is opened or the scheduler runs', async () => {
  for (const wake of ['look', 'cron']) {
    const { gameId } = await emptyTable({ seats: [{ bot: 'journeyman' }, { name: 'Anna' }] });
    const path = `/api/games/${gameId}`;
    if (wake === 'look') await call({ path });
    else await call({ method: 'POST', path: '/api/cron/outbox', token: CRON_SECRET });
    await afterResponses();
    expect((await callJson({ path })).body.waitingFor, wake).toEqual([1]);
  }
});

test.each([
  ['no seat', { name: 'T', seats: [] }],
  ['nobody but computers', { name: 'T', seats: [{ bot: 'master' }, { bot: 'journeyman' }] }],
  ['a computer alone', { name: 'T', seats: [{ bot: 'master' }] }],
  [
    'a computer with an address',
    { name: 'T', seats: [{ name: 'A' }, { bot: 'master', email: 'a@praga.test' }] },
  ],
  ['a computer of no known strength', { name: 'T', seats: [{ name: 'A' }, { bot: 'random' }] }],
  ['a person with an empty name', { name: 'T', seats: [{ name: 'A' }, { name: ' ' }] }],
  ['a solo opponent for two', { name: 'T', seats: [{ name: 'A' }, { name: 'B' }], solo: 'parler' }],
  ['an unknown solo opponent', { name: 'T', seats: [{ name: 'A' }], solo: 'dummy' }],
  [
    'four bridge faces',
    { name: 'T', seats: [{ name: 'A' }], variant: { bridgeFaces: ['A', 'A', 'B', 'B'] } },
  ],
  ['five seats', { name: 'T', seats: Array.from({ length: 5 }, () => ({ name: 'A' })) }],
  ['an empty name', { name: '  ', seats: [{ name: 'A' }, { name: 'B' }] }],
  ['a name of nothing that can be stored', { name: '\u0000\ud800', seats: [{ name: 'A' }, { name: 'B' }] }],
  ['no address', { name: 'T', seats: [{ name: 'A', email: 'nobody' }, { name: 'B' }] }],
  ['an unknown option', { name: 'T', seats: [{ name: 'A' }, { name: 'B' }], options: { fast: true } }],
])('400 a table with %s', async (_what, json) => {
  await problemOf({ method: 'POST', path: '/api/tables', json }, 400, 'invalid-request');
});
