import type pg from 'pg';
import { expect } from 'vitest';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { takeBackDecision } from '@/lib/features/clocks/requests';
import { answerLate } from '@/lib/features/clocks/table-acts';
import { watchClocks } from '@/lib/features/clocks/watch-clocks';
import type { LateAnswer } from '@/lib/game/pace/wait';
import { FakeClock } from './clock';
import { DAILY, seatedTable, type Seating } from './tables';

/** A table whose first seat is out of time, and functions for its players' votes about that. */
export async function lateTable(people: 2 | 3 | 4, seating: Seating = {}) {
  const clock = new FakeClock('2026-03-02T08:00:00Z');
  const table = await seatedTable(people, { pace: DAILY, clock, ...seating });
  clock.pass(72);
  const { gameId } = table;
  const tokenOf = (seat: number) => table.seats.find((chair) => chair.seat === seat)?.token;
  const say = (by: number, answer: LateAnswer, bot?: 'journeyman' | 'master', seat = 0) =>
    answerLate({ gameId, who: { token: tokenOf(by) }, seat, answer, bot }, clock);
  const agenda = (by?: number) =>
    tableAgenda(gameId, by === undefined ? {} : { token: tokenOf(by) }, clock.now());
  const back = async (by: number) => {
    const id = (await agenda())?.decisions[0]?.id ?? '';
    return takeBackDecision({ gameId, id, who: { token: tokenOf(by) } }, clock);
  };
  /** Lets an hour pass, and decisions take effect. */
  const anHour = async () => {
    clock.pass(1);
    await watchClocks(clock);
  };
  return { table, gameId, clock, tokenOf, say, back, agenda, anHour };
}

/** The messages about a table, in the order they were written. */
export async function messagesOf(sql: pg.Pool, gameId: string) {
  const query =
    'select seat, kind, "cancelledAt" is null as open from "Outbox" where "gameId" = $1 order by "createdAt", seat';
  return (await sql.query(query, [gameId])).rows;
}

/** Answers to a decision that has taken effect, and to one that will take effect later. */
export const done = { done: true, missing: 0 };
export const decided = { done: false, missing: 0, effectAt: expect.any(String) };
export const tokenIn = (link: string | undefined) => link?.split('/').at(-1) ?? '';
