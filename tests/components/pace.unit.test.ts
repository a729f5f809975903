import { afterEach, expect, test } from 'vitest';
import { ClockTable } from '@/components/clocks/clock-table';
import { PaceFields } from '@/components/clocks/pace-fields';
import { momentWords, paceWords, spanWords } from '@/components/clocks/pace-words';
import { ClockLine } from '@/components/requests/clock-line';
import { pauseWords } from '@/components/table/top-moment';
import { paceOfForm } from '@/lib/features/clocks/pace-form';
import type { TableAgenda } from '@/lib/features/clocks/view';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { withNames } from '@/lib/game/wording/seat-names';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { HOUR, RUNNING, seatOf, zone } from '../support/agenda';
import { htmlOf, textOf } from '../support/components/html';
import { speak } from '../support/current-words';
import { formOf } from '../support/form';

afterEach(() => speak('en'));

const [en, de, pt] = [wordingOf('en'), wordingOf('de'), wordingOf('pt-BR')];

test('how long that is, in two units', () => {
  expect(spanWords(en, 51.5 * HOUR)).toBe('2 days 3 hours');
  expect(spanWords(en, 24 * HOUR)).toBe('1 day');
  expect(spanWords(en, 7.9 * HOUR)).toBe('7 hours');
  expect(spanWords(en, 1.5 * HOUR)).toBe('1 hour 30 minutes');
  expect(spanWords(de, 25 * HOUR)).toBe('1 Tag 1 Stunde');
  expect(spanWords(pt, HOUR / 12)).toBe('5 minutos');
});

test('a moment by the reader’s clock, or with its zone', () => {
  const at = '2026-03-29T12:30:00.000Z';
  expect(momentWords(en, at, 'Europe/Prague')).toMatch(/^Sun,? 29 Mar,? 14:30$/);
  expect(momentWords(de, at, 'America/Sao_Paulo')).toMatch(/^So\.,? 29\. März,? 09:30$/);
  expect(momentWords(en, at, undefined)).toMatch(/^Sun,? 29 Mar,? 12:30 UTC$/);
});

test('a common holiday at the top: by the reader’s clock, and from when on only while that is to come', () => {
  const pause = { from: '2026-03-09T23:00:00.000Z', until: '2026-03-20T23:00:00.000Z' };
  expect(pauseWords(en, pause, 'Europe/Prague')).toMatch(
    /^group holiday from Tue,? 10 Mar,? 00:00 to Sat,? 21 Mar,? 00:00$/,
  );
  const running = { ...pause, isRunning: true } as const;
  expect(pauseWords(en, running, 'Europe/Prague')).toMatch(/^group holiday until Sat,? 21 Mar,? 00:00$/);
  expect(pauseWords(de, running, undefined)).toMatch(/^gemeinsamer Urlaub bis .* UTC$/);
});

test('a pace in a sentence', () => {
  expect(paceWords(en, { kind: 'relaxed' })).toBe('Relaxed: no clock, a gentle reminder after some days.');
  const custom = {
    kind: 'custom',
    bankH: 10,
    gainH: 1,
    capH: 12,
    wakingOnly: true,
    onTimeout: 'ask',
  } as const;
  expect(paceWords(en, custom)).toMatch(
    /10 hours.* 1 more .* up to 12\. .*10 hours.*up to 20 days with nights, days off and holidays\./,
  );
});

test.each([
  [{}, { kind: 'relaxed' }],
  [
    { pace: 'daily', wakingOnly: 'on' },
    { kind: 'daily', wakingOnly: true, onTimeout: 'ask' },
  ],
  [
    { pace: 'brisk', onTimeout: 'computer', bankH: 'x' },
    { kind: 'brisk', wakingOnly: false, onTimeout: 'computer' },
  ],
  [
    { pace: 'custom', bankH: ' 10', gainH: '1', capH: '12' },
    { kind: 'custom', bankH: 10, gainH: 1, capH: 12, wakingOnly: false, onTimeout: 'ask' },
  ],
  [{ pace: 'custom', bankH: '', gainH: '1', capH: '12' }, 'hours-out-of-bounds'],
  [{ pace: 'custom', bankH: '1e2', gainH: '1', capH: '12' }, 'hours-out-of-bounds'],
  [{ pace: 'never' }, 'unknown-pace'],
])('reads the form %j', (fields, pace) => {
  expect(paceOfForm(formOf(fields))).toEqual(pace);
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
  const given = (name: string) => new RegExp(`name="${name}"[^>]* value="(\\d+)"`).exec(html)?.[1] ?? '';
  const hours = { bankH: given('bankH'), gainH: given('gainH'), capH: given('capH') };
  const pace = paceOfForm(formOf({ pace: 'custom', ...hours }));
  expect(pace).toMatchObject({ kind: 'custom', bankH: 72, gainH: 12, capH: 120 });
});

test.each(LOCALES)('says that the clock is stopped until the seat is taken (%s)', (locale) => {
  speak(locale);
  const { t } = wordingOf(locale);
  const [first, ...others] = RUNNING.times;
  const times = [{ seat: 0, notSeated: true as const, leftMs: 72 * HOUR }, ...others];
  const named = t('pace.line.notSeated', { name: 'Anna' });
  for (const component of [ClockLine, ClockTable]) {
    const say = (agenda: TableAgenda) => textOf(htmlOf(component, { agenda, ...zone, forms: {} }));
    expect(say({ ...RUNNING, times })).toContain(`${named} ${t('pace.line.startsThen')}`);
    const free = RUNNING.seats.with(0, { ...seatOf(0, ''), seated: false });
    const seats = withNames(wordingOf(locale), free);
    expect(say({ ...RUNNING, seats, times })).toContain(
      `${t('pace.line.noPlayer')} ${t('pace.line.startsSeated')}`,
    );
    // Where there is no clock none can begin.
    const relaxed = say({ ...RUNNING, times: [{ seat: 0, notSeated: true }] });
    expect(relaxed).toContain(named);
    expect(relaxed).not.toContain(t('pace.line.startsThen'));
    expect(say({ ...RUNNING, times: first ? [first] : [] })).not.toContain(named);
  }
});
