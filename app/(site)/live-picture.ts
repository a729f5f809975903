import 'server-only';
import { tablePicture } from '@/components/board/table-picture';
import { loadTable } from '@/lib/features/table/load/load-table';
import { registeredPacks } from '@/lib/features/table/load/packs';
import { KEPT_POSITION } from '@/lib/game/learning/kept-position';
import type { Locale } from '@/lib/game/wording/language/locales';
import { clockWords } from '@/lib/game/wording/position';
import type { Wording } from '@/lib/game/wording/wording';
import { demoTableId } from './demo-table';

export interface LivePictureData {
  readonly picture: string;
  /** Sentence about the progress of the pictured game. */
  readonly state: string;
  /** The table to link to. `isLive` is set if it is the table in the picture. */
  readonly gameId?: string | undefined;
  readonly isLive: boolean;
}

/** Caches one picture per language, of the newest position. */
const drawn = new Map<Locale, LivePictureData & { readonly of: string }>();
/** Minimum number of turns before a board is worth showing. */
const WORTH_SEEING = 8;

/**
 * The picture on the start page: the current state of the public table, or else a prepared position. Private
 * tables never appear here.
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
