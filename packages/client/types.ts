// Made from the description of the API (tests/api/client.unit.test.ts); not edited by hand.

/** A lasting ability pays. */
export type AbilityUsedEvent = {
  readonly type: 'AbilityUsed';
  readonly seat: Seat;
  readonly tile: TileId;
  /** Whether it fires once a turn. */
  readonly oncePerTurn: boolean;
};

/** A command that was applied. */
export type Accepted = {
  /** The row that the command made. */
  readonly seq: number;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The events of the row, in order. */
  readonly events: readonly Event[];
  /** Seats the table waits for. */
  readonly waitingFor: readonly Seat[];
  /** The position, with `?view=1`. */
  readonly view?: View;
  /** Its scores, with `?view=1`. */
  readonly scores?: readonly Score[];
  /** The legal commands of your seat there, with `?options=1`; none once another seat is to act. */
  readonly options?: {
    /** Every legal command, and whether it shows something hidden. */
    readonly commands: readonly Option[];
    /** The open items of the seat, the most urgent first. */
    readonly open: readonly OpenEntry[];
  };
};

/** Several commands, applied up to the first that was refused. */
export type AcceptedSteps = {
  readonly rows: readonly {
    /** The number of a row of the log. */
    readonly seq: number;
    /** SHA-256 in hexadecimal. */
    readonly hash: string;
    /** ISO 8601, UTC. */
    readonly at: string;
    /** The events of the row, in order. */
    readonly events: readonly Event[];
  }[];
  /** Seats the table waits for. */
  readonly waitingFor: readonly Seat[];
  /** Tiles that only this seat sees after the last row. */
  readonly offers?: readonly Offer[];
  /** The position, with `?view=1`. */
  readonly view?: View;
  /** Its scores, with `?view=1`. */
  readonly scores?: readonly Score[];
  /** The legal commands of your seat there, with `?options=1`; none once another seat is to act. */
  readonly options?: {
    /** Every legal command, and whether it shows something hidden. */
    readonly commands: readonly Option[];
    /** The open items of the seat, the most urgent first. */
    readonly open: readonly OpenEntry[];
  };
  /** The first step that was not taken, and why; none after it was looked at. */
  readonly refused?: {
    readonly index: number;
    /** Why it was refused. */
    readonly problem: {
      /** A fixed word that programs can rely on. */
      readonly code: string;
      /** The HTTP status it would have. */
      readonly status: number;
      readonly [key: string]: unknown;
    };
  };
};

/** One of the six actions of the board. */
export type Action =
  | 'manage-mines'
  | 'manage-quarries'
  | 'upgrade-action'
  | 'construct-wall'
  | 'construct-building'
  | 'kings-road';

/** An action begins. */
export type ActionDeclaredEvent = {
  readonly type: 'ActionDeclared';
  readonly seat: Seat;
  /** The id of a performance of the turn. */
  readonly id: number;
  readonly action: Action;
  readonly context: Context;
  /** The upgrade on top of it. */
  readonly top?: TileId;
  readonly discount?: Cost;
  readonly then?: Effect;
};

/** The action has no open parts left. */
export type ActionDoneEvent = {
  readonly type: 'ActionDone';
  readonly seat: Seat;
  /** The id of a performance of the turn. */
  readonly id: number;
};

/** An action tile that no player took goes round. */
export type ActionTileRecycledEvent = {
  readonly type: 'ActionTileRecycled';
  readonly tile: TileId;
  /** Next to the wheel, 0 to 11, as in `crane.positions` of the pack. */
  readonly position: number;
  /** The sector of the wheel, 0 to 11. The position of the tile is (arrow + sector) mod 12. */
  readonly sector: number;
};

/** The action tile goes back to the wheel. */
export type ActionTileReturnedEvent = {
  readonly type: 'ActionTileReturned';
  readonly tile: TileId;
  /** Next to the wheel, 0 to 11, as in `crane.positions` of the pack. */
  readonly position: number;
  /** The sector of the wheel, 0 to 11. The position of the tile is (arrow + sector) mod 12. */
  readonly sector: number;
};

/** An action tile is taken from the wheel. */
export type ActionTileTakenEvent = {
  readonly type: 'ActionTileTaken';
  readonly seat: Seat;
  readonly tile: TileId;
  /** Next to the wheel, 0 to 11, as in `crane.positions` of the pack. */
  readonly position: number;
  /** The sector of the wheel, 0 to 11. The position of the tile is (arrow + sector) mod 12. */
  readonly sector: number;
  readonly actions: readonly [Action, Action];
  /** The bonus of its slot. */
  readonly bonus?: Effect;
};

/** Move the pawn along the King’s Road. */
export type AdvanceRoadCommand = {
  readonly type: 'AdvanceRoad';
};

/** An open item of the kind `arrow`. */
export type ArrowItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'arrow';
  readonly grid: Grid;
};

/** Comes every 20 seconds while the stream is alive. */
export type BeatEvent = {
  readonly event: 'beat';
  /** Always empty. */
  readonly data: '';
};

/** A box with its entries, as one person sees it. */
export type Box = {
  /** The id of the box. */
  readonly id: string;
  readonly name: string;
  /** For its editors, for all who know its id, or listed for everybody. */
  readonly share: 'private' | 'link' | 'listed';
  readonly isOwner: boolean;
  readonly mayEdit: boolean;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
  /** Names of the editors, for editors only. */
  readonly editors: readonly string[];
  /** The other editors. Only the owner gets and removes them. */
  readonly removable?: readonly {
    readonly editor: string;
    readonly name: string;
  }[];
  /** The join link; only the owner gets it, by a token only with the scope `all`. */
  readonly link?: string;
  /** The standard pack that the box differs from. */
  readonly base: {
    readonly id: string;
    readonly version: number;
  };
  /** The differing fields by component; /boxes/schema.json has their form. */
  readonly changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The entries by component, the oldest first. */
  readonly entries: Readonly<
    Record<
      string,
      readonly {
        /** The id of the editor within the box. */
        readonly editor: string;
        /** Their name; empty for readers who are no editors. */
        readonly by: string;
        /** Whether it is yours. */
        readonly isMine: boolean;
        /** The fields that differ from the base; none where it is right. */
        readonly value: Readonly<Record<string, unknown>>;
        /** A remark of the editor; may be empty. */
        readonly doubt: string;
      }[]
    >
  >;
  /** Components whose entries differ, without a choice so far. */
  readonly open: readonly string[];
  /** Components that are published or that an editor entered. */
  readonly looked: number;
  /** All components of the base. */
  readonly total: number;
  /** Editors who entered a value that the box has. */
  readonly people: number;
  /** Whether the values differ from the newest revision. */
  readonly hasChanges: boolean;
  /** The newest revision. */
  readonly newest?: {
    readonly number: number;
    /** The pack of a revision; `POST /api/tables` takes it. */
    readonly pack: string;
  };
};

/** A box as one file, for other services and programs. */
export type BoxFile = {
  /** The kind of document and its version. */
  readonly format: 'praga-by-post/box';
  readonly version: 1;
  readonly name: string;
  /** The standard pack that the box differs from. */
  readonly base: {
    readonly id: string;
    readonly version: number;
  };
  /** The differing fields by component; /boxes/schema.json has their form. */
  readonly changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Components that people compared with the printed game. */
  readonly looked: readonly string[];
};

/** A revision of a box: values that never change. */
export type BoxRevision = {
  readonly number: number;
  /** The pack of a revision; `POST /api/tables` takes it. */
  readonly pack: string;
  /** Components that are published or that an editor entered. */
  readonly looked: number;
  /** Editors who entered a value that the revision has. */
  readonly people: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Changes since the revision before; the first differs from the base. */
  readonly changed: readonly {
    /** Its id in the pack. */
    readonly component: string;
    readonly fields: readonly string[];
  }[];
};

/** Charles Bridge: its places and tiles. */
export type BridgeBoard = {
  readonly places: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** The place on the bridge, from 1. */
    readonly place: number;
    /** The sides that may show. */
    readonly faces: readonly {
      /** Stable, and the only one of this name in the pack. */
      readonly id: string;
      readonly side: 'A' | 'B';
      /** Its spaces, in their order. */
      readonly spaces: readonly Effect[];
    }[];
  }[];
  /** Tiles IV of the bridge. */
  readonly tilesIV: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** The effect the player gets. */
    readonly gain: Effect | null;
    readonly end?: Effect;
  }[];
  readonly tilesV: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** The effect the player gets. */
    readonly gain: Effect | null;
    readonly end?: Effect;
  }[];
  readonly vTilesAtBridge: number;
  readonly vTilesAtCathedral: number;
  /** How many are drawn to choose a tile IV from. */
  readonly drawForIV: number;
};

/** A place of the Charles Bridge. */
export type BridgePlace = {
  /** The place on the bridge, from 1. */
  readonly place: string;
  /** The side that shows. */
  readonly face: string;
  /** The tile that was laid there. */
  readonly plank?: TileId;
};

/** One of them is kept. */
export type BridgeTileChosenEvent = {
  readonly type: 'BridgeTileChosen';
  readonly seat: Seat;
  /** The stack it comes from. */
  readonly stack: 'IV' | 'V';
  readonly tile: TileId;
  /** How many tiles went back. */
  readonly returned: number;
};

/** An open item of the kind `bridge-tile`. */
export type BridgeTileItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'bridge-tile';
  /** The stack it comes from. */
  readonly stack: 'IV' | 'V';
};

/** Bridge tiles are drawn; only their owner sees which. */
export type BridgeTilesDrawnEvent = {
  readonly type: 'BridgeTilesDrawn';
  /** All players had seen them before. */
  readonly open?: true;
  readonly seat: Seat;
  /** The stack it comes from. */
  readonly stack: 'IV' | 'V';
  /** How many tiles. */
  readonly count: number;
  /** The id of the open item. */
  readonly item: number;
};

/** A browser a person is signed in on. */
export type Browser = {
  readonly id: string;
  /** A name for people, to distinguish it from others. */
  readonly label: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** The day it was last used, in UTC. */
  readonly seenOn: string;
};

/** A browser that can open one of your seats. */
export type BrowserAtSeat = {
  readonly id: string;
  /** A name for people, to distinguish it from others. */
  readonly label: string;
  /** The id of the table. */
  readonly gameId: string;
  readonly seat: Seat;
  /** ISO 8601, UTC. */
  readonly at: string;
};

/** It is built in the city. */
export type BuildingPlacedEvent = {
  readonly type: 'BuildingPlaced';
  readonly seat: Seat;
  readonly tile: TileId;
  /** The id of the site in the city. */
  readonly site: string;
  readonly rotation: Rotation;
  /** Whether a cube of the builder stays on it. */
  readonly cube: boolean;
};

/** A building as printed: era, cost, corners and effect. */
export type BuildingTile = {
  /** Stable, and the only one of this name in the pack. */
  readonly id: string;
  /** As printed, in English. */
  readonly name: string;
  readonly era: Era;
  /** Whether it goes to the special slot of its row. */
  readonly special: boolean;
  /** Coloured corners; 0 is the top, clockwise, as printed. */
  readonly corners: readonly number[];
  readonly cost: Cost;
  readonly gain: Effect;
  /** The sign on it. */
  readonly icon: 'cathedral' | null;
  /** Whether a cube is put on it. */
  readonly cubeSpace: boolean;
};

/** Pay the price of the sector for an egg. */
export type BuyEggCommand = {
  readonly type: 'BuyEgg';
};

/** Buy one more action in this turn. */
export type BuyExtraActionCommand = {
  readonly type: 'BuyExtraAction';
  /** The goods it is paid with. */
  readonly pay: Readonly<Partial<Record<'gold' | 'stone' | 'egg' | 'silver-window' | 'gold-window', number>>>;
};

/** One of them is taken, or none. */
export type CathedralTileClaimedEvent = {
  readonly type: 'CathedralTileClaimed';
  readonly seat: Seat;
  readonly tile?: TileId;
  /** How many tiles went back. */
  readonly returned: number;
};

/** An open item of the kind `cathedral-tile`. */
export type CathedralTileItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'cathedral-tile';
};

/** Tiles of the Cathedral are shown to one seat. */
export type CathedralTilesShownEvent = {
  readonly type: 'CathedralTilesShown';
  /** All players had seen them before. */
  readonly open?: true;
  readonly seat: Seat;
  /** How many tiles. */
  readonly count: number;
  /** The id of the open item. */
  readonly item: number;
};

/** An email address, a browser or a webhook that gets the messages for a person. */
export type Channel = {
  readonly id: string;
  /** The program that it posts to: `json` is one of your own. */
  readonly form: 'mail' | 'push' | 'webhook';
  /** The name its owner gave it; for mail, the address. */
  readonly label: string;
  /** The kinds of messages that go there. */
  readonly wants: readonly (
    | 'your-turn'
    | 'game-began'
    | 'game-finished'
    | 'invited'
    | 'joined'
    | 'welcome'
    | 'reminder'
    | 'next-but-one'
    | 'mention'
    | 'watcher-mention'
    | 'table-late'
    | 'vote-reminder'
    | 'decision'
    | 'seat-free'
    | 'problem-answered'
    | 'seat-offered'
    | 'time-out'
    | 'end-proposed'
    | 'holiday-soon'
    | 'holiday-begun'
    | 'pause'
    | 'digest'
    | 'plan-report'
    | 'seat-opened'
    | 'link-asked'
    | 'fresh-link'
    | 'address-asked'
    | 'seat-lost'
    | 'table-goes'
    | 'seat-replaced'
    | 'seat-given-back'
    | 'channel-stopped'
    | 'who-is-in'
    | 'who-is-in-now'
    | 'circle-news'
    | 'circle-letter'
    | 'season-check-in'
    | 'season-place'
    | 'season-begins'
    | 'season-stage'
    | 'season-over'
    | 'left-out'
  )[];
  /** `waits-for-proof`: the reader of the address has not confirmed it yet; `stopped`: nothing went through. */
  readonly state: 'waits-for-proof' | 'on' | 'paused' | 'stopped';
  /** ISO 8601, UTC. */
  readonly lastSentAt?: string;
  /** The last failure. */
  readonly fault?: {
    /** A fixed word that programs can rely on. */
    readonly code: 'gone' | 'refused' | 'unreachable' | 'forbidden-address' | 'mail-server' | 'internal';
    /** One sentence for people. */
    readonly detail: string;
    /** ISO 8601, UTC. */
    readonly at?: string;
  };
};

/** An open item of the kind `choice`. */
export type ChoiceItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'choice';
  /** The effects to choose from, or the parts of the effect. */
  readonly of: readonly Effect[];
  readonly then?: Effect;
};

/** Choose one of several effects. */
export type ChooseAlternativeCommand = {
  readonly type: 'ChooseAlternative';
  /** The id of the open item. */
  readonly item: number;
  /** The index of the chosen option, from 0. */
  readonly option: number;
};

/** Choose a tile of the bridge from those drawn. */
export type ChooseBridgeTileCommand = {
  readonly type: 'ChooseBridgeTile';
  /** The id of the tile, as in the pack. */
  readonly tile: string;
};

/** Choose a reward of a completed plaza. */
export type ChoosePlazaRewardCommand = {
  readonly type: 'ChoosePlazaReward';
  /** The id of the plaza. */
  readonly plaza: string;
  readonly reward: 'upper' | 'lower';
};

/** Choose whose tile of a plaza is used. */
export type ChoosePlazaTileCommand = {
  readonly type: 'ChoosePlazaTile';
  /** The id of the plaza. */
  readonly plaza: string;
};

/** Choose the good that is produced. */
export type ChooseProductionKindCommand = {
  readonly type: 'ChooseProductionKind';
  /** The id of the open item. */
  readonly item: number;
  /** The good, token or effect. */
  readonly what: 'gold' | 'stone';
};

/** Choose a production token from the river. */
export type ChooseProductionTokenCommand = {
  readonly type: 'ChooseProductionToken';
  /** The track of a mine, a quarry, technology or university. */
  readonly track: 'gold-mine' | 'quarry';
  /** The id of the production token. */
  readonly token: string;
};

/** Choose a technology from those drawn. */
export type ChooseTechnologyCommand = {
  readonly type: 'ChooseTechnology';
  /** The id of the tile, as in the pack. */
  readonly tile: string;
};

/** A group of friends, as one of its members sees it. */
export type Circle = {
  /** The id of the circle. */
  readonly id: string;
  readonly name: string;
  /** A few lines for all members; may be empty. */
  readonly notice: string;
  /** By the link, by the link after approval, or not at all. */
  readonly joinBy: 'link' | 'approval' | 'closed';
  /** The join link; only the host and stewards get it, by a token only with the scope `all`. */
  readonly link?: string;
  /** The time zone, by its IANA name. */
  readonly timeZone: string;
  /** Whether its games make ratings. */
  readonly rated: boolean;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** It ends then, unless the host keeps it open. */
  readonly endsAt?: string;
  /** Since when the members look for another host. */
  readonly silentSince?: string;
  /** The member who is to become host. */
  readonly heir?: string;
  readonly members: readonly CircleMember[];
  /** People who asked to join. */
  readonly asking: readonly {
    /** The id of the member inside the circle. */
    readonly id: string;
    readonly name: string;
  }[];
};

/** A change of a circle. */
export type CircleEntry = {
  readonly id: string;
  readonly kind:
    | 'founded'
    | 'joined'
    | 'asked'
    | 'approved'
    | 'refused'
    | 'left'
    | 'renamed'
    | 'name'
    | 'notice'
    | 'join-by'
    | 'time-zone'
    | 'link'
    | 'link-closed'
    | 'steward'
    | 'not-steward'
    | 'host-offered'
    | 'host-declined'
    | 'host'
    | 'removing'
    | 'kept'
    | 'removed'
    | 'ending'
    | 'kept-open'
    | 'host-silent'
    | 'heir'
    | 'host-back'
    | 'table'
    | 'gathering'
    | 'called-off'
    | 'past-table'
    | 'rated'
    | 'unrated'
    | 'competition'
    | 'competition-off'
    | 'excluding'
    | 'not-excluded';
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The member it is about; empty for one who left. */
  readonly name?: string;
  /** The member who did it. */
  readonly by?: string;
};

/** A circle as one of its members may keep it. */
export type CircleExport = {
  /** The kind of document and its version. */
  readonly format: 'praga-by-post/circle';
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The id of the circle. */
  readonly id: string;
  readonly name: string;
  readonly notice: string;
  /** The time zone, by its IANA name. */
  readonly timeZone: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly members: readonly {
    readonly id: string;
    readonly name: string;
    readonly role: string;
    /** ISO 8601, UTC. */
    readonly joinedAt: string;
  }[];
  readonly entries: readonly {
    readonly kind: string;
    /** ISO 8601, UTC. */
    readonly at: string;
    readonly name?: string;
    readonly by?: string;
  }[];
  readonly standings: readonly CircleStanding[];
  readonly results: readonly {
    /** The id of the table. */
    readonly gameId: string;
    readonly name: string;
    /** Results count in this order. */
    readonly seq: string;
    /** ISO 8601, UTC. */
    readonly finishedAt: string;
    /** How it ended or was used. */
    readonly how: 'played-out' | 'resigned' | 'conceded' | 'agreed';
    /** The turn with the most points, and the row that ended it. */
    readonly best?: {
      /** The number of the seat, from 0. */
      readonly seat: number;
      /** The number of a row of the log. */
      readonly row: number;
      readonly points: number;
    };
    readonly seats: readonly {
      /** The id in the circle; missing for others. */
      readonly member?: string;
      /** Missing for people who are not in the circle. */
      readonly name?: string;
      /** The number of the seat, from 0. */
      readonly seat: number;
      /** Missing for computers. */
      readonly place?: number;
      readonly points: number;
      readonly tablePoints: number;
      readonly left: boolean;
    }[];
    /** The address that opens it. */
    readonly link: string;
  }[];
};

/** A chat or program that hears of all tables of a circle. */
export type CircleHook = {
  /** The id of the channel. */
  readonly id: string;
  /** The program that it posts to: `json` is one of your own. */
  readonly form: 'discord' | 'slack' | 'ntfy' | 'json';
  /** A name for people, to distinguish it from others. */
  readonly label: string;
  /** The kinds of messages that go there. */
  readonly wants: readonly (
    | 'game-began'
    | 'game-finished'
    | 'who-is-in'
    | 'circle-letter'
    | 'season-begins'
    | 'season-stage'
    | 'season-over'
    | 'your-turn'
  )[];
  /** Nothing is posted between these times; null for no quiet hours. */
  readonly quiet: {
    /** A time of day by the clock of the circle: 22:00. */
    readonly from: string;
    /** A time of day by the clock of the circle: 22:00. */
    readonly to: string;
  } | null;
  /** `stopped`: nothing went through; try it to use it again. */
  readonly state: 'on' | 'stopped';
  /** ISO 8601, UTC. */
  readonly lastSentAt?: string;
  /** The last failure. */
  readonly fault?: {
    /** A fixed word that programs can rely on. */
    readonly code: 'gone' | 'refused' | 'unreachable' | 'forbidden-address' | 'mail-server' | 'internal';
    /** One sentence for people. */
    readonly detail: string;
  };
};

/** A person in a circle, with their role there. */
export type CircleMember = {
  /** The id of the member inside the circle. */
  readonly id: string;
  readonly name: string;
  /** The host may do everything, a steward approves and invites. */
  readonly role: 'host' | 'steward' | 'member';
  /** ISO 8601, UTC. */
  readonly joinedAt: string;
  /** Their removal takes effect then. */
  readonly endsAt?: string;
  readonly isMe: boolean;
};

/** The result of a game of a circle. */
export type CircleResult = {
  /** The id of the table. */
  readonly gameId: string;
  readonly name: string;
  /** Results count in this order. */
  readonly seq: string;
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
  /** How it ended or was used. */
  readonly how: 'played-out' | 'resigned' | 'conceded' | 'agreed';
  /** The turn with the most points, and the row that ended it. */
  readonly best?: {
    /** The number of the seat, from 0. */
    readonly seat: number;
    /** The number of a row of the log. */
    readonly row: number;
    readonly points: number;
  };
  readonly seats: readonly {
    /** The id in the circle; missing for others. */
    readonly member?: string;
    /** Missing for people who are not in the circle. */
    readonly name?: string;
    /** The number of the seat, from 0. */
    readonly seat: number;
    /** Missing for computers. */
    readonly place?: number;
    readonly points: number;
    readonly tablePoints: number;
    readonly left: boolean;
  }[];
};

/** The standing of a circle in a year, the best first. */
export type CircleStanding = {
  readonly year: number;
  readonly lines: readonly {
    /** The id in the circle; missing for others. */
    readonly member?: string;
    /** Missing for people who are not in the circle. */
    readonly name?: string;
    /** The place on the bridge, from 1. */
    readonly place: number;
    readonly games: number;
    readonly wins: number;
    readonly tablePoints: number;
    /** Table points a game, with three average games mixed in. */
    readonly value: number;
    /** Most points in a game. */
    readonly best: number;
  }[];
};

/** A year of a circle: its games and records. */
export type CircleYear = {
  readonly year: number;
  readonly games: number;
  /** Games that ended in each month, from January. */
  readonly months: readonly number[];
  readonly mostPoints?: {
    /** The id in the circle; missing for others. */
    readonly member?: string;
    /** Missing for people who are not in the circle. */
    readonly name?: string;
    /** The id of the table. */
    readonly gameId: string;
    readonly points: number;
  };
  readonly bestTurn?: {
    /** The id in the circle; missing for others. */
    readonly member?: string;
    /** Missing for people who are not in the circle. */
    readonly name?: string;
    /** The id of the table. */
    readonly gameId: string;
    readonly points: number;
    /** The number of a row of the log. */
    readonly row: number;
  };
  readonly closest?: {
    /** The id of the table. */
    readonly gameId: string;
    readonly margin: number;
  };
};

/** The city map: plazas, building sites, terrain. */
export type City = {
  /** The plazas of the city. */
  readonly plazas: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** Axial; pointy top. */
    readonly q: number;
    /** Axial; pointy top. */
    readonly r: number;
    readonly colour: 'tan' | 'yellow' | 'light-blue' | 'grey-blue';
    readonly tileFromPlayers: number;
    /** Ids of sites in the city. */
    readonly sites: readonly string[];
  }[];
  /** Places for buildings. */
  readonly sites: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** Axial; pointy top. */
    readonly q: number;
    /** Axial; pointy top. */
    readonly r: number;
    /** The id of the plaza. */
    readonly plaza: string;
    /** Old Town or New Town. */
    readonly district: 'old-town' | 'new-town';
    /** The extra cost of building there. */
    readonly surcharge: {
      readonly gold: number;
    };
    readonly points: number;
  }[];
  /** Corners that give a blue token. */
  readonly blueCorners: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** A corner of a hex. */
    readonly vertex: {
      /** Axial; pointy top. */
      readonly q: number;
      /** Axial; pointy top. */
      readonly r: number;
      /** Which corner of the hex, from the top clockwise. */
      readonly corner: 0 | 3;
    };
    /** Ids of sites in the city. */
    readonly sites: readonly string[];
  }[];
  /** The kind of a hex that is neither a site nor a plaza. */
  readonly terrain: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** Axial; pointy top. */
    readonly q: number;
    /** Axial; pointy top. */
    readonly r: number;
    /** The kind of a hex that is neither a site nor a plaza. */
    readonly terrain: 'green' | 'river' | 'road' | 'countryside' | 'house';
    /** The space of the King’s Road or the bridge. */
    readonly space?: string;
    /** The purpose of the space. */
    readonly use?: 'effects' | 'pawns';
  }[];
  /** The way of the King’s Road. */
  readonly kingsRoad: {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** Its hexes, in their order. */
    readonly hexes: readonly string[];
    /** The board that follows it. */
    readonly then: 'bridge';
    /** The hex where the bridge crosses. */
    readonly bridgeCrossesAt: string;
  };
  /** Sites that are built on at the start. */
  readonly prebuilt: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    readonly players: number;
    /** Ids of sites in the city. */
    readonly sites: readonly string[];
  }[];
  /** The order of plazas that Peter Parler goes by. */
  readonly plazaOrders: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    readonly players: number;
    /** The plazas, clockwise. */
    readonly clockwise: readonly string[];
  }[];
};

