import { escapeMarkup } from '@/lib/game/drawing/escape';
import { EXAMPLES } from '@/lib/game/casebook/examples';
import { PAGE_WORDS } from '@/lib/game/casebook/page-words';
import proofFile from '@/lib/game/casebook/proof.json';
import { REASONS } from '@/lib/game/casebook/reasons';
import { RULINGS } from '@/lib/game/casebook/rulings';
import { EASILY_FORGOTTEN, TIMING_NOTES } from '@/lib/game/casebook/sections';
import { TOPICS } from '@/lib/game/casebook/topics';
import type {
  Example,
  Language,
  Pointer,
  Proof,
  Reason,
  Rule,
  Ruling,
  Topic,
} from '@/lib/game/casebook/types';

const PROOF: Proof = proofFile;
const REASON_OF: ReadonlyMap<string, Reason> = new Map(REASONS.map((reason) => [reason.id, reason]));
const EXAMPLES_OF = examplesByRule(EXAMPLES);

const written = new Map<Language, string>();

/** The whole casebook in one language. It never changes while the service runs, so it is written once. */
export function casebookMarkup(language: Language): string {
  const known = written.get(language) ?? writeCasebook(language);
  written.set(language, known);
  return known;
}

function writeCasebook(language: Language): string {
  const word = (key: keyof typeof PAGE_WORDS): string => escapeMarkup(PAGE_WORDS[key][language]);
  return [
    contents(language),
    section('forgotten', word('forgotten'), pointers(EASILY_FORGOTTEN, language)),
    section('timing', word('timing'), pointers(TIMING_NOTES, language)),
    `<h2 class="mt-3" id="topics">${word('topics')}</h2>`,
    ...TOPICS.map((topic) => topicSection(topic, language)),
    section(
      'rulings',
      word('rulings'),
      `<p>${word('rulingsLead')}</p>`,
      ...RULINGS.map((ruling) => rulingEntry(ruling, language)),
    ),
    section(
      'examples',
      word('examples'),
      `<p>${word('examplesLead')}</p>`,
      ...EXAMPLES.map((example) => exampleEntry(example, language)),
    ),
  ].join('');
}

function contents(language: Language): string {
  const link = (id: string, text: string): string => `<li><a href="#${id}">${escapeMarkup(text)}</a></li>`;
  const parts = (keys: readonly (keyof typeof PAGE_WORDS)[]): string =>
    keys.map((key) => link(key, PAGE_WORDS[key][language])).join('');
  const topics = TOPICS.map(({ id, title }) => link(id, title[language])).join('');
  return (
    `<nav class="panel" id="contents" aria-labelledby="contents-title">` +
    `<h2 id="contents-title">${escapeMarkup(PAGE_WORDS.contents[language])}</h2>` +
    `<ol class="m-0 columns-[8rem_3] list-none gap-x-4 p-0 *:break-inside-avoid [&_a]:flex [&_a]:min-h-target [&_a]:items-center [&_a]:leading-tight [&_a]:hyphens-auto">${parts(['forgotten', 'timing'])}${topics}${parts(['rulings', 'examples'])}</ol></nav>`
  );
}

function section(id: string, title: string, ...content: readonly string[]): string {
  return `<section class="panel casebook" id="${id}"><h2>${title}</h2>${content.join('')}</section>`;
}

function topicSection({ id, title, rules }: Topic, language: Language): string {
  return section(id, escapeMarkup(title[language]), ...rules.map((rule) => ruleEntry(rule, language)));
}

function pointers(list: readonly Pointer[], language: Language): string {
  const items = list.map((pointer) => `<li>${escapeMarkup(pointer[language])} ${links(pointer.rules)}</li>`);
  return `<ul class="grid gap-2 pl-[1.1rem] list-disc">${items.join('')}</ul>`;
}

function ruleEntry(rule: Rule, language: Language): string {
  const more = [...(rule.rulings ?? []), ...(EXAMPLES_OF.get(rule.id) ?? [])];
  return entry(
    rule.id,
    `<p>${prose(rule[language])}</p>`,
    more.length > 0 ? `<p class="small">${escapeMarkup(PAGE_WORDS.see[language])}: ${links(more)}</p>` : '',
    proof(rule.id, language),
  );
}

function rulingEntry({ id, question, ruling, reason, confidence }: Ruling, language: Language): string {
  return entry(
    id,
    `<p><strong>${prose(question[language])}</strong></p><p>${prose(ruling[language])}</p>`,
    `<p class="small">${escapeMarkup(PAGE_WORDS.why[language])}: ${prose(reason[language])} ` +
      `<span class="badge">${escapeMarkup(PAGE_WORDS[confidence][language])}</span></p>`,
    PROOF[id] ? proof(id, language) : '',
  );
}

function exampleEntry({ id, rules }: Example, language: Language): string {
  return entry(id, `<p>${links(rules)}</p>`, proof(id, language));
}

function entry(id: string, ...content: readonly string[]): string {
  const heading = `<h3><a href="#${id}">${id}</a></h3>`;
  return `<article class="casebook-entry" id="${id}">${heading}<div>${content.join('')}</div></article>`;
}

/** The tests that prove an id, folded; or why there is none. */
function proof(id: string, language: Language): string {
  const tests = PROOF[id] ?? [];
  const reason = REASON_OF.get(id);
  if (tests.length === 0) {
    const why = reason ? `: ${prose(reason[language])}` : '';
    return `<p class="small muted">${escapeMarkup(PAGE_WORDS.noTest[language])}${why}</p>`;
  }
  const summary =
    tests.length === 1
      ? PAGE_WORDS.oneTest[language]
      : PAGE_WORDS.manyTests[language].replace('{n}', String(tests.length));
  const files = [...new Set(tests.map(({ file }) => file))].map((file) => {
    const titles = tests
      .filter((test) => test.file === file)
      .map(({ title }) => `<li>${escapeMarkup(title)}</li>`);
    return `<li><code>${escapeMarkup(file)}</code><ul>${titles.join('')}</ul></li>`;
  });
  // The titles of tests are English in every language.
  return `<details><summary>${escapeMarkup(summary)}</summary><ul lang="en">${files.join('')}</ul></details>`;
}

const links = (ids: readonly string[]): string =>
  ids.map((id) => `<a class="casebook-id" href="#${id}">${id}</a>`).join(' ');

/** A text with links on the rules and rulings that it cites. */
function prose(text: string): string {
  return escapeMarkup(text).replace(
    /\b(?!DEV)[A-Z]+-(?:G|IV|V|III|II|I)?\d+\b/g,
    (id) => `<a href="#${id}">${id}</a>`,
  );
}

function examplesByRule(examples: readonly Example[]): ReadonlyMap<string, readonly string[]> {
  const byRule = new Map<string, string[]>();
  for (const { id, rules } of examples)
    for (const rule of rules) byRule.set(rule, [...(byRule.get(rule) ?? []), id]);
  return byRule;
}
