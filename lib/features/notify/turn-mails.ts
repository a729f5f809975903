import 'server-only';
import type { Person } from '@/lib/features/people/person-store';
import type { TurnMails } from '@/lib/game/wording/message-kinds';
import { refused, type Result } from '@/lib/platform/http/refused';
import { setDigest } from '@/lib/platform/outbox/channel-store';

/** How a person has chosen to get emails about their turns. */
export function turnMailsOf({ digestAt, digestOnly }: Pick<Person, 'digestAt' | 'digestOnly'>): TurnMails {
  if (digestAt === undefined) return 'each';
  return digestOnly ? 'digest' : 'both';
}

/** Stores the choice; the time of day, as "07:30", is used for a digest. */
export async function chooseTurnMails(
  userId: string,
  chosen: string,
  time: string,
): Promise<Result<undefined, 'no-time'>> {
  const hasDigest = chosen === 'both' || chosen === 'digest';
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time.trim()) ?? [];
  if (hasDigest && (hours === undefined || minutes === undefined)) return refused('no-time');
  const digestAt = hasDigest ? Number(hours) * 60 + Number(minutes) : undefined;
  await setDigest(userId, digestAt, chosen === 'digest');
  return { ok: true, value: undefined };
}