/** A request for a new link. */
export type Claim = {
  readonly seat: Seat;
  /** Missing for a host who has no seat. */
  readonly askedBy?: Seat;
  /** Seats whose holders agree to the link. */
  readonly agreed: readonly Seat[];
  /** ISO 8601, UTC. */
  readonly askedAt: string;
  /** When it can be made even without agreement. */
  readonly readyAt: string;
  /** Whether it can be made now. */
  readonly isReady: boolean;
};

/** Choose a V tile of the Cathedral. */
export type ClaimCathedralTileCommand = {
  readonly type: 'ClaimCathedralTile';
  /** The id of the tile, as in the pack. */
  readonly tile?: string;
};

/** Take a seal. */
export type ClaimSealCommand = {
  readonly type: 'ClaimSeal';
  /** The id of the seal. */
  readonly seal?: string;
};

/** Take the bonus of the sector. */
export type CollectSlotBonusCommand = {
  readonly type: 'CollectSlotBonus';
};

/** Take the bonus of an upgrade at the action performed. */
export type CollectUpgradeBonusCommand = {
  readonly type: 'CollectUpgradeBonus';
  /** The id of the performance of an action. */
  readonly performance: number;
  /** The id of the tile, as in the pack. */
  readonly tile: string;
};

/** One step of a seat; see `type`. */
export type Command =
  | TakeActionTileCommand
  | CollectSlotBonusCommand
  | BuyEggCommand
  | ScoreSpecialPointsCommand
  | DeclareActionCommand
  | BuyExtraActionCommand
  | UseTechnologyCommand
  | RefreshRowCommand
  | RefillRowCommand
  | MoveUpCommand
  | ClaimSealCommand
  | EndTurnCommand
  | SkipMainActionCommand
  | ManageMinesCommand
  | ManageQuarriesCommand
  | PlaceUpgradeCommand
  | PlaceWallCommand
  | PlaceBuildingCommand
  | AdvanceRoadCommand
  | ResolveRoadEffectCommand
  | ResolveRoadEggCommand
  | ChooseBridgeTileCommand
  | PlacePlankCommand
  | CollectUpgradeBonusCommand
  | ChooseTechnologyCommand
  | ChooseProductionTokenCommand
  | MoveSidewaysCommand
  | ResolveUpArrowCommand
  | ClaimCathedralTileCommand
  | ChoosePlazaRewardCommand
  | ChooseAlternativeCommand
  | ChooseProductionKindCommand
  | ChoosePlazaTileCommand
  | DiscardWindowsCommand
  | SetParlerMarkersCommand
  | PlaceParlerBuildingCommand
  | UndoCommand;

/** A competition of a circle, as a member sees it. */
export type Competition = {
  /** The id of the competition. */
  readonly id: string;
  /** The id of the circle. */
  readonly circle: string;
  readonly name: string;
  /** A series is one division, and no season follows it. Swiss and cup are drawn stage by stage. */
  readonly form: 'series' | 'season' | 'swiss' | 'cup';
  /** `open` until it takes effect. */
  readonly state: 'draft' | 'sign-up' | 'check-in' | 'running' | 'over' | 'called-off';
  /** The newest stage that was drawn; 0 before the start. */
  readonly stage: number;
  /** Of a Swiss or a cup; a cup may need one more or less. */
  readonly stages: number;
  /** Players at a table. */
  readonly size: 2 | 3 | 4;
  /** The most open tables of one person. */
  readonly atOnce: number;
  /** ISO 8601, UTC. */
  readonly signUpUntil: string;
  /** ISO 8601, UTC. */
  readonly checkInUntil?: string;
  /** SHA-256 of the seed that all lots follow from. */
  readonly commitment: string;
  /** Only once it is over. */
  readonly seed?: string;
  /** Only once it is over; empty if nobody has won. In a season, of the top division. */
  readonly winners?: readonly string[];
  /** The id of the competition. */
  readonly previous?: string;
  /** The id of the competition. */
  readonly next?: string;
  readonly entrants: readonly Entrant[];
  /** The stages of a Swiss or a cup that were drawn. */
  readonly bracket?: readonly CompetitionStage[];
};

/** A competition with everything that its draw, results and standings follow from. */
export type CompetitionExport = {
  /** The kind of document and its version. */
  readonly format: 'praga-by-post/competition';
  readonly version: 1 | 2;
  /** A row of the log. */
  readonly at: string;
  readonly competition: {
    readonly id: string;
    readonly name: string;
    /** The program that it posts to: `json` is one of your own. */
    readonly form: 'series' | 'season' | 'swiss' | 'cup';
    /** `open` until it takes effect. */
    readonly state: 'draft' | 'sign-up' | 'check-in' | 'running' | 'over' | 'called-off';
    readonly size: 2 | 3 | 4;
    readonly atOnce: number;
    /** Of a Swiss or a cup, by the number of people at its start. */
    readonly stages?: number;
    readonly startedAt?: string;
    /** SHA-256 of the seed. */
    readonly commitment: string;
    /** Only once it is over. */
    readonly seed?: string;
    readonly previous?: string;
  };
  /** After the season before; empty for the first one. */
  readonly ladderBefore: readonly Rung[];
  readonly entrants: readonly {
    /** The key of the entrant in all lots. */
    readonly id: string;
    /** Empty for a person who has left the service. */
    readonly name: string;
    /** `open` until it takes effect. */
    readonly state: 'entered' | 'checked-in' | 'playing' | 'withdrawn' | 'excluded' | 'done';
    readonly checkedInAt?: string;
    readonly division?: number;
    /** A reserve has none. */
    readonly lot?: number;
    /** Spreads people over the first tables of a cup. */
    readonly number?: number;
    /** Stages that were drawn without them, because they had not checked in. */
    readonly absent?: readonly number[];
  }[];
  readonly fixtures: readonly {
    readonly id: string;
    /** `open` until it takes effect. */
    readonly state: 'waiting' | 'open' | 'over' | 'void';
    /** In the order of turns. */
    readonly entrants: readonly string[];
    /** In a Swiss or a cup: its people before anyone left, in the order of turns. */
    readonly drawn?: readonly string[];
    /** The id of its table, which has an export of its own. */
    readonly game?: string;
    /** Once the table is over: its people. */
    readonly seats: readonly {
      /** The place in the order of turns, from 0. */
      readonly seat: number;
      /** Missing for a person who is not an entrant. */
      readonly entrant?: string;
      /** The place on the bridge, from 1. */
      readonly place: number;
      /** In the game. */
      readonly points: number;
      readonly tablePoints: number;
      /** Left, was replaced or ran out of time. */
      readonly left: boolean;
    }[];
  }[];
  readonly standings: readonly {
    readonly division: number;
    readonly lines: readonly {
      /** The key of the entrant in all lots. */
      readonly entrant: string;
      /** The place on the bridge, from 1. */
      readonly place: number;
      readonly tables: number;
      readonly wins: number;
      /** Mean table points. */
      readonly mean?: number;
      /** Played less than half of their tables. */
      readonly isBelowLine: boolean;
      /** The last stage of a cup where they had a table. */
      readonly reached?: number;
    }[];
  }[];
  /** Once a season is over: who moved up and down. */
  readonly ladder?: readonly Rung[];
};

/** A stage of a Swiss or a cup with its tables. */
export type CompetitionStage = {
  /** The stage his turn has reached. */
  readonly stage: number;
  readonly tables: readonly {
    readonly fixture: string;
    /** `open` until it takes effect. */
    readonly state: 'waiting' | 'open' | 'over' | 'void';
    /** By place once the table is over, else in the order of turns. */
    readonly people: readonly {
      /** The id of the entrant, the same as the id of the member in the circle. */
      readonly entrant: string;
      /** The place on the bridge, from 1. */
      readonly place?: number;
      readonly points?: number;
      /** To the next stage; `yes` at the final has won the cup. */
      readonly goesOn: 'yes' | 'no' | 'open';
    }[];
  }[];
};

/** Why an action is performed: as the main one, as the extra one, or by a technology. */
export type Context = 'main' | 'extra' | string;

/** Corners of one colour meet. */
export type CornersMatchedEvent = {
  readonly type: 'CornersMatched';
  readonly seat: Seat;
  readonly token: Token;
  /** Where the corners meet. */
  readonly contacts: readonly string[];
};

/** Amounts of goods, all due together; goods not named are 0. */
export type Cost = Readonly<
  Partial<Record<'gold' | 'stone' | 'egg' | 'silver-window' | 'gold-window', number>>
>;

/** The crane wheel. */
export type Crane = {
  /** Position of the box and the arrow. */
  readonly arrow: number;
  /** The action tiles on the wheel. */
  readonly tiles: readonly WheelTile[];
  /** Moves left until the cube of the platform leaves it and the era changes. */
  readonly platform: number;
};

/** The action crane: places around the wheel, its sectors, the clock. */
export type CraneBoard = {
  /** The twelve positions of the crane, from the arrow. */
  readonly positions: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    readonly index: number;
    /** Its third of the crane. */
    readonly zone: 'red' | 'green' | 'blue';
    readonly cost: Cost;
    readonly points: number;
  }[];
  /** The twelve sectors of the wheel. */
  readonly sectors: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** Steps clockwise of the box. */
    readonly offset: number;
    readonly box?: true;
    /** Whether this sector carries the cube of the clock. */
    readonly clockCube?: true;
    /** The bonus the player gets there. */
    readonly bonus: Effect | null;
  }[];
  /** The token for an action tile that was left for long. */
  readonly overripeToken: {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    readonly points: number;
  };
  /** A tile is dropped when the arrow reaches this position. */
  readonly dropWhenArrowReaches: number;
  /** Turns of each player in a game. */
  readonly turnsPerPlayer: number;
  /** Clocks, one for each seat or number of players. */
  readonly clocks: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    readonly players: number;
    readonly seats: number;
    /** Where the arrow begins. */
    readonly arrowStart: number;
    /** Where the tiles lie at the start. */
    readonly startPositions: readonly number[];
    /** Where the platform begins. */
    readonly platformStart: number;
    /** After which turn Era II begins. */
    readonly eraTwoAfterTurn: number;
    /** After which turns a tile is dropped. */
    readonly dropsAfterTurns: readonly number[];
  }[];
  /** The tiles of a first game. */
  readonly firstGameOrder: {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** Ids of tiles, or how many there are. */
    readonly tiles: readonly string[];
    readonly side: 'A' | 'B';
    readonly laterGames: 'random';
  };
};

/** A legal step that would help. */
export type Cure = {
  readonly command: Command;
  /** Changes of your goods; payments are below zero. */
  readonly goods: Readonly<
    Partial<Record<'gold' | 'stone' | 'egg' | 'silver-window' | 'gold-window', number>>
  >;
  /** Both, in words. */
  readonly words: string;
};

/** The table of yours that counts. */
export type DealEntry = {
  /** The id of the table. */
  readonly game: string;
  /** `ended`: stopped by its players, without a result. */
  readonly status: 'running' | 'finished' | 'ended';
  /** The points of the player. */
  readonly score?: number;
  /** The points of the best other at the table; 0 against Peter Parler, who scores nothing (PARLER-21). */
  readonly rival?: number;
  /** The place among the results, from 1; equal scores share one. */
  readonly rank?: number;
};

/** A table that was played out in time, or a seat of it where several people sit there. */
export type DealResult = {
  /** The id of the table. */
  readonly game: string;
  readonly name: string;
  /** The points of the player. */
  readonly score: number;
  /** The points of the best other at the table; 0 against Peter Parler, who scores nothing (PARLER-21). */
  readonly rival: number;
  /** The place among the results, from 1; equal scores share one. */
  readonly rank: number;
  /** Whether it is yours. */
  readonly isMine: boolean;
  /** Which table of a duel, where several people sit at each. */
  readonly table?: number;
  /** The seat of the player at that table. */
  readonly seat?: Seat;
};

/** Say which action is performed. */
export type DeclareActionCommand = {
  readonly type: 'DeclareAction';
  /** Which of the six actions; `any` is each of them. */
  readonly action:
    | 'manage-mines'
    | 'manage-quarries'
    | 'upgrade-action'
    | 'construct-wall'
    | 'construct-building'
    | 'kings-road';
  /** As the main action, the extra one, or by an effect. */
  readonly context: 'main' | 'extra' | string;
};

/** A number of a seat that is unlike in two positions. */
export type Difference = {
  readonly seat: Seat;
  /** The value that is compared. */
  readonly measure:
    | 'points'
    | 'forecast'
    | 'gold'
    | 'stone'
    | 'egg'
    | 'silver-window'
    | 'gold-window'
    | 'blue-token'
    | 'red-token'
    | 'gold-mine'
    | 'quarry'
    | 'technology'
    | 'university'
    | 'upgrades'
    | 'walls'
    | 'buildings'
    | 'technologies'
    | 'road'
    | 'hunger-wall'
    | 'cathedral'
    | 'cubes';
  /** The first of the two rows, or its value. */
  readonly a: number;
  /** The second of the two rows, or its value. */
  readonly b: number;
};

/** Say which windows are kept when the turn ends. */
export type DiscardWindowsCommand = {
  readonly type: 'DiscardWindows';
  /** How many windows are kept, by kind. */
  readonly keep: {
    readonly 'gold-window': number;
    readonly 'silver-window': number;
  };
};

/** The people of a division in their order. */
export type DivisionStanding = {
  readonly division: number;
  readonly lines: readonly {
    /** The id of the entrant, the same as the id of the member in the circle. */
    readonly entrant: string;
    /** The place on the bridge, from 1. */
    readonly place: number;
    readonly tables: number;
    readonly wins: number;
    /** Mean table points. */
    readonly mean?: number;
    /** Played less than half of their tables. */
    readonly isBelowLine: boolean;
    /** In a cup: the newest stage with a table of theirs. */
    readonly reached?: number;
  }[];
};

/** A table of a duel with several people at each. */
export type DuelTable = {
  /** Which table of the duel, from 1. */
  readonly table: number;
  /** Empty until a player has opened the table. */
  readonly seats: readonly {
    readonly seat: Seat;
    /** Empty where the seat has no name yet. */
    readonly name: string;
    /** Whether it has no player and is reserved for none. */
    readonly isFree: boolean;
  }[];
  /** Whether it is yours. */
  readonly isMine: boolean;
  /** Whether you may sit down there. */
  readonly mayJoin: boolean;
  /** For those who may look at it. */
  readonly game?: string;
  /** `ended`: stopped by its players, without a result. */
  readonly status?: 'running' | 'finished' | 'ended';
  /** The points of all its players together, once it is counted. */
  readonly points?: number;
};

/** Two halves of an edge meet and pay. */
export type EdgeMatchedEvent = {
  readonly type: 'EdgeMatched';
  readonly seat: Seat;
  /** Where two edges meet. */
  readonly contact: string;
  /** The effect the player gets. */
  readonly gains: readonly Effect[];
};

/** The effect of a symbol, a space or a tile; see `kind`. */
export type Effect =
  | {
      readonly kind: 'gold';
      readonly n: number;
    }
  | {
      readonly kind: 'stone';
      readonly n: number;
    }
  | {
      readonly kind: 'egg';
      readonly n: number;
    }
  | {
      readonly kind: 'silver-window';
      readonly n: number;
    }
  | {
      readonly kind: 'gold-window';
      readonly n: number;
    }
  | {
      readonly kind: 'points';
      readonly n: number;
    }
  | {
      readonly kind: 'technology';
      readonly n: number;
    }
  | {
      readonly kind: 'university';
      readonly n: number;
    }
  | {
      readonly kind: 'gold-mine';
      readonly n: number;
    }
  | {
      readonly kind: 'quarry';
      readonly n: number;
    }
  | {
      readonly kind: 'blue-token';
      readonly n: number;
    }
  | {
      readonly kind: 'red-token';
      readonly n: number;
    }
  | {
      readonly kind: 'wall-step';
      readonly n: number;
    }
  | {
      readonly kind: 'cathedral-step';
      readonly n: number;
    }
  | {
      readonly kind: 'wall-or-cathedral-step';
      readonly n: number;
    }
  | {
      readonly kind: 'special-or-points';
      readonly n: number;
    }
  | {
      readonly kind: 'both';
      /** The effects to choose from, or the parts of the effect. */
      readonly of: readonly Effect[];
    }
  | {
      readonly kind: 'choose-one';
      /** The effects to choose from, or the parts of the effect. */
      readonly of: readonly Effect[];
    }
  | {
      readonly kind: 'may';
      readonly gain: Effect;
    }
  | {
      readonly kind: 'pay';
      readonly cost: Cost;
      readonly gain: Effect;
    }
  | {
      readonly kind: 'buy-egg';
      readonly cost: Cost;
    }
  | {
      readonly kind: 'climb';
      readonly n: number;
      /** The cost of crossing into the tier; `waived` means free. */
      readonly crossing: 'waived';
    }
  | {
      readonly kind: 'perform-action';
      /** Which of the six actions; `any` is each of them. */
      readonly action:
        | 'manage-mines'
        | 'manage-quarries'
        | 'upgrade-action'
        | 'construct-wall'
        | 'construct-building'
        | 'kings-road'
        | 'any';
      readonly discount?: Cost;
    }
  | {
      readonly kind: 'produce';
      /** The good, token or effect. */
      readonly what: 'gold' | 'stone';
    }
  | {
      readonly kind: 'plaza-rewards';
    }
  | {
      readonly kind: 'points-per';
      readonly n: number;
      readonly per:
        | 'era-1-upgrade'
        | 'upgrade'
        | 'wall'
        | 'silver-window'
        | 'gold-mine'
        | 'quarry'
        | 'university-height'
        | 'grid-row';
    }
  | {
      readonly kind: 'spend-for-points';
      readonly cost: Cost;
      readonly n: number;
    }
  | {
      readonly kind: 'ability';
      /** When it fires. */
      readonly trigger:
        | 'crane-points'
        | 'wheel-gold'
        | 'wheel-stone'
        | 'gold-mine-advance'
        | 'quarry-advance'
        | 'grid-row-up'
        | 'blue-token'
        | 'red-token'
        | 'wall-with-icon'
        | 'building-with-icon'
        | 'building-without-icon'
        | 'egg'
        | 'upgrade-performed'
        | 'wall-performed';
      readonly gain: Effect;
      /** How often it may. */
      readonly limit?: 'once-per-turn';
      /** The effect lasts while this is true. */
      readonly while?: 'pawn-here';
    }
  | {
      readonly kind: 'arrow-up';
    }
  | {
      readonly kind: 'arrow-sideways';
    };

/** End the turn. Items that are still open lapse. */
export type EndTurnCommand = {
  readonly type: 'EndTurn';
};

/** A person in a competition. */
export type Entrant = {
  /** The id of the entrant, the same as the id of the member in the circle. */
  readonly id: string;
  /** Empty for a person who has left the service. */
  readonly name: string;
  /** `open` until it takes effect. */
  readonly state: 'entered' | 'checked-in' | 'playing' | 'withdrawn' | 'excluded' | 'done';
  readonly division?: number;
  /** Their number in the tables of the division; a reserve has none. */
  readonly lot?: number;
  /** Stages that were drawn without them. */
  readonly absent?: readonly number[];
  /** They are excluded then, unless that is taken back. */
  readonly endsAt?: string;
  readonly isMe: boolean;
};

/** First or second era. */
export type Era = 'I' | 'II';

/** The second era begins; its tiles are laid out. */
export type EraChangedEvent = {
  readonly type: 'EraChanged';
  readonly era: Era;
  readonly rows: Readonly<Record<'upgrade' | 'wall' | 'building', RowState>>;
};

/** A fact; a row of the log consists of some. See `type`. */
export type Event =
  | GameStartedEvent
  | TurnStartedEvent
  | ActionTileTakenEvent
  | SlotBonusUsedEvent
  | ActionDeclaredEvent
  | ActionDoneEvent
  | MainActionSkippedEvent
  | ExtraActionBoughtEvent
  | ExtraActionLapsedEvent
  | WindowsDiscardedEvent
  | TurnEndedEvent
  | WheelTurnedEvent
  | ActionTileReturnedEvent
  | ActionTileRecycledEvent
  | PlatformMovedEvent
  | EraChangedEvent
  | GainedEvent
  | PaidEvent
  | ScoredEvent
  | TrackAdvancedEvent
  | ProducedEvent
  | WealthBonusTakenEvent
  | ProductionTokenTakenEvent
  | AbilityUsedEvent
  | SealRightGainedEvent
  | SealClaimedEvent
  | TechnologyDrawnEvent
  | TechnologyChosenEvent
  | TechnologyUsedEvent
  | TileTakenEvent
  | UpgradePlacedEvent
  | WallPlacedEvent
  | BuildingPlacedEvent
  | EdgeMatchedEvent
  | CornersMatchedEvent
  | UpgradeBonusCollectedEvent
  | UpgradeBonusLapsedEvent
  | RowRefilledEvent
  | RowRefreshedEvent
  | PlazaCompletedEvent
  | PlazaRewardTakenEvent
  | RoadAdvancedEvent
  | BridgeTilesDrawnEvent
  | BridgeTileChosenEvent
  | PlankPlacedEvent
  | CathedralTilesShownEvent
  | CathedralTileClaimedEvent
  | GridMovedEvent
  | ParlerMarkersSetEvent
  | ParlerCardRevealedEvent
  | ParlerTileTakenEvent
  | ParlerMarkerMovedEvent
  | ParlerPawnMovedEvent
  | ParlerStageReachedEvent
  | ProductionTokenRemovedEvent
  | ParlerSealClaimedEvent
  | ItemOpenedEvent
  | ItemClosedEvent
  | LastCallStartedEvent
  | ScoringStartedEvent
  | GameEndedEvent
  | UndoneEvent;

/** The extra action is paid for. */
export type ExtraActionBoughtEvent = {
  readonly type: 'ExtraActionBought';
  readonly seat: Seat;
};

/** It was paid for and not used. */
export type ExtraActionLapsedEvent = {
  readonly type: 'ExtraActionLapsed';
  readonly seat: Seat;
};

/** Final scoring: its order and tables. */
export type FinalScoring = {
  /** The parts of final scoring, in their order. */
  readonly steps: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** Where it comes in the order. */
    readonly order: number;
  }[];
  /** Eggs in final scoring. */
  readonly eggs: {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** Points by how many there are, from 0. */
    readonly pointsByCount: readonly number[];
    /** Whether more count as the last. */
    readonly lastEntryIsForMore: true;
  };
  readonly walls: {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** Points by the number of walls. */
    readonly steps: readonly {
      /** From how many walls on. */
      readonly from: number;
      readonly points: number;
    }[];
  };
  /** Who wins where points are equal. */
  readonly tieBreak: {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** Who wins. */
    readonly winner: 'later-seat';
  };
};

/** A table of a competition. */
export type Fixture = {
  /** Stage, division and number, such as `1.2.3`. */
  readonly id: string;
  /** `open` until it takes effect. */
  readonly state: 'waiting' | 'open' | 'over' | 'void';
  /** In the order of turns. */
  readonly entrants: readonly string[];
  /** The id of its table. */
  readonly game?: string;
  /** Once the table is over. */
  readonly places: readonly {
    /** The id of the entrant, the same as the id of the member in the circle. */
    readonly entrant: string;
    /** The place on the bridge, from 1. */
    readonly place: number;
    readonly points: number;
    readonly left: boolean;
  }[];
};

/** A seat gains goods or tokens. */
export type GainedEvent = {
  readonly type: 'Gained';
  readonly seat: Seat;
  /** The good, token or effect. */
  readonly what: 'gold' | 'stone' | 'egg' | 'silver-window' | 'gold-window' | 'blue-token' | 'red-token';
  readonly n: number;
  /** How many went beyond the limit of 9. */
  readonly lost?: number;
  readonly source: Source;
};

/** The game is over. */
export type GameEndedEvent = {
  readonly type: 'GameEnded';
  /** By seat. */
  readonly scores: readonly number[];
  /** Seats from first to last. */
  readonly ranking: readonly Seat[];
  /** How many technologies went back, by level. */
  readonly returned?: Readonly<Partial<Record<'I' | 'II' | 'III' | 'IV', number>>>;
};

/** The set-up; row 1 consists of it. */
export type GameStartedEvent = {
  readonly type: 'GameStarted';
  /** The version of the rules the game is played by. */
  readonly rulesVersion: number;
  readonly pack: PackName;
  readonly setup: Setup;
  /** SHA-256 of the seed of all shuffles. */
  readonly commitment: string;
  readonly crane: Crane;
  readonly rows: Readonly<Record<'upgrade' | 'wall' | 'building', RowState>>;
  readonly buildings: readonly PlacedBuilding[];
  /** The plazas of the city. */
  readonly plazas: readonly Plaza[];
  /** The places of Charles Bridge. */
  readonly bridge: readonly BridgePlace[];
  /** How many tiles of the bridge are left, by stack. */
  readonly bridgeStacks: {
    /** Tiles IV. */
    readonly IV: number;
    /** Tiles V at the bridge. */
    readonly V: number;
    /** Tiles V of the Cathedral. */
    readonly cathedral: number;
  };
  /** How many technologies are left, by level. */
  readonly technologyStacks: Readonly<Record<'I' | 'II' | 'III' | 'IV', number>>;
  /** Production tokens on the river, by id. */
  readonly river: readonly string[];
  /** The goods and pieces of every player at the start. */
  readonly player: Player;
  /** The goods and pieces of the second seat of a solo game at the start. */
  readonly opponent?: Player;
  readonly parler?: Parler;
  /** V tiles, where the option lays them open. */
  readonly openV?: {
    /** V tiles that lie open for the bridge. */
    readonly bridge: readonly TileId[];
    /** V tiles that lie open for the Cathedral. */
    readonly cathedral: readonly TileId[];
  };
};

