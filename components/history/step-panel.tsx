import { Symbol } from '@/components/board/symbol';
import { topicOfCommand } from '@/components/move/groups';
import { OpenForAll } from '@/components/table/new-table/open-for-all';
import { formatMoment } from '@/components/ui/moment';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { LineList } from '@/components/ui/words';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { stepOf } from '@/lib/game/engine/turn-back';
import { describeRow } from '@/lib/game/wording/events';
import { partsOf } from '@/lib/game/wording/log-lines';
import { actorsAt } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { logWordingOf } from './log-wording';
import type { ReplayMoment } from './replay/moment';
import { Thoughts } from './thoughts';

/** The step in words, and the ways from it. */
export function StepPanel({ moment, timeZone }: { moment: ReplayMoment; timeZone: string | undefined }) {
  const { table, row } = moment;
  const { gameId, seq, latestSeq } = table;
  const words = useWords();
  const { t } = words;
  const step = row && stepOf(row.command);
  const [title = '', ...sentences] = stepInWords(words, moment);
  return (
    <section className="panel stack" aria-label={t('table.stepPanel')}>
      <h2 className="initial">{title}</h2>
      {row?.undone && <Notice>{t('table.undoneLater')}</Notice>}
      <LineList lines={sentences} />
      <Thoughts table={table} thoughts={moment.thoughts} />
      <OpenForAll table={table} />
      {step && (
        <p className="small">
          <a href={`/rules#${topicOfCommand(step.type)}`}>{t('history.rule')}</a>
        </p>
      )}
      <p className="row small">
        <TextLink href={`/games/${gameId}`}>{t('table.toTable')}</TextLink>
        <TextLink href={`/games/${gameId}/compare?a=${seq}&b=${latestSeq}`}>
          {t('history.compareNow')}
        </TextLink>
        <a href={`/games/${gameId}/try?at=${seq}`}>{t('table.tryFromHere')}</a>
        <TextLink href={`/games/${gameId}/figures`}>{t('history.figures')}</TextLink>
      </p>
      <p className="small muted">
        {row && (
          // Browsers format dates slightly differently.
          <time dateTime={row.at} suppressHydrationWarning>
            {formatMoment(words.locale, timeZone, row.at)}
          </time>
        )}
      </p>
    </section>
  );
}

/** The number of the step, and its events as sentences. */
export function stepInWords(words: Wording, { table, row }: ReplayMoment): readonly string[] {
  const tell = logWordingOf(words, table, actorsAt(table, table.seq));
  const title = words.t('table.stepOf', { step: table.seq, last: table.latestSeq });
  return [title, ...(row ? partsOf(tell, describeRow(tell, row)) : [])];
}

/**
 * The caption of a replay, above the board. It reserves its usual height and grows for longer sentences. The
 * controls announce the same text.
 */
export function FilmCaption({ moment }: { readonly moment: ReplayMoment }) {
  const words = useWords();
  const { row, table } = moment;
  const [, ...sentences] = stepInWords(words, moment);
  return (
    <p
      className="film-caption flex min-h-18 flex-none items-center justify-center gap-3 border-b border-line bg-card px-4 py-2 font-serif text-lg leading-snug md:min-h-14"
      aria-hidden="true"
    >
      {row?.seat !== undefined && (
        <Symbol pack={table.pack} name={seatIcon(row.seat)} className="size-7 flex-none" />
      )}
      <span className="max-w-[70ch]">{sentences.join('. ')}</span>
    </p>
  );
}
