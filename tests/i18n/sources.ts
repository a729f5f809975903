import fs from 'node:fs';

/** Path and text of every TypeScript file below some folders of the project. */
export function sourcesIn(...folders: readonly string[]): { readonly file: string; readonly text: string }[] {
  return folders.flatMap(filesIn).map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));
}

function filesIn(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : filesIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
