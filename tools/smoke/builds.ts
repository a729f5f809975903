// Compares two builds of one commit. They must agree in everything that a browser carries from one to the
// other.
import fs from 'node:fs';
import path from 'node:path';

function distDirOf(folder: string): string {
  const name = fs.readdirSync(folder).find((each) => each.startsWith('.next'));
  if (name === undefined) throw new Error(`${folder} holds no build`);
  return name;
}

function filesBelow(folder: string): readonly string[] {
  return fs.readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const place = path.relative(folder, path.join(entry.parentPath, entry.name));
    return entry.isFile() ? [place] : [];
  });
}

/** The cookies and forms that a browser carries from one build to another. */
type Carried = Readonly<Record<string, readonly string[]>>;

function carriedBy(folder: string): Carried {
  const built = path.join(folder, distDirOf(folder));
  const read = (name: string) => JSON.parse(fs.readFileSync(path.join(built, name), 'utf8'));
  return {
    'files for the browser': filesBelow(path.join(built, 'static')),
    'ids of actions': Object.keys(read('server/server-reference-manifest.json').node),
    'id of the deployment': [read('required-server-files.json').config.deploymentId ?? 'none'],
  };
}

/** The differences between two builds, in words. */
export function differences(one: string, other: string): readonly string[] {
  const [first, second] = [carriedBy(one), carriedBy(other)];
  return Object.keys(first).flatMap((what) => {
    const [a, b] = [new Set(first[what]), new Set(second[what])];
    const lone = [...[...a].filter((it) => !b.has(it)), ...[...b].filter((it) => !a.has(it))];
    return lone.length > 0 ? [`the builds differ in ${what}: ${lone.slice(0, 5).join(', ')}`] : [];
  });
}

/** One line per file with its hash, to detect writes to a folder. */
export function listing(folder: string): string {
  return filesBelow(folder)
    .map((place) => `${place} ${fs.statSync(path.join(folder, place)).mtimeMs}`)
    .sort()
    .join('\n');
}
