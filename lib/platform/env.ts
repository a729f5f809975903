import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { perProcess } from '@/lib/platform/process';

/** An optional variable counts as missing if it is empty, like `NAME=` in a .env file. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const wholeNumber = (low: number, high: number) => z.coerce.number().int().min(low).max(high);

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** Whether an address has only a host: the service cannot run below a path. */
function isOrigin(url: string): boolean {
  const { pathname, search, hash, username } = new URL(url);
  return /^\/+$/.test(pathname) && search === '' && hash === '' && username === '';
}

const URL_HINT = 'must be a whole address, for example';

/** Variables that identify serverless hosts. */
const FUNCTION_HOSTS = [
  'VERCEL',
  'NETLIFY',
  'AWS_LAMBDA_FUNCTION_NAME',
  'FUNCTIONS_WORKER_RUNTIME',
  'K_SERVICE',
] as const;

/** Variables that a process without a permanent disk cannot generate, or would lose. */
const NEEDED_BY_FUNCTIONS = [
  'AUTH_SECRET',
  'CRON_SECRET',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'SMTP_URL',
] as const;
/** Networks in CIDR notation; a single address is a network of one. */
function networksIn(list: string | undefined, context: z.RefinementCtx): readonly string[] | undefined {
  const networks = list?.split(/[\s,]+/).filter((network) => network !== '');
  const read = networks?.map((network) => {
    if (ipaddr.isValidCIDR(network)) return network;
    if (ipaddr.IPv4.isValidFourPartDecimal(network)) return `${network}/32`;
    return ipaddr.IPv6.isValid(network) ? `${network}/128` : '';
  });
  if (read?.includes('')) context.addIssue({ code: 'custom', message: NETWORKS_HINT });
  return read?.length ? read : undefined;
}
const NETWORKS_HINT = 'must be addresses or networks, for example 10.0.0.0/8,fd00::/8';

// Each variable is explained in .env.example.
const Variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z
    .string({ error: 'is missing: the address of a PostgreSQL database (`npm start` brings its own)' })
    .regex(/^postgres(ql)?:\/\//, `${URL_HINT} postgresql://user:password@localhost:5432/praga`),
  APP_URL: optional(
    z
      .url({ protocol: /^https?$/, error: `${URL_HINT} https://praga.example`, abort: true })
      .refine(isOrigin, 'must have no path after the host, for example https://praga.example'),
  ).transform((url) => (url ?? 'http://localhost:3000').replace(/\/+$/, '')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, `${URL_HINT} smtps://user:password@mail.example:465`)),
  MAIL_FROM: optional(z.string()).transform((from) => from ?? 'Praga by Post <praga@localhost>'),
  PROMPT_DELAY_S: optional(wholeNumber(0, 3600)),
  VAPID_PUBLIC_KEY: optional(z.string().length(87, 'must be a key of 87 letters')),
  VAPID_PRIVATE_KEY: optional(z.string().length(43, 'must be a key of 43 letters')),
  HOOKS_TO_LOCALHOST: optional(z.string()).transform((flag) => flag === '1'),
  ARCHIVE_AFTER_DAYS: optional(wholeNumber(0, 3650)).transform((days) => days ?? 14),
  NEXT_DIST_DIR: optional(z.string()).transform((dir) => dir ?? '.next'),
  DATA_DIR: optional(z.string()).transform((dir) => dir ?? '.data'),
  AUTH_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  LISTEN_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, `${URL_HINT} postgresql://user:password@localhost:5432/praga`),
  ),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GITHUB_CLIENT_ID: optional(z.string()),
  GITHUB_CLIENT_SECRET: optional(z.string()),
  DISCORD_CLIENT_ID: optional(z.string()),
  DISCORD_CLIENT_SECRET: optional(z.string()),
  CRON_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  METRICS_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  TRUSTED_PROXIES: optional(z.string()).transform(networksIn),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS)).transform((level) => level ?? 'info'),
  PG_POOL: optional(wholeNumber(1, 100)),
  SERVERLESS: optional(z.enum(['0', '1'])),
  BENCH: optional(z.string()).transform((flag) => flag === '1'),
  DESIGN: optional(z.string()).transform((flag) => flag === '1'),
  EXIT_WITH_PARENT: optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  VERCEL: optional(z.string()),
  NETLIFY: optional(z.string()),
  AWS_LAMBDA_FUNCTION_NAME: optional(z.string()),
  FUNCTIONS_WORKER_RUNTIME: optional(z.string()),
  K_SERVICE: optional(z.string()),
});

const Environment = Variables.transform((settings, context) => {
  const isFunction = runsAsFunction(settings);
  for (const name of isFunction ? NEEDED_BY_FUNCTIONS : []) {
    if (settings[name] !== undefined) continue;
    context.addIssue({ code: 'custom', path: [name], message: LACKING_IN_FUNCTION });
  }
  return { ...settings, SERVERLESS: isFunction };
});

const LACKING_IN_FUNCTION =
  'is missing: a function keeps no files, so it cannot make one (SERVERLESS=0 if this is none)';

/**
 * Whether each request may run in its own process, without a shared disk: as SERVERLESS says, otherwise
 * by the host's own variables.
 */
function runsAsFunction(settings: z.output<typeof Variables>): boolean {
  if (settings.SERVERLESS !== undefined) return settings.SERVERLESS === '1';
  return FUNCTION_HOSTS.some((name) => settings[name] !== undefined);
}

export type Env = z.output<typeof Environment>;

/**
 * Thrown with one line per variable that is missing or wrong. It never repeats a value, because that
 * may be a secret.
 */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

function wordsFor(issue: z.core.$ZodIssue): string {
  return `- ${issue.path.join('.')} ${issue.message}`;
}

/** The settings in `source`; throws an EnvironmentError that names the settings to fix. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const parsed = Environment.safeParse(source);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(wordsFor);
  throw new EnvironmentError(['Settings to fix (each is explained in .env.example):', ...lines].join('\n'));
}

const settings = perProcess('pragaSettings', () => readEnv(process.env));

/** The settings of this process, checked on first use, so a build needs no database. */
export function env(): Env {
  const read = settings.get();
  // next-auth reads the address of the service from this variable.
  process.env.NEXTAUTH_URL ??= read.APP_URL;
  return read;
}

/** Makes the next access read the settings again; for tests. */
export function forgetEnv(): void {
  settings.forget();
}
