import 'server-only';
import type { TableRequest } from '@/lib/features/clocks/request';
import { decidedEndOf } from '@/lib/features/clocks/request-kinds';
import { findRequest } from '@/lib/features/clocks/request-store';
import { localTime } from '@/lib/features/notify/times';
import { freeSeatLink } from '@/lib/features/seats/fresh-link';
import { freeTenure } from '@/lib/features/seats/own-store';
import { loadEnding } from '@/lib/features/table/load/table-head-store';
import { tableLink } from '@/lib/features/table/new-table/create-table';
import type { GameEnding } from '@/lib/game/competing/ending-shapes';
import {
  decidedWords,
  isFirm,
  turnBackState,
  turnBackWords,
  voiceName,
  voiceNames,
  votedWords,
} from '@/lib/game/wording/decisions';
import { endingWords } from '@/lib/game/wording/game-ending';
import { seatName, type SeatName } from '@/lib/game/wording/names';
import type { Wording } from '@/lib/game/wording/wording';
import type { StoredMessage } from '@/lib/platform/outbox/delivery-store';
import type { Payload } from '@/lib/platform/outbox/payload';
import type { Core } from '@/lib/platform/outbox/worded-message';

type Seats = readonly SeatName[];

/** A message about votes, decisions and free seats. */
export async function tableCore(
  words: Wording,
  seats: Seats,
  message: StoredMessage,
  payload: Payload,
): Promise<Core> {
  switch (message.kind) {
    case 'vote-reminder':
      return voteCore(words, seats, message, payload);
    case 'end-proposed':
      return proposedCore(words, seats, message, payload);
    case 'seat-free':
      return freeCore(words, message, payload);
    case 'seat-offered':
      return offeredCore(words, seats, message, payload);
    case 'problem-answered':
      return problemCore(words, message, payload);
    case 'seat-replaced':
      return replacedCore(words, seats, message, payload);
    default:
      return decisionCore(words, seats, message, payload);
  }
}

function offeredCore(words: Wording, seats: Seats, message: StoredMessage, payload: Payload): Core {
  const { t } = words;
  const { gameId, gameName: table, timeZone, createdAt } = message;
  const from = localTime(words, new Date(payload.deadline ?? createdAt), timeZone);
  return {
    subject: t('mail.seatOfferedSubject', { table }),
    lead: t('mail.seatOffered', { table, name: nameIn(words, seats, payload), from }),
    link: { label: t('mail.seatOfferedLook'), url: `${tableLink(gameId)}/requests` },
  };
}

/** The operator's answer to a problem report about a step. */
function problemCore({ t }: Wording, { gameName: table }: StoredMessage, { text, url }: Payload): Core {
  return {
    subject: t('mail.problemAnsweredSubject', { table }),
    lead: t('mail.problemAnswered', { table }),
    sections: text ? [{ title: t('mail.problemAnswer'), lines: [text] }] : [],
    ...(url ? { link: { label: t('mail.problemLook'), url } } : {}),
  };
}

const clocksPage = (gameId: string) => `${tableLink(gameId)}/requests`;

function nameIn(words: Wording, seats: Seats, { seat, name }: Payload): string {
  return seat === undefined ? (name ?? words.t('mail.somebody')) : seatName(words, seats, seat);
}

function voteCore(words: Wording, seats: Seats, message: StoredMessage, payload: Payload): Core {
  const { t } = words;
  const { gameId, gameName: table, timeZone, createdAt } = message;
  const until = payload.until ? new Date(payload.until) : createdAt;
  const facts = { table, name: nameIn(words, seats, payload), time: localTime(words, until, timeZone) };
  const wanted = wantedOf(payload.answer);
  const voters = payload.seats ?? [];
  const names = voiceNames(words, seats, voters);
  return {
    subject: t('mail.voteSubject', { table }),
    lead: wanted
      ? t('mail.voteSome', {
          ...facts,
          voted: votedWords(words, { ...wanted, names, n: voters.length, name: facts.name }),
        })
      : t('mail.voteNone', facts),
    link: { label: t('pace.line.decide'), url: clocksPage(gameId) },
  };
}