/** A call for players in a circle, with the answers so far. */
export type Gathering = {
  /** The id of the call for players. */
  readonly id: string;
  readonly circleId: string;
  /** The member who asked. */
  readonly madeBy: string;
  /** `open` until it takes effect. */
  readonly state: 'open' | 'started' | 'called-off' | 'lapsed';
  /** Players at a table. */
  readonly size: 2 | 3 | 4;
  readonly least: number;
  readonly most: number;
  readonly seatOrder: 'rotated' | 'drawn';
  /** relaxed: no clock. daily: 72 h, +12 h a turn up to 120 h. brisk: 24 h, +4 h up to 72 h. */
  readonly pace:
    | {
        readonly kind: 'relaxed';
      }
    | {
        readonly kind: 'daily';
        /** Nights and days off of the player to move do not count. */
        readonly wakingOnly: boolean;
        /** The automatic reaction when time is out: the others are asked, or a computer takes the seat. */
        readonly onTimeout: 'ask' | 'computer';
      }
    | {
        readonly kind: 'brisk';
        /** Nights and days off of the player to move do not count. */
        readonly wakingOnly: boolean;
        /** The automatic reaction when time is out: the others are asked, or a computer takes the seat. */
        readonly onTimeout: 'ask' | 'computer';
      }
    | {
        readonly kind: 'custom';
        /** Hours to begin with. */
        readonly bankH: number;
        /** Hours that each turn adds. */
        readonly gainH: number;
        /** Hours there may be at most. */
        readonly capH: number;
        /** Nights and days off of the player to move do not count. */
        readonly wakingOnly: boolean;
        /** The automatic reaction when time is out: the others are asked, or a computer takes the seat. */
        readonly onTimeout: 'ask' | 'computer';
      };
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** It starts then with enough players, or lapses. */
  readonly startsBy: string;
  readonly answers: readonly {
    readonly member?: string;
    /** How to continue with the late seat. */
    readonly answer: 'in' | 'if-needed' | 'out';
    /** Whether it is yours. */
    readonly isMine: boolean;
  }[];
  /** The tables it became. */
  readonly games: readonly string[];
};

/** Hunger Wall or Cathedral, by the id of its grid. */
export type Grid = 'hunger-wall' | 'cathedral';

/** A marker moves at the Hunger Wall or the Cathedral. */
export type GridMovedEvent = {
  readonly type: 'GridMoved';
  readonly seat: Seat;
  readonly grid: Grid;
  /** The row, or the height in a grid. */
  readonly row: number;
  /** The column in a grid, from 0. */
  readonly column: number;
  /** The cause of the move. */
  readonly by: 'sideways' | 'up' | 'arrow-up' | 'arrow-sideways' | 'climb';
};

/** A marker in a grid: rows from below, columns from the left. */
export type GridPosition = {
  /** The row, or the height in a grid. */
  readonly row: number;
  /** The column in a grid, from 0. */
  readonly column: number;
};

/** Hunger Wall and Cathedral: their rows, prices and squares. */
export type Grids = {
  /** The frames of both grids. */
  readonly frames: readonly {
    readonly id: Grid;
    readonly name: string;
    /** Which way it grows. */
    readonly direction: 'left' | 'right';
    readonly rows: number;
    readonly columns: number;
    /** The goods, height or place of a player at the start of a game. */
    readonly start: {
      /** The row, or the height in a grid. */
      readonly row: number;
      /** The column in a grid, from 0. */
      readonly column: number;
    };
    readonly token: Token;
    readonly rowPoints: readonly number[];
    /** The multiplier of each column. */
    readonly columnValues: readonly number[];
    /** The tiers of the grids. */
    readonly tiers: readonly {
      readonly tier: 'I' | 'II' | 'III';
      /** The rows of the tier. */
      readonly rows: readonly number[];
      readonly crossing?: Cost;
    }[];
    readonly climbCost: Cost;
    /** The reward for reaching the top tier. */
    readonly topTierPrize: {
      /** Whose tile it is. */
      readonly stack: 'V';
      /** Ids of tiles, or how many there are. */
      readonly tiles: number;
      readonly claims: string;
    } | null;
  }[];
  /** Squares of a tier, by variant. */
  readonly tierSets: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    readonly grid: Grid;
    /** How the boards are set up. */
    readonly variant: 'base' | 'A' | 'B';
    /** The theme of its drawing. */
    readonly flavour: string;
    readonly squares: readonly {
      /** The row, or the height in a grid. */
      readonly row: number;
      /** The column in a grid, from 0. */
      readonly column: number;
      readonly effect: Effect;
    }[];
    /** Its drawing as text. */
    readonly picture: readonly string[];
  }[];
};

/** With `?here=1`: who has the table open. */
export type HereEvent = {
  readonly event: 'here';
  /** Their seats as JSON, in order. */
  readonly data: readonly Seat[];
};

/** Days when the clocks of a person are stopped. */
export type Holiday = {
  readonly id: string;
  /** A day where the person lives: 2026-11-20. */
  readonly first: string;
  /** A day where the person lives: 2026-11-20. */
  readonly last: string;
  /** Whether it began without a request of the person. */
  readonly automatic: boolean;
};

/** The body of a webhook of kind “a program of my own”. */
export type HookBody = {
  /** The version of this form. */
  readonly version: 1;
  /** Of the message on this channel: the same for every attempt. */
  readonly id: string;
  /** 1 the first time. */
  readonly attempt: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** The language of its sentences. */
  readonly locale: string;
  /** The subject of all messages together. */
  readonly subject: string;
  /** One or more messages. */
  readonly messages: readonly HookMessage[];
};

/** A message of one table. */
export type HookMessage = {
  /** The kind of message; new ones may come. */
  readonly kind:
    | 'your-turn'
    | 'game-began'
    | 'game-finished'
    | 'invited'
    | 'joined'
    | 'welcome'
    | 'reminder'
    | 'next-but-one'
    | 'mention'
    | 'watcher-mention'
    | 'table-late'
    | 'vote-reminder'
    | 'decision'
    | 'seat-free'
    | 'problem-answered'
    | 'seat-offered'
    | 'time-out'
    | 'end-proposed'
    | 'holiday-soon'
    | 'holiday-begun'
    | 'pause'
    | 'digest'
    | 'plan-report'
    | 'seat-opened'
    | 'link-asked'
    | 'fresh-link'
    | 'address-asked'
    | 'seat-lost'
    | 'table-goes'
    | 'seat-replaced'
    | 'seat-given-back'
    | 'channel-stopped'
    | 'who-is-in'
    | 'who-is-in-now'
    | 'circle-news'
    | 'circle-letter'
    | 'season-check-in'
    | 'season-place'
    | 'season-begins'
    | 'season-stage'
    | 'season-over'
    | 'left-out';
  /** Missing where it is about no table. */
  readonly gameId?: string;
  /** The circle that the message is about. */
  readonly circleId?: string;
  /** The season or series that the message is about. */
  readonly competitionId?: string;
  /** The name of the table or circle, as a person wrote it. */
  readonly table: string;
  /** A few words. */
  readonly subject: string;
  /** One sentence. */
  readonly lead: string;
  /** A page to open. */
  readonly url: string;
  /** The news, under headings. */
  readonly sections: readonly {
    /** The heading. */
    readonly title: string;
    /** Its sentences. */
    readonly lines: readonly string[];
  }[];
  /** Only for `game-finished`: how the game ended. */
  readonly ending?: {
    /** How it ended or was used. */
    readonly how: 'played-out' | 'resigned' | 'conceded' | 'agreed' | 'no-result';
    /** Only if a player resigned, or all others agreed that this seat has won. */
    readonly winner?: number;
    /** Resigned so early that no rating counts it. */
    readonly unrated?: true;
  };
  /** A row of the log with its hash, as a proof. */
  readonly receipt?: string;
  /** The public view of the board. */
  readonly picture?: {
    /** Opens for about two weeks. */
    readonly url: string;
    /** The same in words. */
    readonly alt: string;
  };
};

/** It is settled. */
export type ItemClosedEvent = {
  readonly type: 'ItemClosed';
  readonly id: number;
  readonly seat: Seat;
  /** The kind of the open item. */
  readonly kind: string;
  /** How it ended or was used. */
  readonly how: 'answered' | 'declined' | 'automatic' | 'lapsed' | 'moot';
};

/** Something is owed to or by a seat. */
export type ItemOpenedEvent = {
  readonly type: 'ItemOpened';
  readonly item: OpenItem;
};

/** The King's Road, space by space. */
export type KingsRoad = {
  /** Its spaces, in their order. */
  readonly spaces: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    readonly space: RoadSpace;
    readonly entry: Cost;
    readonly free?: Effect;
    readonly egg?: Effect;
    /** Which stack is drawn from there. */
    readonly bridgeStack?: 'IV' | 'V';
  }[];
  /** Tiles that cover spaces. */
  readonly variantTiles: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** The space whose effect it takes the place of. */
    readonly replacesFreeEffectOf: string;
    /** The sides that may show. */
    readonly faces: readonly {
      /** Stable, and the only one of this name in the pack. */
      readonly id: string;
      readonly side: 'A' | 'B';
      readonly free: Effect;
    }[];
  }[];
};

/** All turns are done; rewards of the last one are open. */
export type LastCallStartedEvent = {
  readonly type: 'LastCallStarted';
};

/** Level of a technology. */
export type Level = 'I' | 'II' | 'III' | 'IV';

/** A box in a list, with its newest revision. */
export type ListedBox = {
  /** The id of the box. */
  readonly id: string;
  readonly name: string;
  /** For its editors, for all who know its id, or listed for everybody. */
  readonly share: 'private' | 'link' | 'listed';
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
  /** All components of the base. */
  readonly total: number;
  readonly newest?: {
    readonly number: number;
    /** The pack of a revision; `POST /api/tables` takes it. */
    readonly pack: string;
    /** Components that are published or that an editor entered. */
    readonly looked: number;
    /** Editors who entered a value that the revision has. */
    readonly people: number;
    /** ISO 8601, UTC. */
    readonly at: string;
  };
};

/** Without its people and tables. */
export type ListedCompetition = {
  /** The id of the competition. */
  readonly id: string;
  /** The id of the circle. */
  readonly circle: string;
  readonly name: string;
  /** A series is one division, and no season follows it. Swiss and cup are drawn stage by stage. */
  readonly form: 'series' | 'season' | 'swiss' | 'cup';
  /** `open` until it takes effect. */
  readonly state: 'draft' | 'sign-up' | 'check-in' | 'running' | 'over' | 'called-off';
  /** The newest stage that was drawn; 0 before the start. */
  readonly stage: number;
  /** Of a Swiss or a cup; a cup may need one more or less. */
  readonly stages: number;
  /** Players at a table. */
  readonly size: 2 | 3 | 4;
};

/** A game that was played to its end: one line of a list. */
export type ListedGame = {
  /** The id of the table. */
  readonly id: string;
  readonly name: string;
  readonly pack: PackName;
  /** The version of the rules the game is played by. */
  readonly rulesVersion: number;
  readonly setup: Setup;
  /** Seats of computers. */
  readonly computers: readonly Seat[];
  /** The number of its rows. */
  readonly seq: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
  /** Ask again `after` this for the games before it. */
  readonly cursor: string;
  /** The whole game, with `whole=1`. */
  readonly game?: {
    /** The kind of document and its version. */
    readonly format: 'praga-by-post/1';
    /** The table: its id where this is a string. */
    readonly game: {
      /** The id that the hash chain was made under. */
      readonly id: string;
      readonly name: string;
      /** `ended`: stopped by its players, without a result. */
      readonly status: 'running' | 'finished' | 'ended';
      /** The pack of tiles and boards: its id and version. */
      readonly pack: {
        readonly id: string;
        readonly version: number;
      };
      /** The values of the box whose pack it is; missing for a registered pack. */
      readonly box?: {
        /** The row that it begins after. */
        readonly base: {
          readonly id: string;
          readonly version: number;
        };
        readonly changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
      };
      /** The name of that box when the document was written. */
      readonly boxName?: string;
      /** The version of the rules the game is played by. */
      readonly rulesVersion: number;
      /** The options and variants that were chosen before the game. */
      readonly setup?: unknown;
      /** ISO 8601, UTC. */
      readonly createdAt: string;
      /** The number of a row of the log. */
      readonly seq: number;
      /** Hash of the newest row. */
      readonly head: string;
      /** SHA-256 of the seed. */
      readonly commitment: string;
      /** Only after the end. */
      readonly seed?: string;
      /** How it ended; missing while it runs, and in documents of before. */
      readonly ending?: {
        /** How it ended or was used. */
        readonly how: 'played-out' | 'resigned' | 'conceded' | 'agreed' | 'no-result';
        /** Only if a player resigned, or all others agreed that this seat has won. */
        readonly winner?: number;
        /** Resigned so early that no rating counts it. */
        readonly unrated?: true;
      };
      readonly [key: string]: unknown;
    };
    readonly seats: readonly {
      /** The number of the seat, from 0. */
      readonly seat: number;
      readonly name: string | '';
      /** Only where the computer held the seat. */
      readonly bot?: string;
      /** Only for the opponent of a solo game. */
      readonly automatic?: true;
      readonly [key: string]: unknown;
    }[];
    /** Who held seats before, the earlier first; missing where none has changed hands. */
    readonly holders?: readonly {
      /** The number of the seat, from 0. */
      readonly seat: number;
      /** The last row of their time. */
      readonly untilSeq: number;
      readonly name: string | '';
      /** Only where the computer held the seat. */
      readonly bot?: string;
      readonly [key: string]: unknown;
    }[];
    /** Only after the end. */
    readonly result?: {
      /** Seats, the best first. */
      readonly ranking: readonly number[];
      /** Points, by seat. */
      readonly scores: readonly {
        /** The number of the seat, from 0. */
        readonly seat: number;
        /** All of them together. */
        readonly total: number;
        /** Points, by where they come from. */
        readonly bySource: Readonly<
          Partial<
            Record<
              | 'crane'
              | 'wheel'
              | 'action'
              | 'production'
              | 'upgrade'
              | 'edge'
              | 'corner'
              | 'wall'
              | 'building'
              | 'site'
              | 'plaza-buildings'
              | 'plaza'
              | 'road'
              | 'bridge'
              | 'technology'
              | 'track-end'
              | 'grid'
              | 'wealth'
              | 'refresh'
              | 'extra-action'
              | 'seal'
              | 'academics'
              | 'hunger-wall'
              | 'cathedral'
              | 'tokens'
              | 'wall-set'
              | 'v-tile'
              | 'eggs'
              | 'parler'
              | 'turn-end',
              number
            >
          >
        >;
      }[];
    };
    /** Notes that players sealed until the end; only after it, missing where there are none. */
    readonly thoughts?: readonly {
      /** The number of the seat, from 0. */
      readonly seat: number;
      /** The newest row when it was written. */
      readonly seq: number;
      /** A row of the log. */
      readonly at: string;
      readonly text: string;
      readonly [key: string]: unknown;
    }[];
    /** Every row, from the first. */
    readonly log: readonly {
      /** The number of a row of the log. */
      readonly seq: number;
      /** Missing in row 1, the set-up. */
      readonly seat?: number;
      /** The command of this row. */
      readonly command: SetupChoices | TakeTurnBack | Command;
      /** A UUID chosen by the sender; sent again, the command is applied once. */
      readonly commandId: string;
      /** The events of the row, in order. */
      readonly events: readonly {
        readonly type: string;
        /** The version of its form. */
        readonly v?: number;
        readonly [key: string]: unknown;
      }[];
      /** Only after the end. */
      readonly secret?: readonly {
        readonly type: string;
        /** The version of its form. */
        readonly v?: number;
        readonly [key: string]: unknown;
      }[];
      /** HMAC-SHA-256 of the hidden part of the row under the seed; see /verify. */
      readonly secretDigest: string;
      /** A row of the log. */
      readonly at: string;
      /** The version of the rules the game is played by. */
      readonly rulesVersion: number;
      /** The hash of the row before. */
      readonly prevHash: string;
      /** The hash of the row; see /verify. */
      readonly hash: string;
    }[];
    /** Seats the table waits for. */
    readonly waitingFor: readonly Seat[];
    readonly [key: string]: unknown;
  };
};

/** A table that anyone may join. */
export type LobbyTable = {
  /** The id of the table. */
  readonly id: string;
  readonly name: string;
  readonly setup: Setup;
  /** How the board is laid: as for a first game, with the other side, or else. */
  readonly board: 'usual' | 'side-b' | 'other';
  /** How much time there is. */
  readonly pace: 'relaxed' | 'daily' | 'brisk' | 'custom';
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly seats: readonly SeatHolder[];
};

/** The main action is left out. */
export type MainActionSkippedEvent = {
  readonly type: 'MainActionSkipped';
  readonly seat: Seat;
};

/** Perform Manage Mines. */
export type ManageMinesCommand = {
  readonly type: 'ManageMines';
  /** Produce, or gain more mines or quarries. */
  readonly choice: 'increase' | 'produce';
};

/** Perform Manage Quarries. */
export type ManageQuarriesCommand = {
  readonly type: 'ManageQuarries';
  /** Produce, or gain more mines or quarries. */
  readonly choice: 'increase' | 'produce';
};

/** Move sideways in a grid. */
export type MoveSidewaysCommand = {
  readonly type: 'MoveSideways';
  /** The id of the open item. */
  readonly item: number;
  /** The Hunger Wall or the Cathedral. */
  readonly grid: 'hunger-wall' | 'cathedral';
};

/** Move up in a grid. */
export type MoveUpCommand = {
  readonly type: 'MoveUp';
  /** The Hunger Wall or the Cathedral. */
  readonly grid: 'hunger-wall' | 'cathedral';
};

/** A circle of the caller. */
export type MyCircle = {
  /** The id of the circle. */
  readonly id: string;
  readonly name: string;
  readonly members: number;
  readonly role: 'host' | 'steward' | 'member';
  /** `asked`: somebody in charge has to approve. */
  readonly state: 'in' | 'asked';
};

/** A seat as its holder sees it. */
export type MySeat = {
  readonly seat: Seat;
  /** A player who only has its link sees nothing more. */
  readonly isHolder: boolean;
  readonly browsers: readonly {
    readonly id: string;
    /** A name for people, to distinguish it from others. */
    readonly label: string;
    /** Whether it reads what is private. */
    readonly own: boolean;
    /** Whether it is the one that asks. */
    readonly isHere: boolean;
    /** The link itself, as a program sends it. */
    readonly isLink: boolean;
    /** ISO 8601, UTC. */
    readonly at: string;
  }[];
  /** An email address. */
  readonly email?: string;
  /** No mail gets through to that address. */
  readonly isLost?: true;
  /** Missing once the reader of the address has confirmed it. */
  readonly unconfirmed?: {
    /** Turn emails that are left until then. */
    readonly turns: number;
    /** Whether the email that asks to confirm it can be sent again. */
    readonly canAsk: boolean;
  };
  /** For a seat that another player holds: whether they can be asked for another address. */
  readonly isReached?: boolean;
};

/** An event of the stream of all your tables, by its fields. */
export type MyStreamEvent = RetryEvent | TableEvent | BeatEvent;

/** A table of a person. */
export type MyTable = {
  /** The id of the table. */
  readonly gameId: string;
  readonly name: string;
  /** `ended`: stopped by its players, without a result. */
  readonly status: 'running' | 'finished' | 'ended';
  readonly ending?: {
    /** How it ended or was used. */
    readonly how: 'played-out' | 'resigned' | 'conceded' | 'agreed' | 'no-result';
    /** Only if a player resigned, or all others agreed that this seat has won. */
    readonly winner?: number;
    /** Resigned so early that no rating counts it. */
    readonly unrated?: true;
  };
  /** Missing where they made the table and sit elsewhere. */
  readonly seat?: Seat;
  /** Whether they have sat down; a seat may be kept for them until then. */
  readonly seated: boolean;
  /** Whether you made the table. */
  readonly isHost: boolean;
  /** Whether the table waits for them. */
  readonly waiting: boolean;
  /** Seats the table waits for. */
  readonly waitingFor: readonly Seat[];
  /** When it began to wait for them. */
  readonly since: string;
  /** When the time of the player it waits for is out. */
  readonly until?: string;
  /** Whether that time is over. */
  readonly isOut?: boolean;
  /** The time that counts until then, in milliseconds, without nights and days off. */
  readonly playingMs?: number;
  /** Until when the player it waits for is on holiday. */
  readonly holidayUntil?: string;
  readonly seats: readonly SeatHolder[];
  /** The newest row that they may see. */
  readonly seq: number;
};

/** The name of a component, by language. */
export type NamesByLanguage = Readonly<Record<'en' | 'de' | 'pt-BR', string>>;

/** A new link and its token; the old one no longer opens anything. */
export type NewLink = {
  /** A secret that proves who sends it; shown only this once. */
  readonly token: string;
  /** The address that opens it. */
  readonly link: string;
};

/** A row of the log, without the parts that only the hash chain needs. */
export type NewRow = {
  /** Its number, from 1 without a gap. */
  readonly seq: number;
  /** Whose step it is; missing in row 1, the set-up. */
  readonly seat?: Seat;
  /** The command of this row. */
  readonly command: SetupChoices | TakeTurnBack | Command;
  /** The events of the row, in order. */
  readonly events: readonly Event[];
  /** When it was accepted. */
  readonly at: string;
  /** The hash of the row; see /verify. */
  readonly hash: string;
  /** Whether a later row has taken it back. */
  readonly undone: boolean;
};

/** A note; a sealed one is shown to all players when the game is over. */
export type Note = {
  readonly id: string;
  readonly seat: Seat;
  /** Who held the seat then. */
  readonly holder: string;
  readonly text: string;
  /** Whether only its writer reads it until the game is over. */
  readonly sealed: boolean;
  /** The number of a row of the log. */
  readonly seq: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The mentor who wrote it, where it was not the holder. */
  readonly mentor?: string;
};

/** Tiles that only one seat sees. */
export type Offer = {
  /** The id of the open item. */
  readonly item: number;
  /** The seat may choose one of these. */
  readonly tiles: readonly TileId[];
};

/** Something that is open for a seat. */
export type OpenEntry = {
  readonly seat: Seat;
  /** The kind of the open item, or, of the turn itself: take-tile, main-action, performance, slot-bonus, extra-action, upgrade-bonus, seal-right. */
  readonly kind: string;
  /** How urgent it is; see OpenItem. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  /** The open item, where it is one. */
  readonly item?: OpenItem;
  /** The id of the performance it belongs to. */
  readonly performance?: number;
};

/** Something owed to or by a seat; see `kind`. */
export type OpenItem =
  | ChoiceItem
  | ProductionKindItem
  | TechnologyItem
  | ProductionTokenItem
  | SidewaysItem
  | ArrowItem
  | CathedralTileItem
  | PlazaRewardItem
  | PlazaTileItem
  | BridgeTileItem
  | PlankItem
  | RoadItem
  | RoadEggItem
  | PerformItem
  | SealItem
  | WindowsItem
  | ParlerMarkersItem
  | ParlerBuildingItem;

/** A legal command, ready to be sent. */
export type Option = {
  readonly command: Command;
  /** Whether it shows something hidden: the steps before it, and it itself, become final. */
  readonly reveals: boolean;
  /** Whether it goes back instead of on. */
  readonly takesBack?: true;
};

/** A technology of a player. */
export type OwnedTechnology = {
  readonly tile: TileId;
  /** Lasting ones work from the next own turn on. */
  readonly active: boolean;
};

/** A version of a content pack. */
export type Pack = {
  /** As the set-up of a game names it. */
  readonly id: string;
  /** A version that has been played never changes. */
  readonly version: number;
  readonly name: string;
  readonly crane: CraneBoard;
  readonly actionTiles: {
    readonly actions: readonly {
      readonly id: Action;
      readonly name: string;
    }[];
    /** Ids of tiles, or how many there are. */
    readonly tiles: readonly {
      /** Stable, and the only one of this name in the pack. */
      readonly id: string;
      /** Its two sides. */
      readonly sides: Readonly<Record<'A' | 'B', readonly Action[]>>;
    }[];
  };
  readonly playerBoard: PlayerBoard;
  /** The ring of actions of a player. */
  readonly actionBoard: {
    /** Its middle. */
    readonly centre: {
      /** Stable, and the only one of this name in the pack. */
      readonly id: string;
      /** Axial; pointy top. */
      readonly q: number;
      /** Axial; pointy top. */
      readonly r: number;
      /** The kinds that may be placed there. */
      readonly placeable: false;
    };
    readonly actions: readonly {
      /** Stable, and the only one of this name in the pack. */
      readonly id: string;
      /** Axial; pointy top. */
      readonly q: number;
      /** Axial; pointy top. */
      readonly r: number;
      readonly action: Action;
    }[];
    /** Places for walls. */
    readonly wallCells: readonly {
      /** Stable, and the only one of this name in the pack. */
      readonly id: string;
      /** Axial; pointy top. */
      readonly q: number;
      /** Axial; pointy top. */
      readonly r: number;
      readonly touches: readonly Action[];
    }[];
  };
  readonly grids: Grids;
  readonly bridge: BridgeBoard;
  readonly kingsRoad: KingsRoad;
  readonly city: City;
  readonly plazas: Plazas;
  readonly upgrades: readonly UpgradeTile[];
  readonly walls: readonly WallTile[];
  readonly buildings: readonly BuildingTile[];
  readonly technologies: readonly TechnologyTile[];
  readonly productionTokens: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    readonly gain: Effect;
  }[];
  readonly seals: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    readonly cost: Cost;
    readonly end: Effect;
  }[];
  readonly solo: Solo;
  readonly scoring: FinalScoring;
  /** How many pieces there are. */
  readonly supply: {
    readonly pieces: readonly {
      /** Stable, and the only one of this name in the pack. */
      readonly id: string;
      readonly pieces: number;
      /** Whether there are no more. */
      readonly limited: boolean;
      readonly perPlayer?: true;
      /** Pieces beyond those. */
      readonly extra?: {
        readonly pieces: number;
        /** How many one of them counts. */
        readonly worth: number;
      };
    }[];
  };
  /** By id, every component that has a printed name or can be named by its effect. */
  readonly names: Readonly<Record<string, NamesByLanguage>>;
};

