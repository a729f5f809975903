import { escapeMarkup } from '@/lib/game/drawing/escape';
import { EXAMPLES } from '@/lib/game/casebook/examples';
import { PAGE_WORDS } from '@/lib/game/casebook/page-words';
import proofFile from '@/generated/casebook-proof.json';
import { REASONS } from '@/lib/game/casebook/reasons';
import { RULINGS } from '@/lib/game/casebook/rulings';
import { EASILY_FORGOTTEN, TIMING_NOTES } from '@/lib/game/casebook/sections';
import { TOPICS } from '@/lib/game/casebook/topics';
import type { Example, Language, Pointer, Proof, Reason, Rule, Ruling } from '@/lib/game/casebook/types';

const PROOF: Proof = proofFile;
const REASON_OF: ReadonlyMap<string, Reason> = new Map(REASONS.map((reason) => [reason.id, reason]));
const EXAMPLES_OF = examplesByRule(EXAMPLES);

const written = new Map<string, string>();

interface Shown {
  readonly language: Language;
  /** Whether the tests of each rule are listed. */
  readonly tests: boolean;
}

/** The whole casebook, one fold per topic. It never changes while the service runs, so it is written once. */
export function casebookMarkup(shown: Shown): string {
  const key = `${shown.language} ${shown.tests}`;
  const known = written.get(key) ?? writeCasebook(shown);
  written.set(key, known);
  return known;
}

function writeCasebook(shown: Shown): string {
  const { language } = shown;
  const words = (key: keyof typeof PAGE_WORDS): string => PAGE_WORDS[key][language];
  const lead = (key: keyof typeof PAGE_WORDS): string => `<p>${escapeMarkup(words(key))}</p>`;
  return [
    fold('forgotten', words('forgotten'), pointers(EASILY_FORGOTTEN, language)),
    fold('timing', words('timing'), pointers(TIMING_NOTES, language)),
    ...TOPICS.map(({ id, title, rules }) =>
      fold(id, title[language], ...rules.map((rule) => ruleEntry(rule, shown))),
    ),
    fold(
      'rulings',
      words('rulings'),
      lead('rulingsLead'),
      ...RULINGS.map((each) => rulingEntry(each, shown)),
    ),
    fold(
      'examples',
      words('examples'),
      lead('examplesLead'),
      ...EXAMPLES.map((each) => exampleEntry(each, shown)),
    ),
  ].join('');
}

/** How many rules and rulings have all words of a search, and their entries. */
export function searchMarkup(
  language: Language,
  search: string,
): { readonly n: number; readonly html: string } {
  const wanted = search.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  const has = (...texts: readonly string[]) => {
    const text = texts.join(' ').toLocaleLowerCase(language);
    return wanted.every((word) => text.includes(word));
  };
  const found = [
    ...TOPICS.flatMap(({ title, rules }) =>
      rules.filter((rule) => has(rule.id, title[language], rule[language])),
    ).map(({ id, ...rule }) => foundEntry(id, prose(rule[language]))),
    ...RULINGS.filter(({ id, question, ruling }) => has(id, question[language], ruling[language])).map(
      ({ id, question, ruling }) =>
        foundEntry(id, `<strong>${prose(question[language])}</strong> ${prose(ruling[language])}`),
    ),
  ];
  return { n: found.length, html: found.join('') };
}

const foundEntry = (id: string, text: string): string =>
  `<article class="casebook-entry"><h3><a href="/rules#${id}">${id}</a></h3><p>${text}</p></article>`;

function fold(id: string, title: string, ...content: readonly string[]): string {
  return `<details class="casebook panel open:col-span-full" id="${id}"><summary><h3>${escapeMarkup(title)}</h3></summary>${content.join('')}</details>`;
}

function pointers(list: readonly Pointer[], language: Language): string {
  const items = list.map((pointer) => `<li>${escapeMarkup(pointer[language])} ${links(pointer.rules)}</li>`);
  return `<ul class="grid gap-2 pl-[1.1rem] list-disc">${items.join('')}</ul>`;
}

function ruleEntry(rule: Rule, { language, tests }: Shown): string {
  const more = [...(rule.rulings ?? []), ...(EXAMPLES_OF.get(rule.id) ?? [])];
  return entry(
    rule.id,
    `<p>${prose(rule[language])}</p>`,
    more.length > 0 ? `<p class="small">${escapeMarkup(PAGE_WORDS.see[language])}: ${links(more)}</p>` : '',
    tests ? proof(rule.id, language) : '',
  );
}

function rulingEntry(
  { id, question, ruling, reason, confidence }: Ruling,
  { language, tests }: Shown,
): string {
  return entry(
    id,
    `<p><strong>${prose(question[language])}</strong></p><p>${prose(ruling[language])}</p>`,
    `<p class="small">${escapeMarkup(PAGE_WORDS.why[language])}: ${prose(reason[language])} ` +
      `<span class="badge">${escapeMarkup(PAGE_WORDS[confidence][language])}</span></p>`,
    tests && PROOF[id] ? proof(id, language) : '',
  );
}

function exampleEntry({ id, rules }: Example, { language, tests }: Shown): string {
  return entry(id, `<p>${links(rules)}</p>`, tests ? proof(id, language) : '');
}

function entry(id: string, ...content: readonly string[]): string {
  const heading = `<h4><a href="#${id}">${id}</a></h4>`;
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
