/** Reads the licence of each installed package from its package.json. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Old packages have an object or a list of objects. */
const Named = z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]);

const PackageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: Named.optional().catch(undefined),
  licenses: z.array(Named).optional().catch(undefined),
});

interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

export const UNNAMED = '(none named)';

function packageIn(folder: string): InstalledPackage | undefined {
  const file = path.join(folder, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  const read = PackageSchema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  // A package.json without name and version is only a hint for bundlers.
  if (!read.success) return undefined;
  const { name, version, license, licenses } = read.data;
  return { name, version, licence: license ?? (licenses?.join(' OR ') || UNNAMED) };
}

function foldersIn(folder: string): readonly string[] {
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  return folders.map((entry) => path.join(folder, entry.name));
}

/** Every package in a `node_modules`, including nested ones, each version once, sorted by name. */
export function installedPackages(modules: string): readonly InstalledPackage[] {
  const folders = foldersIn(modules).flatMap((folder) =>
    path.basename(folder).startsWith('@') ? foldersIn(folder) : [folder],
  );
  const found = folders.flatMap((folder) => {
    const own = packageIn(folder);
    return [...(own ? [own] : []), ...installedPackages(path.join(folder, 'node_modules'))];
  });
  const once = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...once.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

/**
 * Each licence in one line with its number of packages, the most frequent first; rare ones with their
 * packages.
 */
export function licenceLines(packages: readonly InstalledPackage[], fewest: number): readonly string[] {
  const byLicence = new Map<string, InstalledPackage[]>();
  for (const one of packages) byLicence.set(one.licence, [...(byLicence.get(one.licence) ?? []), one]);
  const sorted = [...byLicence].sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || (a < b ? -1 : 1));
  return sorted.map(([licence, of]) => {
    const names = of.length < fewest ? `  ${of.map(({ name }) => name).join(', ')}` : '';
    return `${String(of.length).padStart(5)}  ${licence}${names}`;
  });
}
