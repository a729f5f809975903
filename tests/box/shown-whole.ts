import { BOX_PACK_VERSION, boxPackId } from '@/lib/game/box/box';
import { packFrom } from '@/lib/game/box/pack-from';
import { BASE_PACK } from '@/lib/game/content/base';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { randomBox } from './random-box';
import { drawingsOf, gameWith, textsOf } from './shown';

const BROKEN = /undefined|NaN|Infinity|\[object/;
const isBadText = (text: string): boolean =>
  text.trim() === '' || BROKEN.test(text) || /null|[{}]/.test(text) || text.includes(MISSING);

/** The texts and drawings of a random box that are not whole; [] when all is well. */
export function faultsOf(seed: number): readonly string[] {
  const box = randomBox(seed, BASE_PACK);
  const shown = gameWith(packFrom({ id: boxPackId(box), version: BOX_PACK_VERSION, box }), seed);
  return LOCALES.flatMap((locale) => {
    const words = wordingOf(locale);
    const drawings = drawingsOf(shown, words).filter((svg) => BROKEN.test(svg) || svg.includes(MISSING));
    const texts = textsOf(shown, words).filter(isBadText);
    return [...drawings.map((svg) => svg.slice(0, 300)), ...texts].map(
      (fault) => `box ${seed}, ${locale}: ${fault}`,
    );
  });
}
