// Push notifications: decrypts the messages of the push service as the browser would.
import crypto from 'node:crypto';
import ece from 'http_ece';
import { cast } from '../cast';
import { aRound } from '../hook';
import { minutesAfter } from '../law';
import { followLinks } from '../links';
import { Table } from '../table';
import type { Walk } from '../walk';
import type { Call, World } from '../world';
import { seesLoss } from './ways';

/** A push as the browser shows it. */
interface ShownPush {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly url: string;
  readonly image?: string;
}

/** A browser as push services know it: an address and two keys. */
class Subscription {
  readonly path: string;
  readonly #hooks: World['hooks'];
  readonly #keys = crypto.createECDH('prime256v1');
  readonly #secret = crypto.randomBytes(16).toString('base64url');

  constructor({ hooks }: World, no: number) {
    this.path = `/push/${no}`;
    this.#hooks = hooks;
    this.#keys.generateKeys();
  }

  get json() {
    const keys = { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#secret };
    return { endpoint: this.#hooks.url + this.path, keys };
  }

  get calls(): readonly Call[] {
    return this.#hooks.got.filter(({ path }) => path === this.path);
  }

  /** The notification of a push. */
  open({ body }: Call): ShownPush {
    const plain = ece.decrypt(body, {
      version: 'aes128gcm',
      privateKey: this.#keys,
      authSecret: this.#secret,
    });
    return JSON.parse(plain.toString('utf8'));
  }
}

async function addBrowser(table: Table, name: string): Promise<Subscription> {
  const { browser } = table.person(name);
  const subscription = new Subscription(table.world, table.no);
  const fields = { subscription: JSON.stringify(subscription.json), label: 'Firefox, Linux' };
  const page = await browser.runs(await browser.open('/me/prompts'), 'pushKey', fields);
  table.expect(page.text.includes('Firefox, Linux'), `the browser is not added: ${page.text.slice(0, 500)}`);
  return subscription;
}

/** Checks the text of a push, and its target in a browser that has never been here. */
async function expectPush(table: Table, subscription: Subscription, call: Call | undefined): Promise<void> {
  if (!call) return table.fault('no push came');
  const shown = subscription.open(call);
  table.expect(shown.title === `${table.name}: it’s your turn`, `a push is called ${shown.title}`);
  table.expect(shown.tag === `table-${table.gameId}`, `a push has the tag ${shown.tag}`);
  table.expect(shown.body.includes('Bohumil'), `a push says ${shown.body}`);
  const { ttl, urgency, authorization = '' } = call.headers;
  table.expect(
    ttl === '86400' && urgency === 'normal' && authorization.startsWith('vapid t='),
    `the headers of a push are ${JSON.stringify(call.headers)}`,
  );
  const lines = [shown.url, shown.image].join('\n');
  await followLinks(table, table.person('Anna'), {
    to: '',
    subject: shown.title,
    text: lines,
    lines,
    html: '',
    deliveries: [],
  });
}

/**
 * A push comes in addition to the email, is retried while its service is away, and stops once the browser has
 * unsubscribed.
 */
export async function pushed(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Two, a browser is told by push until it takes no more',
    rules: { kind: 'daily' },
    people: cast(2),
  });
  await table.begin(new Date('2027-11-01T08:00:00Z'));
  const subscription = await addBrowser(table, 'Anna');
  await aRound(table);
  table.expect(subscription.calls.length === 1, `${subscription.calls.length} pushes for one turn`);
  await expectPush(table, subscription, subscription.calls[0]);
  table.log.note(table.now, 'The browser of Anna is told of her turn.');
  table.world.hooks.failing.set(subscription.path, 1);
  await aRound(table);
  await table.comes(minutesAfter(table.now, 1));
  const [, refused, taken, ...more] = subscription.calls;
  table.expect(
    taken !== undefined && more.length === 0,
    `${subscription.calls.length} pushes for two turns, one of them refused once`,
  );
  const ids = [refused, taken].map((call) => call && subscription.open(call).id);
  table.expect(ids[0] === ids[1], 'a push has another id when it is tried again');
  table.log.note(table.now, 'Its push service is away once: the push comes a minute later.');
  table.world.hooks.gone.add(subscription.path);
  await aRound(table);
  await table.comes(minutesAfter(table.now, 1), {
    Anna: [['Your browser notifications no longer get through']],
  });
  await seesLoss(table, 'Anna', 'Firefox, Linux');
  await aRound(table);
  table.expect(subscription.calls.length === 4, 'a browser that has taken its leave is told');
  await table.ends();
}
