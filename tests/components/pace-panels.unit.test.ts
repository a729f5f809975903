import { afterEach, describe, expect, test } from 'vitest';
import { ClockLine } from '@/components/requests/clock-line';
import { ClockTable } from '@/components/clocks/clock-table';
import { HolidayList } from '@/components/clocks/holiday-list';
import { PaceFields } from '@/components/clocks/pace-fields';
import { ConfirmAnswer } from '@/components/requests/confirm-card';
import { HolidayCard } from '@/components/requests/holiday-card';
import { LateCard } from '@/components/requests/late-card';
import { DecisionCard, RequestCard } from '@/components/requests/request-card';
import type { DecisionView, LateSeat, OpenRequest, TableAgenda } from '@/lib/features/clocks/view';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { HOUR, RUNNING, zone } from '../support/agenda';
import { htmlOf, textOf } from '../support/components/html';
import { speak } from '../support/current-words';

afterEach(() => speak('en'));

const action = async () => {};
const forms = {
  ...{ answerLateSeat: action, takeDecisionBack: action, agreeToHoliday: action, takeBackEnd: action },
  ...{ turnBack: action, withdrawSeatOffer: action, agreeLink: action, refuseLink: action, makeLink: action },
};

/** The answers about a late seat as requests, as one who decides or only reads sees them. */
const answersOf = ({ seat, votes, missing }: LateSeat, may: OpenRequest['may']): readonly OpenRequest[] =>
  votes.flatMap(({ answer, bot, seats, needed, silent, host }) =>
    answer === 'nudge'
      ? []
      : {
          ...{ key: `${answer} ${bot}`, kind: answer, subject: `late.${seat}`, seat, bot, by: [], silent },
          ...{ agreed: [...seats, ...(host ? [-1] : [])], missing, needed, state: 'asked', may },
        },
  );
const lateWith = (late: LateSeat, may: OpenRequest['may'] = ['agree']): TableAgenda => ({
  ...LATE,
  late: [late],
  requests: answersOf(late, may),
});

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
const LATE_SEAT: LateSeat = LATE.late[0] ?? { seat: 0, votes: [], missing: [] };
const HOLIDAY: OpenRequest = {
  ...{ key: 'holiday', kind: 'holiday', subject: 'holiday', until: '2026-03-10T23:00:00.000Z' },
  ...{ by: [0], agreed: [0], missing: [1, 2], needed: 3, state: 'asked', may: ['agree'] },
};
const PROPOSED = { ...RUNNING, requests: [HOLIDAY] };

const lineOf = (agenda: TableAgenda) => htmlOf(ClockLine, { agenda, ...zone, forms });
const tableOf = (agenda: TableAgenda) => htmlOf(ClockTable, { agenda, ...zone });
/** The table where more is known of the seat that is awaited. */
const awaited = (more: Partial<TableAgenda['times'][number]>): TableAgenda => ({
  ...RUNNING,
  times: RUNNING.times.map((time) => (time.seat === 0 ? { ...time, ...more } : time)),
});

