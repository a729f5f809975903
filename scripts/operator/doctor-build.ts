import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Package = z.object({ version: z.string() });
const Built = z.object({ config: z.object({ deploymentId: z.string().optional() }) });

/** The version of a folder with the service, and the id of the build for deployment that it contains, if any. */
export function buildOf(folder: string): { readonly version: string; readonly build?: string | undefined } {
  const { version } = Package.parse(read(folder, 'package.json'));
  const builds = fs.readdirSync(folder).filter((name) => name.startsWith('.next'));
  const ids = builds.flatMap((name) => {
    const built = Built.safeParse(read(folder, name, 'required-server-files.json'));
    return built.data?.config.deploymentId ?? [];
  });
  return { version, build: ids[0] };
}

function read(...place: readonly string[]): unknown {
  const file = path.join(...place);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
