import type { Pack } from '@/lib/game/engine/pack-index';
import { STEPS, type StepId } from '@/lib/game/learning/learning';
import { type Lesson } from '@/lib/game/learning/steps';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { Wording } from '@/lib/game/wording/wording';
import { nameOf } from '@/lib/game/wording/names';
import { actionName } from '@/lib/game/wording/terms';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { spotlight } from './spotlight';

/** Steps that have other words for whoever did something else. */
const ELSE = ['work', 'build', 'claim', 'upgrade'] as const;

/** Where the casebook says more about a step. */
const RULES: Readonly<Record<StepId, string>> = {
  welcome: 'TURN',
  take: 'CRANE',
  work: 'QUARRY',
  bonus: 'CRANE',
  back: 'TURN',
  end: 'END',
  parler: 'PARLER',
  plan: 'CRANE',
  build: 'BUILD',
  claim: 'PLAZA',
  choose: 'CRANE',
  upgrade: 'UPGRADE',
  farewell: 'SCORE',
};

interface LessonProps {
  readonly lesson: Lesson;
  readonly gameId: string;
  readonly pack: Pack;
}

/**
 * A step of the lesson above the moves panel: what to look at, what to press. What it speaks of stands out on
 * the table.
 */
export function LessonCard({ lesson, gameId, pack }: LessonProps) {
  const words = useWords();
  const { t } = words;
  const { step, isRead, otherwise } = lesson;
  const n = STEPS.indexOf(step) + 1;
  return (
    <section
      id="lesson"
      className="panel lesson stack border-l-5 border-l-gold bg-tile phone:border-l-0 phone:bg-transparent"
      aria-labelledby="lesson-title"
    >
      <style>{spotlight(lesson)}</style>
      <p className="flex gap-3 items-center justify-between whitespace-nowrap small muted">
        {t('learn.stepOf', { n, of: STEPS.length })}
        <progress
          className="h-[.4rem] min-w-8 flex-[0_1_5rem] appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-gold [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-gold"
          value={n}
          max={STEPS.length}
          aria-hidden="true"
        />
      </p>
      <h2 id="lesson-title" className="text-[1.25rem]">
        {t(`learn.step.${step}.title`)}
      </h2>
      {otherwise && <Notice>{t('learn.kindly')}</Notice>}
      <p className="text-md leading-[1.42]">{textOf(words, pack, lesson)}</p>
      <div className="flex flex-wrap gap-y-[.4rem] gap-x-3 items-center">
        {isRead && <ProgressButton gameId={gameId} name="read" value={step} main text={t('learn.goOn')} />}
        <ProgressButton gameId={gameId} name="off" value="off" text={t('learn.skip')} />
        <TextLink className="inline-flex min-h-target items-center" href={`/rules#${RULES[step]}`}>
          {t('learn.moreInRules')}
        </TextLink>
      </div>
    </section>
  );
}

/** In place of a lesson that was skipped: the way back into it. */
export function LessonPaused({ gameId }: { readonly gameId: string }) {
  return <ProgressButton gameId={gameId} name="on" value="on" text={useWords().t('learn.resume')} />;
}

function textOf(words: Wording, pack: Pack, { step, otherwise, action, tile }: Lesson): string {
  const { t } = words;
  const other = otherwise ? ELSE.find((entry) => entry === step) : undefined;
  if (other) return t(`learn.step.${other}.else`);
  // Which tile is advised is known only once the action has begun.
  const named = tile === undefined ? 'none' : nameOf(words, pack, tile);
  return t(`learn.step.${step}.text`, { action: actionName(words, action), tile: named });
}

interface ButtonProps {
  readonly gameId: string;
  readonly name: 'read' | 'off' | 'on';
  readonly value: string;
  readonly text: string;
  readonly main?: boolean;
}

function ProgressButton({ gameId, name, value, text, main }: ButtonProps) {
  return (
    <form action="/learn/progress" method="post">
      <input type="hidden" name="gameId" value={gameId} />
      <button
        className={main ? 'btn btn-main' : 'btn border-line bg-transparent font-[450] hover:bg-sunken'}
        name={name}
        value={value}
      >
        {text}
      </button>
    </form>
  );
}
