/** A proxy to the service that can cut connections, as trains, lifts and proxies do. */
import net, { type AddressInfo, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly origin: string;
  /** Breaks every open connection and lets none through until it is repaired. */
  cut(): void;
  mend(): void;
  /** Breaks every connection once; new ones come through. */
  shake(): void;
  /** The number of broken connections so far. */
  broken(): number;
  close(): Promise<void>;
}

/** Starts a proxy in front of `target`, on its own port. */
export async function cuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  let broken = 0;
  const server = net.createServer((near) => {
    if (isCut) return void near.destroy();
    const far = net.connect(Number(port), hostname);
    const end = () => {
      open.delete(near);
      near.destroy();
      far.destroy();
    };
    open.add(near);
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    near.pipe(far).pipe(near);
  });
  const shake = () => {
    broken += open.size;
    for (const socket of [...open]) socket.destroy();
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    cut: () => {
      isCut = true;
      shake();
    },
    mend: () => {
      isCut = false;
    },
    shake,
    broken: () => broken,
    close: () => {
      isCut = true;
      shake();
      return new Promise<void>((done) => void server.close(() => done()));
    },
  };
}
