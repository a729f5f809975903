import { Fold } from '@/components/ui/fold';
import { ActButton, type FormAction } from '@/components/ui/forms/act-button';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { Command } from '@/lib/game/engine/commands';
import { atKeysOf } from '@/lib/game/learning/coach';
import type { FirstTime } from '@/lib/game/learning/first-time';
import type { ChapterId } from '@/lib/game/learning/learning';
import { chapterAfter } from '@/lib/game/learning/lesson-game';
import type { Lesson } from '@/lib/game/learning/steps';
import { labelCommand } from '@/lib/game/wording/options';
import { actionName } from '@/lib/game/wording/terms';
import type { Labelling } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { LessonFrame } from './lesson-frame';
import { ArrowIsland, GoOnIsland } from './lesson-islands';
import { arrowTargetsOf, spotlightCss } from './spotlight';

const QUIET = 'btn border-line bg-transparent font-[450] hover:bg-sunken';

/** The text of a step stays visible while its target is scrolled into view: on a desktop the whole card, */
const STAYS = 'md:[@media(min-height:40rem)]:sticky md:top-0 md:z-2 phone:contents';
/** on a phone only title and sentence. */
const WORDS_STAY =
  'phone:gap-1 phone:bg-card phone:px-4 phone:py-1 phone:pane:sticky phone:pane:top-5 phone:pane:z-2';

/** The table and its chapter. */
export interface LessonAt {
  readonly gameId: string;
  readonly chapter: ChapterId;
}

type Start = FormAction;

interface LessonProps {
  readonly lesson: Lesson;
  readonly at: LessonAt;
  /** Number of steps in the chapter. */
  readonly of: number;
  readonly start: Start;
}

// A `:has(#lesson)` rule on an ancestor would make the browser recompute the style of the whole table at
// every step of every game.
/** Keeps sticky elements from covering the text, and nothing below it is scaled down. */
const IN_SIGHT =
  '.moves-head{position:static!important}' +
  '@media(min-width:48rem){.at-moves{display:flex;flex-direction:column}.lesson,.lesson~*{flex-shrink:0}}';

/** A lesson step above the moves: one thing to see or do, highlighted on the table. */
export function LessonCard({ lesson, at, of, start }: LessonProps) {
  const words = useWords();
  const { t } = words;
  const { step, index, isRead, otherwise, rule } = lesson;
  const isLast = index === of - 1;
  const title = t(`learn.step.${step}.title`);
  const action = lesson.action ? actionName(words, lesson.action) : '';
  const sentence = otherwise ? t('learn.kindly') : t(`learn.step.${step}.text`, { action });
  return (
    <LessonFrame
      className={STAYS}
      aria-labelledby="lesson-title"
      data-marks={isRead ? undefined : lesson.at[0]}
      // Announced when it changes, see heard.tsx.
      data-said={`${title}. ${sentence}`}
    >
      <GoOnIsland step={step} />
      <style>{spotlightCss(lesson) + IN_SIGHT}</style>
      <ArrowIsland key={step} targets={arrowTargetsOf(lesson)} dims={isRead && !otherwise} />
      <div className="flex flex-wrap gap-x-3 items-center justify-between small muted phone:px-4 phone:pt-2">
        {t('learn.stepOf', { chapter: at.chapter, n: index + 1, of })}
        <progress
          className="h-1.5 min-w-8 basis-20 progress-gold border-0 bg-line"
          value={index + 1}
          max={of}
          aria-hidden="true"
        />
        {/* Not at the previous place of "Next", where a second click might land. */}
        <ProgressForm at={at} name="off" value="off" />
      </div>
      <div className={`stack ${WORDS_STAY}`}>
        <h2 id="lesson-title" tabIndex={-1} className="text-lg">
          {title}
        </h2>
        {otherwise ? <Notice>{sentence}</Notice> : <p className="text-md leading-reading">{sentence}</p>}
      </div>
      <div className="flex flex-wrap gap-y-1.5 gap-x-3 items-center phone:px-4 phone:pb-2">
        {isLast && <NextChapter chapter={at.chapter} start={start} />}
        {isRead && !isLast && <ProgressForm at={at} name="read" value={step} isMain={!otherwise} goesOn />}
        {/* A new table in the position before a step, for learners who left the path. */}
        {otherwise && (
          <ActButton action={start} of={{ chapter: at.chapter, step: index }} label={t('learn.setBack')} />
        )}
        {isLast && <ProgressForm at={at} name="read" value={step} />}
        <TextLink className="inline-flex min-h-target items-center" href={`/rules#${rule}`}>
          {t('learn.moreInRules')}
        </TextLink>
      </div>
    </LessonFrame>
  );
}

