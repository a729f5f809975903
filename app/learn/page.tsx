import { cookies } from 'next/headers';
import { CurrentFrame } from '@/app/current-page';
import { currentTables } from '@/app/current-tables';
import { currentTable } from '@/app/games/[gameId]/title';
import { cardMeta } from '@/app/page-meta';
import { ChapterList } from '@/components/learn/chapter-list';
import { PLACES } from '@/components/site/places';
import { ActForm } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { Lead } from '@/components/ui/lead';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { MyTable } from '@/lib/features/table/load/table-view';
import { KEPT_POSITION } from '@/lib/game/learning/kept-position';
import { CHAPTER } from '@/lib/game/learning/lesson-game';
import { isPlayedThrough } from '@/lib/game/learning/steps';
import { packFor } from '@/lib/game/rulesets';
import { tokenFromCookies } from '@/lib/platform/auth/seat-proof';
import { useWords } from '@/lib/platform/i18n/current-words';
import { getWords } from '@/lib/platform/i18n/request-words';
import { startLesson, startPractice } from './actions';
import { isRead, readLessonProgress, type ChapterProgress } from './lesson-cookie';

export const generateMetadata = cardMeta('learn');

/** Whether the chapter's game has ended. */
async function isPlayed({ chapter, gameId }: ChapterProgress): Promise<boolean> {
  const table = await currentTable(gameId);
  return table !== undefined && isPlayedThrough(CHAPTER[chapter], table.view.state);
}

/** The lesson's chapters, with links to start or resume each. */
export default async function LearnPage() {
  const [{ t }, jar] = await Promise.all([getWords(), cookies()]);
  const here = readLessonProgress(jar).filter(({ gameId }) => tokenFromCookies(gameId, jar) !== undefined);
  const begun = await Promise.all(
    here.map(async (progress) => ({ ...progress, isDone: isRead(progress) || (await isPlayed(progress)) })),
  );
  const { pack } = KEPT_POSITION;
  return (
    <CurrentFrame here="learn">
      <h1 className="initial">{t('learn.title')}</h1>
      <Lead>{t('learn.lead')}</Lead>
      <ChapterList pack={packFor(pack.id, pack.version)} begun={begun} start={startLesson} />
      <Panel title={t('learn.practice.title')}>
        <p>{t('learn.practice.about')}</p>
        <ActForm action={startPractice}>
          <TimeZoneField />
          <SubmitButton className="btn">{t('learn.practice.start')}</SubmitButton>
        </ActForm>
      </Panel>
      <MentorTables tables={await currentTables()} />
    </CurrentFrame>
  );
}

/** The reader's running tables, each with a link to its mentor page. */
function MentorTables({ tables }: { readonly tables: readonly MyTable[] }) {
  const { t } = useWords();
  const own = tables.filter(({ status, seat, isToLearn }) => {
    return status === 'running' && seat !== undefined && !isToLearn;
  });
  return (
    <section className="panel stack" aria-labelledby="mentor-title">
      <h2 id="mentor-title">{t('seats.mentor.title')}</h2>
      <p>{t(own.length > 0 ? 'seats.mentor.where' : 'seats.mentor.nowhere')}</p>
      <ul className="row list-none p-0">
        {own.map(({ gameId, name }) => (
          <li key={gameId}>
            <a className="btn" href={`/games/${gameId}/mentor`}>
              {name}
            </a>
          </li>
        ))}
        {own.length === 0 && (
          <li>
            <TextLink className="btn" href={PLACES.newTable.href}>
              {t(PLACES.newTable.name)}
            </TextLink>
          </li>
        )}
      </ul>
    </section>
  );
}
