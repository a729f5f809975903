/** A proxy to the database that can stall: neither answers nor refuses, like a frozen machine. */
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface StallingProxy {
  /** The given address, through this proxy. */
  readonly url: string;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

interface Splitting {
  /** Splits what the database answers: each piece arrives a moment after the one before. */
  readonly pieces?: (answer: Buffer) => readonly Buffer[];
}

export async function stallingProxy(
  target: string,
  { pieces = (answer) => [answer] }: Splitting = {},
): Promise<StallingProxy> {
  const far = new URL(target);
  const open = new Set<Socket>();
  let isFrozen = false;
  const hold = (socket: Socket) => (isFrozen ? socket.pause() : socket.resume());
  const server = net.createServer((near) => {
    const other = net.connect(Number(far.port), far.hostname);
    const end = () => [near, other].forEach((socket) => open.delete(socket) && socket.destroy());
    for (const [from, to] of [
      [near, other],
      [other, near],
    ] as const) {
      open.add(from);
      from.on('error', end).on('close', end);
      let sent = Promise.resolve();
      from.on('data', (chunk) => {
        const [first, ...later] = from === other ? pieces(chunk) : [chunk];
        sent = sent.then(() => void to.write(first ?? chunk));
        for (const piece of later) sent = sent.then(() => setTimeout(5)).then(() => void to.write(piece));
      });
      hold(from);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const turn = (frozen: boolean) => {
    isFrozen = frozen;
    open.forEach(hold);
  };
  return {
    url: url.toString(),
    freeze: () => turn(true),
    thaw: () => turn(false),
    close: () => {
      for (const socket of [...open]) socket.destroy();
      return new Promise<void>((done) => void server.close(() => done()));
    },
  };
}
