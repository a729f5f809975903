import 'server-only';
import { leavePage, leaveToken } from '@/lib/features/notify/links';
import { hasBoard, wordedMessage } from '@/lib/features/notify/messages';
import { confirmPartOf, seatMarkOf } from '@/lib/features/notify/seat-mail';
import { addReferences } from '@/lib/features/notify/seat-references';
import { happenedLine } from '@/lib/features/notify/times';
import { seatsOfTable } from '@/lib/features/seats/seat-store';
import { seatInfosOf } from '@/lib/features/table/load/seat-infos';
import { withNames, type NameableSeat } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';
import { env } from '@/lib/platform/env';
import type { DueDelivery, StoredMessage } from '@/lib/platform/outbox/delivery-store';
import { encodedSizeOf } from '@/lib/platform/outbox/templates/letter';
import type { WordedMessage } from '@/lib/platform/outbox/worded-message';

/** Maximum boards drawn in an email. */
const MAX_BOARDS = 8;
/** Maximum messages of an email with a card. */
const MAX_CARDS = 24;
/** Maximum bytes of all cards as sent; with the lines an email has at most 3 MB. */
const MAX_BYTES = 2_300_000;
/** Maximum messages with a line. */
const MAX_LINES = 200;

/** The messages of an email: as full cards, and as one-line entries. */
export interface LetterParts {
  readonly cards: readonly WordedMessage[];
  readonly lines: readonly WordedMessage[];
}

/** Writes messages: in full while there is room for them and their boards, otherwise in short. */
export async function wordedOf(
  words: Wording,
  deliveries: readonly DueDelivery[],
  now: Date,
): Promise<LetterParts> {
  const [cards, lines]: [WordedMessage[], WordedMessage[]] = [[], []];
  let [boardsLeft, bytesLeft] = [MAX_BOARDS, MAX_BYTES];
  for (const delivery of deliveries) {
    const isFull = cards.length >= MAX_CARDS || (hasBoard(delivery.message) && boardsLeft === 0);
    const card = isFull ? undefined : await cardOf(words, delivery, cards, now);
    const size = card ? encodedSizeOf(card) : 0;
    if (card && size <= bytesLeft) {
      cards.push(card);
      bytesLeft -= size;
      boardsLeft -= card.picture ? 1 : 0;
    } else {
      lines.push(await wordDelivery(words, delivery, { now, isShort: true }));
      // No board is drawn that would not be used.
      if (card?.picture) boardsLeft = 0;
    }
  }
  return { cards, lines };
}

async function cardOf(
  words: Wording,
  delivery: DueDelivery,
  before: readonly WordedMessage[],
  now: Date,
): Promise<WordedMessage> {
  const { gameId, kind } = delivery.message;
  const worded = await wordDelivery(words, delivery, { now });
  if (kind === 'digest') return worded;
  const mute = { label: words.t('mail.mute'), url: leavePage(leaveToken(delivery.channel, gameId)) };
  const isAsked = before.some((each) => each.gameId === gameId && each.confirm);
  return { ...worded, mute, confirm: isAsked ? undefined : await confirmPartOf(words, delivery, now) };
}

async function wordDelivery(
  words: Wording,
  delivery: DueDelivery,
  as: { readonly now: Date; readonly isShort?: boolean },
): Promise<WordedMessage> {
  const message = { ...delivery.message, mark: seatMarkOf(delivery) };
  const worded = await wordedMessage(words, await seatNamesAt(words, message), message, as);
  return { ...(await addReferences(delivery, worded)), happened: happenedLine(words, message, as.now) };
}

/** The last part of an email, with a line for each message without a card. */
export function linesCard({ t }: Wording, short: readonly WordedMessage[]): WordedMessage {
  const lines = short
    .slice(0, MAX_LINES)
    .map(({ lead, happened, link }) => `${[lead, happened].filter(Boolean).join(' ')} · ${link.url}`);
  const left = short.length - lines.length;
  return {
    kind: 'digest',
    gameId: '',
    table: t('mail.more', { n: short.length }),
    subject: '',
    lead: t('mail.moreLead'),
    link: { label: t('mail.allTables'), url: `${env().APP_URL}/me/tables` },
    sections: [
      { title: t('mail.digestTitle'), lines: left > 0 ? [...lines, t('mail.more', { n: left })] : lines },
    ],
  };
}

/** All players of a table by their current names; players without a name get one in the reader's language. */
export async function seatNamesAt(
  words: Wording,
  { gameId, setup }: Pick<StoredMessage, 'gameId' | 'setup'>,
): Promise<readonly NameableSeat[]> {
  return withNames(words, seatInfosOf(await seatsOfTable(gameId), setup));
}
