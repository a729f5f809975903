import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MESSAGES } from '@/lib/game/wording/language/messages';
import { timeZoneName, zoneChoices, zoneCitiesOf } from '@/lib/game/wording/language/time-zones';
import { cityOfZone } from '@/lib/game/wording/language/zone-city';

const THREE = ['en', 'de', 'pt-BR'] as const;

test('a zone is called what people call it, in each language', () => {
  expect(THREE.map((locale) => timeZoneName(locale, 'Europe/Prague'))).toEqual([
    'Prague (Central European Time)',
    'Prag (Mitteleuropäische Zeit)',
    'Praga (Horário da Europa Central)',
  ]);
  const citiesOf = (zone: string) => THREE.map((locale) => cityOfZone(zone, zoneCitiesOf(locale)));
  expect(citiesOf('America/Argentina/Buenos_Aires')).toEqual(Array(3).fill('Buenos Aires'));
  expect(citiesOf('America/New_York')).toEqual(['New York', 'New York', 'Nova York']);
  expect(citiesOf('America/Sao_Paulo')).toEqual(Array(3).fill('São Paulo'));
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
  expect(Object.keys(MESSAGES.en.cities).filter((city) => !last.has(city))).toEqual([]);
  const renamed = LOCALES.map((locale) => Object.keys(zoneCitiesOf(locale)).length);
  expect(Math.min(...renamed)).toBeGreaterThan(10);
});
