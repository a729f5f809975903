/** Requests about who holds a seat: a new link for a guest who has lost theirs, and a seat that is offered. */
import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { HOST_VOICE } from '@/lib/game/pace/votes';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { refused } from '@/lib/platform/http/refused';
import type { NewMessage } from '@/lib/platform/outbox/outbox-store';
import { peopleOf, personAt } from './agenda';
import type { Agenda } from './agenda-store';
import { replacing } from './holders';
import {
  NEW_LINK,
  OFFER,
  TAKEN_UP,
  type AnyRequest,
  type Asking,
  type Count,
  type Facts,
  type Ground,
  type KindRow,
  type LinkFacts,
  type OfferFacts,
  type Opens,
  type Question,
} from './request';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** How many people can skip the holder's day to object, about a seat that was quiet for a week. */
const ENOUGH = 2;

const notThatSeat = () => refused({ kind: 'not-that-seat' });
const NO_LINKS: LinkFacts = { losable: [], steps: new Map(), news: [] };
const NO_OFFER: OfferFacts = { isKeeper: false, before: undefined };

type About = Pick<AnyRequest, 'seat' | 'about' | 'detail'>;

/** Such a request ends with the tenure that it is about. */
const isSameTenure = ({ tenures }: Agenda, { seat, about }: About): boolean =>
  String(tenures.get(seat)) === about;

/** The question of a stored request. */
export function questionOf(_agenda: Agenda, { id: voted, at: askedAt, ...request }: AnyRequest): Question {
  const { kind, seat, subject, about, detail } = request;
  return { kind, voted, seat, subject, about, detail, askedAt };
}

/** The seat of the person who asked; missing for a host without a seat. */
export function askerOf({ by: [asker] }: Pick<AnyRequest, 'by'>): { readonly seat?: SeatId } {
  return asker === undefined || asker === HOST_VOICE ? {} : { seat: asker };
}

/** The hash of the seat's next link; by default of one that nobody knows. */
const linkOf = ({ tokenHash = hashToken(newToken()) }: Facts): string => tokenHash;

// A new link.

/** Whether the holder has moved since it was asked: then the link is not lost. */
const hasMoved = ({ links = NO_LINKS }: Ground['facts'], { seat, detail }: About): boolean =>
  (links.steps.get(seat)?.seq ?? 0) > Number(detail.seq);

/** Whether a request for a new link still has its ground. */
export const isLostStill = ({ agenda, facts }: Ground, request: About): boolean =>
  isSameTenure(agenda, request) && !hasMoved(facts, request);

/** After a refusal nobody asks again for a week, so holders need not refuse every day. */
function mayAskAgain({ facts, now }: Asking, before: AnyRequest): boolean {
  const isOver = before.state !== 'open' || hasMoved(facts, before);
  return isOver && (before.endedAt ?? before.at).getTime() < now.getTime() - WEEK_MS;
}

const poseLink: KindRow['pose'] = (asking, { seat }) => {
  const { agenda, by, requests, facts } = asking;
  const { losable } = facts.links ?? NO_LINKS;
  if (seat === undefined || !losable.includes(seat) || personAt(agenda, seat) === by) return notThatSeat();
  const about = String(agenda.tenures.get(seat));
  const before = requests.find(
    (each) => each.kind === NEW_LINK && each.seat === seat && each.about === about,
  );
  if (before && !mayAskAgain(asking, before)) return notThatSeat();
  const detail = { seq: String(agenda.seq) };
  return {
    ok: true,
    value: { kind: NEW_LINK, voted: '', seat, subject: `${NEW_LINK}.${seat}`, about, detail },
  };
};

