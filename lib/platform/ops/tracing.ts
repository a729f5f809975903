import 'server-only';
import { env } from '@/lib/platform/env';
import { scrub, type SpanFields } from './scrub';

interface Processor {
  onStart(): void;
  onEnd(span: SpanFields): void;
  forceFlush(): Promise<void>;
  shutdown(): Promise<void>;
}

/** Runs before the processors that send spans. */
const scrubbing: Processor = {
  onStart: () => undefined,
  onEnd: (span) => scrub(span),
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};

/**
 * Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT; without it, no tracing code is loaded. Outgoing requests
 * (email, push, hooks) are not traced, because their addresses are personal.
 */
export async function startTracing(): Promise<boolean> {
  if (!env().OTEL_EXPORTER_OTLP_ENDPOINT) return false;
  const { registerOTel } = await import('@vercel/otel');
  registerOTel({ serviceName: 'praga-by-post', instrumentations: [], spanProcessors: [scrubbing, 'auto'] });
  return true;
}
