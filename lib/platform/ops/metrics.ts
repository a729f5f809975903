import 'server-only';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { systemClock } from '@/lib/platform/clock';
import { poolFigures } from '@/lib/platform/db/pool';
import { lastUpkeep } from '@/lib/platform/db/upkeep-store';
import { openStreams } from '@/lib/platform/live/channel';
import { hub } from '@/lib/platform/live/hub';
import { loadServiceFigures } from '@/lib/platform/ops/figures-store';
import { work } from '@/lib/platform/ops/work';
import { loadLaneFigures } from '@/lib/platform/outbox/figures-store';
import { mailFault } from '@/lib/platform/outbox/mail-refusal-store';
import { perProcess } from '@/lib/platform/process';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LABELS = ['method', 'route', 'status'] as const;

const LANE_FIGURES = ['due', 'failing', 'oldestS', 'failed'] as const;

interface StoredGauges {
  readonly up: Gauge;
  readonly tables: Gauge<'status'>;
  readonly due: Gauge;
  readonly oldest: Gauge;
  readonly cron: Gauge;
  readonly refused: Gauge;
  readonly lanes: Readonly<Record<(typeof LANE_FIGURES)[number], Gauge<'channel'>>>;
}

interface Figures {
  readonly registry: Registry;
  readonly stored: StoredGauges;
  readonly requests: Histogram<(typeof LABELS)[number]>;
  readonly refused: Counter<'kind'>;
}
function make(): Figures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  gauge(registry, 'praga_streams_open', 'Open pages that hear of changes at once', openStreams);
  gauge(registry, 'praga_listening', '1 while changes are listened to', () => Number(hub().isListening));
  gauge(registry, 'praga_pool_open', 'Open database connections', () => poolFigures().open);
  gauge(registry, 'praga_pool_waiting', 'Requests that wait for one', () => poolFigures().waiting);
  return { registry, stored: makeStored(registers), ...makeCounted(registers) };
}

function makeStored(registers: Registry[]): StoredGauges {
  const ofLanes = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['channel'], registers });
  return {
    up: new Gauge({ name: 'praga_database_up', help: '1 while the database answers', registers }),
    tables: new Gauge({ name: 'praga_tables', help: 'Tables', labelNames: ['status'], registers }),
    due: new Gauge({ name: 'praga_outbox_due', help: 'Messages that are due and not handed on', registers }),
    oldest: new Gauge({ name: 'praga_outbox_oldest_seconds', help: 'Age of the oldest of them', registers }),
    cron: new Gauge({
      name: 'praga_cron_last_run_timestamp_seconds',
      help: 'When the scheduler last came',
      registers,
    }),
    refused: new Gauge({
      name: 'praga_mail_refused_people',
      help: 'Addresses whose emails the mail server refuses for a fault of ours',
      registers,
    }),
    lanes: {
      due: ofLanes('praga_deliveries_due', 'Deliveries that should have gone out'),
      failing: ofLanes('praga_deliveries_failing', 'Of these, failed at the last attempt'),
      oldestS: ofLanes('praga_deliveries_oldest_seconds', 'Age of the oldest of them'),
      failed: ofLanes('praga_deliveries_failed', 'Deliveries given up within a day'),
    },
  };
}

function makeCounted(registers: Registry[]): Pick<Figures, 'requests' | 'refused'> {
  return {
    requests: new Histogram({
      name: 'praga_http_request_seconds',
      help: 'Time to answer',
      labelNames: LABELS,
      buckets: SECONDS,
      registers,
    }),
    refused: new Counter({
      name: 'praga_too_many_total',
      help: 'Refused as too often',
      labelNames: ['kind'],
      registers,
    }),
  };
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

export const figures = perProcess('pragaFigures', make).get;

/**
 * All metrics in the Prometheus format. While the database is unavailable they still describe the process.
 */
export async function figuresText(): Promise<{ readonly text: string; readonly type: string }> {
  const { registry, stored } = figures();
  try {
    await readStored(stored, systemClock.now());
    stored.up.set(1);
  } catch {
    stored.up.set(0);
  }
  const all = Registry.merge([registry, work().registry]);
  return { text: await all.metrics(), type: registry.contentType };
}

async function readStored(stored: StoredGauges, now: Date): Promise<void> {
  const [{ tables, due, oldestS }, lanes, cron, mail] = await Promise.all([
    loadServiceFigures(now),
    loadLaneFigures(now),
    lastUpkeep('cron'),
    mailFault(now),
  ]);
  for (const { status, n } of tables) stored.tables.set({ status }, n);
  stored.due.set(due);
  stored.oldest.set(oldestS);
  stored.cron.set((cron?.getTime() ?? 0) / 1000);
  stored.refused.set(mail?.people ?? 0);
  for (const figures of lanes)
    for (const key of LANE_FIGURES) stored.lanes[key].set({ channel: figures.lane }, figures[key]);
}
