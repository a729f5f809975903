'use client';

import { Drawing } from '@/components/board/drawing';
import { Fold } from '@/components/ui/fold';
import type { FormSymbol } from '@/lib/features/boxes/form';
import { effectHtml } from '@/lib/game/drawing/chips';
import type { Effect } from '@/lib/game/engine/vocabulary';
import { useWords } from '@/lib/platform/i18n/current-words';
import { effectWords } from '../component-words';
import { KeyboardButton, type EffectProps, type FieldsProps } from './controls';
import { around, EMPTY, innerOf, lineAt, ruleAt, type EffectPath } from './line';
import { SymbolDetails } from './symbol-details';

/** A reward: its symbols and the signs between them. While it is edited, also the symbols to add. */
export function EffectField(field: EffectProps) {
  const { pack, state, part, effect, give } = field;
  const words = useWords();
  if (state.at.part !== part.id)
    return (
      <KeyboardButton className="btn btn-wide min-h-12" onClick={() => give({ type: 'pick', part: part.id })}>
        <Symbols pack={pack} effect={effect} />
        <span className="small muted">{effectWords(words, effect)}</span>
      </KeyboardButton>
    );
  const { symbols } = ruleAt(part.rule, state.at.path);
  const [usual, rare] = [symbols.filter(({ key }) => key), symbols.filter(({ key }) => !key)];
  return (
    <div className="stack">
      <EffectLine {...field} path={[]} />
      <SymbolDetails {...field} />
      <Palette {...field} symbols={usual.length > 0 ? usual : rare} />
      {usual.length > 0 && rare.length > 0 && (
        <Fold className="small" title={words.t('boxes.rare')}>
          <Palette {...field} symbols={rare} />
        </Fold>
      )}
    </div>
  );
}

const Symbols = ({ pack, effect }: Pick<EffectProps, 'pack' | 'effect'>) => (
  <Drawing pack={pack} svg={effectHtml(effect)} className="text-xl [&_svg]:h-[1.2em] [&_svg]:max-w-full" />
);

/** One line of symbols. An inner effect is a nested line. */
function EffectLine({ path, ...field }: EffectProps & { path: EffectPath }) {
  const { state, part, effect, give } = field;
  const { t } = useWords();
  const { atoms, joins } = lineAt(effect, path);
  const isHere = path.join() === state.at.path.join();
  return (
    <div
      className={`flex min-h-12 flex-wrap items-center gap-1 rounded-md border p-1 ${isHere ? 'border-chosen bg-tile' : 'border-line'}`}
    >
      {atoms.length === 0 && (
        <KeyboardButton
          className="min-h-target px-2 text-muted"
          onClick={() => give({ type: 'pick', part: part.id, path })}
        >
          {t('boxes.noSymbol')}
        </KeyboardButton>
      )}
      {atoms.map((atom, i) => (
        <span key={i} className="contents">
          {i > 0 && (
            <KeyboardButton
              className="min-h-target min-w-target rounded-md font-serif text-lg hover:bg-sunken"
              aria-label={t(`boxes.join.${JOIN_WORDS[joins[i - 1] ?? '+']}`, { n: i })}
              onClick={() => give({ type: 'join', path, at: i - 1 })}
            >
              {joins[i - 1] === 'or' ? t('boxes.join.or') : joins[i - 1]}
            </KeyboardButton>
          )}
          <Atom {...field} atom={atom} path={path} i={i} isChosen={isHere && state.at.atom === i} />
        </span>
      ))}
    </div>
  );
}

const JOIN_WORDS = { '+': 'both', '/': 'either', or: 'apart' } as const;

interface AtomProps extends EffectProps {
  readonly path: EffectPath;
  readonly atom: Effect;
  readonly i: number;
  readonly isChosen: boolean;
}

function Atom({ atom, i, isChosen, path, ...field }: AtomProps) {
  const words = useWords();
  const { pack, part, give } = field;
  const inner = innerOf(atom);
  return (
    <span className={inner ? 'flex flex-1 basis-full flex-wrap items-center gap-1' : 'contents'}>
      <KeyboardButton
        className={`inline-flex min-h-target min-w-target items-center justify-center rounded-md border-2 px-1 hover:bg-sunken ${isChosen ? 'border-chosen' : 'border-transparent'}`}
        aria-pressed={isChosen}
        aria-label={effectWords(words, atom)}
        onClick={() => give({ type: 'pick', part: part.id, path, atom: i })}
      >
        <Symbols pack={pack} effect={around(atom, EMPTY)} />
      </KeyboardButton>
      {inner && (
        <span className="min-w-0 flex-1">
          <EffectLine {...field} path={[...path, i]} />
        </span>
      )}
    </span>
  );
}

/** Symbols to add, each with its key. */
function Palette({ pack, symbols, give }: FieldsProps & { symbols: readonly FormSymbol[] }) {
  const words = useWords();
  const { t } = words;
  return (
    <div className="flex flex-wrap gap-1" role="group" aria-label={t('boxes.symbols')}>
      {symbols.map(({ id, effect, key }) => (
        <KeyboardButton
          key={id}
          className="relative inline-flex size-12 items-center justify-center rounded-md border border-line bg-card hover:bg-sunken [&:not(:has(svg))]:w-auto"
          aria-label={t('boxes.add', {
            what:
              effect.kind === 'pay'
                ? t('boxes.pay')
                : effect.kind === 'ability'
                  ? t('boxes.whileHere')
                  : effectWords(words, effect),
          })}
          aria-keyshortcuts={key}
          onClick={() => give({ type: 'put', symbol: effect })}
        >
          <Drawing
            pack={pack}
            svg={effectHtml(effect)}
            className="text-lg [&_svg]:h-[1.15em] [&_svg]:max-w-11"
          />
          {key && (
            <span
              className="absolute right-0.5 bottom-0 text-2xs leading-tight text-muted max-sm:hidden"
              aria-hidden="true"
            >
              {key}
            </span>
          )}
        </KeyboardButton>
      ))}
    </div>
  );
}
