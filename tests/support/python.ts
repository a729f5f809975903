import { spawnSync } from 'node:child_process';

const { status, stdout } = spawnSync('python3', ['-c', 'import sys; print(sys.version_info >= (3, 11))']);

/** Whether python3 is here, new enough for the client. Tests print the reason where they are skipped. */
export const HAS_PYTHON = status === 0 && String(stdout).trim() === 'True';
if (!HAS_PYTHON) console.warn('skipped: there is no python3 of version 3.11 or newer here');
