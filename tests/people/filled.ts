/** People with a row in every table that could be somebody's. */
import { ensureDeals } from '@/lib/features/deals/deals';
import { makeGuest } from '@/lib/features/people/guests';
import { db } from '@/lib/platform/db/db';
import { seatedTable, sitAs } from '../support/tables';

const uuid = () => crypto.randomUUID();
const at = new Date('2030-01-01T00:00:00Z');

/**
 * A row in every table that could be somebody's; every text of it carries their mark, every key the word
 * "key".
 */
async function fill(userId: string, mark: string, gameId: string, seat: number) {
  const secret = `key-${mark}`;
  const mine = { userId, gameId, seat };
  await db().user.update({ where: { id: userId }, data: { email: `${mark}@praga.test` } });
  const tokens = { access_token: secret, refresh_token: secret, id_token: secret, session_state: secret };
  const service = { type: 'oauth', provider: 'test', providerAccountId: mark, ...tokens };
  await db().account.create({ data: { userId, ...service } });
  await db().browser.create({
    data: { id: uuid(), userId, label: mark, createdAt: at, seenOn: '2030-01-01' },
  });
  const token = { id: uuid(), userId, name: `program ${mark}`, hash: secret, scope: 'read' };
  await db().accessToken.create({ data: { ...token, createdAt: at, expiresAt: at } });
  await db().holiday.create({ data: { id: uuid(), userId, first: '2030-02-01', last: '2030-02-02' } });
  const address = { userId, keyId: uuid(), hash: secret, digest: secret, madeAt: at, changedAt: at };
  await db().calendarAddress.create({ data: address });
  const targets = {
    mail: { address: `${mark}@praga.test` },
    push: { endpoint: `https://push.test/${secret}`, keys: { p256dh: secret, auth: secret } },
    webhook: { form: 'json', url: `https://hook.test/${secret}`, secret },
  };
  for (const [kind, target] of Object.entries(targets))
    await db().channel.create({ data: { id: uuid(), userId, kind, target, label: `${kind} ${mark}` } });
  await db().tablePreference.create({ data: { userId, gameId, mutedAt: at } });
  await db().seatHolder.create({ data: { ...mine, seat: seat + 2, untilSeq: 1, name: mark } });
  const delegate = { gameId, id: uuid(), seat, tenure: 1, power: 'turns', name: `helper ${mark}` };
  await db().seatDelegate.create({
    data: { ...delegate, tokenHash: secret, createdAt: at, until: at },
  });
  // A seat of somebody else, which this person plays.
  const plays = { ...delegate, id: uuid(), seat: seat + 2, userId, name: mark, createdAt: at };
  await db().seatDelegate.create({ data: plays });
  const problem = { gameId, id: uuid(), seq: 1, seat, tenure: 1, text: `wrong ${mark}`, locale: 'en', at };
  await db().problemReport.create({ data: problem });
  const later = new Date('2040-01-01T00:00:00Z');
  const times = { at: later, effectAt: later, undoUntil: later };
  const decided = { id: uuid(), kind: 'end', subject: `s${seat}`, by: [seat], why: 'voices', ...times };
  await db().decision.create({ data: { gameId, seat, ...decided } });
  for (const kind of ['new-link', 'offer']) {
    const about = { ...decided, id: uuid(), kind, subject: `${kind}.${seat}`, about: '1', tokenHash: secret };
    const detail = { seq: '1', opensAt: later };
    await db().decision.create({ data: { gameId, seat, ...about, detail } });
  }
  await db().vote.create({ data: { gameId, seat, question: 'end', about: `about ${mark}`, at: later } });
  await db().chatMessage.create({
    data: { ...mine, id: uuid(), name: mark, text: `said ${mark}`, seq: 1, at },
  });
  await db().note.create({ data: { ...mine, id: uuid(), text: `note ${mark}`, seq: 1, at } });
  await db().note.create({
    data: { ...mine, userId: null, id: uuid(), text: `early note ${mark}`, seq: 1, at },
  });
  const before = { ...mine, userId: null, tenure: 0, id: uuid(), seq: 1, at };
  await db().note.create({ data: { ...before, text: 'note of whoever sat here before' } });
  const line = { id: uuid(), seq: 1, base: 1, key: '0', name: `line ${mark}`, steps: [] };
  await db().sandboxLine.create({ data: { ...mine, ...line, createdAt: at, updatedAt: at } });
  const plan = { id: uuid(), heldFrom: 1, baseSeq: 1, afterTurn: 0, plan: { mark }, keptAt: at };
  await db().plan.create({ data: { ...mine, ...plan } });
  await db().puzzleResult.create({ data: { userId, puzzle: seat + 1, found: true, at } });
  await db().puzzleHelp.create({ data: { userId, puzzle: seat + 1, at } });
  const rating = { rating: 1500, deviation: 350, volatility: 0.06, games: 1 };
  await db().solverRating.create({ data: { userId, ...rating } });
  const letter = {
    id: uuid(),
    gameId,
    seat,
    kind: 'reminder',
    seq: 1,
    dedupe: `${mark} letter`,
    payload: {},
  };
  const reader = { readerId: userId, readerEmail: `${mark}@praga.test`, readerName: mark };
  await db().outbox.create({ data: { ...letter, ...reader, createdAt: at, dueAt: at } });
  await fillCircle(userId, mark, gameId);
  await fillBox(userId, mark);
  const { now: today } = await ensureDeals('daily');
  // A table counts for one.
  if (seat === 0) await db().dealEntry.create({ data: { userId, gameId, dealId: today.id, at } });
}

