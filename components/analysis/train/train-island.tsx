'use client';

import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { isOnline } from '@/components/ui/browser/browser-features';
import { endFormerWorker } from '@/components/ui/browser/offline-pages';
import { untilDone } from '@/components/ui/browser/retry';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { Locale } from '@/lib/game/wording/language/locales';
import { useWords } from '@/lib/platform/i18n/current-words';
import { whenTaken } from './moment';
import {
  catchUp,
  MAX_TABLES,
  takeAlong,
  type PositionNews,
  type PortableTable,
  type TakeOutcome,
} from './online';
import {
  takenTables,
  forgetTurn,
  preparedTurns,
  type WaitingTurn,
  type TakenPosition,
} from './taken-positions';
import { WithWords } from './with-words';

interface TrainProps {
  /** The reader's running tables; undefined on the page that is stored for offline use. */
  readonly tables?: readonly PortableTable[];
  /** The message for each reason why a turn did not become a plan. */
  readonly problems: Readonly<Record<string, string>>;
}

interface IslandProps extends TrainProps {
  readonly locale: Locale;
  readonly waiting: ReactNode;
}

/** The positions in this browser, and the controls for storing more. */
export function TrainIsland({ locale, waiting, ...train }: IslandProps) {
  return (
    <WithWords {...{ locale, waiting }}>
      {train.tables ? <Online {...train} tables={train.tables} /> : <Offline {...train} />}
    </WithWords>
  );
}

/** Rejects unless the server responds. The service worker does not handle this request. */
async function reach(): Promise<void> {
  const { ok } = await fetch('/offline', { method: 'HEAD', cache: 'no-store' });
  if (!ok) throw new Error('the service does not answer');
}

/** The stored page. When the network is back, it navigates to the real page. */
function Offline({ problems }: TrainProps) {
  const { t } = useWords();
  const [, refresh] = useReducer((n: number) => n + 1, 0);
  const isStored = location.pathname === '/offline' && !location.search;
  useEffect(() => {
    const over = new AbortController();
    // Browsers report being online too early, so the server has to respond first.
    if (isStored) void untilDone(reach, over.signal).then(() => location.replace('/offline'));
    return () => over.abort();
  }, [isStored]);
  return (
    <>
      {/* At the address /offline itself this means that the page came from storage, because the network
          failed. */}
      {(isStored || !isOnline()) && <Notice>{t('train.offline')}</Notice>}
      <TakenList problems={problems} onChange={refresh} />
    </>
  );
}

function Online({ tables, problems }: Required<TrainProps>) {
  const words = useWords();
  const { t } = words;
  const [news, setNews] = useState<PositionNews>();
  const [taken, setTaken] = useState<TakeOutcome | 'taking'>();
  const [, refresh] = useReducer((n: number) => n + 1, 0);
  // Sequential: a turn is sent once, and stays listed after a second check.
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
  // Once per page load; a turn that is sent twice is stored once.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void look(), []);
  useEffect(() => void endFormerWorker(), []);
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
      {/* Shows nothing before ownership is checked. */}
      {news ? (
        <TakenList news={news} problems={problems} onChange={refresh} />
      ) : (
        <p role="status">{t('train.loading')}</p>
      )}
    </>
  );
}

function TakenList({ news, problems, onChange }: TrainProps & { news?: PositionNews; onChange: () => void }) {
  const { t } = useWords();
  const tables = takenTables();
  return (
    <Panel title={t('train.tables')}>
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
    </Panel>
  );
}

interface TakenProps {
  readonly taken: TakenPosition;
  /** Defined only with a network. */
  readonly now: PositionNews['tables'][string] | undefined;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: () => void;
}

/** A stored table, with the turns prepared on it. */
function TakenTable({ taken, now, problems, onChange }: TakenProps) {
  const { t, locale } = useWords();
  const { gameId, name, at } = taken.start;
  const turns = preparedTurns().filter((each) => each.gameId === gameId);
  return (
    <li className="grid gap-2">
      <h3>{name}</h3>
      <p className="small">
        {t('train.taken', { when: whenTaken(locale, taken.at), step: at })}{' '}
        {now && (now.isOver ? t('train.over') : t('train.since', { n: now.latest - at }))}
      </p>
      <p className="row">
        <a className="btn" href={`/offline/board?game=${gameId}`}>
          {t('train.open')}
          <span className="sr-only">: {name}</span>
        </a>
        {now && (
          <TextLink href={`/games/${gameId}`}>
            {t('train.now')}
            <span className="sr-only">: {name}</span>
          </TextLink>
        )}
      </p>
      {turns.length > 0 && (
        <ul className="m-0 grid list-none gap-2 p-0">
          {turns.map((turn) => (
            <PreparedTurn key={turn.id} {...{ turn, problems, onChange }} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface TurnProps extends Pick<TakenProps, 'problems' | 'onChange'> {
  readonly turn: WaitingTurn;
}

function PreparedTurn({ turn: { id, at, turn, problem }, problems, onChange }: TurnProps) {
  const { t, locale } = useWords();
  const discard = () => {
    forgetTurn(id);
    onChange();
  };
  return (
    <li className="grid gap-1 border-l-3 border-sandbox pl-3">
      <p>
        {t('train.turn', { when: whenTaken(locale, at) })} ({t('train.steps', { n: turn.steps.length })})
      </p>
      {problem ? (
        <p className="notice notice-bad">{t('train.refused', { reason: problems[problem] ?? '' })}</p>
      ) : (
        <p className="small">{t('train.waits')}</p>
      )}
      <p>
        <button type="button" className="btn" onClick={discard}>
          {t('train.discard')}
        </button>
      </p>
    </li>
  );
}
