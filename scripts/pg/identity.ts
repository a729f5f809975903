// The account that PostgreSQL runs as. It refuses to run as root, and initdb needs an account for its user
// id. Accounts are never made.
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { IS_WINDOWS } from '../lib/processes';

// Inside this namespace we appear as `nobody`, while the files stay ours. It works below a closed home such
// as /root.
const NAMESPACE: readonly [string, ...string[]] = [
  'unshare',
  '--user',
  '--map-user=65534',
  '--map-group=65534',
  '--',
];
/** The user and group that a program runs as. */
export interface Credentials {
  readonly uid?: number;
  readonly gid?: number;
}

export interface Identity {
  readonly kind: 'plain' | 'namespace' | 'account';
  /** The command before the program's own. */
  readonly prefix: readonly string[];
  readonly credentials: Credentials;
}

const PLAIN: Identity = { kind: 'plain', prefix: [], credentials: {} };

/**
 * How to run a program under an account that PostgreSQL accepts: a command to put before it, or a uid and
 * gid.
 */
export function chooseIdentity(probe: string): Identity {
  if (IS_WINDOWS) return PLAIN;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasAccount()) return PLAIN;
  if (namespaceWorks(probe)) return { kind: 'namespace', prefix: NAMESPACE, credentials: {} };
  const account = isRoot
    ? ['postgres', 'nobody'].map(credentialsOf).find((it) => it !== undefined && canRun(it, probe))
    : undefined;
  if (account) return { kind: 'account', prefix: [], credentials: account };
  throw new Error(
    isRoot
      ? 'PostgreSQL does not run as root, and neither a user namespace nor the accounts postgres and nobody can be used: start as an ordinary user or set DATABASE_URL'
      : `user id ${process.getuid?.()} has no account and user namespaces are off: set DATABASE_URL`,
  );
}

function hasAccount(): boolean {
  try {
    return os.userInfo().username !== '';
  } catch {
    return false;
  }
}

function namespaceWorks(probe: string): boolean {
  if (process.platform !== 'linux' || process.env.PG_NO_USERNS === '1') return false;
  const [command, ...args] = NAMESPACE;
  return spawnSync(command, [...args, probe, '--version']).status === 0;
}

function credentialsOf(account: string): Credentials | undefined {
  const ask = (flag: string) => spawnSync('id', [flag, account], { encoding: 'utf8' });
  const [uid, gid] = [ask('-u'), ask('-g')];
  if (uid.status !== 0 || gid.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function canRun(credentials: Credentials, probe: string): boolean {
  return spawnSync(probe, ['--version'], { ...credentials, cwd: '/' }).status === 0;
}
