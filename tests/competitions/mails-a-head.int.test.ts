/**
 * How many emails a club gets: eleven people play a cup with a small final, a Swiss of seven and a series of eight
 * at the same time, again and again, under a moved clock. Each gets an email for each act, and at most three a week
 * beyond. It prints the figures of each person.
 */
import crypto from 'node:crypto';
import { expect, test, vi } from 'vitest';
import {
  actOnEntrant,
  competitionsOf,
  enterCompetition,
  makeCompetition,
} from '@/lib/features/competitions/competitions';
import { isActive, Terms } from '@/lib/features/competitions/competition';
import { findCompetition } from '@/lib/features/competitions/competition-store';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import * as pictures from '@/lib/features/notify/picture';
import { takeReservedSeat } from '@/lib/features/seats/seats';
import type { CompetitionForm } from '@/lib/game/competing/competition';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { db } from '@/lib/platform/db/db';
import * as sending from '@/lib/platform/outbox/channels/send';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import type { Parcel } from '@/lib/platform/outbox/worded-message';
import { addressFor, forgetNews } from '../circles/news-readers';
import { FakeClock, hoursAfter } from '../support/clock';
import { endGame, goOn, termsFor } from '../support/competitions';
import { inFull } from '../support/full';
import { useService } from '../support/service';
import { clubOf } from './made-competition';

await useService();

const WEEKS = inFull(52, 1);
/** People come by this often. */
const STEP_H = 6;
/** Turns of a table, until it ends. */
const TURNS = 10;
const MOST_BEYOND_ACTS_A_WEEK = 3;

/** Kinds that ask for an act; the begin of a game asks the first player only. */
const ACTS: readonly MessageKind[] = [
  'your-turn',
  'reminder',
  'invited',
  'season-check-in',
  'season-place',
  'circle-mention',
];

const CLUB: readonly (readonly [CompetitionForm, people: number, terms: Partial<Terms>])[] = [
  ['cup', 11, { thirdPlace: true }],
  ['swiss', 7, { startsWith: 7 }],
  ['series', 8, {}],
];

interface Mail {
  readonly to: string;
  readonly tells: Parcel['tells'];
  readonly at: Date;
}

/** A club that plays, with a record of its emails. */
class PlayingClub {
  readonly clock = new FakeClock('2026-11-23T09:00:00.000Z');
  readonly mails: Mail[] = [];
  private step = 0;
  private readonly turns = new Map<string, number>();

  constructor(
    readonly circleId: string,
    readonly people: readonly string[],
  ) {}

  async pass(): Promise<void> {
    this.step += 1;
    await this.openMissing();
    await this.send();
    for (const { id, state } of await competitionsOf(this.circleId)) {
      if (state === 'check-in') await this.checkIn(id);
      if (state === 'running') await this.play(id);
    }
    await goOn(this.clock);
    await this.send();
    // Acts can no longer be taken back.
    this.clock.pass(0.05);
    await this.send();
    this.clock.pass(STEP_H - 0.05);
  }

  private async send(): Promise<void> {
    await goOn(this.clock);
    await deliverDue(this.clock);
  }

  private async openMissing(): Promise<void> {
    const all = await competitionsOf(this.circleId);
    for (const [form, count, terms] of CLUB) {
      if (all.some((each) => each.form === form && ['sign-up', 'check-in', 'running'].includes(each.state)))
        continue;
      const [userId = ''] = this.people;
      const size = form === 'series' ? 4 : 2;
      const asked = termsFor(this.clock, { form, size, name: `${form} ${all.length}` });
      const made = await makeCompetition(
        { circleId: this.circleId, userId },
        { ...asked, terms: Terms.parse(terms), signUpUntil: hoursAfter(this.clock.now(), 24) },
        this.clock,
      );
      if (!made.ok) throw new Error(made.error.kind);
      for (const person of this.people.slice(0, count))
        await enterCompetition({ id: made.value.id, userId: person }, this.clock);
    }
  }

  /** One person is never there in time. */
  private async checkIn(id: string): Promise<void> {
    const whole = await findCompetition(id);
    for (const entrant of whole?.entrants.filter(isActive).slice(1) ?? [])
      await actOnEntrant({ id, userId: entrant.userId }, 'check-in', entrant.id, this.clock);
  }

