import { describe, expect, test } from 'vitest';
import { formatMoment } from '@/components/ui/moment';
import { REJECTION_CODES } from '@/lib/game/engine/reasons';
import type { Effect } from '@/lib/game/engine/vocabulary';
import { cityWords, hexWords } from '@/lib/game/wording/city';
import { describeEvent } from '@/lib/game/wording/events';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { textsOf } from '@/lib/game/wording/names';
import { labelCommand } from '@/lib/game/wording/options';
import { bridgeWords, craneWords, gridWords, playerWords, rowWords } from '@/lib/game/wording/zone-lists';
import { describeRefusal } from '@/lib/game/wording/refusals';
import { OPTIONS, optionWords, soloWords, VARIANTS, variantWords } from '@/lib/game/wording/setup';
import { describeEffect } from '@/lib/game/wording/terms';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { PACK } from '../support/engine/table';
import { effectsIn } from './effects';
import { COMMANDS, EVENTS, SEATS, STATE } from './samples';

const BROKEN = /undefined|NaN|null|\[object|[{}]| {2}|^ | $/;
const ENGLISH =
  /\b(?:the|and|your|you|with|of|are|from|its|for|to|is|has|takes|tile|tiles|row|rows|turn|step|stone|points?)\b/i;

const hexes = [...PACK.upgrades, ...PACK.walls, ...PACK.buildings];
const englishNames = [...hexes, ...PACK.technologies]
  .map(({ name }) => name)
  .filter((name) => name !== 'Arsenal');
const effects: readonly Effect[] = effectsIn([
  hexes,
  PACK.technologies,
  PACK.bridge,
  PACK.seals,
  PACK.plazas,
  PACK.kingsRoad,
]);

/** All texts about the samples, each with its subject. */
function saidIn(locale: (typeof LOCALES)[number]): [string, string][] {
  const words = wordingOf(locale);
  const on = { words, pack: PACK, state: STATE };
  const tell = { words, pack: PACK, seats: SEATS, side: 'A' } as const;
  const [player] = STATE.players;
  const lines = [
    ...craneWords(on),
    ...(['upgrade', 'wall', 'building'] as const).flatMap((row) => rowWords(on, row)),
    ...cityWords(on, SEATS),
    ...(['hunger-wall', 'cathedral'] as const).flatMap((grid) => gridWords(on, SEATS, grid)),
    ...bridgeWords(on, SEATS),
    ...(player ? playerWords(words, PACK, player) : []),
    ...OPTIONS.flatMap((option) => optionWords(words, option)),
    ...VARIANTS.flatMap((choice) => {
      const { title, of } = variantWords(words, choice);
      return [title, ...of.map(([, text]) => text)];
    }),
    ...(['parler', 'simple'] as const).flatMap((solo) => soloWords(words, solo)),
  ];
  return [
    ...Object.values(EVENTS).map((event): [string, string] => [event.type, describeEvent(tell, event).text]),
    ...Object.values(COMMANDS).map((command): [string, string] => [command.type, labelCommand(on, command)]),
    ...REJECTION_CODES.map((code): [string, string] => [code, describeRefusal(words, { code, rule: '' })]),
    ...effects.map((effect): [string, string] => [effect.kind, describeEffect(words, effect)]),
    ...hexes.map((tile): [string, string] => [tile.id, hexWords(words, tile)]),
    ...textsOf(words, PACK),
    ...lines.map((line): [string, string] => ['position', line]),
  ];
}

describe.each(LOCALES)('in %s', (locale) => {
  const said = saidIn(locale);

  test('everything has words', () => {
    expect(said.length).toBeGreaterThan(800);
    expect(said.filter(([, text]) => text === '' || BROKEN.test(text) || text.includes(MISSING))).toEqual([]);
  });

  test.skipIf(locale === 'en')('nothing is left in English', () => {
    const names = new RegExp(`\\b(?:${englishNames.join('|')})\\b`);
    expect(said.filter(([, text]) => ENGLISH.test(text) || names.test(text))).toEqual([]);
  });
});

const THREE = ['en', 'de', 'pt-BR'] as const;

test('lists and numbers follow the language', () => {
  const three = THREE.map((locale) => wordingOf(locale).list(['a', 'b', 'c']));
  expect(three).toEqual(['a, b and c', 'a, b und c', 'a, b e c']);
  expect(THREE.map((locale) => wordingOf(locale).list(['a', 'b'], 'or'))).toEqual([
    'a or b',
    'a oder b',
    'a ou b',
  ]);
  expect(THREE.map((locale) => wordingOf(locale).t('terms.points', { n: 1234 }))).toEqual([
    '1,234 points',
    '1.234 Punkte',
    '1.234 pontos',
  ]);
  expect(THREE.map((locale) => formatMoment(locale, undefined, '2026-11-20T09:05:00.000Z'))).toEqual([
    '20 Nov 2026, 09:05 UTC',
    '20.11.2026, 09:05 UTC',
    '20 de nov. de 2026, 09:05 UTC',
  ]);
});
