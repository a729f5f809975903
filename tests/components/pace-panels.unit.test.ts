import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { ClockLine } from '@/components/pace/clock-line';
import { ClockTable } from '@/components/pace/clock-table';
import { CommonHoliday } from '@/components/pace/common-holiday';
import { HolidayList } from '@/components/pace/holiday-list';
import { LateSeatPanel } from '@/components/pace/late-seat';
import { PaceFields } from '@/components/pace/pace-fields';
import { LOCALES } from '@/lib/i18n/locales';
import { MISSING } from '@/lib/i18n/make-wording';
import { paceOfForm } from '@/lib/pace/form';
import type { TableAffairs } from '@/lib/service/pace/view';
import { speak } from '../support/words-here';

afterEach(() => speak('en'));

const HOUR = 3_600_000;
const action = async () => {};
const seatOf = (seat: number, name: string) => ({ seat, name, seated: true });

const RUNNING: TableAffairs = {
  ...{ gameId: 'abcdef', name: 'At the Golden Tiger', status: 'running', seq: 9 },
  pace: { kind: 'daily', wakingOnly: true, onTimeout: 'ask' },
  seats: [seatOf(0, 'Anna'), seatOf(1, 'Bohumil'), seatOf(2, 'Cecilie')],
  ...{ me: 1, people: [0, 1, 2], late: [], proposals: [] },
  times: [
    { seat: 0, leftMs: 51 * HOUR, since: '2026-03-02T08:00:00.000Z', until: '2026-03-05T13:30:00.000Z' },
    { seat: 1, leftMs: 72 * HOUR },
    { seat: 2, leftMs: 30 * HOUR },
  ],
};
const LATE: TableAffairs = {
  ...RUNNING,
  times: [
    { seat: 0, leftMs: 0, since: '2026-03-02T08:00:00.000Z', until: '2026-03-05T13:30:00.000Z', isOut: true },
  ],
  late: [
    {
      seat: 0,
      votes: [
        { answer: 'wait', seats: [], needed: 1 },
        { answer: 'replace', seats: [2], needed: 2 },
        { answer: 'computer', bot: 'journeyman', seats: [], needed: 2 },
        { answer: 'computer', bot: 'master', seats: [], needed: 2 },
        { answer: 'end', seats: [2], needed: 2 },
      ],
    },
  ],
};
const PROPOSED = { ...RUNNING, proposals: [{ until: '2026-03-10T23:00:00.000Z', seats: [0] }] };

function htmlOf<P extends object>(component: FunctionComponent<P>, props: P): string {
  return renderToStaticMarkup(createElement(component, props));
}
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const zone = { timeZone: 'Europe/Prague' };

describe('the line of clocks at the table', () => {
  test('says until when the table waits for whom, and what the others have left', () => {
    const text = textOf(htmlOf(ClockLine, { affairs: RUNNING, ...zone }));
    expect(text).toMatch(/^Anna: until Thu,? 5 Mar,? 14:30, 2 days 3 hours/);
    expect(text).toContain('Left: Bohumil 3 days, Cecilie 1 day 6 hours · Clocks and holidays');
    expect(textOf(htmlOf(ClockLine, { affairs: { ...RUNNING, me: 0 }, ...zone }))).toMatch(
      /^You have time until Thu,? 5 Mar,? 14:30, 2 days 3 hours\./,
    );
  });

  test('says so when time is out, and leads to where it is decided', () => {
    const html = htmlOf(ClockLine, { affairs: LATE, ...zone });
    expect(textOf(html)).toBe('Time is out for Anna. Decide how to go on');
    expect(html).toContain('href="/games/abcdef/late"');
    expect(textOf(htmlOf(ClockLine, { affairs: { ...LATE, me: 0 }, ...zone }))).toContain(
      'You may still play',
    );
  });

  test('says since when where there is no clock, by UTC where the reader’s zone is not known', () => {
    const times = [{ seat: 0, since: '2026-03-02T08:00:00.000Z' }, { seat: 1 }, { seat: 2 }];
    const affairs: TableAffairs = { ...RUNNING, pace: { kind: 'relaxed' }, times };
    const text = textOf(htmlOf(ClockLine, { affairs, timeZone: undefined }));
    expect(text).toMatch(/^Waiting for Anna since Mon,? 2 Mar,? 08:00 UTC\. Clocks and holidays$/);
  });

  test('says nothing where nothing is waited for and no clock runs', () => {
    const affairs: TableAffairs = {
      ...RUNNING,
      pace: { kind: 'relaxed' },
      times: [{ seat: 0 }, { seat: 1 }],
    };
    expect(htmlOf(ClockLine, { affairs, ...zone })).toBe('');
  });

  test('where there is no clock nobody’s time is out, however long it takes', () => {
    const affairs: TableAffairs = {
      ...LATE,
      me: 0,
      pace: { kind: 'relaxed' },
      times: [{ seat: 0, since: '2026-03-02T08:00:00.000Z', isOut: true }],
    };
    const html = htmlOf(ClockLine, { affairs, ...zone });
    expect(textOf(html)).toContain('The table has waited for you since');
    expect(html).not.toContain('clock-out');
  });

  test('is gone when the table has ended', () => {
    expect(htmlOf(ClockLine, { affairs: { ...RUNNING, status: 'ended' }, ...zone })).toBe('');
  });
});

