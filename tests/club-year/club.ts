/** A club under a moved clock, whose people act only as programs do, over the API. */
import { vi } from 'vitest';
import { playWaitingTables } from '@/lib/features/computer/computer-players';
import { advanceDue } from '@/lib/features/competitions/advance';
import { deliverByClock } from '@/lib/features/jobs/jobs';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { makeAccessToken } from '@/lib/features/people/access-tokens';
import { deleteAccount } from '@/lib/features/people/profile';
import { writeResults } from '@/lib/features/results/results';
import * as telling from '@/lib/platform/db/telling-time';
import * as samples from '@/lib/platform/ops/samples';
import { addressFor } from '../circles/news-readers';
import { afterResponses, callJson } from '../support/api';
import { playOut } from '../support/tables';
import { guest } from '../support/world';
import type { PlayedTable } from './calculator';

const HOUR_MS = 3_600_000;

export interface Fixture {
  readonly id: string;
  readonly state: 'waiting' | 'open' | 'over' | 'void';
  readonly entrants: readonly string[];
  readonly gameId?: string;
}

/** A seeded stream of numbers. */
function diceOf(seed: string): (n: number) => number {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  );
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

export class Club {
  circleId = '';
  /** By name: account, token and id in the circle. */
  readonly people = new Map<string, { userId: string; token: string; id: string }>();
  readonly tables: PlayedTable[] = [];
  /** People who never sit down or move again. */
  readonly silent = new Set<string>();
  /** People who have left the service. */
  readonly deleted = new Map<string, Date>();
  /** The promised end of each competition, with the time of the promise. */
  readonly promises: { readonly id: string; readonly at: Date; readonly whole: Date }[] = [];
  readonly competitions: string[] = [];
  private readonly visits = new Map<string, number>();
  private readonly dice: (n: number) => number;

