import type { ReactNode } from 'react';
import { Drawing } from '@/components/board/drawing';
import { Fold } from '@/components/ui/fold';
import { Lead } from '@/components/ui/lead';
import { formatMoment } from '@/components/ui/moment';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { Deal } from '@/lib/features/deals/deal';
import type { DealBoard } from '@/lib/features/deals/deals';
import type { DealView } from '@/lib/features/deals/results';
import { dealOnPage } from '@/lib/game/drawing/board-picture';
import { specialsOf } from '@/lib/game/drawing/specials';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { OwnGame, type OwnGameProps } from './own-game';
import { Results } from './results-table';

/** The parts that every deal has: its board, the reader's own game, and why the last form did nothing. */
export interface DealParts extends OwnGameProps {
  readonly board: DealBoard;
  /** Code of the reason. */
  readonly problem?: unknown;
}

interface DealPageProps extends DealParts {
  readonly lead: string;
  /** Instead of the reader's own game: the tables of a duel. */
  readonly own?: ReactNode;
  /** Instead of the results of single games: a week’s results. */
  readonly results?: ReactNode;
  /** The other days or weeks, or the link for friends. */
  readonly others: ReactNode;
  /** Above the board: what else can be chosen. */
  readonly choice?: ReactNode;
}

/** The deal of a day, a week or a duel: its board, the reader's game, the results, how to check it. */
export function DealPage({ lead, board, problem, own, results, others, choice, ...game }: DealPageProps) {
  const { t } = useWords();
  const { stand, timeZone } = game;
  const sentence = problemWords(t, stand, problem);
  return (
    <>
      {sentence && <Notice bad>{sentence}</Notice>}
      <Lead>{lead}</Lead>
      {choice}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Board {...board} />
        <div className="stack">
          {own ?? <OwnGame {...game} />}
          {results ?? <Results stand={stand} />}
          {others}
          <DealFacts {...{ stand, timeZone }} />
        </div>
      </div>
    </>
  );
}

/** Reasons why a form of a deal did nothing, by the code in the address. */
const PROBLEMS = {
  name: 'daily.nameProblem',
  form: 'weekly.wrong',
  'deal-full': 'duel.full',
  'deal-known': 'duel.known',
  'deal-over': 'duel.over',
} as const;

/** The reason in words; undefined for none, and for an unknown code. */
function problemWords(t: Wording['t'], { deal }: DealView, problem: unknown): string | undefined {
  if (problem === 'deal-over' && deal.kind === 'weekly') return t('weekly.late');
  const found = Object.entries(PROBLEMS).find(([code]) => code === problem);
  return found && t(found[1]);
}

/** The board of the deal, with the three things that other deals do not have. */
function Board({ pack, state }: DealBoard) {
  const words = useWords();
  const { t } = words;
  const on = { words, pack, state };
  const specials = specialsOf(on);
  const picture = dealOnPage(
    on,
    t('daily.special.picture'),
    specials.map(({ at }) => at),
  );
  return (
    <section className="panel stack" aria-labelledby="special">
      <Drawing pack={pack} svg={picture} className="aspect-[1000/1062] drawing-wide" />
      <h2 id="special">{t('daily.special.title')}</h2>
      <ol className="grid list-none gap-3 p-0 sm:grid-cols-3">
        {specials.map(({ at, name, about, svg }, i) => (
          <li key={at} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 flex-none place-items-center rounded-full bg-ink font-semibold text-card"
            >
              {i + 1}
            </span>
            <Drawing pack={pack} svg={svg} className="w-14 flex-none drawing-wide" />
            <span className="min-w-0">
              <strong className="block">{name}</strong>
              <span className="small">{about}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface OthersProps {
  readonly title: string;
  /** Link to the current deal, if another is shown. */
  readonly now?: { readonly href: string; readonly name: string } | undefined;
  readonly deals: readonly { readonly href: string; readonly name: string }[];
  /** The text for an empty list. */
  readonly none?: string | undefined;
}

/** The deals of other days or weeks, folded, below the way to the current one. */
export function OtherDeals({ title, now, deals, none }: OthersProps) {
  return (
    <>
      {now && (
        <p>
          <a className="btn" href={now.href}>
            {now.name}
          </a>
        </p>
      )}
      <Fold className="panel py-1" title={title}>
        {deals.length === 0 && none && <p>{none}</p>}
        <ul className="flex flex-wrap gap-x-5 p-0 list-none">
          {deals.map(({ href, name }) => (
            <li key={href}>
              <a className="inline-flex min-h-target items-center" href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  );
}

interface FactsProps {
  readonly stand: DealView;
  readonly timeZone: string | undefined;
}

/** Folded: the hash published beforehand, the seed after the end, and the hash of the next deal. */
function DealFacts({ stand: { deal, seed, next }, timeZone }: FactsProps) {
  const { t, locale } = useWords();
  const since = ({ createdAt }: Deal) => {
    const at = formatMoment(locale, timeZone, createdAt.toISOString());
    return t('daily.since', { at });
  };
  const nextName = t(deal.kind === 'weekly' ? 'weekly.hashNext' : 'daily.hashTomorrow');
  return (
    <Fold className="panel py-1" title={t('daily.fair')}>
      <div className="stack">
        <p>{t(`daily.fairWhy.${deal.kind}`)}</p>
        <dl className="stack small">
          <Fact name={t('daily.hash')} value={deal.commitment} note={since(deal)} />
          {seed ? (
            <Fact name={t('daily.seed')} value={seed} />
          ) : (
            <div>
              <dt className="font-semibold">{t('daily.seed')}</dt>
              <dd>{t(`daily.seedLater.${deal.kind}`)}</dd>
            </div>
          )}
          {next && <Fact name={nextName} value={next.commitment} note={since(next)} />}
        </dl>
        <p className="small">{t('daily.honest')}</p>
        <p className="small">
          <TextLink href="/verify">{t('table.verify')}</TextLink>
        </p>
      </div>
    </Fold>
  );
}

function Fact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="code break-all">{value}</dd>
      {note && <dd className="muted">{note}</dd>}
    </div>
  );
}
