import 'server-only';
import type { OpenRequest, TableAgenda } from '@/lib/features/clocks/view';
import { loadOffers, type OfferView } from '@/lib/features/leaving/offers';
import { loadClaims, type ClaimView } from '@/lib/features/clocks/claims';
import type { TableView } from '@/lib/features/table/load/table-view';
import { HOST_VOICE } from '@/lib/game/pace/votes';

/** A table as its reader sees it. */
type Reader = Pick<TableView, 'gameId' | 'me' | 'isHolder' | 'isHost' | 'status' | 'helpers'>;

/** All open requests of a table that this reader can see, with links, offers and helpers of seats. */
export async function tableRequests(
  table: Reader,
  { requests }: Pick<TableAgenda, 'requests'>,
): Promise<readonly OpenRequest[]> {
  const { gameId, helpers = [], status } = table;
  const [claims, offers] = await Promise.all([loadClaims(gameId), loadOffers(gameId)]);
  const helping = status === 'running' ? helpers.filter(({ isOver }) => !isOver) : [];
  return [
    ...requests,
    ...claims.map((claim) => linkRequest(claim, table)),
    ...offers.map((offer) => offerRequest(offer, table)),
    ...helping.map((helper) => helperRequest(helper, table)),
  ];
}

const heldBy = ({ me, isHolder }: Reader) => (isHolder ? me : undefined);
const asker = (seat: number | undefined) => [seat ?? HOST_VOICE];
const ALONE = { missing: [], needed: 0 } as const;

/** A new link for a guest who has lost theirs. */
function linkRequest({ seat, askedBy, agreed, readyAt, isReady }: ClaimView, reader: Reader): OpenRequest {
  const me = heldBy(reader);
  const mayAgree = me !== undefined && me !== askedBy && !agreed.includes(me);
  const mayMake = isReady && (me !== undefined || reader.isHost === true);
  const others = [...(mayAgree ? ['agree' as const] : []), ...(mayMake ? ['make' as const] : [])];
  return {
    ...{
      key: `new-link.${seat}`,
      kind: 'new-link',
      subject: `link.${seat}`,
      seat,
      by: asker(askedBy),
      agreed,
    },
    ...{ missing: [], needed: 1, state: isReady ? 'decided' : 'asked', effectAt: readyAt },
    may: me === seat ? ['refuse'] : others,
  };
}

/** A seat on offer by a link: the own one, or a computer's, which all others may stop. */
function offerRequest(
  { seat, isComputer, by, opensAt, isOpen, goodUntil }: OfferView,
  reader: Reader,
): OpenRequest {
  const me = heldBy(reader);
  const isOwn = isComputer ? me === by : me === seat;
  const mayStop = isComputer ? me !== undefined || reader.isHost === true : isOwn;
  return {
    ...{ key: `offer.${seat}`, kind: 'offer', subject: `offer.${seat}`, seat, ...ALONE },
    ...{ by: asker(isComputer ? by : seat), agreed: [], state: isOpen ? 'in-effect' : 'decided' },
    ...{ effectAt: opensAt, endsAt: goodUntil },
    may: mayStop ? [isOwn ? 'withdraw' : 'object'] : [],
  };
}

/** Somebody who plays for the holder of a seat, or advises them. */
function helperRequest(
  { seat, name, power, until }: NonNullable<Reader['helpers']>[number],
  reader: Reader,
): OpenRequest {
  const kind = power === 'mentor' ? 'mentor' : 'delegate';
  return {
    ...{ key: [kind, seat, name].join('.'), kind, subject: `${kind}.${seat}`, seat, name, ...ALONE },
    ...{ by: [seat], agreed: [seat], state: 'in-effect', endsAt: until },
    may: heldBy(reader) === seat ? ['withdraw'] : [],
  };
}
