/** Boxes with people who edit them, for tests. */
import type { BoxChange, BoxView } from '@/lib/features/boxes/box';
import { changeBox, createBox, joinBox, readBox, type BoxActor } from '@/lib/features/boxes/boxes';
import { BASE_PACK } from '@/lib/game/content/base';
import type { Result } from '@/lib/platform/http/refused';
import { valueOf } from '../support/outcomes';
import { guest } from '../support/world';

export { valueOf };

export const WALL = BASE_PACK.walls[0]?.id ?? '';
export const SEAL = BASE_PACK.seals[0]?.id ?? '';
/** A cost that the base does not have. */
export const DEAR = { cost: { gold: 9, stone: 0 } };
export const CHEAP = { cost: { gold: 0, stone: 9 } };

/** Does one thing in a box; fails if it is refused. */
export async function done(who: BoxActor, change: BoxChange) {
  const { token = '', packId = '' } = valueOf(await changeBox(who, change));
  return { token, packId };
}

/** The kind of a refusal, or 'ok'. */
export const kindOf = (outcome: Result<unknown, { readonly kind: string }>): string =>
  outcome.ok ? 'ok' : outcome.error.kind;

/** A box that Anna owns, with others who joined by its link. */
export async function madeBox(others: readonly string[] = []) {
  const anna = await guest('Anna');
  const boxId = valueOf(await createBox({ name: 'Our box', userId: anna }));
  const { token } = await done({ boxId, userId: anna }, { act: 'renew-link' });
  const joined: string[] = [];
  for (const name of others) {
    const userId = await guest(name);
    valueOf(await joinBox({ token, userId }));
    joined.push(userId);
  }
  return { boxId, anna, token, others: joined, who: { boxId, userId: anna } };
}

/** Enters values of a component by several people, one after the other. */
export async function entered(boxId: string, componentId: string, values: Readonly<Record<string, object>>) {
  for (const [userId, value] of Object.entries(values))
    await done({ boxId, userId }, { act: 'enter', componentId, value });
}

/** The box as a person sees it; fails for those who may not. */
export async function seenBy(boxId: string, userId: string): Promise<BoxView> {
  const box = await readBox(boxId, { id: userId });
  if (!box) throw new Error('unknown box');
  return box;
}

/** A finished revision of a box of Anna with these values of a wall: its pack, and who may change the box. */
export async function madePack(wall: object = DEAR) {
  const { boxId, anna, who } = await madeBox();
  await entered(boxId, WALL, { [anna]: wall });
  return { pack: (await done(who, { act: 'finish' })).packId, boxId, anna, who };
}
