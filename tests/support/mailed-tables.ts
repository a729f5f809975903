import crypto from 'node:crypto';
import { beforeEach } from 'vitest';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { answerLate } from '@/lib/features/clocks/table-acts';
import { deliverByClock } from '@/lib/features/jobs/jobs';
import { mailedToOfReference } from '@/lib/features/seats/sit-again';
import { pageNamed } from '@/lib/features/table/lists/table-pages';
import type { LateAnswer } from '@/lib/game/pace/wait';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { FakeClock } from './clock';
import { channelFor, forgetMails } from './notifications';
import { useService } from './service';
import { DAILY, seatedTable } from './tables';

/** A service with late tables, whose test reads the due emails. Call at the top. */
export async function useMailedTables() {
  const { sql, clearMail } = await useService();
  beforeEach(async () => {
    await sql.query(`update "Game" set status = 'finished'`);
    await sql.query('delete from "Outbox"');
    clearMail();
  });

  /**
   * A table whose first seat is late and got the message, with a host without a seat who has an email
   * address.
   */
  async function lateTable(people: 2 | 3) {
    const clock = new FakeClock('2026-03-02T08:00:00Z');
    const table = await seatedTable(people, { pace: DAILY, clock });
    const { gameId } = table;
    const hostId = crypto.randomUUID();
    await sql.query(`insert into "User" ("id", "name", "locale") values ($1, 'Hostess', 'en')`, [hostId]);
    await channelFor(sql, hostId, 'mail', { address: 'host@praga.test' });
    await sql.query('update "Game" set "hostId" = $2 where "id" = $1', [gameId, hostId]);
    const who = (seat: number) => ({ token: table.seats.find((chair) => chair.seat === seat)?.token });
    const say = (by: number, answer: LateAnswer) =>
      answerLate({ gameId, who: who(by), seat: 0, answer }, clock);
    const hour = async (hours: number) => {
      clock.pass(hours);
      return readMails(clock);
    };
    const agenda = (by: number) => tableAgenda(gameId, who(by), clock.now());
    return { gameId, clock, who, say, hour, agenda };
  }

  /** The due emails, by reader. */
  async function readMails(clock: FakeClock) {
    await forgetMails(sql);
    await deliverByClock(clock);
    const mails = await listStoredMail();
    clearMail();
    const by = mails.map(({ to, subject, text }): [string, string] => [
      to.address.split('@')[0] ?? '',
      `${subject}\n${text.replaceAll(/\s+/g, ' ')}`,
    ]);
    return by.sort(([a], [b]) => a.localeCompare(b));
  }

  return { sql, lateTable, readMails };
}

/** The readers of these emails. */
export const readers = (mails: readonly (readonly [string, string])[]) => mails.map(([reader]) => reader);

export const linkIn = (mail: readonly [string, string] | undefined) =>
  /http:\/\/praga\.test\/seat\/([\w.-]+)/.exec(mail?.[1] ?? '')?.[1] ?? '';

/** The pages that a text links to through their table with a seat reference: table and page. */
export const mailedPages = (text: string) =>
  [...text.matchAll(/http:\/\/praga\.test\/games\/(\w+)\?for=([\w.-]+)&to=(\w+)/g)]
    .filter(([, gameId, reference]) => mailedToOfReference(reference ?? '')?.gameId === gameId)
    .map(([, gameId, , to]) => [gameId, pageNamed(to)]);
