import { describe, expect, test } from 'vitest';
import { PRESETS, readPlayNow, readTableForm } from '@/app/(site)/table-form';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { LEVELS } from '@/lib/game/levels';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { formOf } from '../support/form';
import { UNTOUCHED_TABLE_FORM } from '../support/table-form';

const EN = wordingOf('en');

/** Reads the form as a browser posts it when nothing is touched but the given fields. */
const read = (fields: Readonly<Record<string, string>>, known?: string) =>
  readTableForm(EN, formOf({ ...UNTOUCHED_TABLE_FORM, ...fields }), known);

describe('the form for a new table', () => {
  test('asks for the online defaults unless it is changed', () => {
    expect(read({ 'seat-0': 'Anna', 'seat-2': 'Bohumil' })).toEqual({
      table: {
        name: 'Sunday round',
        seats: [{ name: 'Anna' }, { name: 'Bohumil' }],
        options: ONLINE_OPTIONS,
        variant: BASE_VARIANT,
        startingSeat: 'random',
        joinPolicy: 'link',
        watchers: 'anyone',
        lineSharing: 'private',
        pace: { kind: 'relaxed' },
      },
    });
    expect(PRESETS).toEqual(ONLINE_OPTIONS);
  });

  test('calls a table after its first person unless it is given a name', () => {
    for (const [first, name] of [
      ['Anna', 'Anna’s table'],
      ['x'.repeat(40), 'x'.repeat(40)],
    ] as const)
      expect(read({ name: '', 'seat-0': first })).toMatchObject({ table: { name } });
  });

  test('plays as fast as it says', () => {
    const people = { 'seat-0': 'Anna', 'seat-1': 'Bohumil' };
    const daily = { pace: 'daily', wakingOnly: 'on', onTimeout: 'ask', bankH: '', gainH: '', capH: '' };
    const pace = { kind: 'daily', wakingOnly: true, onTimeout: 'ask' };
    expect(read({ ...people, ...daily })).toMatchObject({ table: { pace } });
    const custom = { pace: 'custom', bankH: '10', gainH: '1', capH: '5' };
    for (const wrong of [custom, { ...custom, bankH: 'many' }, { pace: 'never' }])
      expect(read({ ...people, ...wrong })).toEqual({ problem: 'pace' });
  });

  test('makes a solo game of only one name, with its opponent', () => {
    expect(read({ 'seat-0': 'Anna', solo: 'simple' })).toMatchObject({
      table: { seats: [{ name: 'Anna' }], solo: 'simple' },
    });
  });

  test('seats computers, with a name or without', () => {
    const chairs = { 'seat-0': 'Anna', 'holder-1': 'master', 'seat-3': 'Otto', 'holder-3': 'journeyman' };
    expect(read(chairs)).toMatchObject({
      table: { seats: [{ name: 'Anna' }, { bot: 'master' }, { bot: 'journeyman', name: 'Otto' }] },
    });
  });

  test('leaves seats free for others, and says who may watch', () => {
    const chosen = {
      'seat-0': 'Anna',
      'holder-1': 'free',
      'holder-3': 'free',
      door: 'open',
      watchers: 'players',
      lineSharing: 'link',
    };
    expect(read(chosen)).toMatchObject({
      table: {
        seats: [{ name: 'Anna' }, {}, {}],
        joinPolicy: 'open',
        watchers: 'players',
        lineSharing: 'link',
      },
    });
    expect(read({ ...chosen, door: 'ajar' })).toEqual({ problem: 'options' });
  });

  test.each([
    ['alone', {}, [{}]],
    ['with a computer', { 'holder-1': 'master' }, [{}, { bot: 'master' }]],
    ['with whoever comes', { 'holder-1': 'free' }, [{}, {}]],
  ])('asks its maker for no name: %s they are called as elsewhere, else a guest', (_with, fields, seats) => {
    const named = (name: string) => [{ ...seats[0], name }, ...seats.slice(1)];
    expect(read(fields, 'Anna')).toMatchObject({ table: { seats: named('Anna') } });
    expect(read(fields)).toMatchObject({ table: { seats: named('Guest') } });
  });

  test('knows every option and variant', () => {
    const chosen = {
      'seat-0': 'Anna',
      openVTiles: 'on',
      tieIncludesSite: 'on',
      actionSide: 'B',
      plazaFaces: 'A',
      'tiers.cathedral': 'B',
      'road.II': 'A',
      bridgeFaces: 'A',
    };
    expect(read(chosen)).toMatchObject({
      table: {
        options: { openVTiles: true, tieIncludesSite: true, asyncTechnology: false },
        variant: {
          actionSide: 'B',
          plazaFaces: 'A',
          bridgeFaces: 'A',
          roadTiles: { II: 'A' },
          tiers: { 'hunger-wall': 'base', cathedral: 'B' },
        },
      },
    });
  });

  test.each([
    ['a name is too long', { 'seat-0': 'x'.repeat(41) }, 'people'],
    ['an unknown computer is to play', { 'seat-0': 'Anna', 'holder-1': 'genius' }, 'people'],
    ['the name of the table is too long', { 'seat-0': 'Anna', name: 'x'.repeat(41) }, 'name'],
    ['there is no such variant', { 'seat-0': 'Anna', actionSide: 'C' }, 'options'],
  ])('says so when %s', (_why, fields, problem) => expect(read(fields)).toEqual({ problem }));
});

test('nothing at all is enough to play at once', () => {
  const played = readPlayNow(EN, formOf({}), undefined);
  expect(played).toMatchObject({
    seats: [{ name: 'Guest' }],
    solo: 'parler',
    options: { randomParler: true },
  });
  expect(readPlayNow(EN, formOf({}), 'Anna').seats).toEqual([{ name: 'Anna' }]);
  expect(readPlayNow(EN, formOf({ parler: 'chosen' }), undefined).options.randomParler).toBe(false);
});

test.each(LEVELS)('one press seats the computer as %s, and the player begins', (level) => {
  const played = readPlayNow(EN, formOf({ level }), 'Anna');
  expect(played).toMatchObject({ seats: [{ name: 'Anna' }, { bot: level }], startingSeat: 'first' });
  expect(played.name).toBe(EN.t(`site.against.${level}`));
});

test('a level that does not exist is a game against Peter Parler', () => {
  const played = readPlayNow(EN, formOf({ level: 'genius' }), 'Anna');
  expect(played).toMatchObject({ seats: [{ name: 'Anna' }], solo: 'parler' });
});
