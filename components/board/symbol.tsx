import type { PackData } from '@/lib/game/engine/pack';
import { sheetUrl } from './sheet-url';

interface SymbolProps {
  readonly name: string;
  readonly className?: string;
  /** If absent, the page itself contains the symbols. */
  readonly pack?: PackData;
}

/** An inline symbol. It is decorative, because the adjacent text carries the meaning. */
export function Symbol({ name, className = 'ico', pack }: SymbolProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${pack ? sheetUrl(pack) : ''}#${name}`} />
    </svg>
  );
}
