import { topicOfCommand } from '@/components/move/groups';
import { OpenForAll } from '@/components/table/new-table/open-for-all';
import { formatMoment } from '@/components/ui/moment';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { LineList } from '@/components/ui/words';
import { stepOf } from '@/lib/game/engine/turn-back';
import { describeRow } from '@/lib/game/wording/events';
import { partsOf } from '@/lib/game/wording/log-lines';
import { actorsAt } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { ReplayMoment } from './replay/moment';
import { Thoughts } from './thoughts';

interface StepProps {
  readonly moment: ReplayMoment;
  readonly timeZone: string | undefined;
}

/** The step in words, and the ways from it. */
export function StepPanel({ moment, timeZone }: StepProps) {
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
  const { pack, view, seq } = table;
  const seats = actorsAt(table, seq);
  const tell = { words, pack, seats, side: view.state.setup.variant.actionSide };
  const title = words.t('table.stepOf', { step: table.seq, last: table.latestSeq });
  return [title, ...(row ? partsOf(tell, describeRow(tell, row)) : [])];
}
