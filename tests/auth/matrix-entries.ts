/** Every way into the service, found by walking through app/: route handlers, pages, server actions. */
import fs from 'node:fs';
import path from 'node:path';
import type { Entry } from './matrix-world';

function filesIn(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(file) : [file];
  });
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function methodsOf(text: string): string[] {
  return METHODS.filter((method) => new RegExp(`export (async )?(function|const) ${method}\\b`).test(text));
}

/** What `routes(...)` exports is told apart by the contracts: a method without one is a 405 for everybody. */
function entriesOf(file: string): Entry[] {
  const text = fs.readFileSync(file, 'utf8');
  if (file.endsWith('/page.tsx')) return [{ key: `page ${file}`, file, name: 'default', kind: 'page' }];
  if (file.endsWith('/route.ts')) {
    const all = /\{ GET, POST, PUT, PATCH, DELETE, OPTIONS \}/.test(text) ? ['GET', 'POST'] : methodsOf(text);
    const names =
      all.length > 0
        ? all
        : [...(/export \{([^}]+)\}/.exec(text)?.[1] ?? '').matchAll(/as ([A-Z]+)/g)].map(
            ([, name]) => name ?? '',
          );
    return names.map((name) => ({ key: `${name} ${file}`, file, name, kind: 'route' as const }));
  }
  if (!/^\s*['"]use server['"]/.test(text)) return [];
  const names = [...text.matchAll(/export (?:async function|const) (\w+)/g)].map(([, name]) => name ?? '');
  return names.map((name) => ({ key: `action ${file} ${name}`, file, name, kind: 'action' as const }));
}

/** All of them, by key. */
export function allEntries(): ReadonlyMap<string, Entry> {
  const entries = ['app', 'components', 'lib']
    .flatMap(filesIn)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap(entriesOf);
  return new Map(entries.map((entry) => [entry.key, entry]));
}