/** Which tiles are played with: see /api/packs/{id}/{version}. */
export type PackName = {
  readonly id: string;
  readonly version: number;
};

/** A seat pays. */
export type PaidEvent = {
  readonly type: 'Paid';
  readonly seat: Seat;
  readonly cost: Cost;
  readonly source: Source;
};

/** Peter Parler, in a game against him. */
export type Parler = {
  /** The plaza with his pawn; none when no plaza has a free site. */
  readonly plaza?: string;
  /** The slot of his marker in each row. */
  readonly markers: Readonly<Record<'upgrade' | 'wall' | 'building', Slot>>;
  /** Cards left. */
  readonly deck: number;
  /** The card of his turn. */
  readonly card?: string;
  /** How far his turn is. */
  readonly stage: 'idle' | 'tile' | 'after-tile' | 'production' | 'recycle';
};

/** An open item of the kind `parler-building`. */
export type ParlerBuildingItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'parler-building';
  readonly tile: TileId;
};

/** A card of his is turned up. */
export type ParlerCardRevealedEvent = {
  readonly type: 'ParlerCardRevealed';
  /** The id of the card of Peter Parler. */
  readonly card: string;
  readonly left: number;
  /** Whether the cards were shuffled before. */
  readonly reshuffled: boolean;
};

/** His marker moves on. */
export type ParlerMarkerMovedEvent = {
  readonly type: 'ParlerMarkerMoved';
  readonly row: RowName;
  readonly slot: Slot;
};

/** An open item of the kind `parler-markers`. */
export type ParlerMarkersItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'parler-markers';
};

/** Parler's pawn and markers are put down. */
export type ParlerMarkersSetEvent = {
  readonly type: 'ParlerMarkersSet';
  /** The id of the plaza. */
  readonly plaza: string;
  /** Where his markers lie, by row. */
  readonly markers: Readonly<Record<'upgrade' | 'wall' | 'building', Slot>>;
};

/** His pawn moves on. */
export type ParlerPawnMovedEvent = {
  readonly type: 'ParlerPawnMoved';
  /** The id of the plaza. */
  readonly plaza?: string;
  /** How far it went. */
  readonly steps: number;
};

/** He claims a seal. */
export type ParlerSealClaimedEvent = {
  readonly type: 'ParlerSealClaimed';
  /** The id of the seal. */
  readonly seal: string;
};

/** His turn reaches its next stage. */
export type ParlerStageReachedEvent = {
  readonly type: 'ParlerStageReached';
  /** The stage his turn has reached. */
  readonly stage: 'idle' | 'tile' | 'after-tile' | 'production' | 'recycle';
};

/** He takes a tile. */
export type ParlerTileTakenEvent = {
  readonly type: 'ParlerTileTaken';
  readonly row: RowName;
  readonly slot: Slot;
  readonly tile: TileId;
  /** Where it went. */
  readonly to: 'stack' | 'city';
};

/** A finished game of members of a circle. */
export type PastTable = {
  /** The id of the table. */
  readonly gameId: string;
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
  readonly members: readonly string[];
};

/** An open item of the kind `perform`. */
export type PerformItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'perform';
  readonly tile: TileId;
  /** Which of the six actions; `any` is each of them. */
  readonly action:
    | 'manage-mines'
    | 'manage-quarries'
    | 'upgrade-action'
    | 'construct-wall'
    | 'construct-building'
    | 'kings-road'
    | 'any';
  readonly discount?: Cost;
  readonly then?: Effect;
};

/** One performance of an action in the running turn. */
export type Performance = {
  readonly id: number;
  readonly action: Action;
  readonly context: Context;
  readonly discount?: Cost;
  /** The upgrade on top of the action when it was declared. */
  readonly top?: TileId;
  /** Upgrades put on that action later in the turn. */
  readonly later: readonly TileId[];
  /** Whether an upgrade bonus was collected for it. */
  readonly paid: boolean;
  /** Whether it is over. */
  readonly done: boolean;
  /** The effect that comes after it. */
  readonly then?: Effect;
};

/** A person, for people who play with them. */
export type Person = {
  /** The id of the person for everyone who plays with them. */
  readonly id: string;
  readonly name: string;
  readonly isMe: boolean;
  /** Finished games with a result; at most 500. */
  readonly games: number;
  readonly wins: number;
  /** A rating in whole numbers. */
  readonly rating?:
    | {
        readonly value: number;
        /** Until ten rated games. */
        readonly isProvisional: boolean;
      }
    | 'hidden';
  /** They usually move within this time. */
  readonly waitHours?: number;
  readonly circles: readonly {
    readonly id: string;
    readonly name: string;
    readonly member: string;
    /** A rating in whole numbers. */
    readonly rating?:
      | {
          readonly value: number;
          /** Until ten rated games. */
          readonly isProvisional: boolean;
        }
      | 'hidden';
  }[];
};

/** Build: take a building of the row to a site. */
export type PlaceBuildingCommand = {
  readonly type: 'PlaceBuilding';
  /** The place in the row, from 0. */
  readonly slot: 0 | 1 | 2 | 3;
  /** The id of the site in the city. */
  readonly site: string;
  /** How it is turned, in steps of 60 degrees clockwise, 0 to 5. */
  readonly rotation: 0 | 1 | 2 | 3 | 4 | 5;
  /** Whether a cube of yours stays on it. */
  readonly keepCube?: true;
};

/** Place the building that Peter Parler takes. */
export type PlaceParlerBuildingCommand = {
  readonly type: 'PlaceParlerBuilding';
  /** The id of the site in the city. */
  readonly site: string;
  /** How it is turned, in steps of 60 degrees clockwise, 0 to 5. */
  readonly rotation: 0 | 1 | 2 | 3 | 4 | 5;
};

/** Place a plank of the bridge. */
export type PlacePlankCommand = {
  readonly type: 'PlacePlank';
  /** The id of the place on the bridge, as in `bridge` of the position. */
  readonly place: string;
};

/** Take an upgrade of the row. */
export type PlaceUpgradeCommand = {
  readonly type: 'PlaceUpgrade';
  /** The place in the row, from 0. */
  readonly slot: 0 | 1 | 2 | 3;
  /** How it is turned, in steps of 60 degrees clockwise, 0 to 5. */
  readonly rotation: 0 | 1 | 2 | 3 | 4 | 5;
};

/** Take a wall of the row to a cell. */
export type PlaceWallCommand = {
  readonly type: 'PlaceWall';
  /** The place in the row, from 0. */
  readonly slot: 0 | 1 | 2 | 3;
  /** The place for a wall on the action board. */
  readonly cell: string;
  /** How it is turned, in steps of 60 degrees clockwise, 0 to 5. */
  readonly rotation: 0 | 1 | 2 | 3 | 4 | 5;
};

/** A building tile in the city. */
export type PlacedBuilding = {
  readonly tile: TileId;
  readonly rotation: Rotation;
  /** The id of the site in the city. */
  readonly site: string;
  /** The seat that built it; missing for the buildings of the set-up. */
  readonly seat?: Seat;
  /** Whether a cube of its builder is on it. */
  readonly cube: boolean;
};

/** A tile as it lies. */
export type PlacedTile = {
  readonly tile: TileId;
  readonly rotation: Rotation;
};

/** A wall tile on a player's board. */
export type PlacedWall = {
  readonly tile: TileId;
  readonly rotation: Rotation;
  /** Its place at the walls. */
  readonly cell: string;
};

/** An open item of the kind `plank`. */
export type PlankItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'plank';
  readonly tile: TileId;
  /** The stack it comes from. */
  readonly stack: 'IV' | 'V';
};

/** It is laid on the bridge. */
export type PlankPlacedEvent = {
  readonly type: 'PlankPlaced';
  readonly seat: Seat;
  readonly tile: TileId;
  /** The place on the bridge, from 1. */
  readonly place: string;
};

/** The cube of the platform moves. */
export type PlatformMovedEvent = {
  readonly type: 'PlatformMoved';
  /** How many steps it has left. */
  readonly left: number;
};

/** Everything that one seat has. */
export type Player = {
  /** Goods in hand, at most 9 of each. */
  readonly goods: Readonly<Record<'gold' | 'stone' | 'egg' | 'silver-window' | 'gold-window', number>>;
  /** Tokens of matched corners. */
  readonly tokens: Readonly<Record<'blue-token' | 'red-token', number>>;
  /** Points so far. */
  readonly score: number;
  /** The same, by where they came from. */
  readonly scoreBySource: Readonly<
    Partial<
      Record<
        | 'crane'
        | 'wheel'
        | 'action'
        | 'production'
        | 'upgrade'
        | 'edge'
        | 'corner'
        | 'wall'
        | 'building'
        | 'site'
        | 'plaza-buildings'
        | 'plaza'
        | 'road'
        | 'bridge'
        | 'technology'
        | 'track-end'
        | 'grid'
        | 'wealth'
        | 'refresh'
        | 'extra-action'
        | 'seal'
        | 'academics'
        | 'hunger-wall'
        | 'cathedral'
        | 'tokens'
        | 'wall-set'
        | 'v-tile'
        | 'eggs'
        | 'parler'
        | 'turn-end',
        number
      >
    >
  >;
  /** Mines and quarries. */
  readonly counts: Readonly<Record<'gold-mine' | 'quarry', number>>;
  /** Heights on the technology and university tracks. */
  readonly heights: Readonly<Record<'technology' | 'university', number>>;
  /** The production token at each track. */
  readonly productionTokens: Readonly<Partial<Record<'gold-mine' | 'quarry', string>>>;
  /** Wealth bonuses taken. */
  readonly wealth: readonly string[];
  /** Cubes that can be used. */
  readonly cubes: number;
  /** Seals that may be claimed. */
  readonly sealRights: number;
  readonly technologies: readonly OwnedTechnology[];
  /** Single-use technologies that are spent. */
  readonly usedTechnologies: readonly TileId[];
  /** Upgrade tiles on each action, lowest first; only the last works. */
  readonly upgrades: Readonly<
    Record<
      | 'manage-mines'
      | 'manage-quarries'
      | 'upgrade-action'
      | 'construct-wall'
      | 'construct-building'
      | 'kings-road',
      readonly PlacedTile[]
    >
  >;
  readonly walls: readonly PlacedWall[];
  /** Positions of the markers. */
  readonly grids: Readonly<Record<'hunger-wall' | 'cathedral', GridPosition>>;
  /** Spaces moved on the King's Road; 0 is next to the board. */
  readonly road: number;
  /** Tiles V owned. */
  readonly vTiles: readonly {
    readonly tile: TileId;
    /** Where it comes from. */
    readonly from: 'bridge' | 'cathedral';
  }[];
  /** Contacts of edges and corners that have paid and pay no more. */
  readonly paidContacts: readonly string[];
};

/** The board of each player: goods at the start, limits, tracks. */
export type PlayerBoard = {
  /** The goods, height or place of a player at the start of a game. */
  readonly start: {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    readonly gold: number;
    readonly stone: number;
    readonly egg: number;
    readonly 'silver-window': number;
    readonly 'gold-window': number;
    readonly points: number;
    /** Cubes that may be used at once. */
    readonly freeCubes: number;
  };
  /** The most a player can hold. */
  readonly limits: {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    readonly gold: number;
    readonly stone: number;
    readonly windowsKeptAtEndOfTurn: number;
  };
  /** Buying one more action. */
  readonly extraAction: {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** The possible prices; one of them is paid. */
    readonly prices: readonly Cost[];
    /** How often in a turn. */
    readonly perTurn: number;
  };
  /** Having new tiles laid out. */
  readonly rowRefresh: {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** The possible prices; one of them is paid. */
    readonly prices: readonly Cost[];
    /** Ids of tiles, or how many there are. */
    readonly tiles: number;
    /** How often in a turn. */
    readonly perTurn: number;
  };
  /** Cubes of a player. */
  readonly cubes: {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** All of them together. */
    readonly total: number;
    /** How many are on mines, quarries and academic tracks. */
    readonly tracks: number;
    /** How many are at wealth bonuses. */
    readonly wealth: number;
    /** How many are at the Hunger Wall and the Cathedral. */
    readonly projects: number;
    /** How many may be used at once. */
    readonly free: number;
  };
  /** The tracks of mines and quarries. */
  readonly tracks: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** The good that is produced. */
    readonly resource: 'gold' | 'stone';
    /** How much is produced on each field. */
    readonly counts: readonly number[];
    /** How many a player begins with. */
    readonly startCount: number;
    /** The field a player begins on. */
    readonly startField: number;
    /** A production token is gained at this count. */
    readonly tokenAtCount: number;
    readonly tokenAtField: number;
    readonly tokenLiesOnField: number;
    /** A seal is gained at this count. */
    readonly sealAtCount: number;
    readonly sealAtField: number;
    /** Further gains of production, by field. */
    readonly productionBonuses: readonly {
      /** Stable, and the only one of this name in the pack. */
      readonly id: string;
      /** The field of the track, from 0. */
      readonly field: number;
      readonly gain: Effect;
    }[];
  }[];
  /** Bonuses for holding enough of a good at once. */
  readonly wealthBonuses: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    readonly reach?: Cost;
    readonly reachEither?: Cost;
    readonly gain: Effect;
    readonly freesCubes: number;
  }[];
  readonly technologyTrack: {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** The goods, height or place of a player at the start of a game. */
    readonly start: number;
    /** Its highest field. */
    readonly top: number;
    /** The height each level begins at. */
    readonly levels: Readonly<Record<Level, number>>;
    /** Points for each step beyond the top. */
    readonly overflowPoints: number;
  };
  readonly universityTrack: {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** The goods, height or place of a player at the start of a game. */
    readonly start: number;
    /** Its highest field. */
    readonly top: number;
    /** The multiplier for academics, by height. */
    readonly multiplierByHeight: readonly number[];
    /** Points for each step beyond the top. */
    readonly overflowPoints: number;
  };
};

/** A plaza of the city. */
export type Plaza = {
  /** The id of the plaza. */
  readonly plaza: string;
  /** A plaza may have none. */
  readonly tile?: TileId;
  /** Which side of the tile lies up. */
  readonly face?: string;
  /** Whether it is complete and its rewards are given. */
  readonly evaluated: boolean;
};

/** A plaza is complete; the majority is found. */
export type PlazaCompletedEvent = {
  readonly type: 'PlazaCompleted';
  /** The id of the plaza. */
  readonly plaza: string;
  /** Who completed it. */
  readonly seat: Seat;
  /** Sites whose cubes go back to their owners. */
  readonly sites: readonly string[];
  readonly claims: readonly {
    readonly seat: Seat;
    /** Cubes of a player. */
    readonly cubes: number;
    readonly cost: number;
  }[];
  /** Seats that gain both rewards. */
  readonly both: readonly Seat[];
};

/** An open item of the kind `plaza-reward`. */
export type PlazaRewardItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'plaza-reward';
  /** The id of the plaza. */
  readonly plaza: string;
  /** Whether the player gets both. */
  readonly both: boolean;
};

/** A player gets what a completed plaza pays. */
export type PlazaRewardTakenEvent = {
  readonly type: 'PlazaRewardTaken';
  readonly seat: Seat;
  /** The id of the plaza. */
  readonly plaza: string;
  readonly reward: 'upper' | 'lower' | 'both';
};

/** An open item of the kind `plaza-tile`. */
export type PlazaTileItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'plaza-tile';
};

/** The tiles of the plazas. */
export type Plazas = {
  /** Colours of plazas. */
  readonly colours: Readonly<Record<'tan' | 'yellow' | 'light-blue' | 'grey-blue', number>>;
  /** Ids of tiles, or how many there are. */
  readonly tiles: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    readonly colour: 'tan' | 'yellow' | 'light-blue' | 'grey-blue';
    /** The sides that may show. */
    readonly faces: readonly {
      /** Stable, and the only one of this name in the pack. */
      readonly id: string;
      readonly side: 'A' | 'B';
      readonly upper: Effect;
      readonly lower: Effect;
    }[];
  }[];
};

/** A position of a table, and nothing that changes. */
export type Position = {
  /** The id of the table. */
  readonly id: string;
  /** The number of a row of the log. */
  readonly seq: number;
  /** SHA-256 in hexadecimal. */
  readonly head: string;
  /** Points, by seat. */
  readonly scores: readonly Score[];
  readonly view: View;
};

/** An error (RFC 9457), as application/problem+json. */
export type Problem = {
  /** Where the code is explained. */
  readonly type: string;
  /** A few words, the same for each code. */
  readonly title: string;
  /** The status of the answer. */
  readonly status: number;
  /** A fixed word for programs; each operation lists its possible codes. */
  readonly code: string;
  /** One sentence for a person. */
  readonly detail: string;
  /** Id of the rule that forbids it. */
  readonly rule?: string;
  /** Details of the code, such as the goods that are lacking or the seat whose turn it is. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** The newest row of the table. */
  readonly seq?: number;
  /** Seconds until it may be tried again; as in Retry-After. */
  readonly retryAfter?: number;
  /** When it will be possible again. */
  readonly until?: string;
  /** Legal steps, the cheapest first. After any one of them the refused command would be legal. */
  readonly cures?: readonly Cure[];
  /** The faults, each with its part of the request. */
  readonly issues?: readonly {
    /** Which part of the request. */
    readonly path: string;
    /** The fault in this part. */
    readonly message: string;
  }[];
};

/** All mines or quarries of a seat produce. */
export type ProducedEvent = {
  readonly type: 'Produced';
  readonly seat: Seat;
  /** The good, token or effect. */
  readonly what: 'gold' | 'stone';
};

/** An open item of the kind `production-kind`. */
export type ProductionKindItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'production-kind';
  readonly then?: Effect;
};

/** An open item of the kind `production-token`. */
export type ProductionTokenItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'production-token';
  readonly track: Track;
};

/** He takes a production token out of the game. */
export type ProductionTokenRemovedEvent = {
  readonly type: 'ProductionTokenRemoved';
  /** The id of the production token. */
  readonly token: string;
};

/** A production token comes to a track. */
export type ProductionTokenTakenEvent = {
  readonly type: 'ProductionTokenTaken';
  readonly seat: Seat;
  readonly track: Track;
  /** The id of the production token. */
  readonly token: string;
};

/** Fill an empty place of a row. */
export type RefillRowCommand = {
  readonly type: 'RefillRow';
  /** The row whose empty places are filled: upgrades, walls or buildings. */
  readonly row: 'upgrade' | 'wall' | 'building';
};

/** Pay to have new tiles laid out in a row. */
export type RefreshRowCommand = {
  readonly type: 'RefreshRow';
  /** The row whose tiles are replaced: upgrades, walls or buildings. */
  readonly row: 'upgrade' | 'wall' | 'building';
  /** The two places of the row whose tiles go under their stacks, 0 to 3. */
  readonly slots: readonly [0 | 1 | 2 | 3, 0 | 1 | 2 | 3];
  /** The price: one gold or one stone. */
  readonly pay: Readonly<Partial<Record<'gold' | 'stone' | 'egg' | 'silver-window' | 'gold-window', number>>>;
};

/** Carry out the effect of a space of the road. */
export type ResolveRoadEffectCommand = {
  readonly type: 'ResolveRoadEffect';
  /** The space of the King’s Road or the bridge. */
  readonly space: 'I' | 'II' | 'III' | 'IV' | 'V';
  /** The index of the chosen option, from 0. */
  readonly option?: number;
};

/** Pay an egg for the effect of a space of the road. */
export type ResolveRoadEggCommand = {
  readonly type: 'ResolveRoadEgg';
  /** The space of the King’s Road or the bridge. */
  readonly space: 'I' | 'II' | 'III' | 'IV' | 'V';
  /** The index of the chosen option, from 0. */
  readonly option: number;
};

/** Follow an arrow up in a grid, or do not. */
export type ResolveUpArrowCommand = {
  readonly type: 'ResolveUpArrow';
  /** The Hunger Wall or the Cathedral. */
  readonly grid: 'hunger-wall' | 'cathedral';
  /** `true` takes it, `false` declines. */
  readonly accept: boolean;
};

/** Without data. Comes first, and once more before a stream ends by its age: then reconnect at once. */
export type RetryEvent = {
  /** Milliseconds to wait before you open the stream again. */
  readonly retry: number;
};

/** A game as one sum for a seat. */
export type ReviewAccount = {
  /** The expected margin at the start. */
  readonly start: number;
  /** Points that its own turns gave away: 0 or less. */
  readonly own: number;
  /** Points that the turns of the others brought it or cost it. */
  readonly others: number;
  /** Points from tiles that came up and other chance. */
  readonly luck: number;
  /** The margin at the end: the sum of the four. */
  readonly margin: number;
};

/** How well a seat played. */
export type ReviewPlay = {
  /** The number of the seat, from 0. */
  readonly seat: number;
  /** How many of its turns were judged. */
  readonly turns: number;
  /** Points that its average turn gave away. */
  readonly meanLoss: number;
  /** From 0 to 100; missing for too few turns. */
  readonly accuracy?: number;
};

/** A pawn moves on the King's Road. */
export type RoadAdvancedEvent = {
  readonly type: 'RoadAdvanced';
  readonly seat: Seat;
  /** The space or field it reaches. */
  readonly to: number;
  readonly space: RoadSpace;
};

/** An open item of the kind `road-egg`. */
export type RoadEggItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'road-egg';
  readonly space: RoadSpace;
};

/** An open item of the kind `road`. */
export type RoadItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'road';
  readonly space: RoadSpace;
};

/** A space of the King's Road. */
export type RoadSpace = 'I' | 'II' | 'III' | 'IV' | 'V';

/** Sixths of a turn, clockwise, against how the tile is printed. */
export type Rotation = 0 | 1 | 2 | 3 | 4 | 5;

/** A row of the log: one accepted command and what came of it. */
export type Row = {
  /** Its number, from 1 without a gap. */
  readonly seq: number;
  /** Whose step it is; missing in row 1, the set-up. */
  readonly seat?: number;
  /** The command of this row. */
  readonly command: SetupChoices | TakeTurnBack | Command;
  /** A UUID chosen by the sender; sent again, the command is applied once. */
  readonly commandId: string;
  /** The events of the row, in order. */
  readonly events: readonly Event[];
  /** When it was accepted. */
  readonly at: string;
  /** Which reading of the rules it was judged by. */
  readonly rulesVersion: number;
  /** HMAC-SHA-256 of the hidden part of the row under the seed, in hexadecimal; see /verify. */
  readonly secretDigest: string;
  /** The hash of the row before it. */
  readonly prevHash: string;
  /** SHA-256 of all the above. */
  readonly hash: string;
};

/** One of the three rows of hexagon tiles. */
export type RowName = 'upgrade' | 'wall' | 'building';

/** A slot of a row is filled. */
export type RowRefilledEvent = {
  readonly type: 'RowRefilled';
  readonly row: RowName;
  readonly slot: Slot;
  readonly tile: TileId;
};

/** Two tiles of a row go under their stacks. */
export type RowRefreshedEvent = {
  readonly type: 'RowRefreshed';
  readonly seat: Seat;
  readonly row: RowName;
  /** The places in the row, from 0. */
  readonly slots: readonly [Slot, Slot];
  /** The two tiles that went under their stack. */
  readonly removed: readonly [TileId, TileId];
};

/** A row of hexagon tiles: its open slots and its stacks. */
export type RowState = {
  /** Slots 0 to 2 normal, 3 special; null is an empty slot. */
  readonly slots: readonly (TileId | null)[];
  /** Tiles left face down. */
  readonly stack: {
    /** Without the special sign. */
    readonly normal: number;
    /** With the special sign. */
    readonly special: number;
  };
};

/** With `?rows=1`: the rows that made the version that follows. */
export type RowsEvent = {
  readonly event: 'rows';
  /** As JSON. */
  readonly data: {
    /** The rows follow this one. If you do not have it, request the log. */
    readonly since: number;
    /** Final steps, in order. */
    readonly rows: readonly NewRow[];
    /** The newest row that you may see. */
    readonly latestSeq: number;
    /** This seat is in the middle of a turn. You see its steps when they are final. */
    readonly inTurn?: {
      readonly seat: Seat;
    };
    /** Those who made some of these rows for the holder of a seat. */
    readonly actors?: readonly {
      readonly seat: Seat;
      readonly name: string;
      /** Steps, in their order. */
      readonly steps: readonly number[];
    }[];
    /** As in `GET /api/games/{id}/late`. */
    readonly clocks?: readonly {
      /** The number of the seat, from 0. */
      readonly seat: number;
      /** Missing where there is no clock. */
      readonly leftMs?: number;
      /** Whether nights, days off or holidays stop the clock before it is out, or may do so. */
      readonly inPlayingHours?: true;
      /** Since when the table waits for this seat. */
      readonly since?: string;
      /** The table waits for this seat, but it has no player: its clock starts when one sits down. */
      readonly notSeated?: true;
      /** When its time is out. */
      readonly until?: string;
      /** Whether the time is out. */
      readonly isOut?: true;
      /** Until when its holder is on holiday now. */
      readonly holidayUntil?: string;
      /** Days of this wait that are holidays, and how many of them began automatically. */
      readonly holidays?: {
        readonly days: number;
        /** How many of them begin automatically. */
        readonly byThemselves: number;
      };
    }[];
  };
};

