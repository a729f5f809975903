// One PostgreSQL data folder: creating it, and checking whether a server runs on it.
import { spawn, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { commandLineOf, isAlive, IS_WINDOWS } from '../lib/processes';
import { findPrograms, type Programs } from './binaries';
import { chooseIdentity, type Credentials, type Identity } from './identity';

const START_SECONDS = '60';
const STOP_SECONDS = '30';
const UNSAFE_BUT_FAST = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';

/** A data folder with its server. */
export interface Cluster {
  readonly dir: string;
  readonly data: string;
  /** Whether its data may be lost in a crash and is removed at the end. */
  readonly ephemeral: boolean;
  readonly programs: Programs;
  readonly identity: Identity;
  readonly passwordFile: string;
  readonly logFile: string;
}

/** The server's process and port. */
interface Running {
  readonly pid: number;
  readonly port: number;
}

/** Opens the cluster below `dir`; nothing is created or started yet. */
export async function openCluster(dir: string, { ephemeral }: Pick<Cluster, 'ephemeral'>): Promise<Cluster> {
  const programs = await findPrograms();
  const data = path.join(dir, 'pgdata');
  return {
    dir,
    data,
    ephemeral,
    programs,
    identity: chooseIdentity(programs.postgres),
    passwordFile: path.join(data, 'app-password'),
    logFile: path.join(dir, 'postgres.log'),
  };
}

function runProgram(
  cluster: Cluster,
  name: keyof Programs,
  args: readonly string[],
  options: { readonly stdio?: 'ignore' } = {},
) {
  const { identity, programs } = cluster;
  const [command = '', ...rest] = [...identity.prefix, programs[name], ...args];
  return spawnSync(command, rest, {
    ...identity.credentials,
    // The account that PostgreSQL runs as may have no access to the caller's folder.
    cwd: IS_WINDOWS ? undefined : '/',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    encoding: 'utf8',
    windowsHide: true,
    ...options,
  });
}

const exists = (cluster: Cluster) => fs.existsSync(path.join(cluster.data, 'PG_VERSION'));

/**
 * Makes the data folder if it is missing. It is made next to it and then renamed, so neither a kill nor a
 * race leaves half of one.
 */
export function ensureCluster(cluster: Cluster): void {
  fs.mkdirSync(cluster.dir, { recursive: true });
  if (exists(cluster)) return;
  const fresh = `${cluster.data}.new-${process.pid}`;
  const password = `${fresh}.password`;
  try {
    createCluster(cluster, fresh, password);
    moveInPlace(cluster, fresh);
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true });
    fs.rmSync(password, { force: true });
  }
}

