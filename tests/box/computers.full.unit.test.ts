/** The computers play whole games with random boxes. */
import { expect, test } from 'vitest';
import { tryGame } from '@/lib/game/bots/tried-games';
import { BOX_PACK_VERSION, boxPackId } from '@/lib/game/box/box';
import { packFrom } from '@/lib/game/box/pack-from';
import { BASE_PACK } from '@/lib/game/content/base';
import { RULES_VERSION } from '@/lib/game/rulesets';
import { firstSeedOf } from '../support/full';
import { randomBox } from './random-box';

const FIRST = firstSeedOf('computers with boxes', 2000);

test.each(Array.from({ length: 40 }, (_, i) => FIRST + i))(
  'two, three and four computers play with box %i to the end',
  (seed) => {
    const box = randomBox(seed, BASE_PACK);
    const pack = packFrom({ id: boxPackId(box), version: BOX_PACK_VERSION, box });
    const tables = [0, 1, 2].map((k) => tryGame(pack, RULES_VERSION, seed * 3 + k));
    expect(tables.map(({ players }) => players)).toEqual([2, 3, 4]);
  },
  120_000,
);
