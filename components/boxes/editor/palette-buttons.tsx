'use client';

import { Drawing } from '@/components/board/drawing';
import { effectHtml } from '@/lib/game/drawing/inline';
import type { PackData } from '@/lib/game/engine/pack';
import type { Effect } from '@/lib/game/engine/vocabulary';
import { useWords } from '@/lib/platform/i18n/current-words';
import { effectWords } from '../component-words';
import type { EditorAction } from './editor-state';
import { keepFocus } from './keep-focus';
import { isEmpty } from './line';
import type { PaletteItem } from './palette';

interface PaletteProps {
  readonly pack: PackData;
  readonly items: readonly PaletteItem[];
  readonly give: (act: EditorAction) => void;
}

/** Symbols to add, each with its key. */
export function Palette({ pack, items, give }: PaletteProps) {
  const words = useWords();
  return (
    <div className="flex flex-wrap gap-1" role="group" aria-label={words.t('boxes.symbols')}>
      {items.map(({ id, effect, key }) => (
        <button
          key={id}
          type="button"
          className="relative inline-flex size-12 items-center justify-center rounded-md border border-line bg-card hover:bg-sunken [&:not(:has(svg))]:w-auto"
          aria-label={words.t('boxes.add', { what: isEmpty(effect) ? id : paletteWords(words, effect) })}
          aria-keyshortcuts={key}
          onMouseDown={keepFocus}
          onClick={() => give({ type: 'put', item: effect })}
        >
          <Drawing
            pack={pack}
            svg={effectHtml(effect)}
            className="text-subtitle [&_svg]:h-[1.15em] [&_svg]:max-w-11"
          />
          {key && (
            <span
              className="absolute right-0.5 bottom-0 text-[.65rem] leading-tight text-muted max-sm:hidden"
              aria-hidden="true"
            >
              {key}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

const paletteWords = (words: ReturnType<typeof useWords>, effect: Effect): string =>
  effect.kind === 'pay'
    ? words.t('boxes.pay')
    : effect.kind === 'ability'
      ? words.t('boxes.whileHere')
      : effectWords(words, effect);
