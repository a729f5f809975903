/** The controls of a table's pages, and where each makes sense. A new control needs its row here. */

/** A table, and who looks at it. */
export interface Scene {
  readonly isPlayer: boolean;
  readonly isOver: boolean;
  /** Only one person plays. */
  readonly isAlone: boolean;
  /** A computer holds a seat. */
  readonly hasComputer: boolean;
}

export interface ControlRow {
  readonly pattern: RegExp;
  readonly makesSense: (scene: Scene) => boolean;
}

const row =
  (makesSense: ControlRow['makesSense']) =>
  (...names: readonly string[]): readonly ControlRow[] =>
    names.map((name) => ({ pattern: new RegExp(`^(${name})$`, 's'), makesSense }));

const always = row(() => true);
const playing = row(({ isPlayer, isOver }) => isPlayer && !isOver);
const running = row(({ isOver }) => !isOver);
const over = row(({ isOver }) => isOver);
const players = row(({ isPlayer }) => isPlayer);
/** Something that others agree to, wait for, or act on. */
const together = row(({ isPlayer, isOver, isAlone }) => isPlayer && !isOver && !isAlone);

export const ROWS: readonly ControlRow[] = [
  // Looking at the table, in pictures and in words.
  ...always(
    'link: At the Golden Tiger',
    'link: (Go to your move|The board as text|The table with its drawings|Go to table)',
    'link: (Action crane|City|Road|King’s Road.*|Projects|Crane.*|Rows.*|Move|Log|My board|Rivals|Players|Boards of .*)',
    'fold: (Text version.*|Rules and settings|Menu|Filter|Provably fair: details|Round \\d.*)',
    'button: (Resize the panel|Close|Show( these steps)?|Go there|Play|Keyboard shortcuts.*|Enter)',
    'link: (Close|Chat|Notes|The whole log|Step 1|See this turn|See the .*|)',
    'field: (More( of the log)?|Speed|Who|What|(with s|S)teps taken back|A step or a question|Moment \\d, step|)',
    'field: Single-key shortcuts.*',
    'link: Rules: .*',
    'link: The rules, case by case',
  ),
  // The menu.
  ...always(
    'link: (Chat and notes|Analyse from here|Log|Replay|Provably fair|People at this table|People and links)',
    'link: (Home|Ways to compete|My tables|Circles|Lobby)',
    'button: (System|Light|Dark|English|Deutsch|Português)',
  ),
  ...row(({ isOver, isAlone }) => !isOver && !isAlone)('link: Requests and clocks'),
  ...playing('link: Leave or end the game'),
  ...together('link: Plans'),
  ...playing('field: (Ask once more before|Read out what others do|Who has the table open)'),
  ...running('field: Sounds and moments'),
  ...over('link: (Game review|Replay the game|Statistics|Download this game|The Prague you built: a poster)'),
  ...always('link: (Statistics)'),
  ...row(({ isPlayer, isOver }) => isPlayer && isOver)('button: Rematch'),
  // Votes of others, and ways out.
  ...together(
    'field: (First day.*|Last day)',
    'button: Propose a holiday',
    'link: End the game by agreement',
  ),
  ...together('link: Leave the table'),
  ...row(({ isPlayer, isOver, isAlone }) => isPlayer && !isOver && isAlone)('link: Stop this game'),
  ...row(({ isPlayer, isOver, isAlone, hasComputer }) => isPlayer && !isOver && (!isAlone || hasComputer))(
    'link: Resign',
  ),
  ...playing('link: Pass on my seat'),
  ...row(({ isPlayer, isOver, hasComputer }) => isPlayer && !isOver && hasComputer)(
    'link: Offer the seat of .*',
  ),
  ...row(({ isPlayer }) => !isPlayer)('link: Sign in'),
  // The own seat, and people who help there.
  ...together('link: Let someone play for you', 'field: (Who plays for you|What can they do|Until when)\\?'),
  ...together('button: Bohumil has lost the link'),
  ...playing('link: A mentor at your seat', 'field: Who should be your mentor\\?', 'button: Create the link'),
  ...players('field: (Your name at the table|Email address for this seat)'),
  ...players('button: (Save your name|Save the address|Create a new link)'),
  ...always('fold: (Changes|Privacy)'),
  ...players('fold: Your seat: Anna'),
  // Spectators with an account can write to a single player.
  ...players('field: (Write to the table|New note)', 'button: (Send|Mention a place|Save note)'),
  ...playing('button: Seal until the end'),
  // Reading the game.
  ...always(
    'link: (Compare with now|Something is wrong here|Anna, round 1|\\d+)',
    'fold: (Where the points come from|.*, turn by turn|.*, step by step)',
    'link: How verification works, for your own programs',
    'link: (As a page that replays the game offline|As data, to check it or import it again|Import a game from a file)',
  ),
  ...playing('link: Try a line'),
  ...over('link: Play the game back', 'button: Play this setup', 'fold: Play this setup again'),
];