/** Why the rules refuse a command; each with its sentence in /api-docs. */
export type RuleCode =
  | 'not-a-seat'
  | 'game-finished'
  | 'not-your-turn'
  | 'answer-first'
  | 'tile-already-taken'
  | 'no-tile-there'
  | 'cannot-pay'
  | 'actions-impossible'
  | 'no-slot-bonus'
  | 'not-collectable'
  | 'no-egg-offer'
  | 'no-special-right'
  | 'finish-performance-first'
  | 'no-such-context'
  | 'tile-not-taken'
  | 'main-action-done'
  | 'action-not-on-tile'
  | 'action-not-allowed'
  | 'action-impossible'
  | 'extra-already-bought'
  | 'extra-not-bought'
  | 'wrong-price'
  | 'not-your-technology'
  | 'not-single-use'
  | 'already-refreshed'
  | 'wrong-slots'
  | 'slot-empty'
  | 'refill-not-offered'
  | 'nothing-to-refill'
  | 'no-row-above'
  | 'no-seal-right'
  | 'seal-taken'
  | 'unknown-seal'
  | 'no-cube'
  | 'no-cube-choice'
  | 'must-be-resolved'
  | 'main-action-open'
  | 'main-action-possible'
  | 'not-declared'
  | 'special-right-needed'
  | 'cell-taken'
  | 'unknown-cell'
  | 'site-taken'
  | 'unknown-site'
  | 'pawn-at-the-end'
  | 'no-open-item'
  | 'unknown-option'
  | 'not-offered'
  | 'token-not-in-river'
  | 'token-first'
  | 'unknown-plaza'
  | 'plaza-without-tile'
  | 'wrong-number-of-windows'
  | 'would-strand-action'
  | 'nothing-to-undo'
  | 'undo-barrier'
  | 'no-candidate'
  | 'already-paid'
  | 'grid-needed'
  | 'wrong-grid'
  | 'place-taken'
  | 'unknown-place'
  | 'plaza-complete'
  | 'parler-place';

/** A person of the ladder, from top to bottom. */
export type Rung = {
  /** The key of the entrant in all lots. */
  readonly entrant: string;
  readonly division: number;
  /** Seasons they sat out since they last played. */
  readonly satOut: number;
};

/** A chat message at a table. */
export type Said = {
  readonly id: string;
  /** Missing for a spectator. */
  readonly seat?: Seat;
  readonly name: string;
  /** Missing where it was taken away. A place of the board is `[[site:ID]]`, a tile `[[slot:wall-2 TILE]]`. */
  readonly text?: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The newest row of the table at that time. */
  readonly seq: number;
  /** Whether it is yours. */
  readonly isMine: boolean;
  /** Whether it mentions the reader. */
  readonly callsMe: boolean;
  /** Whether you may take it away. */
  readonly mayRemove: boolean;
  readonly mayReport: boolean;
  /** How players reacted to it. */
  readonly reactions: readonly {
    /** One of five, from agreement to praise. */
    readonly reaction: 'agree' | 'heart' | 'laugh' | 'wow' | 'bravo';
    /** Empty for a player who has left the seat. */
    readonly names: readonly string[];
    /** Whether it is yours. */
    readonly isMine: boolean;
  }[];
  /** Only for the host: how many found it out of place. */
  readonly reports?: number;
};

/** The points of a seat. */
export type Score = {
  readonly seat: Seat;
  /** Points so far. */
  readonly total: number;
  /** The same, by where they came from. */
  readonly bySource: Readonly<
    Partial<
      Record<
        | 'crane'
        | 'wheel'
        | 'action'
        | 'production'
        | 'upgrade'
        | 'edge'
        | 'corner'
        | 'wall'
        | 'building'
        | 'site'
        | 'plaza-buildings'
        | 'plaza'
        | 'road'
        | 'bridge'
        | 'technology'
        | 'track-end'
        | 'grid'
        | 'wealth'
        | 'refresh'
        | 'extra-action'
        | 'seal'
        | 'academics'
        | 'hunger-wall'
        | 'cathedral'
        | 'tokens'
        | 'wall-set'
        | 'v-tile'
        | 'eggs'
        | 'parler'
        | 'turn-end',
        number
      >
    >
  >;
  /** The score if the game ended now; no lines once it has. */
  readonly forecast: {
    /** The points that final scoring would add now. */
    readonly lines: readonly ScoreLine[];
    /** Points so far and all lines: the score if the game ended now. */
    readonly total: number;
  };
};

/** Points of one source. */
export type ScoreLine = {
  readonly source: SourceKind;
  /** The component concerned. */
  readonly id?: string;
  readonly points: number;
};

/** Take points for the special bonus. */
export type ScoreSpecialPointsCommand = {
  readonly type: 'ScoreSpecialPoints';
};

/** A seat scores. */
export type ScoredEvent = {
  readonly type: 'Scored';
  readonly seat: Seat;
  readonly points: number;
  readonly source: Source;
};

/** Final scoring begins. */
export type ScoringStartedEvent = {
  readonly type: 'ScoringStarted';
};

/** A player takes a seal; no other player may take it. */
export type SealClaimedEvent = {
  readonly type: 'SealClaimed';
  readonly seat: Seat;
  /** The id of the seal. */
  readonly seal: string;
};

/** An open item of the kind `seal`. */
export type SealItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'seal';
};

/** A seat may claim a seal. */
export type SealRightGainedEvent = {
  readonly type: 'SealRightGained';
  readonly seat: Seat;
  readonly track: Track;
};

/** A seat of the table, from 0; in order of play. */
export type Seat = number;

/** Who holds a seat. */
export type SeatHolder = {
  readonly seat: Seat;
  readonly name: string;
  /** Whether a player has sat down. */
  readonly seated: boolean;
  /** Only where the computer holds the seat. */
  readonly bot?: 'apprentice' | 'journeyman' | 'master' | 'architect';
  /** Only for the opponent of a solo game. */
  readonly automatic?: true;
};

/** Say where the markers of Peter Parler begin. */
export type SetParlerMarkersCommand = {
  readonly type: 'SetParlerMarkers';
  /** The id of the plaza. */
  readonly plaza: string;
  /** The place of his marker, by row. */
  readonly slots: {
    /** In the row of upgrades. */
    readonly upgrade: 0 | 1 | 2 | 3;
    /** In the row of walls. */
    readonly wall: 0 | 1 | 2 | 3;
    /** In the row of buildings. */
    readonly building: 0 | 1 | 2 | 3;
  };
};

/** The choices made before the game. */
export type Setup = unknown;

/** Row 1: the choices made before the game. */
export type SetupChoices = {
  readonly type: 'SetupChoices';
  /** The options and variants that were chosen before the game. */
  readonly setup: unknown;
};

/** An open item of the kind `sideways`. */
export type SidewaysItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'sideways';
  /** The Hunger Wall or the Cathedral. */
  readonly grid: 'hunger-wall' | 'cathedral' | 'either';
};

/** Perform no main action. */
export type SkipMainActionCommand = {
  readonly type: 'SkipMainAction';
};

/** A slot of a row: 0 to 2 normal, 3 special. */
export type Slot = 0 | 1 | 2 | 3;

/** The bonus of the slot is used, or lost. */
export type SlotBonusUsedEvent = {
  readonly type: 'SlotBonusUsed';
  readonly seat: Seat;
  /** How it ended or was used. */
  readonly how: 'collected' | 'bought' | 'special' | 'points' | 'lapsed';
  readonly bonus: Effect;
};

/** The opponents in a solo game. */
export type Solo = {
  /** Against an opponent who only turns the wheel. */
  readonly simple: {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** For how many players the table is laid out. */
    readonly setUpAs: number;
    /** The seat of the player. */
    readonly humanSeat: number;
    readonly opponent: string;
    /** Points that are good. */
    readonly goodScore: number;
  };
  /** Against Peter Parler. */
  readonly parler: {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** For how many players the table is laid out. */
    readonly setUpAs: number;
    /** The seat of the player. */
    readonly humanSeat: number;
    /** Points that are good. */
    readonly goodScore: number;
    readonly productionTokens: readonly string[];
    /** The seal at the end of his mines. */
    readonly sealAtEndOfMines: string;
    /** The seal at the end of his quarries. */
    readonly sealAtEndOfQuarries: string;
    /** The seal he takes where that one is gone. */
    readonly substituteSeal: string;
  };
  /** The cards of Peter Parler. */
  readonly parlerCards: readonly {
    /** Stable, and the only one of this name in the pack. */
    readonly id: string;
    /** The row he takes a tile from. */
    readonly takes: RowName | null;
    /** The tracks he raises. */
    readonly raises: readonly Track[];
    readonly raiseRule?: 'the-one-the-human-has-more-of-both-if-equal';
    /** How many tiles go under their stacks. */
    readonly recycles: number;
  }[];
};

/** A source, with the component concerned where there is one. */
export type Source = {
  readonly kind: SourceKind;
  /** The component concerned. */
  readonly id?: string;
};

/** Where a gain, a point or a payment comes from; also the columns of the score table. */
export type SourceKind =
  | 'crane'
  | 'wheel'
  | 'action'
  | 'production'
  | 'upgrade'
  | 'edge'
  | 'corner'
  | 'wall'
  | 'building'
  | 'site'
  | 'plaza-buildings'
  | 'plaza'
  | 'road'
  | 'bridge'
  | 'technology'
  | 'track-end'
  | 'grid'
  | 'wealth'
  | 'refresh'
  | 'extra-action'
  | 'seal'
  | 'academics'
  | 'hunger-wall'
  | 'cathedral'
  | 'tokens'
  | 'wall-set'
  | 'v-tile'
  | 'eggs'
  | 'parler'
  | 'turn-end';

/** The public part of a position: everything that all players may know. */
export type State = {
  /** Which reading of the rules the game is played by. */
  readonly rulesVersion: number;
  readonly pack: PackName;
  readonly setup: Setup;
  /** SHA-256 of the seed of all shuffles, fixed before the first row. */
  readonly commitment: string;
  /** The newest row of the log that is in it. */
  readonly seq: number;
  /** Rows that may still be taken back, oldest first; `floor` is the newest that may not. */
  readonly undo: {
    /** A row of the log. */
    readonly floor: number;
    /** Those rows. */
    readonly steps: readonly number[];
    /** Only after an ended turn was taken back: that row, which everybody has seen. */
    readonly shown?: number;
  };
  /** `last-call`: all turns are done, rewards of the last one are open; `scoring`: rewards of unfinished plazas are. */
  readonly phase: 'playing' | 'last-call' | 'scoring' | 'finished';
  readonly era: Era;
  /** Completed turns of the whole table. */
  readonly turnsDone: number;
  readonly turn: Turn;
  /** By seat. */
  readonly players: readonly Player[];
  readonly crane: Crane;
  readonly rows: Readonly<Record<'upgrade' | 'wall' | 'building', RowState>>;
  readonly buildings: readonly PlacedBuilding[];
  /** The plazas of the city. */
  readonly plazas: readonly Plaza[];
  /** The places of Charles Bridge. */
  readonly bridge: readonly BridgePlace[];
  /** Tiles left face down at the bridge and the Cathedral. */
  readonly bridgeStacks: {
    /** Tiles IV. */
    readonly IV: number;
    /** Tiles V at the bridge. */
    readonly V: number;
    /** Tiles V of the Cathedral. */
    readonly cathedral: number;
  };
  /** Technologies left, by level. */
  readonly technologyStacks: Readonly<Record<'I' | 'II' | 'III' | 'IV', number>>;
  /** Production tokens left in the river. */
  readonly river: readonly string[];
  /** Claimed seals, with the seat of each. */
  readonly seals: readonly {
    /** The id of the seal. */
    readonly seal: string;
    readonly seat: Seat;
  }[];
  /** All open items. */
  readonly items: readonly OpenItem[];
  /** The id of the next open item. */
  readonly nextItem: number;
  readonly parler?: Parler;
  /** Tiles V that all players see, where the table chose so. */
  readonly openV?: {
    /** V tiles that lie open for the bridge. */
    readonly bridge: readonly TileId[];
    /** V tiles that lie open for the Cathedral. */
    readonly cathedral: readonly TileId[];
  };
  /** Seats from first to last, once the game is finished. */
  readonly ranking?: readonly Seat[];
};

/** An event of the stream of a table, by its fields. */
export type StreamEvent = RetryEvent | VersionEvent | RowsEvent | HereEvent | BeatEvent;

/** A table at a position. */
export type Table = {
  /** The id of the table. */
  readonly id: string;
  readonly name: string;
  /** `ended`: without a result. */
  readonly status: 'running' | 'finished' | 'ended';
  /** How it ended; missing while it runs. */
  readonly ending?: {
    /** How it ended or was used. */
    readonly how: 'played-out' | 'resigned' | 'conceded' | 'agreed' | 'no-result';
    /** Only if a player resigned, or all others agreed that this seat has won. */
    readonly winner?: number;
    /** Resigned so early that no rating counts it. */
    readonly unrated?: true;
  };
  /** The common holiday that runs or is to come. */
  readonly pause?: {
    /** ISO 8601, UTC. */
    readonly from: string;
    /** ISO 8601, UTC. */
    readonly until: string;
    /** Whether it has begun. */
    readonly isRunning?: true;
  };
  /** Brought in from a document, and as what; missing where the game was played here. */
  readonly origin?: 'finished' | 'study';
  /** Missing if only this table has the deal, and no player knew it before. */
  readonly deal?: {
    /** Of the deal that it shares with other tables. */
    readonly id?: string;
    /** A player could have known it before: the game is left out of statistics. */
    readonly isKnown: boolean;
  };
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** The row whose position is shown. */
  readonly seq: number;
  /** The newest row that you may see. */
  readonly latestSeq: number;
  /** This seat is in the middle of a turn. You see its steps when they are final. */
  readonly inTurn?: {
    readonly seat: Seat;
  };
  /** Changes with rows, talk and people; see the stream. */
  readonly version: string;
  /** The hash of row `seq`. */
  readonly head: string;
  /** SHA-256 of the seed of all shuffles, public from the start. */
  readonly commitment: string;
  /** The seed itself, once the game has ended, and the day of its deal. */
  readonly seed?: string;
  readonly seats: readonly SeatHolder[];
  /** Why your token shows only the public view: it belongs to no seat here, or you have not sat down yet (`POST /api/games/{id}/sit`). */
  readonly unproven?: 'token-wrong' | 'not-seated';
  /** The seat this answer was made for; missing without one. */
  readonly me?: Seat;
  /** You hold it, and do not merely play by its link. */
  readonly isHolder?: true;
  /** Seats the table waits for. */
  readonly waitingFor: readonly Seat[];
  /** Who may take a free seat. */
  readonly door: 'open' | 'link' | 'named';
  /** Who may look at it. */
  readonly watchers: 'anyone' | 'link' | 'circle' | 'players';
  /** Whether lines tried in the sandbox may be shared while the game runs; missing: they may not. */
  readonly lineSharing?: 'private' | 'link';
  /** You made the table. */
  readonly isHost?: true;
  /** You have a turn planned. */
  readonly hasPlans?: true;
  /** The seat that is kept for you until you sit down. */
  readonly invited?: Seat;
  /** The seat you held once; another player holds it now, or it is free. */
  readonly former?: Seat;
  /** Points, by seat. */
  readonly scores: readonly Score[];
  readonly view: View;
};

/** The data of an event, as JSON: a table, its version, and its state for you. */
export type TableChanged = {
  /** The id of the table. */
  readonly table: string;
  readonly version: TableVersion;
  readonly name?: string;
  /** `ended`: stopped by its players, without a result. */
  readonly status?: 'running' | 'finished' | 'ended';
  readonly ending?: {
    /** How it ended or was used. */
    readonly how: 'played-out' | 'resigned' | 'conceded' | 'agreed' | 'no-result';
    /** Only if a player resigned, or all others agreed that this seat has won. */
    readonly winner?: number;
    /** Resigned so early that no rating counts it. */
    readonly unrated?: true;
  };
  /** Your seat, or the one that is kept for you. */
  readonly seat?: Seat;
  /** Whether you have sat down; an invitation waits until you do. */
  readonly seated?: boolean;
  /** Whether the table waits for you. */
  readonly waiting?: boolean;
};

/** A table has changed, ended, or is new. */
export type TableEvent = {
  readonly event: 'table';
  readonly data: TableChanged;
};

/** The version in a stream, `row.talk.people`: the newest row, the number of chat messages, and a mark of the people at the seats. */
export type TableVersion = string;

/** Take an action tile from the crane. */
export type TakeActionTileCommand = {
  readonly type: 'TakeActionTile';
  /** The position of the tile beside the wheel, 0 to 11: (`crane.arrow` + its `sector`) mod 12. */
  readonly position: number;
};

/** A decision of the table: this seat’s ended turn goes on. */
export type TakeTurnBack = {
  readonly type: 'TakeTurnBack';
  /** The seats that agreed, in order. */
  readonly consent: readonly number[];
};

/** One of them is kept. */
export type TechnologyChosenEvent = {
  readonly type: 'TechnologyChosen';
  readonly seat: Seat;
  readonly level: Level;
  readonly tile: TileId;
  /** Whether it has an effect from now on. */
  readonly active: boolean;
  /** How many tiles went back. */
  readonly returned: number;
};

/** Technologies are drawn; only their owner sees which. */
export type TechnologyDrawnEvent = {
  readonly type: 'TechnologyDrawn';
  readonly seat: Seat;
  readonly level: Level;
  /** How many tiles. */
  readonly count: number;
  /** The open item they are offered for. */
  readonly item: number;
};

/** An open item of the kind `technology`. */
export type TechnologyItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'technology';
  readonly level: Level;
  /** Whether its tiles have been drawn. */
  readonly drawn: boolean;
};

/** A technology as printed: its level and effect. */
export type TechnologyTile = {
  /** Stable, and the only one of this name in the pack. */
  readonly id: string;
  readonly level: Level;
  readonly name: string;
  /** Whether it works permanently or once. */
  readonly use: 'permanent' | 'once';
  readonly effect: Effect;
};

/** A single-use technology is used. */
export type TechnologyUsedEvent = {
  readonly type: 'TechnologyUsed';
  readonly seat: Seat;
  readonly tile: TileId;
};

/** A tile of the pack, by its id. */
export type TileId = string;

/** A hexagon tile is taken from a row. */
export type TileTakenEvent = {
  readonly type: 'TileTaken';
  readonly seat: Seat;
  readonly row: RowName;
  readonly slot: Slot;
  readonly tile: TileId;
};

/** A token for matched corners. Tokens are scored in sets at the end. */
export type Token = 'blue-token' | 'red-token';

/** A production track. */
export type Track = 'gold-mine' | 'quarry';

/** A marker goes up a track. */
export type TrackAdvancedEvent = {
  readonly type: 'TrackAdvanced';
  readonly seat: Seat;
  /** The track of a mine, a quarry, technology or university. */
  readonly track: 'gold-mine' | 'quarry' | 'technology' | 'university';
  /** The space or field it reaches. */
  readonly to: number;
  readonly source: Source;
};

/** The outcome of tried steps, from all that you may know. */
export type Trial = {
  /** The row that it began after. Rows of tried steps are numbered on from here. */
  readonly seq: number;
  /** The steps that were taken, with their positions if you asked for `each`. */
  readonly steps: readonly {
    readonly seat: Seat;
    /** The events of the row, in order. */
    readonly events: readonly Event[];
    /** Seats the table waits for. */
    readonly waitingFor?: readonly Seat[];
    readonly view?: View;
    /** Points, by seat. */
    readonly scores?: readonly Score[];
    /** The legal commands of the seat that the table would wait for; missing once the game is over. Answers that depend on tiles only another seat was shown are left out. */
    readonly options?: {
      readonly seat: Seat;
      /** Every legal command, and whether it shows something hidden. */
      readonly commands: readonly Option[];
      /** The open items of the seat, the most urgent first. */
      readonly open: readonly OpenEntry[];
    };
  }[];
  /** Seats the table waits for. */
  readonly waitingFor: readonly Seat[];
  readonly view: View;
  /** Points, by seat. */
  readonly scores: readonly Score[];
  /** The legal commands of the seat that the table would wait for; missing once the game is over. Answers that depend on tiles only another seat was shown are left out. */
  readonly options?: {
    readonly seat: Seat;
    /** Every legal command, and whether it shows something hidden. */
    readonly commands: readonly Option[];
    /** The open items of the seat, the most urgent first. */
    readonly open: readonly OpenEntry[];
  };
  /** The first step that the rules refuse, counted from 0. */
  readonly refused?: {
    readonly index: number;
    /** Why it was refused. */
    readonly problem: {
      /** A fixed word that programs can rely on. */
      readonly code: string;
      /** The HTTP status it would have. */
      readonly status: number;
      readonly [key: string]: unknown;
    };
  };
  /** The first step that would show something hidden. */
  readonly wouldReveal?: {
    /** The step, counted from 0. It was not taken. */
    readonly index: number;
    /** Its draws, in order. */
    readonly unseen: readonly {
      /** A face-down stack (`building-I-normal`, `technology-II`, `bridge-V`, `parler-cards`), `chance` for a random draw, `offer` for tiles that only another seat was shown, `opponent` for the turn of the simple opponent. */
      readonly from: string;
      /** How many tiles or draws. */
      readonly count: number;
    }[];
  };
};

/** The running turn. */
export type Turn = {
  readonly seat: Seat;
  /** Counted over the whole table, from 1. */
  readonly number: number;
  /** The action tile taken; missing before. */
  readonly tile?: {
    readonly tile: TileId;
    /** Where it lay, 0 to 11. */
    readonly position: number;
    /** The sector of the wheel, 0 to 11. */
    readonly sector: number;
  };
  /** The bonus of the slot, while it is not used. */
  readonly slotBonus?: Effect;
  /** The main action. */
  readonly main: 'open' | 'done';
  /** The extra action. */
  readonly extra: 'none' | 'bought' | 'used';
  /** Whether a row was refreshed this turn. */
  readonly refreshed: boolean;
  /** The actions performed in this turn. */
  readonly performances: readonly Performance[];
  /** Abilities that fire once a turn and did, as `seat:tile`. */
  readonly abilities: readonly string[];
};

/** A turn of another player, in short. */
export type TurnCard = {
  readonly seat: Seat;
  /** The number of the turn at the whole table, from 1. */
  readonly turn: number;
  /** A row of the log. */
  readonly from: number;
  /** A row of the log. */
  readonly to: number;
  /** Whether it goes on. */
  readonly isOpen: boolean;
  /** The action tile taken. */
  readonly tile?: {
    /** The id of the tile, as in the pack. */
    readonly tile: string;
    /** The position next to the wheel, 0 to 11, as in `crane.positions` of the pack. The position of a tile is (arrow + sector) mod 12. */
    readonly position: number;
  };
  /** Performed, in their order. */
  readonly actions: readonly (
    | 'manage-mines'
    | 'manage-quarries'
    | 'upgrade-action'
    | 'construct-wall'
    | 'construct-building'
    | 'kings-road'
  )[];
  /** Changes on the boards. */
  readonly deeds: readonly Event[];
  readonly paid: Cost;
  /** Goods and points gained, by seat and source. */
  readonly income: readonly {
    readonly seat: Seat;
    readonly source: SourceKind;
    readonly goods: Readonly<
      Partial<
        Record<
          'gold' | 'stone' | 'egg' | 'silver-window' | 'gold-window' | 'blue-token' | 'red-token',
          number
        >
      >
    >;
    readonly points: number;
  }[];
};

/** The turn is over. */
export type TurnEndedEvent = {
  readonly type: 'TurnEnded';
  readonly seat: Seat;
  /** The number of the turn at the whole table, from 1. */
  readonly turn: number;
};

/** A turn begins. */
export type TurnStartedEvent = {
  readonly type: 'TurnStarted';
  readonly seat: Seat;
  /** The number of the turn at the whole table, from 1. */
  readonly turn: number;
};

/** Take steps back. */
export type UndoCommand = {
  readonly type: 'Undo';
  /** The row to go back to. */
  readonly to: number;
};

/** Steps are taken back; their rows stay in the log. */
export type UndoneEvent = {
  readonly type: 'Undone';
  readonly seat: Seat;
  /** The row whose position is restored. */
  readonly to: number;
  /** The rows taken back. */
  readonly rows: readonly number[];
  /** Only where an ended turn was taken back: the seats that agreed. Empty if no other person sat there. */
  readonly consent?: readonly Seat[];
};

/** A player gets what an upgrade next to the action pays. */
export type UpgradeBonusCollectedEvent = {
  readonly type: 'UpgradeBonusCollected';
  readonly seat: Seat;
  /** The id of a performance of the turn. */
  readonly performance: number;
  readonly tile: TileId;
};

/** It was not collected in time. */
export type UpgradeBonusLapsedEvent = {
  readonly type: 'UpgradeBonusLapsed';
  readonly seat: Seat;
  /** The id of a performance of the turn. */
  readonly performance: number;
};

/** It is put on an action. */
export type UpgradePlacedEvent = {
  readonly type: 'UpgradePlaced';
  readonly seat: Seat;
  readonly action: Action;
  readonly tile: TileId;
  readonly rotation: Rotation;
  readonly covers?: TileId;
};

/** An upgrade of an action. */
export type UpgradeTile = {
  /** Stable, and the only one of this name in the pack. */
  readonly id: string;
  /** As printed, in English. */
  readonly name: string;
  readonly era: Era;
  /** Whether it goes to the special slot of its row. */
  readonly special: boolean;
  /** Coloured corners; 0 is the top, clockwise, as printed. */
  readonly corners: readonly number[];
  /** The action it improves. */
  readonly action: Action;
  readonly bonus: Effect;
  /** Steps of the university track. */
  readonly university: number;
  /** Symbols on the sides: 0 to 5 are NE, E, SE, SW, W, NW as printed. */
  readonly edges: readonly {
    readonly side: number;
    readonly gain: Effect;
  }[];
};

/** Use the ability of a technology that you have. */
export type UseTechnologyCommand = {
  readonly type: 'UseTechnology';
  /** The id of the tile, as in the pack. */
  readonly tile: string;
  /** The Hunger Wall or the Cathedral. */
  readonly grid?: 'hunger-wall' | 'cathedral';
};

/** The table has a new version. It has no `event` field. */
export type VersionEvent = {
  readonly id: TableVersion;
  readonly data: TableVersion;
};

/** A position as one seat sees it, or as the public does. */
export type View = {
  readonly state: State;
  /** The seat that sees it; missing for the public view. */
  readonly seat?: Seat;
  /** Tiles that only this seat sees. */
  readonly offers: readonly Offer[];
};

