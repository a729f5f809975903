/** The matrix of requests in docs/security.md, computed from the list of kinds. */
import { expect, test } from 'vitest';
import { KINDS } from '@/lib/features/clocks/request-kinds';
import type { KindRow } from '@/lib/features/clocks/request';
import { readText } from './project-files';

/** Whose consent a count wants. */
const CONSENTS = new Map<KindRow['count'], string>([
  [KINDS.leave.count, 'no one else'],
  [KINDS.concede.count, 'all others'],
  [KINDS.wait.count, 'votes of the others'],
  [KINDS['new-link'].count, 'two people, or a day'],
  [KINDS.offer.count, 'the seat’s keeper, or no one for a computer'],
]);

const HOUR_MS = 3_600_000;

function effectOf({ afterMs, opens }: KindRow): string {
  if (opens?.isFor) return 'when made';
  if (opens && !opens.isVoted) return 'when taken';
  return afterMs ? `after ${afterMs / HOUR_MS} h` : 'at once';
}

/** The kinds with the same proof, consent and effect, in the order of the list. */
function rows(): readonly string[] {
  const kindsOf = new Map<string, string[]>();
  for (const [kind, row] of Object.entries(KINDS)) {
    const consent = CONSENTS.get(row.count);
    if (consent === undefined) throw new Error(`the consent of ${kind} has no words`);
    const facts = [row.isHostHeard ? 'holder, host' : 'holder', consent, effectOf(row)].join(' | ');
    kindsOf.set(facts, [...(kindsOf.get(facts) ?? []), `\`${kind}\``]);
  }
  return [...kindsOf].map(([facts, kinds]) => `| ${kinds.join(', ')} | ${facts} |`);
}

test('docs/security.md has every kind of request with its proof, consent and effect, and no other', () => {
  const text = readText('docs/security.md');
  const table = text.slice(text.indexOf('### Requests'), text.indexOf('### Streams'));
  expect(table.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows());
});