  private async play(id: string): Promise<void> {
    const whole = await findCompetition(id);
    for (const { tableId = '', state, entrants } of whole?.fixtures ?? [])
      if (state === 'open') await this.playAt(tableId, entrants.length);
  }

  /** Its people sit down one after the other and then move in turn, until the game ends. */
  private async playAt(gameId: string, players: number): Promise<void> {
    const turn = this.turns.get(gameId) ?? 0;
    this.turns.set(gameId, turn + 1);
    const seats = await db().seat.findMany({
      where: { gameId, userId: { not: null } },
      orderBy: { seat: 'asc' },
    });
    const next = seats.find(({ seatedAt }) => seatedAt === null);
    if (next?.userId) {
      await takeReservedSeat(gameId, next.userId, this.clock);
      return;
    }
    const at = this.clock.now();
    const tell = async (seat: number, kind: MessageKind) =>
      queueMessage({ gameId, seat, kind, seq: 1, dedupe: crypto.randomUUID(), at });
    if (turn < TURNS) {
      await db().game.update({ where: { id: gameId }, data: { waiting: [turn % players] } });
      await tell(turn % players, 'your-turn');
      return;
    }
    await endGame(gameId, [0, 1, 2, 3], this.clock);
    for (let seat = 0; seat < players; seat += 1) await tell(seat, 'game-finished');
  }
}

test(
  'a club that plays for weeks gets an email for each act, and at most three a week beyond',
  { timeout: inFull(1_800_000, 240_000) },
  async () => {
    vi.spyOn(pictures, 'pictureFor').mockResolvedValue({ png: Buffer.alloc(8), alt: 'The board', url: '' });
    const { circle, people } = await clubOf(11, new FakeClock('2026-11-23T08:00:00.000Z'));
    for (const userId of people) await addressFor(userId);
    await forgetNews();
    const club = new PlayingClub(circle.circleId, people);
    vi.spyOn(sending, 'sendOn').mockImplementation(async (channel, { tells }) => {
      const target = channel.kind === 'channel' ? (channel.target as { address: string }) : undefined;
      club.mails.push({ to: target?.address ?? '', tells, at: club.clock.now() });
      return undefined;
    });
    for (let step = 0; step < (WEEKS * 7 * 24) / STEP_H; step += 1) await club.pass();
    const ids = club.mails.flatMap(({ tells }) => tells.map(({ id }) => id));
    const starts = await db().delivery.findMany({
      where: { id: { in: ids }, outbox: { kind: 'game-began', payload: { path: ['starts'], equals: true } } },
      select: { id: true },
    });
    const isAct = ({ id, kind }: Parcel['tells'][number]) =>
      ACTS.includes(kind) || starts.some((each) => each.id === id);
    const figures = [...new Set(club.mails.map(({ to }) => to))].sort().map((to) => {
      const own = club.mails.filter((mail) => mail.to === to);
      const asking = own.filter(({ tells }) => tells.some(isAct));
      const days = own
        .filter((mail) => !asking.includes(mail))
        .map(({ at }) => at.toISOString().slice(0, 10));
      const beyond = own.length - asking.length;
      return {
        to: to.split('-')[0],
        mails: own.length,
        acts: asking.length,
        beyond,
        a: beyond / WEEKS,
        days,
      };
    });
    console.table(figures.map(({ days: _days, ...figure }) => figure));
    expect(figures).toHaveLength(11);
    for (const { to, a, days } of figures) {
      expect(a, `${to}: emails a week that ask for nothing`).toBeLessThanOrEqual(MOST_BEYOND_ACTS_A_WEEK);
      expect(new Set(days).size, `${to}: days with such an email, each once`).toBe(days.length);
    }
    const told = club.mails.flatMap(({ tells }) => tells.map(({ kind }) => kind));
    const kinds = [...new Set(told)].map((kind) => [kind, told.filter((each) => each === kind).length]);
    console.table(Object.fromEntries(kinds));
    const later: readonly MessageKind[] = inFull(['season-over'], []);
    for (const kind of ['game-finished', 'season-check-in', 'circle-letter', ...later] as const)
      expect(told).toContain(kind);
  },
);
