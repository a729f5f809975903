// A persistent connection with one request at a time, so it times the server and not a queue.
import http from 'node:http';

export interface RequestOptions {
  readonly token?: string;
  readonly cookie?: string;
  readonly body?: object;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly text: string;
  readonly headers: http.IncomingHttpHeaders;
}

export class Connection {
  readonly #origin: string;
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  constructor(origin: string) {
    this.#origin = origin;
  }

  /**
   * Sends a request and reads the whole answer. It is a POST with a `body`, unless `method` says otherwise.
   */
  async send(path: string, sent: RequestOptions = {}): Promise<Answer> {
    try {
      return await this.#sendOnce(path, sent);
    } catch (error) {
      // The server may close a long idle connection in the very moment it is used again.
      if (!(error instanceof Error) || !('reused' in error)) throw error;
      return this.#sendOnce(path, sent);
    }
  }

  #sendOnce(
    path: string,
    { token, cookie, body, method = body ? 'POST' : 'GET', headers = {} }: RequestOptions,
  ): Promise<Answer> {
    const payload = body ? JSON.stringify(body) : undefined;
    const all = {
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
      ...(payload
        ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
        : {}),
    };
    return new Promise((resolve, reject) => {
      const since = performance.now();
      const options = { agent: this.#agent, method, headers: all };
      const request = http.request(this.#origin + path, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const ms = performance.now() - since;
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, ms, text, headers: response.headers });
        });
      });
      request.on('error', (error) =>
        reject(request.reusedSocket ? Object.assign(error, { reused: true }) : error),
      );
      request.end(payload);
    });
  }

  /** The same, but throws Error for any answer except a successful one. */
  async expect(path: string, request?: RequestOptions): Promise<Answer> {
    const answer = await this.send(path, request);
    if (answer.status >= 300)
      throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    return answer;
  }

  close(): void {
    this.#agent.destroy();
  }
}
