'use client';

import { useTurn, useTurnActs, type TurnView } from '@/components/move/turn/turn-context';
import { commandValue, jsonOfValue } from './command-value';
import { filledCommand, isSelected, rotationOf, type Fills } from './fills';
import { RadioTiles, type RadioItem } from './radio-tiles';
import { Radio } from './tile-fields';

interface FillProps {
  readonly name: string;
  readonly title: string;
  readonly items: readonly RadioItem[];
  readonly isPictures?: boolean;
}

/** A radio choice in Peter Parler's forms, kept in sync with the places on the table. */
export function FillTiles({ name, title, items, isPictures }: FillProps) {
  const turn = useTurn();
  const acts = useTurnActs();
  const said = (turn && saidBy(turn, name)) ?? items[0]?.value;
  return (
    <RadioTiles
      title={title}
      items={items}
      isPictures={isPictures}
      radio={(value, label) => (
        <Radio
          name={name}
          value={value}
          label={label}
          isChecked={value === said}
          onChange={acts && (() => acts.fill({ ...turn?.fills, ...fillsOf(name, value) }))}
        />
      )}
    />
  );
}

function saidBy({ data, fills }: TurnView, name: string): string | undefined {
  const filling = data.fillings.find((entry) => entry.field === name && isSelected(data, fills, entry));
  return filling && name === 'command' ? commandValue(filledCommand(data, fills)) : filling?.value;
}

/** The fields of a value. The `command` field sets both site and rotation. */
function fillsOf(name: string, value: string): Fills {
  if (name !== 'command') return { [name]: value };
  const { site, rotation }: { site: string; rotation: number } = JSON.parse(jsonOfValue(value));
  return { command: site, 'with.rotation': String(rotation) };
}

/** The rotation of his building. */
export function FillTurn({ rotation, label }: { readonly rotation: number; readonly label: string }) {
  const turn = useTurn();
  const acts = useTurnActs();
  const isChecked = (turn ? rotationOf(turn.data, turn.fills) : 0) === rotation;
  const onChange = acts && (() => acts.fill({ ...turn?.fills, 'with.rotation': String(rotation) }));
  return <Radio name="with.rotation" value={rotation} {...{ label, isChecked, onChange }} />;
}
