import { spawnSync } from 'node:child_process';

const { status, stdout } = spawnSync('python3', ['-c', 'import sys; print(sys.version_info >= (3, 11))']);

/** Whether a python3 is installed that is new enough for the client. Skipped tests print the reason. */
export const HAS_PYTHON = status === 0 && String(stdout).trim() === 'True';
if (!HAS_PYTHON) console.warn('skipped: there is no python3 of version 3.11 or newer here');

/** Whether that Python can pack the client. */
export const HAS_SETUPTOOLS = HAS_PYTHON && spawnSync('python3', ['-c', 'import setuptools']).status === 0;
if (HAS_PYTHON && !HAS_SETUPTOOLS)
  console.warn('skipped: python3 has no setuptools here, so nothing is packed');
