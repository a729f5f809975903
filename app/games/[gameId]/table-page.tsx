import type { Query } from '@/app/query';
import type { ReactElement } from 'react';
import { nothingHere } from '@/app/nothing-here';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { getWords } from '@/lib/platform/i18n/request-words';
import type { Wording } from '@/lib/game/wording/wording';
import { isGameId, visitorOf } from './visitor';

/** The request for a page of a table, and the visitor. */
interface Asked<Params> {
  readonly params: Params;
  readonly gameId: string;
  readonly who: Visitor;
  readonly query: Query;
  readonly words: Wording;
}

/** A page of a table. `show` returns undefined if there is nothing for this visitor, and the answer is a 404. */
export const tablePage =
  <Params extends { readonly gameId: string }>(
    show: (asked: Asked<Params>) => Promise<ReactElement | undefined>,
  ) =>
  async (page: { readonly params: Promise<Params>; readonly searchParams: Promise<Query> }) => {
    const [params, query] = await Promise.all([page.params, page.searchParams]);
    const { gameId } = params;
    if (!isGameId(gameId)) return nothingHere();
    const [who, words] = await Promise.all([visitorOf(gameId), getWords()]);
    return (await show({ params, gameId, who, query, words })) ?? nothingHere();
  };
