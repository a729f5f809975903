import 'server-only';
import { tablePicture } from '@/components/table/table-picture';
import type { Locale } from '@/lib/game/wording/locales';
import type { Wording } from '@/lib/game/wording/wording';
import { KEPT_POSITION } from '@/lib/game/learning/kept-position';
import { loadTable } from '@/lib/features/table/load/load-table';
import { registeredPacks } from '@/lib/features/table/load/packs';
import { clockWords } from '@/lib/game/wording/position';
import { demoTableId } from './demo-table';

export interface LivePictureData {
  readonly picture: string;
  /** Where the game in the picture stands. */
  readonly state: string;
  /** The table to look at, and whether it is the one in the picture. */
  readonly gameId?: string | undefined;
  readonly isLive: boolean;
}

/** One picture per language is remembered: the newest position's. */
const drawn = new Map<Locale, LivePictureData & { readonly of: string }>();
/** Before this many turns there is little to see on a board. */
const WORTH_SEEING = 8;

/**
 * The picture of the start page: the current state of the public table, or else a prepared position. Tables
 * of friends are known to everybody with their link, so they never appear here.
 */
export async function livePicture(words: Wording): Promise<LivePictureData | undefined> {
  const id = await demoTableId();
  const table = id === undefined ? undefined : await loadTable(id, undefined, { log: 'none' });
  const of = table?.head ?? '';
  const known = drawn.get(words.locale);
  if (known?.of === of) return known;
  const isLive = table !== undefined && table.view.state.turnsDone >= WORTH_SEEING;
  const state = isLive ? table.view.state : KEPT_POSITION;
  const pack = registeredPacks().find((entry) => entry.id === state.pack.id);
  if (!pack) return undefined;
  const clock = clockWords({ words, pack, state });
  const picture = tablePicture(words, pack, state, words.t('site.pictureOf', { state: clock }));
  const shown = { of, picture, state: clock, gameId: table?.gameId, isLive };
  drawn.set(words.locale, shown);
  return shown;
}
