// @ts-check
// `node scripts/deploy/settings.mjs --app-url https://praga.example` prints every setting of a deployment, with
// new secrets, in the form that the way of hosting reads (`--for`). Needs no packages, because it is the first
// step on a fresh clone.
import crypto from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const secret = (bytes = 32) => crypto.randomBytes(bytes).toString('base64url');

/** A pair of keys for web push: a point of the curve P-256 and its scalar. */
function pushKeys() {
  const pair = crypto.createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  // A scalar with leading zeros is shorter.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: publicKey.toString('base64url'), privateKey: privateKey.toString('base64url') };
}

/**
 * @param {string} option
 * @param {string} value
 * @param {readonly string[]} protocols
 */
function mustAddress(option, value, protocols) {
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new Error(
      `${option} ${value} is no address: it begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    );
}

/** @typedef {{ for?: Hosting | undefined, appUrl: string, smtpUrl?: string | undefined, mailFrom?: string | undefined, databaseUrl?: string | undefined }} Asked */
/** @typedef {keyof typeof HOSTINGS} Hosting */

/** A setting that the shell, systemd and compose read as it is written. */
const quoted = (/** @type {[name: string, value: string]} */ [name, value]) => `${name}='${value}'`;
/** A setting for the form of a host, which would take quotation marks as part of the value. */
const bare = (/** @type {[name: string, value: string]} */ [name, value]) => `${name}=${value}`;

/** Nothing but the nearest proxy is trusted: it runs here, or belongs to the host. */
const NEAREST_PROXY = '127.0.0.1';

/** Ways of hosting: the settings that only they have, and how a setting is written. */
const HOSTINGS = {
  compose: { own: () => ({ POSTGRES_PASSWORD: secret() }), write: quoted },
  systemd: {
    own: (/** @type {Asked} */ asked) => ({
      DATABASE_URL: databaseOf(asked),
      TRUSTED_PROXIES: NEAREST_PROXY,
    }),
    write: quoted,
  },
  serverless: {
    own: (/** @type {Asked} */ asked) => ({
      DATABASE_URL: databaseOf(asked),
      SERVERLESS: '1',
      PG_POOL: '2',
      TRUSTED_PROXIES: NEAREST_PROXY,
    }),
    write: bare,
  },
};

/** @param {Asked} asked */
function databaseOf({ databaseUrl = '' }) {
  mustAddress('--database-url', databaseUrl, ['postgresql:', 'postgres:']);
  return databaseUrl;
}

/**
 * The lines of the settings; throws in words where one would not be read as it is meant.
 * @param {Asked} asked
 */
export function newSettings(asked) {
  const { appUrl, smtpUrl = '', mailFrom = '', databaseUrl = '' } = asked;
  mustAddress('--app-url', appUrl, ['https:', 'http:']);
  if (smtpUrl) mustAddress('--smtp-url', smtpUrl, ['smtps:', 'smtp:']);
  for (const value of [appUrl, smtpUrl, mailFrom, databaseUrl])
    if (/['\n]/.test(value))
      throw new Error(`${value} has a quotation mark or a line end: write %27 in addresses`);
  const { own, write } = HOSTINGS[asked.for ?? 'compose'];
  const { publicKey, privateKey } = pushKeys();
  const settings = {
    APP_URL: appUrl,
    SMTP_URL: smtpUrl,
    MAIL_FROM: mailFrom,
    ...own(asked),
    AUTH_SECRET: secret(),
    CRON_SECRET: secret(),
    METRICS_SECRET: secret(),
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    // Standard base64: Next reads it as the key of AES-256.
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: crypto.randomBytes(32).toString('base64'),
  };
  return Object.entries(settings).map(write);
}

/**
 * @param {string} name
 * @returns {name is Hosting}
 */
const isHosting = (name) => Object.hasOwn(HOSTINGS, name);

function main() {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({
    options: {
      'app-url': text,
      'smtp-url': text,
      'mail-from': text,
      'database-url': text,
      for: { ...text, default: 'compose' },
    },
  });
  if (!values['app-url']) throw new Error('--app-url is missing: the address people will open');
  if (!isHosting(values.for)) throw new Error(`--for is one of ${Object.keys(HOSTINGS).join(', ')}`);
  const lines = newSettings({
    for: values.for,
    appUrl: values['app-url'],
    smtpUrl: values['smtp-url'],
    mailFrom: values['mail-from'],
    databaseUrl: values['database-url'],
  });
  console.log(lines.join('\n'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
