import { afterEach, expect, test } from 'vitest';
import { ClockLine } from '@/components/requests/clock-line';
import { ClockTable } from '@/components/clocks/clock-table';
import type { TableAgenda } from '@/lib/features/clocks/view';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { withNames } from '@/lib/game/wording/seat-names';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { HOUR, RUNNING, seatOf, zone } from '../support/agenda';
import { htmlOf, textOf } from '../support/components/html';
import { speak } from '../support/current-words';

afterEach(() => speak('en'));

test.each(LOCALES)('says that the clock is stopped until the seat is taken (%s)', (locale) => {
  speak(locale);
  const { t } = wordingOf(locale);
  const [first, ...others] = RUNNING.times;
  const times = [{ seat: 0, notSeated: true as const, leftMs: 72 * HOUR }, ...others];
  const named = t('pace.line.notSeated', { name: 'Anna' });
  for (const component of [ClockLine, ClockTable]) {
    const say = (agenda: TableAgenda) => textOf(htmlOf(component, { agenda, ...zone, forms: {} }));
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
