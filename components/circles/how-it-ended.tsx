import { resultWords } from '@/lib/game/wording/game-ending';
import { useWords } from '@/lib/platform/i18n/current-words';

/** How the places of a result came about, on a line of its own; nothing if its points say it. */
export function HowItEnded(result: Parameters<typeof resultWords>[1]) {
  const how = resultWords(useWords(), result);
  if (how === '') return null;
  return (
    <>
      <br />
      <span className="small muted">{how}</span>
    </>
  );
}
