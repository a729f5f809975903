import { once } from 'node:events';
import http from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEnv } from '@/lib/platform/env';
import { scrub } from '@/lib/platform/ops/scrub';

const TOKEN = 'S3cretS3cretS3cretS3cr';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  forgetEnv();
});

test('of an address a span tells only its kind', () => {
  const span = {
    name: `GET /seat/${TOKEN}`,
    attributes: {
      'http.target': `/seat/${TOKEN}?lang=de`,
      'http.url': `http://praga.test/seat/${TOKEN}`,
      'net.peer.name': '192.0.2.7',
      'next.span_name': `render route (app) /seat/${TOKEN}`,
      'next.route': '/seat/[token]',
      'http.status_code': 200,
    },
  };
  scrub(span);
  expect(JSON.stringify(span)).not.toContain(TOKEN);
  expect(span).toEqual({
    name: 'GET /seat/:x',
    attributes: {
      'http.target': '/seat/:x',
      'next.span_name': 'render route (app) /seat/:x',
      'next.route': '/seat/[token]',
      'http.status_code': 200,
    },
  });
});

test('names of patterns stay', () => {
  const span = { name: 'GET /games/[gameId]', attributes: {} };
  scrub(span);
  expect(span.name).toBe('GET /games/[gameId]');
});

test('without an endpoint nothing is traced', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@localhost/none');
  const { startTracing } = await import('@/lib/platform/ops/tracing');
  expect(await startTracing()).toBe(false);
});

test('with one, spans arrive there, without what is secret in them', async () => {
  const bodies: string[] = [];
  const collector = http.createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece));
    bodies.push(Buffer.concat(pieces).toString('latin1'));
    response.end();
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@localhost/none');
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  const { startTracing } = await import('@/lib/platform/ops/tracing');
  expect(await startTracing()).toBe(true);
  const { trace } = await import('@opentelemetry/api');
  const span = trace.getTracer('next.js').startSpan(`GET /seat/${TOKEN}`, { root: true });
  span.setAttribute('http.target', `/seat/${TOKEN}`).end();
  const provider = trace.getTracerProvider();
  const inner: unknown =
    'getDelegate' in provider ? (provider as { getDelegate(): unknown }).getDelegate() : provider;
  await (inner as { forceFlush(): Promise<void> }).forceFlush();
  await vi.waitFor(() => expect(bodies.length).toBeGreaterThan(0), { timeout: 10_000 });
  collector.closeAllConnections();
  collector.close();
  const sent = bodies.join('');
  expect(sent).toContain('GET /seat/:x');
  expect(sent).toContain('praga-by-post');
  expect(sent).not.toContain(TOKEN);
});
