import { afterEach, describe, expect, test } from 'vitest';
import { ClockLine } from '@/components/clocks/clock-line';
import { ClockTable } from '@/components/clocks/clock-table';
import { CommonHoliday } from '@/components/clocks/common-holiday';
import { ConfirmAnswer } from '@/components/clocks/confirm-answer';
import { DecisionList } from '@/components/clocks/decision-list';
import { FreeSeats } from '@/components/clocks/free-seats';
import { HolidayList } from '@/components/clocks/holiday-list';
import { LateSeatPanel } from '@/components/clocks/late-seat';
import { PaceFields } from '@/components/clocks/pace-fields';
import { paceOfForm } from '@/lib/features/clocks/pace-form';
import type { DecisionView, TableAgenda } from '@/lib/features/clocks/view';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { HOUR, htmlOf, RUNNING, textOf, zone } from '../support/agenda';
import { speak } from '../support/current-words';

afterEach(() => speak('en'));

const action = async () => {};
const LATE: TableAgenda = {
  ...RUNNING,
  times: [
    { seat: 0, leftMs: 0, since: '2026-03-02T08:00:00.000Z', until: '2026-03-05T13:30:00.000Z', isOut: true },
  ],
  late: [
    {
      seat: 0,
      missing: [1],
      silenceAt: '2026-03-08T14:00:00.000Z',
      lastAt: '2026-03-19T13:30:00.000Z',
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

describe('the line of clocks at the table', () => {
  test('shows the awaited seats with their time, and the others’ rest', () => {
    const text = textOf(htmlOf(ClockLine, { agenda: RUNNING, ...zone }));
    expect(text).toMatch(/^Anna: until Thu,? 5 Mar,? 14:30, 2 days 3 hours/);
    expect(text).toContain(': Bohumil 3 days, Cecilie 1 day 6 hours · Clocks and holidays');
    expect(textOf(htmlOf(ClockLine, { agenda: { ...RUNNING, me: 0 }, ...zone }))).toMatch(
      /^You have time until Thu,? 5 Mar,? 14:30, 2 days 3 hours\./,
    );
  });

  test('tells playing hours from the time that passes, where nights and days off stop a clock', () => {
    const [first, ...others] = RUNNING.times.map((time) => ({ ...time, inPlayingHours: true as const }));
    if (!first) throw new Error('somebody is waited for');
    const agenda = { ...RUNNING, times: [first, ...others] };
    for (const component of [ClockLine, ClockTable]) {
      const text = textOf(htmlOf(component, { agenda, ...zone }));
      expect(text).toContain('51 playing hours');
      expect(text).toContain('72 playing hours');
    }
    const soon = { ...agenda, times: [{ ...first, leftMs: HOUR / 2 }] };
    expect(textOf(htmlOf(ClockLine, { agenda: soon, ...zone }))).toContain('14:30, 30 playing minutes');
  });

  test('names the reader’s zone as people do', () => {
    const text = textOf(htmlOf(ClockTable, { agenda: RUNNING, ...zone }));
    expect(text).toContain('Times in Prague (Central European Time).');
    // The page is called that already.
    expect(text).not.toContain('Clocks of this table');
  });

  test('says who is on holiday until when, and why the wait is longer', () => {
    const [first, ...others] = RUNNING.times;
    if (!first) throw new Error('no clock');
    const away = { holidayUntil: '2026-03-04T23:00:00.000Z', holidays: { days: 3, byThemselves: 2 } };
    const agenda = { ...RUNNING, times: [{ ...first, ...away }, ...others] };
    for (const component of [ClockLine, ClockTable]) {
      const text = textOf(htmlOf(component, { agenda, ...zone }));
      expect(text).toMatch(/Anna: on holiday until Thu,? 5 Mar,? 00:00\./);
      expect(text).toContain('3 days of holiday included, 2 of them automatic.');
    }
  });

  test('says so when time is out, and links to the decision', () => {
    const html = htmlOf(ClockLine, { agenda: LATE, ...zone });
    expect(textOf(html)).toBe('Anna is out of time. Decide what happens next');
    expect(html).toContain('href="/games/abcdef/late"');
    expect(textOf(htmlOf(ClockLine, { agenda: { ...LATE, me: 0 }, ...zone }))).toContain(
      'You can still move',
    );
  });

  test('says since when where there is no clock, by UTC where the reader’s zone is not known', () => {
    const times = [{ seat: 0, since: '2026-03-02T08:00:00.000Z' }, { seat: 1 }, { seat: 2 }];
    const agenda: TableAgenda = { ...RUNNING, pace: { kind: 'relaxed' }, times };
    const text = textOf(htmlOf(ClockLine, { agenda, timeZone: undefined }));
    expect(text).toMatch(/^Waiting for Anna since Mon,? 2 Mar,? 08:00 UTC\. Clocks and holidays$/);
  });

  test('says nothing where nothing is waited for and no clock runs', () => {
    const agenda: TableAgenda = {
      ...RUNNING,
      pace: { kind: 'relaxed' },
      times: [{ seat: 0 }, { seat: 1 }],
    };
    expect(htmlOf(ClockLine, { agenda, ...zone })).toBe('');
  });

  test('where there is no clock nobody’s time is out, however long it takes', () => {
    const agenda: TableAgenda = {
      ...LATE,
      me: 0,
      pace: { kind: 'relaxed' },
      times: [{ seat: 0, since: '2026-03-02T08:00:00.000Z', isOut: true }],
    };
    const html = htmlOf(ClockLine, { agenda, ...zone });
    expect(textOf(html)).toContain('The table has been waiting for you since');
    expect(html).not.toContain('text-red');
  });

  test('is gone when the table has ended', () => {
    expect(htmlOf(ClockLine, { agenda: { ...RUNNING, status: 'ended' }, ...zone })).toBe('');
  });
});

describe('the answers available to the other players', () => {
  const props = (agenda: TableAgenda) => ({
    agenda,
    late: LATE.late[0] ?? { seat: 0, votes: [], missing: [] },
    action,
    ...zone,
  });
  const buttons = (html: string) =>
    [...html.matchAll(/<button[^>]* value="(\w+)"[^>]*>([^<]+)</g)].map(([, value, text]) => [value, text]);

  test('a deciding player has a button for each option, with its votes', () => {
    const html = htmlOf(LateSeatPanel, props(LATE));
    expect(buttons(html)).toEqual([
      ['nudge', 'Send a reminder'],
      ['wait', 'Wait another day'],
    ]);
    // A change of the game for good needs a second confirmation.
    const links = [...html.matchAll(/href="\/games\/abcdef\/late\?([^"]+)"[^>]*>([^<]+)</g)];
    expect(links.map(([, query, text]) => [query?.replaceAll('&amp;', '&'), text])).toEqual([
      ['ask=replace&seat=0', 'Find someone else'],
      ['ask=computer&seat=0&bot=journeyman', expect.stringContaining('Journeyman')],
      ['ask=computer&seat=0&bot=master', expect.stringContaining('Master builder')],
      ['ask=end&seat=0', 'End the game without a result'],
    ]);
    expect(textOf(html)).toContain('1 of 2 votes: Cecilie');
  });

  test('says whose silence never counts, because they have not sat down yet', () => {
    const [late] = LATE.late;
    const absent = { ...props(LATE), late: { seat: 0, votes: [], missing: [1], ...late, absent: [1] } };
    expect(textOf(htmlOf(LateSeatPanel, props(LATE)))).not.toContain('sat down');
    expect(textOf(htmlOf(LateSeatPanel, absent))).toContain(
      'Bohumil hasn’t sat down yet: such silence never',
    );
  });

  test('says who has not voted, when silence counts as consent, and when the table continues automatically', () => {
    const text = textOf(htmlOf(LateSeatPanel, props(LATE)));
    expect(text).toContain('No vote yet: Bohumil. They are reminded once a day.');
    expect(text).toMatch(/From Sun,? 8 Mar,? 15:00 on, their silence counts/);
    expect(text).toMatch(/decides on Thu,? 19 Mar,? 14:30/);
    const [late] = LATE.late;
    const votes = [{ answer: 'end' as const, seats: [2], silent: [1], needed: 2, host: true as const }];
    const silent = htmlOf(LateSeatPanel, { ...props(LATE), late: { seat: 0, missing: [1], ...late, votes } });
    expect(textOf(silent)).toMatch(/2 of 2 [^·]*: Cecilie · [^·]*: Bohumil · the host/);
  });

  test('before the game is changed for good it says what follows, and asks', () => {
    const [late] = LATE.late;
    if (!late) throw new Error('nobody is late');
    const ask = (answer: 'end' | 'replace', needed: number) => {
      const votes = late.votes.map((vote) => ({ ...vote, needed }));
      return htmlOf(ConfirmAnswer, { agenda: LATE, chosen: { late: { ...late, votes }, answer }, action });
    };
    const alone = ask('end', 1);
    expect(textOf(alone)).toContain('End the game without a result?');
    expect(textOf(alone)).toContain('take it back for an hour. If Anna moves');
    expect(buttons(alone)).toEqual([['end', 'End the game without a result']]);
    expect(alone).toContain('href="/games/abcdef/late"');
    expect(textOf(ask('replace', 3))).toMatch(/needed: 3\. One of you/);
  });

  test('a decision says who, what and until when; those who made it can take it back', () => {
    const decided = {
      ...({ id: 'd1', kind: 'end', seat: 0, by: [1, -1], why: 'silence', state: 'open' } as const),
      ...({ at: '2026-03-06T14:00:00.000Z', effectAt: '2026-03-06T15:00:00.000Z', isMine: true } as const),
    };
    const list = (decision: DecisionView) =>
      htmlOf(DecisionList, { agenda: { ...LATE, decisions: [decision] }, takeBack: action, ...zone });
    expect(textOf(list(decided))).toMatch(
      /Bohumil and the host have decided to end the game.* Fri,? 6 Mar,? 16:00\..*said nothing.*Take back the decision/,
    );
    const { isMine: _isMine, ...others } = decided;
    expect(list(others)).not.toContain('<button');
    const back = { ...others, state: 'taken-back', endedBy: 1, endedAt: decided.effectAt } as const;
    expect(textOf(list(back))).toContain('Bohumil took it back on Fri');
    const gone = {
      ...others,
      kind: 'leave',
      seat: 1,
      by: [1],
      name: 'Zoe',
      names: [{ seat: 1, name: 'Zoe' }],
    } as const;
    expect(textOf(list(gone))).toContain('Zoe has decided to leave the table');
    const line = htmlOf(ClockLine, { agenda: { ...LATE, decisions: [others] }, ...zone });
    expect(textOf(line)).toMatch(/Bohumil and the host have decided to end the game.* Fri/);
  });

  test('the late one and spectators only read', () => {
    expect(buttons(htmlOf(LateSeatPanel, props({ ...LATE, me: 0 })))).toEqual([]);
    const { me: _me, ...watched } = LATE;
    expect(buttons(htmlOf(LateSeatPanel, props(watched)))).toEqual([]);
    expect(textOf(htmlOf(LateSeatPanel, props(watched)))).toContain('The players decide what happens next.');
  });

  test('a week is given where there is no clock', () => {
    const html = htmlOf(LateSeatPanel, props({ ...LATE, pace: { kind: 'relaxed' } }));
    expect(buttons(html)).toContainEqual(['wait', 'Wait another week']);
  });
});

test('who has agreed to a common holiday is not asked again', () => {
  const agree = (me: number) => htmlOf(CommonHoliday, { agenda: { ...PROPOSED, me }, action, ...zone });
  expect(agree(0)).not.toContain('>Agree<');
  expect(agree(1)).toContain('>Agree<');
  expect(textOf(agree(1))).toContain('Agreed: Anna');
});

test('an agreed holiday says from when until when, and those who sit there may want it to be over', () => {
  const pause = { from: '2026-03-09T23:00:00.000Z', until: '2026-03-20T23:00:00.000Z', ending: [0] };
  const shown = (me: number) => htmlOf(CommonHoliday, { agenda: { ...RUNNING, me, pause }, action, ...zone });
  expect(textOf(shown(1))).toMatch(/Agreed: Tue,? 10 Mar,? 00:00 to Sat,? 21 Mar,? 00:00\./);
  expect(textOf(shown(1))).toContain('Want to end it early: Anna.');
  expect(shown(1)).toContain('>End the holiday early<');
  expect(shown(0)).not.toContain('>End the holiday early<');
  expect(textOf(htmlOf(ClockLine, { agenda: PROPOSED, ...zone }))).toContain(
    'A group holiday has been proposed',
  );
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
  expect(html).toContain('>Cancel these days<');
  expect(textOf(html)).toContain('began automatically');
  const longer = htmlOf(HolidayList, {
    holidays: [holiday('2026-03-01', '2026-03-09')],
    today: '2026-03-05',
    end: action,
  });
  expect(longer).toContain('>I’m back<');
});

test('the choice of a pace shows how long a wait may last with holidays', () => {
  const text = textOf(htmlOf(PaceFields, {}));
  expect(text).toContain('up to 8 days with holidays, up to 21 with nights and days off as well.');
  expect(text).toContain('up to 10 days with holidays, up to 27 with nights and days off as well.');
  expect(text).toContain('up to 7 days to one turn');
  expect(textOf(htmlOf(ClockTable, { agenda: RUNNING, ...zone }))).toContain('up to 27 days with nights');
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
    htmlOf(ClockLine, { agenda: RUNNING, ...zone }),
    htmlOf(ClockLine, { agenda: { ...LATE, pausedUntil: '2026-03-10T23:00:00.000Z' }, ...zone }),
    htmlOf(ClockTable, { agenda: { ...LATE, pausedUntil: '2026-03-10T23:00:00.000Z' }, ...zone }),
    htmlOf(LateSeatPanel, {
      agenda: LATE,
      late: LATE.late[0] ?? { seat: 0, votes: [], missing: [] },
      action,
      ...zone,
    }),
    htmlOf(FreeSeats, { agenda: { ...LATE, free: [{ seat: 0, link: 'http://praga.test/seat/x' }] } }),
    htmlOf(CommonHoliday, { agenda: PROPOSED, action, ...zone }),
    htmlOf(PaceFields, {}),
  ];
  expect(panels.join('\n')).not.toContain(MISSING);
  expect(panels.join('\n')).not.toMatch(/undefined|NaN|Invalid|\{\w+\}/);
});
