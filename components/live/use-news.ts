import { useMemo, useRef, type Dispatch, type RefObject } from 'react';
import { seqOf } from '@/lib/game/live/live-snapshot';
import { fetchLiveData, loadNews } from './load';
import { standAfter, type LivePage, type PageAct } from './page-state';

interface News {
  /** Others have moved: fetches and renders their rows, with animations. */
  readonly hear: (row: number) => void;
  readonly renew: (isNews?: boolean) => Promise<void>;
}

/** Fetches others' moves. */
export function useNews(page: RefObject<LivePage>, dispatch: Dispatch<PageAct>, refresh: () => void): News {
  const isHearing = useRef(false);
  return useMemo(() => {
    const gameId = () => page.current.data.table.gameId;
    const renew = async (isNews = false) => {
      const data = await fetchLiveData(gameId()).catch(() => undefined);
      if (data) dispatch({ type: 'handed', data, isNews });
      // It is no longer this seat's turn, or the data is unavailable: the server's page shows which.
      else refresh();
    };
    const takeNews = async (row: number) => {
      const news = await loadNews(gameId(), seqOf(page.current.live.confirmed));
      const follows = news && standAfter(page.current, news) !== undefined;
      dispatch({ type: 'news', row, news });
      // The game is over or access was withdrawn: the server's page shows which.
      if (!news) return refresh();
      return follows ? undefined : renew(true);
    };
    const hear = async (row: number) => {
      if (isHearing.current || page.current.live.pending.length > 0) return;
      isHearing.current = true;
      // After a lost connection the stream repeats the news.
      await takeNews(row).catch(() => undefined);
      isHearing.current = false;
    };
    return { renew, hear: (row) => void hear(row) };
  }, [page, dispatch, refresh]);
}
