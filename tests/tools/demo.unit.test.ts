import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ExportedRow } from '@/lib/game/eventlog/export';
import { checkMail } from '../../tools/demo/mail';
import { faultsOf, lastingRows } from '../../tools/demo/proof';
import { playDemoGame, type DemoGame } from './demo-game';

let game: DemoGame;

beforeAll(async () => {
  game = playDemoGame(1);
}, 60_000);

/** The proof's finding about the game after `spoil` has changed it. */
function faultsAfter(spoil: (game: DemoGame) => void): string[] {
  const copy = structuredClone(game);
  spoil(copy);
  return faultsOf({ ...copy });
}

describe('the proof', () => {
  test('finds nothing wrong with a game as it was played', () => {
    expect(faultsAfter(() => {})).toEqual([]);
  });

  test('the game holds at least one step that was taken back', () => {
    expect(lastingRows(game.exported.log).length).toBeLessThan(game.exported.log.length);
  });

  test.each<[string, (game: DemoGame) => void, string]>([
    ['a changed state', ({ stored }) => (stored.view.state.turnsDone += 1), 'the field "turnsDone"'],
    [
      'a changed event',
      ({ exported }) => exported.log.splice(5, 1, { ...rowAt(exported, 5), events: [] }),
      'the chain breaks at row 6',
    ],
    [
      'a changed draw',
      ({ exported }) => exported.log.splice(0, 1, { ...rowAt(exported, 0), secret: [] }),
      'the chain breaks at row 1',
    ],
    ['another seed', ({ exported }) => (exported.game.seed = '0'.repeat(64)), 'commitment'],
    ['no seed', ({ exported }) => delete exported.game.seed, 'the seed was not published'],
    [
      'a changed score',
      ({ stored }) => stored.scores.forEach((score) => (score.total += 1)),
      'the score of Player 0 differs',
    ],
    ['a lost command', (it) => it.acknowledged.push(unheardOf), 'the command of row 7 is missing'],
    ['a doubled command', (it) => void it.acknowledged.pop(), 'rows follow from'],
  ])('sees %s', (_what, spoil, fault) => {
    expect(faultsAfter(spoil).join('\n')).toContain(fault);
  });

  function rowAt({ log }: DemoGame['exported'], index: number): ExportedRow {
    const row = log[index];
    if (!row) throw new Error(`the game has no row ${index + 1}`);
    return row;
  }

  const unheardOf = { commandId: 'never', seq: 7, hash: '' };
});

describe('the check of mails', () => {
  const client = { ask: async () => ({ status: 200, text: '' }) };

  /** A mail folder with the mails that the game should have left, changed by `spoil`. */
  async function check(spoil: (mails: Map<string, object>) => unknown): Promise<string[]> {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-mails-'));
    const mails = new Map(dueMails().map((mail, index) => [`${index}.json`, mail] as const));
    spoil(mails);
    fs.mkdirSync(path.join(dataDir, 'mail'));
    for (const [name, mail] of mails)
      fs.writeFileSync(path.join(dataDir, 'mail', name), JSON.stringify(mail));
    const found = await checkMail({ dataDir, client, ...game, patienceMs: 0 });
    fs.rmSync(dataDir, { recursive: true });
    return found.faults;
  }

  function mailTo(address: string, createdAt: string) {
    const tells = [{ at: createdAt }];
    return { to: { address }, createdAt, tells, text: `http://localhost/games/${game.exported.game.id}` };
  }

  function dueMails() {
    return game.exported.log.flatMap((row) => {
      const types = row.events.map(({ type }) => type);
      if (types.includes('GameEnded')) return game.seats.map(({ email }) => mailTo(email, row.at));
      return types.includes('TurnEnded') ? [mailTo(`${1 - (row.seat ?? 0)}@example.test`, row.at)] : [];
    });
  }

  test.each<[string, (mails: Map<string, object>) => unknown, RegExp]>([
    ['nothing wrong when there is one for each turn passed on', () => {}, /^$/],
    ['a missing one', (mails) => mails.delete('3.json'), /^no mail to /],
    ['a doubled one', (mails) => mails.set('again.json', mails.get('3.json') ?? {}), /^2 mails to /],
    [
      'one without an event',
      (mails) => mails.set('more.json', mailTo('1@example.test', '1970-01-01T00:00:00.000Z')),
      /tells of nothing that happened/,
    ],
  ])('finds %s', async (_what, spoil, faults) => {
    expect((await check(spoil)).join()).toMatch(faults);
  });
});
