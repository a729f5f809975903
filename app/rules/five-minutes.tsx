import { Symbol } from '@/components/board/symbol';
import { tablePicture } from '@/components/board/table-picture';
import { Markup } from '@/components/ui/markup';
import { registeredPacks } from '@/lib/features/table/load/packs';
import { FIVE_MINUTES } from '@/lib/game/casebook/rulings';
import { KEPT_POSITION } from '@/lib/game/learning/kept-position';
import { getWords } from '@/lib/platform/i18n/request-words';

/** The rules in five minutes, next to a picture of the table. */
export async function FiveMinutes() {
  const words = await getWords();
  const { t } = words;
  const pack = registeredPacks().find(({ id }) => id === KEPT_POSITION.pack.id);
  const picture = pack && tablePicture(words, pack, KEPT_POSITION, t('rules.page.picture'));
  return (
    <section className="stack" aria-labelledby="five-minutes">
      <h2 id="five-minutes">{t('rules.page.fiveMinutes')}</h2>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ol className="grid list-none gap-x-6 p-0 sm:grid-cols-2">
          {FIVE_MINUTES.map((part) => (
            <li
              key={part.symbol}
              className="grid grid-cols-[2.4rem_minmax(0,1fr)] gap-3 border-t border-line py-3 text-md leading-reading"
            >
              <Symbol name={part.symbol} className="size-9 text-red" />
              <p>
                {t(`rules.minutes.${part.symbol}`)}{' '}
                {part.rules.map((id) => (
                  <a key={id} className="casebook-id mr-1" href={`#${id}`}>
                    {id}
                  </a>
                ))}
              </p>
            </li>
          ))}
        </ol>
        {picture && (
          <Markup
            html={picture}
            className="aspect-[1000/960] border border-edge bg-card p-2 [box-shadow:var(--shadow-card)] drawing-wide"
          />
        )}
      </div>
    </section>
  );
}
