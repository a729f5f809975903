/** A table where people ask for everything that a table can be asked for. */
import crypto from 'node:crypto';
import { askNewLink } from '@/lib/features/clocks/claims';
import { DELAYED_KINDS } from '@/lib/features/clocks/request';
import { actOnTurnBack, agreeToEndPause, agreeToPause, chooseEnd } from '@/lib/features/clocks/table-acts';
import { offerSeat } from '@/lib/features/leaving/offers';
import { makeDelegate, takeDelegation } from '@/lib/features/seats/delegates/delegates';
import { acceptMentor } from '@/lib/features/seats/delegates/mentor-store';
import { nameMentor } from '@/lib/features/seats/delegates/mentors';
import { hashToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { hoursAfter } from './clock';
import { valueOf } from './outcomes';
import { DAILY, playTurn, seatedTable, seatPeople } from './tables';
import { guest, programOf } from './world';

/** Anna has ended her turn, Bohumil is late, and Cecilie has left her browser at home. */
export async function tableOfRequests() {
  const made = await seatedTable(3, { pace: DAILY, emails: false });
  const { gameId } = made;
  const who = await seatPeople(made);
  const [anna, bohumil, cecilie] = [who(0), who(1), who(2)];
  await playTurn(made);
  valueOf(await actOnTurnBack({ gameId, who: anna, act: 'ask' }));
  // Their days do not become holidays on their own.
  await db().user.updateMany({ where: { seats: { some: { gameId } } }, data: { autoHolidays: false } });
  await db().seat.updateMany({
    where: { gameId, tickingAt: { not: null } },
    data: { tickingAt: hoursAfter(new Date(), -73) },
  });
  const [from, until] = [hoursAfter(new Date(), 240), hoursAfter(new Date(), 480)];
  for (const each of [anna, bohumil, cecilie]) await agreeToPause({ gameId, who: each, from, until });
  valueOf(await agreeToEndPause({ gameId, who: anna }));
  valueOf(await agreeToPause({ gameId, who: bohumil, until: hoursAfter(new Date(), 100) }));
  valueOf(await chooseEnd({ gameId, who: bohumil, kind: 'agreed-end' }));
  valueOf(await chooseEnd({ gameId, who: bohumil, kind: 'concede', winner: 0 }));
  await decided(gameId);
  valueOf(await askNewLink({ gameId, who: anna, seat: 2 }));
  valueOf(await offerSeat({ gameId, who: bohumil, seat: 1 }));
  await withHelpers(gameId, anna);
  return { made, gameId, anna, bohumil, cecilie, token: await programOf(anna.userId) };
}

/** Decisions that take effect in an hour. Some of them two people would not have made at once. */
async function decided(gameId: string): Promise<void> {
  const [at, effectAt] = [new Date(), hoursAfter(new Date(), 1)];
  const { heldFrom } = await db().seat.findFirstOrThrow({ where: { gameId, seat: 2 } });
  const row = { gameId, seat: 2, by: [2], why: 'own', at, effectAt, undoUntil: effectAt };
  const detail = { heldFrom: String(heldFrom), winner: '0' };
  for (const kind of DELAYED_KINDS)
    await db().decision.create({ data: { ...row, id: crypto.randomUUID(), kind, subject: kind, detail } });
}

async function withHelpers(gameId: string, who: { readonly userId: string }): Promise<void> {
  const wish = { name: 'Zuzana', power: 'turns', until: hoursAfter(new Date(), 72) } as const;
  const { token } = valueOf(await makeDelegate(gameId, who, wish));
  valueOf(await takeDelegation(token, { userId: undefined, own: undefined, label: 'Firefox' }));
  const mentor = valueOf(await nameMentor(gameId, who, 'Yvonne'));
  const asked = { tokenHash: hashToken(mentor.token), userId: await guest('Yvonne') };
  if ((await acceptMentor(asked, new Date())) !== 'done') throw new Error('no mentor');
}
