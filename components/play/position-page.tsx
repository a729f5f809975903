import { filterQuery } from '@/components/history/query';
import { dataOf, type ReplayMoment } from '@/components/history/replay/moment';
import {
  MomentInspect,
  MomentPart,
  MomentPlayer,
  MomentShare,
} from '@/components/history/replay/moment-part';
import { ReplayPosition } from '@/components/history/replay/position-replay';
import { TurnNote } from '@/components/move/share-turn';
import { InspectDialog } from '@/components/table/inspect/inspect-dialog';
import { TableFrame } from '@/components/table/table-frame';
import { TableHeader } from '@/components/table/table-header';
import { ZonesNav } from '@/components/table/zones-nav';
import { Notice } from '@/components/ui/notice';
import { SkipLink } from '@/components/ui/skip-link';
import { sourceOf } from '@/lib/game/box/box';
import type { WholeTurn } from '@/lib/game/recap/timeline';
import { useWords } from '@/lib/platform/i18n/current-words';
import '@/components/history/history.css';

interface PositionProps {
  readonly moment: ReplayMoment;
  /** Key of a piece to show as a close-up. */
  readonly inspected?: string | undefined;
  /** Number of other tables waiting for the reader. */
  readonly elsewhere?: number;
  /** For a demo replay: the step where the reader may take over. */
  readonly film?: number | undefined;
  /** Address of the answer to the reader's report about this moment. */
  readonly answer?: string | undefined;
  readonly timeZone: string | undefined;
  /** The single turn to replay. */
  readonly turn?: WholeTurn | undefined;
}

/** A past position, with links to its neighbours, and the step that led to it. */
export function PositionPage(props: PositionProps) {
  const { moment, inspected, elsewhere, film, turn, answer, timeZone } = props;
  const { table, filter } = moment;
  const { gameId, seq, pack } = table;
  const { t, locale } = useWords();
  const until = film ?? turn?.end;
  return (
    <ReplayPosition
      key={`${seq} ${filterQuery(filter)}`}
      initial={dataOf(moment)}
      pack={sourceOf(pack)}
      locale={locale}
      film={until}
    >
      <SkipLink to="#tabletop">{t('board.toBoard')}</SkipLink>
      <TableHeader
        table={table}
        elsewhere={elsewhere}
        timeZone={timeZone}
        moment={<MomentPart part="top" timeZone={timeZone} />}
      />
      {until !== undefined && <MomentPart part="caption" timeZone={timeZone} />}
      <TableFrame
        table={table}
        sheet="half"
        className="of-moment"
        board={<MomentPart part="board" timeZone={timeZone} />}
        boards={<MomentPart part="boards" timeZone={timeZone} />}
        moves={
          <>
            {film !== undefined && <FilmNote gameId={gameId} tryAt={film} />}
            {turn && <TurnNote table={table} turn={turn} />}
            {answer && (
              <Notice>
                {t('problems.answered')} <a href={answer}>{t('problems.look')}</a>
              </Notice>
            )}
            <MomentPlayer />
            <MomentPart part="step" timeZone={timeZone} />
            <MomentShare />
          </>
        }
        log={<MomentPart part="log" timeZone={timeZone} />}
      />
      <ZonesNav table={table} missingZones={['moves']} />
      <InspectDialog
        table={table}
        here={`/games/${gameId}/at/${seq}`}
        inspected={inspected}
        island={<MomentInspect />}
      />
    </ReplayPosition>
  );
}

/** A note above a demo replay, with the link to take over from there. */
function FilmNote({ gameId, tryAt }: { readonly gameId: string; readonly tryAt: number }) {
  const { t } = useWords();
  return (
    <section className="panel stack border-l-5 border-l-gold bg-tile" aria-labelledby="film-title">
      <h2 id="film-title" className="text-lg">
        {t('history.film.title')}
      </h2>
      <p className="text-md leading-reading">{t('history.film.text')}</p>
      <p className="row">
        <a className="btn btn-main" href={`/games/${gameId}/try?at=${tryAt}`}>
          {t('history.film.try')}
        </a>
      </p>
    </section>
  );
}
