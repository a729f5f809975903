// The options of `npm test`.
import { parseArgs } from 'node:util';
import crypto from 'node:crypto';

export const PARTS: readonly string[] = ['checks', 'unit', 'integration', 'http', 'e2e'];

export const USAGE = `npm test -- [options] [parts or files]
  parts            ${PARTS.join(', ')}; without any, all of them (and with --full the long ones, scripts/test/long.ts)
  files            such as tests/talk/talk.int.test.ts or tests/e2e/turn.spec.ts: only these, whatever they need is started;
                   one with .full. in its name in the long form, which alone has it
  --changed [REF]  what is touched by the changes since REF (where this branch left main), committed or not
  --full           the long form of everything, from a fresh seed (npm run test:full)
  --seed TEXT      the seed of such a run, to have it again`;

export interface TestOptions {
  readonly isHelp: boolean;
  readonly isFull: boolean;
  readonly seed: string | undefined;
  readonly changedSince: string | undefined;
  readonly files: readonly string[];
  readonly parts: readonly string[];
}

const isFile = (word: string) => word.includes('/') || /\.(spec|test)\b/.test(word);

/** "--changed" may be followed by a REF, by a part or by nothing, which parseArgs does not know. */
function spellOut(words: readonly string[], parts: readonly string[]): string[] {
  return words.map((word, i) => {
    if (word !== '--changed') return word;
    const next = words[i + 1];
    const hasRef = next !== undefined && !next.startsWith('-') && !parts.includes(next);
    return hasRef ? word : '--changed=';
  });
}

/** The part that a test file belongs to. */
export function partOf(file: string): string {
  if (/\.spec\b/.test(file) || /^(\.\/)?tests\/(e2e|visual)\b/.test(file)) return 'e2e';
  if (file.includes('.int.')) return 'integration';
  return file.includes('.http.') ? 'http' : 'unit';
}

/**
 * @param words the command line
 * @param long parts of only the long form
 */
export function readOptions(words: readonly string[], long: readonly string[] = []): TestOptions {
  const known = [...PARTS, ...long];
  const { values, positionals } = parseArgs({
    args: spellOut(words, known),
    allowPositionals: true,
    options: {
      full: { type: 'boolean', default: false },
      seed: { type: 'string' },
      changed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const files = positionals.filter(isFile);
  const asked = positionals.filter((word) => !isFile(word));
  const unknown = asked.find((part) => !known.includes(part));
  if (unknown) throw new Error(`there is no part "${unknown}": choose from ${known.join(', ')}`);
  const isFull =
    values.full || asked.some((part) => long.includes(part)) || files.some((file) => file.includes('.full.'));
  return {
    isHelp: values.help,
    isFull,
    seed: values.seed ?? (isFull ? crypto.randomBytes(4).toString('hex') : undefined),
    changedSince: values.changed,
    files,
    parts: partsFor({ asked, files, isFull, long }),
  };
}

interface ParsedArguments {
  readonly asked: readonly string[];
  readonly files: readonly string[];
  readonly isFull: boolean;
  readonly long: readonly string[];
}

function partsFor({ asked, files, isFull, long }: ParsedArguments): readonly string[] {
  if (asked.length > 0) return asked;
  if (files.length > 0) return PARTS.filter((part) => files.some((file) => partOf(file) === part));
  return isFull ? [...PARTS, ...long] : PARTS;
}
