import { Symbol } from '@/components/board/symbol';
import { PLACES } from '@/components/site/places';
import { Fold, FoldPanel } from '@/components/ui/fold';
import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { Markup } from '@/components/ui/markup';
import { TextLink } from '@/components/ui/text-link';
import { LEVELS } from '@/lib/game/levels';
import { useWords } from '@/lib/platform/i18n/current-words';

interface PlayNowProps {
  readonly action: (form: FormData) => Promise<void>;
  /** Whether an unfinished game is offered first, which makes a new one the second choice. */
  readonly isSecond?: boolean;
}

/** The quickest start: one press creates a game and opens its board. */
export function PlayNowForm({ action, isSecond = false }: PlayNowProps) {
  const { t } = useWords();
  return (
    <form action={action} className="grid gap-1.5">
      <FormKey />
      <TimeZoneField />
      <SubmitButton className={`btn w-full ${isSecond ? '' : 'btn-main'}`}>
        {t(isSecond ? 'site.playAnother' : 'site.playNow')}
      </SubmitButton>
      <p className="small muted">{t('site.playNowHint')}</p>
      <fieldset className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-2">
        <legend className="float-left col-span-full font-semibold">{t('site.playComputer')}</legend>
        {LEVELS.map((level) => (
          <SubmitButton key={level} className="btn w-full" name="level" value={level}>
            {t(`names.bot.${level}`)}
          </SubmitButton>
        ))}
      </fieldset>
      <p className="small muted">{t('site.playComputerHint')}</p>
      <Fold className="small" title={t('site.playNowMore')}>
        <SubmitButton className="btn mt-1.5" name="parler" value="chosen">
          {t('site.placeMyself')}
        </SubmitButton>
      </Fold>
    </form>
  );
}

/** Reasons to play here, each with a symbol. */
const POINTS = [
  ['link', 'i-seal'],
  ['post', 'z-log'],
  ['back', 'i-left'],
  ['recap', 'i-hourglass'],
  ['rules', 'i-check'],
  ['fair', 'i-points'],
] as const;

/** How playing works here, in a few short lines. */
export function StartPoints() {
  const { t } = useWords();
  return (
    <FoldPanel title={t('site.how.title')}>
      <ul className="grid list-none gap-x-6 gap-y-3 p-0 sm:grid-cols-2 lg:grid-cols-3">
        {POINTS.map(([point, symbol]) => (
          <li key={point} className="grid grid-cols-[1.8rem_minmax(0,1fr)] gap-2.75">
            <Symbol name={symbol} className="size-7.25 text-red" />
            <div>
              <h3 className="text-lg">{t(`site.how.${point}.title`)}</h3>
              <p className="mt-0.5 text-md leading-reading">{t(`site.how.${point}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </FoldPanel>
  );
}

/** Cards of the start page, each with its symbol. */
const CARDS = [
  ['puzzle', 'z-crane'],
  ['daily', 'i-hourglass'],
  ['learn', 'i-university'],
  ['film', 'z-rivals'],
] as const;

/** The puzzle and challenge of the day, the lessons, and a game to watch. */
export function StartToday() {
  const { t } = useWords();
  return (
    <ul className="grid list-none grid-cols-2 gap-2 p-0" aria-label={t('site.today.title')}>
      {CARDS.map(([place, symbol]) => (
        <li key={place}>
          <TextLink
            href={PLACES[place].href}
            className="grid h-full min-h-target content-start gap-1 rounded-md border border-line bg-tile p-3 text-ink no-underline hover:border-line-dark"
          >
            <span className="flex items-center gap-2 font-semibold leading-tight">
              <Symbol name={symbol} className="size-6 flex-none text-red" />
              {t(PLACES[place].name)}
            </span>
            <span className="small muted leading-snug">{t(`site.today.${place}`)}</span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

interface LivePictureProps {
  /** Markup built by table-picture.ts. */
  readonly picture: string;
  /** The table to link to. `isLive` is set if it is the table in the picture. */
  readonly gameId?: string | undefined;
  readonly isLive: boolean;
  /** Sentence about the progress of that game. */
  readonly state: string;
}

/** A running game as the page's main picture. */
export function LivePicture({ picture, gameId, isLive, state }: LivePictureProps) {
  const { t } = useWords();
  return (
    <figure className="m-0 p-[clamp(.4rem,1.5vw,1rem)] bg-card border border-edge outline-3 -outline-offset-7 outline-gold [box-shadow:var(--shadow-card)]">
      <Markup html={picture} className="aspect-[1000/960] drawing-wide" />
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-2.75 pt-2.5 pb-1.5 text-base">
        <span className="f-serif">{state}</span>
        {gameId && (
          <a className="btn" href={`/games/${gameId}`}>
            {t(isLive ? 'site.lookAtGame' : 'site.lookAround')}
          </a>
        )}
      </figcaption>
    </figure>
  );
}
