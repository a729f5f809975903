import 'server-only';
import { markTalkSeen } from '@/lib/features/history/seen-store';
import { loadPerson } from '@/lib/features/people/person-store';
import { keysOf, loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';
import { holdingOf } from '@/lib/features/table/seats/holder-store';
import {
  findMessage,
  insertMessage,
  deleteMessageText,
  addReport,
  listMessages,
  reporterKey,
  setReaction,
  tenuresAt,
  type ChatMessage,
} from '@/lib/features/talk/chat-store';
import { mentionsIn } from '@/lib/features/talk/mentions';
import {
  cleanMessage,
  MAX_SHOWN,
  messageLine,
  partOf,
  type MessageLine,
  type MessageRefusal,
  type TalkPart,
  type Word,
} from '@/lib/features/talk/message';
import { reactedOf, storedReaction, type Reacted } from '@/lib/features/talk/reactions';
import type { SeatId } from '@/lib/game/engine/commands';
import { isLikeOneOf } from '@/lib/game/names/alike';
import { areKnownPlaces, withTiles } from '@/lib/game/wording/places';
import type { Reaction } from '@/lib/game/wording/reactions';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { talkIn } from '@/lib/platform/live/change-store';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';

export interface TalkLine extends MessageLine {
  /** Missing for a spectator. */
  readonly seat?: SeatId | undefined;
  /** The newest step at that time that the reader can see. */
  readonly seq: number;
}

export interface Talk {
  readonly table: TableView;
  readonly lines: readonly TalkLine[];
  readonly maySpeak: boolean;
  /** Only the holders of seats can react. */
  readonly mayReact: boolean;
  /** Whether they only have the link of a seat: its holder's part of the talk is not theirs. */
  readonly isByLink: boolean;
  /** The first of these messages, if there are earlier ones. */
  readonly earlier?: string;
}

/** Why a request about the talk was refused. */
export type TalkRefusal =
  | MessageRefusal
  | 'unknown-table'
  | 'not-here'
  /** A player with only the link does not speak for the holder. */
  | 'by-link'
  | 'unknown-place'
  | 'only-players'
  | 'name-taken';

interface Listener {
  /** The seat they hold. */
  readonly me?: SeatId;
  /** Whether they only have the link of a seat: they speak for themselves, if they have an account. */
  readonly isByLink: boolean;
  readonly userId?: string;
  readonly isHost: boolean;
}

/** The talk of a table, as a visitor can see it; undefined if they can see no such table. */
export async function loadTalk(
  gameId: string,
  visitor: Visitor,
  part: TalkPart = { most: MAX_SHOWN },
): Promise<Talk | undefined> {
  const table = await loadTable(gameId, visitor, { log: 'none' });
  if (!table) return undefined;
  const listener = await listenerOf(table, visitor);
  const [found, tenures] = await Promise.all([listMessages(gameId, part), tenuresAt(gameId)]);
  const { said, earlier } = partOf(found, part);
  const reacted: Reacted = (who) => {
    const [seat, tenure] = who.split('.').map(Number);
    const holder = table.seats.find((each) => each.seat === seat);
    const isNow = holder !== undefined && tenures.get(holder.seat) === tenure;
    return { name: isNow ? holder.name : '', isMine: isNow && holder.seat === listener.me };
  };
  return {
    table,
    lines: said.map((each) => ({
      ...lineOf(each, listener, reporterOf(listener, tenures)),
      reactions: reactedOf(each.reactions, reacted),
      seq: Math.min(each.seq, table.latestSeq),
    })),
    maySpeak: maySpeak(listener),
    mayReact: listener.me !== undefined,
    isByLink: listener.isByLink,
    ...(earlier === undefined ? {} : { earlier }),
  };
}

/** Records that the viewer has read all talk, if there was anything new for their seat. */
export async function hearTalk({ gameId, unheard, version }: TableView, visitor: Visitor): Promise<void> {
  if (unheard !== undefined) await markTalkSeen(gameId, keysOf(visitor), talkIn(version));
}

async function listenerOf({ me, isHolder, isHost }: TableView, { userId }: Visitor): Promise<Listener> {
  const person = userId ? await loadPerson(userId) : undefined;
  return {
    ...(me === undefined || !isHolder ? {} : { me }),
    isByLink: me !== undefined && !isHolder,
    userId: person?.id,
    isHost: isHost === true || person?.isAdmin === true,
  };
}

/** Whether a visitor can write: holders of seats, the host, and spectators with an account. */
function maySpeak({ me, userId, isHost }: Listener): boolean {
  return me !== undefined || userId !== undefined || isHost;
}

function isOwn({ seat, userId }: ChatMessage, listener: Listener): boolean {
  if (userId !== null) return userId === listener.userId;
  return seat !== null && seat === listener.me;
}

/** Someone who reports messages: the holder of a seat at a time, or a person. */
const reporterOf = ({ me, userId }: Listener, tenures: ReadonlyMap<SeatId, number>): string =>
  me === undefined ? (userId ?? 'host') : `${me}.${tenures.get(me)}`;

function lineOf(said: ChatMessage, listener: Listener, reporter: string): Omit<TalkLine, 'reactions'> {
  const { seat, name, seq, mentions } = said;
  const line = messageLine(said, {
    isMine: isOwn(said, listener),
    callsMe: listener.me !== undefined && mentions.includes(listener.me),
    maySpeak: maySpeak(listener),
    hasReported: said.reporters.includes(reporterKey(said.id, reporter)),
    isInCharge: listener.isHost,
  });
  return { ...line, name, seq, ...(seat === null ? {} : { seat }) };
}

/** Writes a message at a table. Mentioned people get a notification. Resolves to their number. */
export async function postMessage(
  gameId: string,
  visitor: Visitor,
  word: Word,
  clock: Clock = systemClock,
): Promise<{ readonly told: number } | TalkRefusal> {
  const table = await loadTable(gameId, visitor, { log: 'none' });
  if (!table) return 'unknown-table';
  const listener = await listenerOf(table, visitor);
  if (!maySpeak(listener)) return listener.isByLink ? 'by-link' : 'not-here';
  const written = cleanMessage(word.text);
  if (typeof written === 'string') return written;
  const text = withTiles(table.view.state, written.text);
  if (!areKnownPlaces(table.pack, text)) return 'unknown-place';
  const name = await nameOf(table, listener);
  const isWatching = listener.me === undefined;
  const seated = table.seats.map((seat) => seat.name);
  if (isWatching && isLikeOneOf(name, seated)) return 'name-taken';
  const people = table.seats.filter(({ automatic, bot }) => !automatic && !bot);
  const called = mentionsIn(text, people).map(({ seat }) => seat);
  const mentions = called.filter((seat) => seat !== listener.me);
  const [at, seq] = [clock.now(), table.latestSeq];
  const { me: seat = null, userId = null } = listener;
  const isNew = await insertMessage({ id: word.id, gameId, seat, userId, name, text, seq, mentions, at });
  if (!isNew) return { told: 0 };
  for (const reader of mentions)
    await queueMessage({
      // Messages of spectators only go to players who asked for them.
      gameId,
      seat: reader,
      kind: isWatching ? 'watcher-mention' : 'mention',
      seq,
      at,
      dedupe: `mention/${word.id}/${reader}`,
      payload: { name, text },
    });
  return { told: mentions.length };
}

async function nameOf({ seats }: TableView, { me, userId }: Listener): Promise<string> {
  if (me !== undefined) return seats.find(({ seat }) => seat === me)?.name ?? '';
  return (userId && (await loadPerson(userId))?.name) || '';
}

/** Deletes a message: its author, the host and the operator can. */
export async function removeMessage(
  gameId: string,
  visitor: Visitor,
  id: string,
  clock: Clock = systemClock,
): Promise<TalkRefusal | undefined> {
  const found = await wordFor(gameId, visitor, id);
  if (typeof found === 'string') return found;
  if (!isOwn(found.said, found.listener) && !found.listener.isHost)
    return found.listener.isByLink ? 'by-link' : 'not-yours';
  await deleteMessageText(id, clock.now());
  return undefined;
}

/** Reports a chat message to the host. */
export async function reportMessage(
  gameId: string,
  visitor: Visitor,
  id: string,
): Promise<TalkRefusal | undefined> {
  const found = await wordFor(gameId, visitor, id);
  if (typeof found === 'string') return found;
  if (!maySpeak(found.listener)) return found.listener.isByLink ? 'by-link' : 'not-here';
  await addReport(id, reporterKey(id, reporterOf(found.listener, await tenuresAt(gameId))));
  return undefined;
}

/**
 * Adds or removes a player's reaction to a message. Spectators cannot react, nor can a player who only
 * has the link of a seat.
 */
export async function reactToMessage(
  gameId: string,
  visitor: Visitor,
  { id, reaction, isOn }: { readonly id: string; readonly reaction: Reaction; readonly isOn: boolean },
): Promise<TalkRefusal | undefined> {
  const found = await wordFor(gameId, visitor, id);
  if (typeof found === 'string') return found;
  const { me: seat, isByLink } = found.listener;
  if (seat === undefined) return isByLink ? 'by-link' : 'only-players';
  if (found.said.removedAt) return 'unknown-word';
  const held = await holdingOf({ gameId, seat }, keysOf(visitor));
  if (!held) return 'by-link';
  await setReaction(
    { chat: 'ChatMessage', of: gameId, id },
    storedReaction(`${seat}.${held.tenure}`, reaction),
    isOn,
  );
  return undefined;
}

async function wordFor(gameId: string, visitor: Visitor, id: string) {
  const table = await loadTable(gameId, visitor, { log: 'none' });
  if (!table) return 'unknown-table';
  const said = await findMessage(gameId, id);
  return said ? { said, listener: await listenerOf(table, visitor) } : 'unknown-word';
}
