'use client';

import type { ComponentProps } from 'react';
import { linkToSheet } from '@/components/board/sheet-url';
import { Markup } from '@/components/ui/markup';
import type { FormPart, FormPrice } from '@/lib/features/boxes/form';
import { costHtml } from '@/lib/game/drawing/chips';
import type { PackData } from '@/lib/game/engine/pack';
import type { Cost, Effect } from '@/lib/game/engine/vocabulary';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { EditorAction, EditorState } from './editor-state';

export interface FieldsProps {
  readonly pack: PackData;
  readonly state: EditorState;
  readonly give: (act: EditorAction) => void;
}

export interface EffectProps extends FieldsProps {
  readonly part: Extract<FormPart, { readonly type: 'effect' }>;
  readonly effect: Effect;
}

/** A button that leaves the keyboard focus where it is: Enter still saves, letters still add symbols. */
export function KeyboardButton(button: Omit<ComponentProps<'button'>, 'type' | 'onMouseDown'>) {
  return <button type="button" {...button} onMouseDown={(event) => event.preventDefault()} />;
}

/** A price with a stepper for each good. */
export function CostSteppers({
  cost,
  goods,
  most,
  onChange,
}: FormPrice & { cost: Cost; onChange: (cost: Cost) => void }) {
  const { t } = useWords();
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1">
      {goods.map((good) => (
        <Stepper
          key={good}
          name={t(`moves.balance.${good}`)}
          symbol={costHtml({ [good]: 1 }).replace(/-1"/, '"')}
          value={cost[good] ?? 0}
          range={[0, most]}
          onChange={(n) => onChange({ ...cost, [good]: n })}
        />
      ))}
    </div>
  );
}

interface StepperProps {
  readonly name: string;
  /** A drawing instead of the visible name. */
  readonly symbol?: string;
  readonly value: number;
  readonly range: readonly [least: number, most: number];
  readonly onChange: (value: number) => void;
}

const NEWEST = { id: '', version: 0 };

/** A number with a button on each side. */
export function Stepper({ name, symbol, value, range: [least, most], onChange }: StepperProps) {
  const { t } = useWords();
  const button = (sign: string, label: string, by: number) => (
    <KeyboardButton
      className="min-h-target min-w-target text-xl leading-none hover:bg-sunken disabled:opacity-40"
      aria-label={label}
      onClick={() => onChange(Math.min(most, Math.max(least, value + by)))}
    >
      {sign}
    </KeyboardButton>
  );
  return (
    <div className="flex items-center gap-1" role="group" aria-label={name}>
      {symbol ? (
        <Markup html={linkToSheet(symbol, NEWEST)} className="text-lg" />
      ) : (
        <span className="small">{name}</span>
      )}
      <span className="inline-flex items-center rounded-md border border-line bg-card">
        {button('−', t('boxes.less', { name }), -1)}
        <output className="min-w-6 text-center text-lg font-semibold" aria-label={name}>
          {value}
        </output>
        {button('+', t('boxes.more', { name }), 1)}
      </span>
    </div>
  );
}
