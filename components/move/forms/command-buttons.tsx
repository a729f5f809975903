import { linkToSheet } from '@/components/board/sheet-url';
import { Symbol } from '@/components/board/symbol';
import { Question } from '@/components/move/question';
import { topicOfCommand } from '@/components/move/groups';
import { signsOf } from '@/components/move/signs-of';
import { atKey } from '@/lib/game/drawing/board-location';
import { bridgeTileSvg, sealSvg, technologySvg, tokenSvg } from '@/lib/game/drawing/small-pieces';
import { tilePicture } from '@/lib/game/drawing/tiles';
import type { Command } from '@/lib/game/engine/commands';
import type { Option } from '@/lib/game/engine/options';
import type { PackData } from '@/lib/game/engine/pack';
import type { JoinedSteps } from '@/lib/game/turn/losses';
import { type Labelling, wholeLabel } from '@/lib/game/wording/wording';
import { labelCommand, labelParts } from '@/lib/game/wording/options';
import { CardButton } from './card-button';
import { commandValue, joinedValue } from './command-value';
import { Reveals } from './reveals';
import { STEP_FORM } from './step-fields';

interface ButtonsProps {
  readonly on: Labelling;
  readonly title: string;
  readonly options: readonly Option[];
  /** Steps that would lose an arrow, each with the step that could pay for it first. */
  readonly arrows?: ReadonlyMap<Command, Command>;
  /** Styled as the next step: a single command is prominent, several are laid out side by side. */
  readonly main?: boolean;
  /** Gets the focus automatically as the next step of the turn. */
  readonly first?: boolean;
}

/** More options than this are shown in two columns, below their pictures. */
const MANY = 7;

export function CommandButtons(props: ButtonsProps) {
  const { title, options, first: leads } = props;
  const [first] = options;
  const cards = options.filter(isCard);
  const buttonOf = (option: Option) => (
    <CommandButton
      key={commandValue(option.command)}
      {...props}
      isOnly={options.length === 1}
      option={option}
    />
  );
  return (
    <Question title={title} topic={first && topicOfCommand(first.command.type)} isNext={leads === true}>
      {cards.length > 0 && <div className={CARDS}>{cards.map(buttonOf)}</div>}
      <div className={options.length > MANY ? TILES : 'contents'}>
        {options.filter((option) => !isCard(option)).map(buttonOf)}
      </div>
    </Question>
  );
}

/** Options with the picture above the text. */
const CARDS = 'step-cards grid gap-1.5 py-1';

/** Many options, each as small as its picture and text allow. */
const TILES = 'step-tiles grid grid-cols-2 gap-1.5';

/** A technology or bridge tile, whose picture is too wide for text next to it. */
const isCard = ({ command: { type } }: Option): boolean =>
  type === 'ChooseTechnology' || type === 'ChooseBridgeTile' || type === 'ClaimCathedralTile';

interface ButtonProps extends Pick<ButtonsProps, 'on' | 'main' | 'arrows'> {
  readonly option: Option;
  /** Whether it is the only option. */
  readonly isOnly?: boolean;
}

/** One command as a button of the step form. */
export function CommandButton({ on, option, main, arrows, isOnly = true }: ButtonProps) {
  const { command } = option;
  // Skipping is never styled as the next step.
  const leads = main && command.type !== 'SkipMainAction';
  const className = `btn btn-wide ${leads ? (isOnly ? 'btn-main' : 'btn-next') : ''}`;
  const cure = arrows?.get(command);
  const label = <CommandLabel on={on} option={option} cure={cure} isSplit={leads && !isOnly} />;
  const at = command.type === 'ChooseTechnology' ? atKey('technology', command.tile) : undefined;
  const props = { className, form: STEP_FORM, value: commandValue(command), children: label };
  return at === undefined ? <button name="command" {...props} /> : <CardButton at={at} {...props} />;
}

