import { z } from 'zod';

/** An optional variable counts as missing when it is set to nothing, as `NAME=` in a .env file does. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const wholeNumber = (low: number, high: number) => z.coerce.number().int().min(low).max(high);

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

const URL_HINT = 'must be a whole address, for example';

// Each variable is explained in .env.example.
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z
    .string({ error: 'is missing: the address of a PostgreSQL database (`npm start` brings its own)' })
    .regex(/^postgres(ql)?:\/\//, `${URL_HINT} postgresql://user:password@localhost:5432/praga`),
  APP_URL: optional(z.url({ protocol: /^https?$/, error: `${URL_HINT} https://praga.example` })).transform(
    (url) => (url ?? 'http://localhost:3000').replace(/\/+$/, ''),
  ),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, `${URL_HINT} smtps://user:password@mail.example:465`)),
  MAIL_FROM: optional(z.string()).transform((from) => from ?? 'Praga by Post <praga@localhost>'),
  PROMPT_DELAY_S: optional(wholeNumber(0, 3600)),
  VAPID_PUBLIC_KEY: optional(z.string().length(87, 'must be a key of 87 letters')),
  VAPID_PRIVATE_KEY: optional(z.string().length(43, 'must be a key of 43 letters')),
  HOOKS_TO_LOCALHOST: optional(z.string()).transform((flag) => flag === '1'),
  DATA_DIR: optional(z.string()).transform((dir) => dir ?? '.data'),
  AUTH_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
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
  LOG_LEVEL: optional(z.enum(LOG_LEVELS)).transform((level) => level ?? 'info'),
  PG_POOL: optional(wholeNumber(1, 100)).transform((size) => size ?? 10),
  BENCH: optional(z.string()).transform((flag) => flag === '1'),
  DESIGN: optional(z.string()).transform((flag) => flag === '1'),
  EXIT_WITH_PARENT: optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
});

export type Env = z.output<typeof Environment>;

/** Thrown with one line per variable that is missing or wrong; never repeats a value, it may be a secret. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

function wordsFor(issue: z.core.$ZodIssue): string {
  return `- ${issue.path.join('.')} ${issue.message}`;
}

/** The settings in `source`, or an EnvironmentError that says in words what to mend. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const parsed = Environment.safeParse(source);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(wordsFor);
  throw new EnvironmentError(['Settings to mend (each is explained in .env.example):', ...lines].join('\n'));
}

let cached: Env | undefined;

/** The settings of this process, checked on first use, so that a build needs no database. */
export function env(): Env {
  cached ??= readEnv(process.env);
  // Where next-auth looks for the address of the service.
  process.env.NEXTAUTH_URL ??= cached.APP_URL;
  return cached;
}
