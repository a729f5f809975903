/** Which emails about competitions wait for the evening. */
import { expect, test } from 'vitest';
import { calmTime } from '@/lib/features/notify/calm-news';

const NOON = new Date('2026-12-01T12:00:00.000Z');
const READER = { timeZone: 'UTC', digestAt: null };
const about = (kind: Parameters<typeof calmTime>[0]['kind'], isCompeting = true) =>
  calmTime({ kind, isCompeting, isStart: false, dueAt: NOON }, READER, 'mail', NOON)?.at.toISOString();

test.each(['joined', 'game-began', 'game-finished', 'holiday-begun'] as const)(
  'an email that asks for nothing waits at a table of a competition (%s)',
  (kind) => {
    expect(about(kind)).toBe('2026-12-01T18:00:00.000Z');
    expect(about(kind, false)).toBeUndefined();
  },
);

test.each(['your-turn', 'invited', 'time-out', 'end-proposed'] as const)(
  'an email that asks for something goes at once (%s)',
  (kind) => expect(about(kind)).toBeUndefined(),
);
