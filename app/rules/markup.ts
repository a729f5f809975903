import {
  type CasebookRule,
  CONFIDENCE_OF,
  EASILY_FORGOTTEN,
  type Example,
  EXAMPLES,
  type Pointer,
  type RulingId,
  RULINGS,
  TIMING_NOTES,
  TOPICS,
} from '@/lib/game/casebook/rulings';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import type { Wording } from '@/lib/game/wording/wording';
import proofFile from '@/lib/generated/rule-proof/rule-proof.json';

/** Tests of each rule id, collected by `npm run generate`. */
const PROOF: Readonly<Record<string, readonly { readonly file: string; readonly title: string }[]>> =
  proofFile;
const EXAMPLES_OF = examplesByRule(EXAMPLES);

const written = new Map<string, string>();

interface CasebookView {
  readonly words: Wording;
  /** Whether to list each rule's tests. */
  readonly tests: boolean;
}

/** The whole casebook, one fold per topic. Cached, because it never changes while the service runs. */
export function casebookMarkup(shown: CasebookView): string {
  const key = `${shown.words.locale} ${shown.tests}`;
  const known = written.get(key) ?? writeCasebook(shown);
  written.set(key, known);
  return known;
}

function writeCasebook(shown: CasebookView): string {
  const { t } = shown.words;
  return [
    fold(
      'forgotten',
      t('rules.page.forgotten'),
      pointers(EASILY_FORGOTTEN, (key) => t(`rules.forgotten.${key}`)),
    ),
    fold(
      'timing',
      t('rules.page.timing'),
      pointers(TIMING_NOTES, (key) => t(`rules.timing.${key}`)),
    ),
    ...TOPICS.map(({ id, rules }) =>
      fold(id, t(`rules.topic.${id}`), ...rules.map((rule) => ruleEntry(rule, shown))),
    ),
    fold(
      'rulings',
      t('rules.page.rulings'),
      `<p>${escapeMarkup(t('rules.page.rulingsLead'))}</p>`,
      ...RULINGS.map((id) => rulingEntry(id, shown)),
    ),
    fold(
      'examples',
      t('rules.page.examples'),
      `<p>${escapeMarkup(t('rules.page.examplesLead'))}</p>`,
      ...EXAMPLES.map(({ id, rules }) =>
        entry(id, `<p>${links(rules)}</p>`, shown.tests ? proof(id, shown.words) : ''),
      ),
    ),
  ].join('');
}

/** The number of rules and rulings that contain all search words, and their entries. */
export function searchMarkup(
  { t, locale }: Wording,
  search: string,
): { readonly n: number; readonly html: string } {
  const wanted = search.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const has = (...texts: readonly string[]) => {
    const text = texts.join(' ').toLocaleLowerCase(locale);
    return wanted.every((word) => text.includes(word));
  };
  const rules = TOPICS.flatMap((topic) =>
    topic.rules
      .map(({ id }) => ({ id, text: t(`rules.rule.${id}`) }))
      .filter(({ id, text }) => has(id, t(`rules.topic.${topic.id}`), text))
      .map(({ id, text }) => foundEntry(id, prose(text))),
  );
  const rulings = RULINGS.map((id) => ({
    id,
    question: t(`rules.ruling.${id}.question`),
    ruling: t(`rules.ruling.${id}.ruling`),
  }))
    .filter(({ id, question, ruling }) => has(id, question, ruling))
    .map(({ id, question, ruling }) =>
      foundEntry(id, `<strong>${prose(question)}</strong> ${prose(ruling)}`),
    );
  const found = [...rules, ...rulings];
  return { n: found.length, html: found.join('') };
}

const foundEntry = (id: string, text: string): string =>
  `<article class="casebook-entry"><h3><a href="/rules#${id}">${id}</a></h3><p>${text}</p></article>`;

function fold(id: string, title: string, ...content: readonly string[]): string {
  return `<details class="casebook panel open:col-span-full" id="${id}"><summary><h3>${escapeMarkup(title)}</h3></summary>${content.join('')}</details>`;
}

function pointers<Key extends string>(list: readonly Pointer<Key>[], textOf: (key: Key) => string): string {
  const items = list.map((ids) => `<li>${escapeMarkup(textOf(ids[0]))} ${links(ids)}</li>`);
  return `<ul class="grid gap-2 pl-4.5 list-disc">${items.join('')}</ul>`;
}

function ruleEntry({ id, rulings }: CasebookRule, { words, tests }: CasebookView): string {
  const { t } = words;
  const more = [...rulings, ...(EXAMPLES_OF.get(id) ?? [])];
  return entry(
    id,
    `<p>${prose(t(`rules.rule.${id}`))}</p>`,
    more.length > 0 ? `<p class="small">${escapeMarkup(t('rules.page.see'))}: ${links(more)}</p>` : '',
    tests ? proof(id, words) : '',
  );
}

function rulingEntry(id: RulingId, { words, tests }: CasebookView): string {
  const { t } = words;
  return entry(
    id,
    `<p><strong>${prose(t(`rules.ruling.${id}.question`))}</strong></p>`,
    `<p>${prose(t(`rules.ruling.${id}.ruling`))}</p>`,
    `<p class="small">${escapeMarkup(t('rules.page.why'))}: ${prose(t(`rules.ruling.${id}.reason`))} ` +
      `<span class="badge">${escapeMarkup(t(`rules.confidence.${CONFIDENCE_OF[id]}`))}</span></p>`,
    tests ? proof(id, words) : '',
  );
}

function entry(id: string, ...content: readonly string[]): string {
  const heading = `<h4><a href="#${id}">${id}</a></h4>`;
  return `<article class="casebook-entry" id="${id}">${heading}<div>${content.join('')}</div></article>`;
}

/** The tests of an id, folded. */
function proof(id: string, { t }: Wording): string {
  const tests = PROOF[id] ?? [];
  if (tests.length === 0) return '';
  const summary = t('rules.page.provedBy', { n: tests.length });
  const files = [...new Set(tests.map(({ file }) => file))].map((file) => {
    const titles = tests
      .filter((test) => test.file === file)
      .map(({ title }) => `<li>${escapeMarkup(title)}</li>`);
    return `<li><code>${escapeMarkup(file)}</code><ul>${titles.join('')}</ul></li>`;
  });
  // Test titles are English in every language.
  return `<details><summary>${escapeMarkup(summary)}</summary><ul lang="en">${files.join('')}</ul></details>`;
}

const links = (ids: readonly string[]): string =>
  ids.map((id) => `<a class="casebook-id" href="#${id}">${id}</a>`).join(' ');

/** A text with links to the rules and rulings it cites. */
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