describe('the line of clocks at the table', () => {
  test('shows the awaited seats with their time, and the others’ rest', () => {
    const text = textOf(lineOf(RUNNING));
    expect(text).toMatch(/^Anna: until Thu,? 5 Mar,? 14:30, 2 days 3 hours/);
    expect(text).toContain(': Bohumil 3 days, Cecilie 1 day 6 hours · Requests and clocks');
    expect(textOf(lineOf({ ...RUNNING, me: 0 }))).toMatch(
      /^You have time until Thu,? 5 Mar,? 14:30, 2 days 3 hours\./,
    );
  });

  test('tells playing hours from the time that passes, where nights and days off stop a clock', () => {
    const inPlayingHours = true;
    const agenda = { ...RUNNING, times: RUNNING.times.map((time) => ({ ...time, inPlayingHours }) as const) };
    for (const text of [lineOf(agenda), tableOf(agenda)].map(textOf)) {
      expect(text).toContain('51 playing hours');
      expect(text).toContain('72 playing hours');
    }
    const soon = awaited({ inPlayingHours, leftMs: HOUR / 2 });
    expect(textOf(lineOf(soon))).toContain('14:30, 30 playing minutes');
  });

  test('names the reader’s zone as people do', () => {
    const text = textOf(tableOf(RUNNING));
    expect(text).toContain('Times in Prague (Central European Time).');
    // The page is called that already.
    expect(text).not.toContain('Clocks of this table');
  });

  test('says who is on holiday until when, and why the wait is longer', () => {
    const holidays = { days: 3, byThemselves: 2 };
    const away = awaited({ holidayUntil: '2026-03-04T23:00:00.000Z', holidays });
    for (const text of [lineOf(away), tableOf(away)].map(textOf)) {
      expect(text).toMatch(/Anna: on holiday until Thu,? 5 Mar,? 00:00\./);
      expect(text).toContain('3 days of holiday included, 2 of them automatic.');
    }
  });

  test('says so when time is out, and links to the decision', () => {
    const html = lineOf(LATE);
    expect(textOf(html)).toBe('Anna is out of time. Decide what happens next');
    expect(html).toContain('href="/games/abcdef/seats#requests"');
    expect(textOf(lineOf({ ...LATE, me: 0 }))).toContain('You can still move');
  });

  test('says since when where there is no clock, by UTC where the reader’s zone is not known', () => {
    const times = [{ seat: 0, since: '2026-03-02T08:00:00.000Z' }, { seat: 1 }, { seat: 2 }];
    const agenda: TableAgenda = { ...RUNNING, pace: { kind: 'relaxed' }, times };
    const text = textOf(htmlOf(ClockLine, { agenda, timeZone: undefined, forms }));
    expect(text).toMatch(/^Waiting for Anna since Mon,? 2 Mar,? 08:00 UTC\. Requests and clocks$/);
  });

  test.each<[string, Partial<TableAgenda>]>([
    [
      'nothing is waited for and no clock runs',
      { pace: { kind: 'relaxed' }, times: [{ seat: 0 }, { seat: 1 }] },
    ],
    ['the table has ended', { status: 'ended' }],
  ])('says nothing where %s', (_why, more) => {
    expect(lineOf({ ...RUNNING, ...more })).toBe('');
  });

  test('where there is no clock nobody’s time is out, however long it takes', () => {
    const times = [{ seat: 0, since: '2026-03-02T08:00:00.000Z', isOut: true as const }];
    const html = lineOf({ ...LATE, me: 0, pace: { kind: 'relaxed' }, times });
    expect(textOf(html)).toContain('The table has been waiting for you since');
    expect(html).not.toContain('text-red');
  });
});