describe('what the others may answer', () => {
  const props = (affairs: TableAffairs) => ({
    affairs,
    late: LATE.late[0] ?? { seat: 0, votes: [] },
    action,
  });
  const buttons = (html: string) =>
    [...html.matchAll(/<button[^>]* value="(\w+)"[^>]*>([^<]+)</g)].map(([, value, text]) => [value, text]);

  test('whoever decides has a button for each, with who is for it', () => {
    const html = htmlOf(LateSeatPanel, props(LATE));
    expect(buttons(html)).toEqual([
      ['nudge', 'Remind'],
      ['wait', 'Wait a day more'],
      ['replace', 'Look for somebody else'],
      ['computer', 'Have a computer play on (Journeyman)'],
      ['computer', 'Have a computer play on (Master)'],
      ['end', 'End without a result'],
    ]);
    expect(textOf(html)).toContain('1 of 2 for it: Cecilie');
    expect(html).toContain('name="bot" value="master"');
  });

  test('the late one and spectators only read', () => {
    expect(buttons(htmlOf(LateSeatPanel, props({ ...LATE, me: 0 })))).toEqual([]);
    const { me: _me, ...watched } = LATE;
    expect(buttons(htmlOf(LateSeatPanel, props(watched)))).toEqual([]);
    expect(textOf(htmlOf(LateSeatPanel, props(watched)))).toContain('The players decide how to go on.');
  });

  test('a week is given where there is no clock', () => {
    const html = htmlOf(LateSeatPanel, props({ ...LATE, pace: { kind: 'relaxed' } }));
    expect(buttons(html)).toContainEqual(['wait', 'Wait a week more']);
  });
});

test('who has agreed to a common holiday is not asked again', () => {
  const agree = (me: number) => htmlOf(CommonHoliday, { affairs: { ...PROPOSED, me }, action, ...zone });
  expect(agree(0)).not.toContain('>Agree<');
  expect(agree(1)).toContain('>Agree<');
  expect(textOf(agree(1))).toContain('For it: Anna');
});

test('a holiday that runs can be ended, one to come be given up, the last day of one neither', () => {
  const holiday = (first: string, last: string) => ({ id: `${first}`, first, last, automatic: false });
  const holidays = [
    holiday('2026-03-01', '2026-03-05'),
    holiday('2026-03-06', '2026-03-07'),
    { ...holiday('2026-03-05', '2026-03-05'), automatic: true },
  ];
  const html = htmlOf(HolidayList, { holidays, today: '2026-03-05', end: action });
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html).toContain('>Give up<');
  expect(textOf(html)).toContain('began by itself');
  const longer = htmlOf(HolidayList, {
    holidays: [holiday('2026-03-01', '2026-03-09')],
    today: '2026-03-05',
    end: action,
  });
  expect(longer).toContain('>I am back<');
});

test('the fields of a new table are read as they stand', () => {
  const html = htmlOf(PaceFields, {});
  const names = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  expect([...new Set(names)]).toEqual(['pace', 'bankH', 'gainH', 'capH', 'wakingOnly', 'onTimeout']);
  const form = new FormData();
  for (const name of ['bankH', 'gainH', 'capH']) {
    form.set(name, new RegExp(`name="${name}"[^>]* value="(\\d+)"`).exec(html)?.[1] ?? '');
  }
  form.set('pace', 'custom');
  expect(paceOfForm(form)).toMatchObject({ kind: 'custom', bankH: 72, gainH: 12, capH: 120 });
});

test.each(LOCALES)('every panel has words in %s', (reader) => {
  speak(reader);
  const panels = [
    htmlOf(ClockLine, { affairs: RUNNING, ...zone }),
    htmlOf(ClockLine, { affairs: { ...LATE, pausedUntil: '2026-03-10T23:00:00.000Z' }, ...zone }),
    htmlOf(ClockTable, { affairs: { ...LATE, pausedUntil: '2026-03-10T23:00:00.000Z' }, ...zone }),
    htmlOf(LateSeatPanel, { affairs: LATE, late: LATE.late[0] ?? { seat: 0, votes: [] }, action }),
    htmlOf(CommonHoliday, { affairs: PROPOSED, action, ...zone }),
    htmlOf(PaceFields, {}),
  ];
  expect(panels.join('\n')).not.toContain(MISSING);
  expect(panels.join('\n')).not.toMatch(/undefined|NaN|Invalid|\{\w+\}/);
});
