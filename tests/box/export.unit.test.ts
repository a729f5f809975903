import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { boxPackId } from '@/lib/game/box/box';
import { packFrom } from '@/lib/game/box/pack-from';
import { parseBoxValues } from '@/lib/game/box/parse-box';
import { BASE_PACK } from '@/lib/game/content/base';
import type { BoxValues } from '@/lib/game/engine/pack';
import { readDocument, type GameDocument } from '@/lib/game/eventlog/export';
import { RULES } from '@/lib/game/rulesets';
import { passportOf } from '@/lib/game/verify/passport';
import { verifyGame } from '@/lib/game/verify/verify';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { textsOf } from '@/lib/game/wording/names';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { gameIn } from '../../tools/passport/documents';
import { sealedGame } from './sealed-game';

const box: BoxValues = {
  base: { id: BASE_PACK.id, version: BASE_PACK.version },
  changes: {
    'wall-i-postern': { name: 'Zadní branka', gain: { kind: 'points', n: 7 } },
    'upgrade-i-pit-props': { bonus: { kind: 'egg', n: 2 } },
    'plaza-tan-1-a': { upper: { kind: 'gold', n: 4 } },
  },
};
const pack = packFrom({ id: boxPackId(box), version: 1, box });
const document = sealedGame(pack, box);
const withGame = (more: object): GameDocument => ({ ...document, game: { ...document.game, ...more } });
const faultOf = (game: GameDocument) => verifyGame(game).fault?.code;
const withPoints = (n: number) => ({
  ...box,
  changes: { ...box.changes, 'wall-i-postern': { gain: { kind: 'points', n } } },
});

describe('the document of a game with a box', () => {
  test('is read and verified with the values it carries', () => {
    expect(parseBoxValues(box)).toEqual({ ok: true, values: box });
    const read = readDocument(JSON.parse(JSON.stringify(document)));
    expect(read.ok && verifyGame(read.value)).toMatchObject({ complete: true, checks: { scores: 'ok' } });
    expect(read.ok && verifyGame(read.value).fault).toBeUndefined();
  });

  test.each<readonly [string, GameDocument, string]>([
    ['without its values', withGame({ box: undefined }), 'box-missing'],
    ['with other values', withGame({ box: withPoints(6) }), 'box-hash'],
    ['with values that no box may have', withGame({ box: withPoints(6000) }), 'box-values'],
    ['with another version', withGame({ pack: { id: pack.id, version: 2 } }), 'box-hash'],
    ['with values and a registered pack', withGame({ pack: box.base }), 'box-values'],
  ])('%s is refused', (_title, game, code) => {
    expect(faultOf(game)).toBe(code);
  });

  test('passes npm run passport, and with other values it cannot be read', () => {
    const stored = gameIn(JSON.stringify(document), 'box');
    const rules = RULES.at(-1);
    if ('unreadable' in stored || !rules) throw new Error('no game, or no rules');
    expect(passportOf(stored.game, packFrom(stored.pack), rules)).toMatchObject({ verdict: 'identical' });
    const other = gameIn(JSON.stringify(withGame({ box: withPoints(6) })), 'other');
    expect(other).toHaveProperty('unreadable');
  });

  test('holds for the Python verifier with the base pack, and with other values it does not', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'box-'));
    const file = (name: string, value: unknown) => {
      fs.writeFileSync(path.join(folder, name), JSON.stringify(value));
      return path.join(folder, name);
    };
    const games = [file('game.json', document), file('other.json', withGame({ box: withPoints(6) }))];
    const run = (game: string) =>
      spawnSync('python3', ['examples/verify.py', file('pack.json', BASE_PACK), game], { encoding: 'utf8' });
    expect(games.map((game) => run(game).status)).toEqual([0, 1]);
    fs.rmSync(folder, { recursive: true });
  });
});

test.each(LOCALES)('a renamed tile has its name in %s, and the others keep theirs', (locale) => {
  const words = wordingOf(locale);
  const [renamed, standard] = [textsOf(words, pack), textsOf(words, BASE_PACK)];
  expect(renamed.get('wall-i-postern')).toBe('Zadní branka');
  expect(renamed.get('wall-i-gatehouse')).toBe(standard.get('wall-i-gatehouse'));
});
