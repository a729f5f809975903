import { boxPackId } from '@/lib/game/box/box';
import { packFrom } from '@/lib/game/box/pack-from';
import { BASE_PACK } from '@/lib/game/content/base';
import { fuzzGame } from '../support/engine/fuzz-file';
import { planFor } from '../support/engine/fuzz-plan';
import { randomBox } from './random-box';

/** The findings in `games` games with the box of a number; [] when all is well. */
export function gamesOf(seed: number, games: number): readonly string[] {
  const box = randomBox(seed, BASE_PACK);
  const pack = packFrom({ id: boxPackId(box), version: 1, box });
  return Array.from({ length: games }, (_, k) => seed * 5 + k).flatMap((number) => {
    const { finding } = fuzzGame(number, { ...planFor(number), pack });
    return finding ? [`box ${seed}, game ${number}: ${finding.failure.message.slice(0, 500)}`] : [];
  });
}
