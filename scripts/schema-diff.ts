// Compares a database that ran all migrations with prisma/schema.prisma. Prints the body of the next
// migration. Prisma's own schema engine does the work, in its WebAssembly build, which needs no download.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, type SqlQuery } from '@prisma/driver-adapter-utils';
import { ROOT } from './lib/first.mjs';
import { migrate } from './migrate';
import { startTemporaryPg } from './pg';

const SCHEMA = path.join(ROOT, 'prisma/schema.prisma');

// PostgreSQL's internal type "char", which the engine reads for foreign keys and the adapter has no mapping
// for.
const OID_CHAR = 18;
const OID_TEXT = 25;
const COLUMN_TYPE_CHARACTER = 6;

/** The used part of the engine's own modules, which have no types. */
interface Bindings {
  readonly SchemaEngine: {
    'new'(
      schema: { datamodels: readonly (readonly string[])[] },
      log: () => void,
      adapter: ReturnType<typeof adapterFactory>,
    ): Promise<Engine>;
  };
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
}

interface Engine {
  diff(wanted: object): Promise<{ exitCode: number; stdout: string }>;
}

/** Where the engine leaves the reason of a panic. */
declare global {
  var PRISMA_WASM_PANIC_REGISTRY: { message?: string; set_message(message: string): void } | undefined;
}

let engineModule: Promise<Bindings> | undefined;

/** Loaded once: the engine is global to its module, a second instance would break the first. */
async function loadEngine(): Promise<Bindings> {
  engineModule ??= instantiate();
  return engineModule;
}

async function instantiate(): Promise<Bindings> {
  // Without this registry a panic of the engine shows as an unrelated TypeError.
  globalThis.PRISMA_WASM_PANIC_REGISTRY ??= {
    set_message(message) {
      this.message = message;
    },
  };
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('@prisma/schema-engine-wasm'));
  const bindings: Bindings & WebAssembly.ModuleImports = await import(
    /* @vite-ignore */ pathToFileURL(path.join(folder, 'schema_engine_bg.js')).href
  );
  const wasm = new WebAssembly.Module(fs.readFileSync(path.join(folder, 'schema_engine_bg.wasm')));
  const instance = new WebAssembly.Instance(wasm, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') start();
  return bindings;
}

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;

/** Its inner step, which meets the columns before they are read; it is private there. */
interface Inner {
  performIO(query: SqlQuery): Promise<{ fields?: { dataTypeID: number }[] }>;
}

const hasInner = (adapter: object): adapter is Inner => 'performIO' in adapter;

/** Lets the adapter read columns of the internal type "char" as text, and passes their type to the engine. */
function readInternalChar(adapter: Adapter): Adapter {
  const inner: object = adapter;
  if (!hasInner(inner)) throw new Error('this adapter of Prisma reads columns another way');
  const performIO = inner.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  let charColumns: number[] = [];
  inner.performIO = async (query) => {
    const result = await performIO(query);
    charColumns = [];
    for (const [index, field] of (result.fields ?? []).entries()) {
      if (field.dataTypeID !== OID_CHAR) continue;
      charColumns.push(index);
      field.dataTypeID = OID_TEXT;
    }
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of charColumns) result.columnTypes[index] = COLUMN_TYPE_CHARACTER;
    return result;
  };
  return adapter;
}

function adapterFactory(url: string) {
  const inner = new PrismaPg({ connectionString: url, max: 1 });
  return bindMigrationAwareSqlAdapterFactory({
    provider: inner.provider,
    adapterName: inner.adapterName,
    connect: async () => readInternalChar(await inner.connect()),
    connectToShadowDb: () => Promise.reject(new Error('there is no shadow database here')),
  });
}

export interface Difference {
  readonly inSync: boolean;
  readonly sql: string;
}

/** The SQL that would make the database at `url` equal to the schema. */
export async function schemaDiff(url: string, schemaPath = SCHEMA): Promise<Difference> {
  const { SchemaEngine } = await loadEngine();
  const files = [{ path: schemaPath, content: fs.readFileSync(schemaPath, 'utf8') }];
  const datamodels = files.map((file) => [file.path, file.content]);
  const engine = await SchemaEngine.new({ datamodels }, () => {}, adapterFactory(url));
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: ROOT },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: true,
    shadowDatabaseUrl: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return { inSync: exitCode === 0, sql: stdout };
}

/** The database to compare: DATABASE_URL, else a temporary one made from this checkout's migrations. */
async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL);
  const postgres = await startTemporaryPg();
  try {
    await migrate(postgres.url);
    return await work(postgres.url);
  } finally {
    postgres.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { inSync, sql } = await withDatabase((url) => schemaDiff(url));
  console.log(inSync ? 'the database equals prisma/schema.prisma' : sql);
  process.exit(inSync ? 0 : 2);
}
