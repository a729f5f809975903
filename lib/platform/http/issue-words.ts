/** Describes an invalid part of a request for the author of a program. */
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** An invalid part of a request. */
export interface WrongPart {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * The invalid parts with a sentence each. Parse with `reportInput`: otherwise a missing value looks
 * like a wrong one.
 */
export function wrongParts(issues: readonly Issue[]): readonly WrongPart[] {
  return issues
    .flatMap((issue) => nearest(issue))
    .map((issue) => ({ path: issue.path, message: wordsOfIssue(issue) }));
}

/** The issues of the closest alternative, if several forms are allowed. */
function nearest(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [best] = [...issue.errors].sort((a, b) => a.length - b.length);
  if (!best || best.length === 0) return [issue];
  return best.flatMap((inner) => nearest({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** One line without a full stop, to follow the path of the part. */
function wordsOfIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kindOf(issue.expected)}`;
    case 'too_small':
      return isOurs(issue.message)
        ? issue.message
        : `must ${sizeOf(issue.origin, 'at least', Number(issue.minimum))}`;
    case 'too_big':
      return `must ${sizeOf(issue.origin, 'at most', Number(issue.maximum))}`;
    case 'invalid_value':
      return `must be ${listOf(issue.values.map((value) => JSON.stringify(value) ?? String(value)))}`;
    case 'unrecognized_keys':
      return `has members that are not known: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return 'is none of what it may be';
    case 'invalid_format':
      return isOurs(issue.message)
        ? issue.message
        : `must be ${FORMATS[issue.format] ?? `of the form ${issue.pattern ?? issue.format}`}`;
    case 'custom':
      return issue.message;
    default:
      return 'is not as it should be';
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  url: 'an address that begins with https:',
  datetime: 'a time like 2026-01-31T12:00:00Z',
  date: 'a day like 2026-01-31',
};

/** Messages of our own schemas begin in lower case; the library's do not. */
const isOurs = (message: string): boolean => /^[a-z]/.test(message);

function kindOf(expected: string): string {
  if (expected === 'int') return 'a whole number';
  const word = expected === 'array' ? 'list' : expected;
  return `${/^[aeio]/.test(word) ? 'an' : 'a'} ${word}`;
}

function sizeOf(origin: string, how: string, n: number): string {
  if (origin === 'string') return `have ${how} ${n} ${n === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set') return `have ${how} ${n} ${n === 1 ? 'entry' : 'entries'}`;
  return `be ${how} ${n}`;
}

function listOf(values: readonly string[]): string {
  const [only] = values;
  return values.length === 1 && only !== undefined ? only : `one of ${values.join(', ')}`;
}