/** `computer.master` in words. */
function wantedOf(
  answer: string | undefined,
): { readonly kind: 'wait' | 'replace' | 'end' | 'computer'; readonly bot?: string } | undefined {
  const [kind, bot] = (answer ?? '').split('.');
  switch (kind) {
    case 'wait':
    case 'replace':
    case 'end':
      return { kind };
    case 'computer':
      return { kind, ...(bot ? { bot } : {}) };
    default:
      return undefined;
  }
}

/** A proposed end of the game that the reader has not answered yet. */
function proposedCore(words: Wording, seats: Seats, message: StoredMessage, payload: Payload): Core {
  const { t } = words;
  const { gameId, gameName: table } = message;
  const [winner] = payload.seats ?? [];
  const kind = payload.answer === 'concede' ? 'concede' : 'agreed-end';
  const won = winner === undefined ? '' : seatName(words, seats, winner);
  const facts = { table, name: nameIn(words, seats, payload), kind, winner: won };
  return {
    subject: t('mail.endProposedSubject', facts),
    lead: t('mail.endProposed', facts),
    link: { label: t('mail.answerProposal'), url: `${tableLink(gameId)}/requests` },
  };
}

function freeCore({ t }: Wording, message: StoredMessage, { seat, tenure }: Payload): Core {
  const { gameId, gameName: table } = message;
  const url =
    seat === undefined || tenure === undefined ? clocksPage(gameId) : freeSeatLink(gameId, seat, tenure);
  return {
    subject: t('mail.seatFreeSubject', { table }),
    lead: t('mail.seatFree', { table }),
    link: { label: t('mail.fillSeat'), url },
    sections: [{ title: t('pace.line.decide'), lines: [clocksPage(gameId)] }],
  };
}

/** Notifies the previous holder who gave their seat away, and why; it may still be free. */
async function replacedCore(
  words: Wording,
  seats: Seats,
  message: StoredMessage,
  { decision: id, seat = message.seat, answer }: Payload,
): Promise<Core> {
  const { t } = words;
  const { gameId, gameName: table } = message;
  const [decision, tenure] = await Promise.all([
    id ? findRequest(gameId, id) : undefined,
    freeTenure(gameId, seat),
  ]);
  const names = decision ? voiceNames(words, seats, decision.by) : '';
  const n = decision?.by.length ?? 0;
  const lead = t(replacedKey(decision !== undefined, answer === 'computer'), { table, names, n });
  const read = { label: t('mail.readOn'), url: tableLink(gameId) };
  const link =
    tenure === undefined ? read : { label: t('mail.takeSeatAgain'), url: freeSeatLink(gameId, seat, tenure) };
  const stillFree = tenure === undefined ? [] : [t('mail.replacedFree')];
  return {
    subject: t('mail.replacedSubject', { table }),
    lead: [lead, t('mail.replacedReadOn'), ...stillFree].join(' '),
    link,
    sections: tenure === undefined ? [] : [{ title: read.label, lines: [read.url] }],
  };
}

function replacedKey(isDecided: boolean, isComputer: boolean) {
  if (isDecided) return isComputer ? 'mail.replacedComputer' : 'mail.replaced';
  return isComputer ? 'mail.replacedByClock' : 'mail.replacedByDesk';
}

