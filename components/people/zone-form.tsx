import type { ZoneCities } from '@/lib/game/wording/zone-cities';
import { cityOfZone } from '@/lib/game/wording/zone-city';

export interface ZoneFormProps {
  /** By which clock the reader lives, as they have said. */
  readonly kept: string;
  /** By which this device does. */
  readonly here: string;
  /** `{here}` and `{kept}` stand where the two zones go. */
  readonly words: { readonly ask: string; readonly take: string; readonly keep: string };
  /** What cities are called in the reader's language. */
  readonly cities: ZoneCities;
  /** Keeps the field `zone`. */
  readonly action: (form: FormData) => Promise<void>;
  /** Remembers that the clock shall stay. */
  readonly keep: () => void;
  readonly onAnswered: () => void;
}

/** The question of zone-ask.tsx. */
export function ZoneForm({ kept, here, words, cities, action, keep, onAnswered }: ZoneFormProps) {
  // It stands in the layout of all pages, which a form does not always draw anew.
  const take = async (form: FormData) => {
    onAnswered();
    await action(form);
  };
  const stay = () => {
    keep();
    onAnswered();
  };
  const city = (zone: string) => cityOfZone(zone, cities);
  const fill = (text: string) => text.replace('{here}', city(here)).replace('{kept}', city(kept));
  return (
    <form className="row mx-auto my-1 max-w-328 px-4 py-1 small" action={take} role="status">
      <span>{fill(words.ask)}</span>
      <input type="hidden" name="zone" value={here} />
      <button className="btn">{fill(words.take)}</button>
      <button type="button" className="btn" onClick={stay}>
        {fill(words.keep)}
      </button>
    </form>
  );
}
