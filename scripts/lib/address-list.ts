// Lists the addresses of the service. Pages answer GET; many routes only take forms.
import fs from 'node:fs';
import path from 'node:path';

/** Addresses such as `/games/[gameId]/log`, from the files of this name below `app`. */
function addressesOf(name: string): readonly string[] {
  return fs
    .readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith(`/${name}`))
    .map((file) => path.posix.dirname(file).replaceAll(/\/\([^)]+\)/g, '') || '/')
    .sort();
}

/** The files that are sent as they are. */
const files = (): readonly string[] => fs.readdirSync('public').map((file) => `/${file}`);

export function addressList(): string {
  const listed = (name: string, addresses: readonly string[]) =>
    `export const ${name}: readonly string[] = ${JSON.stringify(addresses, null, 2)};\n`;
  return [
    listed('PAGES', addressesOf('page.tsx')),
    listed('ROUTES', addressesOf('route.ts')),
    listed('FILES', files()),
  ].join('');
}