/** It joins the walls of a player. */
export type WallPlacedEvent = {
  readonly type: 'WallPlaced';
  readonly seat: Seat;
  readonly tile: TileId;
  /** The place for a wall on the action board. */
  readonly cell: string;
  readonly rotation: Rotation;
};

/** A wall as printed: era, cost, edges and effect. */
export type WallTile = {
  /** Stable, and the only one of this name in the pack. */
  readonly id: string;
  /** As printed, in English. */
  readonly name: string;
  readonly era: Era;
  /** Whether it goes to the special slot of its row. */
  readonly special: boolean;
  /** Coloured corners; 0 is the top, clockwise, as printed. */
  readonly corners: readonly number[];
  readonly cost: Cost;
  readonly gain: Effect;
  /** The sign on it. */
  readonly icon: 'hunger-wall' | null;
  /** Symbols on the sides: 0 to 5 are NE, E, SE, SW, W, NW as printed. */
  readonly edges: readonly {
    readonly side: number;
    readonly gain: Effect;
  }[];
};

/** The ninth of something gives a bonus. */
export type WealthBonusTakenEvent = {
  readonly type: 'WealthBonusTaken';
  readonly seat: Seat;
  /** The bonus the player gets there. */
  readonly bonus: string;
  /** Cubes of a player. */
  readonly cubes: number;
};

/** A table of a week that was over in time. */
export type WeekTable = {
  /** The id of the table. */
  readonly game: string;
  /** Its place by the points of its winner, from 1; equal ones share one. */
  readonly rank: number;
  /** Whether you sat there. */
  readonly isMine: boolean;
  /** The points of all its players together. */
  readonly points: number;
  /** The best first. */
  readonly seats: readonly {
    readonly seat: Seat;
    readonly name: string;
    /** The points of the seat. */
    readonly score: number;
    /** Whether the game names it the winner: of equal ones the later seat. */
    readonly isWinner: boolean;
  }[];
};

/** An action tile on the wheel, at position (arrow + sector) mod 12. */
export type WheelTile = {
  readonly tile: TileId;
  /** Its place on the wheel; it stays as the wheel turns. */
  readonly sector: number;
  /** Worth 5 points instead of the points of its position. */
  readonly fivePoints: boolean;
};

/** The crane wheel turns. */
export type WheelTurnedEvent = {
  readonly type: 'WheelTurned';
  /** The position of the arrow, 0 to 11. */
  readonly arrow: number;
  /** How many sectors it turned. */
  readonly steps: 1 | 2;
};

/** Windows beyond two are given back. */
export type WindowsDiscardedEvent = {
  readonly type: 'WindowsDiscarded';
  readonly seat: Seat;
  readonly discarded: Cost;
};

/** An open item of the kind `windows`. */
export type WindowsItem = {
  readonly id: number;
  /** The seat that has to decide it. */
  readonly seat: Seat;
  /** How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn. */
  readonly class: 'now' | 'must' | 'auto' | 'lapse' | 'keep' | 'deferred';
  readonly source: Source;
  readonly kind: 'windows';
};

