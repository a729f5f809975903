import { expect, test } from 'vitest';
import type { DueDelivery } from '@/lib/platform/outbox/delivery-store';
import { drain, type Tools } from '@/lib/features/notify/drain';
import { DRAIN_SETTINGS } from '@/lib/platform/outbox/lanes';
import type { Parcel } from '@/lib/platform/outbox/worded-message';
import { FakeClock } from '../support/clock';
import { inFull, seedOf } from '../support/full';
import { channelFor, parcelOf, personAt, queueTo, quietTable, sitAt } from '../support/notifications';
import { randomNumbers, useService } from '../support/service';

const { sql } = await useService();

const SEED = seedOf('deaths');
const MESSAGES = inFull(500, 60);
const DEATHS = inFull(50, 6);

interface Sent {
  /** Id and attempt, as a receiver sees them. */
  readonly id: string;
  readonly deliveries: readonly string[];
}

function parcelWith(deliveries: readonly DueDelivery[]): Parcel {
  const [first] = deliveries;
  if (!first) throw new Error('nothing to send');
  const tells = deliveries.map(({ id, message: { kind, gameId } }) => ({ id, kind, gameId, at: '' }));
  return parcelOf({ id: first.id, attempt: first.attempts, tells });
}

/** A drain that stops for ever at its `after`-th chance, like a process that was killed there. */
function mortal(clock: FakeClock, sent: Sent[], after: number): { tools: Tools; died: Promise<void> } {
  let [left, die] = [after, () => {}];
  const died = new Promise<void>((resolve) => (die = resolve));
  const chance = async () => {
    left -= 1;
    if (left >= 0) return;
    die();
    await new Promise(() => {});
  };
  const tools: Tools = {
    now: () => clock.now(),
    wait: async (ms) => clock.goTo(new Date(clock.now().getTime() + ms)),
    compose: async (deliveries) => {
      await chance();
      return parcelWith(deliveries);
    },
    send: async (_way, { id, attempt, tells }) => {
      await chance();
      sent.push({ id: `${id}.${attempt}`, deliveries: tells.map((tell) => tell.id) });
      // It has gone out, and nobody is left to note that.
      await chance();
    },
  };
  return { tools, died };
}

test(
  `${DEATHS} deaths among ${MESSAGES} messages: each is sent, none twice under one id (seed ${SEED})`,
  { timeout: 120_000 },
  async () => {
    const clock = new FakeClock('2026-11-20T12:00:00Z');
    const pick = randomNumbers(SEED);
    const table = await quietTable(sql, 3, { emails: false });
    const userId = await personAt(sql, table, 0);
    await sitAt(sql, table, 1, userId);
    await channelFor(sql, userId, 'mail', { address: 'one@praga.test' });
    await channelFor(sql, userId, 'webhook', { form: 'json', url: 'https://hook.example/x', secret: 's' });
    const sent: Sent[] = [];
    let written = 0;
    const write = async (count: number) => {
      for (let i = 0; i < count && written < MESSAGES; i += 1, written += 1) {
        await queueTo(table, 'joined', clock.now(), { seat: pick(2) });
      }
    };
    for (let death = 0; death < DEATHS; death += 1) {
      await write(5 + pick(10));
      // Some drain at the same time; one of them dies.
      const { tools, died } = mortal(clock, sent, pick(25));
      const lasting = mortal(clock, sent, Infinity).tools;
      const beside = pick(3) === 0 ? [drain(lasting)] : [];
      await Promise.all([Promise.race([drain(tools), died]), ...beside]);
      clock.pass(pick(12) / 60);
    }
    await write(MESSAGES);
    // In the end somebody comes after all leases have run out.
    clock.pass(1);
    await drain(mortal(clock, sent, Infinity).tools, { ...DRAIN_SETTINGS, budgetMs: 100_000 });

    const { rows } = await sql.query<{ id: string; sent: boolean }>(
      'select id::text, "sentAt" is not null as sent from "Delivery"',
    );
    expect(rows).toHaveLength(2 * MESSAGES);
    expect(rows.filter((row) => !row.sent)).toEqual([]);
    const reached = new Set(sent.flatMap(({ deliveries }) => deliveries));
    expect(rows.filter(({ id }) => !reached.has(id))).toEqual([]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
    // Otherwise nobody has died at the moment that matters.
    expect(sent.flatMap(({ deliveries }) => deliveries).length).toBeGreaterThan(rows.length);
  },
);