describe('the answers available to the other players', () => {
  const card = (agenda: TableAgenda, late = agenda.late[0] ?? LATE_SEAT) =>
    htmlOf(LateCard, { late, on: { agenda, ...zone }, forms });
  const buttons = (html: string) =>
    [...html.matchAll(/<button[^>]* value="(\w+)"[^>]*>([^<]+)</g)].map(([, value, text]) => [value, text]);

  test('a deciding player has a button for each option, with its votes', () => {
    const html = card(lateWith(LATE_SEAT));
    expect(buttons(html)).toEqual([
      ['nudge', 'Send a reminder'],
      ['wait', 'Wait another day'],
    ]);
    // A change of the game for good needs a second confirmation.
    const links = [...html.matchAll(/href="\/games\/abcdef\/seats\?([^"]+)"[^>]*>([^<]+)</g)];
    expect(links.map(([, query, text]) => [query?.replaceAll('&amp;', '&'), text])).toEqual([
      ['ask=replace&seat=0', 'Find someone else'],
      ['ask=computer&seat=0&bot=journeyman', expect.stringContaining('Journeyman')],
      ['ask=computer&seat=0&bot=master', expect.stringContaining('Master builder')],
      ['ask=end&seat=0', 'End the game without a result'],
    ]);
    expect(textOf(html)).toContain('1 of 2 votes: Cecilie');
  });

  test('says whose silence never counts, because they have not sat down yet', () => {
    const text = (more: Partial<LateSeat> = {}) => textOf(card(lateWith({ ...LATE_SEAT, ...more })));
    expect(text()).not.toContain('sat down');
    expect(text({ absent: [1] })).toContain('Bohumil hasn’t sat down yet: such silence never');
  });

  test('says who has not voted, when silence counts as consent, and when the table continues automatically', () => {
    const text = textOf(card(lateWith(LATE_SEAT)));
    expect(text).toContain('No vote yet: Bohumil. They are reminded once a day.');
    expect(text).toMatch(/From Sun,? 8 Mar,? 15:00 on, their silence counts/);
    expect(text).toMatch(/decides on Thu,? 19 Mar,? 14:30/);
    const votes = [{ answer: 'end' as const, seats: [2], silent: [1], needed: 2, host: true as const }];
    const silent = card(lateWith({ ...LATE_SEAT, votes }));
    expect(textOf(silent)).toMatch(/2 of 2 [^·]*: Cecilie · [^·]*: Bohumil · the host/);
  });

  test('before the game is changed for good it says what follows, and asks', () => {
    const ask = (answer: 'end' | 'replace', needed: number) => {
      const agenda = lateWith({ ...LATE_SEAT, votes: LATE_SEAT.votes.map((vote) => ({ ...vote, needed })) });
      const request = agenda.requests.find(({ kind }) => kind === answer);
      if (!request) throw new Error('nobody is late');
      return htmlOf(ConfirmAnswer, { agenda, chosen: { request, answer }, action });
    };
    const alone = ask('end', 1);
    expect(textOf(alone)).toContain('End the game without a result?');
    expect(textOf(alone)).toContain('take it back for an hour. If Anna moves');
    expect(buttons(alone)).toEqual([['end', 'End the game without a result']]);
    expect(alone).toContain('href="/games/abcdef/seats"');
    expect(textOf(ask('replace', 3))).toMatch(/needed: 3\. One of you/);
  });

  test('a decision says who, what and until when; those who made it can take it back', () => {
    const decided = {
      ...({ id: 'd1', kind: 'end', seat: 0, by: [1, -1], why: 'silence', state: 'open' } as const),
      ...({ at: '2026-03-06T14:00:00.000Z', effectAt: '2026-03-06T15:00:00.000Z' } as const),
    };
    const agenda = (decision: DecisionView, may: OpenRequest['may'] = []): TableAgenda => {
      const { id, kind, seat, by, effectAt } = decision;
      const request: OpenRequest = {
        ...{ key: id, id, kind, subject: 'x', seat, by, agreed: by, missing: [], needed: 2, may },
        ...{ state: 'decided', effectAt, undoUntil: effectAt },
      };
      return { ...LATE, decisions: [decision], requests: [request] };
    };
    const list = (decision: DecisionView, may: OpenRequest['may'] = []) => {
      const on = { agenda: agenda(decision, may), ...zone };
      return htmlOf(RequestCard, { requests: on.agenda.requests, on, forms });
    };
    const past = (decision: DecisionView) =>
      htmlOf(DecisionCard, { on: { agenda: agenda(decision), ...zone } });
    expect(textOf(list(decided, ['withdraw']))).toMatch(
      /Bohumil and the host have decided to end the game.* Fri,? 6 Mar,? 16:00\..*said nothing.*Take back the decision/,
    );
    expect(list(decided)).not.toContain('<button');
    // It is shown once.
    expect(past(decided)).toBe('');
    const back = { ...decided, state: 'taken-back', endedBy: 1, endedAt: decided.effectAt } as const;
    expect(textOf(past(back))).toContain('Bohumil took it back on Fri');
    const names = [{ seat: 1, name: 'Zoe' }];
    const gone = { ...decided, kind: 'leave', seat: 1, by: [1], name: 'Zoe', names } as const;
    expect(textOf(list(gone))).toContain('Zoe has decided to leave the table');
    const line = lineOf(agenda(decided, ['withdraw']));
    expect(textOf(line)).toMatch(/Bohumil and the host have decided to end the game.* Fri/);
    expect(line).toContain('>Take back the decision<');
  });

  test('the late one and spectators only read', () => {
    const read = lateWith(LATE_SEAT, []);
    expect(buttons(card({ ...read, me: 0 }))).toEqual([]);
    const { me: _me, ...watched } = read;
    expect(buttons(card(watched))).toEqual([]);
    expect(textOf(card(watched))).toContain('The players decide what happens next.');
    expect(textOf(card(watched))).toContain('Find someone else');
  });

  test('a week is given where there is no clock', () => {
    const html = card({ ...lateWith(LATE_SEAT), pace: { kind: 'relaxed' } });
    expect(buttons(html)).toContainEqual(['wait', 'Wait another week']);
  });
});

const asked = (request: OpenRequest, agenda: TableAgenda = RUNNING) =>
  htmlOf(RequestCard, { requests: [request], on: { agenda, ...zone }, forms });

test('who has agreed to a common holiday is not asked again', () => {
  expect(asked({ ...HOLIDAY, may: [] })).not.toContain('>Agree<');
  expect(asked(HOLIDAY)).toContain('>Agree<');
  expect(textOf(asked(HOLIDAY))).toMatch(/Group holiday .+\? Agreed: Anna Still to answer: Bohumil/);
});

