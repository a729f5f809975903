import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/game/wording/locales';
import { ZONE_CITIES } from '@/lib/game/wording/zone-cities';
import { cityOfZone } from '@/lib/game/wording/zone-city';
import { zoneChoices, timeZoneName } from '@/lib/game/wording/zone-name';

test('a zone is called what people call it, in each language', () => {
  expect(LOCALES.map((locale) => timeZoneName(locale, 'Europe/Prague'))).toEqual([
    'Prague (Central European Time)',
    'Prag (Mitteleuropäische Zeit)',
    'Praga (Horário da Europa Central)',
  ]);
  const cityIn = (locale: Locale, zone: string) => cityOfZone(zone, ZONE_CITIES[locale]);
  expect(LOCALES.map((locale) => cityIn(locale, 'America/Argentina/Buenos_Aires'))).toEqual([
    ...['Buenos Aires', 'Buenos Aires', 'Buenos Aires'],
  ]);
  expect(LOCALES.map((locale) => cityIn(locale, 'America/New_York'))).toEqual([
    'New York',
    'New York',
    'Nova York',
  ]);
  expect(LOCALES.map((locale) => cityIn(locale, 'America/Sao_Paulo'))).toEqual(Array(3).fill('São Paulo'));
  expect(timeZoneName('en', 'UTC')).toBe('UTC');
  expect(timeZoneName('en', 'Etc/GMT+5')).toBe('GMT-05:00');
  expect(timeZoneName('en', 'Mars/Olympus_Mons')).toBe('Mars/Olympus_Mons');
});

test('of hundreds to choose from, each is named and found by its city', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const choices = zoneChoices('de', zones);
  expect(choices.map(({ zone }) => zone).sort()).toEqual([...zones].sort());
  for (const { zone, name } of choices) {
    expect(name).not.toContain('_');
    if (zone !== 'UTC') expect(name).not.toBe(zone);
  }
  const names = choices.map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'de')));
});

test('every city that has a name of its own is one of a zone', () => {
  const last = new Set(Intl.supportedValuesOf('timeZone').map((zone) => zone.split('/').at(-1)));
  const strangers = LOCALES.flatMap((locale) => Object.keys(ZONE_CITIES[locale])).filter(
    (city) => !last.has(city),
  );
  expect(strangers).toEqual([]);
});
