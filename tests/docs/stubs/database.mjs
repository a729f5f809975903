// psql, createdb and dropdb, on the database server of the tests.
import { parseArgs } from 'node:util';
import pg from 'pg';

const [program, ...args] = process.argv.slice(2);
const { values, positionals } = parseArgs({
  args,
  allowPositionals: true,
  options: {
    command: { type: 'string', short: 'c', multiple: true, default: [] },
    owner: { type: 'string', short: 'O' },
    username: { type: 'string', short: 'U' },
  },
});

const [name] = positionals;
const owner = values.owner ?? values.username;
const STATEMENTS = {
  psql: values.command,
  createdb: [`create database ${name}${owner ? ` owner ${owner}` : ''}`],
  dropdb: [`drop database ${name}`],
};

const client = new pg.Client({ connectionString: process.env.ADMIN_URL });
await client.connect();
for (const statement of STATEMENTS[program]) await client.query(statement);
await client.end();
