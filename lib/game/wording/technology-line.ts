import type { PackData } from '@/lib/game/engine/pack';
import type { Wording } from '@/lib/game/wording/wording';
import { nameOf, namesOf } from './names';
import { describeEffect } from './terms';

/** One technology: level, name, effect and when it works. */
export function technologyLine(words: Wording, pack: PackData, tile: string, active: boolean): string {
  const spec = namesOf(pack).technologies.get(tile);
  return words.t('position.technology', {
    tile: nameOf(words, pack, tile),
    level: spec?.level ?? '',
    effect: spec ? describeEffect(words, spec.effect) : '',
    once: spec?.use === 'once' ? 'yes' : 'no',
    active: active ? 'yes' : 'no',
  });
}
