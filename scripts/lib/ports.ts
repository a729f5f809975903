import net from 'node:net';

/** Whether `port` is free; `host` undefined means on any address of this machine. */
export function isPortFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

/** The port that a server listens on. */
export function portOf(server: net.Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens at no port');
  return address.port;
}

/** A port that the system reports as free. */
export function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });
}

/** The first free port from `first` upwards. */
export async function nextFreePort(first: number, host?: string): Promise<number> {
  for (let port = first; port < 65_536; port += 1) {
    if (await isPortFree(port, host)) return port;
  }
  throw new Error(`no free port from ${first} upwards`);
}
