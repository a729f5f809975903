// @ts-nocheck
// One service per checkout: the running one writes its process and address here.
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from './files';
import { commandLineOf, isAlive } from './processes';

const SCRIPT = 'start.mjs';

/**
 * Whether the process that wrote `entry` still runs. Its number may belong to another by now, in a container
 * even to us.
 */
function stillRuns(entry) {
  if (!entry || entry.pid === process.pid || !isAlive(entry.pid)) return false;
  return commandLineOf(entry.pid)?.includes(SCRIPT) ?? true;
}

export class RunFile {
  #file;
  /** Whether the last service here was killed before it could end its server. */
  wasAbandoned = false;

  constructor(dataDir) {
    this.#file = path.join(dataDir, 'run.json');
  }

  /** The service that runs already, or undefined when this process has taken the place. */
  claim() {
    fs.mkdirSync(path.dirname(this.#file), { recursive: true });
    for (;;) {
      try {
        fs.writeFileSync(this.#file, this.#text({}), { flag: 'wx' });
        return undefined;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const entry = readJson(this.#file);
      if (stillRuns(entry)) return entry;
      this.wasAbandoned = true;
      fs.rmSync(this.#file, { force: true });
    }
  }

  update(facts) {
    fs.writeFileSync(this.#file, this.#text(facts));
  }

  release() {
    if (readJson(this.#file)?.pid === process.pid) fs.rmSync(this.#file, { force: true });
  }

  #text(facts) {
    return JSON.stringify({ pid: process.pid, ...facts });
  }
}
