'use client';

import { useState, type ChangeEvent, type ReactNode } from 'react';
import { useTurn, useTurnActs } from '@/components/move/turn/turn-context';
import type { TileFormValues } from '@/components/move/turn/turn-types';
import { Fold } from '@/components/ui/fold';
import { RadioTiles, type RadioItem } from './radio-tiles';

type Field = ChangeEvent<HTMLInputElement>;

/** The values in a tile's form; undefined while another tile is chosen, and without scripts. */
function useSaid(at: string): Omit<TileFormValues, 'at'> | undefined {
  const choice = useTurn()?.choice;
  if (!choice || !('tile' in choice) || choice.tile.at !== at) return undefined;
  const keepCube = choice.tile.keepCube === true;
  if (choice.kind === 'spot') return { keepCube, place: choice.spot.place, rotation: choice.rotation };
  return { keepCube, place: choice.said?.place, rotation: choice.said?.rotation ?? 0 };
}

/** Returns a handler that reads all values of the form. */
function useSay(at: string): ((event: Field) => void) | undefined {
  const acts = useTurnActs();
  return (
    acts &&
    (({ currentTarget: { form } }) => {
      const fields = new FormData(form ?? undefined);
      const place = fields.get('with.cell') ?? fields.get('with.site');
      acts.sayTile({
        at,
        place: typeof place === 'string' ? place : undefined,
        rotation: Number(fields.get('with.rotation') ?? 0),
        keepCube: fields.get('with.keepCube') === 'yes',
      });
    })
  );
}

interface TileFoldProps {
  readonly at: string;
  /** It is the only tile. */
  readonly only: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** The form of a tile, folded until the tile is chosen. Unfolding it chooses the tile. */
export function TileFold({ at, only, title, children }: TileFoldProps) {
  const acts = useTurnActs();
  const isChosen = useSaid(at) !== undefined;
  const [opened, setOpened] = useState<boolean>();
  return (
    <Fold
      className="group placement"
      title={title}
      open={isChosen || (opened ?? only)}
      data-tile={at}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== (opened ?? only)) setOpened(open);
        if (open) acts?.openTile(at);
      }}
    >
      {children}
    </Fold>
  );
}

interface PlaceProps {
  readonly at: string;
  readonly title: string;
  readonly name: string;
  readonly items: readonly RadioItem[];
}

export function TilePlace({ at, title, name, items }: PlaceProps) {
  const said = useSaid(at)?.place ?? items[0]?.value;
  const onChange = useSay(at);
  return (
    <RadioTiles
      title={title}
      items={items}
      radio={(value) => <Radio name={name} value={value} isChecked={value === said} onChange={onChange} />}
    />
  );
}

interface RadioProps {
  readonly at: string;
  readonly label?: string;
}

export function TileTurn({ at, rotation, label }: RadioProps & { readonly rotation: number }) {
  const isChecked = (useSaid(at)?.rotation ?? 0) === rotation;
  return <Radio name="with.rotation" value={rotation} {...{ isChecked, label }} onChange={useSay(at)} />;
}

/** Whether the last cube is kept. */
export function TileCube({ at, value }: RadioProps & { readonly value: '' | 'yes' }) {
  const isChecked = (useSaid(at)?.keepCube ?? false) === (value === 'yes');
  return <Radio name="with.keepCube" value={value} isChecked={isChecked} onChange={useSay(at)} />;
}

interface AnyRadioProps {
  readonly name: string;
  readonly value: string | number;
  readonly label?: string | undefined;
  readonly isChecked: boolean;
  /** Undefined without scripts, which leaves the radio uncontrolled. */
  readonly onChange: ((event: Field) => void) | undefined;
}

export function Radio({ name, value, label, isChecked, onChange }: AnyRadioProps) {
  const checked = onChange ? { checked: isChecked, onChange } : { defaultChecked: isChecked };
  return <input type="radio" name={name} value={value} aria-label={label} {...checked} />;
}
