// @ts-nocheck
// One connection, kept open, with one request at a time; so that what is timed is the server and not the
// queue.
import http from 'node:http';

export class Connection {
  #origin;
  #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  constructor(origin) {
    this.#origin = origin;
  }

  /**
   * Sends a request and reads the whole answer; with a `body`, or as `method` says, it is a POST.
   * @returns {Promise<{ status: number, ms: number, text: string, headers: object }>}
   */
  send(path, { token, cookie, body, method = body ? 'POST' : 'GET', headers = {} } = {}) {
    const payload = body && JSON.stringify(body);
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
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const ms = performance.now() - since;
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode, ms, text, headers: response.headers });
        });
      });
      request.on('error', reject);
      request.end(payload);
    });
  }

  /** The same, where anything but a good answer is an error. */
  async expect(path, request) {
    const answer = await this.send(path, request);
    if (answer.status >= 300)
      throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    return answer;
  }

  close() {
    this.#agent.destroy();
  }
}
