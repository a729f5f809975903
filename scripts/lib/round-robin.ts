// @ts-nocheck
// A proxy that shares requests out between servers in turn, as the one before a deployment does; for trials
// on this machine.
import http from 'node:http';

/** A server that does not answer for so long is taken for gone, and the caller may ask another. */
const PATIENCE_MS = 8000;
/** After a failure a server is passed over for so long. */
const REST_MS = 1000;

/**
 * @param {readonly (() => number)[]} ports of the servers; asked anew for every request
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function startRoundRobin(ports) {
  const rests = ports.map(() => 0);
  let turn = 0;
  const next = () => {
    for (let tried = 0; tried < ports.length; tried += 1) {
      turn = (turn + 1) % ports.length;
      if (rests[turn] < Date.now()) return turn;
    }
    return turn;
  };
  const proxy = http.createServer((request, response) => {
    const index = next();
    const fail = () => {
      rests[index] = Date.now() + REST_MS;
      refuse(response);
    };
    forward(request, response, ports[index](), fail);
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const close = () => {
    proxy.closeAllConnections();
    return new Promise((resolve) => proxy.close(resolve));
  };
  return { origin: `http://127.0.0.1:${proxy.address().port}`, close };
}

function forward(request, response, port, fail) {
  const { method, url, headers } = request;
  const options = { host: '127.0.0.1', port, method, path: url, headers, agent: false };
  const upstream = http.request(options, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  upstream.setTimeout(PATIENCE_MS, () => upstream.destroy(new Error('no answer')));
  upstream.on('error', fail);
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

function refuse(response) {
  if (response.headersSent || response.destroyed) return response.destroy();
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' });
  return response.end('no server answered');
}
