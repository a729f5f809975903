/**
 * Stands in for next-intl where messages come compiled (`#translator` in package.json): what that has besides
 * (formats and errors of its own, dates, tags) is 2.4 kB of a browser's script.
 */
import type { Values } from './wording';

/** As icu-minify/compile writes it, as far as our messages go; a test compares what both say. */
type Compiled = string | readonly Piece[];
/** A text, the number of the plural around it, or a value: as it is, chosen by, or as a number. */
type Piece = string | typeof POUND | readonly [name: string, kind?: number, branches?: Branches];
type Branches = Readonly<Record<string, Compiled | typeof POUND | undefined>>;

const POUND = 0;
const SELECT = 1;
const PLURAL = 2;
const NUMBER = 4;

interface Messages {
  readonly [name: string]: Messages | Compiled | undefined;
}

interface Options {
  readonly locale: string;
  readonly messages: Messages;
  readonly getMessageFallback: (about: { readonly key: string }) => string;
}

const isMessage = (found: Messages[string]): found is Compiled =>
  typeof found === 'string' || Array.isArray(found);

function messageOf(messages: Messages, key: string): Compiled | undefined {
  let found: Messages[string] = messages;
  for (const name of key.split('.')) found = isMessage(found) ? undefined : found?.[name];
  return isMessage(found) ? found : undefined;
}

/** Fills in messages by their key; the fallback says where there is none, or its values do not fit. */
export function createTranslator({ locale, messages, getMessageFallback }: Options) {
  let numbers: Intl.NumberFormat | undefined;
  const plurals = new Intl.PluralRules(locale);

  /** Small whole numbers are written alike in all our languages; what writes others is slow to make. */
  function written(number: number): string {
    if (Number.isInteger(number) && Math.abs(number) < 1000) return String(number);
    numbers ??= new Intl.NumberFormat(locale);
    return numbers.format(number);
  }

  function fill(message: Compiled, values: Values, count?: number): string {
    if (typeof message === 'string') return message;
    return message.map((piece) => pieceOf(piece, values, count)).join('');
  }

  function pieceOf(piece: Piece, values: Values, count = NaN): string {
    if (typeof piece === 'string') return piece;
    if (piece === POUND) return written(count);
    const [name, kind, branches] = piece;
    const value = values[name];
    if (kind === undefined) return String(value);
    if (kind === NUMBER) return written(Number(value));
    const branch = branchOf(kind, branches ?? {}, value) ?? branches?.other;
    if (branch === undefined) throw new TypeError(name);
    return branch === POUND ? written(Number(value)) : fill(branch, values, Number(value));
  }

  function branchOf(kind: number, branches: Branches, value: Values[string] | undefined) {
    if (kind === SELECT) return branches[String(value)];
    if (kind !== PLURAL) throw new TypeError(String(kind));
    return branches[`=${value}`] ?? branches[plurals.select(Number(value))];
  }

  return (key: string, values: Values = {}): string => {
    try {
      const message = messageOf(messages, key);
      if (message) return fill(message, values);
    } catch {
      // Values that do not fit.
    }
    return getMessageFallback({ key });
  };
}
