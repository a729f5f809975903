import 'server-only';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { hub } from '@/lib/live/hub';
import { openStreams } from '@/lib/live/stream';
import { loadFigures } from '@/lib/store/figures-store';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LABELS = ['method', 'route', 'status'] as const;

interface Stored {
  readonly up: Gauge;
  readonly tables: Gauge<'status'>;
  readonly due: Gauge;
  readonly oldest: Gauge;
  readonly failed: Gauge;
}

interface Figures {
  readonly registry: Registry;
  readonly stored: Stored;
  readonly requests: Histogram<(typeof LABELS)[number]>;
  readonly refused: Counter<'kind'>;
}
const holder: typeof globalThis & { pragaFigures?: Figures } = globalThis;

function make(): Figures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  gauge(registry, 'praga_streams_open', 'Open pages that hear of changes at once', openStreams);
  gauge(registry, 'praga_listening', '1 while changes are listened to', () => Number(hub().isListening));
  const stored = {
    up: new Gauge({ name: 'praga_database_up', help: '1 while the database answers', registers }),
    tables: new Gauge({ name: 'praga_tables', help: 'Tables', labelNames: ['status'], registers }),
    due: new Gauge({ name: 'praga_outbox_due', help: 'Messages that are due and not sent', registers }),
    oldest: new Gauge({ name: 'praga_outbox_oldest_seconds', help: 'Age of the oldest of them', registers }),
    failed: new Gauge({ name: 'praga_outbox_failed', help: 'Messages given up', registers }),
  };
  return {
    registry,
    stored,
    requests: new Histogram({
      ...{ name: 'praga_http_request_seconds', help: 'Time to answer', labelNames: LABELS },
      ...{ buckets: SECONDS, registers },
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
    ...{ name, help, registers: [registry] },
    collect() {
      this.set(read());
    },
  });
}

/** The figures of this process. */
export function figures(): Figures {
  holder.pragaFigures ??= make();
  return holder.pragaFigures;
}

/** All figures as Prometheus reads them. While the database is away they still tell of the process. */
export async function figuresText(): Promise<{ readonly text: string; readonly type: string }> {
  const { registry, stored } = figures();
  try {
    const { tables, due, oldestS, failed } = await loadFigures(new Date());
    for (const { status, n } of tables) stored.tables.set({ status }, n);
    stored.due.set(due);
    stored.oldest.set(oldestS);
    stored.failed.set(failed);
    stored.up.set(1);
  } catch {
    stored.up.set(0);
  }
  return { text: await registry.metrics(), type: registry.contentType };
}
