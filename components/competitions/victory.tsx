import { CityImage } from '@/components/table/city-image';
import { ShareButton } from '@/components/ui/share-button';
import { TextLink } from '@/components/ui/text-link';
import type { PublicCompetition } from '@/lib/features/competitions/competitions';
import { useWords } from '@/lib/platform/i18n/current-words';
import { EntrantName } from './standings';
import { Trophy } from './trophy';

interface VictoryProps {
  readonly shown: PublicCompetition;
  /** The address of this page to share. */
  readonly link: string;
}

/** Places listed next to the cup. */
const PODIUM = 3;

/** The end of a competition: its cup, its winner, the city of their last table, and a way to play the next one. */
export function Victory({ shown, link }: VictoryProps) {
  const words = useWords();
  const { t } = words;
  const { competition, entrants, winners, standings, circle, nextId, lastTable } = shown;
  if (winners.length === 0) return null;
  const names = winners.map(
    (winner) => entrants.find(({ id }) => id === winner)?.name || t('circles.someone'),
  );
  const mine = entrants.find(({ userId }) => userId !== undefined && userId === circle?.me.userId)?.id;
  const isMine = mine !== undefined && winners.includes(mine);
  const told = { n: winners.length, names: words.list(names), competition: competition.name };
  const podium = standings[0]?.lines.slice(0, PODIUM) ?? [];
  return (
    <section
      aria-labelledby="victory"
      className="panel grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-5 border-t-4 border-t-gold sm:grid-cols-[minmax(10rem,16rem)_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)_minmax(0,24rem)]"
    >
      <div className="grid justify-items-center">
        <Trophy name={names.join(' · ')} />
      </div>
      <div className="stack">
        <h2 id="victory" className="f-serif text-3xl">
          {t(isMine ? 'seasons.victory.mine' : 'seasons.victory.won', told)}
        </h2>
        <ol className="grid list-none gap-1 p-0">
          {podium.map(({ id, place }) => (
            <li key={id} className={winners.includes(id) ? 'font-semibold' : ''}>
              {place}. <EntrantName person={entrants.find((each) => each.id === id)} />
            </li>
          ))}
        </ol>
        <div className="row print:hidden">
          {circle?.me.isInCharge && nextId === undefined && (
            <TextLink
              className="btn btn-main"
              href={`/competitions/new?circle=${circle.id}&like=${competition.id}`}
            >
              {t('seasons.victory.next', { form: competition.form })}
            </TextLink>
          )}
          <ShareButton
            link={link}
            title={competition.name}
            words={[t('tables.share'), t('tables.copy'), t('tables.copied')]}
          />
        </div>
      </div>
      {lastTable && (
        <figure className="m-0 grid gap-1 sm:col-span-2 xl:col-span-1">
          <TextLink href={`/games/${lastTable.gameId}`}>
            <CityImage
              {...lastTable}
              size="city"
              alt={t('seasons.victory.city')}
              className="h-auto w-full rounded-sm border border-line"
            />
          </TextLink>
          <figcaption className="small muted">{t('seasons.victory.city')}</figcaption>
        </figure>
      )}
    </section>
  );
}
