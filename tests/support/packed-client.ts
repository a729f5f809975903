/** packages/client as it is published, in a folder for programs that use it. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clientSource } from '@/app/api-docs/client-source';
import { clientTypes } from '@/app/api/_openapi/client-types';

const TSC = path.resolve('node_modules/typescript-native/bin/tsc');
const STRICT = [
  ...['--strict', '--noUncheckedIndexedAccess', '--erasableSyntaxOnly', '--verbatimModuleSyntax'],
  ...['--ignoreConfig', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'],
  ...['--types', 'node', '--typeRoots', path.resolve('node_modules/@types')],
];

/** A new folder with the client, as `index.ts` or as it is downloaded, its types, and a program next to them. */
export function clientFolder(
  name: string,
  program: string,
  client: 'index.ts' | 'client.ts' = 'index.ts',
): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-client-'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  fs.writeFileSync(path.join(folder, client), clientSource());
  fs.writeFileSync(path.join(folder, 'types.ts'), clientTypes());
  fs.writeFileSync(path.join(folder, name), program);
  return folder;
}

/** Compiles a program in such a folder. Returns what the compiler complains about. */
export function compiled(folder: string, program: string, more: readonly string[] = []): string {
  const modules = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];
  try {
    return execFileSync('node', [TSC, program, ...STRICT, ...modules, ...more], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return String((error as { readonly stdout?: string }).stdout ?? error);
  }
}