/** The holder has a day from the message. Two people can skip it about a seat that nobody uses. */
function countLink({ agenda, facts, now }: Ground, question: Question): Count {
  const { seat, voted, askedAt = now } = question;
  const people = peopleOf(agenda).filter((person) => person !== personAt(agenda, seat));
  const said = agenda.voices.filter((each) => each.question === NEW_LINK && each.about === voted);
  const seats = said.map((each) => each.seat).filter((each) => people.includes(each));
  const missing = people.filter((each) => !seats.includes(each));
  const count = { seats, missing, needed: Math.max(0, ENOUGH - seats.length) };
  const { steps, news } = facts.links ?? NO_LINKS;
  const since = now.getTime() - WEEK_MS;
  const uses = [agenda.satDown.get(seat), steps.get(seat)?.at];
  const isQuiet = uses.every((at) => at === undefined || at.getTime() <= since);
  if (count.needed === 0 && isQuiet) return { ...count, passed: { question, by: seats, why: 'link-agreed' } };
  const told = news.filter((each) => each.seat === seat && each.at >= askedAt);
  const isHeldBack = told.some(({ isPending }) => isPending) && told.every(({ sentAt }) => !sentAt);
  const isOver = readyAt(facts, question).getTime() <= now.getTime() && !isHeldBack;
  return isOver ? { ...count, passed: { question, by: seats, why: 'link-day' } } : count;
}

/** A day after the holder was notified, or after it was asked if no message has reached them. */
export function readyAt({ links = NO_LINKS }: Ground['facts'], { seat, askedAt }: Question): Date {
  const asked = askedAt?.getTime() ?? 0;
  const told = links.news.filter((each) => each.seat === seat && each.at.getTime() >= asked);
  const sent = told.flatMap(({ sentAt }) => sentAt?.getTime() ?? []);
  return new Date((sent.length === 0 ? asked : Math.min(...sent)) + DAY_MS);
}

const changeLink: KindRow['change'] = (ground, { seat, about, detail, id = '', by = [], at }) => {
  const { agenda, facts } = ground;
  if (!isLostStill(ground, { seat, about, detail })) return undefined;
  const question: Question = {
    kind: NEW_LINK,
    voted: id,
    seat,
    subject: '',
    about,
    detail,
    ...(at ? { askedAt: at } : {}),
  };
  const reason = countLink(ground, question).passed?.why;
  const told = { reason, ...askerOf({ by }) };
  return { does: 'free-seat', seat, seq: agenda.seq, tokenHash: linkOf(facts), told };
};

/** The holder reads of it on every channel. */
const askLink: KindRow['asks'] = ({ agenda: { gameId, seq }, by, now: at }, { seat }) => {
  const dedupe = ['link-asked', gameId, seat, at.getTime()].join(':');
  return [{ gameId, seat, kind: 'link-asked', seq, dedupe, payload: askerOf({ by: [by] }), at }];
};

const LINK_OPENS: Opens = {
  isVoted: true,
  until: () => ({ effectAt: TAKEN_UP, undoUntil: TAKEN_UP }),
  question: questionOf,
  gone: notThatSeat,
  refuses: (asking, request, verb) => {
    if (verb !== 'agree') return undefined;
    const { agenda, by } = asking;
    const isHolder = personAt(agenda, request.seat) === by;
    const { seats } = countLink(asking, questionOf(agenda, request));
    return isHolder || seats.includes(by) || !isLostStill(asking, request) ? notThatSeat() : undefined;
  },
  isFor: (agenda, verb, seat, by) => {
    if (verb === 'agree') return by !== HOST_VOICE;
    const isHolder = personAt(agenda, seat) === by;
    return verb === 'make' ? !isHolder : isHolder;
  },
  entries: { ask: 'asked', agree: 'agreed', refuse: 'refused' },
};

export const NEW_LINK_KIND: KindRow = {
  isHostHeard: true,
  pose: poseLink,
  count: countLink,
  asks: askLink,
  change: changeLink,
  opens: LINK_OPENS,
};

// An offered seat.

