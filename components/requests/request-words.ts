/** Requests and decisions of a table in words. */
import { momentWords } from '@/components/clocks/pace-words';
import type { DecisionView, OpenRequest, TableAgenda } from '@/lib/features/clocks/view';
import {
  decidedWords,
  isFirm,
  turnBackState,
  turnBackWords,
  voiceName,
  voiceNames,
} from '@/lib/game/wording/decisions';
import { seatName, type SeatName } from '@/lib/game/wording/names';
import type { Wording } from '@/lib/game/wording/wording';

/** The table of a request, for its reader. */
export interface RequestPlace {
  readonly agenda: TableAgenda;
  readonly timeZone: string | undefined;
  /** Links that the page shows, by seat. */
  readonly links?: ReadonlyMap<number, unknown>;
}

const LATE_KINDS = ['wait', 'replace', 'computer', 'end'] as const;
type LateKind = (typeof LATE_KINDS)[number];

/** An answer about a late seat, which nobody has decided on yet. */
export const lateKind = ({ kind, state }: OpenRequest): LateKind | undefined =>
  state === 'asked' ? LATE_KINDS.find((late) => late === kind) : undefined;

/** A request as sentences: its asker, its consent, and its time. */
export function requestWords(words: Wording, on: RequestPlace, request: OpenRequest): string {
  const { decisions, seats } = on.agenda;
  const late = lateKind(request);
  if (late) return lateWords(words, on, request, late);
  const decision = decisions.find(({ id }) => id === request.id);
  if (decision && request.state === 'decided') return decisionWords(words, on, decision);
  const { missing, kind } = request;
  const says = askedWords(words, on, request);
  const isCounted = missing.length > 0 && kind !== 'new-link';
  return isCounted
    ? `${says} ${words.t('requests.missing', { names: voiceNames(words, seats, missing) })}`
    : says;
}

function askedWords(words: Wording, { agenda, timeZone }: RequestPlace, request: OpenRequest): string {
  const { t } = words;
  const { kind, seat = 0, agreed, by, from, until, effectAt, endsAt, state, may } = request;
  const named = (voices: readonly number[]) => voiceNames(words, agenda.seats, voices);
  const moment = (iso: string | undefined) => (iso ? momentWords(words, iso, timeZone) : '');
  const name = seatName(words, agenda.seats, seat);
  const agreeing = { names: named(agreed), n: agreed.length };
  switch (kind) {
    case 'holiday':
      return t(from ? 'requests.holiday.span' : 'requests.holiday.until', {
        ...{ from: moment(from), time: moment(until), names: agreeing.names },
      });
    case 'holiday-end':
      return t('requests.holiday.ending', agreeing);
    case 'concede':
    case 'agreed-end':
      return t(`requests.proposals.${kind}`, { ...agreeing, winner: name });
    case 'turn-back':
      return turnBackWords(words, { state: 'open', name, actor: name });
    case 'new-link':
      if (may.includes('refuse')) return t('requests.link.mine');
      if (state === 'decided') return t('requests.link.ready', { name });
      return t('requests.link.asked', { by: actor(words, agenda.seats, by), name, time: moment(effectAt) });
    case 'offer': {
      const facts = {
        by: actor(words, agenda.seats, by),
        name,
        from: moment(effectAt),
        until: moment(endsAt),
      };
      return t(`requests.offers.${by.includes(seat) ? 'own' : 'computer'}`, facts);
    }
    default:
      return '';
  }
}

/** At the start of a sentence. */
const actor = (words: Wording, seats: readonly SeatName[], [by = -1]: readonly number[]): string =>
  by < 0 ? words.t('seats.claims.askedHost') : seatName(words, seats, by);

/** The effect of an answer about a late seat, and its votes. */
function lateWords(words: Wording, { agenda }: RequestPlace, request: OpenRequest, kind: LateKind): string {
  const { seat = 0, agreed, silent = [], missing, needed } = request;
  const { t } = words;
  const says = t(`requests.late.says.${kind}`, { name: seatName(words, agenda.seats, seat) });
  const spoken = agreed.filter((voice) => voice >= 0);
  // Only the host decides, and needs no votes.
  if (spoken.length + silent.length + missing.length === 0) return says;
  const named = (seats: readonly number[]) => voiceNames(words, agenda.seats, seats);
  const n = spoken.length + silent.length;
  const votes = [
    spoken.length === 0
      ? t('requests.late.forNone', { needed })
      : t('requests.late.for', { n, needed, names: named(spoken) }),
    ...(silent.length > 0 ? [t('requests.late.silent', { names: named(silent) })] : []),
    ...(spoken.length < agreed.length ? [t('requests.late.hostFor')] : []),
  ];
  return `${says} ${votes.join(' · ')}`;
}

/** An answer about a late seat as a button. */
export function answerWords(
  { t }: Wording,
  { pace }: TableAgenda,
  kind: LateKind,
  bot: OpenRequest['bot'],
): string {
  if (kind === 'computer') return t(`requests.late.withComputer.${bot ?? 'journeyman'}`);
  return t(kind === 'wait' && pace.kind === 'relaxed' ? 'requests.late.waitWeek' : `requests.late.${kind}`);
}

/** A decision as sentences, naming the holders at that time. */
export function decisionWords(
  words: Wording,
  { agenda: { seats: present }, timeZone }: RequestPlace,
  decision: DecisionView,
): string {
  const { kind, bot, by, seat, state, effectAt, endedAt, endedBy, why } = decision;
  const seats = [...(decision.names ?? []), ...present];
  const { name = seatName(words, kind === 'turn-back' ? seats : present, seat) } = decision;
  if (kind === 'turn-back') {
    const who = seatName(words, seats, endedBy ?? seat);
    return turnBackWords(words, { state: turnBackState(decision), name, actor: who });
  }
  const says = words.t(`requests.decisions.${state === 'open' && isFirm(kind) ? 'firm' : state}`, {
    decided: decidedWords(words, { kind, bot, name, names: voiceNames(words, seats, by), n: by.length }),
    time: momentWords(words, state === 'open' ? effectAt : (endedAt ?? effectAt), timeZone),
    actor: endedBy === undefined ? '' : voiceName(words, seats, endedBy),
  });
  const because = why === 'silence' || why === 'first-voice' || why === 'host' ? why : undefined;
  return because ? `${says} ${words.t(`requests.decisions.${because}`)}` : says;
}
