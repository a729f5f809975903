/** Runs TypeScript in a separate program or thread, which Node translates on the fly. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ROOT } from './first.mjs';

const inPackage = (file: string) => pathToFileURL(path.join(ROOT, 'node_modules/tsx/dist', file)).href;

/** Node's arguments for a script; TypeScript is translated on the fly, with server conditions as in Next. */
export function nodeArgs(file: string, ...args: readonly string[]): string[] {
  if (!file.endsWith('.ts')) return [file, ...args];
  return ['--conditions=react-server', '--import', inPackage('loader.mjs'), file, ...args];
}

/** A thread that runs a TypeScript file. */
export function startThread(file: URL, workerData: unknown): Worker {
  const [api, entry] = [inPackage('esm/api/index.mjs'), file.href].map((url) => JSON.stringify(url));
  const program = `import(${api}).then(({ register }) => { register(); return import(${entry}); })`;
  return new Worker(program, { eval: true, workerData });
}
