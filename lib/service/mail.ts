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
import { packFor } from '@/lib/rulesets';
import { tableLink } from '@/lib/service/create-table';
import { logRowsOf } from '@/lib/service/log-rows';
import { namesBySeat } from '@/lib/service/seat-infos';
import type { LogRow } from '@/lib/service/table-view';
import { readLog } from '@/lib/store/log-store';
import type { DueMessage } from '@/lib/store/outbox-store';
import { describeRow } from '@/lib/wording/events';

/** How far back a mail looks for the player's last turn: more than a round of four takes. */
const MAX_ROWS = 250;

/** Sends everything that is due. Safe to call at any time, from any number of processes. */
export async function deliverDueMail(clock: Clock = systemClock): Promise<Drained> {
  return drain({ render: renderMessage, deliver, now: () => clock.now() });
}

/** The mail of an outbox row. */
export async function renderMessage(message: DueMessage): Promise<Mail> {
  const { id, seat, names, email, createdAt } = message;
  const { subject, letter } = await compose(message, names[seat] ?? '');
  const to = { name: names[seat] ?? '', address: email };
  return { id, to, subject, text: letterText(letter), html: letterHtml(letter), createdAt };
}

async function compose(
  message: DueMessage,
  name: string,
): Promise<{ readonly subject: string; readonly letter: Letter }> {
  const { gameId, gameName, kind } = message;
  const url = tableLink(gameId);
  switch (kind) {
    case 'your-turn': {
      const letter = yourTurnLetter(name, gameName, url, await linesSinceOwnTurn(message));
      return { subject: yourTurnSubject(gameName), letter };
    }
    case 'game-finished': {
      const letter = gameFinishedLetter(name, gameName, url, await finalPlaces(message));
      return { subject: gameFinishedSubject(gameName), letter };
    }
  }
}

/** What happened since the seat's last own turn, in words; what was taken back is left out. */
async function linesSinceOwnTurn({ gameId, seq, seat, pack, setup, names }: DueMessage): Promise<string[]> {
  const rows = logRowsOf(await readLog(gameId, Math.max(1, seq - MAX_ROWS), seq));
  const table = namesBySeat(names, setup).map((name, number) => ({ seat: number, name }));
  const described = packFor(pack.id, pack.version);
  const news = rows.slice(rows.findLastIndex((row) => endsTurnOf(row, seat)) + 1);
  return news
    .filter((row) => !row.undone && row.seat !== undefined && row.command.type !== 'Undo')
    .flatMap((row) => describeRow(described, table, row, setup.variant.actionSide));
}

function endsTurnOf({ events, undone }: LogRow, seat: SeatId): boolean {
  return !undone && events.some((event) => event.type === 'TurnEnded' && event.seat === seat);
}

async function finalPlaces({ gameId, seq, names }: DueMessage): Promise<FinalPlace[]> {
  const [row] = logRowsOf(await readLog(gameId, seq, seq));
  const end = row?.events.find((event) => event.type === 'GameEnded');
  if (!end) throw new Error(`row ${seq} does not end the game`);
  return end.ranking.map((seat, index) => ({
    place: index + 1,
    name: names[seat] ?? '',
    points: end.scores[seat] ?? 0,
  }));
}
