// `npm run tool -- lint-api`: checks the description of the API with three linters and two generators
// (TypeScript, Python). They bring 340 packages, so they are installed in a separate folder, in these
// versions. Without a network nothing is checked; with CI that is a failure.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run, runNode } from '../scripts/lib/run';

const HELP = `npm run tool -- lint-api             checks the API document with swagger-parser, redocly (recommended), spectral (oas) and two generators
  --packages FOLDER          a folder where these packages are installed already`;
const PACKAGES = [
  '@apidevtools/swagger-parser@13.0.0',
  '@redocly/cli@2.77.0',
  '@stoplight/spectral-cli@6.16.3',
  'openapi-typescript@7.13.0',
  'quicktype@26.0.0',
];
/** The linters' output is only shown if they find an error. */
const QUIET = { quiet: true };
const DOCUMENTS = ['api.json', 'operator.json'];

const { values } = parseArgs({
  options: { packages: { type: 'string' }, help: { type: 'boolean', default: false } },
});

/** The folder with the linters; undefined if they are unavailable. */
async function fetched(folder: string): Promise<string | undefined> {
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, ...PACKAGES];
  try {
    await run('npm install', 'npm', args, QUIET);
    return folder;
  } catch {
    return undefined;
  }
}

async function lint(packages: string, folder: string): Promise<void> {
  const program = (name: string) => path.join(packages, 'node_modules', '.bin', name);
  const parser = path.join(packages, 'node_modules/@apidevtools/swagger-parser');
  const rules = path.join(folder, 'spectral.yaml');
  fs.writeFileSync(rules, 'extends: ["spectral:oas"]\n');
  const check = `import(process.argv[1]).then(({ default: parser }) => parser.validate(process.argv[2]))`;
  for (const file of DOCUMENTS.map((name) => path.join(folder, name))) {
    const entry = path.join(parser, 'lib/index.js');
    await run('swagger-parser', process.execPath, ['-e', check, entry, file], QUIET);
    const redocly = ['lint', '--extends', 'recommended', file];
    await run('redocly', program('redocly'), redocly, { env: { REDOCLY_TELEMETRY: 'off' }, quiet: true });
    await run('spectral', program('spectral'), [
      'lint',
      '--ruleset',
      rules,
      '--fail-severity',
      'error',
      file,
    ]);
    await generate(program, file, folder);
  }
  console.log('no errors: swagger-parser, redocly, spectral, openapi-typescript, quicktype (Python)');
}

/** Generates TypeScript types and Python classes. Throws if a generator warns. */
async function generate(program: (name: string) => string, file: string, folder: string): Promise<void> {
  const types = path.join(folder, 'types.ts');
  const said = execFileSync(program('openapi-typescript'), [file, '-o', types], { encoding: 'utf8' });
  if (/warn/i.test(said)) throw new Error(said);
  const text = fs.readFileSync(file, 'utf8').replaceAll('#/components/schemas/', '#/definitions/');
  const { schemas } = JSON.parse(text).components;
  const properties = Object.fromEntries(Object.keys(schemas).map((name) => [name, schemas[name]]));
  const schema = path.join(folder, 'schema.json');
  fs.writeFileSync(schema, JSON.stringify({ type: 'object', definitions: schemas, properties }));
  const classes = ['--lang', 'python', '--src-lang', 'schema', '--top-level', 'Api', schema];
  await run('quicktype', program('quicktype'), [...classes, '-o', path.join(folder, 'api.py')], QUIET);
}

async function lintAll(folder: string): Promise<void> {
  // The description needs the path aliases of the tests when it is made outside of Next.
  const test = ['run', '--project', 'unit', 'tests/api/description.unit.test.ts'];
  const env = { API_DESCRIPTION: folder };
  await runNode('description', 'node_modules/vitest/vitest.mjs', test, { env, quiet: true });
  const packages = values.packages ?? (await fetched(folder));
  if (packages !== undefined) return lint(packages, folder);
  console.log('NOT LINTED: the linters could not be fetched');
  if (process.env.CI) process.exitCode = 1;
}

if (values.help) console.log(HELP);
else {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-lint-'));
  try {
    await lintAll(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