test('agreed holidays say from when until when, and those who sit there may want the first to be over', () => {
  const pause = { from: '2026-03-09T23:00:00.000Z', until: '2026-03-20T23:00:00.000Z' };
  const laterPauses = [{ from: '2026-04-01T22:00:00.000Z', until: '2026-04-03T22:00:00.000Z' }];
  const shown = (ending: readonly number[]) => {
    const agenda = { ...RUNNING, pause: { ...pause, ending }, laterPauses };
    return htmlOf(HolidayCard, { on: { agenda, ...zone }, action });
  };
  expect(textOf(shown([]))).toMatch(/Agreed: Tue,? 10 Mar,? 00:00 to Sat,? 21 Mar,? 00:00\./);
  expect(textOf(shown([]))).toMatch(/Agreed: Thu,? 2 Apr,? 00:00 to Sat,? 4 Apr,? 00:00\./);
  expect(shown([])).toContain('>End the holiday early<');
  // The request to end it has that button.
  expect(shown([0])).not.toContain('>End the holiday early<');
  const end: OpenRequest = { ...HOLIDAY, kind: 'holiday-end' };
  expect(textOf(asked(end))).toContain('End the group holiday early? Agreed: Anna');
  expect(asked(end)).toContain('>End the holiday early<');
  expect(asked({ ...end, may: [] })).not.toContain('>End the holiday early<');
});

test.each(LOCALES)('every agreed holiday is told wherever the current one is, in %s', (locale) => {
  speak(locale);
  const [first, second, third] = [10, 20, 27].map((day) => ({
    from: `2026-03-${day}T12:00:00.000Z`,
    until: `2026-03-${day + 1}T12:00:00.000Z`,
  }));
  if (!first || !second || !third) throw new Error('three holidays');
  const pause = { ...first, ending: [] };
  const laterPauses = [second, third];
  const planned = { ...RUNNING, pause, laterPauses };
  for (const agenda of [planned, { ...planned, pausedUntil: first.until }]) {
    for (const text of [lineOf(agenda), tableOf(agenda)].map(textOf)) {
      for (const day of [11, 20, 21, 27, 28]) expect(text).toMatch(new RegExp(`\\b${day}\\b`));
      expect(text).not.toContain(MISSING);
    }
  }
});

test('the table itself shows what is asked, who is missing, and the button to answer', () => {
  const html = lineOf(PROPOSED);
  expect(textOf(html)).toContain('Still to answer: Bohumil and Cecilie.');
  expect(html).toContain('>Agree<');
});

test('a holiday that runs can be ended, one to come be given up, the last day of one neither', () => {
  const holiday = (first: string, last: string) => ({ id: first, first, last, automatic: false });
  const list = (...shown: readonly ReturnType<typeof holiday>[]) =>
    htmlOf(HolidayList, { holidays: shown, today: '2026-03-05', end: action });
  const html = list(holiday('2026-03-01', '2026-03-05'), holiday('2026-03-06', '2026-03-07'), {
    ...holiday('2026-03-05', '2026-03-05'),
    automatic: true,
  });
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html).toContain('>Cancel these days<');
  expect(textOf(html)).toContain('began automatically');
  expect(list(holiday('2026-03-01', '2026-03-09'))).toContain('>I’m back<');
});

test('a seat on offer and a new link say who asks, and offer what their reader may do', () => {
  const offer: OpenRequest = {
    ...{ key: 'offer', kind: 'offer', subject: 'offer.2', seat: 2, by: [0], agreed: [], missing: [] },
    ...{ needed: 0, state: 'decided', effectAt: '2026-03-06T15:00:00.000Z', may: ['object'] },
    endsAt: '2026-03-13T15:00:00.000Z',
  };
  expect(textOf(asked(offer))).toMatch(/Anna is offering .*\(Cecilie\).*16:00.*Cancel the offer/);
  expect(asked({ ...offer, may: [] })).not.toContain('<button');
  const link: OpenRequest = { ...offer, key: 'link', kind: 'new-link', state: 'asked', may: ['agree'] };
  expect(textOf(asked(link))).toMatch(/Anna has asked for a new link for Cecilie.*I agree: Cecilie needs/);
  expect(textOf(asked({ ...link, may: ['refuse'] }))).toMatch(/your seat.*I’m here: no new link/);
  expect(textOf(asked({ ...link, state: 'decided', may: ['make'] }))).toContain(
    'Create the new link for Cecilie',
  );
});

test.each(LOCALES)('every panel has words in %s', (reader) => {
  speak(reader);
  const paused = { ...LATE, pausedUntil: '2026-03-10T23:00:00.000Z' };
  const panels = [
    lineOf(RUNNING),
    lineOf(paused),
    tableOf(paused),
    htmlOf(LateCard, { late: LATE_SEAT, on: { agenda: lateWith(LATE_SEAT), ...zone }, forms }),
    asked(HOLIDAY),
    htmlOf(HolidayCard, { on: { agenda: PROPOSED, ...zone }, action }),
    htmlOf(PaceFields, {}),
  ];
  expect(panels.join('\n')).not.toContain(MISSING);
  expect(panels.join('\n')).not.toMatch(/undefined|NaN|Invalid|\{\w+\}/);
});
