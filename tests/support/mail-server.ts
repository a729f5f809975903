import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** Whole messages with their recipients, in the order of arrival. */
  readonly got: { readonly to: readonly string[]; readonly raw: Buffer }[];
  /** Addresses that it refuses as unknown. */
  readonly unknown: Set<string>;
  close(): Promise<void>;
}

/**
 * A real mail server, which stores all accepted messages. It takes them once `takes` has resolved, or refuses
 * all recipients.
 */
export async function startMailServer({
  takes = Promise.resolve(),
  isRefusing = false,
} = {}): Promise<MailServer> {
  const got: { to: readonly string[]; raw: Buffer }[] = [];
  const unknown = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!isRefusing && !unknown.has(address)) return done();
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await takes;
        got.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const taken = typeof address === 'object' ? address?.port : undefined;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${taken}`, got, unknown, close };
}