/** A player's own seat opens at once. About a computer's the others have an hour to object. */
const poseOffer: KindRow['pose'] = ({ agenda, by, facts, now }, { seat, tokenHash }) => {
  const { isKeeper } = facts.offer ?? NO_OFFER;
  const isComputer = agenda.seats.some((each) => each.seat === seat && each.bot);
  if (seat === undefined || agenda.status !== 'running' || !(isKeeper || isComputer))
    return refused({ kind: seat === agenda.me ? 'seat-held' : 'not-that-seat' });
  const waits = isComputer && peopleOf(agenda).some((other) => other !== by);
  const detail = { opensAt: new Date(now.getTime() + (waits ? HOUR_MS : 0)).toISOString() };
  const about = String(agenda.tenures.get(seat));
  const subject = `${OFFER}.${seat}`;
  return { ok: true, value: { kind: OFFER, voted: '', seat, subject, about, detail, tokenHash } };
};

/** When somebody can take an offered seat. */
export const opensAt = ({ detail }: Pick<Question, 'detail'>): Date => new Date(detail.opensAt ?? '');

/** The people of the table need not agree; they can object until then. */
function countOffer({ now }: Ground, question: Question): Count {
  const passed = { question, by: [], why: 'own' };
  return { seats: [], missing: [], needed: 0, ...(opensAt(question) <= now ? { passed } : {}) };
}

const changeOffer: KindRow['change'] = ({ agenda, facts, now }, request) => {
  const clock = agenda.clocks.seats.find(({ seat }) => seat === request.seat);
  const isGood = request.undoUntil === undefined || request.undoUntil > now;
  if (!clock || !isGood || !isSameTenure(agenda, request)) return undefined;
  return replacing(agenda, clock, { tokenHash: linkOf(facts) }, now);
};

/** About an own seat the others read only when it is taken. */
const askOffer: KindRow['asks'] = (asking, question) => {
  const { agenda, by, now: at, facts } = asking;
  const { gameId, seq, seats } = agenda;
  if (!seats.some(({ seat, bot }) => seat === question.seat && bot)) return [];
  const asker = askerOf({ by: [by] });
  const payload = { ...asker, deadline: question.detail.opensAt };
  const others = peopleOf(agenda).filter((seat) => seat !== by);
  const told = others.map((seat): NewMessage => {
    const dedupe = ['seat-offered', gameId, seat, at.getTime()].join(':');
    return { gameId, seat, kind: 'seat-offered', seq, dedupe, payload, at };
  });
  const { userId, name, email, locale, tenure, untilSeq } = facts.offer?.before ?? {};
  if (!userId) return told;
  // Until they can sit down, the others may object.
  const given: NewMessage = {
    gameId,
    seat: question.seat,
    kind: 'seat-given-back',
    seq,
    at,
    dueAt: opensAt(question),
    dedupe: ['seat-given-back', gameId, question.seat, question.tokenHash?.slice(0, 16)].join(':'),
    payload: { tenure, heldUntil: untilSeq, ...asker },
    reader: { userId, name, email: email ?? undefined, locale: locale ?? undefined },
  };
  return [...told, given];
};

const OFFER_OPENS: Opens = {
  isVoted: false,
  until: (now) => ({ effectAt: TAKEN_UP, undoUntil: new Date(now.getTime() + WEEK_MS) }),
  question: questionOf,
  gone: notThatSeat,
  /** Everyone at the table may object to the offer of a computer's seat; only its keeper withdraws another. */
  refuses: ({ agenda, facts }, request) => {
    const { seat } = request;
    const { isKeeper } = facts.offer ?? NO_OFFER;
    const isComputer = agenda.seats.some((each) => each.seat === seat && each.bot);
    const mayEnd = isSameTenure(agenda, request) && (isComputer || isKeeper);
    return mayEnd ? undefined : notThatSeat();
  },
  entries: { ask: 'offered', withdraw: 'offer-ended' },
  silences: 'seat-given-back',
};

export const OFFER_KIND: KindRow = {
  isHostHeard: true,
  pose: poseOffer,
  count: countOffer,
  asks: askOffer,
  change: changeOffer,
  opens: OFFER_OPENS,
};
