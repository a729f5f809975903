import { CurrentPage } from '@/app/current-page';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { logWordingOf } from '@/components/history/log-wording';
import { ProblemForm } from '@/components/problems/problem-form';
import { ProblemShown } from '@/components/problems/problem-form';
import { Lead } from '@/components/ui/lead';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { loadHistory } from '@/lib/features/history/load-position';
import { MAX_PROBLEM, problemById } from '@/lib/features/problems/problems';
import { rowText } from '@/lib/game/wording/events';
import { tablePage } from '../../../table-page';
import { isStep } from '../../../visitor';
import { sendProblem } from './actions';

type Params = Awaited<PageProps<'/games/[gameId]/at/[seq]/problem'>['params']>;
const REFUSED = ['empty', 'too-long'] as const;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const generateMetadata = pageMeta('problems.title', UNLISTED);

/** A report to the operator about a moment of a game: the form, and the operator's answer. */
export default tablePage<Params>(async ({ gameId, who, query, words, params: { seq: step } }) => {
  const history = isStep(step) ? await loadHistory(gameId, Number(step), who) : undefined;
  if (!history) return undefined;
  const table = nameSeats(words, history.table);
  const { seq, name } = table;
  const row = history.rows[seq - 1];
  const { t } = words;
  const { id } = query;
  const known = typeof id === 'string' && UUID.test(id) ? await problemById(gameId, id) : undefined;
  const report = known?.seq === seq ? known : undefined;
  const refused = REFUSED.find((why) => why === query.refused);
  return (
    <CurrentPage title={t('problems.title')}>
      {report ? <Notice>{t('problems.sent')}</Notice> : <Lead>{t('problems.lead')}</Lead>}
      {refused && <Notice bad>{t(`problems.refused.${refused}`)}</Notice>}
      <p>
        <TextLink href={`/games/${gameId}/at/${seq}`}>
          {name} · {t('history.oneStep', { step: seq })}
        </TextLink>
        {row && <span className="block text-muted">{rowText(logWordingOf(words, table), row)}</span>}
      </p>
      {report ? (
        <ProblemShown text={report.text} answer={report.answer} />
      ) : (
        <ProblemForm gameId={gameId} seq={seq} most={MAX_PROBLEM} action={sendProblem} />
      )}
      <p>
        <TextLink href={`/games/${gameId}`}>{t('table.toTable')}</TextLink>
      </p>
    </CurrentPage>
  );
});
