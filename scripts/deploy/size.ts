import fs from 'node:fs';
import path from 'node:path';

const MEGABYTE = 1024 * 1024;

function bytesBelow(place: string): number {
  const stats = fs.lstatSync(place);
  if (!stats.isDirectory()) return stats.size;
  return fs.readdirSync(place).reduce((sum, name) => sum + bytesBelow(path.join(place, name)), 0);
}

/** The size of a folder in whole MB, rounded up. */
export const folderMegabytes = (folder: string) => Math.ceil(bytesBelow(folder) / MEGABYTE);
