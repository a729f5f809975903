import { expect, test } from 'vitest';
import { calendarFaults } from './strict-calendar';

const EVENT = [
  'BEGIN:VEVENT',
  'UID:turn-1@praga.test',
  'DTSTAMP:20261102T100000Z',
  'DTSTART:20261102T093000Z',
  'DTEND:20261102T100000Z',
  'SEQUENCE:0',
  String.raw`SUMMARY:Krug\; „Bier“\, \\und\nBrot`,
  'END:VEVENT',
];
const calendar = (events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...events, 'END:VCALENDAR', ''].join('\r\n');
const changed = (from: string, to: string) => calendar(EVENT).replace(from, to);

test('a calendar as the standard has it is without a fault', () => {
  expect(calendarFaults(calendar(EVENT))).toEqual([]);
  expect(calendarFaults(changed('SUMMARY:Krug', 'SUMMARY:K\r\n rug'))).toEqual([]);
});

test.each([
  ['a bare line feed', changed('\r\nUID', '\nUID')],
  ['a long line', changed('Krug', 'K'.repeat(70))],
  ['no UID', changed('UID:turn-1@praga.test\r\n', '')],
  ['no stamp', changed('DTSTAMP:20261102T100000Z\r\n', '')],
  ['no sequence', changed('SEQUENCE:0\r\n', '')],
  ['a local stamp', changed('DTSTAMP:20261102T100000Z', 'DTSTAMP:20261102T100000')],
  ['an unescaped comma', changed(String.raw`\,`, ',')],
  ['an unknown escape', changed(String.raw`\n`, String.raw`\x`)],
  ['two summaries', changed('SEQUENCE:0', 'SEQUENCE:0\r\nSUMMARY:x')],
  ['the same UID twice', calendar([...EVENT, ...EVENT])],
  ['no version', changed('VERSION:2.0\r\n', '')],
  ['an open component', changed('END:VEVENT\r\n', '')],
])('%s is a fault', (_, text) => {
  expect(calendarFaults(text)).not.toEqual([]);
});