/** Shown in place of a skipped lesson: the button that resumes it. */
export function LessonPaused({ at }: { readonly at: LessonAt }) {
  return <ProgressForm at={at} name="on" value="on" />;
}

const WORDS = { read: 'learn.goOn', off: 'learn.skip', on: 'learn.resume' } as const;

interface ReadProps {
  readonly at: LessonAt;
  readonly name: keyof typeof WORDS;
  readonly value: string;
  readonly isMain?: boolean;
  /** The chapter continues in this page if scripts run. */
  readonly goesOn?: true;
}

/** Stores how far the learner has read. */
function ProgressForm({ at: { gameId, chapter }, name, value, isMain, goesOn }: ReadProps) {
  const { t } = useWords();
  return (
    <form action="/learn/progress" method="post" data-goes-on={goesOn}>
      <input type="hidden" name="gameId" value={gameId} />
      <input type="hidden" name="chapter" value={chapter} />
      <button
        className={
          name === 'off'
            ? 'min-h-7 border-0 bg-transparent p-0 text-sm text-muted underline pointer-coarse:min-h-target'
            : isMain
              ? 'btn btn-main'
              : QUIET
        }
        name={name}
        value={value}
      >
        {t(value.startsWith('known') ? 'learn.playOn' : WORDS[name])}
      </button>
    </form>
  );
}

/** What to learn or play after a chapter. */
function NextChapter({ chapter, start }: { readonly chapter: ChapterId; readonly start: Start }) {
  const { t } = useWords();
  const next = chapterAfter(chapter);
  if (!next)
    return (
      <a className="btn btn-main" href="/learn">
        {t('learn.afterAll')}
      </a>
    );
  return (
    <ActButton action={start} of={{ chapter: next }} label={t('learn.next', { chapter: next })} isMain />
  );
}

/** One turn after the coach's last suggestion: where help is from now on. */
export function Farewell({ gameId }: { readonly gameId: string }) {
  const { t } = useWords();
  return (
    <section
      id="lesson"
      data-in-page=""
      className="panel lesson stack gap-1 border-l-5 border-l-gold bg-tile py-2 text-sm leading-dense"
      aria-labelledby="coach-title"
    >
      <h2 id="coach-title" className="text-lg">
        {t('learn.farewell.title')}
      </h2>
      <p>{t('learn.farewell.text')}</p>
      <p className="row">
        <TextLink href="/rules">{t('rules.page.title')}</TextLink>
        <TextLink href="/learn">{t('learn.title')}</TextLink>
        <TextLink href={`/games/${gameId}/words`}>{t('board.title')}</TextLink>
      </p>
    </section>
  );
}

interface HintProps {
  readonly hint: Command;
  readonly isNew: FirstTime | undefined;
  readonly on: Omit<Labelling, 'words'>;
}

/**
 * The card of the practice game: an explanation of things that appear for the first time, and a good step on
 * request. The table highlights the step only after the request.
 */
export function HintCard({ hint, isNew, on }: HintProps) {
  const words = useWords();
  const { t } = words;
  return (
    <LessonFrame aria-label={t('learn.practice.title')}>
      <style>{spotlightCss({ at: atKeysOf(hint), press: [hint] }, ':root:has(#hint[open]) ')}</style>
      {isNew && <p className="text-md leading-reading">{t(`moves.first.${isNew}`)}</p>}
      <Fold id="hint" title={t('learn.practice.hint')}>
        <p>{labelCommand({ words, ...on }, hint)}</p>
      </Fold>
    </LessonFrame>
  );
}
