import 'server-only';
import { takeTurn } from '@/lib/features/notify/take-turn';
import { pastHolders } from '@/lib/features/seats/seat-store';
import { tableLink } from '@/lib/features/table/new-table/create-table';
import type { SeatId } from '@/lib/game/engine/commands';
import { seatName, type SeatName } from '@/lib/game/wording/names';
import type { Wording } from '@/lib/game/wording/wording';
import type { StoredMessage } from '@/lib/platform/outbox/delivery-store';
import type { Payload } from '@/lib/platform/outbox/payload';
import type { Core } from '@/lib/platform/outbox/worded-message';

/** A player has sat down, and possibly a game has begun. */
export async function arrivalCore(
  words: Wording,
  seats: readonly SeatName[],
  { kind, gameId, gameName: table }: StoredMessage,
  { seat, name: given, former: isSuccessor, starts }: Payload,
): Promise<Core> {
  const { t } = words;
  const name = seat === undefined ? (given ?? t('mail.somebody')) : seatName(words, seats, seat);
  const former = isSuccessor && seat !== undefined ? await formerName(gameId, seat) : undefined;
  if (kind === 'welcome') {
    const lead = former ? t('mail.welcome', { table, former }) : t('mail.welcomeFree', { table });
    return {
      subject: t('mail.welcomeSubject', { table }),
      lead: [lead, ...(starts ? [t('mail.yourTurnNow')] : []), t('mail.welcomeLog')].join(' '),
      sections: [{ title: t('table.log'), lines: [`${tableLink(gameId)}/log`] }],
      ...(starts ? { link: takeTurn(words, gameId) } : {}),
    };
  }
  if (kind === 'game-began') {
    const lead = t('mail.began', { table, names: words.list(seats.map((each) => each.name)) });
    return starts
      ? {
          subject: t('mail.beganStartSubject', { table }),
          lead: `${lead} ${t('mail.youStart')}`,
          link: takeTurn(words, gameId),
        }
      : { subject: t('mail.beganSubject', { table }), lead };
  }
  if (!isSuccessor)
    return { subject: t('mail.joinedSubject', { table, name }), lead: t('mail.joined', { table, name }) };
  return {
    subject: t('mail.playsOnSubject', { table, name }),
    lead: former ? t('mail.playsOn', { table, name, former }) : t('mail.playsOnFree', { table, name }),
  };
}

/** The name of the seat's last holder; undefined if there was none, or they have deleted their account. */
export async function formerName(gameId: string, seat: SeatId): Promise<string | undefined> {
  const past = await pastHolders(gameId);
  return past.findLast((one) => one.seat === seat)?.name || undefined;
}
