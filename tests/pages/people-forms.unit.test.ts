import { expect, test } from 'vitest';
import { keepLinks, recallLinks, rememberLinks } from '@/app/(site)/kept-links';
import { lobbyAddress, readLobbyFilter, readPlace } from '@/app/lobby/filter';
import { readProfile } from '@/app/me/profile-form';
import { formOf } from '../support/form';

const posted = (fields: Parameters<typeof formOf>[0]) =>
  formOf({ locale: 'de', zone: 'Europe/Prague', ...fields });

test('a profile: times are minutes, no times are no quiet hours', () => {
  expect(
    readProfile(posted({ name: ' Anna ', quietFrom: '22:30', quietTo: '07:05', dayOff: ['7', '6'] })),
  ).toEqual({
    name: 'Anna',
    locale: 'de',
    timeZone: 'Europe/Prague',
    quiet: { from: 1350, to: 425 },
    daysOff: [7, 6],
  });
  expect(readProfile(posted({ quietFrom: '', quietTo: '' }))).toMatchObject({ quiet: null, daysOff: [] });
});

test.each([
  ['a zone that is none', { zone: 'Europe/Nowhere' }],
  ['a language we do not have', { locale: 'fr' }],
  ['half of the quiet hours', { quietFrom: '22:00', quietTo: '' }],
  ['a time that is none', { quietFrom: '25:00', quietTo: '07:00' }],
  ['quiet hours without an end', { quietFrom: '22:00', quietTo: '22:00' }],
  ['a day that is none', { dayOff: '8' }],
  ['a name that is too long', { name: 'x'.repeat(41) }],
])('a profile is refused for %s', (_why, fields) => expect(readProfile(posted(fields))).toBeUndefined());

test('a name that shows nothing is like an empty one', () =>
  expect(readProfile(posted({ name: '\u3164' }))).toEqual(readProfile(posted({ name: '' }))));

test('the address of the lobby: unreadable values are all the same', () => {
  expect(readLobbyFilter({ players: '3', pace: 'daily', board: 'side-b' })).toEqual({
    players: 3,
    pace: 'daily',
    board: 'side-b',
  });
  expect(readLobbyFilter({ players: '5', pace: ['daily'], board: '' })).toEqual({});
});

test('the address of a page of the lobby leads back to its place and its filter', () => {
  const place = { createdAt: new Date('2026-11-21T06:00:00.123Z'), gameId: 'bcdfgh234567' };
  const address = lobbyAddress({ players: 3, pace: undefined, board: 'side-b' }, place);
  expect(address).toBe('/lobby?players=3&board=side-b&after=1795240800123-bcdfgh234567');
  expect(readPlace(Object.fromEntries(new URL(address, 'http://praga.test').searchParams))).toEqual(place);
  expect(lobbyAddress({})).toBe('/lobby');
  for (const after of ['', '-', '1795240800123', '1e3-abc', `1-${'a'.repeat(41)}`, "1-a'b", ['1-a']])
    expect(readPlace({ after }), String(after)).toBeUndefined();
});

test('a host’s browser keeps the links of a table, and nothing else comes out of the cookie', () => {
  const kept = new Map<string, string>();
  const jar = {
    get: (name: string) => (kept.has(name) ? { value: kept.get(name) ?? '' } : undefined),
    set: (name: string, value: string) => kept.set(name, value),
  };
  rememberLinks(jar, 'abcdefgh', { seats: [{ seat: 2, token: 'two' }], joinLink: { token: 'door' } });
  expect(recallLinks(jar, 'abcdefgh')).toEqual({ seats: { 2: 'two' }, door: 'door' });
  expect(recallLinks(jar, 'another')).toEqual({ seats: {} });
  keepLinks(jar, 'abcdefgh', { seats: {} });
  expect(recallLinks(jar, 'abcdefgh')).toEqual({ seats: {} });
  for (const broken of ['', '[]', '{"seats":{"9":"x"}}', '{"seats":{"1":7}}', 'nonsense']) {
    kept.set('links_abcdefgh', broken);
    expect(recallLinks(jar, 'abcdefgh'), broken).toEqual({ seats: {} });
  }
});
