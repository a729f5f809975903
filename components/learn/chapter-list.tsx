import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { CHAPTERS, type ChapterId } from '@/lib/game/learning/learning';
import { useWords } from '@/lib/platform/i18n/current-words';

interface ChapterProgress {
  readonly chapter: ChapterId;
  readonly gameId: string;
  readonly isDone: boolean;
}

interface ListProps {
  /** The chapters this browser has begun. */
  readonly begun: readonly ChapterProgress[];
  readonly start: (form: FormData) => Promise<void>;
}

/** The chapters with their subjects. The first unfinished one is highlighted. */
export function ChapterList({ begun, start }: ListProps) {
  const next = CHAPTERS.find((id) => !begun.some(({ chapter, isDone }) => chapter === id && isDone));
  return (
    <ol className="grid list-none gap-4 p-0 md:grid-cols-3">
      {CHAPTERS.map((id) => (
        <Chapter
          key={id}
          id={id}
          begun={begun.find(({ chapter }) => chapter === id)}
          isNext={id === next}
          start={start}
        />
      ))}
    </ol>
  );
}

interface ChapterProps extends Pick<ListProps, 'start'> {
  readonly id: ChapterId;
  readonly begun: ChapterProgress | undefined;
  readonly isNext: boolean;
}

function Chapter({ id, begun, isNext, start }: ChapterProps) {
  const { t } = useWords();
  // Buttons are labelled by their chapter, because three buttons with the same name lead to different places.
  const named = (what: string) => ({ id: `${what}-${id}`, 'aria-labelledby': `${what}-${id} chapter-${id}` });
  const mayGoOn = begun !== undefined && !begun.isDone;
  return (
    <li className={`panel stack ${isNext ? 'border-l-5 border-l-gold' : ''}`}>
      <h2 id={`chapter-${id}`}>
        {id}. {t(`learn.chapter.${id}.title`)}
      </h2>
      <p>{t(`learn.chapter.${id}.about`)}</p>
      <p className="small muted">
        {t('learn.minutes')}
        {begun?.isDone && ` · ${t('learn.isDone')} ✓`}
      </p>
      <div className="row mt-auto">
        {mayGoOn && (
          <a
            {...named('continue')}
            className={isNext ? 'btn btn-main' : 'btn'}
            href={`/games/${begun.gameId}`}
          >
            {t('learn.continue')}
          </a>
        )}
        <form action={start}>
          <FormKey />
          <input type="hidden" name="chapter" value={id} />
          <TimeZoneField />
          <SubmitButton {...named('start')} className={isNext && !begun ? 'btn btn-main' : 'btn'}>
            {t(begun ? 'learn.startAgain' : 'learn.start')}
          </SubmitButton>
        </form>
      </div>
    </li>
  );
}
