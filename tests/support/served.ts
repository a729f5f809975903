import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { vi } from 'vitest';
import { poolFigures } from '@/lib/platform/db/pool';
import { closeStreams } from '@/lib/platform/live/channel';
import { hub } from '@/lib/platform/live/hub';
import { afterResponses, call } from './api';

/** Waits for the last queries of a cut stream: the database is seen idle five times in a row. */
export async function untilIdle(): Promise<void> {
  let idle = 0;
  await vi.waitUntil(() => {
    const connections = poolFigures();
    return (idle = connections.idle === connections.open ? idle + 1 : 0) >= 5;
  });
}

/** Calls the routes in this process over a real connection. */
export class Served {
  private server: http.Server | undefined;
  private port = 0;
  /** Answers that replace the service's next ones, as a proxy would give them. */
  readonly before: Response[] = [];
  /** The number of requests so far. */
  asked = 0;
  /** Answers in progress, which may still use the database. */
  private readonly answering = new Set<Promise<void>>();

  async start(): Promise<string> {
    const server = http.createServer((request, response) => {
      const answer = this.answer(request, response).finally(() => this.answering.delete(answer));
      this.answering.add(answer);
    });
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.port}`;
  }

  /** Breaks every connection and accepts none. */
  async die(): Promise<void> {
    await closeStreams();
    this.server?.closeAllConnections();
    await new Promise<void>((done) => (this.server ? this.server.close(() => done()) : done()));
    this.server = undefined;
    await Promise.allSettled(this.answering);
    await afterResponses();
  }

  /** Stops for good. Call it before the database closes. */
  async end(): Promise<void> {
    await this.die();
    await hub().close();
    await untilIdle();
  }

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    this.asked += 1;
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const { method = 'GET', url = '', headers } = request;
    const raw = chunks.length > 0 ? { raw: Buffer.concat(chunks) } : {};
    const sent = { method, path: url, headers: { ...headers } as Record<string, string>, ...raw };
    const answer = this.before.shift() ?? (await call(sent));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (!answer.body) return void response.end();
    const body = Readable.fromWeb(answer.body as ReadableStream);
    body.on('error', () => response.destroy());
    response.on('close', () => body.destroy());
    body.pipe(response);
  }
}
