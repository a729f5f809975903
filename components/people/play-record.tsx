import { EMPTY_CITY } from '@/components/board/empty-city';
import { cityMap } from '@/components/board/table-picture';
import { Symbol } from '@/components/board/symbol';
import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Markup } from '@/components/ui/markup';
import { Medallion } from '@/components/ui/medallion';
import { TextLink } from '@/components/ui/text-link';
import type { Partners, PlayRecord } from '@/lib/features/people/play-record';
import { BASE_PACK } from '@/lib/game/content/base';
import { actionIcon } from '@/lib/game/drawing/glyphs';
import { packFor } from '@/lib/game/rulesets';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { capitalize } from '@/lib/game/wording/wording';
import { actionName } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';

interface PlayRecordProps {
  readonly record: PlayRecord;
  /** The name of somebody else; undefined for the reader. */
  readonly name?: string | undefined;
}

/** A person's city, their record and the people to play with again; an empty city before the first game. */
export function PlayRecordPanel({ record, name }: PlayRecordProps) {
  const { t } = useWords();
  const title = name === undefined ? t('people.record.title') : t('people.record.of', { name });
  const { games, wins, best, alone, partners, city } = record;
  const isEmpty = !city && games + alone === 0;
  return (
    <section className="grid items-start gap-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]" aria-label={title}>
      <CityFigure city={city} name={name} />
      <div className={`stack gap-4 ${isEmpty ? 'md:self-center' : ''}`}>
        {isEmpty ? <NothingYet isMe={name === undefined} /> : <Numbers of={{ games, wins, best }} />}
        {alone > 0 && <p className="small muted">{t('people.record.alone', { n: alone })}</p>}
        <Opening opening={record.opening} />
        {partners.length > 0 && <PartnerList partners={partners} isMe={name === undefined} />}
      </div>
    </section>
  );
}

/** The city of a game, or one where nothing is built. */
function CityFigure({ city, name }: Pick<PlayRecord, 'city'> & Pick<PlayRecordProps, 'name'>) {
  const words = useWords();
  const { t } = words;
  const { pack, state } = city ?? { pack: packFor(BASE_PACK.id, BASE_PACK.version), state: EMPTY_CITY };
  const alt = city
    ? t('people.record.picture', { n: state.buildings.length })
    : t('people.record.emptyPicture');
  return (
    <figure className="m-0 border border-edge bg-card p-1.5 outline-3 -outline-offset-7 outline-gold [box-shadow:var(--shadow-card)]">
      <Markup html={cityMap(words, pack, state, alt)} className="drawing-wide" />
      {city && (
        <figcaption className="flex flex-wrap items-center justify-between gap-x-4 px-2 pb-1">
          <TextLink className="f-serif inline-flex min-h-target items-center" href={`/games/${city.gameId}`}>
            {t('people.record.city', { kind: city.points === null ? 'last' : 'best' })}
          </TextLink>
          <span className="small inline-flex items-center gap-1">
            <Symbol pack={city.pack} name={seatIcon(city.seat)} className="symbol-in-line" />
            {name === undefined ? t('people.record.mark') : t('people.record.markOf', { name })}
          </span>
        </figcaption>
      )}
    </figure>
  );
}

function Numbers({ of }: { readonly of: Readonly<Record<'games' | 'wins' | 'best', number | null>> }) {
  const { t } = useWords();
  return (
    <dl className="m-0 grid grid-cols-3 gap-2 text-center">
      {(['games', 'wins', 'best'] as const).map((what) => (
        <div key={what} className="grid rounded-md border border-line border-t-4 border-t-gold bg-tile py-2">
          <dt className="small muted order-2">{t(`people.record.${what}`)}</dt>
          <dd className="f-serif m-0 text-[2rem] leading-tight text-red">{of[what] ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

function Opening({ opening }: Pick<PlayRecord, 'opening'>) {
  const words = useWords();
  if (opening === null) return null;
  return (
    <p className="flex items-center gap-2">
      <Symbol pack={BASE_PACK} name={actionIcon(opening)} className="size-8 flex-none" />
      {words.t('people.record.opening', { action: capitalize(actionName(words, opening)) })}
    </p>
  );
}

function PartnerList({ partners, isMe }: { readonly partners: readonly Partners[]; readonly isMe: boolean }) {
  const { t, list } = useWords();
  return (
    <section className="stack" aria-labelledby="partners">
      <h2 id="partners">{t(isMe ? 'people.record.partners' : 'people.record.withYou')}</h2>
      <ul className="m-0 grid list-none gap-2 p-0">
        {partners.map(({ gameId, names, games }) => (
          <li
            key={gameId}
            className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line bg-tile p-2"
          >
            <span className="flex -space-x-2">
              {names.map((name, i) => (
                <Medallion key={i} name={name} of={name} isSmall />
              ))}
            </span>
            <span className="min-w-32 flex-1">
              <strong>{list(names)}</strong>
              <span className="small muted block">{t('people.record.together', { n: games })}</span>
            </span>
            <form action={`/games/${gameId}/rematch`} method="post">
              <FormKey />
              <SubmitButton className="btn btn-main">
                {t('people.record.again')}
                <span className="sr-only">: {list(names)}</span>
              </SubmitButton>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What to do for a first city. */
function NothingYet({ isMe }: { readonly isMe: boolean }) {
  const { t } = useWords();
  if (!isMe) return <p>{t('people.record.nothing')}</p>;
  return (
    <div className="stack">
      <h2>{t('people.record.empty')}</h2>
      <p>{t('people.record.emptyWhy')}</p>
      <div className="row">
        <TextLink className="btn btn-main" href="/">
          {t('people.record.play')}
        </TextLink>
        <TextLink className="btn" href="/#new-table">
          {t('site.newTable')}
        </TextLink>
      </div>
    </div>
  );
}
