import 'server-only';
import { systemClock, type Clock } from '@/lib/clock';
import type { SeatId } from '@/lib/engine/commands';
import { deliver } from '@/lib/outbox/deliver';
import { drain, type Drained } from '@/lib/outbox/drain';
import type { Mail } from '@/lib/outbox/mail';
import {
  gameFinishedLetter,
  gameFinishedSubject,
  type FinalPlace,
} from '@/lib/outbox/templates/game-finished';
import { letterHtml, letterText, type Letter } from '@/lib/outbox/templates/letter';
import { yourTurnLetter, yourTurnSubject } from '@/lib/outbox/templates/your-turn';
import type { Wording } from '@/lib/i18n/wording';
import { wordingOf } from '@/lib/i18n/wording-of';
import { packFor } from '@/lib/rulesets';
import { tableLink } from '@/lib/service/create-table';
import { logRowsOf } from '@/lib/service/log-rows';
import { seatInfosOf } from '@/lib/service/seat-infos';
import type { LogRow } from '@/lib/service/table-view';
import { readLog } from '@/lib/store/log-store';
import { seatsOfTable } from '@/lib/store/seat-store';
import type { DueMessage } from '@/lib/store/outbox-store';
import { describeRow } from '@/lib/wording/events';
import { withNames } from '@/lib/wording/seat-names';
import { describePoints } from '@/lib/wording/terms';

/** How far back a mail looks for the player's last turn: more than a round of four takes. */
const MAX_ROWS = 250;
/** Nothing is stored yet of the language in which a seat reads its mail. */
const LOCALE = 'en';

/** Sends everything that is due. Safe to call at any time, from any number of processes. */
export async function deliverDueMail(clock: Clock = systemClock): Promise<Drained> {
  return drain({ render: renderMessage, deliver, now: () => clock.now() });
}

/** The mail of an outbox row. */
export async function renderMessage(message: DueMessage): Promise<Mail> {
  const { id, seat, email, createdAt } = message;
  const words = wordingOf(LOCALE);
  const seats = withNames(words, seatInfosOf(await seatsOfTable(message.gameId), message.setup));
  const names = seats.map(({ name }) => name);
  const { subject, letter } = await compose(words, { ...message, names }, names[seat] ?? '');
  const to = { name: names[seat] ?? '', address: email };
  return { id, to, subject, text: letterText(letter), html: letterHtml(words.locale, letter), createdAt };
}

async function compose(
  words: Wording,
  message: DueMessage,
  name: string,
): Promise<{ readonly subject: string; readonly letter: Letter }> {
  const { gameId, gameName, kind } = message;
  const url = tableLink(gameId);
  const { t } = words;
  switch (kind) {
    case 'your-turn': {
      const letter = yourTurnLetter(t, name, gameName, url, await linesSinceOwnTurn(words, message));
      return { subject: yourTurnSubject(t, gameName), letter };
    }
    case 'game-finished': {
      const letter = gameFinishedLetter(t, name, gameName, url, await finalPlaces(words, message));
      return { subject: gameFinishedSubject(t, gameName), letter };
    }
    default:
      throw new Error(`there are no words yet for ${kind}`);
  }
}

/** What happened since the seat's last own turn, in words; what was taken back is left out. */
async function linesSinceOwnTurn(
  words: Wording,
  { gameId, seq, seat, pack, setup, names }: DueMessage,
): Promise<string[]> {
  const rows = logRowsOf(await readLog(gameId, Math.max(1, seq - MAX_ROWS), seq));
  const seats = names.map((name, number) => ({ seat: number, name }));
  const side = setup.variant.actionSide;
  const tell = { words, pack: packFor(pack.id, pack.version), seats, side };
  const news = rows.slice(rows.findLastIndex((row) => endsTurnOf(row, seat)) + 1);
  return news
    .filter((row) => !row.undone && row.seat !== undefined && row.command.type !== 'Undo')
    .flatMap((row) => describeRow(tell, row));
}

function endsTurnOf({ events, undone }: LogRow, seat: SeatId): boolean {
  return !undone && events.some((event) => event.type === 'TurnEnded' && event.seat === seat);
}

async function finalPlaces(words: Wording, { gameId, seq, names }: DueMessage): Promise<FinalPlace[]> {
  const [row] = logRowsOf(await readLog(gameId, seq, seq));
  const end = row?.events.find((event) => event.type === 'GameEnded');
  if (!end) throw new Error(`row ${seq} does not end the game`);
  return end.ranking.map((seat, index) => ({
    place: index + 1,
    name: names[seat] ?? '',
    points: describePoints(words, end.scores[seat] ?? 0),
  }));
}
