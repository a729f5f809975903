import type { Ruling } from './types';

/** Where the sources disagree or are silent: what we do, and why. */
export const RULINGS = [
  {
    id: 'R-1',
    confidence: 'high',
    question: { en: 'Does the level IV wall technology save 2 stone or 2 gold?' },
    ruling: { en: '2 stone. Only the stone of the price shrinks, never below zero.' },
    reason: {
      en: 'Three rule texts say stone, one of them revised with the publisher; a single player aid says gold, most likely a slip.',
    },
  },
  {
    id: 'R-2',
    confidence: 'high',
    question: { en: 'At space V, may you choose any gold V tile, or do you draw three?' },
    ruling: { en: 'You look at all V tiles left at the bridge and take one.' },
    reason: { en: 'That stack never holds more than three tiles, so both wordings come to the same.' },
  },
  {
    id: 'R-3',
    confidence: 'medium',
    question: { en: 'Do the V tiles lie open?' },
    ruling: {
      en: 'They lie face down. Whoever may take one looks at the rest of that group alone and chooses; the tile taken then lies open. With the option OPEN_V all are open.',
    },
    reason: { en: 'Only the Portuguese rulebook says it outright, and the word stack supports it.' },
  },
  {
    id: 'R-4',
    confidence: 'high',
    question: { en: 'When and in what order are plaza rewards taken?' },
    ruling: {
      en: 'When the plaza is completed, clockwise from the active player. Who gets one or both is settled at that moment.',
    },
    reason: {
      en: 'The rulebook’s example does it within the turn; clockwise is the neutral order and matters only for things that all share. DEV-1 postpones it for play by post.',
    },
  },
  {
    id: 'R-6',
    confidence: 'high',
    question: { en: 'How many cubes can be used for claims and seals?' },
    ruling: {
      en: 'Two at first and one more for each wealth bonus, so five at most. Cubes on buildings come back when the plaza is evaluated; track cubes never leave.',
    },
    reason: { en: 'Author and publisher have said so, and 11 less 4, 3 and 2 is 2.' },
  },
  {
    id: 'R-7',
    confidence: 'medium',
    question: { en: 'May you build a building with a cube space when you have no cube?' },
    ruling: {
      en: 'Yes. It gives no claim, and no points either because it has a cube space. A cube that comes free later may not be added.',
    },
    reason: { en: 'Only this reading keeps both the limit of cubes and the free choice of tiles.' },
  },
  {
    id: 'R-12',
    confidence: 'high',
    question: { en: 'An upgrade is covered in the same turn: which bonus is paid?' },
    ruling: {
      en: 'One per performance, the old or the new, as you choose. A bonus already taken from the old tile settles that performance.',
    },
    reason: { en: 'Author and publisher have said so.' },
  },
  {
    id: 'R-13',
    confidence: 'high',
    question: { en: 'Do edge and corner bonuses pay again when an upgrade is covered?' },
    ruling: {
      en: 'Each contact pays once in a game: an edge is a pair of neighbouring places, a corner contact a pair of places at a point. A covered symbol that never paid does not stand in the way.',
    },
    reason: {
      en: 'The Portuguese rulebook has this sentence, and Yucata admits that its own simpler rule can withhold a bonus you deserve (DEV-2).',
    },
  },
  {
    id: 'R-24',
    confidence: 'high',
    question: { en: 'How many points replace a special tile?' },
    ruling: { en: 'The number printed in that slot of the wheel, 1 in most of them.' },
    reason: { en: 'The rule is worded generally; the glossary shows only one of the symbols.' },
  },
  {
    id: 'R-47',
    confidence: 'high',
    question: { en: 'Which seal does Parler take?' },
    ruling: {
      en: 'One named seal for the gold mines, another for the quarries, and the Seal of Six instead of one that you hold.',
    },
    reason: {
      en: 'The official solo text decides. A list to take from in order would give him the wrong seal first.',
    },
  },
  {
    id: 'R-50',
    confidence: 'high',
    question: { en: 'Who chooses Parler’s markers and building sites?' },
    ruling: { en: 'You do. With the option DEV-5 chance does.' },
    reason: {
      en: 'The official solo text decides; the online game declares its random choice a simplification.',
    },
  },
  {
    id: 'R-51',
    confidence: 'high',
    question: { en: 'Which comes first in final scoring, plazas or academics?' },
    ruling: { en: 'Plazas.' },
    reason: { en: 'Lower rewards may still move technology, university, gold or tokens.' },
  },
  {
    id: 'R-56',
    confidence: 'high',
    question: { en: 'Does an unused right to a seal tie up a cube?' },
    ruling: { en: 'No. The right is only a count; a cube is spent when you claim.' },
    reason: { en: 'Author and publisher: track cubes stay, and a claim needs an available cube.' },
  },
  {
    id: 'R-58',
    confidence: 'high',
    question: { en: 'What is the price in the red zone?' },
    ruling: { en: 'Gold, as much as is printed at the position.' },
    reason: { en: 'The rulebooks show a picture; the player aid names gold.' },
  },
  {
    id: 'R-52',
    confidence: 'medium',
    question: { en: 'When exactly is a production token due?' },
    ruling: {
      en: 'When your marker enters the marked space. In our content pack that is at 5 gold mines and at 4 quarries.',
    },
    reason: {
      en: 'The texts count printed fields, and the marker stands one field beyond the number that counts; all examples agree.',
    },
  },
  {
    id: 'R-9',
    confidence: 'high',
    question: { en: 'Where does a 5-point tile go when no green position is free?' },
    ruling: { en: 'To the first free red position. Whoever takes it there pays the gold and scores 5.' },
    reason: { en: 'Author and publisher name the place; paying follows from the zone.' },
  },
  {
    id: 'R-59',
    confidence: 'low',
    question: { en: 'Do plaza tiles have two faces?' },
    ruling: { en: 'One face, unless the component data shows two; then chance chooses the face at set-up.' },
    reason: {
      en: 'One text calls them printed on both sides, the others speak only of dealing them at random.',
    },
  },
  {
    id: 'R-5',
    confidence: 'medium',
    question: { en: 'Which costs break a tie at a plaza?' },
    ruling: {
      en: 'The prices printed on those tiles, without gold for sites and without discounts. With the option TIE_INCLUDES_SITE the gold for sites counts too.',
    },
    reason: {
      en: 'Anybody can read it off the board at any time, and Parler’s buildings have no other cost.',
    },
  },
  {
    id: 'R-8',
    confidence: 'medium',
    question: { en: 'May you keep a cube back when your building has a space for it?' },
    ruling: { en: 'No, it is placed by itself.' },
    reason: { en: 'All texts word it as an order.' },
  },
  {
    id: 'R-10',
    confidence: 'low',
    question: { en: 'Do the 5-point token and the zone both count?' },
    ruling: {
      en: 'The token takes the place of the points by position: the tile scores 5, also when it drifts into blue again. A red price is still due.',
    },
    reason: { en: 'The rulebook says that the tile is still worth 5, which describes one value kept.' },
  },
  {
    id: 'R-11',
    confidence: 'low',
    question: { en: 'What if a second tile leaves the blue zone?' },
    ruling: {
      en: 'Every such tile moves and is marked as worth 5 points, the furthest one first; the token is only a reminder.',
    },
    reason: { en: 'The texts say nothing; there is a single token.' },
  },
  {
    id: 'R-14',
    confidence: 'high',
    question: { en: 'Can an advance jump over a technology space?' },
    ruling: {
      en: 'No. Each advance is one step, so every marked space brings its draw, even two in one effect.',
    },
    reason: { en: 'The texts speak of moving onto a marked space.' },
  },
  {
    id: 'R-15',
    confidence: 'medium',
    question: { en: 'What if a stack is empty?' },
    ruling: {
      en: 'The slot stays empty for the rest of the era, and the other slots go on. Refreshing may put tiles back. Technologies and silver IV tiles cannot run out; for gold V tiles see R-39.',
    },
    reason: { en: 'The texts speak only of the V stack.' },
  },
  {
    id: 'R-16',
    confidence: 'medium',
    question: { en: 'May you decline a gain?' },
    ruling: {
      en: 'Only where the text offers a choice: an egg, an egg effect, 1 gold for 4 points, a retroactive bonus, an up arrow, a Cathedral V tile, the moves of two bridge tiles, a seal, a single-use technology, a refresh, an extra action, a paid move up. Sideways moves from symbols must be made, when you like.',
    },
    reason: { en: 'The texts tell orders from offers, but have no general rule.' },
  },
  {
    id: 'R-17',
    confidence: 'low',
    question: { en: 'What if neither action of a tile can be performed?' },
    ruling: {
      en: 'You may take a tile if, its gold paid and its slot bonus counted, one of its actions can be performed, or if you could still buy an extra action or use a single-use technology. If no tile you can pay passes, you may take any. If neither action can be performed at the end, the main action is skipped, never otherwise.',
    },
    reason: { en: 'This keeps the duty to act without a dead end; some tile always costs nothing.' },
  },
  {
    id: 'R-18',
    confidence: 'high',
    question: { en: 'Is the row refilled before or after the reward?' },
    ruling: { en: 'You take and pay, the row is refilled, then come rewards and placement.' },
    reason: {
      en: 'The texts refill right after taking. The new tile is seen before later choices, so nothing before it can be undone; DEV-3 puts it off.',
    },
  },
  {
    id: 'R-19',
    confidence: 'high',
    question: { en: 'Who wins a tie at the end?' },
    ruling: { en: 'Whoever is later in turn order, so there is always a single winner.' },
    reason: { en: 'All texts agree.' },
  },
  {
    id: 'R-20',
    confidence: 'high',
    question: { en: 'What does an unfinished plaza pay?' },
    ruling: { en: 'Exactly one lower reward to each player with a claim; no majority, no upper reward.' },
    reason: { en: 'All texts agree.' },
  },
  {
    id: 'R-21',
    confidence: 'high',
    question: { en: 'Until when can eggs be used on the King’s Road?' },
    ruling: {
      en: 'On I to III optionally until the end of the turn, even if the pawn has moved on in that turn. On IV and V the egg is part of the move.',
    },
    reason: { en: 'The texts say immediately, but the notes on timing allow any order within the turn.' },
  },
  {
    id: 'R-22',
    confidence: 'high',
    question: { en: 'When does an up arrow expire?' },
    ruling: {
      en: 'You decide as you enter, before any other step; only gains of the same step come first. Since you cannot come back, a declined arrow is gone for good.',
    },
    reason: { en: 'It cannot be saved up, the rulebook says, and moves on the grids never go back.' },
  },
  {
    id: 'R-23',
    confidence: 'high',
    question: { en: 'What do three corners at one point bring?' },
    ruling: {
      en: 'As many tokens as there are other matching corners at that point, added up over the corners of the new tile.',
    },
    reason: {
      en: 'Three texts give two tokens for two others; the player aid counts all three corners and means the same.',
    },
  },
  {
    id: 'R-25',
    confidence: 'medium',
    question: { en: 'Can an upgrade bonus pay for its own action?' },
    ruling: {
      en: 'Yes. The bonus is there as soon as you declare the action, and a declared action must be completed.',
    },
    reason: {
      en: 'In the rulebook’s example the bonus comes on choosing the action, before tile and price.',
    },
  },
  {
    id: 'R-26',
    confidence: 'medium',
    question: { en: 'May a building’s own reward pay the gold of its site?' },
    ruling: { en: 'Yes.' },
    reason: { en: 'The order is pay the tile, gain its reward, place it; and by then the tile is paid.' },
  },
  {
    id: 'R-27',
    confidence: 'high',
    question: { en: 'How far does the discount for buildings reach?' },
    ruling: { en: 'It lowers gold only, first that of the tile, then that of the site.' },
    reason: { en: 'The texts speak of 2 gold off tile and board together, not below zero.' },
  },
  {
    id: 'R-28',
    confidence: 'medium',
    question: { en: 'May you gain 1 and advance when the track is at its end?' },
    ruling: {
      en: 'Yes, and you gain the 1 gold or stone alone. There is no advance, so no points of technologies; other advances there do nothing.',
    },
    reason: { en: 'The texts say nothing.' },
  },
  {
    id: 'R-29',
    confidence: 'medium',
    question: { en: 'What if a gain passes a wealth level?' },
    ruling: {
      en: 'At the level or above counts. If one gain brings two bonuses, that for 6 comes first. Gold or stone lost beyond 9 still means that 9 was reached.',
    },
    reason: { en: 'The rulebook speaks of the first time you hit or reach the level.' },
  },
  {
    id: 'R-30',
    confidence: 'medium',
    question: { en: 'Do windows beyond two count outside your turn?' },
    ruling: {
      en: 'The limit is checked only at the end of your own turn; what plazas give you later is kept on top.',
    },
    reason: { en: 'The limit is stated for the end of your turn.' },
  },
  {
    id: 'R-31',
    confidence: 'medium',
    question: { en: 'Do level I and II technologies work between gaining them and your next turn?' },
    ruling: {
      en: 'No. They work from the start of your next turn, and from then on in all turns, your interrupts in the turns of others included.',
    },
    reason: { en: 'The texts exclude the current turn and name your next one.' },
  },
  {
    id: 'R-32',
    confidence: 'medium',
    question: { en: 'May single-use technologies be used in the turns of others?' },
    ruling: { en: 'No, in your own turns only.' },
    reason: { en: 'The texts speak of this turn or a later turn of yours.' },
  },
  {
    id: 'R-33',
    confidence: 'low',
    question: { en: 'What does once per turn mean for the token technologies?' },
    ruling: { en: 'Once per turn of the table, so also in another player’s turn.' },
    reason: { en: 'The texts say only once per turn.' },
  },
  {
    id: 'R-34',
    confidence: 'medium',
    question: { en: 'What do lower rewards set off in final scoring?' },
    ruling: {
      en: 'Gains, track moves, points of technologies, wealth bonuses and squares of the grids count. Paid moves, actions, single-use technologies and seals do not, and a technology space reached now brings no draw.',
    },
    reason: { en: 'The texts say nothing; the online game excludes actions after the last turn.' },
  },
  {
    id: 'R-35',
    confidence: 'high',
    question: { en: 'How do two seals share gold and stone?' },
    ruling: {
      en: 'Each unit is spent once, and the best split counts. Gold and Stone: 2 per unit. Gold and Pairs, or Stone and Pairs: 2 per unit of the one, and 1 more for each pair.',
    },
    reason: { en: 'Plain arithmetic: 3 for each pair and 2 for each unit left over.' },
  },
  {
    id: 'R-36',
    confidence: 'low',
    question: { en: 'In what order does a production pay?' },
    ruling: {
      en: 'The basic amount first, then the bonuses from left to right; the owner may reorder the bonuses.',
    },
    reason: { en: 'The texts say nothing.' },
  },
  {
    id: 'R-37',
    confidence: 'medium',
    question: { en: 'Does a plaza hex without a tile count as a plaza?' },
    ruling: { en: 'Yes, for completion and for points of buildings; cubes are placed there as usual.' },
    reason: { en: 'The texts call it a plaza and forbid building on it.' },
  },
  {
    id: 'R-38',
    confidence: 'low',
    question: { en: 'How are the buildings of the set-up turned?' },
    ruling: {
      en: 'As the random seed says. Their blue corners can be matched, and they count as buildings of their plaza.',
    },
    reason: { en: 'The corner rule speaks of any other building.' },
  },
  {
    id: 'R-39',
    confidence: 'medium',
    question: { en: 'May you move to V when no V tile is left at the bridge?' },
    ruling: {
      en: 'Yes. It costs the egg, pays the upgrade of the action, and brings neither tile nor plank.',
    },
    reason: { en: 'The texts call it pointless, not forbidden.' },
  },
  {
    id: 'R-40',
    confidence: 'low',
    question: { en: 'May the egg and road technology be used with the pawn on V?' },
    ruling: {
      en: 'Yes, for the egg alone; the impossible action is skipped. The egg comes first, so it may pay for IV or V.',
    },
    reason: { en: 'The texts say nothing.' },
  },
  {
    id: 'R-41',
    confidence: 'medium',
    question: { en: 'What happens at the border of a grid?' },
    ruling: { en: 'A move that is not possible does nothing; one that would be paid is refused.' },
    reason: { en: 'The texts say nothing.' },
  },
  {
    id: 'R-42',
    confidence: 'medium',
    question: { en: 'May a Cathedral V tile be taken later?' },
    ruling: { en: 'No, on arrival or never. The top tier means any square of tier III.' },
    reason: { en: 'It is listed among the immediate results of a move.' },
  },
  {
    id: 'R-43',
    confidence: 'low',
    question: { en: 'What becomes of things left open at the end of a turn?' },
    ruling: {
      en: 'Each kind has its class: some must be done first, some happen by themselves, some lapse, some stay for later turns.',
    },
    reason: { en: 'The texts say nothing.' },
  },
  {
    id: 'R-44',
    confidence: 'medium',
    question: { en: 'Does the crane points technology count points taken later?' },
    ruling: {
      en: 'Yes, also when the points of the slot are taken later in the turn; 1 point per turn at most. Points of the wheel gold and wheel stone technologies do not count.',
    },
    reason: { en: 'The texts speak of points from wheel or blue zone when choosing.' },
  },
  {
    id: 'R-45',
    confidence: 'medium',
    question: { en: 'Do the pieces limit tokens, eggs and windows?' },
    ruling: { en: 'No.' },
    reason: { en: 'There are pieces worth three, and the component list sets no limit.' },
  },
  {
    id: 'R-46',
    confidence: 'medium',
    question: { en: 'May a technology be chosen after the turn?' },
    ruling: {
      en: 'As a rule you choose before your turn ends. With the option ASYNC_TECH a choice of level I or II may wait until your next turn starts; a later draw from the same stack waits for it.',
    },
    reason: {
      en: 'The rulebook lets the next player begin meanwhile. Without waiting, two draws of three could empty a stack.',
    },
  },
  {
    id: 'R-48',
    confidence: 'medium',
    question: { en: 'What if you take or refresh the tile under Parler’s marker?' },
    ruling: {
      en: 'The marker stays with the slot and marks the new tile, also when the era changes. If the slot stays empty, it moves right to the next slot with a tile.',
    },
    reason: { en: 'The texts say nothing.' },
  },
  {
    id: 'R-49',
    confidence: 'medium',
    question: { en: 'Which plazas does Parler’s pawn visit?' },
    ruling: { en: 'Only plaza hexes that hold a plaza tile form its ring.' },
    reason: { en: 'A picture shows it passing over an unused hex.' },
  },
  {
    id: 'R-53',
    confidence: 'high',
    question: { en: 'Do covered Era I upgrades count?' },
    ruling: { en: 'Yes, for space III of the King’s Road and for the gold bridge tile.' },
    reason: { en: 'The player aid says so; the rulebook says it for the bridge tile only.' },
  },
  {
    id: 'R-54',
    confidence: 'low',
    question: { en: 'How is a row refreshed with short stacks?' },
    ruling: {
      en: 'Both removed tiles go under their stacks in the order of their slots; then new ones are drawn.',
    },
    reason: { en: 'The texts say nothing.' },
  },
  {
    id: 'R-55',
    confidence: 'medium',
    question: { en: 'What if the slot bonus was not collected?' },
    ruling: {
      en: 'At the end of the turn gold, stone and windows are collected by themselves, the right to a special tile turns into points, and the egg offer lapses.',
    },
    reason: { en: 'The rulebook gives points for an unused special bonus and says nothing of the rest.' },
  },
  {
    id: 'R-57',
    confidence: 'medium',
    question: { en: 'How often does a retroactive bonus pay after several performances?' },
    ruling: { en: 'Once for each earlier performance that is still unpaid.' },
    reason: { en: 'Performing twice pays twice, the rulebook says.' },
  },
  {
    id: 'R-60',
    confidence: 'low',
    question: { en: 'Do choices of others hold up the active player?' },
    ruling: {
      en: 'Only if the outcome can touch things that all share or the active player’s options. Otherwise the choice may stay open until its owner’s next turn (DEV-1).',
    },
    reason: { en: 'This is a question of playing by post, not of the rules.' },
  },
  {
    id: 'R-61',
    confidence: 'medium',
    question: { en: 'What about choices caused by the last turn?' },
    ruling: { en: 'They are made before scoring begins.' },
    reason: { en: 'The online game describes it so for its postponed choices.' },
  },
  {
    id: 'R-62',
    confidence: 'medium',
    question: { en: 'What if a bought extra action is not performed?' },
    ruling: { en: 'It is lost, and the windows are not given back.' },
    reason: { en: 'The texts say nothing.' },
  },
  {
    id: 'R-63',
    confidence: 'medium',
    question: { en: 'What is the row number for the gold bridge tile of rows?' },
    ruling: {
      en: 'The printed number of each marker’s row, times 2. The board decides whether the lowest row is 0 or 1.',
    },
    reason: { en: 'Row 3 of the Hunger Wall gives 6, the rulebook says.' },
  },
] as const satisfies readonly Ruling[];
