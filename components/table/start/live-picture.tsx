import { Markup } from '@/components/ui/markup';
import { useWords } from '@/lib/platform/i18n/current-words';

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
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.6 px-2.8 pt-2.4 pb-1.6 text-base">
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
