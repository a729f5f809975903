import 'server-only';
import { setTurnsAtOnce } from '@/lib/features/notify/turn-gathering-store';
import type { Person } from '@/lib/features/people/person-store';
import type { TurnMails } from '@/lib/game/wording/message-kinds';
import { refused, type Result } from '@/lib/platform/http/refused';
import { setDigest } from '@/lib/platform/outbox/channel-store';

/** How a person has chosen to get emails about their turns. */
export function turnMailsOf({ digestAt, digestOnly }: Pick<Person, 'digestAt' | 'digestOnly'>): TurnMails {
  if (digestAt === undefined) return 'each';
  return digestOnly ? 'digest' : 'both';
}

interface TurnChoice {
  readonly chosen: string;
  /** The time of day of a digest, as "07:30". */
  readonly time: string;
  /** Whether each turn comes at once even with several tables; undefined keeps the choice. */
  readonly atOnce?: boolean | undefined;
}

/** Stores the choice. */
export async function chooseTurnMails(
  userId: string,
  { chosen, time, atOnce }: TurnChoice,
): Promise<Result<undefined, 'no-time'>> {
  const hasDigest = chosen === 'both' || chosen === 'digest';
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time.trim()) ?? [];
  if (hasDigest && (hours === undefined || minutes === undefined)) return refused('no-time');
  const digestAt = hasDigest ? Number(hours) * 60 + Number(minutes) : undefined;
  await setDigest(userId, digestAt, chosen === 'digest');
  if (atOnce !== undefined) await setTurnsAtOnce(userId, atOnce);
  return { ok: true, value: undefined };
}
