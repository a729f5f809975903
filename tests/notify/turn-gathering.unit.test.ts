import { expect, test } from 'vitest';
import { isGathering, turnsHeldUntil } from '@/lib/features/notify/turn-gathering';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const NOW = at('12:20');
const READER = { tables: 3, atOnce: false };
const NIGHT = { timeZone: 'UTC', from: 13 * 60, to: 20 * 60 };
const DAY = { timeZone: 'UTC', from: 22 * 60, to: 8 * 60 };
const since = (time: string, left?: string) => ({ since: at(time), deadline: left ? at(left) : undefined });

test.each([
  ['of nine tables', { tables: 9 }, [since('12:18')], at('13:18')],
  ['of three tables', {}, [since('12:18')], at('13:18')],
  ['of two tables', { tables: 2 }, [since('12:18')], undefined],
  ['of one table', { tables: 1 }, [since('12:18')], undefined],
  ['wanted at once', { atOnce: true }, [since('12:18')], undefined],
  ['with earlier ones', {}, [since('12:18'), since('11:30')], at('12:30')],
  ['while another is held', { heldUntil: at('12:50') }, [since('12:18')], at('12:50')],
  ['while another is held for longer', { heldUntil: at('13:30') }, [since('12:18')], at('13:18')],
  ['an hour ago', {}, [since('11:20')], undefined],
  ['that a night held back', {}, [since('03:00'), since('12:18')], undefined],
  ['with three hours left', {}, [since('12:18', '15:20')], at('13:18')],
  ['with less left, among others', {}, [since('12:18'), since('12:19', '15:19')], undefined],
  ['that would come into the night', { quiet: NIGHT }, [since('12:18')], undefined],
  ['by day', { quiet: DAY }, [since('12:18')], at('13:18')],
] as const)('a turn %s', (_, reader, turns, until) => {
  expect(turnsHeldUntil({ ...READER, ...reader }, turns, NOW)).toEqual(until);
});

test('the note is only for people whose turns are gathered', () => {
  const gathered = [1, 2, 3, 9].map((tables) => isGathering({ tables, atOnce: false }));
  expect(gathered).toEqual([false, false, true, true]);
  expect(isGathering({ tables: 9, atOnce: true })).toBe(false);
});
