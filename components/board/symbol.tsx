import type { PackData } from '@/lib/game/engine/pack';
import { sheetUrl } from './sheet-url';

interface SymbolProps {
  readonly name: string;
  readonly className?: string;
  /** Without it the page itself holds the symbols. */
  readonly pack?: PackData;
}

/** One symbol of the set inside running text; the words beside it carry the meaning. */
export function Symbol({ name, className = 'ico', pack }: SymbolProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${pack ? sheetUrl(pack) : ''}#${name}`} />
    </svg>
  );
}
