// @ts-check
// `node scripts/deploy/settings.mjs --app-url https://praga.example` prints every setting of a deployment that
// should be random: secrets, keys, the database password. Needs no packages, because it is the first step on
// a fresh clone.
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

/**
 * The lines of a `.env` file; throws in words where one would not be read as it is meant.
 * @param {{ appUrl: string, smtpUrl?: string | undefined, mailFrom?: string | undefined }} asked
 */
export function newSettings({ appUrl, smtpUrl = '', mailFrom = '' }) {
  mustAddress('--app-url', appUrl, ['https:', 'http:']);
  if (smtpUrl) mustAddress('--smtp-url', smtpUrl, ['smtps:', 'smtp:']);
  for (const value of [appUrl, smtpUrl, mailFrom])
    if (/['\n]/.test(value))
      throw new Error(`${value} has a quotation mark or a line end: write %27 in addresses`);
  const { publicKey, privateKey } = pushKeys();
  const settings = {
    APP_URL: appUrl,
    SMTP_URL: smtpUrl,
    MAIL_FROM: mailFrom,
    POSTGRES_PASSWORD: secret(),
    AUTH_SECRET: secret(),
    CRON_SECRET: secret(),
    METRICS_SECRET: secret(),
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    // Standard base64: Next reads it as the key of AES-256.
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: crypto.randomBytes(32).toString('base64'),
  };
  return Object.entries(settings).map(([name, value]) => `${name}='${value}'`);
}

function main() {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({ options: { 'app-url': text, 'smtp-url': text, 'mail-from': text } });
  if (!values['app-url']) throw new Error('--app-url is missing: the address people will open');
  const [appUrl, smtpUrl, mailFrom] = [values['app-url'], values['smtp-url'], values['mail-from']];
  console.log(newSettings({ appUrl, smtpUrl, mailFrom }).join('\n'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
