import { lineTableOf } from '@/components/analysis/sandbox/table-of';
import { truncateLine } from '@/components/analysis/sandbox/trial-line';
import { SiteMenu } from '@/components/site/site-menu';
import { InspectDialog } from '@/components/table/inspect/inspect-dialog';
import { TableFrame } from '@/components/table/table-frame';
import { TopBar } from '@/components/table/top-bar';
import { ZonesNav } from '@/components/table/zones-nav';
import { SkipLink } from '@/components/ui/skip-link';
import { TextLink } from '@/components/ui/text-link';
import type { SharedLine } from '@/lib/features/sandbox/sandbox-view';
import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import type { Event } from '@/lib/game/engine/events';
import { elementAt } from '@/lib/game/engine/util';
import { rowText } from '@/lib/game/wording/events';
import { seatName } from '@/lib/game/wording/names';
import { seatsAt } from '@/lib/game/wording/seat-names';
import { useWords } from '@/lib/platform/i18n/current-words';
import '@/components/analysis/sandbox/sandbox.css';

interface SharedProps {
  /** The real table where the line begins. */
  readonly table: TableView;
  readonly line: SharedLine;
  /** The address of the line, without its step. */
  readonly here: string;
  /** Number of steps made. */
  readonly step: number;
  /** Name of the author, if not a player of the table. */
  readonly by?: string | undefined;
  /** Key of a piece to show as a close-up. */
  readonly inspected?: string | undefined;
}

/** Another person's line, step by step, read-only. */
export function SharedLinePage({ table, line, here, step, by, inspected }: SharedProps) {
  const words = useWords();
  const { t } = words;
  const { gameId, seq } = table;
  const shown = tableAfter(table, line, step);
  const known = by ?? t('sandbox.somebody');
  const author = line.author === undefined ? known : seatName(words, seatsAt(table, line.seq), line.author);
  return (
    <>
      <SkipLink to="#tabletop">{t('board.toBoard')}</SkipLink>
      <TopBar isSandbox title={t('sandbox.heading', { name: table.name })}>
        <p className="top-note">{t('sandbox.sharedBanner', { author, step: seq })}</p>
        <TextLink className="btn ml-auto" href={`/games/${gameId}/at/${seq}`}>
          {t('sandbox.toStep', { step: seq })}
        </TextLink>
        <SiteMenu />
      </TopBar>
      <TableFrame
        table={shown}
        sheet="half"
        moves={<LineSteps {...{ table: shown, line, here, step, author }} />}
        log={<AboutLine gameId={gameId} base={line.base} />}
      />
      <ZonesNav table={shown} />
      <InspectDialog table={shown} here={`${here}/${step}`} inspected={inspected} island={<></>} />
    </>
  );
}

/** The table data at the start of a line. */
export type LineTable = Pick<TableView, 'gameId' | 'name' | 'seats' | 'latestSeq' | 'pack' | 'status'>;

/** The table after a number of steps, as a spectator sees it. */
export function tableAfter(real: LineTable, line: SharedLine, step: number): TableView {
  const { gameId, name, seats, latestSeq, pack, status } = real;
  const start = {
    gameId,
    name,
    status,
    seats,
    pack,
    at: line.base,
    latest: latestSeq,
    known: line.known,
    ...({ draftsOf: 'nobody', keeper: 'nobody', lineSharing: 'private', lines: [] } as const),
  };
  const { steps, events, positions } = line;
  const {
    me: _me,
    options: _options,
    ...table
  } = lineTableOf(pack, start, truncateLine({ key: '', steps, events, positions }, step));
  return { ...table, view: { state: table.view.state, offers: [] } };
}

interface StepsProps extends Omit<SharedProps, 'inspected' | 'by'> {
  readonly author: string;
}

/** The steps of a line in words, with links back and forward. */
export function LineSteps({ table, line, here, step, author }: StepsProps) {
  const words = useWords();
  const { t } = words;
  const n = line.steps.length;
  const to = (k: number) => `${here}/${k}`;
  const tell = {
    words,
    pack: table.pack,
    seats: table.seats,
    side: table.view.state.setup.variant.actionSide,
  };
  const told = line.events.map((events, i) => rowText(tell, rowOf(line, events, i)));
  return (
    <section id="moves" className="panel moves stack" aria-labelledby="line-title">
      <h2 className="initial" id="line-title">
        {line.name}
      </h2>
      <p className="small">{t('sandbox.triedBy', { author })}</p>
      <p role="status">
        <strong>
          {step === 0 ? t('sandbox.atStart', { steps: n }) : t('sandbox.atStepOf', { step, steps: n })}
        </strong>
      </p>
      <nav className="row" aria-label={t('sandbox.walk')}>
        <Way href={to(0)} isOpen={step > 0} text={t('sandbox.first')} />
        <Way href={to(step - 1)} isOpen={step > 0} text={t('sandbox.back')} />
        <Way href={to(step + 1)} isOpen={step < n} text={t('sandbox.next')} isMain />
        <Way href={to(n)} isOpen={step < n} text={t('sandbox.last')} />
      </nav>
      <ol className="sandbox-steps m-0 grid list-outside list-decimal gap-1.5 pl-7.25 text-sm *:current:-ml-2.25 *:current:border-l-3 *:current:border-sandbox *:current:pl-1.5 *:current:font-bold">
        {told.map((text, i) => (
          <li key={i} aria-current={i + 1 === step ? 'step' : undefined}>
            <a href={to(i + 1)}>{text}</a>
          </li>
        ))}
      </ol>
      {line.hidden > 0 && <p className="notice">{t('sandbox.hiddenSteps', { steps: line.hidden })}</p>}
    </section>
  );
}

/** The events of a step, as a row of a log. */
function rowOf({ steps, positions }: SharedLine, events: readonly Event[], i: number): LogRow {
  const { seat, command } = elementAt(steps, i);
  return {
    seq: elementAt(positions, i + 1).state.seq,
    seat,
    command,
    events,
    at: '',
    hash: '',
    undone: false,
  };
}

interface WayProps {
  readonly href: string;
  readonly isOpen: boolean;
  readonly text: string;
  readonly isMain?: boolean;
}

function Way({ href, isOpen, text, isMain = false }: WayProps) {
  // A disabled link keeps its place, because fast readers press the same spot again.
  if (!isOpen)
    return (
      <span className="btn cursor-default opacity-55" role="link" aria-disabled>
        {text}
      </span>
    );
  return (
    <a className={isMain ? 'btn btn-main' : 'btn'} href={href}>
      {text}
    </a>
  );
}

function AboutLine({ gameId, base }: { readonly gameId: string; readonly base: number }) {
  const { t } = useWords();
  return (
    <section id="log" className="panel zone stack" aria-label={t('sandbox.about')} tabIndex={0}>
      <h2>{t('sandbox.about')}</h2>
      <p className="small">{t('sandbox.sharedUnknown')}</p>
      <p>
        <a className="btn" href={`/games/${gameId}/try?at=${base}`}>
          {t('sandbox.tryYourself')}
        </a>
      </p>
    </section>
  );
}
