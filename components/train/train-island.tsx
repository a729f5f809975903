'use client';

import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { isOnline } from '@/components/ui/browser/browser-features';
import { untilDone } from '@/components/ui/browser/until-done';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { Locale } from '@/lib/game/wording/locales';
import { useWords } from '@/lib/platform/i18n/current-words';
import { catchUp, takeAlong, type PositionNews, type PortableTable, type TakeOutcome } from './online';
import { takenTables } from './taken';
import { TakenTable } from './taken-table';
import { WithWords } from './with-words';

interface TrainProps {
  /** The reader's running tables; missing on the page that is stored for offline use. */
  readonly tables?: readonly PortableTable[];
  /** The words for each reason why a turn became no plan. */
  readonly problems: Readonly<Record<string, string>>;
}

interface IslandProps extends TrainProps {
  readonly locale: Locale;
  readonly waiting: ReactNode;
}

/** The positions in this browser, and the way to take more along. */
export function TrainIsland({ locale, waiting, ...train }: IslandProps) {
  return (
    <WithWords {...{ locale, waiting }}>
      {train.tables ? <Online {...train} tables={train.tables} /> : <Offline {...train} />}
    </WithWords>
  );
}

/** Rejects until the service answers. The worker leaves this request to the network. */
async function reach(): Promise<void> {
  const { ok } = await fetch('/train', { method: 'HEAD', cache: 'no-store' });
  if (!ok) throw new Error('the service does not answer');
}

/** The stored page. Once there is a network, the page itself is opened. */
function Offline({ problems }: TrainProps) {
  const { t } = useWords();
  const [, refresh] = useReducer((n: number) => n + 1, 0);
  const isStored = location.pathname === '/train';
  useEffect(() => {
    const over = new AbortController();
    // A browser calls itself online before it is, so the service has to answer first.
    if (isStored) void untilDone(reach, over.signal).then(() => location.replace('/train'));
    return () => over.abort();
  }, [isStored]);
  return (
    <>
      {/* In the place of /train itself it came from the store, because the network did not answer. */}
      {(isStored || !isOnline()) && <Notice>{t('train.offline')}</Notice>}
      <TakenList problems={problems} onChange={refresh} />
    </>
  );
}

/** How many tables are taken along at most: as many as a browser can store. */
const MAX_TABLES = 12;

function Online({ tables, problems }: Required<TrainProps>) {
  const words = useWords();
  const { t } = words;
  const [news, setNews] = useState<PositionNews>();
  const [taken, setTaken] = useState<TakeOutcome | 'taking'>();
  const [, refresh] = useReducer((n: number) => n + 1, 0);
  // One after the other: a turn is sent once, and stays listed after a second look.
  const looking = useRef(Promise.resolve());
  const look = () => {
    looking.current = looking.current.then(async () => {
      const found = await catchUp(tables);
      setNews((known) => ({
        ...found,
        sent: [...(known?.sent ?? []), ...found.sent],
        isGone: found.isGone || known?.isGone === true,
      }));
    });
    return looking.current;
  };
  // Once for each page; a turn that is sent twice is kept once.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void look(), []);
  useWindowEvent('online', () => void look());
  const take = async () => {
    if (taken === 'taking') return;
    setTaken('taking');
    const outcome = await takeAlong(tables.slice(0, MAX_TABLES), words.locale);
    setTaken(outcome);
    await look();
  };
  const n = Math.min(tables.length, MAX_TABLES);
  const isAgain = news !== undefined && takenTables().length > 0;
  return (
    <>
      {news?.sent.map(({ id, gameId, name, isCut }) => (
        <Notice key={id}>
          <strong>{name}</strong> {t(isCut ? 'train.cut' : 'train.kept')}{' '}
          <TextLink href={`/games/${gameId}/plan`}>{t('train.toPlan')}</TextLink>
        </Notice>
      ))}
      {news?.isGone && <Notice bad>{t('train.gone')}</Notice>}
      {n === 0 ? (
        <p>{t('train.none')}</p>
      ) : (
        <p>
          <button
            type="button"
            className="btn btn-main"
            aria-busy={taken === 'taking'}
            onClick={() => void take()}
          >
            {t(isAgain ? 'train.takeAgain' : 'train.take', { n })}
          </button>
        </p>
      )}
      {tables.length > MAX_TABLES && <p className="small">{t('train.most', { n })}</p>}
      <p role="status" className={taken ? 'notice' : 'sr-only'}>
        {taken && t(taken === 'taking' ? 'train.taking' : `train.done.${taken}`)}
      </p>
      {/* Before it is checked whose it is, nothing is shown. */}
      {news ? (
        <TakenList news={news} problems={problems} onChange={refresh} />
      ) : (
        <p role="status">{t('train.loading')}</p>
      )}
    </>
  );
}

interface ListProps extends TrainProps {
  readonly news?: PositionNews;
  readonly onChange: () => void;
}

function TakenList({ news, problems, onChange }: ListProps) {
  const { t } = useWords();
  const tables = takenTables();
  return (
    <section className="panel stack" aria-labelledby="taken">
      <h2 id="taken">{t('train.tables')}</h2>
      {tables.length === 0 && <p>{t('train.empty')}</p>}
      <ul className="m-0 grid list-none gap-4 p-0">
        {tables.map((taken) => (
          <TakenTable
            key={taken.start.gameId}
            taken={taken}
            now={news?.tables[taken.start.gameId]}
            {...{ problems, onChange }}
          />
        ))}
      </ul>
    </section>
  );
}
