import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** Whole messages with their recipients, in the order of arrival. */
  readonly got: { readonly to: readonly string[]; readonly raw: Buffer }[];
  /** Addresses that it refuses as unknown. */
  readonly unknown: Set<string>;
  /** Refuses what is asked of it from now on; undefined takes it. A test replaces it. */
  refuse: (command: SmtpCommand, address: string) => SmtpRefusal | undefined;
  /** All recipients that it was asked for, refused or not. */
  readonly asked: string[];
  close(): Promise<void>;
}

type SmtpCommand = 'MAIL FROM' | 'RCPT TO' | 'DATA';

/** A basic code, and the text behind it with an enhanced code. */
type SmtpRefusal = readonly [code: number, text: string];

const NO_MAILBOX: SmtpRefusal = [550, 'no such mailbox'];
const errorOf = ([responseCode, text]: SmtpRefusal) => Object.assign(new Error(text), { responseCode });

/**
 * A real mail server, which stores all accepted messages. It takes them once `takes` has resolved, or refuses
 * all recipients.
 */
export async function startMailServer({
  takes = Promise.resolve(),
  isRefusing = false,
} = {}): Promise<MailServer> {
  const got: { to: readonly string[]; raw: Buffer }[] = [];
  const [unknown, asked] = [new Set<string>(), new Array<string>()];
  const script: Pick<MailServer, 'refuse'> = { refuse: () => undefined };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom({ address }, _session, done) {
      const refused = script.refuse('MAIL FROM', address);
      return refused ? done(errorOf(refused)) : done();
    },
    onRcptTo({ address }, _session, done) {
      asked.push(address);
      const isUnknown = isRefusing || unknown.has(address);
      const refused = script.refuse('RCPT TO', address) ?? (isUnknown ? NO_MAILBOX : undefined);
      return refused ? done(errorOf(refused)) : done();
    },
    onData(stream, session, done) {
      const refused = script.refuse('DATA', session.envelope.rcptTo[0]?.address ?? '');
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (refused) return done(errorOf(refused));
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
  return Object.assign(script, { url: `smtp://127.0.0.1:${taken}`, got, unknown, asked, close });
}
