import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { ClockLine } from '@/components/clocks/clock-line';
import { ClockTable } from '@/components/clocks/clock-table';
import type { TableAgenda } from '@/lib/features/clocks/view';
import { LOCALES } from '@/lib/game/wording/locales';
import { withNames } from '@/lib/game/wording/seat-names';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { speak } from '../support/current-words';

afterEach(() => speak('en'));

const HOUR = 3_600_000;
const seatOf = (seat: number, name: string) => ({ seat, name, seated: true });
const RUNNING: TableAgenda = {
  gameId: 'abcdef',
  name: 'At the Golden Tiger',
  status: 'running',
  seq: 9,
  pace: { kind: 'daily', wakingOnly: true, onTimeout: 'ask' },
  seats: [seatOf(0, 'Anna'), seatOf(1, 'Bohumil')],
  me: 1,
  people: [0, 1],
  late: [],
  free: [],
  decisions: [],
  proposals: [],
  times: [
    { seat: 0, leftMs: 51 * HOUR, since: '2026-03-02T08:00:00.000Z', until: '2026-03-05T13:30:00.000Z' },
    { seat: 1, leftMs: 72 * HOUR },
  ],
};

function htmlOf<P extends object>(component: FunctionComponent<P>, props: P): string {
  return renderToStaticMarkup(createElement(component, props));
}
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const zone = { timeZone: 'Europe/Prague' };

test.each(LOCALES)('says that a clock stands until somebody sits there (%s)', (locale) => {
  speak(locale);
  const { t } = wordingOf(locale);
  const [first, ...others] = RUNNING.times;
  const times = [{ seat: 0, notSeated: true as const, leftMs: 72 * HOUR }, ...others];
  const named = t('pace.line.notSeated', { name: 'Anna' });
  for (const component of [ClockLine, ClockTable]) {
    const say = (agenda: TableAgenda) => textOf(htmlOf(component, { agenda, ...zone }));
    expect(say({ ...RUNNING, times })).toContain(`${named} ${t('pace.line.startsThen')}`);
    const free = withNames(wordingOf(locale), [
      { ...seatOf(0, ''), seated: false },
      ...RUNNING.seats.slice(1),
    ]);
    expect(say({ ...RUNNING, seats: free, times })).toContain(
      `${t('pace.line.noPlayer')} ${t('pace.line.startsSeated')}`,
    );
    // Where there is no clock none can begin.
    const relaxed = say({ ...RUNNING, times: [{ seat: 0, notSeated: true }] });
    expect(relaxed).toContain(named);
    expect(relaxed).not.toContain(t('pace.line.startsThen'));
    expect(say({ ...RUNNING, times: first ? [first] : [] })).not.toContain(named);
  }
});
