// `npm run soak -- --outbox`: plays turns while the server that sends the emails is killed repeatedly. A real
// mail server here stores them. At the end every message must have arrived, and no two emails may have the
// same id.
import { SMTPServer } from 'smtp-server';
import { portOf } from '../../scripts/lib/ports';
import { allDeliveries, settleOutbox } from './outbox';

interface Received {
  readonly to: string;
  readonly text: string;
  /** Identifies the message and the attempt. */
  readonly id: string;
  readonly deliveries: readonly string[];
}

export interface PostOffice {
  readonly url: string;
  readonly mails: readonly Received[];
  close(): Promise<void>;
}

/** Enough for the text, which comes before the pictures. */
const TEXT_LENGTH = 20_000;

/** Starts a mail server that stores emails without their pictures. */
export async function startPostOffice(): Promise<PostOffice> {
  const mails: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(receivedOf(Buffer.concat(chunks).toString('latin1')));
        done();
      });
    },
  });
  // Clients are killed in the middle of an email; that is the purpose of the soak.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${portOf(server.server)}`, mails, close };
}

function receivedOf(raw: string): Received {
  const [first = ''] = raw.split('\r\n\r\n', 1);
  const head = first.replaceAll(/\r\n[ \t]+/g, ' ');
  const valueOf = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const [, to = ''] = /<?([^<>\s]+@[^<>\s]+)>?$/.exec(valueOf('To')) ?? [];
  const text = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .slice(0, TEXT_LENGTH);
  const id = `${valueOf('Message-ID')} ${valueOf('X-Praga-Attempt')}`;
  return { to, text, id, deliveries: valueOf('X-Praga-Delivery').split(' ') };
}

/**
 * Waits until all messages are out, and returns the faults. Nothing may have been killed since `calmSince`.
 */
export async function proveOutbox(
  service: { readonly dataDir: string },
  { mails }: PostOffice,
  calmSince: Date,
): Promise<readonly string[]> {
  const { claims } = await settleOutbox(service.dataDir, calmSince);
  const deliveries = await allDeliveries(service.dataDir);
  const came = new Set(mails.flatMap((mail) => mail.deliveries));
  const needless = deliveries.filter((delivery) => delivery.needless && !came.has(delivery.id));
  const missing = deliveries.filter(({ id, needless: dropped }) => !dropped && !came.has(id));
  const unsent = deliveries.filter(({ sent, needless: dropped }) => !sent && !dropped);
  const ids = new Set(mails.map(({ id }) => id));
  const again = mails.flatMap((mail) => mail.deliveries).length - came.size;
  console.log(
    `${deliveries.length} messages, ${mails.length} mails; ${claims} were held by a killed server, ${again} came a second time ` +
      `under an id of their own, ${needless.length} were needless when their turn came`,
  );
  return [
    ...missing.map(({ id }) => `the message ${id} never came`),
    ...unsent.map(({ id }) => `the message ${id} is still on its way`),
    ...(ids.size < mails.length ? [`${mails.length - ids.size} mails came twice with the same id`] : []),
  ];
}
