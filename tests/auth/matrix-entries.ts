/** Every way into the service, found by walking through app/: route handlers, pages, server actions. */
import fs from 'node:fs';
import path from 'node:path';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { projectFiles } from '../docs/project-files';
import type { Entry } from './matrix-world';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function methodsOf(text: string): string[] {
  return METHODS.filter((method) => new RegExp(`export (async )?(function|const) ${method}\\b`).test(text));
}

/** The methods of a route of the API that are described, besides GET and POST. */
function describedMethods(file: string): string[] {
  const address = `/${path.posix.dirname(path.posix.relative('app', file)).replace(/\[(\w+)\]/g, '{$1}')}`;
  const described = CONTRACTS.filter((contract) => contract.path === address).map(({ method }) => method);
  return described.filter((method) => method !== 'GET' && method !== 'POST');
}

/** The route file of all operations whose address has none of its own. */
const SHARED = 'app/api/[[...path]]/route.ts';

/** The operations of the shared route file, each under the route file that its address would have. */
function entriesBelow(servedBy: string): Entry[] {
  const files = CONTRACTS.map(({ path: at }) => `app${at.replace(/\{(\w+)\}/g, '[$1]')}/route.ts`);
  return [...new Set(files)]
    .filter((file) => !fs.existsSync(file))
    .flatMap((file) =>
      ['GET', 'POST', ...describedMethods(file)].map((name) => {
        return { key: `${name} ${file}`, file, servedBy, name, kind: 'route' as const };
      }),
    );
}

/** The contracts tell the exports of `routes(...)` apart: a method without a contract is a 405 for everyone. */
function entriesOf(file: string): Entry[] {
  const text = fs.readFileSync(file, 'utf8');
  if (file.endsWith('/page.tsx')) return [{ key: `page ${file}`, file, name: 'default', kind: 'page' }];
  if (file.endsWith('/route.ts')) {
    const all = /\{ GET, POST, PUT, PATCH, DELETE, OPTIONS \}/.test(text)
      ? ['GET', 'POST', ...describedMethods(file)]
      : methodsOf(text);
    const names =
      all.length > 0
        ? all
        : [...(/export \{([^}]+)\}/.exec(text)?.[1] ?? '').matchAll(/as ([A-Z]+)/g)].map(
            ([, name]) => name ?? '',
          );
    const own = names.map((name) => ({ key: `${name} ${file}`, file, name, kind: 'route' as const }));
    return file === SHARED ? [...own, ...entriesBelow(file)] : own;
  }
  if (!/^\s*['"]use server['"]/.test(text)) return [];
  const names = [...text.matchAll(/export (?:async function|const) (\w+)/g)].map(([, name]) => name ?? '');
  return names.map((name) => ({ key: `action ${file} ${name}`, file, name, kind: 'action' as const }));
}

/** All of them, by key. */
export function allEntries(): ReadonlyMap<string, Entry> {
  const entries = projectFiles(/^(app|components|lib)\/.*\.tsx?$/).flatMap(entriesOf);
  return new Map(entries.map((entry) => [entry.key, entry]));
}

/** The page, the method of a route, or a form. */
export const askedAs = ({ kind, name }: Entry): string => (kind === 'route' ? name : kind);