function createCluster(cluster: Cluster, fresh: string, password: string): void {
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { mode: 0o700 });
  fs.writeFileSync(password, crypto.randomBytes(18).toString('base64url'), { mode: 0o600 });
  const { uid, gid } = cluster.identity.credentials;
  if (uid !== undefined && gid !== undefined)
    for (const file of [fresh, password]) fs.chownSync(file, uid, gid);
  // The C locale does not depend on what the operating system has installed.
  const args = ['-D', fresh, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`];
  args.push('-E', 'UTF8', '--locale=C', ...(cluster.ephemeral ? ['--no-sync'] : []));
  const result = runProgram(cluster, 'initdb', args);
  if (result.status !== 0) {
    throw new Error(`initdb failed: ${result.error?.message ?? result.stderr + result.stdout}`);
  }
  fs.renameSync(password, path.join(fresh, 'app-password'));
}

function moveInPlace(cluster: Cluster, fresh: string): void {
  try {
    fs.renameSync(fresh, cluster.data);
  } catch (error) {
    // Another starter was faster; its cluster is as good as ours.
    if (!exists(cluster)) throw error;
  }
}

export const passwordOf = (cluster: Cluster): string => fs.readFileSync(cluster.passwordFile, 'utf8').trim();

const lockFile = (cluster: Cluster) => path.join(cluster.data, 'postmaster.pid');

/** The running server according to its lock file: line 1 its process, line 4 its port. */
function readPidFile(cluster: Cluster): Running | undefined {
  try {
    const lines = fs.readFileSync(lockFile(cluster), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}

/** The lock file of a server that was just started; throws Error if there is none. */
export function pidFileOf(cluster: Cluster): Running {
  const running = readPidFile(cluster);
  if (!running) throw new Error(`PostgreSQL has ended:\n${logOf(cluster)}`);
  return running;
}

/**
 * The running server of this cluster. A lock file can outlive its server, and its process number can be given
 * to another.
 */
export function runningServer(cluster: Cluster): Running | undefined {
  const server = readPidFile(cluster);
  if (!server || !isAlive(server.pid)) return undefined;
  const command = commandLineOf(server.pid);
  if (command === undefined) return server;
  const isOurs = IS_WINDOWS
    ? /postgres\.exe/i.test(command)
    : command.includes('postgres') && command.includes(cluster.data);
  return isOurs ? server : undefined;
}

function chownTree(file: string, { uid, gid }: Required<Credentials>): void {
  fs.lchownSync(file, uid, gid);
  if (!fs.lstatSync(file).isDirectory()) return;
  for (const entry of fs.readdirSync(file)) chownTree(path.join(file, entry), { uid, gid });
}

/**
 * Root may have made the cluster under another account than it uses now. Changes the owner of the files while
 * the server is down.
 */
function handOver(cluster: Cluster): void {
  if (IS_WINDOWS || process.getuid?.() !== 0) return;
  const { uid = 0, gid = 0 } = cluster.identity.credentials;
  for (const file of [cluster.data, cluster.logFile]) {
    if (fs.statSync(file).uid !== uid) chownTree(file, { uid, gid });
  }
}

function serverOptions(cluster: Cluster, port: number): string {
  return [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    IS_WINDOWS ? '' : "-c unix_socket_directories=''",
    '-c timezone=UTC',
    cluster.ephemeral ? UNSAFE_BUT_FAST : '',
  ].join(' ');
}

/**
 * One attempt to start: 'started', 'running' when another process was first, 'busy' while remains of a killed
 * server end.
 */
export function tryStart(cluster: Cluster, port: number): 'started' | 'running' | 'busy' {
  if (runningServer(cluster)) return 'running';
  fs.rmSync(lockFile(cluster), { force: true });
  fs.writeFileSync(cluster.logFile, '', { mode: 0o600 });
  handOver(cluster);
  const args = ['-D', cluster.data, 'start', '-w', '-t', START_SECONDS, '-l', cluster.logFile];
  // The server would inherit pipes, and we would wait for it to end.
  const result = runProgram(cluster, 'pg_ctl', [...args, '-o', serverOptions(cluster, port)], {
    stdio: 'ignore',
  });
  if (result.status === 0) return 'started';
  if (runningServer(cluster)) return 'running';
  if (logOf(cluster).includes('pre-existing shared memory block')) return 'busy';
  throw new Error(`PostgreSQL did not start:\n${logOf(cluster)}`);
}

const logOf = (cluster: Cluster) => fs.readFileSync(cluster.logFile, 'utf8').slice(-1500);

export function stopServer(cluster: Cluster): void {
  const args = ['-D', cluster.data, 'stop', '-m', cluster.ephemeral ? 'immediate' : 'fast', '-w'];
  runProgram(cluster, 'pg_ctl', [...args, '-t', STOP_SECONDS], { stdio: 'ignore' });
  if (cluster.ephemeral) removeBehind(cluster.dir);
}

/**
 * Deletes a folder in the background: a gigabyte of small files takes some disks minutes. The folder is
 * renamed first, so no later run takes it for a leftover server.
 */
function removeBehind(folder: string): void {
  if (IS_WINDOWS) return fs.rmSync(folder, { recursive: true, force: true });
  if (!fs.existsSync(folder)) return;
  const gone = path.join(path.dirname(folder), `gone-${path.basename(folder)}`);
  fs.renameSync(folder, gone);
  spawn('rm', ['-rf', gone], { detached: true, stdio: 'ignore' }).unref();
}
