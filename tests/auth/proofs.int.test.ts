/**
 * The powers of the link of a held seat, over every operation and form: it plays the seat, and wherever the
 * holder's proof is asked for it gets a refusal that says what to do.
 */
import { describe, expect, test } from 'vitest';
import { leaveLater } from '../support/after-responses';
import { ofEachKind } from '../support/full';
import { useService } from '../support/service';
import { allEntries, askedAs } from './matrix-entries';
import { inputOf } from './matrix-inputs';
import { EXPECTED } from './matrix-table';
import { askInFull, makeWorld, type Asker, type Entry, type Input, type World } from './matrix-world';
import { PROOF_OF } from './proof-table';

leaveLater();
await useService();

/** Whatever may change something: no looks, and nothing that is closed to everybody. */
const entries = [...allEntries().values()].filter(
  ({ key, kind, name, file }) =>
    kind !== 'page' && name !== 'GET' && !file.includes('[...nextauth]') && !isClosed(key),
);

function isClosed(key: string): boolean {
  const { open = [], closed } = EXPECTED[key] ?? {};
  return closed === undefined && open.length === 1 && ['404', '405'].includes(open[0] ?? '');
}

/** A name is the keeper's to change; the seat itself is opened by its link. */
const SENT: Readonly<Record<string, Input>> = { 'POST app/api/games/[id]/sit/route.ts': { json: {} } };

async function answerTo(asker: Asker | 'link' | 'delegate', world: World, entry: Entry): Promise<string> {
  const input = { ...inputOf(entry.key, entry.file, world), ...SENT[entry.key] };
  const { outcome, code = '' } = await askInFull(asker, world, entry, input);
  return `${outcome} ${code}`.trim();
}

/** The refusals whose sentence says to sign in or to open the browser that holds the seat. */
const TYPED = /(?:^409 |refused=|problem=)(?:seat-held|link-only|by-link|not-holder|no-own-address)$/;

/** The ones that no holder gets. */
const REFUSED = /(?:seat-held|link-only|by-link|not-holder)$/;

test('every operation and form says which proof it takes: a new one needs its row in proof-table.ts', () => {
  expect(Object.keys(PROOF_OF).sort()).toEqual(entries.map(({ key }) => key).sort());
});

/** Whatever asks for the holder is tried each time. */
const isHeld = ({ key }: Entry) => ['holder', 'keeper'].includes(PROOF_OF[key] ?? '');
const kindOf = (entry: Entry) => `${PROOF_OF[entry.key]} ${askedAs(entry)}`;
const key = (entry: Entry) => entry.key;
const { rows, how } = ofEachKind('proofs', entries, {
  key,
  kinds: (entry) => [isHeld(entry) ? entry.key : kindOf(entry)],
});
/** The holder is asked once of each kind, because what they do needs a table of its own. */
const ofHolder = ofEachKind('proofs of the holder', entries.filter(isHeld), {
  key,
  kinds: (entry) => [kindOf(entry)],
});
let refusing: Promise<World> | undefined;

describe(`the answer to the link of a held seat (${how})`, () => {
  test.each(rows.map((entry) => [PROOF_OF[entry.key] ?? 'none', entry.key, entry] as const))(
    '%s: %s',
    async (proof, _key, entry) => {
      if (isHeld(entry)) {
        // A refusal changes nothing.
        const shared = await (refusing ??= makeWorld('anyone'));
        for (const asker of ['link', 'delegate'] as const)
          expect(await answerTo(asker, shared, entry), asker).toMatch(TYPED);
        if (!ofHolder.rows.includes(entry)) return;
        expect(await answerTo('own', await makeWorld('anyone'), entry)).not.toMatch(REFUSED);
      } else {
        const world = await makeWorld('anyone');
        // Where the seat matters a link is as good as its holder, everywhere else it is nothing.
        const equal = proof === 'link' ? 'own' : 'anonymous';
        expect(await answerTo('link', world, entry)).toBe(await answerTo(equal, world, entry));
      }
    },
  );
});
