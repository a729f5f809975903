/** Parts of the bar: its buttons, and the reason why a place cannot be chosen. */
import { CommandButton } from '@/components/move/forms/command-buttons';
import type { whyAt } from '@/components/move/why-at';
import type { TableView } from '@/lib/features/table/load/table-view';
import { inspectHref } from '@/lib/game/drawing/board-location';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { TurnActs } from './turn-context';

const SIGNS = {
  left: 'M6 4v5h5M6.4 9a7 7 0 1 1-.9 5.5',
  right: 'M18 4v5h-5M17.6 9a7 7 0 1 0 .9 5.5',
  inspect: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20 20',
  cancel: 'M6 6l12 12M18 6L6 18',
} as const;

interface RefusedProps {
  readonly table: TableView;
  readonly acts: TurnActs;
  readonly at: string;
  readonly reason: ReturnType<typeof whyAt>;
}

/** Why a pressed place cannot be chosen, and a step that would make it possible. */
export function Refused({ table: { pack, view }, at, reason, acts }: RefusedProps) {
  const words = useWords();
  const { t } = words;
  const on = { words, pack, state: view.state };
  const { title = '', help, options = [] } = reason ?? {};
  return (
    <>
      <p className="font-semibold leading-dense">{title}</p>
      {help && <p className="small">{help}</p>}
      {options.map((option) => (
        <CommandButton key={JSON.stringify(option.command)} on={on} option={option} />
      ))}
      <div className="row gap-1.5">
        <SeeLarge at={at} />
        <Tool does="cancel" name={t('turn.close')} act={acts.cancel} />
      </div>
    </>
  );
}

/** Opens the close-up of a place. */
export function SeeLarge({ at }: { readonly at: string }) {
  return (
    <a
      className="btn min-w-target p-0"
      href={inspectHref(at)}
      data-do="inspect"
      data-at={at}
      aria-label={useWords().t('turn.large')}
    >
      <Sign path={SIGNS.inspect} />
    </a>
  );
}

interface ToolProps {
  readonly does: 'left' | 'right' | 'cancel';
  readonly name: string;
  readonly act: () => void;
}

/** A button with a sign. */
export function Tool({ does, name, act }: ToolProps) {
  return (
    <button
      type="button"
      className="btn min-w-target p-0"
      data-do={does}
      aria-label={name}
      title={name}
      onClick={act}
    >
      <Sign path={SIGNS[does]} />
    </button>
  );
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg
      className="size-5.5 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
