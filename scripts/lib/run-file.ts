// Allows one service per checkout: the running one writes its process and address here.
import fs from 'node:fs';
import path from 'node:path';
import { codeOf } from './errors';
import { readJsonFile } from './files';
import { commandLineOf, isAlive } from './processes';

const SCRIPT = 'start.mjs';
const fileIn = (dataDir: string) => path.join(dataDir, 'run.json');

/** The content of the file. */
export interface RunEntry {
  readonly pid: number;
  readonly url?: string;
  readonly serverPid?: number;
}

/**
 * Whether the process that wrote `entry` still runs. Its number may belong to another process by now, in a
 * container even to us.
 */
function stillRuns(entry: RunEntry | undefined): entry is RunEntry {
  if (!entry || entry.pid === process.pid || !isAlive(entry.pid)) return false;
  return commandLineOf(entry.pid)?.includes(SCRIPT) ?? true;
}

/** The address of the service that `npm start` runs or last ran here. */
export const addressIn = (dataDir: string) => readJsonFile<RunEntry>(fileIn(dataDir))?.url;

export class RunFile {
  readonly #file: string;
  /** Whether the last service here was killed before it could end its server. */
  wasAbandoned = false;

  constructor(dataDir: string) {
    this.#file = fileIn(dataDir);
  }

  /** Returns the running service, or undefined if this process has taken its place. */
  claim(): RunEntry | undefined {
    fs.mkdirSync(path.dirname(this.#file), { recursive: true });
    for (;;) {
      try {
        fs.writeFileSync(this.#file, this.#text({}), { flag: 'wx' });
        return undefined;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const entry = readJsonFile<RunEntry>(this.#file);
      if (stillRuns(entry)) return entry;
      this.wasAbandoned = true;
      fs.rmSync(this.#file, { force: true });
    }
  }

  update(facts: Omit<RunEntry, 'pid'>): void {
    fs.writeFileSync(this.#file, this.#text(facts));
  }

  release(): void {
    if (readJsonFile<RunEntry>(this.#file)?.pid === process.pid) fs.rmSync(this.#file, { force: true });
  }

  #text(facts: Omit<RunEntry, 'pid'>): string {
    return JSON.stringify({ pid: process.pid, ...facts });
  }
}
