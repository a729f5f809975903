// Builds the packages for other people's programs, and packs them into .data/packages: npm run tool --
// packages
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { clientSource } from '@/app/api-docs/client-source';
import { ROOT } from '../scripts/lib/first.mjs';

const HELP = `npm run tool -- packages            builds the clients and the engine, and packs them into .data/packages`;
const TSC = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');
const STRICT = ['--strict', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'];
const DECLARED = ['--declaration', '--skipLibCheck', '--ignoreConfig'];

/** Compiles a package with the TypeScript compiler. */
function compile(folder: string, out: string, more: readonly string[]): void {
  const args = [TSC, path.join(folder, 'index.ts'), ...STRICT, ...DECLARED, '--outDir', out, ...more];
  execFileSync('node', args, { cwd: ROOT, stdio: 'inherit' });
}

/** Builds the client from the files that are also served for download. */
export function buildClient(out: string): void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-client-'));
  fs.writeFileSync(path.join(folder, 'index.ts'), clientSource());
  fs.copyFileSync(path.join(ROOT, 'packages/client/types.ts'), path.join(folder, 'types.ts'));
  compile(folder, out, ['--lib', 'es2023,dom,dom.iterable', '--types', '', '--rootDir', folder]);
  fs.rmSync(folder, { recursive: true });
}

/** Builds the engine as one file, with the types of every module in it. */
export async function buildEngine(out: string): Promise<void> {
  await build({
    entryPoints: [path.join(ROOT, 'packages/engine/index.ts')],
    outfile: path.join(out, 'index.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    alias: { '@': ROOT },
    logLevel: 'error',
  });
  const config = path.join(out, 'tsconfig.json');
  const compilerOptions = {
    strict: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom'],
    declaration: true,
    emitDeclarationOnly: true,
    skipLibCheck: true,
    types: [],
    rootDir: ROOT,
    outDir: out,
    paths: { '@/*': [`${ROOT}/*`] },
  };
  fs.writeFileSync(
    config,
    JSON.stringify({ compilerOptions, files: [path.join(ROOT, 'packages/engine/index.ts')] }),
  );
  execFileSync('node', [TSC, '-p', config], { cwd: ROOT, stdio: 'inherit' });
  fs.rmSync(config);
  for (const file of fs.readdirSync(out, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts')) withoutAlias(path.join(out, file), out);
}

/** Replaces project paths by relative ones, with file endings as `nodenext` requires. */
function withoutAlias(file: string, out: string): void {
  const text = fs.readFileSync(file, 'utf8');
  const here = path.dirname(file);
  const relative = (at: string) => {
    const way = path.relative(here, at);
    return way.startsWith('.') ? way : `./${way}`;
  };
  const resolved = (specifier: string): string => {
    const at = specifier.startsWith('@/') ? path.join(out, specifier.slice(2)) : path.join(here, specifier);
    return fs.existsSync(`${at}.d.ts`) ? `${relative(at)}.js` : `${relative(at)}/index.js`;
  };
  fs.writeFileSync(
    file,
    text.replace(/(from |import\()(['"])((?:@\/|\.)[^'"]+)\2/g, (_all, before, quote, specifier) =>
      [before, quote, resolved(specifier), quote].join(''),
    ),
  );
}

async function packAll(): Promise<void> {
  const python = path.join(ROOT, '.data/packages/client-python');
  fs.mkdirSync(python, { recursive: true });
  for (const file of ['praga_client.py', 'README.md'])
    fs.copyFileSync(path.join(ROOT, 'packages/client-python', file), path.join(python, file));
  for (const name of ['client', 'engine']) {
    const to = path.join(ROOT, '.data/packages', name);
    fs.rmSync(to, { recursive: true, force: true });
    const out = path.join(to, 'dist');
    fs.mkdirSync(out, { recursive: true });
    if (name === 'client') buildClient(out);
    else await buildEngine(out);
    for (const file of ['package.json', 'README.md'])
      fs.copyFileSync(path.join(ROOT, 'packages', name, file), path.join(to, file));
    execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], { cwd: to, stdio: 'inherit' });
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (values.help) console.log(HELP);
  else await packAll();
}
