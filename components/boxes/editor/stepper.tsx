'use client';

import { linkToSheet } from '@/components/board/sheet-url';
import { Markup } from '@/components/ui/markup';
import { useWords } from '@/lib/platform/i18n/current-words';
import { keepFocus } from './keep-focus';

interface StepperProps {
  readonly name: string;
  /** A drawing instead of the visible name. */
  readonly symbol?: string;
  readonly value: number;
  readonly range: readonly [least: number, most: number];
  readonly onChange: (value: number) => void;
}

const BUTTON = 'min-h-target min-w-target text-xl leading-none hover:bg-sunken disabled:opacity-40';
const NEWEST = { id: '', version: 0 };

/** A number with a button on each side. */
export function Stepper({ name, symbol, value, range: [least, most], onChange }: StepperProps) {
  const { t } = useWords();
  const step = (by: number) => () => onChange(Math.min(most, Math.max(least, value + by)));
  return (
    <div className="flex items-center gap-1" role="group" aria-label={name}>
      {symbol ? (
        <Markup html={linkToSheet(symbol, NEWEST)} className="text-subheading" />
      ) : (
        <span className="small">{name}</span>
      )}
      <span className="inline-flex items-center rounded-md border border-line bg-card">
        <button
          type="button"
          className={BUTTON}
          aria-label={t('boxes.less', { name })}
          onMouseDown={keepFocus}
          onClick={step(-1)}
        >
          −
        </button>
        <output className="min-w-6 text-center text-lg font-semibold" aria-label={name}>
          {value}
        </output>
        <button
          type="button"
          className={BUTTON}
          aria-label={t('boxes.more', { name })}
          onMouseDown={keepFocus}
          onClick={step(1)}
        >
          +
        </button>
      </span>
    </div>
  );
}
