import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { indexPack } from '@/lib/game/engine/pack-index';
import { reject } from '@/lib/game/engine/rejections';
import { replay } from '@/lib/game/engine/replay';
import { PACKS, RULES_VERSION, packFor, rulesFor, type Rules } from '@/lib/game/rulesets';
import { passportOf, type PlayedGame } from '@/lib/game/verify/passport';
import { gameIn } from '../../tools/passport/documents';
import { layOut } from '../../tools/passport/fuzzed';
import { lineOf, summaryOf } from '../../tools/passport/report';
import { goldenDocument } from '../support/documents';
import { randomGame } from '../support/engine/random-game';
import { inFull } from '../support/full';
import { present } from '../support/present';

const RULES = rulesFor(RULES_VERSION);
const GAMES = Array.from({ length: inFull(15, 8) }, (_, index) => {
  const { pack, ...game } = randomGame(index + 1);
  return { pack: packFor(pack.id, pack.version), game: JSON.parse(JSON.stringify(game)) as PlayedGame };
});
const firstRow = ({ log }: PlayedGame, type: string): number | undefined =>
  log.find(({ command }) => command.type === type)?.seq;

/** A rule broken on purpose: buying an egg costs nothing. */
const FREE_EGGS: Rules = {
  ...RULES,
  version: RULES_VERSION + 1,
  decide: (pack, state, secrets, seat, command) => {
    const decided = RULES.decide(pack, state, secrets, seat, command);
    if (!decided.ok || command.type !== 'BuyEgg') return decided;
    const events = decided.value.events.filter(({ type }) => type !== 'Paid');
    return { ok: true, value: { ...decided.value, events } };
  },
};
const NO_REFRESHING: Rules = {
  ...RULES,
  decide: (pack, state, secrets, seat, command) =>
    command.type === 'RefreshRow'
      ? { ok: false, error: reject('answer-first', 'TIMING-7') }
      : RULES.decide(pack, state, secrets, seat, command),
};

test('the rules of a commit and their player are its own', () => {
  const { player, instead } = layOut('HEAD');
  expect(player).toMatch(/^\.data.passport.[0-9a-f]{40}.tests.support.engine.random-game\.ts$/);
  expect(path.resolve(player).startsWith(instead['@'] ?? '-')).toBe(true);
  // Files outside the rules are this checkout's.
  expect(instead).not.toHaveProperty('#words');
});

describe('random games', () => {
  test('are identical under the rules they were played by, also with another number', () => {
    for (const { game, pack } of GAMES) {
      const identical = { verdict: 'identical', rows: game.log.length };
      expect(passportOf(game, pack, RULES)).toEqual(identical);
      expect(passportOf(game, pack, { ...RULES, version: 7 })).toEqual(identical);
    }
  });

  test.each([
    ['another price', FREE_EGGS, 'BuyEgg', 'events'],
    ['a refusal', NO_REFRESHING, 'RefreshRow', 'refused'],
  ] as const)('%s is found at the first step it changes, and nowhere else', (_what, broken, type, code) => {
    const changed = GAMES.filter(({ game }) => firstRow(game, type) !== undefined);
    expect(changed.length).toBeGreaterThan(0);
    for (const { game, pack } of GAMES) {
      const seq = firstRow(game, type);
      const wanted =
        seq === undefined
          ? { verdict: 'identical', rows: game.log.length }
          : { verdict: 'differs', seq, code };
      expect(passportOf(game, pack, broken)).toMatchObject(wanted);
    }
  });

  test('a number changed in a pack is found', () => {
    const data = present(PACKS.at(-1));
    const dearer = indexPack({ ...data, bridge: { ...data.bridge, tilesIV: data.bridge.tilesIV.slice(1) } });
    for (const { game } of GAMES.filter((entry) => entry.pack.version === data.version))
      expect(passportOf(game, dearer, RULES).verdict).toBe('differs');
  });

  test('rules that fail on an old position differ there', () => {
    const { game, pack } = present(GAMES[0]);
    const stumbling: Rules = {
      ...RULES,
      decide: () => {
        throw new Error('no such thing');
      },
    };
    const found = passportOf(game, pack, stumbling);
    expect(found).toEqual({ verdict: 'differs', seq: 2, code: 'failed', detail: 'no such thing' });
  });

  test('a kept position that is another than the log leads to is found', () => {
    const { pack, game } = present(GAMES[0]);
    const { log } = randomGame(1);
    const { state, secrets } = replay(log.map((row) => ({ ...row, secretEvents: row.secret })));
    const kept = { state, secrets: present(secrets) };
    expect(passportOf({ ...game, kept }, pack, RULES).verdict).toBe('identical');
    const wrong = { ...kept, state: { ...state, turnsDone: state.turnsDone + 1 } };
    expect(passportOf({ ...game, kept: wrong }, pack, RULES)).toMatchObject({ code: 'position' });
  });
});

describe('the script', () => {
  test('reads exported games and says what it cannot replay', () => {
    const document = goldenDocument('solo-simple');
    const { seed: _seed, ...open } = document.game;
    expect(gameIn(JSON.stringify(document), 'a')).toMatchObject({ pack: document.game.pack });
    const whyNot = (text: string) => {
      const found = gameIn(text, 'b');
      return 'unreadable' in found ? found.unreadable : undefined;
    };
    expect(whyNot('{')).toContain('JSON');
    expect(whyNot('{}')).toContain('no exported game');
    expect(whyNot(JSON.stringify({ ...document, game: open }))).toContain('seed');
  });

  test('names the game, the step and the version it stays on', () => {
    const differs = {
      name: 'abc',
      rulesVersion: 1,
      verdict: 'differs',
      seq: 57,
      code: 'refused',
      detail: 'x',
    };
    expect(lineOf(differs)).toBe('abc: DIFFERS from row 57 on (refused, x): stays on rules version 1');
    expect(lineOf({ name: 'abc', verdict: 'identical', rows: 9 })).toBe('abc: identical, 9 rows');
    expect(summaryOf([differs, { verdict: 'identical', rows: 9 }])).toBe(
      '2 games, 66 rows: 1 identical, 1 would differ, 0 cannot be replayed',
    );
  });
});
