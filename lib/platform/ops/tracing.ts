import 'server-only';
import { env } from '@/lib/platform/env';
import { scrub, type Traced } from './scrub';

interface Processor {
  onStart(): void;
  onEnd(span: Traced): void;
  forceFlush(): Promise<void>;
  shutdown(): Promise<void>;
}

/** Comes before whatever sends spans away. */
const scrubbing: Processor = {
  onStart: () => undefined,
  onEnd: (span) => scrub(span),
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};

/**
 * Sends traces where OTEL_EXPORTER_OTLP_ENDPOINT says; without it nothing of this is even loaded. What goes
 * out to others (mail, push, hooks) is not traced, for their addresses are people's.
 */
export async function startTracing(): Promise<boolean> {
  if (!env().OTEL_EXPORTER_OTLP_ENDPOINT) return false;
  const { registerOTel } = await import('@vercel/otel');
  registerOTel({ serviceName: 'praga-by-post', instrumentations: [], spanProcessors: [scrubbing, 'auto'] });
  return true;
}
