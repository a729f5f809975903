// Lists the tests that prove each rule, for /rules: reads the titles and strings of the test files.
import fs from 'node:fs';
import path from 'node:path';
import { RULES, RULINGS } from '../../lib/game/casebook/rulings';
import { type NamingTest, readTests } from './naming-tests';

/** These folders mention rules without proving them. */
const SPEAK_OF_RULES = ['tests/casebook/', 'tests/wording/'];

/** A test of the project, with the ids it names. */
type ProvingTest = NamingTest & { readonly file: string };

/** The tests that prove an id. */
type Proof = Readonly<
  Record<string, readonly { readonly file: string; readonly title: string }[] | undefined>
>;

/** The number of each kind of numbered part of the specification other than rules and rulings. */
const OTHER_PARTS = { EX: 45, INV: 66, DEC: 39, DEV: 6 };

const familyOf = (id: string): string => id.slice(0, id.indexOf('-'));

/** All ids that a test may name, in the order of the specification. */
export function knownIds(): readonly string[] {
  const others = Object.entries(OTHER_PARTS).flatMap(([family, count]) =>
    Array.from({ length: count }, (_, i) => `${family}-${i + 1}`),
  );
  return [...RULES.map(({ id }) => id), ...RULINGS, ...others];
}

/** All tests of the project in files that name a rule: file, title, and the ids they name. */
export function projectTests(): readonly ProvingTest[] {
  // Parsing takes most of the time, so files without any id are passed over.
  const isNaming = new RegExp(`\\b(?:${[...new Set(knownIds().map(familyOf))].join('|')})-[IVG]*\\d`);
  return fs
    .readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !SPEAK_OF_RULES.some((folder) => file.startsWith(folder)))
    .sort()
    .flatMap((file) => {
      const source = fs.readFileSync(file, 'utf8');
      return isNaming.test(source) ? readTests(file, source).map((test) => ({ file, ...test })) : [];
    });
}

/** The tests of every known id that has any. */
export function ruleProofOf(tests: readonly ProvingTest[], known: readonly string[]): Proof {
  const proof: Record<string, Proof[string]> = {};
  for (const id of known) {
    const proving = tests.filter(({ ids }) => ids.includes(id));
    if (proving.length > 0) proof[id] = proving.map(({ file, title }) => ({ file, title }));
  }
  return proof;
}

/** Ids that look like ours but are unknown: a typo proves nothing. */
export function unknownIds(tests: readonly ProvingTest[], known: readonly string[]): readonly string[] {
  const ids = new Set(known);
  const families = new Set(known.map(familyOf));
  return tests.flatMap(({ file, title, ids: named }) =>
    named
      .filter((id) => families.has(familyOf(id)) && !ids.has(id))
      .map((id) => `${id} in ${file}: ${title}`),
  );
}

/** Writes them into a folder, from where /rules imports them. */
export function writeRuleProof(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  const proof = ruleProofOf(projectTests(), knownIds());
  fs.writeFileSync(path.join(folder, 'rule-proof.json'), JSON.stringify(proof));
}