interface LabelProps {
  readonly on: Labelling;
  readonly option: Option;
  /** The step that could pay for an arrow before this one loses it. */
  readonly cure?: Command | undefined;
  /** Among several options, separates the name from costs and gains. */
  readonly isSplit?: boolean | undefined;
}

/** A command with its symbols and a note of anything it reveals or loses. */
export function CommandLabel({ on, option, cure, isSplit }: LabelProps) {
  const label = labelParts(on, option.command);
  const brings = isSplit ? label.brings : undefined;
  return (
    <>
      <Signs on={on} command={option.command} />
      <span>
        {brings !== undefined && <b>{`${label.what}:`}</b>}
        {brings === undefined ? wholeLabel(label) : <span className="brings"> {brings}</span>}
        {option.reveals && <Reveals />}
        {cure && <span className="font-normal italic"> — {losesArrow(on, cure)}</span>}
      </span>
    </>
  );
}

/** The warning that a step loses an arrow, with the step that could pay for it first. */
export const losesArrow = (on: Labelling, cure: Command): string =>
  on.words.t('moves.losesArrow', { cure: labelCommand(on, cure) });

/** The piece of a step, else its symbols as on the crane and the boards. */
function Signs({ on: { pack, state }, command }: { readonly on: Labelling; readonly command: Command }) {
  const svg = pieceOfStep(pack, command);
  if (svg) {
    const html = { __html: linkToSheet(svg, pack) };
    return (
      <span className="flex-none [&_svg]:block [&_svg]:h-9 [&_svg]:w-auto" dangerouslySetInnerHTML={html} />
    );
  }
  const signs = signsOf({ pack, state }, command);
  if (signs.length === 0) return null;
  return (
    <span className="inline-flex flex-none gap-0.5">
      {signs.map((name) => (
        <Symbol key={name} pack={pack} name={name} />
      ))}
    </span>
  );
}

/** A step that lacks only an available bonus: one press collects it and makes the step. */
export function JoinedButtons({ on, joined }: { on: Labelling; joined: readonly JoinedSteps[] }) {
  const { t } = on.words;
  if (joined.length === 0) return null;
  return (
    <section className="stack" aria-label={t('moves.afterCollecting')} data-joined="">
      {joined.map(({ first, then }) => (
        <button
          key={joinedValue({ first, then })}
          className="btn btn-wide btn-next"
          form={STEP_FORM}
          name="command"
          value={joinedValue({ first, then })}
        >
          <Signs on={on} command={first} />
          <Signs on={on} command={then} />
          <span>
            {t('moves.collectThen', { collect: labelCommand(on, first), then: labelCommand(on, then) })}
          </span>
        </button>
      ))}
    </section>
  );
}

/** The drawing; undefined if a step is not about a single piece. */
export function pieceOfStep(pack: PackData, command: Command): string | undefined {
  switch (command.type) {
    case 'UseTechnology':
    case 'ChooseTechnology':
      return drawn(pack.technologies, command.tile, (tile) => technologySvg(tile));
    case 'ChooseBridgeTile':
    case 'ClaimCathedralTile':
      return (
        drawn(pack.bridge.tilesIV, command.tile, (tile) => bridgeTileSvg(tile, 'IV')) ??
        drawn(pack.bridge.tilesV, command.tile, (tile) => bridgeTileSvg(tile, 'V'))
      );
    case 'ClaimSeal':
      return drawn(pack.seals, command.seal, (seal) => sealSvg(seal));
    case 'ChooseProductionToken':
      return drawn(pack.productionTokens, command.token, tokenSvg);
    case 'CollectUpgradeBonus':
      return drawn(pack.upgrades, command.tile, tilePicture);
    default:
      return undefined;
  }
}

function drawn<T extends { readonly id: string }>(
  pieces: readonly T[],
  id: string | undefined,
  draw: (piece: T) => string,
): string | undefined {
  const piece = pieces.find((each) => each.id === id);
  return piece && draw(piece);
}
