// @ts-nocheck
import net from 'node:net';

/** Whether nobody listens on `port`; `host` undefined means on any address of this machine. */
export function isPortFree(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

/** A port that the system says is free just now. */
export function anyFreePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The first free port from `first` upwards. */
export async function nextFreePort(first, host) {
  for (let port = first; port < 65_536; port += 1) {
    if (await isPortFree(port, host)) return port;
  }
  throw new Error(`no free port from ${first} upwards`);
}