/** The input and the answer of each operation. */
export interface Operations {
  /** Make a table for one to four players, people or computers. The answer is the only time that the seat tokens are shown. */
  readonly 'POST /api/tables': {
    readonly params: object;
    readonly query: object;
    readonly body: {
      readonly name: string;
      readonly seats: readonly (
        | {
            readonly name?: string;
            readonly email?: string;
          }
        | {
            readonly name?: string;
            readonly bot: 'apprentice' | 'journeyman' | 'master' | 'architect';
          }
      )[];
      readonly solo?: 'parler' | 'simple';
      readonly options?: {
        readonly deferPlazaRewards?: boolean;
        readonly refillOnDemand?: boolean;
        readonly simplifiedCovering?: boolean;
        readonly randomParler?: boolean;
        readonly openVTiles?: boolean;
        readonly asyncTechnology?: boolean;
        readonly tieIncludesSite?: boolean;
      };
      readonly variant?: {
        readonly actionSide?: 'A' | 'B';
        readonly tileOrder?: 'first-game' | 'random';
        readonly bridgeFaces?: 'A' | 'random' | readonly ('A' | 'B')[];
        readonly plazaFaces?: 'A' | 'random';
        readonly tiers?: {
          readonly 'hunger-wall'?: 'base' | 'A' | 'B';
          readonly cathedral?: 'base' | 'A' | 'B';
        };
        readonly roadTiles?: {
          readonly I?: 'A' | 'B';
          readonly II?: 'A' | 'B';
          readonly III?: 'A' | 'B';
        };
      };
      readonly startingSeat?: 'random' | 'first';
      readonly door?: 'open' | 'link' | 'named';
      readonly watchers?: 'anyone' | 'link' | 'players';
      readonly lineSharing?: 'private' | 'link';
      readonly pace?:
        | {
            readonly kind: 'relaxed';
          }
        | {
            readonly kind: 'daily';
            readonly wakingOnly?: boolean;
            readonly onTimeout?: 'ask' | 'computer';
          }
        | {
            readonly kind: 'brisk';
            readonly wakingOnly?: boolean;
            readonly onTimeout?: 'ask' | 'computer';
          }
        | {
            readonly kind: 'custom';
            readonly bankH: number;
            readonly gainH: number;
            readonly capH: number;
            readonly wakingOnly?: boolean;
            readonly onTimeout?: 'ask' | 'computer';
          };
      readonly pack?: string;
      readonly sit?: boolean;
    };
    readonly answer: {
      readonly game: {
        readonly id: string;
        readonly name: string;
        readonly seq: number;
        readonly link: string;
      };
      readonly seats: readonly {
        readonly seat: number;
        readonly name: string;
        readonly token: string;
        readonly link: string;
        readonly sentTo?: string;
      }[];
      readonly computers: readonly {
        readonly seat: number;
        readonly name: string;
        readonly bot: 'apprentice' | 'journeyman' | 'master' | 'architect';
      }[];
      readonly sat?: number;
      readonly door?: {
        readonly token: string;
        readonly link: string;
      };
      readonly hostToken?: string;
    };
  };
  /** Look at a table: the public view or, with a seat token, the view of that seat with the tiles offered to it. Steps that can still be taken back are shown to the seat whose turn it is, and to a seat that has to choose in between: send your token before you give a command. */
  readonly 'GET /api/games/{id}': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: Table;
  };
  /** The position right after any row of the log, as it was public then. */
  readonly 'GET /api/games/{id}/at/{seq}': {
    readonly params: { readonly id: string; readonly seq: number };
    readonly query: object;
    readonly body: undefined;
    readonly answer: Table;
  };
  /** The same without what changes later (names, whom it waits for): good for ever, so keep it as long as you like. */
  readonly 'GET /api/games/{id}/positions/{seq}': {
    readonly params: { readonly id: string; readonly seq: number };
    readonly query: object;
    readonly body: undefined;
    readonly answer: Position;
  };
  /** Take the seat of a token, and give its name and address. Once it is held, only its holder changes those, by the session or the cookie they sat down with. An access token takes the seat that is kept for its person. Can be repeated. Also sets the cookie of the seat, a key of its own. */
  readonly 'POST /api/games/{id}/sit': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body:
      | {
          readonly token?: string;
          readonly name?: string;
          readonly email?: string;
        }
      | undefined;
    readonly answer: {
      readonly game: string;
      readonly seat: number;
      readonly name: string;
      readonly seated: true;
    };
  };
  /** Send messages of your seat to another address. The holder changes it at once, by the session or the cookie they sat down with. If you only have the link, or send it as a token, the service asks the current address by email, once an hour. */
  readonly 'POST /api/games/{id}/address': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly email: string;
    };
    readonly answer: {
      readonly done: 'changed' | 'asked';
    };
  };
  /** Hear of every change, as server-sent events. A VersionEvent comes at once, then whenever the table changes; look at the table again then. Last-Event-ID asks for newer versions only. The stream ends within five minutes, when the server restarts, and when you lose the right to it: open it again. The schema describes the fields of one event. */
  readonly 'GET /api/games/{id}/stream': {
    readonly params: { readonly id: string };
    readonly query: { readonly rows?: '0' | '1'; readonly here?: '0' | '1' };
    readonly body: undefined;
    readonly answer: string;
  };
  /** Take a free seat: of a table of the lobby, or of the one whose link for any free seat you have (`door.token` of a new table). The token of the answer plays at that seat. With an access token the seat is its person’s. */
  readonly 'POST /api/joins': {
    readonly params: object;
    readonly query: object;
    readonly body: {
      readonly table?: string;
      readonly token?: string;
      readonly name: string;
      readonly seat?: Seat;
    };
    readonly answer: {
      readonly game: string;
      readonly seat: Seat;
      readonly token: string;
    };
  };
  /** Tables with a free seat that anyone may take, the newest first, some twenty at once. */
  readonly 'GET /api/lobby': {
    readonly params: object;
    readonly query: {
      readonly players?: number;
      readonly pace?: 'relaxed' | 'daily' | 'brisk' | 'custom';
      readonly board?: 'usual' | 'side-b' | 'other';
      readonly after?: string;
    };
    readonly body: undefined;
    readonly answer: {
      readonly tables: readonly LobbyTable[];
      readonly hasMore: boolean;
      readonly next?: string;
    };
  };
  /** The same people at a new table, once the game is over. There is one, and later requests lead to it. The first request gets the links of the seats, which are reserved for the others. */
  readonly 'POST /api/games/{id}/rematch': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly game: {
        readonly id: string;
        readonly link: string;
      };
      readonly seat?: Seat;
      readonly seats?: readonly {
        readonly seat: Seat;
        readonly name: string;
        readonly token: string;
        readonly link: string;
      }[];
    };
  };
  /** Every legal command of the seat, whether it shows something hidden, and the items that are still open. */
  readonly 'GET /api/games/{id}/options': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly seq: number;
      readonly commands: readonly Option[];
      readonly open: readonly OpenEntry[];
    };
  };
  /** Give a command, or up to 16 in order. The same command id is applied once and answered alike; a table that has moved on answers 409 with its row. Of several, all are taken up to the first that is refused; where that is the first, the answer is its problem. */
  readonly 'POST /api/games/{id}/commands': {
    readonly params: { readonly id: string };
    readonly query: { readonly view?: '0' | '1'; readonly options?: '0' | '1' };
    readonly body:
      | {
          readonly expectedSeq: number;
          readonly commandId: string;
          readonly command: Command;
        }
      | {
          readonly expectedSeq: number;
          readonly steps: readonly {
            readonly commandId: string;
            readonly command: Command;
          }[];
        };
    readonly answer: Accepted | AcceptedSteps;
  };
  /** The rows that commands of your seat have made, by the ids you sent them under. A command that is missing in the answer was never applied. */
  readonly 'GET /api/games/{id}/commands': {
    readonly params: { readonly id: string };
    readonly query: { readonly ids?: string };
    readonly body: undefined;
    readonly answer: {
      readonly rows: readonly {
        readonly commandId: string;
        readonly seq: number;
      }[];
    };
  };
  /** Go back to the position right after row `to`, as far as nothing hidden was shown since. */
  readonly 'POST /api/games/{id}/undo': {
    readonly params: { readonly id: string };
    readonly query: { readonly view?: '0' | '1'; readonly options?: '0' | '1' };
    readonly body: {
      readonly expectedSeq: number;
      readonly commandId: string;
      readonly to: number;
    };
    readonly answer: Accepted;
  };
  /** Try up to 16 commands of any seats, at the newest position you may see or at an earlier one. Nothing is written, and the other players see nothing of it. It stops before a step that the rules refuse or that would show something hidden, and says which tiles that step would show, never what is on them. */
  readonly 'POST /api/games/{id}/try': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly seq?: number;
      readonly steps?: readonly {
        readonly seat?: Seat;
        readonly command: Command;
      }[];
      readonly each?: boolean;
    };
    readonly answer: Trial;
  };
  /** Everything that is printed in a pack: tiles with costs and effects, boards, tables of final scoring, and names in three languages. A table names its pack in its set-up. A version never changes: keep it for good. */
  readonly 'GET /api/packs/{id}/{version}': {
    readonly params: { readonly id: string; readonly version: number };
    readonly query: object;
    readonly body: undefined;
    readonly answer: Pack;
  };
  /** A turn with one best way to play it, with all that its seat knew, as for a sandbox. The best turn leads to the highest forecast of the seat; tiles that come up by chance count for nothing. */
  readonly 'GET /api/puzzles/{number}': {
    readonly params: { readonly number: number };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly id: number;
      readonly theme: 'crane' | 'corners' | 'road' | 'technologies' | 'end-game';
      readonly grade: 1 | 2 | 3 | 4;
      readonly seat: number;
      readonly at: number;
      readonly pack: {
        readonly id: string;
        readonly version: number;
      };
      readonly known: {
        readonly view: View;
        readonly rows: readonly {
          readonly seq: number;
          readonly events: readonly Event[];
        }[];
        readonly shown?: Readonly<Record<string, readonly string[]>>;
      };
    };
  };
  /** Send a turn that was tried. The first of a person with an account counts for their rating and for the rating of the puzzle. It counts as not found after hints, or after a look at the solution. Without `commands` only the hints are recorded. */
  readonly 'POST /api/puzzles/{number}': {
    readonly params: { readonly number: number };
    readonly query: object;
    readonly body: {
      readonly commands?: readonly Command[];
      readonly hints: number;
    };
    readonly answer: {
      readonly isFound: boolean;
      readonly isCounted: boolean;
      readonly rating?: number;
      readonly change?: number;
    };
  };
  /** The deal of a day: the same setup and stacks for all players, as a solo game against Peter Parler. While the day lasts, only people who have finished their game see the results, and the seed is secret. */
  readonly 'GET /api/daily': {
    readonly params: object;
    readonly query: { readonly day?: string };
    readonly body: undefined;
    readonly answer: {
      readonly day: string;
      readonly commitment: string;
      readonly promisedAt: string;
      readonly opensAt: string;
      readonly isOpen: boolean;
      readonly begun: number;
      readonly finished: number;
      readonly mine?: DealEntry;
      readonly results?: readonly DealResult[];
      readonly seed?: string;
      readonly tomorrow?: {
        readonly day: string;
        readonly commitment: string;
        readonly promisedAt: string;
      };
    };
  };
  /** Play the deal of the day. Your first table counts, and is returned until it is over; every later one is for fun. */
  readonly 'POST /api/daily': {
    readonly params: object;
    readonly query: object;
    readonly body: {
      readonly name?: string;
    };
    readonly answer: {
      readonly game: {
        readonly id: string;
        readonly link: string;
      };
      readonly counts: boolean;
      readonly seat?: {
        readonly seat: Seat;
        readonly token: string;
      };
    };
  };
  /** The deal of a week: the same set-up and stacks at every table with this number of people. A table is begun in the week and counts if it is over within four weeks after it. Until the deal is open, only people whose table is over see the results, and the seed is secret. */
  readonly 'GET /api/weekly': {
    readonly params: object;
    readonly query: { readonly week?: string; readonly players?: number };
    readonly body: undefined;
    readonly answer: {
      readonly week: string;
      readonly players: 2 | 3 | 4;
      readonly commitment: string;
      readonly promisedAt: string;
      readonly endsAt: string;
      readonly opensAt: string;
      readonly isOpen: boolean;
      readonly begun: number;
      readonly finished: number;
      readonly mine?: DealEntry;
      readonly results?: readonly DealResult[];
      readonly seed?: string;
      readonly tables?: readonly WeekTable[];
      readonly next?: {
        readonly week: string;
        readonly commitment: string;
        readonly promisedAt: string;
      };
    };
  };
  /** Open a table on the deal of the week, as its host and in its first seat. Your table is returned until it is over; every later one is for fun, with computers on the other seats. */
  readonly 'POST /api/weekly': {
    readonly params: object;
    readonly query: object;
    readonly body: {
      readonly players: 2 | 3 | 4;
      readonly week?: string;
      readonly name?: string;
      readonly others?: readonly {
        readonly name?: string;
        readonly email?: string;
      }[];
      readonly table?: string;
      readonly pace?:
        | {
            readonly kind: 'relaxed';
          }
        | {
            readonly kind: 'daily';
            readonly wakingOnly?: boolean;
            readonly onTimeout?: 'ask' | 'computer';
          }
        | {
            readonly kind: 'brisk';
            readonly wakingOnly?: boolean;
            readonly onTimeout?: 'ask' | 'computer';
          }
        | {
            readonly kind: 'custom';
            readonly bankH: number;
            readonly gainH: number;
            readonly capH: number;
            readonly wakingOnly?: boolean;
            readonly onTimeout?: 'ask' | 'computer';
          };
    };
    readonly answer: {
      readonly game: {
        readonly id: string;
        readonly link: string;
      };
      readonly counts: boolean;
      readonly seat?: {
        readonly seat: Seat;
        readonly token: string;
      };
      readonly links?: readonly {
        readonly seat: Seat;
        readonly name: string;
        readonly link: string;
      }[];
    };
  };
  /** Make a duel: one deal that a few people play, each in a solo game against Peter Parler, or at several tables of two to four. Anyone with its link may take a place. */
  readonly 'POST /api/duels': {
    readonly params: object;
    readonly query: object;
    readonly body: {
      readonly places: number;
      readonly seats?: 1 | 2 | 3 | 4;
      readonly days: number;
    };
    readonly answer: {
      readonly key: string;
      readonly link: string;
      readonly opensAt: string;
      readonly commitment: string;
      readonly promisedAt: string;
    };
  };
  /** A duel as you may see it now: until it is over, only people who have finished their game see the results, and the seed is secret. */
  readonly 'GET /api/duels/{key}': {
    readonly params: { readonly key: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly key: string;
      readonly places: number;
      readonly seats: 1 | 2 | 3 | 4;
      readonly commitment: string;
      readonly promisedAt: string;
      readonly opensAt: string;
      readonly isOpen: boolean;
      readonly begun: number;
      readonly finished: number;
      readonly mine?: DealEntry;
      readonly results?: readonly DealResult[];
      readonly seed?: string;
      readonly tables?: readonly DuelTable[];
    };
  };
  /** Take a place in a duel. In solo games your first table counts, and is returned until it is over; every later one is for fun. With several people at a table you get a free seat, or a new table with you as its host. */
  readonly 'POST /api/duels/{key}': {
    readonly params: { readonly key: string };
    readonly query: object;
    readonly body: {
      readonly name?: string;
      readonly table?: number;
    };
    readonly answer: {
      readonly game: {
        readonly id: string;
        readonly link: string;
      };
      readonly counts: boolean;
      readonly seat?: {
        readonly seat: Seat;
        readonly token: string;
      };
    };
  };
  /** Statistics of the games played out here: points by source, and the effect of openings, of the order of play and of tiles held at the end. There are none for fewer than 30 games. */
  readonly 'GET /api/insights': {
    readonly params: object;
    readonly query: {
      readonly cohort?: 'people' | 'apprentice' | 'journeyman' | 'master' | 'architect';
      readonly players?: number;
    };
    readonly body: undefined;
    readonly answer: {
      readonly games: number;
      readonly insights?: {
        readonly games: number;
        readonly seats: number;
        readonly score: {
          readonly n: number;
          readonly mean: number;
          readonly reach?: number;
        };
        readonly stepsPerTurn: {
          readonly n: number;
          readonly mean: number;
          readonly reach?: number;
        };
        readonly turnLengths: readonly {
          readonly length: 1 | 5 | 15 | 60 | 1440 | 'longer';
          readonly share: number;
        }[];
        readonly sources: readonly {
          readonly n: number;
          readonly mean: number;
          readonly reach?: number;
          readonly source:
            | 'crane'
            | 'wheel'
            | 'action'
            | 'production'
            | 'upgrade'
            | 'edge'
            | 'corner'
            | 'wall'
            | 'building'
            | 'site'
            | 'plaza-buildings'
            | 'plaza'
            | 'road'
            | 'bridge'
            | 'technology'
            | 'track-end'
            | 'grid'
            | 'wealth'
            | 'refresh'
            | 'extra-action'
            | 'seal'
            | 'academics'
            | 'hunger-wall'
            | 'cathedral'
            | 'tokens'
            | 'wall-set'
            | 'v-tile'
            | 'eggs'
            | 'parler'
            | 'turn-end';
        }[];
        readonly openings: readonly {
          readonly action:
            | 'manage-mines'
            | 'manage-quarries'
            | 'upgrade-action'
            | 'construct-wall'
            | 'construct-building'
            | 'kings-road';
          readonly n: number;
          readonly share: number;
          readonly better: {
            readonly n: number;
            readonly mean: number;
            readonly reach?: number;
          };
        }[];
        readonly orders: readonly {
          readonly order: number;
          readonly n: number;
          readonly share: number;
          readonly better: {
            readonly n: number;
            readonly mean: number;
            readonly reach?: number;
          };
        }[];
        readonly tiles: readonly {
          readonly tile: string;
          readonly n: number;
          readonly share: number;
          readonly better: {
            readonly n: number;
            readonly mean: number;
            readonly reach?: number;
          };
        }[];
      };
    };
  };
  /** Who your access token acts for, what it may do, and until when. */
  readonly 'GET /api/me': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly id: string;
      readonly name?: string;
      readonly isGuest: boolean;
      readonly timeZone: string;
      readonly token?: {
        readonly name: string;
        readonly scope: 'read' | 'table' | 'all';
        readonly table?: string;
        readonly expiresAt: string;
      };
    };
  };
  /** The tables of the person of an access token: those that wait for them first, of these the one with the least time left. */
  readonly 'GET /api/me/tables': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly tables: readonly MyTable[];
    };
  };
  /** The finished games of the person of an access token, the newest first: one JSON object a line. */
  readonly 'GET /api/me/games': {
    readonly params: object;
    readonly query: {
      readonly players?: number;
      readonly pack?: string;
      readonly since?: string;
      readonly until?: string;
      readonly after?: string;
      readonly limit?: number;
      readonly whole?: '0' | '1';
    };
    readonly body: undefined;
    readonly answer: string;
  };
  /** One stream for all tables of the person of an access token, as server-sent events. A TableEvent comes at once for every running table, then whenever one changes, ends, or is new, by an invitation as well. The stream ends within five minutes, when the server restarts, and when you lose the right to it: open it again. The schema describes the fields of one event. */
  readonly 'GET /api/me/stream': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: string;
  };
  /** Your notifications: channels, mails for turns, and muted tables. */
  readonly 'GET /api/me/notifications': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly channels: readonly Channel[];
      readonly turnMails: 'each' | 'both' | 'digest';
      readonly digestAt?: string;
      readonly timeZone: string;
      readonly tables: readonly {
        readonly gameId: string;
        readonly name: string;
        readonly muted: boolean;
      }[];
    };
  };
  /** Choose between a mail for each turn, one a day, or both. */
  readonly 'PATCH /api/me/notifications': {
    readonly params: object;
    readonly query: object;
    readonly body: {
      readonly turnMails: 'each' | 'both' | 'digest';
      readonly digestAt?: string;
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Add a channel: a mail address, which is written to and counts once its reader has pressed the button there, or a webhook. */
  readonly 'POST /api/me/channels': {
    readonly params: object;
    readonly query: object;
    readonly body:
      | {
          readonly form: 'mail';
          readonly address: string;
        }
      | {
          readonly form: 'discord' | 'slack' | 'ntfy' | 'json';
          readonly url: string;
          readonly label?: string;
        };
    readonly answer: {
      readonly channel: Channel;
      readonly secret?: string;
      readonly standardSecret?: string;
    };
  };
  /** Send a test message to a channel (`test`), send the mail that confirms an address again (`prove`), pause the channel (`pause`), or resume it (`resume`). */
  readonly 'POST /api/me/channels/{channel}': {
    readonly params: { readonly channel: string };
    readonly query: object;
    readonly body: {
      readonly act: 'test' | 'prove' | 'pause' | 'resume';
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Choose which kinds of messages go there. */
  readonly 'PATCH /api/me/channels/{channel}': {
    readonly params: { readonly channel: string };
    readonly query: object;
    readonly body: {
      readonly wants: readonly (
        | 'your-turn'
        | 'game-began'
        | 'game-finished'
        | 'invited'
        | 'joined'
        | 'welcome'
        | 'reminder'
        | 'next-but-one'
        | 'mention'
        | 'watcher-mention'
        | 'table-late'
        | 'vote-reminder'
        | 'decision'
        | 'seat-free'
        | 'problem-answered'
        | 'seat-offered'
        | 'time-out'
        | 'end-proposed'
        | 'holiday-soon'
        | 'holiday-begun'
        | 'pause'
        | 'digest'
        | 'plan-report'
        | 'table-goes'
        | 'who-is-in'
        | 'who-is-in-now'
        | 'circle-news'
        | 'circle-letter'
        | 'season-check-in'
        | 'season-place'
        | 'season-begins'
        | 'season-stage'
        | 'season-over'
      )[];
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Take a channel away. */
  readonly 'DELETE /api/me/channels/{channel}': {
    readonly params: { readonly channel: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Mute a running table of yours, or unmute it. */
  readonly 'POST /api/games/{id}/mute': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly muted: boolean;
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** The browsers you are signed in on, and those that can open your seats besides. */
  readonly 'GET /api/me/browsers': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly browsers: readonly Browser[];
      readonly atSeats: readonly BrowserAtSeat[];
    };
  };
  /** Sign one of your browsers out. */
  readonly 'DELETE /api/me/browsers/{browser}': {
    readonly params: { readonly browser: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Your holidays: on these days your clocks stop at all tables. */
  readonly 'GET /api/me/holidays': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly timeZone: string;
      readonly today: string;
      readonly year: number;
      readonly left: number;
      readonly isAutomatic: boolean;
      readonly holidays: readonly Holiday[];
    };
  };
  /** Take days off, first and last included. */
  readonly 'POST /api/me/holidays': {
    readonly params: object;
    readonly query: object;
    readonly body: {
      readonly first: string;
      readonly last: string;
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Turn on holidays that begin automatically when time would be out, or turn them off. */
  readonly 'PATCH /api/me/holidays': {
    readonly params: object;
    readonly query: object;
    readonly body: {
      readonly isAutomatic: boolean;
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** End a holiday that runs, or give up one that is to come. */
  readonly 'DELETE /api/me/holidays/{holiday}': {
    readonly params: { readonly holiday: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** The address where calendar programs find your deadlines, check-ins, starts and holidays. */
  readonly 'GET /api/me/calendar': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly url?: string;
      readonly madeAt?: string;
    };
  };
  /** Make a calendar address. An earlier one stops working at once. */
  readonly 'POST /api/me/calendar': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly url: string;
      readonly madeAt: string;
    };
  };
  /** Remove your calendar address: it stops working at once. */
  readonly 'DELETE /api/me/calendar': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Your seat: its address, and the browsers that can open it. Links are stored nowhere, so the answer has none. */
  readonly 'GET /api/games/{id}/seat': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: MySeat;
  };
  /** Send the email again that asks its reader to confirm the address of your seat. Before that it gets five turn emails and no more. Only the holder may do this: by an access token, a browser of theirs, or as the program that sat down with the token it sends. */
  readonly 'POST /api/games/{id}/seat/mail': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Make a new link for your own seat; the old one no longer opens it. Only the holder may do this: by an access token, a browser of theirs, or as the program that sat down with the token it sends. */
  readonly 'POST /api/games/{id}/seat/link': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: NewLink;
  };
  /** Say that a browser which came by the link is yours: it reads what is private from now on. Only the holder may do this: by an access token, a browser of theirs, or as the program that sat down with the token it sends. */
  readonly 'POST /api/games/{id}/seat/browsers/{browser}': {
    readonly params: { readonly id: string; readonly browser: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Sign a browser out of your seat. The link is replaced too, because the browser may have come by it: here is the new one. Only the holder may do this: by an access token, a browser of theirs, or as the program that sat down with the token it sends. */
  readonly 'DELETE /api/games/{id}/seat/browsers/{browser}': {
    readonly params: { readonly id: string; readonly browser: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: NewLink;
  };
  /** Open requests for new links, for guests who have lost theirs, and the seats that may get one. */
  readonly 'GET /api/games/{id}/claims': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly claims: readonly Claim[];
      readonly losable: readonly Seat[];
    };
  };
  /** Ask for a new link for a guest who has lost theirs (`ask`), agree to it (`agree`), refuse it as the holder of the seat (`refuse`), or make it (`make`). It can be made once a day has passed, or once two players agree about a seat without a new holder or a move for seven days. The answer has the link, to be handed on. Only holders of seats and the host do any of this. */
  readonly 'POST /api/games/{id}/claims/{seat}': {
    readonly params: { readonly id: string; readonly seat: number };
    readonly query: object;
    readonly body: {
      readonly act: 'ask' | 'agree' | 'refuse' | 'make';
    };
    readonly answer: {
      readonly done: true;
      readonly made?: NewLink;
    };
  };
  /** Change who may take a free seat, who may look, whether lines may be shared, and whether other pages may show it. By the host: with `hostToken`, or an access token of the person who made the table. */
  readonly 'POST /api/games/{id}/terms': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly door?: 'open' | 'link' | 'named';
      readonly watchers?: 'anyone' | 'link' | 'circle' | 'players';
      readonly lineSharing?: 'private' | 'link';
      readonly embed?: boolean;
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Make a new link for a seat that has no holder or, without `seat`, the link for any free seat. By the host: with `hostToken`, or an access token of the person who made the table. */
  readonly 'POST /api/games/{id}/links': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly seat?: Seat;
    };
    readonly answer: NewLink;
  };
  /** Free the seat of a player who has not played yet. They are notified, and the seat gets a new link. By the host: with `hostToken`, or an access token of the person who made the table. */
  readonly 'DELETE /api/games/{id}/seats/{seat}': {
    readonly params: { readonly id: string; readonly seat: number };
    readonly query: object;
    readonly body: undefined;
    readonly answer: NewLink;
  };
  /** Send a fresh link to the holder of a seat, on their own channels; it is not shown here. Once a day. By the host: with `hostToken`, or an access token of the person who made the table. */
  readonly 'POST /api/games/{id}/seats/{seat}/link': {
    readonly params: { readonly id: string; readonly seat: number };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Withdraw the link of a seat that has no holder. By the host: with `hostToken`, or an access token of the person who made the table. */
  readonly 'DELETE /api/games/{id}/seats/{seat}/link': {
    readonly params: { readonly id: string; readonly seat: number };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Your circles, the newest first. */
  readonly 'GET /api/circles': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly circles: readonly MyCircle[];
    };
  };
  /** Start a circle with yourself as host; at most five a day. */
  readonly 'POST /api/circles': {
    readonly params: object;
    readonly query: object;
    readonly body: {
      readonly name: string;
      readonly myName?: string;
      readonly timeZone?: string;
    };
    readonly answer: Circle;
  };
  /** A circle with its members. Only its members can read it. */
  readonly 'GET /api/circles/{id}': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: Circle;
  };
  /** Change the settings of a circle, or do one thing in it. Stewards change the notice only. */
  readonly 'PATCH /api/circles/{id}': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly name?: string;
      readonly notice?: string;
      readonly joinBy?: 'link' | 'approval' | 'closed';
      readonly timeZone?: string;
      readonly rated?: boolean;
      readonly act?:
        | 'leave'
        | 'leave-unnamed'
        | 'end'
        | 'keep-open'
        | 'accept-host'
        | 'decline-host'
        | 'take-over';
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** End a circle. It takes effect a day later, or at once if you are its only member. */
  readonly 'DELETE /api/circles/{id}': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** The members of a circle. */
  readonly 'GET /api/circles/{id}/members': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly members: readonly CircleMember[];
    };
  };
  /** Join a circle by its link, or ask to where that needs approval. */
  readonly 'POST /api/circles/{id}/members': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly token: string;
      readonly name?: string;
    };
    readonly answer: {
      readonly state: 'in' | 'asked';
    };
  };
  /** Change your own name and letter in a circle, or do one thing about another member. */
  readonly 'PATCH /api/circles/{id}/members/{member}': {
    readonly params: { readonly id: string; readonly member: string };
    readonly query: object;
    readonly body: {
      readonly name?: string;
      readonly letter?: boolean;
      readonly act?: 'approve' | 'refuse' | 'make-steward' | 'make-member' | 'offer-host' | 'remove' | 'keep';
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Leave a circle, by your own id, or remove another member. A removal takes effect a day later. */
  readonly 'DELETE /api/circles/{id}/members/{member}': {
    readonly params: { readonly id: string; readonly member: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Make a new join link; the old one opens nothing any more. */
  readonly 'POST /api/circles/{id}/link': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly token: string;
      readonly link: string;
    };
  };
  /** Close the join link. */
  readonly 'DELETE /api/circles/{id}/link': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** The newest hundred changes of a circle, the newest first. */
  readonly 'GET /api/circles/{id}/entries': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly entries: readonly CircleEntry[];
    };
  };
  /** The same list, next to your tables and holidays. */
  readonly 'GET /api/me/circles': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly circles: readonly MyCircle[];
    };
  };
  /** Results of a circle, the newest first, fifty at a time. */
  readonly 'GET /api/circles/{id}/results': {
    readonly params: { readonly id: string };
    readonly query: { readonly before?: unknown };
    readonly body: undefined;
    readonly answer: {
      readonly results: readonly CircleResult[];
    };
  };
  /** The standing of a circle; of this year without `year`. */
  readonly 'GET /api/circles/{id}/standing': {
    readonly params: { readonly id: string };
    readonly query: { readonly year?: number; readonly format?: 'json' | 'csv' };
    readonly body: undefined;
    readonly answer: CircleStanding;
  };
  /** The games and records of a year. */
  readonly 'GET /api/circles/{id}/years/{year}': {
    readonly params: { readonly id: string; readonly year: number };
    readonly query: object;
    readonly body: undefined;
    readonly answer: CircleYear;
  };
  /** Start the usual table of a circle. Asking again within ten seconds finds the same table. */
  readonly 'POST /api/circles/{id}/table': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body:
      | {
          readonly members: readonly string[];
          readonly seatOrder?: 'rotated' | 'drawn';
          readonly pace?:
            | {
                readonly kind: 'relaxed';
              }
            | {
                readonly kind: 'daily';
                readonly wakingOnly?: boolean;
                readonly onTimeout?: 'ask' | 'computer';
              }
            | {
                readonly kind: 'brisk';
                readonly wakingOnly?: boolean;
                readonly onTimeout?: 'ask' | 'computer';
              }
            | {
                readonly kind: 'custom';
                readonly bankH: number;
                readonly gainH: number;
                readonly capH: number;
                readonly wakingOnly?: boolean;
                readonly onTimeout?: 'ask' | 'computer';
              };
          readonly options?: {
            readonly deferPlazaRewards?: boolean;
            readonly refillOnDemand?: boolean;
            readonly simplifiedCovering?: boolean;
            readonly randomParler?: boolean;
            readonly openVTiles?: boolean;
            readonly asyncTechnology?: boolean;
            readonly tieIncludesSite?: boolean;
          };
          readonly variant?: {
            readonly actionSide?: 'A' | 'B';
            readonly tileOrder?: 'first-game' | 'random';
            readonly bridgeFaces?: 'A' | 'random' | readonly ('A' | 'B')[];
            readonly plazaFaces?: 'A' | 'random';
            readonly tiers?: {
              readonly 'hunger-wall'?: 'base' | 'A' | 'B';
              readonly cathedral?: 'base' | 'A' | 'B';
            };
            readonly roadTiles?: {
              readonly I?: 'A' | 'B';
              readonly II?: 'A' | 'B';
              readonly III?: 'A' | 'B';
            };
          };
        }
      | undefined;
    readonly answer: {
      readonly gameId: string;
      readonly seat?: number;
    };
  };
  /** Your finished games with other members that the circle can take in, the newest twenty. */
  readonly 'GET /api/circles/{id}/past-tables': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly tables: readonly PastTable[];
    };
  };
  /** Count a finished game in the standing of a circle. This cannot be taken back. */
  readonly 'POST /api/circles/{id}/past-tables': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly gameId: string;
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Everything about a circle in one document: members, entries, results and standings. */
  readonly 'GET /api/circles/{id}/export': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: CircleExport;
  };
  /** The channels of a circle, for its host and stewards. Addresses are never shown. */
  readonly 'GET /api/circles/{id}/hooks': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly hooks: readonly CircleHook[];
    };
  };
  /** Add a channel to a circle, at most two. It gets all kinds but turns. */
  readonly 'POST /api/circles/{id}/hooks': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly form: 'discord' | 'slack' | 'ntfy' | 'json';
      readonly url: string;
      readonly label?: string;
    };
    readonly answer: {
      readonly hook: CircleHook;
      readonly secret?: string;
      readonly standardSecret?: string;
    };
  };
  /** Choose the messages and quiet hours of a channel, or try it now. */
  readonly 'PATCH /api/circles/{id}/hooks/{hook}': {
    readonly params: { readonly id: string; readonly hook: string };
    readonly query: object;
    readonly body:
      | {
          readonly act: 'try';
        }
      | {
          readonly wants: readonly (
            | 'game-began'
            | 'game-finished'
            | 'who-is-in'
            | 'circle-letter'
            | 'season-begins'
            | 'season-stage'
            | 'season-over'
            | 'your-turn'
          )[];
          readonly quiet: {
            readonly from: string;
            readonly to: string;
          } | null;
        };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Remove a channel of a circle. */
  readonly 'DELETE /api/circles/{id}/hooks/{hook}': {
    readonly params: { readonly id: string; readonly hook: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Calls for players of your circles without an answer of yours. */
  readonly 'GET /api/gatherings': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly gatherings: readonly {
        readonly id: string;
        readonly circleId: string;
        readonly circle: string;
      }[];
    };
  };
  /** Ask the members of a circle who is in. You are in yourself. */
  readonly 'POST /api/gatherings': {
    readonly params: object;
    readonly query: object;
    readonly body: {
      readonly circleId: string;
      readonly size: 2 | 3 | 4;
      readonly least: number;
      readonly most: number;
      readonly seatOrder?: 'rotated' | 'drawn';
      readonly pace?:
        | {
            readonly kind: 'relaxed';
          }
        | {
            readonly kind: 'daily';
            readonly wakingOnly?: boolean;
            readonly onTimeout?: 'ask' | 'computer';
          }
        | {
            readonly kind: 'brisk';
            readonly wakingOnly?: boolean;
            readonly onTimeout?: 'ask' | 'computer';
          }
        | {
            readonly kind: 'custom';
            readonly bankH: number;
            readonly gainH: number;
            readonly capH: number;
            readonly wakingOnly?: boolean;
            readonly onTimeout?: 'ask' | 'computer';
          };
      readonly startsBy: string;
      readonly options?: {
        readonly deferPlazaRewards?: boolean;
        readonly refillOnDemand?: boolean;
        readonly simplifiedCovering?: boolean;
        readonly randomParler?: boolean;
        readonly openVTiles?: boolean;
        readonly asyncTechnology?: boolean;
        readonly tieIncludesSite?: boolean;
      };
      readonly variant?: {
        readonly actionSide?: 'A' | 'B';
        readonly tileOrder?: 'first-game' | 'random';
        readonly bridgeFaces?: 'A' | 'random' | readonly ('A' | 'B')[];
        readonly plazaFaces?: 'A' | 'random';
        readonly tiers?: {
          readonly 'hunger-wall'?: 'base' | 'A' | 'B';
          readonly cathedral?: 'base' | 'A' | 'B';
        };
        readonly roadTiles?: {
          readonly I?: 'A' | 'B';
          readonly II?: 'A' | 'B';
          readonly III?: 'A' | 'B';
        };
      };
    };
    readonly answer: {
      readonly id: string;
    };
  };
  /** A call for players with its answers. */
  readonly 'GET /api/gatherings/{id}': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: Gathering;
  };
  /** Call it off. Only the member who asked may, a steward or the host. */
  readonly 'DELETE /api/gatherings/{id}': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Answer, or change your answer. The last one who was missing starts the tables. */
  readonly 'PUT /api/gatherings/{id}/answer': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly answer: 'in' | 'if-needed' | 'out';
    };
    readonly answer: {
      readonly games: readonly string[];
    };
  };
  /** Take your answer back. */
  readonly 'DELETE /api/gatherings/{id}/answer': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly games: readonly string[];
    };
  };
  /** The boxes you edit, and the listed boxes of others, the newest first. */
  readonly 'GET /api/boxes': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly mine: readonly ListedBox[];
      readonly listed: readonly ListedBox[];
    };
  };
  /** Make a box that differs in nothing from the newest standard pack, or a box out of a file. */
  readonly 'POST /api/boxes': {
    readonly params: object;
    readonly query: object;
    readonly body:
      | {
          readonly name: string;
        }
      | {
          readonly file: Readonly<Record<string, unknown>>;
        };
    readonly answer: {
      readonly id: string;
    };
  };
  /** A box with its entries. Only its editors can read a private one. */
  readonly 'GET /api/boxes/{id}': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: Box;
  };
  /** Rename or share a box. Only its owner may. */
  readonly 'PATCH /api/boxes/{id}': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly name?: string;
      readonly share?: 'private' | 'link' | 'listed';
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Delete a box with all revisions. Only its owner may, and not while games use a revision. */
  readonly 'DELETE /api/boxes/{id}': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Enter the value of a component, or confirm the one that the box has. Replaces your entry. */
  readonly 'PUT /api/boxes/{id}/values/{component}': {
    readonly params: { readonly id: string; readonly component: string };
    readonly query: object;
    readonly body: {
      readonly value?: Readonly<Record<string, unknown>>;
      readonly doubt?: string;
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Take your entry of a component back. */
  readonly 'DELETE /api/boxes/{id}/values/{component}': {
    readonly params: { readonly id: string; readonly component: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Choose between entries of a component that differ. */
  readonly 'PUT /api/boxes/{id}/values/{component}/choice': {
    readonly params: { readonly id: string; readonly component: string };
    readonly query: object;
    readonly body: {
      readonly editor: string;
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** The revisions of a box, the newest first, with their changes. */
  readonly 'GET /api/boxes/{id}/revisions': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly revisions: readonly BoxRevision[];
    };
  };
  /** Make a revision of the present values. Tables can be played with it. */
  readonly 'POST /api/boxes/{id}/revisions': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly pack: string;
    };
  };
  /** The present values of a box as a file, which makeBox takes. */
  readonly 'GET /api/boxes/{id}/file': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: BoxFile;
  };
  /** Make a new link that makes people editors; the old one opens nothing any more. */
  readonly 'POST /api/boxes/{id}/link': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly token: string;
      readonly link: string;
    };
  };
  /** Close the join link. Editors stay. */
  readonly 'DELETE /api/boxes/{id}/link': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Become an editor of a box by its join link. */
  readonly 'POST /api/boxes/{id}/editors': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly token: string;
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Edit a box no more. Your entries stay. */
  readonly 'DELETE /api/boxes/{id}/editors/me': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Remove another editor of your box. Their entries stay, and the join link is closed. */
  readonly 'DELETE /api/boxes/{id}/editors/{editor}': {
    readonly params: { readonly id: string; readonly editor: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** The list of the open rating, or the ratings of a circle for its members. */
  readonly 'GET /api/ratings/{scope}': {
    readonly params: { readonly scope: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly ratings: readonly {
        readonly name: string;
        readonly rating:
          | {
              readonly value: number;
              readonly isProvisional: boolean;
            }
          | 'hidden';
        readonly games?: number;
      }[];
    };
  };
  /** A person who shares a circle or a table with you. */
  readonly 'GET /api/people/{id}': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: Person;
  };
  /** Your own ratings with their last changes; none while you hide ratings. */
  readonly 'GET /api/me/ratings': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly id: string;
      readonly shown?: 'listed' | 'unlisted' | 'hidden';
      readonly ratings: readonly {
        readonly scope: string;
        readonly name?: string;
        readonly value: number;
        readonly isProvisional: boolean;
        readonly reach: number;
        readonly games: number;
        readonly changes: readonly {
          readonly gameId: string;
          readonly name: string;
          readonly finishedAt: string;
          readonly before: number;
          readonly after: number;
        }[];
      }[];
    };
  };
  /** The competitions of a circle, the newest first. Only its members can read them. */
  readonly 'GET /api/competitions': {
    readonly params: object;
    readonly query: { readonly circle: string };
    readonly body: undefined;
    readonly answer: {
      readonly competitions: readonly ListedCompetition[];
    };
  };
  /** Set up a competition; only a steward or the host of the circle can. */
  readonly 'POST /api/competitions': {
    readonly params: object;
    readonly query: object;
    readonly body: {
      readonly circle: string;
      readonly name: string;
      readonly form?: 'series' | 'season' | 'swiss' | 'cup';
      readonly size?: 2 | 3 | 4;
      readonly pace?: 'relaxed' | 'daily' | 'brisk';
      readonly days?: number;
      readonly atOnce?: number;
    };
    readonly answer: Competition;
  };
  /** A competition with its people. Only members of its circle can read it. */
  readonly 'GET /api/competitions/{id}': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: Competition;
  };
  /** Rename a competition, or move the end of its sign-up. Nothing else changes. */
  readonly 'PATCH /api/competitions/{id}': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly name?: string;
      readonly days?: number;
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Call off a competition that has not started. */
  readonly 'DELETE /api/competitions/{id}': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Sign up. */
  readonly 'POST /api/competitions/{id}/entrants': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Check in or withdraw, by your own id, or exclude another entrant and take that back. */
  readonly 'PATCH /api/competitions/{id}/entrants/{entrant}': {
    readonly params: { readonly id: string; readonly entrant: string };
    readonly query: object;
    readonly body: {
      readonly act: 'check-in' | 'withdraw' | 'exclude' | 'keep';
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Withdraw, by your own id, or exclude another entrant. An exclusion takes effect a day later. */
  readonly 'DELETE /api/competitions/{id}/entrants/{entrant}': {
    readonly params: { readonly id: string; readonly entrant: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** The tables of a competition, made or yet to be made. */
  readonly 'GET /api/competitions/{id}/fixtures': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly fixtures: readonly Fixture[];
    };
  };
  /** The standing of each division, the best first. */
  readonly 'GET /api/competitions/{id}/standing': {
    readonly params: { readonly id: string };
    readonly query: { readonly format?: 'json' | 'csv' };
    readonly body: undefined;
    readonly answer: {
      readonly divisions: readonly DivisionStanding[];
    };
  };
  /** A competition with everything that its draw, results and standings follow from. */
  readonly 'GET /api/competitions/{id}/export': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: CompetitionExport;
  };
  /** The chat of a table: its newest 200 messages, oldest first. */
  readonly 'GET /api/games/{id}/talk': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly lines: readonly Said[];
      readonly maySpeak: boolean;
      readonly mayReact: boolean;
    };
  };
  /** Add a reaction of yours to a message, or take it away. Only players react. */
  readonly 'PUT /api/games/{id}/talk/{word}': {
    readonly params: { readonly id: string; readonly word: string };
    readonly query: object;
    readonly body: {
      readonly reaction: 'agree' | 'heart' | 'laugh' | 'wow' | 'bravo';
      readonly isOn: boolean;
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Write a message at a table. People named with @ get a notification. */
  readonly 'POST /api/games/{id}/talk': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly id: string;
      readonly text: string;
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Remove a chat message of yours or, as the host, any message. */
  readonly 'DELETE /api/games/{id}/talk/{word}': {
    readonly params: { readonly id: string; readonly word: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Report a chat message to the host. */
  readonly 'POST /api/games/{id}/talk/{word}': {
    readonly params: { readonly id: string; readonly word: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Your own notes, sealed ones of all once the game is over, and how many are sealed until then. */
  readonly 'GET /api/games/{id}/notes': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly own: readonly Note[];
      readonly opened: readonly Note[];
      readonly sealed: readonly {
        readonly seat: Seat;
        readonly n: number;
      }[];
      readonly mentor?: {
        readonly name: string;
        readonly since: string;
      };
    };
  };
  /** Keep a note for yourself. Only the holder of a seat may do this, by an access token or a browser. */
  readonly 'POST /api/games/{id}/notes': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly id: string;
      readonly text: string;
      readonly sealed?: boolean;
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** Forget a note of yours. A sealed one stays until the game is over. */
  readonly 'DELETE /api/games/{id}/notes/{note}': {
    readonly params: { readonly id: string; readonly note: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Rows of the log from-to, both included, at most 500 at once; with all that the hash chain can be checked with. */
  readonly 'GET /api/games/{id}/log': {
    readonly params: { readonly id: string };
    readonly query: { readonly from?: number; readonly to?: number };
    readonly body: undefined;
    readonly answer: {
      readonly seq: number;
      readonly head: string;
      readonly rows: readonly Row[];
      readonly hasMore: boolean;
      readonly next?: number;
      readonly seatEntries: readonly {
        readonly id: string;
        readonly seat: number;
        readonly name: string;
        readonly by?: number;
        readonly seq: number;
        readonly at: string;
        readonly kind: string;
        readonly delegate?: {
          readonly name: string;
          readonly power: string;
          readonly until?: string;
        };
        readonly steps?: readonly number[];
      }[];
    };
  };
  /** A whole game as one document; after its end with the seed and the secret parts of all rows. */
  readonly 'GET /api/games/{id}/export': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly format: 'praga-by-post/1';
      readonly game: {
        readonly id: string;
        readonly name: string;
        readonly status: 'running' | 'finished' | 'ended';
        readonly pack: {
          readonly id: string;
          readonly version: number;
        };
        readonly box?: {
          readonly base: {
            readonly id: string;
            readonly version: number;
          };
          readonly changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
        };
        readonly boxName?: string;
        readonly rulesVersion: number;
        readonly setup?: unknown;
        readonly createdAt: string;
        readonly seq: number;
        readonly head: string;
        readonly commitment: string;
        readonly seed?: string;
        readonly ending?: {
          readonly how: 'played-out' | 'resigned' | 'conceded' | 'agreed' | 'no-result';
          readonly winner?: number;
          readonly unrated?: true;
        };
        readonly [key: string]: unknown;
      };
      readonly seats: readonly {
        readonly seat: number;
        readonly name: string | '';
        readonly bot?: string;
        readonly automatic?: true;
        readonly [key: string]: unknown;
      }[];
      readonly holders?: readonly {
        readonly seat: number;
        readonly untilSeq: number;
        readonly name: string | '';
        readonly bot?: string;
        readonly [key: string]: unknown;
      }[];
      readonly result?: {
        readonly ranking: readonly number[];
        readonly scores: readonly {
          readonly seat: number;
          readonly total: number;
          readonly bySource: Readonly<
            Partial<
              Record<
                | 'crane'
                | 'wheel'
                | 'action'
                | 'production'
                | 'upgrade'
                | 'edge'
                | 'corner'
                | 'wall'
                | 'building'
                | 'site'
                | 'plaza-buildings'
                | 'plaza'
                | 'road'
                | 'bridge'
                | 'technology'
                | 'track-end'
                | 'grid'
                | 'wealth'
                | 'refresh'
                | 'extra-action'
                | 'seal'
                | 'academics'
                | 'hunger-wall'
                | 'cathedral'
                | 'tokens'
                | 'wall-set'
                | 'v-tile'
                | 'eggs'
                | 'parler'
                | 'turn-end',
                number
              >
            >
          >;
        }[];
      };
      readonly thoughts?: readonly {
        readonly seat: number;
        readonly seq: number;
        readonly at: string;
        readonly text: string;
        readonly [key: string]: unknown;
      }[];
      readonly log: readonly {
        readonly seq: number;
        readonly seat?: number;
        readonly command: SetupChoices | TakeTurnBack | Command;
        readonly commandId: string;
        readonly events: readonly {
          readonly type: string;
          readonly v?: number;
          readonly [key: string]: unknown;
        }[];
        readonly secret?: readonly {
          readonly type: string;
          readonly v?: number;
          readonly [key: string]: unknown;
        }[];
        readonly secretDigest: string;
        readonly at: string;
        readonly rulesVersion: number;
        readonly prevHash: string;
        readonly hash: string;
      }[];
      readonly waitingFor: readonly Seat[];
      readonly [key: string]: unknown;
    };
  };
  /** Finished games that anyone may watch, the newest first: one JSON object a line. A page that is empty is the last. Games whose deal other tables share are left out. */
  readonly 'GET /api/games': {
    readonly params: object;
    readonly query: {
      readonly players?: number;
      readonly pack?: string;
      readonly since?: string;
      readonly until?: string;
      readonly after?: string;
      readonly limit?: number;
      readonly whole?: '0' | '1';
    };
    readonly body: undefined;
    readonly answer: string;
  };
  /** Bring in a finished game from the document that exportGame gave, at most 5242880 bytes. It is worked out again completely first; `params.row` of a refusal is the first bad row. The same document again gives the same table. */
  readonly 'POST /api/imports': {
    readonly params: object;
    readonly query: object;
    readonly body: {
      readonly as: 'finished' | 'study';
      readonly document: Readonly<Record<string, unknown>>;
    };
    readonly answer: {
      readonly game: {
        readonly id: string;
        readonly link: string;
      };
      readonly isNew: boolean;
    };
  };
  /** The turns of the others since your last own one, and their effect on you. Without such turns there is no `recap`. */
  readonly 'GET /api/games/{id}/recap': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly seq: number;
      readonly seen?: number;
      readonly recap?: {
        readonly from: number;
        readonly to: number;
        readonly hasPlayed: boolean;
        readonly cards: readonly TurnCard[];
        readonly meanings: readonly {
          readonly kind:
            | 'tile-gone'
            | 'tile-come'
            | 'crane-free'
            | 'crane-dear'
            | 'crane-payable'
            | 'crane-points'
            | 'plaza-done'
            | 'plaza-open'
            | 'plaza-lost'
            | 'plaza-won'
            | 'seal-gone'
            | 'era'
            | 'forecast';
          readonly [key: string]: unknown;
        }[];
      };
    };
  };
  /** Say that you have seen everything up to a row; pages fold the recap away until then. Only the holder of the seat does so. */
  readonly 'POST /api/games/{id}/recap': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly seq: number;
    };
    readonly answer: {
      readonly done: true;
    };
  };
  /** A game in numbers, turn by turn: points, forecasts, goods, sources, actions, turning points. */
  readonly 'GET /api/games/{id}/figures': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly seq: number;
      readonly seats: readonly Seat[];
      readonly turns: readonly {
        readonly turn: number;
        readonly seat: Seat;
        readonly from: number;
        readonly to: number;
        readonly index: number;
        readonly points: readonly number[];
        readonly forecast: readonly number[];
        readonly held: readonly Readonly<
          Partial<
            Record<
              'gold' | 'stone' | 'egg' | 'silver-window' | 'gold-window' | 'blue-token' | 'red-token',
              number
            >
          >
        >[];
        readonly bySource: readonly Readonly<Partial<Record<SourceKind, number>>>[];
      }[];
      readonly sources: readonly (readonly {
        readonly source: SourceKind;
        readonly points: number;
        readonly earned: readonly {
          readonly seq: number;
          readonly points: number;
          readonly id?: string;
        }[];
      }[])[];
      readonly actions: readonly Readonly<
        Partial<
          Record<
            | 'manage-mines'
            | 'manage-quarries'
            | 'upgrade-action'
            | 'construct-wall'
            | 'construct-building'
            | 'kings-road',
            number
          >
        >
      >[];
      readonly turningPoints: readonly {
        readonly turn: {
          readonly turn: number;
          readonly seat: Seat;
          readonly from: number;
          readonly to: number;
          readonly index: number;
        };
        readonly seat: Seat;
        readonly by: number;
      }[];
      readonly scoredAt?: number;
      readonly minutes: readonly {
        readonly turn: {
          readonly turn: number;
          readonly seat: Seat;
          readonly from: number;
          readonly to: number;
          readonly index: number;
        };
        readonly minutes: number;
      }[];
    };
  };
  /** The differences between two positions of a table: numbers for each seat, and places of the board. */
  readonly 'GET /api/games/{id}/compare': {
    readonly params: { readonly id: string };
    readonly query: { readonly a?: number; readonly b?: number };
    readonly body: undefined;
    readonly answer: {
      readonly a: number;
      readonly b: number;
      readonly differences: readonly Difference[];
      readonly places: readonly {
        readonly kind: string;
        readonly id: string;
      }[];
    };
  };
  /** The worth of each turn of a finished game: sums for every seat that plays for points, and the turns you may see. Those are your own, the computers’, and the turning points. `review` is missing until a player has had the game reviewed. */
  readonly 'GET /api/games/{id}/review': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly seq: number;
      readonly reviewer: number;
      readonly review?: {
        readonly quality: 'quick' | 'normal' | 'deep';
        readonly head: string;
        readonly verified: boolean;
        readonly margins: readonly number[];
        readonly seats: readonly {
          readonly seat: number;
          readonly account: ReviewAccount;
          readonly play: ReviewPlay;
        }[];
        readonly turns: readonly {
          readonly turn: number;
          readonly seat: number;
          readonly at: number;
          readonly value: readonly number[];
          readonly spread: number;
          readonly effect: readonly number[];
          readonly loss: number;
          readonly error: number;
          readonly mark: 'best' | 'fine' | 'inaccuracy' | 'mistake' | 'missed-chance';
          readonly better?: {
            readonly at: number;
            readonly key: string;
            readonly steps: readonly {
              readonly seat: number;
              readonly command: Command;
            }[];
            readonly reasons: readonly {
              readonly kind:
                | 'points'
                | 'scoring'
                | 'growth'
                | 'goods'
                | 'tracks'
                | 'technologies'
                | 'boards'
                | 'plazas'
                | 'open'
                | 'turn'
                | 'rivals';
              readonly points: number;
            }[];
            readonly sources: readonly {
              readonly source:
                | 'crane'
                | 'wheel'
                | 'action'
                | 'production'
                | 'upgrade'
                | 'edge'
                | 'corner'
                | 'wall'
                | 'building'
                | 'site'
                | 'plaza-buildings'
                | 'plaza'
                | 'road'
                | 'bridge'
                | 'technology'
                | 'track-end'
                | 'grid'
                | 'wealth'
                | 'refresh'
                | 'extra-action'
                | 'seal'
                | 'academics'
                | 'hunger-wall'
                | 'cathedral'
                | 'tokens'
                | 'wall-set'
                | 'v-tile'
                | 'eggs'
                | 'parler'
                | 'turn-end';
              readonly points: number;
            }[];
          };
        }[];
        readonly turningPoints: readonly number[];
      };
    };
  };
  /** Keep the review of a finished game. The server works some of its turns out again, and keeps nothing that differs from what it finds. It recomputes the others later, and drops a review with a wrong one. */
  readonly 'PUT /api/games/{id}/review': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly reviewer: number;
      readonly quality: 'quick' | 'normal' | 'deep';
      readonly head: string;
      readonly pack: {
        readonly id: string;
        readonly version: number;
      };
      readonly margins: readonly number[];
      readonly turns: readonly {
        readonly turn: number;
        readonly seat: number;
        readonly at: number;
        readonly value: readonly number[];
        readonly spread: number;
        readonly effect: readonly number[];
        readonly loss: number;
        readonly error: number;
        readonly mark: 'best' | 'fine' | 'inaccuracy' | 'mistake' | 'missed-chance';
        readonly better?: {
          readonly at: number;
          readonly key: string;
          readonly steps: readonly {
            readonly seat: number;
            readonly command: Command;
          }[];
          readonly reasons: readonly {
            readonly kind:
              | 'points'
              | 'scoring'
              | 'growth'
              | 'goods'
              | 'tracks'
              | 'technologies'
              | 'boards'
              | 'plazas'
              | 'open'
              | 'turn'
              | 'rivals';
            readonly points: number;
          }[];
          readonly sources: readonly {
            readonly source:
              | 'crane'
              | 'wheel'
              | 'action'
              | 'production'
              | 'upgrade'
              | 'edge'
              | 'corner'
              | 'wall'
              | 'building'
              | 'site'
              | 'plaza-buildings'
              | 'plaza'
              | 'road'
              | 'bridge'
              | 'technology'
              | 'track-end'
              | 'grid'
              | 'wealth'
              | 'refresh'
              | 'extra-action'
              | 'seal'
              | 'academics'
              | 'hunger-wall'
              | 'cathedral'
              | 'tokens'
              | 'wall-set'
              | 'v-tile'
              | 'eggs'
              | 'parler'
              | 'turn-end';
            readonly points: number;
          }[];
        };
      }[];
    };
    readonly answer: {
      readonly differing: readonly number[];
    };
  };
  /** The clocks of a table, the seats that are late, and the votes of the others. */
  readonly 'GET /api/games/{id}/late': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly game: string;
      readonly status: 'running' | 'finished' | 'ended';
      readonly seq: number;
      readonly pace: {
        readonly kind: string;
        readonly [key: string]: unknown;
      };
      readonly clocks: readonly {
        readonly seat: number;
        readonly leftMs?: number;
        readonly inPlayingHours?: true;
        readonly since?: string;
        readonly notSeated?: true;
        readonly until?: string;
        readonly isOut?: true;
        readonly holidayUntil?: string;
        readonly holidays?: {
          readonly days: number;
          readonly byThemselves: number;
        };
      }[];
      readonly late: readonly {
        readonly seat: number;
        readonly isFree?: true;
        readonly votes: readonly {
          readonly answer: 'wait' | 'nudge' | 'replace' | 'computer' | 'end';
          readonly bot?: 'journeyman' | 'master';
          readonly seats: readonly Seat[];
          readonly needed: number;
          readonly silent?: readonly Seat[];
          readonly host?: true;
        }[];
        readonly missing: readonly Seat[];
        readonly absent?: readonly Seat[];
        readonly silenceAt?: string;
        readonly lastAt?: string;
      }[];
      readonly free: readonly {
        readonly seat: number;
        readonly link?: string;
      }[];
      readonly decisions: readonly {
        readonly id: string;
        readonly kind:
          | 'end'
          | 'replace'
          | 'computer'
          | 'leave'
          | 'resign'
          | 'concede'
          | 'agreed-end'
          | 'turn-back';
        readonly bot?: string;
        readonly seat: number;
        readonly name?: string;
        readonly by: readonly number[];
        readonly names?: readonly {
          readonly seat: number;
          readonly name: string;
        }[];
        readonly why: string;
        readonly state: 'open' | 'done' | 'taken-back' | 'void';
        readonly at: string;
        readonly effectAt: string;
        readonly endedAt?: string;
        readonly endedBy?: number;
      }[];
      readonly proposals: readonly {
        readonly from?: string;
        readonly until: string;
        readonly seats: readonly Seat[];
      }[];
      readonly pausedUntil?: string;
      readonly pause?: {
        readonly from: string;
        readonly until: string;
        readonly ending: readonly Seat[];
      };
    };
  };
  /** Vote on how to continue with a seat whose time is out. `wait` takes half of the others, `replace` and `computer` more than half, `end` all. To wait is done as soon as enough say so; everything else is decided then, takes effect an hour later and can be taken back until then. A person whose seat is kept decides too, once they sit down. After three days a missing voice counts as agreeing with those who spoke, but the silence of a person who has not sat down never counts; after fourteen the voice of the host decides or, without one, the first. */
  readonly 'POST /api/games/{id}/late': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly seat: number;
      readonly answer: 'wait' | 'nudge' | 'replace' | 'computer' | 'end';
      readonly bot?: 'journeyman' | 'master';
    };
    readonly answer: {
      readonly answer: 'wait' | 'nudge' | 'replace' | 'computer' | 'end';
      readonly done: boolean;
      readonly missing: number;
      readonly decision?: string;
      readonly effectAt?: string;
    };
  };
  /** Take back what you have decided, until it takes effect. */
  readonly 'POST /api/games/{id}/take-back': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly decision: string;
    };
    readonly answer: {
      readonly decision: string;
      readonly state: 'open' | 'done' | 'taken-back' | 'void';
    };
  };
  /** Ask to take back the turn you have just ended (`ask`), answer such a question (`agree`, `refuse`), or withdraw yours. Once all other people have agreed, the game goes back to the moment before the end of that turn, and the log has a row of type `TakeTurnBack`. Void as soon as another person has acted. Granted at once if no other person holds a seat; never at deals that others have too. */
  readonly 'POST /api/games/{id}/turn-back': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly act: 'ask' | 'agree' | 'refuse' | 'withdraw';
      readonly decision?: string;
    };
    readonly answer: {
      readonly decision: string;
      readonly state: 'open' | 'done' | 'taken-back' | 'void';
      readonly missing: readonly Seat[];
    };
  };
  /** Propose a common holiday, or agree to one: no clock runs in it, once all players at the table agree. With `end` instead: propose or agree to end the present or coming one early. */
  readonly 'POST /api/games/{id}/holiday': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly from?: string;
      readonly until?: string;
      readonly end?: true;
    };
    readonly answer: {
      readonly done: boolean;
      readonly missing: number;
    };
  };
  /** How the visitor may leave or end the table, the proposals, and the seats that are on offer. */
  readonly 'GET /api/games/{id}/leave': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly ways: readonly {
        readonly kind: 'hand' | 'computer' | 'leave' | 'resign' | 'concede' | 'agreed-end';
        readonly seat: number;
      }[];
      readonly proposals: readonly {
        readonly kind: 'concede' | 'agreed-end';
        readonly winner?: number;
        readonly seats: readonly Seat[];
        readonly missing: readonly Seat[];
      }[];
      readonly offers: readonly {
        readonly seat: number;
        readonly isComputer: boolean;
        readonly by?: number;
        readonly opensAt: string;
        readonly isOpen: boolean;
        readonly goodUntil: string;
      }[];
    };
  };
  /** Leave the table (`leave`, with a message to the others), resign (`resign`, of two), agree that a player has won (`concede`), or that the game ends without a result (`agreed-end`). A decision takes effect an hour later and can be taken back until then (`takeBackDecision`). Only the holder of a seat may do this, by the session or the cookie they sat down with. */
  readonly 'POST /api/games/{id}/leave': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly kind: 'leave' | 'resign' | 'concede' | 'agreed-end';
      readonly winner?: number;
      readonly word?: string;
    };
    readonly answer: {
      readonly missing: readonly Seat[];
      readonly decision?: string;
      readonly effectAt?: string;
    };
  };
  /** Say no more how the table should end, while others have yet to agree. */
  readonly 'DELETE /api/games/{id}/leave': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly done: true;
    };
  };
  /** Sit down on a seat that was offered: by the token of its link and a name, or without a token as the person who held it before the computer, known by their session. Sets the cookie of the seat and answers the token of the seat’s own link. The token of the offer no longer opens anything. */
  readonly 'POST /api/games/{id}/offers': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly token?: string;
      readonly name?: string;
      readonly email?: string;
    };
    readonly answer: {
      readonly game: string;
      readonly seat: number;
      readonly token: string;
    };
  };
  /** Offer a seat by a link: your own, or one that a computer plays. Only its holder may offer a seat of a person. The previous holder of a computer’s seat finds it at the table without the link. An earlier link to the seat no longer opens it. The link is returned once and stored nowhere. */
  readonly 'POST /api/games/{id}/offers/{seat}': {
    readonly params: { readonly id: string; readonly seat: number };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly seat: number;
      readonly isComputer: boolean;
      readonly by?: number;
      readonly opensAt: string;
      readonly isOpen: boolean;
      readonly goodUntil: string;
      readonly token: string;
      readonly link: string;
    };
  };
  /** Take back the offer of your seat. Any player of the table can take back the offer of a computer’s seat. */
  readonly 'DELETE /api/games/{id}/offers/{seat}': {
    readonly params: { readonly id: string; readonly seat: number };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly seat: number;
    };
  };
  /** Who may play for you at your seat. With the token of a delegate: its power, and the plan that can be confirmed (`changePlan`). */
  readonly 'GET /api/games/{id}/delegates': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly seat: number;
      readonly delegates: readonly {
        readonly id: string;
        readonly name: string;
        readonly power: 'turns' | 'plans';
        readonly until: string;
        readonly usedAt?: string;
        readonly steps: readonly number[];
      }[];
      readonly why?: 'rated' | 'competition' | 'open' | 'deal' | 'over' | 'dates' | 'many';
      readonly mine?: {
        readonly power: 'turns' | 'plans';
        readonly until: string;
        readonly plan?: {
          readonly seq: number;
          readonly ready?: {
            readonly id: string;
            readonly steps: number;
          };
        };
      };
    };
  };
  /** Let somebody play for you until a time within 21 days, by a link that is returned once. Its token is sent as a seat’s token. It ends earlier when you take it back, when the seat gets another holder, and with the game. Not at rated tables, tables of competitions, tables that anybody may join, and tables of a common deal. Only the holder of the seat may do this. */
  readonly 'POST /api/games/{id}/delegates': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly name: string;
      readonly power: 'turns' | 'plans';
      readonly until: string;
    };
    readonly answer: {
      readonly id: string;
      readonly name: string;
      readonly power: 'turns' | 'plans';
      readonly until: string;
      readonly usedAt?: string;
      readonly steps: readonly number[];
      readonly seat: number;
      readonly token: string;
      readonly link: string;
    };
  };
  /** Take the power of a delegate back. Steps they made stay. Only the holder of the seat may do this. */
  readonly 'DELETE /api/games/{id}/delegates/{delegate}': {
    readonly params: { readonly id: string; readonly delegate: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly id: string;
    };
  };
  /** All that you may know of a game right after a row: your view, the public log, tiles you were shown. Enough to deal the unknown stacks again and to play on in private. */
  readonly 'GET /api/games/{id}/sandbox': {
    readonly params: { readonly id: string };
    readonly query: { readonly at?: number };
    readonly body: undefined;
    readonly answer: {
      readonly gameId: string;
      readonly name: string;
      readonly status: 'running' | 'finished' | 'ended';
      readonly at: number;
      readonly latest: number;
      readonly pack: {
        readonly id: string;
        readonly version: number;
      };
      readonly seats: readonly SeatHolder[];
      readonly me?: number;
      readonly draftsOf: string;
      readonly known: {
        readonly view: View;
        readonly rows: readonly {
          readonly seq: number;
          readonly events: readonly Event[];
        }[];
        readonly shown?: Readonly<Record<string, readonly string[]>>;
      };
      readonly keeper: 'person' | 'seat' | 'nobody';
      readonly lineSharing: 'private' | 'link';
      readonly lines: readonly {
        readonly id: string;
        readonly base: number;
        readonly key: string;
        readonly name: string;
        readonly updatedAt: string;
        readonly sharedAs?: string;
        readonly steps: readonly {
          readonly seat: number;
          readonly command: Command;
        }[];
      }[];
    };
  };
  /** Keep a line that you have tried. It counts as no play, and only you see it unless you share it. */
  readonly 'POST /api/games/{id}/sandbox/lines': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: {
      readonly base: number;
      readonly key: string;
      readonly name: string;
      readonly steps: readonly {
        readonly seat: number;
        readonly command: Command;
      }[];
    };
    readonly answer: {
      readonly id: string;
      readonly base: number;
      readonly key: string;
      readonly name: string;
      readonly updatedAt: string;
      readonly sharedAs?: string;
      readonly steps: readonly {
        readonly seat: number;
        readonly command: Command;
      }[];
    };
  };
  /** Change the name or the steps of a line of yours; a member that is left out stays. */
  readonly 'PUT /api/games/{id}/sandbox/lines/{line}': {
    readonly params: { readonly id: string; readonly line: string };
    readonly query: object;
    readonly body: {
      readonly key?: string;
      readonly name?: string;
      readonly steps?: readonly {
        readonly seat: number;
        readonly command: Command;
      }[];
    };
    readonly answer: {
      readonly id: string;
      readonly base: number;
      readonly key: string;
      readonly name: string;
      readonly updatedAt: string;
      readonly sharedAs?: string;
      readonly steps: readonly {
        readonly seat: number;
        readonly command: Command;
      }[];
    };
  };
  /** Forget a line of yours. */
  readonly 'DELETE /api/games/{id}/sandbox/lines/{line}': {
    readonly params: { readonly id: string; readonly line: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly id: string;
    };
  };
  /** Share a line of yours by a new link, or withdraw the link. Others see it dealt from public knowledge, as far as it can be played then. While the game runs the table has to allow it. */
  readonly 'POST /api/games/{id}/sandbox/lines/{line}': {
    readonly params: { readonly id: string; readonly line: string };
    readonly query: object;
    readonly body: {
      readonly shared: boolean;
    };
    readonly answer: {
      readonly line: {
        readonly id: string;
        readonly base: number;
        readonly key: string;
        readonly name: string;
        readonly updatedAt: string;
        readonly sharedAs?: string;
        readonly steps: readonly {
          readonly seat: number;
          readonly command: Command;
        }[];
      };
      readonly hidden: number;
    };
  };
  /** Your plans for your next turn in order, their state, and reports on earlier ones. */
  readonly 'GET /api/games/{id}/plans': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly seq: number;
      readonly isMyTurn: boolean;
      readonly ready?: string;
      readonly plans: readonly {
        readonly id: string;
        readonly place?: number;
        readonly mode: 'offered' | 'plays-itself';
        readonly steps: readonly Command[];
        readonly guards: readonly (
          | {
              readonly kind: 'costs-at-most';
              readonly step: number;
              readonly n: number;
            }
          | {
              readonly kind: 'site-free';
              readonly site: string;
            }
          | {
              readonly kind: 'tile-there';
              readonly tile: string;
            }
          | {
              readonly kind: 'plaza-open';
              readonly plaza: string;
            }
          | {
              readonly kind: 'left-at-least';
              readonly good: 'gold' | 'stone' | 'egg' | 'silver-window' | 'gold-window';
              readonly n: number;
            }
        )[];
        readonly stopsBeforeReveal: boolean;
        readonly verdict?: string;
        readonly report?: {
          readonly ending: string;
          readonly played: number;
          readonly [key: string]: unknown;
        };
      }[];
      readonly reports: readonly {
        readonly id: string;
        readonly place?: number;
        readonly mode: 'offered' | 'plays-itself';
        readonly steps: readonly Command[];
        readonly guards: readonly (
          | {
              readonly kind: 'costs-at-most';
              readonly step: number;
              readonly n: number;
            }
          | {
              readonly kind: 'site-free';
              readonly site: string;
            }
          | {
              readonly kind: 'tile-there';
              readonly tile: string;
            }
          | {
              readonly kind: 'plaza-open';
              readonly plaza: string;
            }
          | {
              readonly kind: 'left-at-least';
              readonly good: 'gold' | 'stone' | 'egg' | 'silver-window' | 'gold-window';
              readonly n: number;
            }
        )[];
        readonly stopsBeforeReveal: boolean;
        readonly verdict?: string;
        readonly report?: {
          readonly ending: string;
          readonly played: number;
          readonly [key: string]: unknown;
        };
      }[];
    };
  };
  /** Keep the next turn of a line that you have tried, one that is kept or one you send, as a plan. */
  readonly 'POST /api/games/{id}/plans': {
    readonly params: { readonly id: string };
    readonly query: object;
    readonly body:
      | {
          readonly lineId: string;
        }
      | {
          readonly base: number;
          readonly key: string;
          readonly steps: readonly {
            readonly seat: number;
            readonly command: Command;
          }[];
        };
    readonly answer: {
      readonly id: string;
      readonly isCut: boolean;
    };
  };
  /** Confirm a plan (it is played as if you gave its commands), forget it, try it sooner or later, set its mode or a condition. */
  readonly 'POST /api/games/{id}/plans/{plan}': {
    readonly params: { readonly id: string; readonly plan: string };
    readonly query: object;
    readonly body:
      | {
          readonly act: 'confirm';
          readonly seq: number;
        }
      | {
          readonly act: 'forget' | 'earlier' | 'later';
        }
      | {
          readonly act: 'mode';
          readonly mode: 'offered' | 'plays-itself';
        }
      | {
          readonly act: 'guard';
          readonly guard:
            | 'stop'
            | {
                readonly kind: 'costs-at-most';
                readonly step: number;
                readonly n: number;
              }
            | {
                readonly kind: 'site-free';
                readonly site: string;
              }
            | {
                readonly kind: 'tile-there';
                readonly tile: string;
              }
            | {
                readonly kind: 'plaza-open';
                readonly plaza: string;
              }
            | {
                readonly kind: 'left-at-least';
                readonly good: 'gold' | 'stone' | 'egg' | 'silver-window' | 'gold-window';
                readonly n: number;
              };
          readonly isOn: boolean;
        };
    readonly answer: {
      readonly id: string;
      readonly played?: number;
    };
  };
  /** The same as ready. */
  readonly 'GET /api/health': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly ok: true;
    };
  };
  /** Whether this process answers, even without the database. If it does not answer, restart it. */
  readonly 'GET /api/health/live': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly ok: true;
    };
  };
  /** Whether this process can write to its database, and their clocks agree, answered within two seconds. While it cannot, send no visitors here. */
  readonly 'GET /api/health/ready': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly ok: true;
    };
  };
  /** This description of the API (OpenAPI 3.1). */
  readonly 'GET /api/openapi.json': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly openapi: string;
      readonly [key: string]: unknown;
    };
  };
  /** The same document for the operator’s operations. */
  readonly 'GET /api/operator/openapi.json': {
    readonly params: object;
    readonly query: object;
    readonly body: undefined;
    readonly answer: {
      readonly openapi: string;
      readonly [key: string]: unknown;
    };
  };
}
