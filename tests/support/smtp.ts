import net from 'node:net';

export interface SmtpServer {
  readonly url: string;
  /** Whole messages, in the order of arrival. */
  readonly messages: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts a mail server that stores everything, with just enough of the protocol. It takes emails once
 * `takes` has resolved, or refuses all recipients.
 */
export async function startSmtp({ takes = Promise.resolve(), isRefusing = false } = {}): Promise<SmtpServer> {
  const messages: string[] = [];
  const server = net.createServer((socket) => converse(socket, messages, { takes, isRefusing }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, messages, close };
}

interface Manners {
  readonly takes: Promise<void>;
  readonly isRefusing: boolean;
}

function converse(socket: net.Socket, messages: string[], { takes, isRefusing }: Manners): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let [pending, isData] = ['', false];
  const hear = (line: string) => {
    if (isRefusing && /^RCPT/i.test(line)) return say('550 nobody here');
    if (/^DATA/i.test(line)) isData = true;
    say(isData ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 ok');
    if (/^QUIT/i.test(line)) socket.end();
  };
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    pending += chunk;
    for (
      let end = pending.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      end >= 0;
      end = pending.indexOf(isData ? '\r\n.\r\n' : '\r\n')
    ) {
      const part = pending.slice(0, end);
      pending = pending.slice(end + (isData ? 5 : 2));
      if (!isData) hear(part);
      else {
        isData = false;
        void takes.then(() => {
          messages.push(part);
          say('250 kept');
        });
      }
    }
  });
  socket.on('error', () => socket.destroy());
  say('220 ready');
}
