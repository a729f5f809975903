/** A whole game with the pack of a box, as the document that the service would export. */
import type { BoxValues } from '@/lib/game/engine/pack';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { GameDocument } from '@/lib/game/eventlog/export';
import { RULES_VERSION } from '@/lib/game/rulesets';
import { documentOfRunning } from '../support/documents';
import { FuzzRun } from '../support/engine/fuzz';
import { planFor } from '../support/engine/fuzz-plan';

/** Game 5 of the fuzzer, two people, played to the end. */
export function sealedGame(pack: Pack, box: BoxValues): GameDocument {
  const plan = { ...planFor(5), pack };
  const { rows, position } = new FuzzRun(plan).play();
  const { setup, secret: seed } = plan;
  const document = documentOfRunning(
    { title: 'With a box', setup, seed, rulesVersion: RULES_VERSION, commands: [] } as never,
    { pack, position, log: rows } as never,
  );
  return { ...document, game: { ...document.game, box, boxName: 'Our copy' } };
}