async function decisionCore(
  words: Wording,
  seats: Seats,
  message: StoredMessage,
  { decision: id, seat }: Payload,
): Promise<Core> {
  const { t } = words;
  const { gameId, gameName: table, timeZone } = message;
  const link = { label: t('mail.decisionLook'), url: clocksPage(gameId) };
  const decision = id ? await findRequest(gameId, id) : undefined;
  if (!decision)
    return {
      subject: t('mail.decisionUnknownSubject', { table }),
      lead: t('mail.decisionUnknown', { table }),
      link,
    };
  const name = seatName(words, seats, seat ?? decision.seat);
  if (decision.kind === 'turn-back') return turnBackCore(words, seats, message, decision);
  const choice = { kind: decision.kind, bot: decision.detail.bot, name };
  const voters = { names: voiceNames(words, seats, decision.by), n: decision.by.length };
  const facts = {
    table,
    name,
    decided: decidedWords(words, { ...choice, ...voters }),
    time: localTime(words, decision.effectAt, timeZone),
  };
  if (decision.state === 'taken-back') {
    const actor = voiceName(words, seats, decision.endedBy ?? decision.seat);
    return {
      subject: t('mail.takenBackSubject', facts),
      lead: t(`mail.takenBack.${decision.kind}`, { ...facts, actor }),
      link,
    };
  }
  const lead = t(leadOf(decision), facts);
  const { word } = decision.detail;
  return {
    subject: t(`mail.decisionSubject.${decision.kind}`, facts),
    lead: [lead, ...becauseOf(words, decision)].join(' '),
    link,
    ...(word ? { sections: [{ title: name, lines: [word] }] } : {}),
  };
}

/** A player asks to take an ended turn back, or the result of that. */
function turnBackCore(words: Wording, seats: Seats, message: StoredMessage, decision: TableRequest): Core {
  const { t } = words;
  const { gameId, gameName: table } = message;
  const { seat } = decision;
  const endedBy = decision.endedBy ?? seat;
  const state = turnBackState(decision);
  const name = seatName(words, seats, seat);
  const lead = turnBackWords(words, { state, name, actor: seatName(words, seats, endedBy) });
  return {
    subject: t('mail.turnBackSubject', { table, name }),
    lead: state === 'open' ? `${lead} ${t('mail.turnBackAnswer', { table })}` : lead,
    ...(state === 'open' ? { link: { label: t('mail.turnBackLook'), url: tableLink(gameId) } } : {}),
  };
}

function leadOf(decision: TableRequest) {
  if (isFirm(decision.kind)) return 'mail.decisionFirm';
  return isAboutFree(decision) ? 'mail.decisionFree' : 'mail.decision';
}

/** Whether it was decided because the seat was free: lib/features/clocks/agenda, `aboutOf`. */
function isAboutFree({ about }: TableRequest): boolean {
  return about.split('.')[1] === 'free';
}

function becauseOf({ t }: Wording, { why }: TableRequest): readonly string[] {
  if (why === 'silence') return [t('mail.decisionSilence')];
  if (why === 'first-voice') return [t('mail.decisionFirst')];
  return why === 'host' ? [t('mail.decisionHost')] : [];
}

/** A table was ended by its people, or an organiser decided about it: the deciders and the reason. */
export async function endedByPeople(
  words: Wording,
  seats: Seats,
  { gameId, gameName: table }: StoredMessage,
  { decision: id, seat, stayed }: Payload,
): Promise<{ readonly lead: string; readonly ending: GameEnding } | undefined> {
  const ending = await loadEnding(gameId);
  if (ending?.decided) {
    const how = endingWords(words, seats, ending);
    return { lead: words.t('mail.finishedHow.ruled', { table, how }), ending };
  }
  if (stayed && seat !== undefined)
    return {
      lead: words.t('mail.finishedHow.stayed', { table, won: seatName(words, seats, seat) }),
      ending: { how: 'conceded', winner: seat },
    };
  const decision = id ? await findRequest(gameId, id) : undefined;
  const end = decision && decidedEndOf(decision);
  if (decision && end?.how) {
    const { how, winner, unrated } = end;
    const won = winner === undefined ? '' : seatName(words, seats, winner);
    const lost = seatName(words, seats, decision.seat);
    return {
      lead: words.t(`mail.finishedHow.${unrated ? 'unrated' : how}`, { table, won, lost }),
      ending: { how, winner, ...(unrated ? { unrated: true } : {}) },
    };
  }
  if (decision?.kind !== 'end') return undefined;
  const names = voiceNames(words, seats, decision.by);
  const name = seatName(words, seats, decision.seat);
  const n = decision.by.length;
  const lead = words.t(isAboutFree(decision) ? 'mail.endedFree' : 'mail.endedBy', { table, names, n, name });
  return { lead: [lead, ...becauseOf(words, decision)].join(' '), ending: { how: 'no-result' } };
}
