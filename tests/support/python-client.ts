/** packages/client-python as it is published, in a folder for programs that use it. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pythonClient } from '@/app/api-docs/python-client';

const { status, stdout } = spawnSync('python3', ['-c', 'import sys; print(sys.version_info >= (3, 9))']);

/** Whether a python3 is installed that is new enough for the client. Skipped tests print the reason. */
export const WITH_PYTHON = status === 0 && String(stdout).trim() === 'True';
if (!WITH_PYTHON) console.warn('skipped: there is no python3 of version 3.9 or newer here');

/** A new folder with `praga_client.py` and a program next to it. */
export function pythonFolder(name: string, program: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-python-'));
  fs.writeFileSync(path.join(folder, 'praga_client.py'), pythonClient());
  fs.writeFileSync(path.join(folder, name), program);
  return folder;
}
