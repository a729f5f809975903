import type { ReactNode } from 'react';
import { StudyTop } from '@/components/analysis/sandbox/study-top';
import { lineTableOf } from '@/components/analysis/sandbox/table-of';
import { truncateLine } from '@/components/analysis/sandbox/trial-line';
import { logWordingOf } from '@/components/history/log-wording';
import { InspectDialog } from '@/components/table/inspect/inspect-dialog';
import { TableFrame } from '@/components/table/table-frame';
import { ZonesNav } from '@/components/table/zones-nav';
import type { SharedLine } from '@/lib/features/sandbox/sandbox-view';
import type { TableView } from '@/lib/features/table/load/table-view';
import { elementAt } from '@/lib/game/engine/util';
import { rowText } from '@/lib/game/wording/events';
import { seatName } from '@/lib/game/wording/names';
import { seatsAt } from '@/lib/game/wording/seat-names';
import { useWords } from '@/lib/platform/i18n/current-words';
import { WalkLink } from './walk-link';

interface LineProps {
  /** The table where the line begins. */
  readonly table: LineTable;
  readonly line: SharedLine;
  /** The address of the line, without its step. */
  readonly here: string;
  /** Number of steps made. */
  readonly step: number;
  readonly author: string;
  /** Key of a piece to show as a close-up. */
  readonly inspected?: string | undefined;
  /** About the line, in place of the log. */
  readonly about: ReactNode;
}

/** The table of a line after its steps, read-only. */
export function LineBoard({ table: real, line, here, step, author, inspected, about }: LineProps) {
  const table = tableAfter(real, line, step);
  return (
    <>
      <TableFrame
        table={table}
        sheet="half"
        moves={<LineSteps {...{ table, line, here, step, author }} />}
        log={about}
      />
      <ZonesNav table={table} />
      <InspectDialog table={table} here={`${here}/${step}`} inspected={inspected} island={<></>} />
    </>
  );
}

interface SharedProps extends Omit<LineProps, 'author' | 'about'> {
  readonly table: TableView;
  /** Name of the author, if not a player of the table. */
  readonly by?: string | undefined;
}

/** Another person's line, step by step, read-only. */
export function SharedLinePage({ by, ...shown }: SharedProps) {
  const words = useWords();
  const { t } = words;
  const { table, line } = shown;
  const { gameId, seq } = table;
  const known = by ?? t('sandbox.somebody');
  const author = line.author === undefined ? known : seatName(words, seatsAt(table, line.seq), line.author);
  return (
    <>
      <StudyTop
        title={t('sandbox.heading', { name: table.name })}
        note={t('sandbox.sharedBanner', { author, step: seq })}
        back={{ href: `/games/${gameId}/at/${seq}`, name: t('sandbox.toStep', { step: seq }) }}
      />
      <LineBoard {...shown} author={author} about={<AboutLine gameId={gameId} base={line.base} />} />
    </>
  );
}

/** The table data at the start of a line. */
type LineTable = Pick<TableView, 'gameId' | 'name' | 'seats' | 'latestSeq' | 'pack' | 'status'>;

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

interface StepsProps extends Omit<LineProps, 'inspected' | 'about'> {
  readonly table: TableView;
}

/** The steps of a line in words, with links back and forward. */
function LineSteps({ table, line, here, step, author }: StepsProps) {
  const words = useWords();
  const { t } = words;
  const n = line.steps.length;
  const to = (k: number) => `${here}/${k}`;
  const tell = logWordingOf(words, table);
  const told = line.events.map((events, i) => rowText(tell, { ...elementAt(line.steps, i), events }));
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
        <WalkLink href={step > 0 ? to(0) : undefined} text={t('sandbox.first')} />
        <WalkLink href={step > 0 ? to(step - 1) : undefined} text={t('sandbox.back')} />
        <WalkLink href={step < n ? to(step + 1) : undefined} text={t('sandbox.next')} isMain />
        <WalkLink href={step < n ? to(n) : undefined} text={t('sandbox.last')} />
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
