/** Phrases for each command: a verb and its arguments. */
import { isPlacement, ROW_OF, type Placement } from '@/lib/game/engine/board/rows';
import type { Command } from '@/lib/game/engine/commands';
import type { Option } from '@/lib/game/engine/options';
import type { Labelling } from '@/lib/game/wording/labelling';
import { nameOf } from '@/lib/game/wording/names';
import { labelParts } from '@/lib/game/wording/options/options';
import { actionShort, describeCost, gridName, rowName } from '@/lib/game/wording/terms';
import { splitIntoWords } from './tokens';

/** A legal command with its unique phrase. */
export interface Sayable {
  readonly option: Option;
  readonly phrase: string;
  readonly tokens: readonly string[];
}

/** All phrases that are possible now. Duplicates are numbered from the second one on, so each is unique. */
export function sayablesOf(on: Labelling, options: readonly Option[]): readonly Sayable[] {
  const counts = new Map<string, number>();
  return options.map((option) => {
    const plain = phraseOf(on, option.command);
    const key = splitIntoWords(plain).join(' ');
    const n = (counts.get(key) ?? 0) + 1;
    counts.set(key, n);
    const phrase = n === 1 ? plain : `${plain} #${n}`;
    return { option, phrase, tokens: splitIntoWords(phrase) };
  });
}

/** A command as it is typed. */
export function phraseOf(on: Labelling, command: Command): string {
  const { words } = on;
  const { t } = words;
  switch (command.type) {
    case 'TakeActionTile':
      return `${t('say.take')} ${command.position + 1}`;
    case 'CollectSlotBonus':
      return t('say.bonus');
    case 'BuyEgg':
      return t('say.egg');
    case 'ScoreSpecialPoints':
      return t('say.points');
    case 'DeclareAction':
      return [t('say.do'), actionShort(words, command.action), ...contextWords(on, command.context)].join(
        ' ',
      );
    case 'BuyExtraAction':
      return `${t('say.extra')} ${describeCost(words, command.pay)}`;
    case 'UseTechnology':
      return [
        t('say.use'),
        nameOf(words, on.pack, command.tile),
        ...(command.grid ? [gridName(words, command.grid)] : []),
      ].join(' ');
    case 'RefreshRow':
    case 'RefillRow':
      return rowPhrase(on, command);
    case 'MoveUp':
      return `${t('say.climb')} ${gridName(words, command.grid)}`;
    case 'EndTurn':
      return t('say.end');
    case 'SkipMainAction':
      return t('say.skip');
    case 'Undo':
      return `${t('say.undo')} ${command.to}`;
    default:
      return isPlacement(command) ? placementPhrase(on, command) : otherPhrase(on, command);
  }
}

function contextWords({ words, pack }: Labelling, context: string): readonly string[] {
  if (context === 'main') return [];
  return [context === 'extra' ? words.t('say.extra') : nameOf(words, pack, context.slice('tech:'.length))];
}

type OfRow = Extract<Command, { type: 'RefreshRow' | 'RefillRow' }>;

function rowPhrase({ words }: Labelling, command: OfRow): string {
  const row = rowName(words, command.row);
  if (command.type === 'RefillRow') return `${words.t('say.refill')} ${row}`;
  const [first, second] = command.slots;
  return `${words.t('say.refresh')} ${row} ${first + 1} ${second + 1} ${describeCost(words, command.pay)}`;
}

const PLACING = { PlaceUpgrade: 'upgrade', PlaceWall: 'wall', PlaceBuilding: 'build' } as const;

/** "wall rampart 2 60": the tile, the number of its place, and its rotation in degrees. */
function placementPhrase(on: Labelling, command: Placement): string {
  const { words, pack, state } = on;
  const tile = state.rows[ROW_OF[command.type]].slots[command.slot];
  return [
    words.t(`say.${PLACING[command.type]}`),
    tile ? nameOf(words, pack, tile) : String(command.slot + 1),
    ...placeWords(on, command),
    String(command.rotation * 60),
    ...(command.type === 'PlaceBuilding' && command.keepCube ? [words.t('say.keep')] : []),
  ].join(' ');
}

function placeWords({ words, pack }: Labelling, command: Placement): readonly string[] {
  if (command.type === 'PlaceUpgrade') return [];
  if (command.type === 'PlaceBuilding')
    return [splitIntoWords(nameOf(words, pack, command.site)).at(-1) ?? ''];
  const index = pack.actionBoard.wallCells.findIndex(({ id }) => id === command.cell);
  return [String(index + 1)];
}

/** The phrase of any other command: a verb and the words of its button. */
function otherPhrase(on: Labelling, command: Command): string {
  const { t } = on.words;
  switch (command.type) {
    case 'ManageMines':
      return `${t('say.mines')} ${t(`say.${command.choice}`)}`;
    case 'ManageQuarries':
      return `${t('say.quarries')} ${t(`say.${command.choice}`)}`;
    case 'AdvanceRoad':
      return t('say.road');
    case 'ClaimSeal':
      return command.seal === undefined
        ? `${t('say.seal')} ${t('say.keep')}`
        : `${t('say.seal')} ${nameOf(on.words, on.pack, command.seal)}`;
    default: {
      const { what, brings = '' } = labelParts(on, command);
      return `${t('say.choose')} ${what} ${brings}`.trim();
    }
  }
}
