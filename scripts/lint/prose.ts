// Finds phrases that plain English avoids, in English messages, docs, comments and titles of tests
// (scripts/lint-prose.ts).
import fs from 'node:fs';
import path from 'node:path';

export interface PhraseRule {
  readonly pattern: RegExp;
  /** The plain words to write. */
  readonly advice: string;
}

export const PHRASES: Readonly<Record<string, PhraseRule>> = {
  'any-more': { pattern: /\bany more\b(?! \w+ emails)/gi, advice: 'no longer' },
  anew: { pattern: /\banew\b/gi, advice: 'again, re-' },
  'by-itself': { pattern: /\bby (itself|themselves)\b/gi, advice: 'automatically, separately, on its own' },
  'for-because': {
    pattern: /, for (it|they|there|the|a|what|each|that|two|one|most|some|only|who|of) /gi,
    advice: 'because',
  },
  'headless-what': {
    pattern:
      /(?:^|[.:;!(] |, (?:and|but) |\bof |\bfor |\bwith |\bby )what (?!if|else|to\b)\w+(?![^.!?]*\?)/gim,
    advice: 'a noun: "the changed rows", not "what has changed"',
  },
  'is-to-be': { pattern: /\b(is|are|was|were) to be \w+/gi, advice: 'must be, has to be' },
  'is-had': { pattern: /\b(is|are|was|were|be|been) had\b/gi, advice: 'is available, is possible' },
  lest: { pattern: /\blest\b/gi, advice: 'because otherwise, so ... does not' },
  'let-whoever': {
    pattern: /\b(lets?|has|have|had) (whoever|nobody|what)\b/gi,
    advice: 'actor and verb',
  },
  mend: { pattern: /\bmend(s|ed|ing)?\b/gi, advice: 'fix' },
  'one-pronoun': {
    pattern: /(?<!no )\b(one may|one can|one sees|one knows|one does|one['’]s own)\b/gi,
    advice: 'you, the player, their own',
  },
  'paper-storey': { pattern: /\b(papers|storeys?)\b/gi, advice: 'docs, layers' },
  'post-alone': { pattern: /\b[\w'’]+ alone\b(?! against)/gi, advice: 'only X' },
  'prep-which': {
    pattern: /\b(of|in|at|by|from|to|on|with|for|under) (which|whom)\b/gi,
    advice: 'two sentences, "where", or a possessive',
  },
  'set-up-noun': { pattern: /\b(the|a|no|same|its) set-up\b/gi, advice: 'setup' },
  'so-many': {
    pattern: /\bso (many|much|long|often)\b(?! (as|that))/gi,
    advice: 'the limit with its unit: at most N, for N ms',
  },
  'stands-for-is': {
    pattern:
      /\b(stands?|stood|lies|lay) (in|at|on|beside|below|above|here|there|with|under|before|behind)\b/gi,
    advice: 'is, appears, is listed',
  },
  'tell-of': { pattern: /\b(tells?|told) of\b/gi, advice: 'show, report, notify about' },
  'that-of': { pattern: /\b(that|those) of\b/gi, advice: "the noun again, or a possessive: the profile's" },
  'turn-about': { pattern: /\bturn about\b/gi, advice: 'interleaved' },
  'what-may-be': {
    pattern: /\bwhat (may|can|could|must) be \w+/gi,
    advice: 'legal moves, available actions, allowed values',
  },
  whoever: { pattern: /\bwhoever\b/gi, advice: 'the role: the player, the reader, the caller' },
};

/** A comment, paragraph or message, with its lines (from 1) in its file. */
export interface Passage {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface Place extends Passage {
  readonly rule: string;
  readonly phrase: string;
}

const BULLET = /^\s*([-*|#]|\d+\.) ?/;

/** Paragraphs, list items and table rows of Markdown, without code. */
function paragraphsOf(file: string, text: string): readonly Passage[] {
  const found: Passage[] = [];
  let isCode = false;
  let isOpen = false;
  for (const [i, line] of text.split('\n').entries()) {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    const isIndentedCode = !isOpen && /^ {4}/.test(line);
    if (isFence || isCode || isIndentedCode || line.trim() === '') {
      isOpen = false;
      continue;
    }
    const plain = line.replace(/`[^`]*`/g, 'X').trim();
    const last = found.at(-1);
    if (last && isOpen && !BULLET.test(line))
      found[found.length - 1] = { ...last, to: i + 1, text: `${last.text} ${plain}` };
    else found.push({ file, from: i + 1, to: i + 1, text: plain.replace(BULLET, '') });
    isOpen = true;
  }
  return found;
}

/** A slash and a star within a word belong to a glob. */
const COMMENTS = /(?<![^\s{(])\/\*\*?([\s\S]*?)\*\/|((?:^[ \t]*\/\/.*\n?)+)/gm;

function commentsOf(file: string, code: string): readonly Passage[] {
  return [...code.matchAll(COMMENTS)].map((found) => {
    const [whole, block, lines = ''] = found;
    const from = code.slice(0, found.index).split('\n').length;
    const text = (block ?? lines).replace(/^\s*(\*|\/{2,3})\s?/gm, '').replace(/\s+/g, ' ');
    return { file, from, to: from + whole.trimEnd().split('\n').length - 1, text: text.trim() };
  });
}

/** `say.asks` lists words that players type. */
const TYPED = 'messages/en/say.json asks';

function messagesOf(file: string, json: string): readonly Passage[] {
  return json.split('\n').flatMap((line, i) => {
    const [, key, text] = /^\s*"([^"]*)": "(.*)",?$/.exec(line) ?? [];
    const isProse = text !== undefined && `${file} ${key}` !== TYPED;
    return isProse ? [{ file, from: i + 1, to: i + 1, text }] : [];
  });
}

/** Titles of tests: the first argument, where it is a literal. */
const TITLES =
  /(?:\b(?:test|describe)(?:\.\w+(?:\([^()]*\))?)*|^ *\](?: as const)?\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/gm;

const titlesOf = (file: string, code: string): readonly Passage[] =>
  [...code.matchAll(TITLES)].map((found) => {
    const [whole, quoted, template = ''] = found;
    const to = code.slice(0, found.index + whole.length).split('\n').length;
    return { file, from: code.slice(0, found.index).split('\n').length, to, text: quoted ?? template };
  });

/** These quote phrases that are avoided. */
const QUOTING = /^docs\/wording(-[a-z-]+)?\.md$|^tests\/scripts\/prose\.unit\.test\.ts$/;

const CODE =
  /^(lib|components|app|scripts|tests|tools|packages|examples)\/.*\.(tsx?|mjs|css)$|^public\/.*\.js$|^[^/]+\.(ts|m?js)$|^prisma\/schema\.prisma$/;
const HAS_PROSE = new RegExp(String.raw`^messages/en/|\.md$|${CODE.source}`);

/** The English passages of a file; none for other files. */
export function passagesOf(file: string, text: string): readonly Passage[] {
  if (QUOTING.test(file)) return [];
  if (file.startsWith('messages/en/')) return messagesOf(file, text);
  if (file.endsWith('.md')) return paragraphsOf(file, text);
  const titles = file.startsWith('tests/') ? titlesOf(file, text) : [];
  return CODE.test(file) ? [...commentsOf(file, text), ...titles] : [];
}

/** Every avoided phrase in these passages. */
export function findPhrases(passages: readonly Passage[]): readonly Place[] {
  return Object.entries(PHRASES).flatMap(([rule, { pattern }]) =>
    passages.flatMap((passage) =>
      [...passage.text.matchAll(pattern)].map(([phrase]) => ({ ...passage, rule, phrase: phrase.trim() })),
    ),
  );
}

/** The most words of a sentence in docs. */
const MAX_WORDS = 30;

/** The text as it is read: links without addresses, and code as one word. */
const plainText = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]*>|https?:\S+/g, 'X')
    .replaceAll(/[*_|]/g, ' ');

/** A sentence ends before a capital, a number or a quotation; a cell of a table ends one as well. */
const SENTENCE_END = /(?<=[.!?]["”’)*]*)\s+(?=["“(*]*[\p{Lu}\d])|(?<=\S)\s\|\s/u;

/** A list of names in code is no sentence. */
const LIST_OF_CODE = /^(?:X, )*X$/;

/** Sentences of Markdown that have more words than `most`. */
export function longSentences(passages: readonly Passage[], most = MAX_WORDS): readonly Passage[] {
  return passages
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap((passage) =>
      passage.text
        .split(SENTENCE_END)
        .map((text) => ({ ...passage, text: plainText(text).trim() }))
        .filter(({ text }) => !LIST_OF_CODE.test(text))
        .filter(({ text }) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > most),
    );
}

/** docs/verification.md is the English text of a page. */
const FROM_MESSAGES = /^docs\/verification\.md$/;

/** All places to rewrite: avoided phrases, and long sentences of docs. */
export function findPlaces(passages: readonly Passage[]): readonly Place[] {
  const long = longSentences(passages.filter(({ file }) => !FROM_MESSAGES.test(file))).map((passage) => ({
    ...passage,
    rule: `at most ${MAX_WORDS} words a sentence`,
    phrase: passage.text,
  }));
  return [...findPhrases(passages), ...long];
}

/** The passages of these files below a folder. */
export function readPassages(root: string, files: readonly string[]): readonly Passage[] {
  return files
    .filter((file) => HAS_PROSE.test(file) && fs.existsSync(path.join(root, file)))
    .flatMap((file) => passagesOf(file, fs.readFileSync(path.join(root, file), 'utf8')));
}
