import { Drawing } from '@/components/board/drawing';
import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { atKey } from '@/lib/game/drawing/board-location';
import { boardOnPage, numberedMarks } from '@/lib/game/drawing/board-picture';
import { positionOf } from '@/lib/game/engine/board/wheel';
import type { Pack } from '@/lib/game/engine/pack-index';
import { KEPT_POSITION } from '@/lib/game/learning/kept-position';
import { CHAPTERS, type ChapterId } from '@/lib/game/learning/learning';
import { useWords } from '@/lib/platform/i18n/current-words';

interface ChapterProgress {
  readonly chapter: ChapterId;
  readonly gameId: string;
  readonly isDone: boolean;
}

interface ListProps {
  readonly pack: Pack;
  /** The chapters this browser has begun. */
  readonly begun: readonly ChapterProgress[];
  readonly start: FormAction;
}

/** A board with the place of each chapter, and the chapters. The first unfinished one is highlighted. */
export function ChapterList({ pack, begun, start }: ListProps) {
  const words = useWords();
  const next = CHAPTERS.find((id) => !begun.some(({ chapter, isDone }) => chapter === id && isDone));
  const marks = numberedMarks(placesOf(pack));
  const on = { words, pack, state: KEPT_POSITION };
  return (
    <section className="panel grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Drawing
        pack={pack}
        svg={boardOnPage(on, words.t('learn.board'), marks)}
        className="aspect-[1000/1330] drawing-wide max-md:mx-auto max-md:w-full max-md:max-w-80"
      />
      <ol className="m-0 grid list-none content-center gap-4 p-0">
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
    </section>
  );
}

/** The crane of the first chapter, the city of the second, the bridge of the third. */
function placesOf(pack: Pack): readonly string[] {
  const [tile] = KEPT_POSITION.crane.tiles;
  const site = KEPT_POSITION.buildings.find(({ seat }) => seat !== undefined)?.site;
  const plank = pack.bridge.places.find(
    ({ id }) => !KEPT_POSITION.bridge.some(({ place, plank: laid }) => place === id && laid),
  );
  return [
    ...(tile ? [atKey('crane', positionOf(KEPT_POSITION, tile))] : []),
    ...(site ? [atKey('site', site)] : []),
    ...(plank ? [atKey('bridge', plank.id)] : []),
  ];
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
    <li className={`grid gap-2 border-l-5 pl-4 ${isNext ? 'border-l-gold' : 'border-l-line'}`}>
      <h2 id={`chapter-${id}`} className="flex items-center gap-3">
        <span className="grid size-8 flex-none place-items-center rounded-full bg-ink text-lg text-card">
          {id}
        </span>{' '}
        {t(`learn.chapter.${id}.title`)}
        {begun?.isDone && <span className="small muted font-sans">✓ {t('learn.isDone')}</span>}
      </h2>
      <p>{t(`learn.chapter.${id}.about`)}</p>
      <div className="row">
        {mayGoOn && (
          <a
            {...named('continue')}
            className={isNext ? 'btn btn-main' : 'btn'}
            href={`/games/${begun.gameId}`}
          >
            {t('learn.continue')}
          </a>
        )}
        <ActForm action={start} of={{ chapter: id }}>
          <TimeZoneField />
          <SubmitButton {...named('start')} className={isNext && !begun ? 'btn btn-main' : 'btn'}>
            {t(begun ? 'learn.startAgain' : 'learn.start')}
          </SubmitButton>
        </ActForm>
      </div>
    </li>
  );
}