  constructor(
    readonly seed: string,
    start: string,
  ) {
    this.dice = diceOf(seed);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date(start));
    // The database's own clock stands outside of this world, and the service is never away.
    vi.spyOn(samples, 'noteAlive').mockResolvedValue();
    vi.spyOn(telling, 'tellingTime').mockImplementation(async (ask) => (await ask())[0]);
  }

  async comes(name: string): Promise<void> {
    const userId = await guest(name);
    const token = (await makeAccessToken(userId, { name: 'program', scope: 'all', days: 365 })) ?? '';
    await addressFor(userId);
    this.people.set(name, { userId, token, id: '' });
  }

  person(name: string) {
    const found = this.people.get(name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  }

  nameOf(id: string): string {
    return [...this.people].find(([, each]) => each.id === id)?.[0] ?? 'somebody';
  }

  /** Asks as a person's program; a refusal fails, unless it is the expected one. */
  async ask(name: string, method: string, path: string, json?: unknown, refusal?: string) {
    const asked = { method, path: `/api${path}`, token: this.person(name).token };
    const { status, body } = await callJson(json === undefined ? asked : { ...asked, json });
    await afterResponses();
    const code = status < 400 ? undefined : body.code;
    if (code !== refusal)
      throw new Error(`${name} ${method} ${path} ${JSON.stringify(json)}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  now = (): Date => new Date();

  /** Time passes, and the scheduler runs. */
  async pass(hours: number): Promise<void> {
    vi.setSystemTime(Date.now() + hours * HOUR_MS);
    await this.settle();
  }

  async settle(): Promise<void> {
    await deliverByClock();
    await playWaitingTables();
    await writeResults(60_000);
    await advanceDue();
    await deliverDue();
    await afterResponses();
  }

  async leavesTheService(name: string): Promise<void> {
    // Earlier ends stay as they were.
    for (const id of this.competitions) await this.playIn(id);
    this.deleted.set(name, this.now());
    await deleteAccount(this.person(name).userId);
    await this.settle();
  }

  /** Whether somebody can no longer come to a table. */
  isGone = (id: string): boolean => this.silent.has(this.nameOf(id)) || this.deleted.has(this.nameOf(id));

  async fixturesOf(id: string): Promise<readonly Fixture[]> {
    return (await this.ask('Anna', 'GET', `/competitions/${id}/fixtures`)).fixtures;
  }

  /** A quarter of a day: people check in, sit down and play, and the promises are noted. */
  async quarter(): Promise<void> {
    for (const id of this.competitions) {
      const shown = await this.ask('Anna', 'GET', `/competitions/${id}`);
      if (shown.latest) this.promises.push({ id, at: this.now(), whole: new Date(shown.latest.whole) });
      if (shown.state === 'check-in') await this.checkIn(id, shown);
      if (shown.state === 'running' || shown.state === 'over') await this.playIn(id);
    }
    await this.pass(6);
  }

  private async checkIn(id: string, { entrants }: { entrants: readonly { id: string; state: string }[] }) {
    for (const entrant of entrants)
      if (entrant.state === 'entered' && !this.isGone(entrant.id))
        await this.ask(this.nameOf(entrant.id), 'PATCH', `/competitions/${id}/entrants/${entrant.id}`, {
          act: 'check-in',
        });
  }

  private async playIn(id: string): Promise<void> {
    for (const fixture of await this.fixturesOf(id)) {
      if (fixture.gameId === undefined || this.factsOf(fixture.gameId)) continue;
      if (fixture.state === 'open') await this.visit(id, fixture);
      if (fixture.state === 'over') await this.endedAlone(id, fixture);
    }
  }

  factsOf(gameId: string): PlayedTable | undefined {
    return this.tables.find((table) => table.gameId === gameId);
  }

  /** Its people sit down; after some visits they have played it out, unless too few of them are there. */
  private async visit(
    competition: string,
    { id: fixture, entrants: people, gameId = '' }: Fixture,
  ): Promise<void> {
    const present = people.filter((each) => !this.isGone(each));
    const visits = this.visits.get(gameId) ?? 0;
    this.visits.set(gameId, visits + 1);
    if (visits === 0)
      for (const each of present) await this.ask(this.nameOf(each), 'POST', `/games/${gameId}/sit`, {});
    const gone = people.filter((each) => this.isGone(each));
    const table = await this.ask('Anna', 'GET', `/games/${gameId}`);
    // A computer has to have taken over before the others can play on.
    const waits = gone.some((each) => table.seats[people.indexOf(each)]?.bot === undefined);
    if (table.status !== 'running' || present.length < 2 || waits || visits < 2 + this.dice(4)) return;
    await this.playedOut({ gameId, competition, fixture, people, gone });
  }

  /** The scores are drawn from a small range, so some are equal. */
  async playedOut(
    of: Pick<PlayedTable, 'gameId' | 'people' | 'gone'> & { competition?: string; fixture?: string },
  ) {
    const scores = of.people.map(() => 40 + this.dice(12));
    const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || b - a);
    await playOut(of.gameId, { ranking: order, scores, finishedAt: this.now(), waiting: [] });
    this.tables.push({ ...of, scores, how: 'played-out', endedAt: this.now() });
    await this.settle();
  }

  /** A table that ended because only one of its people was left, or an organiser awarded it. */
  private async endedAlone(
    competition: string,
    { id: fixture, entrants: people, gameId = '' }: Fixture,
  ): Promise<void> {
    const { scores } = await this.ask('Anna', 'GET', `/games/${gameId}`);
    const awarded = this.awards.get(fixture + competition);
    const gone = people.filter((each) => this.isGone(each));
    const winner = awarded ?? people.find((each) => !gone.includes(each)) ?? '';
    this.tables.push({
      ...{ gameId, competition, fixture, people, gone, winner },
      how: 'alone',
      scores: scores.map(({ total }: { total: number }) => total),
      endedAt: this.now(),
      ...(awarded === undefined ? {} : { awarded: true }),
    });
  }

  /** The winners that organisers chose, by fixture and competition. */
  readonly awards = new Map<string, string>();
}
