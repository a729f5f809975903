// `docker compose` for the pages of docs/deploy: reads compose.yaml and .env, and runs the command of a container in
// the folder of its image.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import pg from 'pg';
import { parse } from 'yaml';

const { ADMIN_URL, PREPARED, CHECKOUT } = process.env;
const IMAGE_USER = 1000;
const given = parseEnv(fs.readFileSync('.env', 'utf8'));

/** The text with variables replaced as compose does it; throws the error it stops with. */
function filled(text) {
  return String(text).replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name, kind, rest) => {
    const value = given[name] || undefined;
    if (kind === '?' && value === undefined) throw new Error(`${name}: ${rest || 'is missing'}`);
    return value ?? (kind === '-' ? rest : '');
  });
}

const { services } = parse(filled(fs.readFileSync('compose.yaml', 'utf8')), { merge: true });

function serviceOf(name) {
  if (!services[name]) throw new Error(`compose.yaml has no service ${name}`);
  return services[name];
}

const { host } = new URL(ADMIN_URL);
const environmentOf = (service) =>
  Object.fromEntries(
    Object.entries(service.environment ?? {}).map(([name, value]) => [
      name,
      String(value).replace(/@(postgres:5432|pooler:6432)/, `@${host}`),
    ]),
  );

function run(service, command, { folders = [] } = {}) {
  const within = (text) => folders.reduce((all, [here, there]) => all.replaceAll(there, here), text);
  const [program, ...args] = command.map(within);
  const env = { ...environmentOf(service), PATH: process.env.PATH, REAL_NPM: process.env.REAL_NPM };
  const isFile = program === 'node' && args[0]?.startsWith('scripts/');
  const { status } = spawnSync(program, args, {
    cwd: PREPARED,
    stdio: 'inherit',
    env: { ...env, SANDBOX: process.env.SANDBOX, ...(isFile ? { NODE_ENV: 'production' } : {}) },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** A folder of the machine, as the user of the image sees it. */
function mounted(volume) {
  const [here, there] = volume.split(':');
  // Docker makes a folder that is not there, for root.
  fs.mkdirSync(here, { recursive: true });
  if (process.getuid() === 0 && fs.statSync(here).uid !== IMAGE_USER)
    throw new Error(`${here} is not of user ${IMAGE_USER}, so nothing can be written there`);
  return [path.resolve(here), there];
}

async function up() {
  const client = new pg.Client({ connectionString: ADMIN_URL });
  await client.connect();
  const { rows } = await client.query("select 1 from pg_roles where rolname = 'praga'");
  if (rows.length === 0) {
    await client.query(`create role praga login createdb password '${given.POSTGRES_PASSWORD}'`);
    await client.query('create database praga owner praga');
  }
  await client.end();
  run(services.migrate, services.migrate.command);
  const url = environmentOf(services.migrate).DATABASE_URL;
  const beat = new pg.Client({ connectionString: url });
  await beat.connect();
  await beat.query(fs.readFileSync(path.join(CHECKOUT, 'tests/docs/stubs/beat.sql'), 'utf8'));
  await beat.end();
}

const { positionals, tokens } = parseArgs({
  args: process.argv.slice(2),
  strict: false,
  allowPositionals: true,
  tokens: true,
  options: { volume: { type: 'string', multiple: true } },
});
const [verb = '', name = ''] = positionals;
const at = tokens.filter(({ kind }) => kind === 'positional')[1]?.index ?? 0;
const command = process.argv.slice(2).slice(at + 1);
const before = tokens.filter(({ index }) => index < at);
const folders = before.flatMap((token) => (token.name === 'volume' ? [mounted(token.value)] : []));

try {
  if (verb === 'up') {
    for (const each of positionals.slice(1)) serviceOf(each);
    await up();
  } else if (verb === 'exec' && name === 'postgres') {
    const args = [path.join(CHECKOUT, 'tests/docs/stubs/database.mjs'), ...command];
    process.exitCode = spawnSync('node', args, { stdio: 'inherit' }).status ?? 1;
  } else if (verb === 'exec' || verb === 'run') {
    const service = serviceOf(name);
    run(service, command.length > 0 ? command : service.command, { folders });
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
