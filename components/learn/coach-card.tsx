import { COACH_LINES, FIRST_ACTION, type Coaching } from '@/lib/game/learning/coach';
import { actionName } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { TextLink } from '@/components/ui/text-link';
import { spotlight } from './spotlight';

interface CoachProps {
  readonly coaching: Coaching;
  readonly gameId: string;
}

/** A first turn in three lines above the moves panel; what is to be done now stands out on the table. */
export function CoachCard({ coaching, gameId }: CoachProps) {
  const { t } = useWords();
  const isDone = coaching.now === 'done';
  return (
    <section
      id="lesson"
      className="panel lesson stack border-l-5 border-l-gold bg-tile phone:border-l-0 phone:bg-transparent"
      aria-labelledby="coach-title"
    >
      <style>{spotlight(coaching)}</style>
      <h2 id="coach-title" className="text-[1.15rem]">
        {t(isDone ? 'learn.coach.done' : 'learn.coach.title')}
      </h2>
      {isDone ? <Afterwards /> : <Lines now={coaching.now} />}
      <form action="/learn/progress" method="post">
        <input type="hidden" name="gameId" value={gameId} />
        <button
          className="btn border-line bg-transparent font-[450] hover:bg-sunken"
          name="coach"
          value="off"
        >
          {t(isDone ? 'learn.coach.close' : 'learn.coach.off')}
        </button>
      </form>
    </section>
  );
}

function Lines({ now }: { readonly now: Coaching['now'] }) {
  const words = useWords();
  const { t } = words;
  const at = COACH_LINES.findIndex((line) => line === now);
  return (
    <>
      {now === 'answer' && <p className="text-md">{t('learn.coach.answer')}</p>}
      <ol className="grid gap-1 pl-[1.3rem] text-md leading-[1.42] list-decimal">
        {COACH_LINES.map((line, i) => (
          <li
            key={line}
            className={i === at ? 'font-semibold' : 'text-muted'}
            aria-current={i === at ? 'step' : undefined}
          >
            {t(`learn.coach.line.${line}`, { action: actionName(words, FIRST_ACTION) })}
            {i < at && ` ✓`}
          </li>
        ))}
      </ol>
    </>
  );
}

/** What to do next, for players who have seen that it works. */
function Afterwards() {
  const { t } = useWords();
  return (
    <>
      <p className="text-md leading-[1.42]">{t('learn.coach.afterwards')}</p>
      <p className="row">
        <TextLink href="/learn">{t('site.learn')}</TextLink>
        <TextLink href="/me">{t('learn.coach.name')}</TextLink>
      </p>
    </>
  );
}
