import pino from 'pino';
import { env } from '@/lib/platform/env';
import { perProcess } from '@/lib/platform/process';
import { currentRequest } from '@/lib/platform/request-label';

/** Keys that can hold secrets in a log entry, at the top or one or two levels deep. */
const SECRET_KEYS = [
  'authorization',
  'cookie',
  'cookies',
  'set-cookie',
  'token',
  'tokens',
  'inviteToken',
  'seatToken',
  'tokenHash',
  'link',
  'password',
  'secret',
  'secrets',
  'secretPart',
  'seed',
];

const quoted = (key: string) => `["${key}"]`;
const SECRET_PATHS = SECRET_KEYS.flatMap((key) => [quoted(key), `*${quoted(key)}`, `*.*${quoted(key)}`]);

/** A logger writing JSON lines to standard output, or to `destination` in tests. */
export function createLogger(level: string, destination?: pino.DestinationStream) {
  const options: pino.LoggerOptions = {
    mixin: currentRequestId,
    level,
    base: undefined,
    redact: { paths: SECRET_PATHS, censor: '[hidden]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

function currentRequestId(): object {
  const requestId = currentRequest().getStore()?.requestId;
  return requestId === undefined ? {} : { requestId };
}

/** The process's logger, created on first use because its level is a setting. */
export const logger: () => pino.Logger = perProcess('pragaLogger', () => createLogger(env().LOG_LEVEL)).get;
