import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/game/wording/locales';
import { cityOfZone, zoneChoices, zoneName } from '@/lib/game/wording/zone-name';

test('a zone is called what people call it, in each language', () => {
  expect(LOCALES.map((locale) => zoneName(locale, 'Europe/Prague'))).toEqual([
    'Prague (Central European Time)',
    'Prague (Mitteleuropäische Zeit)',
    'Prague (Horário da Europa Central)',
  ]);
  expect(cityOfZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(zoneName('en', 'UTC')).toBe('UTC');
  expect(zoneName('en', 'Etc/GMT+5')).toBe('GMT-05:00');
  expect(zoneName('en', 'Mars/Olympus_Mons')).toBe('Mars/Olympus_Mons');
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
