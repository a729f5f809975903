import type { Plaza } from '@/lib/game/engine/pack';
import { claimsOn, majorityOf } from '@/lib/game/engine/phases/plaza';
import { neighboursOf, siteState } from '@/lib/game/wording/city/city';
import { capitalize } from '@/lib/game/wording/wording';
import { directionName, nameOf, seatName, titleOf } from '@/lib/game/wording/names';
import { plazaReward } from '@/lib/game/wording/options/options-choices';
import { describeAmount } from '@/lib/game/wording/terms';
import { mayAt } from './players';
import type { TextContext, WordRow, WordTable, TextZone } from './zone';

type Doable = Parameters<typeof mayAt>[1];

/** The city: all plazas in one table, then the surroundings of each site. */
export function cityZone(on: TextContext, doable: Doable): TextZone {
  const { t } = on.words;
  return {
    id: 'city',
    title: t('table.city'),
    lines: [],
    tables: [plazaTable(on, doable), ...on.pack.city.plazas.map((plaza) => siteTable(on, doable, plaza))],
  };
}

function plazaTable(on: TextContext, doable: Doable): WordTable {
  const { t } = on.words;
  return {
    title: t('board.plazas'),
    columns: [
      t('board.plaza'),
      t('board.upper'),
      t('board.lower'),
      t('board.claims'),
      t('board.leads'),
      t('board.sitesFree'),
      t('board.may'),
    ],
    rows: on.pack.city.plazas.map((plaza) => plazaRow(on, doable, plaza)),
  };
}

function plazaRow(on: TextContext, doable: Doable, plaza: Plaza): WordRow {
  const { words, pack, state, seats } = on;
  const { t } = words;
  const placed = state.plazas.find((entry) => entry.plaza === plaza.id);
  const reward = (side: 'upper' | 'lower') =>
    placed?.face === undefined ? t('position.noTile') : plazaReward(on, plaza.id, side);
  const claims = claimsOn(pack, state, plaza.id);
  const built = new Set(state.buildings.map(({ site }) => site));
  const free = plaza.sites.filter((site) => !built.has(site)).length;
  const name = (seat: number) => seatName(words, seats, seat);
  const cubes = claims.map((claim) => `${name(claim.seat)} ${describeAmount(words, 'cube', claim.cubes)}`);
  return {
    head: titleOf(words, pack, plaza.id),
    cells: [
      reward('upper'),
      reward('lower'),
      cubes.join('; ') || t('board.nobody'),
      leadersOf(on, claims.length > 0 ? majorityOf(claims) : []),
      placed?.evaluated ? t('board.evaluated') : t('board.freeOf', { free, all: plaza.sites.length }),
      mayAt(on, doable, `plaza:${plaza.id}`, `reward:${plaza.id}-upper`, `reward:${plaza.id}-lower`),
    ],
  };
}

/** The seats that would get both rewards if the plaza were complete now. */
function leadersOf({ words, seats }: TextContext, leaders: readonly number[]): string {
  if (leaders.length === 0) return words.t('board.nobody');
  return words.list(leaders.map((seat) => seatName(words, seats, seat)));
}

function siteTable(on: TextContext, doable: Doable, plaza: Plaza): WordTable {
  const { words, pack } = on;
  const { t } = words;
  return {
    title: t('board.sitesAt', { plaza: nameOf(words, pack, plaza.id) }),
    columns: [t('board.site'), t('board.state'), t('board.beside'), t('board.may')],
    rows: plaza.sites.map((site) => ({
      head: titleOf(words, pack, site),
      cells: [
        capitalize(siteState(on, on.seats, site)),
        neighbourWords(on, site),
        mayAt(on, doable, `site:${site}`),
      ],
    })),
  };
}

/** "north-east plaza 5; west site 4B": the neighbours that share corners and claims. */
function neighbourWords({ words, pack }: TextContext, id: string): string {
  return neighboursOf(pack, id)
    .map(({ side, id: other }) => `${directionName(words, side)} ${nameOf(words, pack, other)}`)
    .join('; ');
}