/** A box that they own, with a value, a choice and a revision in it. */
async function fillBox(userId: string, mark: string) {
  const [boxId, id] = [`box${mark}`, uuid()];
  const box = { id: boxId, ownerId: userId, name: `box ${mark}`, joinLinkHash: `key-${mark}` };
  await db().box.create({
    data: { ...box, baseId: 'base', baseVersion: 1, createdAt: at, updatedAt: at },
  });
  await db().boxEditor.create({ data: { boxId, id, userId, joinedAt: at } });
  const value = { boxId, componentId: 'wall', value: {}, at };
  await db().boxValue.create({ data: { ...value, editorId: id, doubt: `doubt ${mark}` } });
  await db().boxChoice.create({ data: { ...value, by: id } });
  await db().boxPack.create({ data: { id: `box:${mark}`, values: {}, createdAt: at } });
  const revision = { boxId, number: 1, packId: `box:${mark}`, looked: 1, people: 1 };
  await db().boxRevision.create({ data: { ...revision, madeBy: id, createdAt: at } });
}

/** A circle of the person, with an answer and a result in it. */
async function fillCircle(userId: string, mark: string, gameId: string) {
  const { playerKey } = await db().user.findUniqueOrThrow({ where: { id: userId } });
  const circleId = uuid();
  const by = uuid();
  await db().circle.create({
    data: { id: circleId, name: `circle ${mark}`, preset: {}, timeZone: 'UTC', createdAt: at },
  });
  await db().circleMember.create({
    data: { circleId, id: by, userId, playerKey, name: mark, role: 'host', state: 'in', joinedAt: at },
  });
  await db().circleEntry.create({ data: { circleId, kind: 'founded', memberId: by, by, at } });
  const said = { circleId, id: uuid(), memberId: by, text: `in the circle ${mark}`, at };
  await db().circleChatMessage.create({ data: said });
  const news = { circleId, id: uuid(), kind: 'circle-news', dedupe: uuid(), payload: {} };
  await db().outbox.create({ data: { ...news, createdAt: at, dueAt: at } });
  await db().delivery.create({ data: { id: uuid(), outboxId: news.id, userId, dueAt: at } });
  const position = Math.floor(performance.now() * 1000);
  await db().hookEvent.create({ data: { position, outboxId: news.id, userId, at } });
  // The version before writes news of circles into tables of their own.
  const older = { ...news, id: uuid(), dedupe: uuid() };
  await db().circleOutbox.create({ data: { ...older, createdAt: at, dueAt: at } });
  await db().circleDelivery.create({
    data: { circleId, id: uuid(), outboxId: older.id, userId, dueAt: at },
  });
  const call = { circleId, madeBy: by, setup: {}, pace: {}, size: 2, least: 2, most: 2, seatOrder: 'drawn' };
  await db().gathering.create({ data: { id: `call${mark}`, ...call, createdAt: at, startsBy: at } });
  await db().gatheringAnswer.create({ data: { gatheringId: `call${mark}`, userId, answer: 'in', at } });
  const season = { form: 'season', size: 4, setup: {}, pace: {}, atOnce: 2, seed: '', commitment: '' };
  const competitionId = `season${mark}`;
  const days = { createdAt: at, signUpUntil: at };
  await db().competition.create({ data: { id: competitionId, circleId, name: mark, ...season, ...days } });
  await db().entrant.create({
    data: { competitionId, id: by, userId, playerKey, name: mark, enteredAt: at },
  });
  const result = { gameId, players: 2, finishedAt: at, how: 'played' };
  await db().gameResult.upsert({ where: { gameId }, create: result, update: {} });
  const seats = await db().resultSeat.count({ where: { gameId } });
  const points = { place: 1, points: 1, tablePoints: 96 };
  await db().resultSeat.create({ data: { gameId, seat: seats, order: 1, playerKey, ...points } });
  const sums = { games: 1, wins: 1, tablePoints: 96, begun: [1], best: 1 };
  await db().circleYear.create({ data: { circleId, year: 0, playerKey, ...sums } });
  const rating = { scope: circleId, playerKey, mu: 1500, sigma: 350 };
  await db().rating.create({ data: { ...rating, games: 1, lastAt: at } });
  await db().ratingChange.create({ data: { ...rating, gameId, muAfter: 1520, sigmaAfter: 340 } });
  const rated = { id: `rated${mark}`, size: 2, pace: {}, createdAt: at, lapsesAt: at };
  await db().ratedCall.create({ data: rated });
  await db().ratedAnswer.create({ data: { callId: rated.id, userId, at } });
}

/** Two people at one table, each with a row in every table. Every text of them carries their mark. */
export async function annaAndBohumil(marks: readonly [string, string] = ['anna', 'bohumil']) {
  const [anna, bohumil] = [
    await makeGuest({ name: marks[0], locale: 'en' }),
    await makeGuest({ name: marks[1], locale: 'en' }),
  ];
  const { gameId, seats } = await seatedTable(2, { emails: false });
  await sitAs({ token: seats[0]?.token ?? '', userId: anna.id, name: marks[0] });
  await sitAs({ token: seats[1]?.token ?? '', userId: bohumil.id, name: marks[1] });
  await fill(anna.id, marks[0], gameId, 0);
  await fill(bohumil.id, marks[1], gameId, 1);
  await db().game.update({ where: { id: gameId }, data: { hostId: anna.id } });
  return { anna, bohumil };
}
