/** Circles of people who play a competition, and competitions that are under way. */
import { underRevision, writeAct } from '@/lib/features/competitions/act-store';
import { nextActs } from '@/lib/features/competitions/competition-acts';
import { Terms, type NewRuling, type WholeCompetition } from '@/lib/features/competitions/competition';
import { decideCompetition } from '@/lib/features/competitions/competitions';
import { competitionFacts, findCompetition } from '@/lib/features/competitions/competition-store';
import { FakeClock } from '../support/clock';
import { begin, entered, goOn, idOf, shownTo } from '../support/competitions';
import { madeCircle } from '../support/world';

const NAMES = 'Bohumil Cyril Dora Emil Frida Gustav Hana Ivan Jana Karel'.split(' ');

export const fresh = () => new FakeClock(new Date().toISOString());

/** A circle with `count` people; the first is its host. */
export async function clubOf(count: number, clock: FakeClock) {
  const circle = await madeCircle(NAMES.slice(0, count - 1), clock);
  return { circle, people: [circle.host, ...circle.others] };
}

/** A competition of a circle with `count` people, who have all entered and checked in. */
export async function begun(count: number, terms: Parameters<typeof entered>[3], clock: FakeClock) {
  const { circle, people } = await clubOf(count, clock);
  const id = await entered(circle, people, clock, terms);
  await begin(id, people, clock);
  return { id, circle, people, look: () => shownTo(id, circle.host, clock) };
}

/** The id of a person's entry, as they see it. */
export const entrantOf = async (id: string, userId: string, clock: FakeClock) =>
  idOf(await shownTo(id, userId, clock), userId);

/** Each process does one act and dies; where none is due, `live` lets people do something. */
export async function actByAct(
  id: string,
  clock: FakeClock,
  live: (whole: WholeCompetition, step: number) => Promise<unknown>,
): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const whole = await findCompetition(id);
    if (!whole || whole.competition.state === 'over') return;
    const now = clock.now();
    const [act] = nextActs(whole, await competitionFacts(whole, now), now).acts;
    if (act) await underRevision(whole.competition, (tx) => writeAct(tx, act, { whole, now, ladder: [] }));
    else await live(whole, step);
  }
}

/** A running cup, whose organiser does not play. */
export async function cupOf(count: number, more: Partial<Terms> = {}) {
  const clock = fresh();
  const { circle } = await clubOf(count + 1, clock);
  const people = circle.others;
  const terms = Terms.parse({ startsWith: count, ...more });
  const id = await entered(circle, people, clock, { form: 'cup', size: 2, terms });
  const look = () => shownTo(id, circle.host, clock);
  const decide = (decision: NewRuling, userId = circle.host) =>
    decideCompetition({ id, userId }, decision, clock);
  const anHour = async () => {
    clock.pass(1.01);
    await goOn(clock);
    await goOn(clock);
    return look();
  };
  return { id, circle, clock, look, decide, anHour };
}

/** The outcome of an act: "ok", or the kind of its refusal. */
export const kindOf = (done: { ok: boolean; error?: { kind: string } }) =>
  done.ok ? 'ok' : done.error?.kind;
