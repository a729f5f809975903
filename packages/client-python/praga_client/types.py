"""Types of the API, generated from its description (tests/api/client-python.unit.test.ts). Do not edit."""
from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, Union, overload

# A type shows the parts of an object that are inside of it under names of their own: Table with its member
# seats has the type TableSeats.


class AbilityUsedEvent(TypedDict):
    """A lasting ability pays."""
    type: Literal["AbilityUsed"]
    seat: Seat
    tile: TileId
    oncePerTurn: bool
    """Whether it fires once a turn."""


class AcceptedOptions(TypedDict):
    """The legal commands of your seat there, with `?options=1`; none once another seat is to act."""
    commands: list[Option]
    """Every legal command, and whether it shows something hidden."""
    open: list[OpenEntry]
    """The open items of the seat, the most urgent first."""


class Accepted(TypedDict):
    """A command that was applied."""
    seq: int
    """The row that the command made."""
    hash: str
    """SHA-256 in hexadecimal."""
    at: str
    """ISO 8601, UTC."""
    events: list[Event]
    """The events of the row, in order."""
    waitingFor: list[Seat]
    """Seats the table waits for."""
    view: NotRequired[View]
    """The position, with `?view=1`."""
    scores: NotRequired[list[Score]]
    """Its scores, with `?view=1`."""
    options: NotRequired[AcceptedOptions]
    """The legal commands of your seat there, with `?options=1`; none once another seat is to act."""


class AcceptedStepsRows(TypedDict):
    seq: int
    """The number of a row of the log."""
    hash: str
    """SHA-256 in hexadecimal."""
    at: str
    """ISO 8601, UTC."""
    events: list[Event]
    """The events of the row, in order."""


class AcceptedStepsOptions(TypedDict):
    """The legal commands of your seat there, with `?options=1`; none once another seat is to act."""
    commands: list[Option]
    """Every legal command, and whether it shows something hidden."""
    open: list[OpenEntry]
    """The open items of the seat, the most urgent first."""


class AcceptedStepsRefusedProblem(TypedDict):
    """Why it was refused."""
    code: str
    """A fixed word that programs can rely on."""
    status: int
    """The HTTP status it would have."""


class AcceptedStepsRefused(TypedDict):
    """The first step that was not taken, and why; none after it was looked at."""
    index: int
    problem: AcceptedStepsRefusedProblem
    """Why it was refused."""


class AcceptedSteps(TypedDict):
    """Several commands, applied up to the first that was refused."""
    rows: list[AcceptedStepsRows]
    waitingFor: list[Seat]
    """Seats the table waits for."""
    offers: NotRequired[list[Offer]]
    """Tiles that only this seat sees after the last row."""
    view: NotRequired[View]
    """The position, with `?view=1`."""
    scores: NotRequired[list[Score]]
    """Its scores, with `?view=1`."""
    options: NotRequired[AcceptedStepsOptions]
    """The legal commands of your seat there, with `?options=1`; none once another seat is to act."""
    refused: NotRequired[AcceptedStepsRefused]
    """The first step that was not taken, and why; none after it was looked at."""


Action: TypeAlias = Literal["manage-mines", "manage-quarries", "upgrade-action", "construct-wall", "construct-building", "kings-road"]
"""One of the six actions of the board."""


class ActionDeclaredEvent(TypedDict):
    """An action begins."""
    type: Literal["ActionDeclared"]
    seat: Seat
    id: int
    """The id of a performance of the turn."""
    action: Action
    context: Context
    top: NotRequired[TileId]
    """The upgrade on top of it."""
    discount: NotRequired[Cost]
    then: NotRequired[Effect]


class ActionDoneEvent(TypedDict):
    """The action has no open parts left."""
    type: Literal["ActionDone"]
    seat: Seat
    id: int
    """The id of a performance of the turn."""


class ActionTileRecycledEvent(TypedDict):
    """An action tile that no player took goes round."""
    type: Literal["ActionTileRecycled"]
    tile: TileId
    position: int
    """Next to the wheel, 0 to 11, as in `crane.positions` of the pack."""
    sector: int
    """The sector of the wheel, 0 to 11. The position of the tile is (arrow + sector) mod 12."""


class ActionTileReturnedEvent(TypedDict):
    """The action tile goes back to the wheel."""
    type: Literal["ActionTileReturned"]
    tile: TileId
    position: int
    """Next to the wheel, 0 to 11, as in `crane.positions` of the pack."""
    sector: int
    """The sector of the wheel, 0 to 11. The position of the tile is (arrow + sector) mod 12."""


class ActionTileTakenEvent(TypedDict):
    """An action tile is taken from the wheel."""
    type: Literal["ActionTileTaken"]
    seat: Seat
    tile: TileId
    position: int
    """Next to the wheel, 0 to 11, as in `crane.positions` of the pack."""
    sector: int
    """The sector of the wheel, 0 to 11. The position of the tile is (arrow + sector) mod 12."""
    actions: list[Action]
    bonus: NotRequired[Effect]
    """The bonus of its slot."""


class AdvanceRoadCommand(TypedDict):
    """Move the pawn along the King’s Road."""
    type: Literal["AdvanceRoad"]


ArrowItem = TypedDict(
    "ArrowItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"arrow\"]",
        "grid": "Grid",
    },
)
"""An open item of the kind `arrow`."""


class BeatEvent(TypedDict):
    """Comes every 20 seconds while the stream is alive."""
    event: Literal["beat"]
    data: Literal[""]
    """Always empty."""


class BoxRemovable(TypedDict):
    editor: str
    name: str


class BoxBase(TypedDict):
    """The standard pack that the box differs from."""
    id: str
    version: int


class BoxEntries(TypedDict):
    editor: str
    """The id of the editor within the box."""
    by: str
    """Their name; empty for readers who are no editors."""
    isMine: bool
    """Whether it is yours."""
    value: dict[str, Any]
    """The fields that differ from the base; none where it is right."""
    doubt: str
    """A remark of the editor; may be empty."""


class BoxNewest(TypedDict):
    """The newest revision."""
    number: int
    pack: str
    """The pack of a revision; `POST /api/tables` takes it."""


class Box(TypedDict):
    """A box with its entries, as one person sees it."""
    id: str
    """The id of the box."""
    name: str
    share: Literal["private", "link", "listed"]
    """For its editors, for all who know its id, or listed for everybody."""
    isOwner: bool
    mayEdit: bool
    updatedAt: str
    """ISO 8601, UTC."""
    editors: list[str]
    """Names of the editors, for editors only."""
    removable: NotRequired[list[BoxRemovable]]
    """The other editors. Only the owner gets and removes them."""
    link: NotRequired[str]
    """The join link; only the owner gets it, by a token only with the scope `all`."""
    base: BoxBase
    """The standard pack that the box differs from."""
    changes: dict[str, dict[str, Any]]
    """The differing fields by component; /boxes/schema.json has their form."""
    entries: dict[str, list[BoxEntries]]
    """The entries by component, the oldest first."""
    open: list[str]
    """Components whose entries differ, without a choice so far."""
    looked: int
    """Components that are published or that an editor entered."""
    total: int
    """All components of the base."""
    people: int
    """Editors who entered a value that the box has."""
    hasChanges: bool
    """Whether the values differ from the newest revision."""
    newest: NotRequired[BoxNewest]
    """The newest revision."""


class BoxFileBase(TypedDict):
    """The standard pack that the box differs from."""
    id: str
    version: int


class BoxFile(TypedDict):
    """A box as one file, for other services and programs."""
    format: Literal["praga-by-post/box"]
    """The kind of document and its version."""
    version: Literal[1]
    name: str
    base: BoxFileBase
    """The standard pack that the box differs from."""
    changes: dict[str, dict[str, Any]]
    """The differing fields by component; /boxes/schema.json has their form."""
    looked: list[str]
    """Components that people compared with the printed game."""


class BoxRevisionChanged(TypedDict):
    component: str
    """Its id in the pack."""
    fields: list[str]


class BoxRevision(TypedDict):
    """A revision of a box: values that never change."""
    number: int
    pack: str
    """The pack of a revision; `POST /api/tables` takes it."""
    looked: int
    """Components that are published or that an editor entered."""
    people: int
    """Editors who entered a value that the revision has."""
    at: str
    """ISO 8601, UTC."""
    changed: list[BoxRevisionChanged]
    """Changes since the revision before; the first differs from the base."""


class BridgeBoardPlacesFaces(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    side: Literal["A", "B"]
    spaces: list[Effect]
    """Its spaces, in their order."""


class BridgeBoardPlaces(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    place: int
    """The place on the bridge, from 1."""
    faces: list[BridgeBoardPlacesFaces]
    """The sides that may show."""


class BridgeBoardTilesIV(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    gain: Effect | None
    """The effect the player gets."""
    end: NotRequired[Effect]


class BridgeBoardTilesV(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    gain: Effect | None
    """The effect the player gets."""
    end: NotRequired[Effect]


class BridgeBoard(TypedDict):
    """Charles Bridge: its places and tiles."""
    places: list[BridgeBoardPlaces]
    tilesIV: list[BridgeBoardTilesIV]
    """Tiles IV of the bridge."""
    tilesV: list[BridgeBoardTilesV]
    vTilesAtBridge: int
    vTilesAtCathedral: int
    drawForIV: int
    """How many are drawn to choose a tile IV from."""


class BridgePlace(TypedDict):
    """A place of the Charles Bridge."""
    place: str
    """The place on the bridge, from 1."""
    face: str
    """The side that shows."""
    plank: NotRequired[TileId]
    """The tile that was laid there."""


class BridgeTileChosenEvent(TypedDict):
    """One of them is kept."""
    type: Literal["BridgeTileChosen"]
    seat: Seat
    stack: Literal["IV", "V"]
    """The stack it comes from."""
    tile: TileId
    returned: int
    """How many tiles went back."""


BridgeTileItem = TypedDict(
    "BridgeTileItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"bridge-tile\"]",
        "stack": "Literal[\"IV\", \"V\"]",
    },
)
"""An open item of the kind `bridge-tile`."""


class BridgeTilesDrawnEvent(TypedDict):
    """Bridge tiles are drawn; only their owner sees which."""
    type: Literal["BridgeTilesDrawn"]
    open: NotRequired[Literal[True]]
    """All players had seen them before."""
    seat: Seat
    stack: Literal["IV", "V"]
    """The stack it comes from."""
    count: int
    """How many tiles."""
    item: int
    """The id of the open item."""


class Browser(TypedDict):
    """A browser a person is signed in on."""
    id: str
    label: str
    """A name for people, to distinguish it from others."""
    createdAt: str
    """ISO 8601, UTC."""
    seenOn: str
    """The day it was last used, in UTC."""


class BrowserAtSeat(TypedDict):
    """A browser that can open one of your seats."""
    id: str
    label: str
    """A name for people, to distinguish it from others."""
    gameId: str
    """The id of the table."""
    seat: Seat
    at: str
    """ISO 8601, UTC."""


class BuildingPlacedEvent(TypedDict):
    """It is built in the city."""
    type: Literal["BuildingPlaced"]
    seat: Seat
    tile: TileId
    site: str
    """The id of the site in the city."""
    rotation: Rotation
    cube: bool
    """Whether a cube of the builder stays on it."""


class BuildingTile(TypedDict):
    """A building as printed: era, cost, corners and effect."""
    id: str
    """Stable, and the only one of this name in the pack."""
    name: str
    """As printed, in English."""
    era: Era
    special: bool
    """Whether it goes to the special slot of its row."""
    corners: list[int]
    """Coloured corners; 0 is the top, clockwise, as printed."""
    cost: Cost
    gain: Effect
    icon: Literal["cathedral"] | None
    """The sign on it."""
    cubeSpace: bool
    """Whether a cube is put on it."""


class BuyEggCommand(TypedDict):
    """Pay the price of the sector for an egg."""
    type: Literal["BuyEgg"]


class BuyExtraActionCommand(TypedDict):
    """Buy one more action in this turn."""
    type: Literal["BuyExtraAction"]
    pay: dict[str, int]
    """The goods it is paid with."""


class CathedralTileClaimedEvent(TypedDict):
    """One of them is taken, or none."""
    type: Literal["CathedralTileClaimed"]
    seat: Seat
    tile: NotRequired[TileId]
    returned: int
    """How many tiles went back."""


CathedralTileItem = TypedDict(
    "CathedralTileItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"cathedral-tile\"]",
    },
)
"""An open item of the kind `cathedral-tile`."""


class CathedralTilesShownEvent(TypedDict):
    """Tiles of the Cathedral are shown to one seat."""
    type: Literal["CathedralTilesShown"]
    open: NotRequired[Literal[True]]
    """All players had seen them before."""
    seat: Seat
    count: int
    """How many tiles."""
    item: int
    """The id of the open item."""


class ChannelFault(TypedDict):
    """The last failure."""
    code: Literal["gone", "refused", "unreachable", "forbidden-address", "mail-server", "internal"]
    """A fixed word that programs can rely on."""
    detail: str
    """One sentence for people."""
    at: NotRequired[str]
    """ISO 8601, UTC."""


class Channel(TypedDict):
    """An email address, a browser or a webhook that gets the messages for a person."""
    id: str
    form: Literal["mail", "push", "webhook"]
    """The program that it posts to: `json` is one of your own."""
    label: str
    """The name its owner gave it; for mail, the address."""
    wants: list[Literal["your-turn", "game-began", "game-finished", "invited", "joined", "welcome", "reminder", "next-but-one", "mention", "watcher-mention", "table-late", "vote-reminder", "decision", "seat-free", "problem-answered", "seat-offered", "time-out", "end-proposed", "holiday-soon", "holiday-begun", "pause", "digest", "plan-report", "seat-opened", "link-asked", "fresh-link", "address-asked", "seat-lost", "table-goes", "seat-replaced", "seat-given-back", "channel-stopped", "who-is-in", "who-is-in-now", "circle-news", "circle-letter", "season-check-in", "season-place", "season-begins", "season-stage", "season-over", "left-out"]]
    """The kinds of messages that go there."""
    state: Literal["waits-for-proof", "on", "paused", "stopped"]
    """`waits-for-proof`: the reader of the address has not confirmed it yet; `stopped`: nothing went through."""
    lastSentAt: NotRequired[str]
    """ISO 8601, UTC."""
    fault: NotRequired[ChannelFault]
    """The last failure."""


ChoiceItem = TypedDict(
    "ChoiceItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"choice\"]",
        "of": "list[Effect]",
        "then": "NotRequired[Effect]",
    },
)
"""An open item of the kind `choice`."""


class ChooseAlternativeCommand(TypedDict):
    """Choose one of several effects."""
    type: Literal["ChooseAlternative"]
    item: int
    """The id of the open item."""
    option: int
    """The index of the chosen option, from 0."""


class ChooseBridgeTileCommand(TypedDict):
    """Choose a tile of the bridge from those drawn."""
    type: Literal["ChooseBridgeTile"]
    tile: str
    """The id of the tile, as in the pack."""


class ChoosePlazaRewardCommand(TypedDict):
    """Choose a reward of a completed plaza."""
    type: Literal["ChoosePlazaReward"]
    plaza: str
    """The id of the plaza."""
    reward: Literal["upper", "lower"]


class ChoosePlazaTileCommand(TypedDict):
    """Choose whose tile of a plaza is used."""
    type: Literal["ChoosePlazaTile"]
    plaza: str
    """The id of the plaza."""


class ChooseProductionKindCommand(TypedDict):
    """Choose the good that is produced."""
    type: Literal["ChooseProductionKind"]
    item: int
    """The id of the open item."""
    what: Literal["gold", "stone"]
    """The good, token or effect."""


class ChooseProductionTokenCommand(TypedDict):
    """Choose a production token from the river."""
    type: Literal["ChooseProductionToken"]
    track: Literal["gold-mine", "quarry"]
    """The track of a mine, a quarry, technology or university."""
    token: str
    """The id of the production token."""


class ChooseTechnologyCommand(TypedDict):
    """Choose a technology from those drawn."""
    type: Literal["ChooseTechnology"]
    tile: str
    """The id of the tile, as in the pack."""


class CircleAsking(TypedDict):
    id: str
    """The id of the member inside the circle."""
    name: str


class Circle(TypedDict):
    """A group of friends, as one of its members sees it."""
    id: str
    """The id of the circle."""
    name: str
    notice: str
    """A few lines for all members; may be empty."""
    joinBy: Literal["link", "approval", "closed"]
    """By the link, by the link after approval, or not at all."""
    link: NotRequired[str]
    """The join link; only the host and stewards get it, by a token only with the scope `all`."""
    timeZone: str
    """The time zone, by its IANA name."""
    rated: bool
    """Whether its games make ratings."""
    createdAt: str
    """ISO 8601, UTC."""
    endsAt: NotRequired[str]
    """It ends then, unless the host keeps it open."""
    silentSince: NotRequired[str]
    """Since when the members look for another host."""
    heir: NotRequired[str]
    """The member who is to become host."""
    members: list[CircleMember]
    asking: list[CircleAsking]
    """People who asked to join."""


class CircleEntry(TypedDict):
    """A change of a circle."""
    id: str
    kind: Literal["founded", "joined", "asked", "approved", "refused", "left", "renamed", "name", "notice", "join-by", "time-zone", "link", "link-closed", "steward", "not-steward", "host-offered", "host-declined", "host", "removing", "kept", "removed", "ending", "kept-open", "host-silent", "heir", "host-back", "table", "gathering", "called-off", "past-table", "rated", "unrated", "competition", "competition-off", "excluding", "not-excluded"]
    at: str
    """ISO 8601, UTC."""
    name: NotRequired[str]
    """The member it is about; empty for one who left."""
    by: NotRequired[str]
    """The member who did it."""


class CircleExportMembers(TypedDict):
    id: str
    name: str
    role: str
    joinedAt: str
    """ISO 8601, UTC."""


class CircleExportEntries(TypedDict):
    kind: str
    at: str
    """ISO 8601, UTC."""
    name: NotRequired[str]
    by: NotRequired[str]


class CircleExportResultsBest(TypedDict):
    """The turn with the most points, and the row that ended it."""
    seat: int
    """The number of the seat, from 0."""
    row: int
    """The number of a row of the log."""
    points: int


class CircleExportResultsSeats(TypedDict):
    member: NotRequired[str]
    """The id in the circle; missing for others."""
    name: NotRequired[str]
    """Missing for people who are not in the circle."""
    seat: int
    """The number of the seat, from 0."""
    place: NotRequired[int]
    """Missing for computers."""
    points: int
    tablePoints: float
    left: bool


class CircleExportResults(TypedDict):
    gameId: str
    """The id of the table."""
    name: str
    seq: str
    """Results count in this order."""
    finishedAt: str
    """ISO 8601, UTC."""
    how: Literal["played-out", "resigned", "conceded", "agreed"]
    """How it ended or was used."""
    best: NotRequired[CircleExportResultsBest]
    """The turn with the most points, and the row that ended it."""
    seats: list[CircleExportResultsSeats]
    link: str
    """The address that opens it."""


class CircleExport(TypedDict):
    """A circle as one of its members may keep it."""
    format: Literal["praga-by-post/circle"]
    """The kind of document and its version."""
    at: str
    """ISO 8601, UTC."""
    id: str
    """The id of the circle."""
    name: str
    notice: str
    timeZone: str
    """The time zone, by its IANA name."""
    createdAt: str
    """ISO 8601, UTC."""
    members: list[CircleExportMembers]
    entries: list[CircleExportEntries]
    standings: list[CircleStanding]
    results: list[CircleExportResults]


CircleHookQuiet = TypedDict(
    "CircleHookQuiet",
    {
        "from": "str",
        "to": "str",
    },
)


class CircleHookFault(TypedDict):
    """The last failure."""
    code: Literal["gone", "refused", "unreachable", "forbidden-address", "mail-server", "internal"]
    """A fixed word that programs can rely on."""
    detail: str
    """One sentence for people."""


class CircleHook(TypedDict):
    """A chat or program that hears of all tables of a circle."""
    id: str
    """The id of the channel."""
    form: Literal["discord", "slack", "ntfy", "json"]
    """The program that it posts to: `json` is one of your own."""
    label: str
    """A name for people, to distinguish it from others."""
    wants: list[Literal["game-began", "game-finished", "who-is-in", "circle-letter", "season-begins", "season-stage", "season-over", "your-turn"]]
    """The kinds of messages that go there."""
    quiet: CircleHookQuiet | None
    """Nothing is posted between these times; null for no quiet hours."""
    state: Literal["on", "stopped"]
    """`stopped`: nothing went through; try it to use it again."""
    lastSentAt: NotRequired[str]
    """ISO 8601, UTC."""
    fault: NotRequired[CircleHookFault]
    """The last failure."""


class CircleMember(TypedDict):
    """A person in a circle, with their role there."""
    id: str
    """The id of the member inside the circle."""
    name: str
    role: Literal["host", "steward", "member"]
    """The host may do everything, a steward approves and invites."""
    joinedAt: str
    """ISO 8601, UTC."""
    endsAt: NotRequired[str]
    """Their removal takes effect then."""
    isMe: bool


class CircleResultBest(TypedDict):
    """The turn with the most points, and the row that ended it."""
    seat: int
    """The number of the seat, from 0."""
    row: int
    """The number of a row of the log."""
    points: int


class CircleResultSeats(TypedDict):
    member: NotRequired[str]
    """The id in the circle; missing for others."""
    name: NotRequired[str]
    """Missing for people who are not in the circle."""
    seat: int
    """The number of the seat, from 0."""
    place: NotRequired[int]
    """Missing for computers."""
    points: int
    tablePoints: float
    left: bool


class CircleResult(TypedDict):
    """The result of a game of a circle."""
    gameId: str
    """The id of the table."""
    name: str
    seq: str
    """Results count in this order."""
    finishedAt: str
    """ISO 8601, UTC."""
    how: Literal["played-out", "resigned", "conceded", "agreed"]
    """How it ended or was used."""
    best: NotRequired[CircleResultBest]
    """The turn with the most points, and the row that ended it."""
    seats: list[CircleResultSeats]


class CircleStandingLines(TypedDict):
    member: NotRequired[str]
    """The id in the circle; missing for others."""
    name: NotRequired[str]
    """Missing for people who are not in the circle."""
    place: int
    """The place on the bridge, from 1."""
    games: int
    wins: int
    tablePoints: float
    value: float
    """Table points a game, with three average games mixed in."""
    best: int
    """Most points in a game."""


class CircleStanding(TypedDict):
    """The standing of a circle in a year, the best first."""
    year: int
    lines: list[CircleStandingLines]


class CircleYearMostPoints(TypedDict):
    member: NotRequired[str]
    """The id in the circle; missing for others."""
    name: NotRequired[str]
    """Missing for people who are not in the circle."""
    gameId: str
    """The id of the table."""
    points: int


class CircleYearBestTurn(TypedDict):
    member: NotRequired[str]
    """The id in the circle; missing for others."""
    name: NotRequired[str]
    """Missing for people who are not in the circle."""
    gameId: str
    """The id of the table."""
    points: int
    row: int
    """The number of a row of the log."""


class CircleYearClosest(TypedDict):
    gameId: str
    """The id of the table."""
    margin: int


class CircleYear(TypedDict):
    """A year of a circle: its games and records."""
    year: int
    games: int
    months: list[int]
    """Games that ended in each month, from January."""
    mostPoints: NotRequired[CircleYearMostPoints]
    bestTurn: NotRequired[CircleYearBestTurn]
    closest: NotRequired[CircleYearClosest]


class CityPlazas(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    q: int
    """Axial; pointy top."""
    r: int
    """Axial; pointy top."""
    colour: Literal["tan", "yellow", "light-blue", "grey-blue"]
    tileFromPlayers: int
    sites: list[str]
    """Ids of sites in the city."""


class CitySitesSurcharge(TypedDict):
    """The extra cost of building there."""
    gold: int


class CitySites(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    q: int
    """Axial; pointy top."""
    r: int
    """Axial; pointy top."""
    plaza: str
    """The id of the plaza."""
    district: Literal["old-town", "new-town"]
    """Old Town or New Town."""
    surcharge: CitySitesSurcharge
    """The extra cost of building there."""
    points: int


class CityBlueCornersVertex(TypedDict):
    """A corner of a hex."""
    q: int
    """Axial; pointy top."""
    r: int
    """Axial; pointy top."""
    corner: Literal[0] | Literal[3]
    """Which corner of the hex, from the top clockwise."""


class CityBlueCorners(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    vertex: CityBlueCornersVertex
    """A corner of a hex."""
    sites: list[str]
    """Ids of sites in the city."""


class CityTerrain(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    q: int
    """Axial; pointy top."""
    r: int
    """Axial; pointy top."""
    terrain: Literal["green", "river", "road", "countryside", "house"]
    """The kind of a hex that is neither a site nor a plaza."""
    space: NotRequired[str]
    """The space of the King’s Road or the bridge."""
    use: NotRequired[Literal["effects", "pawns"]]
    """The purpose of the space."""


class CityKingsRoad(TypedDict):
    """The way of the King’s Road."""
    id: str
    """Stable, and the only one of this name in the pack."""
    hexes: list[str]
    """Its hexes, in their order."""
    then: Literal["bridge"]
    """The board that follows it."""
    bridgeCrossesAt: str
    """The hex where the bridge crosses."""


class CityPrebuilt(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    players: int
    sites: list[str]
    """Ids of sites in the city."""


class CityPlazaOrders(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    players: int
    clockwise: list[str]
    """The plazas, clockwise."""


class City(TypedDict):
    """The city map: plazas, building sites, terrain."""
    plazas: list[CityPlazas]
    """The plazas of the city."""
    sites: list[CitySites]
    """Places for buildings."""
    blueCorners: list[CityBlueCorners]
    """Corners that give a blue token."""
    terrain: list[CityTerrain]
    """The kind of a hex that is neither a site nor a plaza."""
    kingsRoad: CityKingsRoad
    """The way of the King’s Road."""
    prebuilt: list[CityPrebuilt]
    """Sites that are built on at the start."""
    plazaOrders: list[CityPlazaOrders]
    """The order of plazas that Peter Parler goes by."""


class Claim(TypedDict):
    """A request for a new link."""
    seat: Seat
    askedBy: NotRequired[Seat]
    """Missing for a host who has no seat."""
    agreed: list[Seat]
    """Seats whose holders agree to the link."""
    askedAt: str
    """ISO 8601, UTC."""
    readyAt: str
    """When it can be made even without agreement."""
    isReady: bool
    """Whether it can be made now."""


class ClaimCathedralTileCommand(TypedDict):
    """Choose a V tile of the Cathedral."""
    type: Literal["ClaimCathedralTile"]
    tile: NotRequired[str]
    """The id of the tile, as in the pack."""


class ClaimSealCommand(TypedDict):
    """Take a seal."""
    type: Literal["ClaimSeal"]
    seal: NotRequired[str]
    """The id of the seal."""


class CollectSlotBonusCommand(TypedDict):
    """Take the bonus of the sector."""
    type: Literal["CollectSlotBonus"]


class CollectUpgradeBonusCommand(TypedDict):
    """Take the bonus of an upgrade at the action performed."""
    type: Literal["CollectUpgradeBonus"]
    performance: int
    """The id of the performance of an action."""
    tile: str
    """The id of the tile, as in the pack."""


Command: TypeAlias = Union["TakeActionTileCommand", "CollectSlotBonusCommand", "BuyEggCommand", "ScoreSpecialPointsCommand", "DeclareActionCommand", "BuyExtraActionCommand", "UseTechnologyCommand", "RefreshRowCommand", "RefillRowCommand", "MoveUpCommand", "ClaimSealCommand", "EndTurnCommand", "SkipMainActionCommand", "ManageMinesCommand", "ManageQuarriesCommand", "PlaceUpgradeCommand", "PlaceWallCommand", "PlaceBuildingCommand", "AdvanceRoadCommand", "ResolveRoadEffectCommand", "ResolveRoadEggCommand", "ChooseBridgeTileCommand", "PlacePlankCommand", "CollectUpgradeBonusCommand", "ChooseTechnologyCommand", "ChooseProductionTokenCommand", "MoveSidewaysCommand", "ResolveUpArrowCommand", "ClaimCathedralTileCommand", "ChoosePlazaRewardCommand", "ChooseAlternativeCommand", "ChooseProductionKindCommand", "ChoosePlazaTileCommand", "DiscardWindowsCommand", "SetParlerMarkersCommand", "PlaceParlerBuildingCommand", "UndoCommand"]
"""One step of a seat; see `type`."""


class Competition(TypedDict):
    """A competition of a circle, as a member sees it."""
    id: str
    """The id of the competition."""
    circle: str
    """The id of the circle."""
    name: str
    form: Literal["series", "season", "swiss", "cup"]
    """A series is one division, and no season follows it. Swiss and cup are drawn stage by stage."""
    state: Literal["draft", "sign-up", "check-in", "running", "over", "called-off"]
    """`open` until it takes effect."""
    stage: int
    """The newest stage that was drawn; 0 before the start."""
    stages: int
    """Of a Swiss or a cup; a cup may need one more or less."""
    size: Literal[2] | Literal[3] | Literal[4]
    """Players at a table."""
    atOnce: int
    """The most open tables of one person."""
    signUpUntil: str
    """ISO 8601, UTC."""
    checkInUntil: NotRequired[str]
    """ISO 8601, UTC."""
    commitment: str
    """SHA-256 of the seed that all lots follow from."""
    seed: NotRequired[str]
    """Only once it is over."""
    winners: NotRequired[list[str]]
    """Only once it is over; empty if nobody has won. In a season, of the top division."""
    previous: NotRequired[str]
    """The id of the competition."""
    next: NotRequired[str]
    """The id of the competition."""
    entrants: list[Entrant]
    bracket: NotRequired[list[CompetitionStage]]
    """The stages of a Swiss or a cup that were drawn."""


class CompetitionExportCompetition(TypedDict):
    id: str
    name: str
    form: Literal["series", "season", "swiss", "cup"]
    """The program that it posts to: `json` is one of your own."""
    state: Literal["draft", "sign-up", "check-in", "running", "over", "called-off"]
    """`open` until it takes effect."""
    size: Literal[2, 3, 4]
    atOnce: int
    stages: NotRequired[int]
    """Of a Swiss or a cup, by the number of people at its start."""
    startedAt: NotRequired[str]
    commitment: str
    """SHA-256 of the seed."""
    seed: NotRequired[str]
    """Only once it is over."""
    previous: NotRequired[str]


class CompetitionExportEntrants(TypedDict):
    id: str
    """The key of the entrant in all lots."""
    name: str
    """Empty for a person who has left the service."""
    state: Literal["entered", "checked-in", "playing", "withdrawn", "excluded", "done"]
    """`open` until it takes effect."""
    checkedInAt: NotRequired[str]
    division: NotRequired[int]
    lot: NotRequired[int]
    """A reserve has none."""
    number: NotRequired[float]
    """Spreads people over the first tables of a cup."""
    absent: NotRequired[list[int]]
    """Stages that were drawn without them, because they had not checked in."""


class CompetitionExportFixturesSeats(TypedDict):
    seat: int
    """The place in the order of turns, from 0."""
    entrant: NotRequired[str]
    """Missing for a person who is not an entrant."""
    place: int
    """The place on the bridge, from 1."""
    points: int
    """In the game."""
    tablePoints: float
    left: bool
    """Left, was replaced or ran out of time."""


class CompetitionExportFixtures(TypedDict):
    id: str
    state: Literal["waiting", "open", "over", "void"]
    """`open` until it takes effect."""
    entrants: list[str]
    """In the order of turns."""
    drawn: NotRequired[list[str]]
    """In a Swiss or a cup: its people before anyone left, in the order of turns."""
    game: NotRequired[str]
    """The id of its table, which has an export of its own."""
    seats: list[CompetitionExportFixturesSeats]
    """Once the table is over: its people."""


class CompetitionExportStandingsLines(TypedDict):
    entrant: str
    """The key of the entrant in all lots."""
    place: int
    """The place on the bridge, from 1."""
    tables: int
    wins: int
    mean: NotRequired[float]
    """Mean table points."""
    isBelowLine: bool
    """Played less than half of their tables."""
    reached: NotRequired[int]
    """The last stage of a cup where they had a table."""


class CompetitionExportStandings(TypedDict):
    division: int
    lines: list[CompetitionExportStandingsLines]


class CompetitionExport(TypedDict):
    """A competition with everything that its draw, results and standings follow from."""
    format: Literal["praga-by-post/competition"]
    """The kind of document and its version."""
    version: Literal[1, 2]
    at: str
    """A row of the log."""
    competition: CompetitionExportCompetition
    ladderBefore: list[Rung]
    """After the season before; empty for the first one."""
    entrants: list[CompetitionExportEntrants]
    fixtures: list[CompetitionExportFixtures]
    standings: list[CompetitionExportStandings]
    ladder: NotRequired[list[Rung]]
    """Once a season is over: who moved up and down."""


class CompetitionStageTablesPeople(TypedDict):
    entrant: str
    """The id of the entrant, the same as the id of the member in the circle."""
    place: NotRequired[int]
    """The place on the bridge, from 1."""
    points: NotRequired[int]
    goesOn: Literal["yes", "no", "open"]
    """To the next stage; `yes` at the final has won the cup."""


class CompetitionStageTables(TypedDict):
    fixture: str
    state: Literal["waiting", "open", "over", "void"]
    """`open` until it takes effect."""
    people: list[CompetitionStageTablesPeople]
    """By place once the table is over, else in the order of turns."""


class CompetitionStage(TypedDict):
    """A stage of a Swiss or a cup with its tables."""
    stage: int
    """The stage his turn has reached."""
    tables: list[CompetitionStageTables]


Context: TypeAlias = Union["Literal[\"main\", \"extra\"]", "str"]
"""Why an action is performed: as the main one, as the extra one, or by a technology."""


class CornersMatchedEvent(TypedDict):
    """Corners of one colour meet."""
    type: Literal["CornersMatched"]
    seat: Seat
    token: Token
    contacts: list[str]
    """Where the corners meet."""


Cost: TypeAlias = dict[str, int]
"""Amounts of goods, all due together; goods not named are 0."""


class Crane(TypedDict):
    """The crane wheel."""
    arrow: int
    """Position of the box and the arrow."""
    tiles: list[WheelTile]
    """The action tiles on the wheel."""
    platform: int
    """Moves left until the cube of the platform leaves it and the era changes."""


class CraneBoardPositions(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    index: int
    zone: Literal["red", "green", "blue"]
    """Its third of the crane."""
    cost: Cost
    points: int


class CraneBoardSectors(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    offset: int
    """Steps clockwise of the box."""
    box: NotRequired[Literal[True]]
    clockCube: NotRequired[Literal[True]]
    """Whether this sector carries the cube of the clock."""
    bonus: Effect | None
    """The bonus the player gets there."""


class CraneBoardOverripeToken(TypedDict):
    """The token for an action tile that was left for long."""
    id: str
    """Stable, and the only one of this name in the pack."""
    points: int


class CraneBoardClocks(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    players: int
    seats: int
    arrowStart: int
    """Where the arrow begins."""
    startPositions: list[int]
    """Where the tiles lie at the start."""
    platformStart: int
    """Where the platform begins."""
    eraTwoAfterTurn: int
    """After which turn Era II begins."""
    dropsAfterTurns: list[int]
    """After which turns a tile is dropped."""


class CraneBoardFirstGameOrder(TypedDict):
    """The tiles of a first game."""
    id: str
    """Stable, and the only one of this name in the pack."""
    tiles: list[str]
    """Ids of tiles, or how many there are."""
    side: Literal["A", "B"]
    laterGames: Literal["random"]


class CraneBoard(TypedDict):
    """The action crane: places around the wheel, its sectors, the clock."""
    positions: list[CraneBoardPositions]
    """The twelve positions of the crane, from the arrow."""
    sectors: list[CraneBoardSectors]
    """The twelve sectors of the wheel."""
    overripeToken: CraneBoardOverripeToken
    """The token for an action tile that was left for long."""
    dropWhenArrowReaches: int
    """A tile is dropped when the arrow reaches this position."""
    turnsPerPlayer: int
    """Turns of each player in a game."""
    clocks: list[CraneBoardClocks]
    """Clocks, one for each seat or number of players."""
    firstGameOrder: CraneBoardFirstGameOrder
    """The tiles of a first game."""


class Cure(TypedDict):
    """A legal step that would help."""
    command: Command
    goods: dict[str, int]
    """Changes of your goods; payments are below zero."""
    words: str
    """Both, in words."""


class DealEntry(TypedDict):
    """The table of yours that counts."""
    game: str
    """The id of the table."""
    status: Literal["running", "finished", "ended"]
    """`ended`: stopped by its players, without a result."""
    score: NotRequired[int]
    """The points of the player."""
    rival: NotRequired[int]
    """The points of the best other at the table; 0 against Peter Parler, who scores nothing (PARLER-21)."""
    rank: NotRequired[int]
    """The place among the results, from 1; equal scores share one."""


class DealResult(TypedDict):
    """A table that was played out in time, or a seat of it where several people sit there."""
    game: str
    """The id of the table."""
    name: str
    score: int
    """The points of the player."""
    rival: int
    """The points of the best other at the table; 0 against Peter Parler, who scores nothing (PARLER-21)."""
    rank: int
    """The place among the results, from 1; equal scores share one."""
    isMine: bool
    """Whether it is yours."""
    table: NotRequired[int]
    """Which table of a duel, where several people sit at each."""
    seat: NotRequired[Seat]
    """The seat of the player at that table."""


class DeclareActionCommand(TypedDict):
    """Say which action is performed."""
    type: Literal["DeclareAction"]
    action: Literal["manage-mines", "manage-quarries", "upgrade-action", "construct-wall", "construct-building", "kings-road"]
    """Which of the six actions; `any` is each of them."""
    context: Literal["main", "extra"] | str
    """As the main action, the extra one, or by an effect."""


class Difference(TypedDict):
    """A number of a seat that is unlike in two positions."""
    seat: Seat
    measure: Literal["points", "forecast", "gold", "stone", "egg", "silver-window", "gold-window", "blue-token", "red-token", "gold-mine", "quarry", "technology", "university", "upgrades", "walls", "buildings", "technologies", "road", "hunger-wall", "cathedral", "cubes"]
    """The value that is compared."""
    a: int
    """The first of the two rows, or its value."""
    b: int
    """The second of the two rows, or its value."""


DiscardWindowsCommandKeep = TypedDict(
    "DiscardWindowsCommandKeep",
    {
        "gold-window": "int",
        "silver-window": "int",
    },
)
"""How many windows are kept, by kind."""


class DiscardWindowsCommand(TypedDict):
    """Say which windows are kept when the turn ends."""
    type: Literal["DiscardWindows"]
    keep: DiscardWindowsCommandKeep
    """How many windows are kept, by kind."""


class DivisionStandingLines(TypedDict):
    entrant: str
    """The id of the entrant, the same as the id of the member in the circle."""
    place: int
    """The place on the bridge, from 1."""
    tables: int
    wins: int
    mean: NotRequired[float]
    """Mean table points."""
    isBelowLine: bool
    """Played less than half of their tables."""
    reached: NotRequired[int]
    """In a cup: the newest stage with a table of theirs."""


class DivisionStanding(TypedDict):
    """The people of a division in their order."""
    division: int
    lines: list[DivisionStandingLines]


class DuelTableSeats(TypedDict):
    seat: Seat
    name: str
    """Empty where the seat has no name yet."""
    isFree: bool
    """Whether it has no player and is reserved for none."""


class DuelTable(TypedDict):
    """A table of a duel with several people at each."""
    table: int
    """Which table of the duel, from 1."""
    seats: list[DuelTableSeats]
    """Empty until a player has opened the table."""
    isMine: bool
    """Whether it is yours."""
    mayJoin: bool
    """Whether you may sit down there."""
    game: NotRequired[str]
    """For those who may look at it."""
    status: NotRequired[Literal["running", "finished", "ended"]]
    """`ended`: stopped by its players, without a result."""
    points: NotRequired[int]
    """The points of all its players together, once it is counted."""


class EdgeMatchedEvent(TypedDict):
    """Two halves of an edge meet and pay."""
    type: Literal["EdgeMatched"]
    seat: Seat
    contact: str
    """Where two edges meet."""
    gains: list[Effect]
    """The effect the player gets."""


class EffectPart(TypedDict):
    kind: Literal["gold"]
    n: int


class Effect2(TypedDict):
    kind: Literal["stone"]
    n: int


class Effect3(TypedDict):
    kind: Literal["egg"]
    n: int


class Effect4(TypedDict):
    kind: Literal["silver-window"]
    n: int


class Effect5(TypedDict):
    kind: Literal["gold-window"]
    n: int


class Effect6(TypedDict):
    kind: Literal["points"]
    n: int


class Effect7(TypedDict):
    kind: Literal["technology"]
    n: int


class Effect8(TypedDict):
    kind: Literal["university"]
    n: int


class Effect9(TypedDict):
    kind: Literal["gold-mine"]
    n: int


class Effect10(TypedDict):
    kind: Literal["quarry"]
    n: int


class Effect11(TypedDict):
    kind: Literal["blue-token"]
    n: int


class Effect12(TypedDict):
    kind: Literal["red-token"]
    n: int


class Effect13(TypedDict):
    kind: Literal["wall-step"]
    n: int


class Effect14(TypedDict):
    kind: Literal["cathedral-step"]
    n: int


class Effect15(TypedDict):
    kind: Literal["wall-or-cathedral-step"]
    n: int


class Effect16(TypedDict):
    kind: Literal["special-or-points"]
    n: int


class Effect17(TypedDict):
    """All of them."""
    kind: Literal["both"]
    of: list[Effect]
    """The effects to choose from, or the parts of the effect."""


class Effect18(TypedDict):
    """One of them, as the player likes."""
    kind: Literal["choose-one"]
    of: list[Effect]
    """The effects to choose from, or the parts of the effect."""


class Effect19(TypedDict):
    """If the player likes."""
    kind: Literal["may"]
    gain: Effect


class Effect20(TypedDict):
    """If the price is paid."""
    kind: Literal["pay"]
    cost: Cost
    gain: Effect


class Effect21(TypedDict):
    kind: Literal["buy-egg"]
    cost: Cost


class Effect22(TypedDict):
    """Rows up in a grid, without the cost of crossing."""
    kind: Literal["climb"]
    n: int
    crossing: Literal["waived"]
    """The cost of crossing into the tier; `waived` means free."""


class Effect23(TypedDict):
    kind: Literal["perform-action"]
    action: Literal["manage-mines", "manage-quarries", "upgrade-action", "construct-wall", "construct-building", "kings-road"] | Literal["any"]
    """Which of the six actions; `any` is each of them."""
    discount: NotRequired[Cost]


class Effect24(TypedDict):
    kind: Literal["produce"]
    what: Literal["gold", "stone"]
    """The good, token or effect."""


class Effect25(TypedDict):
    """Both rewards of a plaza."""
    kind: Literal["plaza-rewards"]


class Effect26(TypedDict):
    """`n` points for each."""
    kind: Literal["points-per"]
    n: int
    per: Literal["era-1-upgrade", "upgrade", "wall", "silver-window", "gold-mine", "quarry", "university-height", "grid-row"]


class Effect27(TypedDict):
    kind: Literal["spend-for-points"]
    cost: Cost
    n: int


Effect28 = TypedDict(
    "Effect28",
    {
        "kind": "Literal[\"ability\"]",
        "trigger": "Literal[\"crane-points\", \"wheel-gold\", \"wheel-stone\", \"gold-mine-advance\", \"quarry-advance\", \"grid-row-up\", \"blue-token\", \"red-token\", \"wall-with-icon\", \"building-with-icon\", \"building-without-icon\", \"egg\", \"upgrade-performed\", \"wall-performed\"]",
        "gain": "Effect",
        "limit": "NotRequired[Literal[\"once-per-turn\"]]",
        "while": "NotRequired[Literal[\"pawn-here\"]]",
    },
)
"""Whenever this happens to its owner."""


class Effect29(TypedDict):
    kind: Literal["arrow-up"]


class Effect30(TypedDict):
    kind: Literal["arrow-sideways"]


Effect: TypeAlias = Union["EffectPart", "Effect2", "Effect3", "Effect4", "Effect5", "Effect6", "Effect7", "Effect8", "Effect9", "Effect10", "Effect11", "Effect12", "Effect13", "Effect14", "Effect15", "Effect16", "Effect17", "Effect18", "Effect19", "Effect20", "Effect21", "Effect22", "Effect23", "Effect24", "Effect25", "Effect26", "Effect27", "Effect28", "Effect29", "Effect30"]
"""The effect of a symbol, a space or a tile; see `kind`."""


class EndTurnCommand(TypedDict):
    """End the turn. Items that are still open lapse."""
    type: Literal["EndTurn"]


class Entrant(TypedDict):
    """A person in a competition."""
    id: str
    """The id of the entrant, the same as the id of the member in the circle."""
    name: str
    """Empty for a person who has left the service."""
    state: Literal["entered", "checked-in", "playing", "withdrawn", "excluded", "done"]
    """`open` until it takes effect."""
    division: NotRequired[int]
    lot: NotRequired[int]
    """Their number in the tables of the division; a reserve has none."""
    absent: NotRequired[list[int]]
    """Stages that were drawn without them."""
    endsAt: NotRequired[str]
    """They are excluded then, unless that is taken back."""
    isMe: bool


Era: TypeAlias = Literal["I", "II"]
"""First or second era."""


class EraChangedEvent(TypedDict):
    """The second era begins; its tiles are laid out."""
    type: Literal["EraChanged"]
    era: Era
    rows: dict[str, RowState]


Event: TypeAlias = Union["GameStartedEvent", "TurnStartedEvent", "ActionTileTakenEvent", "SlotBonusUsedEvent", "ActionDeclaredEvent", "ActionDoneEvent", "MainActionSkippedEvent", "ExtraActionBoughtEvent", "ExtraActionLapsedEvent", "WindowsDiscardedEvent", "TurnEndedEvent", "WheelTurnedEvent", "ActionTileReturnedEvent", "ActionTileRecycledEvent", "PlatformMovedEvent", "EraChangedEvent", "GainedEvent", "PaidEvent", "ScoredEvent", "TrackAdvancedEvent", "ProducedEvent", "WealthBonusTakenEvent", "ProductionTokenTakenEvent", "AbilityUsedEvent", "SealRightGainedEvent", "SealClaimedEvent", "TechnologyDrawnEvent", "TechnologyChosenEvent", "TechnologyUsedEvent", "TileTakenEvent", "UpgradePlacedEvent", "WallPlacedEvent", "BuildingPlacedEvent", "EdgeMatchedEvent", "CornersMatchedEvent", "UpgradeBonusCollectedEvent", "UpgradeBonusLapsedEvent", "RowRefilledEvent", "RowRefreshedEvent", "PlazaCompletedEvent", "PlazaRewardTakenEvent", "RoadAdvancedEvent", "BridgeTilesDrawnEvent", "BridgeTileChosenEvent", "PlankPlacedEvent", "CathedralTilesShownEvent", "CathedralTileClaimedEvent", "GridMovedEvent", "ParlerMarkersSetEvent", "ParlerCardRevealedEvent", "ParlerTileTakenEvent", "ParlerMarkerMovedEvent", "ParlerPawnMovedEvent", "ParlerStageReachedEvent", "ProductionTokenRemovedEvent", "ParlerSealClaimedEvent", "ItemOpenedEvent", "ItemClosedEvent", "LastCallStartedEvent", "ScoringStartedEvent", "GameEndedEvent", "UndoneEvent"]
"""A fact; a row of the log consists of some. See `type`."""


class ExtraActionBoughtEvent(TypedDict):
    """The extra action is paid for."""
    type: Literal["ExtraActionBought"]
    seat: Seat


class ExtraActionLapsedEvent(TypedDict):
    """It was paid for and not used."""
    type: Literal["ExtraActionLapsed"]
    seat: Seat


class FinalScoringSteps(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    order: int
    """Where it comes in the order."""


class FinalScoringEggs(TypedDict):
    """Eggs in final scoring."""
    id: str
    """Stable, and the only one of this name in the pack."""
    pointsByCount: list[int]
    """Points by how many there are, from 0."""
    lastEntryIsForMore: Literal[True]
    """Whether more count as the last."""


FinalScoringWallsSteps = TypedDict(
    "FinalScoringWallsSteps",
    {
        "from": "int",
        "points": "int",
    },
)


class FinalScoringWalls(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    steps: list[FinalScoringWallsSteps]
    """Points by the number of walls."""


class FinalScoringTieBreak(TypedDict):
    """Who wins where points are equal."""
    id: str
    """Stable, and the only one of this name in the pack."""
    winner: Literal["later-seat"]
    """Who wins."""


class FinalScoring(TypedDict):
    """Final scoring: its order and tables."""
    steps: list[FinalScoringSteps]
    """The parts of final scoring, in their order."""
    eggs: FinalScoringEggs
    """Eggs in final scoring."""
    walls: FinalScoringWalls
    tieBreak: FinalScoringTieBreak
    """Who wins where points are equal."""


class FixturePlaces(TypedDict):
    entrant: str
    """The id of the entrant, the same as the id of the member in the circle."""
    place: int
    """The place on the bridge, from 1."""
    points: int
    left: bool


class Fixture(TypedDict):
    """A table of a competition."""
    id: str
    """Stage, division and number, such as `1.2.3`."""
    state: Literal["waiting", "open", "over", "void"]
    """`open` until it takes effect."""
    entrants: list[str]
    """In the order of turns."""
    game: NotRequired[str]
    """The id of its table."""
    places: list[FixturePlaces]
    """Once the table is over."""


class GainedEvent(TypedDict):
    """A seat gains goods or tokens."""
    type: Literal["Gained"]
    seat: Seat
    what: Literal["gold", "stone", "egg", "silver-window", "gold-window"] | Literal["blue-token", "red-token"]
    """The good, token or effect."""
    n: int
    lost: NotRequired[int]
    """How many went beyond the limit of 9."""
    source: Source


class GameEndedEvent(TypedDict):
    """The game is over."""
    type: Literal["GameEnded"]
    scores: list[int]
    """By seat."""
    ranking: list[Seat]
    """Seats from first to last."""
    returned: NotRequired[dict[str, int]]
    """How many technologies went back, by level."""


class GameStartedEventBridgeStacks(TypedDict):
    """How many tiles of the bridge are left, by stack."""
    IV: int
    """Tiles IV."""
    V: int
    """Tiles V at the bridge."""
    cathedral: int
    """Tiles V of the Cathedral."""


class GameStartedEventOpenV(TypedDict):
    """V tiles, where the option lays them open."""
    bridge: list[TileId]
    """V tiles that lie open for the bridge."""
    cathedral: list[TileId]
    """V tiles that lie open for the Cathedral."""


class GameStartedEvent(TypedDict):
    """The set-up; row 1 consists of it."""
    type: Literal["GameStarted"]
    rulesVersion: int
    """The version of the rules the game is played by."""
    pack: PackName
    setup: Setup
    commitment: str
    """SHA-256 of the seed of all shuffles."""
    crane: Crane
    rows: dict[str, RowState]
    buildings: list[PlacedBuilding]
    plazas: list[Plaza]
    """The plazas of the city."""
    bridge: list[BridgePlace]
    """The places of Charles Bridge."""
    bridgeStacks: GameStartedEventBridgeStacks
    """How many tiles of the bridge are left, by stack."""
    technologyStacks: dict[str, int]
    """How many technologies are left, by level."""
    river: list[str]
    """Production tokens on the river, by id."""
    player: Player
    """The goods and pieces of every player at the start."""
    opponent: NotRequired[Player]
    """The goods and pieces of the second seat of a solo game at the start."""
    parler: NotRequired[Parler]
    openV: NotRequired[GameStartedEventOpenV]
    """V tiles, where the option lays them open."""


class GatheringPace(TypedDict):
    kind: Literal["relaxed"]


class GatheringPace2(TypedDict):
    kind: Literal["daily"]
    wakingOnly: bool
    """Nights and days off of the player to move do not count."""
    onTimeout: Literal["ask", "computer"]
    """The automatic reaction when time is out: the others are asked, or a computer takes the seat."""


class GatheringPace3(TypedDict):
    kind: Literal["brisk"]
    wakingOnly: bool
    """Nights and days off of the player to move do not count."""
    onTimeout: Literal["ask", "computer"]
    """The automatic reaction when time is out: the others are asked, or a computer takes the seat."""


class GatheringPace4(TypedDict):
    kind: Literal["custom"]
    bankH: int
    """Hours to begin with."""
    gainH: int
    """Hours that each turn adds."""
    capH: int
    """Hours there may be at most."""
    wakingOnly: bool
    """Nights and days off of the player to move do not count."""
    onTimeout: Literal["ask", "computer"]
    """The automatic reaction when time is out: the others are asked, or a computer takes the seat."""


class GatheringAnswers(TypedDict):
    member: NotRequired[str]
    answer: Literal["in", "if-needed", "out"]
    """How to continue with the late seat."""
    isMine: bool
    """Whether it is yours."""


class Gathering(TypedDict):
    """A call for players in a circle, with the answers so far."""
    id: str
    """The id of the call for players."""
    circleId: str
    madeBy: str
    """The member who asked."""
    state: Literal["open", "started", "called-off", "lapsed"]
    """`open` until it takes effect."""
    size: Literal[2] | Literal[3] | Literal[4]
    """Players at a table."""
    least: int
    most: int
    seatOrder: Literal["rotated", "drawn"]
    pace: GatheringPace | GatheringPace2 | GatheringPace3 | GatheringPace4
    """relaxed: no clock. daily: 72 h, +12 h a turn up to 120 h. brisk: 24 h, +4 h up to 72 h."""
    createdAt: str
    """ISO 8601, UTC."""
    startsBy: str
    """It starts then with enough players, or lapses."""
    answers: list[GatheringAnswers]
    games: list[str]
    """The tables it became."""


Grid: TypeAlias = Literal["hunger-wall", "cathedral"]
"""Hunger Wall or Cathedral, by the id of its grid."""


class GridMovedEvent(TypedDict):
    """A marker moves at the Hunger Wall or the Cathedral."""
    type: Literal["GridMoved"]
    seat: Seat
    grid: Grid
    row: int
    """The row, or the height in a grid."""
    column: int
    """The column in a grid, from 0."""
    by: Literal["sideways", "up", "arrow-up", "arrow-sideways", "climb"]
    """The cause of the move."""


class GridPosition(TypedDict):
    """A marker in a grid: rows from below, columns from the left."""
    row: int
    """The row, or the height in a grid."""
    column: int
    """The column in a grid, from 0."""


class GridsFramesStart(TypedDict):
    """The goods, height or place of a player at the start of a game."""
    row: int
    """The row, or the height in a grid."""
    column: int
    """The column in a grid, from 0."""


class GridsFramesTiers(TypedDict):
    tier: Literal["I", "II", "III"]
    rows: list[int]
    """The rows of the tier."""
    crossing: NotRequired[Cost]


class GridsFramesTopTierPrize(TypedDict):
    stack: Literal["V"]
    """Whose tile it is."""
    tiles: int
    """Ids of tiles, or how many there are."""
    claims: str


class GridsFrames(TypedDict):
    id: Grid
    name: str
    direction: Literal["left", "right"]
    """Which way it grows."""
    rows: int
    columns: int
    start: GridsFramesStart
    """The goods, height or place of a player at the start of a game."""
    token: Token
    rowPoints: list[int]
    columnValues: list[int]
    """The multiplier of each column."""
    tiers: list[GridsFramesTiers]
    """The tiers of the grids."""
    climbCost: Cost
    topTierPrize: GridsFramesTopTierPrize | None
    """The reward for reaching the top tier."""


class GridsTierSetsSquares(TypedDict):
    row: int
    """The row, or the height in a grid."""
    column: int
    """The column in a grid, from 0."""
    effect: Effect


class GridsTierSets(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    grid: Grid
    variant: Literal["base", "A", "B"]
    """How the boards are set up."""
    flavour: str
    """The theme of its drawing."""
    squares: list[GridsTierSetsSquares]
    picture: list[str]
    """Its drawing as text."""


class Grids(TypedDict):
    """Hunger Wall and Cathedral: their rows, prices and squares."""
    frames: list[GridsFrames]
    """The frames of both grids."""
    tierSets: list[GridsTierSets]
    """Squares of a tier, by variant."""


class HereEvent(TypedDict):
    """With `?here=1`: who has the table open."""
    event: Literal["here"]
    data: list[Seat]
    """Their seats as JSON, in order."""


class Holiday(TypedDict):
    """Days when the clocks of a person are stopped."""
    id: str
    first: str
    """A day where the person lives: 2026-11-20."""
    last: str
    """A day where the person lives: 2026-11-20."""
    automatic: bool
    """Whether it began without a request of the person."""


class HookBody(TypedDict):
    """The body of a webhook of kind “a program of my own”."""
    version: Literal[1]
    """The version of this form."""
    id: str
    """Of the message on this channel: the same for every attempt."""
    attempt: int
    """1 the first time."""
    createdAt: str
    """ISO 8601, UTC."""
    locale: str
    """The language of its sentences."""
    subject: str
    """The subject of all messages together."""
    messages: list[HookMessage]
    """One or more messages."""


class HookMessageSections(TypedDict):
    title: str
    """The heading."""
    lines: list[str]
    """Its sentences."""


class HookMessageEnding(TypedDict):
    """Only for `game-finished`: how the game ended."""
    how: Literal["played-out", "resigned", "conceded", "agreed", "no-result"]
    """How it ended or was used."""
    winner: NotRequired[int]
    """Only if a player resigned, or all others agreed that this seat has won."""
    unrated: NotRequired[Literal[True]]
    """Resigned so early that no rating counts it."""


class HookMessagePicture(TypedDict):
    """The public view of the board."""
    url: str
    """Opens for about two weeks."""
    alt: str
    """The same in words."""


class HookMessage(TypedDict):
    """A message of one table."""
    kind: Literal["your-turn", "game-began", "game-finished", "invited", "joined", "welcome", "reminder", "next-but-one", "mention", "watcher-mention", "table-late", "vote-reminder", "decision", "seat-free", "problem-answered", "seat-offered", "time-out", "end-proposed", "holiday-soon", "holiday-begun", "pause", "digest", "plan-report", "seat-opened", "link-asked", "fresh-link", "address-asked", "seat-lost", "table-goes", "seat-replaced", "seat-given-back", "channel-stopped", "who-is-in", "who-is-in-now", "circle-news", "circle-letter", "season-check-in", "season-place", "season-begins", "season-stage", "season-over", "left-out"]
    """The kind of message; new ones may come."""
    gameId: NotRequired[str]
    """Missing where it is about no table."""
    circleId: NotRequired[str]
    """The circle that the message is about."""
    competitionId: NotRequired[str]
    """The season or series that the message is about."""
    table: str
    """The name of the table or circle, as a person wrote it."""
    subject: str
    """A few words."""
    lead: str
    """One sentence."""
    url: str
    """A page to open."""
    sections: list[HookMessageSections]
    """The news, under headings."""
    ending: NotRequired[HookMessageEnding]
    """Only for `game-finished`: how the game ended."""
    receipt: NotRequired[str]
    """A row of the log with its hash, as a proof."""
    picture: NotRequired[HookMessagePicture]
    """The public view of the board."""


class ItemClosedEvent(TypedDict):
    """It is settled."""
    type: Literal["ItemClosed"]
    id: int
    seat: Seat
    kind: str
    """The kind of the open item."""
    how: Literal["answered", "declined", "automatic", "lapsed", "moot"]
    """How it ended or was used."""


class ItemOpenedEvent(TypedDict):
    """Something is owed to or by a seat."""
    type: Literal["ItemOpened"]
    item: OpenItem


class KingsRoadSpaces(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    space: RoadSpace
    entry: Cost
    free: NotRequired[Effect]
    egg: NotRequired[Effect]
    bridgeStack: NotRequired[Literal["IV", "V"]]
    """Which stack is drawn from there."""


class KingsRoadVariantTilesFaces(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    side: Literal["A", "B"]
    free: Effect


class KingsRoadVariantTiles(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    replacesFreeEffectOf: str
    """The space whose effect it takes the place of."""
    faces: list[KingsRoadVariantTilesFaces]
    """The sides that may show."""


class KingsRoad(TypedDict):
    """The King's Road, space by space."""
    spaces: list[KingsRoadSpaces]
    """Its spaces, in their order."""
    variantTiles: list[KingsRoadVariantTiles]
    """Tiles that cover spaces."""


class LastCallStartedEvent(TypedDict):
    """All turns are done; rewards of the last one are open."""
    type: Literal["LastCallStarted"]


Level: TypeAlias = Literal["I", "II", "III", "IV"]
"""Level of a technology."""


class ListedBoxNewest(TypedDict):
    number: int
    pack: str
    """The pack of a revision; `POST /api/tables` takes it."""
    looked: int
    """Components that are published or that an editor entered."""
    people: int
    """Editors who entered a value that the revision has."""
    at: str
    """ISO 8601, UTC."""


class ListedBox(TypedDict):
    """A box in a list, with its newest revision."""
    id: str
    """The id of the box."""
    name: str
    share: Literal["private", "link", "listed"]
    """For its editors, for all who know its id, or listed for everybody."""
    updatedAt: str
    """ISO 8601, UTC."""
    total: int
    """All components of the base."""
    newest: NotRequired[ListedBoxNewest]


class ListedCompetition(TypedDict):
    """Without its people and tables."""
    id: str
    """The id of the competition."""
    circle: str
    """The id of the circle."""
    name: str
    form: Literal["series", "season", "swiss", "cup"]
    """A series is one division, and no season follows it. Swiss and cup are drawn stage by stage."""
    state: Literal["draft", "sign-up", "check-in", "running", "over", "called-off"]
    """`open` until it takes effect."""
    stage: int
    """The newest stage that was drawn; 0 before the start."""
    stages: int
    """Of a Swiss or a cup; a cup may need one more or less."""
    size: Literal[2] | Literal[3] | Literal[4]
    """Players at a table."""


class ListedGameGameGamePack(TypedDict):
    """The pack of tiles and boards: its id and version."""
    id: str
    version: int


class ListedGameGameGameBoxBase(TypedDict):
    """The row that it begins after."""
    id: str
    version: int


class ListedGameGameGameBox(TypedDict):
    """The values of the box whose pack it is; missing for a registered pack."""
    base: ListedGameGameGameBoxBase
    """The row that it begins after."""
    changes: dict[str, dict[str, Any]]


class ListedGameGameGameEnding(TypedDict):
    """How it ended; missing while it runs, and in documents of before."""
    how: Literal["played-out", "resigned", "conceded", "agreed", "no-result"]
    """How it ended or was used."""
    winner: NotRequired[int]
    """Only if a player resigned, or all others agreed that this seat has won."""
    unrated: NotRequired[Literal[True]]
    """Resigned so early that no rating counts it."""


class ListedGameGameGame(TypedDict):
    """The table: its id where this is a string."""
    id: str
    """The id that the hash chain was made under."""
    name: str
    status: Literal["running", "finished", "ended"]
    """`ended`: stopped by its players, without a result."""
    pack: ListedGameGameGamePack
    """The pack of tiles and boards: its id and version."""
    box: NotRequired[ListedGameGameGameBox]
    """The values of the box whose pack it is; missing for a registered pack."""
    boxName: NotRequired[str]
    """The name of that box when the document was written."""
    rulesVersion: int
    """The version of the rules the game is played by."""
    setup: NotRequired[Any]
    """The options and variants that were chosen before the game."""
    createdAt: str
    """ISO 8601, UTC."""
    seq: int
    """The number of a row of the log."""
    head: str
    """Hash of the newest row."""
    commitment: str
    """SHA-256 of the seed."""
    seed: NotRequired[str]
    """Only after the end."""
    ending: NotRequired[ListedGameGameGameEnding]
    """How it ended; missing while it runs, and in documents of before."""


class ListedGameGameSeats(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    name: str | Literal[""]
    bot: NotRequired[str]
    """Only where the computer held the seat."""
    automatic: NotRequired[Literal[True]]
    """Only for the opponent of a solo game."""


class ListedGameGameHolders(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    untilSeq: int
    """The last row of their time."""
    name: str | Literal[""]
    bot: NotRequired[str]
    """Only where the computer held the seat."""


class ListedGameGameResultScores(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    total: int
    """All of them together."""
    bySource: dict[str, int]
    """Points, by where they come from."""


class ListedGameGameResult(TypedDict):
    """Only after the end."""
    ranking: list[int]
    """Seats, the best first."""
    scores: list[ListedGameGameResultScores]
    """Points, by seat."""


class ListedGameGameThoughts(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    seq: int
    """The newest row when it was written."""
    at: str
    """A row of the log."""
    text: str


class ListedGameGameLogEvents(TypedDict):
    type: str
    v: NotRequired[int]
    """The version of its form."""


class ListedGameGameLogSecret(TypedDict):
    type: str
    v: NotRequired[int]
    """The version of its form."""


class ListedGameGameLog(TypedDict):
    seq: int
    """The number of a row of the log."""
    seat: NotRequired[int]
    """Missing in row 1, the set-up."""
    command: SetupChoices | TakeTurnBack | Command
    """The command of this row."""
    commandId: str
    """A UUID chosen by the sender; sent again, the command is applied once."""
    events: list[ListedGameGameLogEvents]
    """The events of the row, in order."""
    secret: NotRequired[list[ListedGameGameLogSecret]]
    """Only after the end."""
    secretDigest: str
    """HMAC-SHA-256 of the hidden part of the row under the seed; see /verify."""
    at: str
    """A row of the log."""
    rulesVersion: int
    """The version of the rules the game is played by."""
    prevHash: str
    """The hash of the row before."""
    hash: str
    """The hash of the row; see /verify."""


class ListedGameGame(TypedDict):
    """The whole game, with `whole=1`."""
    format: Literal["praga-by-post/1"]
    """The kind of document and its version."""
    game: ListedGameGameGame
    """The table: its id where this is a string."""
    seats: list[ListedGameGameSeats]
    holders: NotRequired[list[ListedGameGameHolders]]
    """Who held seats before, the earlier first; missing where none has changed hands."""
    result: NotRequired[ListedGameGameResult]
    """Only after the end."""
    thoughts: NotRequired[list[ListedGameGameThoughts]]
    """Notes that players sealed until the end; only after it, missing where there are none."""
    log: list[ListedGameGameLog]
    """Every row, from the first."""
    waitingFor: list[Seat]
    """Seats the table waits for."""


class ListedGame(TypedDict):
    """A game that was played to its end: one line of a list."""
    id: str
    """The id of the table."""
    name: str
    pack: PackName
    rulesVersion: int
    """The version of the rules the game is played by."""
    setup: Setup
    computers: list[Seat]
    """Seats of computers."""
    seq: int
    """The number of its rows."""
    createdAt: str
    """ISO 8601, UTC."""
    finishedAt: str
    """ISO 8601, UTC."""
    cursor: str
    """Ask again `after` this for the games before it."""
    game: NotRequired[ListedGameGame]
    """The whole game, with `whole=1`."""


class LobbyTable(TypedDict):
    """A table that anyone may join."""
    id: str
    """The id of the table."""
    name: str
    setup: Setup
    board: Literal["usual", "side-b", "other"]
    """How the board is laid: as for a first game, with the other side, or else."""
    pace: Literal["relaxed", "daily", "brisk", "custom"]
    """How much time there is."""
    createdAt: str
    """ISO 8601, UTC."""
    seats: list[SeatHolder]


class MainActionSkippedEvent(TypedDict):
    """The main action is left out."""
    type: Literal["MainActionSkipped"]
    seat: Seat


class ManageMinesCommand(TypedDict):
    """Perform Manage Mines."""
    type: Literal["ManageMines"]
    choice: Literal["increase", "produce"]
    """Produce, or gain more mines or quarries."""


class ManageQuarriesCommand(TypedDict):
    """Perform Manage Quarries."""
    type: Literal["ManageQuarries"]
    choice: Literal["increase", "produce"]
    """Produce, or gain more mines or quarries."""


class MoveSidewaysCommand(TypedDict):
    """Move sideways in a grid."""
    type: Literal["MoveSideways"]
    item: int
    """The id of the open item."""
    grid: Literal["hunger-wall", "cathedral"]
    """The Hunger Wall or the Cathedral."""


class MoveUpCommand(TypedDict):
    """Move up in a grid."""
    type: Literal["MoveUp"]
    grid: Literal["hunger-wall", "cathedral"]
    """The Hunger Wall or the Cathedral."""


class MyCircle(TypedDict):
    """A circle of the caller."""
    id: str
    """The id of the circle."""
    name: str
    members: int
    role: Literal["host", "steward", "member"]
    state: Literal["in", "asked"]
    """`asked`: somebody in charge has to approve."""


class MySeatBrowsers(TypedDict):
    id: str
    label: str
    """A name for people, to distinguish it from others."""
    own: bool
    """Whether it reads what is private."""
    isHere: bool
    """Whether it is the one that asks."""
    isLink: bool
    """The link itself, as a program sends it."""
    at: str
    """ISO 8601, UTC."""


class MySeatUnconfirmed(TypedDict):
    """Missing once the reader of the address has confirmed it."""
    turns: int
    """Turn emails that are left until then."""
    canAsk: bool
    """Whether the email that asks to confirm it can be sent again."""


class MySeat(TypedDict):
    """A seat as its holder sees it."""
    seat: Seat
    isHolder: bool
    """A player who only has its link sees nothing more."""
    browsers: list[MySeatBrowsers]
    email: NotRequired[str]
    """An email address."""
    isLost: NotRequired[Literal[True]]
    """No mail gets through to that address."""
    unconfirmed: NotRequired[MySeatUnconfirmed]
    """Missing once the reader of the address has confirmed it."""
    isReached: NotRequired[bool]
    """For a seat that another player holds: whether they can be asked for another address."""


MyStreamEvent: TypeAlias = Union["RetryEvent", "TableEvent", "BeatEvent"]
"""An event of the stream of all your tables, by its fields."""


class MyTableEnding(TypedDict):
    how: Literal["played-out", "resigned", "conceded", "agreed", "no-result"]
    """How it ended or was used."""
    winner: NotRequired[int]
    """Only if a player resigned, or all others agreed that this seat has won."""
    unrated: NotRequired[Literal[True]]
    """Resigned so early that no rating counts it."""


class MyTable(TypedDict):
    """A table of a person."""
    gameId: str
    """The id of the table."""
    name: str
    status: Literal["running", "finished", "ended"]
    """`ended`: stopped by its players, without a result."""
    ending: NotRequired[MyTableEnding]
    seat: NotRequired[Seat]
    """Missing where they made the table and sit elsewhere."""
    seated: bool
    """Whether they have sat down; a seat may be kept for them until then."""
    isHost: bool
    """Whether you made the table."""
    waiting: bool
    """Whether the table waits for them."""
    waitingFor: list[Seat]
    """Seats the table waits for."""
    since: str
    """When it began to wait for them."""
    until: NotRequired[str]
    """When the time of the player it waits for is out."""
    isOut: NotRequired[bool]
    """Whether that time is over."""
    playingMs: NotRequired[int]
    """The time that counts until then, in milliseconds, without nights and days off."""
    holidayUntil: NotRequired[str]
    """Until when the player it waits for is on holiday."""
    seats: list[SeatHolder]
    seq: int
    """The newest row that they may see."""


NamesByLanguage: TypeAlias = dict[str, str]
"""The name of a component, by language."""


class NewLink(TypedDict):
    """A new link and its token; the old one no longer opens anything."""
    token: str
    """A secret that proves who sends it; shown only this once."""
    link: str
    """The address that opens it."""


class NewRow(TypedDict):
    """A row of the log, without the parts that only the hash chain needs."""
    seq: int
    """Its number, from 1 without a gap."""
    seat: NotRequired[Seat]
    """Whose step it is; missing in row 1, the set-up."""
    command: SetupChoices | TakeTurnBack | Command
    """The command of this row."""
    events: list[Event]
    """The events of the row, in order."""
    at: str
    """When it was accepted."""
    hash: str
    """The hash of the row; see /verify."""
    undone: bool
    """Whether a later row has taken it back."""


class Note(TypedDict):
    """A note; a sealed one is shown to all players when the game is over."""
    id: str
    seat: Seat
    holder: str
    """Who held the seat then."""
    text: str
    sealed: bool
    """Whether only its writer reads it until the game is over."""
    seq: int
    """The number of a row of the log."""
    at: str
    """ISO 8601, UTC."""
    mentor: NotRequired[str]
    """The mentor who wrote it, where it was not the holder."""


class Offer(TypedDict):
    """Tiles that only one seat sees."""
    item: int
    """The id of the open item."""
    tiles: list[TileId]
    """The seat may choose one of these."""


OpenEntry = TypedDict(
    "OpenEntry",
    {
        "seat": "Seat",
        "kind": "str",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "item": "NotRequired[OpenItem]",
        "performance": "NotRequired[int]",
    },
)
"""Something that is open for a seat."""


OpenItem: TypeAlias = Union["ChoiceItem", "ProductionKindItem", "TechnologyItem", "ProductionTokenItem", "SidewaysItem", "ArrowItem", "CathedralTileItem", "PlazaRewardItem", "PlazaTileItem", "BridgeTileItem", "PlankItem", "RoadItem", "RoadEggItem", "PerformItem", "SealItem", "WindowsItem", "ParlerMarkersItem", "ParlerBuildingItem"]
"""Something owed to or by a seat; see `kind`."""


class Option(TypedDict):
    """A legal command, ready to be sent."""
    command: Command
    reveals: bool
    """Whether it shows something hidden: the steps before it, and it itself, become final."""
    takesBack: NotRequired[Literal[True]]
    """Whether it goes back instead of on."""


class OwnedTechnology(TypedDict):
    """A technology of a player."""
    tile: TileId
    active: bool
    """Lasting ones work from the next own turn on."""


class PackActionTilesActions(TypedDict):
    id: Action
    name: str


class PackActionTilesTiles(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    sides: dict[str, list[Action]]
    """Its two sides."""


class PackActionTiles(TypedDict):
    actions: list[PackActionTilesActions]
    tiles: list[PackActionTilesTiles]
    """Ids of tiles, or how many there are."""


class PackActionBoardCentre(TypedDict):
    """Its middle."""
    id: str
    """Stable, and the only one of this name in the pack."""
    q: int
    """Axial; pointy top."""
    r: int
    """Axial; pointy top."""
    placeable: Literal[False]
    """The kinds that may be placed there."""


class PackActionBoardActions(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    q: int
    """Axial; pointy top."""
    r: int
    """Axial; pointy top."""
    action: Action


class PackActionBoardWallCells(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    q: int
    """Axial; pointy top."""
    r: int
    """Axial; pointy top."""
    touches: list[Action]


class PackActionBoard(TypedDict):
    """The ring of actions of a player."""
    centre: PackActionBoardCentre
    """Its middle."""
    actions: list[PackActionBoardActions]
    wallCells: list[PackActionBoardWallCells]
    """Places for walls."""


class PackProductionTokens(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    gain: Effect


class PackSeals(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    cost: Cost
    end: Effect


class PackSupplyPiecesExtra(TypedDict):
    """Pieces beyond those."""
    pieces: int
    worth: int
    """How many one of them counts."""


class PackSupplyPieces(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    pieces: int
    limited: bool
    """Whether there are no more."""
    perPlayer: NotRequired[Literal[True]]
    extra: NotRequired[PackSupplyPiecesExtra]
    """Pieces beyond those."""


class PackSupply(TypedDict):
    """How many pieces there are."""
    pieces: list[PackSupplyPieces]


class Pack(TypedDict):
    """A version of a content pack."""
    id: str
    """As the set-up of a game names it."""
    version: int
    """A version that has been played never changes."""
    name: str
    crane: CraneBoard
    actionTiles: PackActionTiles
    playerBoard: PlayerBoard
    actionBoard: PackActionBoard
    """The ring of actions of a player."""
    grids: Grids
    bridge: BridgeBoard
    kingsRoad: KingsRoad
    city: City
    plazas: Plazas
    upgrades: list[UpgradeTile]
    walls: list[WallTile]
    buildings: list[BuildingTile]
    technologies: list[TechnologyTile]
    productionTokens: list[PackProductionTokens]
    seals: list[PackSeals]
    solo: Solo
    scoring: FinalScoring
    supply: PackSupply
    """How many pieces there are."""
    names: dict[str, NamesByLanguage]
    """By id, every component that has a printed name or can be named by its effect."""


class PackName(TypedDict):
    """Which tiles are played with: see /api/packs/{id}/{version}."""
    id: str
    version: int


class PaidEvent(TypedDict):
    """A seat pays."""
    type: Literal["Paid"]
    seat: Seat
    cost: Cost
    source: Source


class Parler(TypedDict):
    """Peter Parler, in a game against him."""
    plaza: NotRequired[str]
    """The plaza with his pawn; none when no plaza has a free site."""
    markers: dict[str, Slot]
    """The slot of his marker in each row."""
    deck: int
    """Cards left."""
    card: NotRequired[str]
    """The card of his turn."""
    stage: Literal["idle", "tile", "after-tile", "production", "recycle"]
    """How far his turn is."""


ParlerBuildingItem = TypedDict(
    "ParlerBuildingItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"parler-building\"]",
        "tile": "TileId",
    },
)
"""An open item of the kind `parler-building`."""


class ParlerCardRevealedEvent(TypedDict):
    """A card of his is turned up."""
    type: Literal["ParlerCardRevealed"]
    card: str
    """The id of the card of Peter Parler."""
    left: int
    reshuffled: bool
    """Whether the cards were shuffled before."""


class ParlerMarkerMovedEvent(TypedDict):
    """His marker moves on."""
    type: Literal["ParlerMarkerMoved"]
    row: RowName
    slot: Slot


ParlerMarkersItem = TypedDict(
    "ParlerMarkersItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"parler-markers\"]",
    },
)
"""An open item of the kind `parler-markers`."""


class ParlerMarkersSetEvent(TypedDict):
    """Parler's pawn and markers are put down."""
    type: Literal["ParlerMarkersSet"]
    plaza: str
    """The id of the plaza."""
    markers: dict[str, Slot]
    """Where his markers lie, by row."""


class ParlerPawnMovedEvent(TypedDict):
    """His pawn moves on."""
    type: Literal["ParlerPawnMoved"]
    plaza: NotRequired[str]
    """The id of the plaza."""
    steps: int
    """How far it went."""


class ParlerSealClaimedEvent(TypedDict):
    """He claims a seal."""
    type: Literal["ParlerSealClaimed"]
    seal: str
    """The id of the seal."""


class ParlerStageReachedEvent(TypedDict):
    """His turn reaches its next stage."""
    type: Literal["ParlerStageReached"]
    stage: Literal["idle", "tile", "after-tile", "production", "recycle"]
    """The stage his turn has reached."""


class ParlerTileTakenEvent(TypedDict):
    """He takes a tile."""
    type: Literal["ParlerTileTaken"]
    row: RowName
    slot: Slot
    tile: TileId
    to: Literal["stack", "city"]
    """Where it went."""


class PastTable(TypedDict):
    """A finished game of members of a circle."""
    gameId: str
    """The id of the table."""
    name: str
    finishedAt: str
    """ISO 8601, UTC."""
    members: list[str]


PerformItem = TypedDict(
    "PerformItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"perform\"]",
        "tile": "TileId",
        "action": "Literal[\"manage-mines\", \"manage-quarries\", \"upgrade-action\", \"construct-wall\", \"construct-building\", \"kings-road\"] | Literal[\"any\"]",
        "discount": "NotRequired[Cost]",
        "then": "NotRequired[Effect]",
    },
)
"""An open item of the kind `perform`."""


class Performance(TypedDict):
    """One performance of an action in the running turn."""
    id: int
    action: Action
    context: Context
    discount: NotRequired[Cost]
    top: NotRequired[TileId]
    """The upgrade on top of the action when it was declared."""
    later: list[TileId]
    """Upgrades put on that action later in the turn."""
    paid: bool
    """Whether an upgrade bonus was collected for it."""
    done: bool
    """Whether it is over."""
    then: NotRequired[Effect]
    """The effect that comes after it."""


class PersonRating(TypedDict):
    value: int
    isProvisional: bool
    """Until ten rated games."""


class PersonCirclesRating(TypedDict):
    value: int
    isProvisional: bool
    """Until ten rated games."""


class PersonCircles(TypedDict):
    id: str
    name: str
    member: str
    rating: NotRequired[PersonCirclesRating | Literal["hidden"]]
    """A rating in whole numbers."""


class Person(TypedDict):
    """A person, for people who play with them."""
    id: str
    """The id of the person for everyone who plays with them."""
    name: str
    isMe: bool
    games: int
    """Finished games with a result; at most 500."""
    wins: int
    rating: NotRequired[PersonRating | Literal["hidden"]]
    """A rating in whole numbers."""
    waitHours: NotRequired[int]
    """They usually move within this time."""
    circles: list[PersonCircles]


class PlaceBuildingCommand(TypedDict):
    """Build: take a building of the row to a site."""
    type: Literal["PlaceBuilding"]
    slot: Literal[0] | Literal[1] | Literal[2] | Literal[3]
    """The place in the row, from 0."""
    site: str
    """The id of the site in the city."""
    rotation: Literal[0] | Literal[1] | Literal[2] | Literal[3] | Literal[4] | Literal[5]
    """How it is turned, in steps of 60 degrees clockwise, 0 to 5."""
    keepCube: NotRequired[Literal[True]]
    """Whether a cube of yours stays on it."""


class PlaceParlerBuildingCommand(TypedDict):
    """Place the building that Peter Parler takes."""
    type: Literal["PlaceParlerBuilding"]
    site: str
    """The id of the site in the city."""
    rotation: Literal[0] | Literal[1] | Literal[2] | Literal[3] | Literal[4] | Literal[5]
    """How it is turned, in steps of 60 degrees clockwise, 0 to 5."""


class PlacePlankCommand(TypedDict):
    """Place a plank of the bridge."""
    type: Literal["PlacePlank"]
    place: str
    """The id of the place on the bridge, as in `bridge` of the position."""


class PlaceUpgradeCommand(TypedDict):
    """Take an upgrade of the row."""
    type: Literal["PlaceUpgrade"]
    slot: Literal[0] | Literal[1] | Literal[2] | Literal[3]
    """The place in the row, from 0."""
    rotation: Literal[0] | Literal[1] | Literal[2] | Literal[3] | Literal[4] | Literal[5]
    """How it is turned, in steps of 60 degrees clockwise, 0 to 5."""


class PlaceWallCommand(TypedDict):
    """Take a wall of the row to a cell."""
    type: Literal["PlaceWall"]
    slot: Literal[0] | Literal[1] | Literal[2] | Literal[3]
    """The place in the row, from 0."""
    cell: str
    """The place for a wall on the action board."""
    rotation: Literal[0] | Literal[1] | Literal[2] | Literal[3] | Literal[4] | Literal[5]
    """How it is turned, in steps of 60 degrees clockwise, 0 to 5."""


class PlacedBuilding(TypedDict):
    """A building tile in the city."""
    tile: TileId
    rotation: Rotation
    site: str
    """The id of the site in the city."""
    seat: NotRequired[Seat]
    """The seat that built it; missing for the buildings of the set-up."""
    cube: bool
    """Whether a cube of its builder is on it."""


class PlacedTile(TypedDict):
    """A tile as it lies."""
    tile: TileId
    rotation: Rotation


class PlacedWall(TypedDict):
    """A wall tile on a player's board."""
    tile: TileId
    rotation: Rotation
    cell: str
    """Its place at the walls."""


PlankItem = TypedDict(
    "PlankItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"plank\"]",
        "tile": "TileId",
        "stack": "Literal[\"IV\", \"V\"]",
    },
)
"""An open item of the kind `plank`."""


class PlankPlacedEvent(TypedDict):
    """It is laid on the bridge."""
    type: Literal["PlankPlaced"]
    seat: Seat
    tile: TileId
    place: str
    """The place on the bridge, from 1."""


class PlatformMovedEvent(TypedDict):
    """The cube of the platform moves."""
    type: Literal["PlatformMoved"]
    left: int
    """How many steps it has left."""


PlayerVTiles = TypedDict(
    "PlayerVTiles",
    {
        "tile": "TileId",
        "from": "Literal[\"bridge\", \"cathedral\"]",
    },
)


class Player(TypedDict):
    """Everything that one seat has."""
    goods: dict[str, int]
    """Goods in hand, at most 9 of each."""
    tokens: dict[str, int]
    """Tokens of matched corners."""
    score: int
    """Points so far."""
    scoreBySource: dict[str, int]
    """The same, by where they came from."""
    counts: dict[str, int]
    """Mines and quarries."""
    heights: dict[str, int]
    """Heights on the technology and university tracks."""
    productionTokens: dict[str, str]
    """The production token at each track."""
    wealth: list[str]
    """Wealth bonuses taken."""
    cubes: int
    """Cubes that can be used."""
    sealRights: int
    """Seals that may be claimed."""
    technologies: list[OwnedTechnology]
    usedTechnologies: list[TileId]
    """Single-use technologies that are spent."""
    upgrades: dict[str, list[PlacedTile]]
    """Upgrade tiles on each action, lowest first; only the last works."""
    walls: list[PlacedWall]
    grids: dict[str, GridPosition]
    """Positions of the markers."""
    road: int
    """Spaces moved on the King's Road; 0 is next to the board."""
    vTiles: list[PlayerVTiles]
    """Tiles V owned."""
    paidContacts: list[str]
    """Contacts of edges and corners that have paid and pay no more."""


PlayerBoardStart = TypedDict(
    "PlayerBoardStart",
    {
        "id": "str",
        "gold": "int",
        "stone": "int",
        "egg": "int",
        "silver-window": "int",
        "gold-window": "int",
        "points": "int",
        "freeCubes": "int",
    },
)
"""The goods, height or place of a player at the start of a game."""


class PlayerBoardLimits(TypedDict):
    """The most a player can hold."""
    id: str
    """Stable, and the only one of this name in the pack."""
    gold: int
    stone: int
    windowsKeptAtEndOfTurn: int


class PlayerBoardExtraAction(TypedDict):
    """Buying one more action."""
    id: str
    """Stable, and the only one of this name in the pack."""
    prices: list[Cost]
    """The possible prices; one of them is paid."""
    perTurn: int
    """How often in a turn."""


class PlayerBoardRowRefresh(TypedDict):
    """Having new tiles laid out."""
    id: str
    """Stable, and the only one of this name in the pack."""
    prices: list[Cost]
    """The possible prices; one of them is paid."""
    tiles: int
    """Ids of tiles, or how many there are."""
    perTurn: int
    """How often in a turn."""


class PlayerBoardCubes(TypedDict):
    """Cubes of a player."""
    id: str
    """Stable, and the only one of this name in the pack."""
    total: int
    """All of them together."""
    tracks: int
    """How many are on mines, quarries and academic tracks."""
    wealth: int
    """How many are at wealth bonuses."""
    projects: int
    """How many are at the Hunger Wall and the Cathedral."""
    free: int
    """How many may be used at once."""


class PlayerBoardTracksProductionBonuses(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    field: int
    """The field of the track, from 0."""
    gain: Effect


class PlayerBoardTracks(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    resource: Literal["gold", "stone"]
    """The good that is produced."""
    counts: list[int]
    """How much is produced on each field."""
    startCount: int
    """How many a player begins with."""
    startField: int
    """The field a player begins on."""
    tokenAtCount: int
    """A production token is gained at this count."""
    tokenAtField: int
    tokenLiesOnField: int
    sealAtCount: int
    """A seal is gained at this count."""
    sealAtField: int
    productionBonuses: list[PlayerBoardTracksProductionBonuses]
    """Further gains of production, by field."""


class PlayerBoardWealthBonuses(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    reach: NotRequired[Cost]
    reachEither: NotRequired[Cost]
    gain: Effect
    freesCubes: int


class PlayerBoardTechnologyTrack(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    start: int
    """The goods, height or place of a player at the start of a game."""
    top: int
    """Its highest field."""
    levels: dict[str, int]
    """The height each level begins at."""
    overflowPoints: int
    """Points for each step beyond the top."""


class PlayerBoardUniversityTrack(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    start: int
    """The goods, height or place of a player at the start of a game."""
    top: int
    """Its highest field."""
    multiplierByHeight: list[int]
    """The multiplier for academics, by height."""
    overflowPoints: int
    """Points for each step beyond the top."""


class PlayerBoard(TypedDict):
    """The board of each player: goods at the start, limits, tracks."""
    start: PlayerBoardStart
    """The goods, height or place of a player at the start of a game."""
    limits: PlayerBoardLimits
    """The most a player can hold."""
    extraAction: PlayerBoardExtraAction
    """Buying one more action."""
    rowRefresh: PlayerBoardRowRefresh
    """Having new tiles laid out."""
    cubes: PlayerBoardCubes
    """Cubes of a player."""
    tracks: list[PlayerBoardTracks]
    """The tracks of mines and quarries."""
    wealthBonuses: list[PlayerBoardWealthBonuses]
    """Bonuses for holding enough of a good at once."""
    technologyTrack: PlayerBoardTechnologyTrack
    universityTrack: PlayerBoardUniversityTrack


class Plaza(TypedDict):
    """A plaza of the city."""
    plaza: str
    """The id of the plaza."""
    tile: NotRequired[TileId]
    """A plaza may have none."""
    face: NotRequired[str]
    """Which side of the tile lies up."""
    evaluated: bool
    """Whether it is complete and its rewards are given."""


class PlazaCompletedEventClaims(TypedDict):
    seat: Seat
    cubes: int
    """Cubes of a player."""
    cost: int


class PlazaCompletedEvent(TypedDict):
    """A plaza is complete; the majority is found."""
    type: Literal["PlazaCompleted"]
    plaza: str
    """The id of the plaza."""
    seat: Seat
    """Who completed it."""
    sites: list[str]
    """Sites whose cubes go back to their owners."""
    claims: list[PlazaCompletedEventClaims]
    both: list[Seat]
    """Seats that gain both rewards."""


PlazaRewardItem = TypedDict(
    "PlazaRewardItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"plaza-reward\"]",
        "plaza": "str",
        "both": "bool",
    },
)
"""An open item of the kind `plaza-reward`."""


class PlazaRewardTakenEvent(TypedDict):
    """A player gets what a completed plaza pays."""
    type: Literal["PlazaRewardTaken"]
    seat: Seat
    plaza: str
    """The id of the plaza."""
    reward: Literal["upper", "lower", "both"]


PlazaTileItem = TypedDict(
    "PlazaTileItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"plaza-tile\"]",
    },
)
"""An open item of the kind `plaza-tile`."""


class PlazasTilesFaces(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    side: Literal["A", "B"]
    upper: Effect
    lower: Effect


class PlazasTiles(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    colour: Literal["tan", "yellow", "light-blue", "grey-blue"]
    faces: list[PlazasTilesFaces]
    """The sides that may show."""


class Plazas(TypedDict):
    """The tiles of the plazas."""
    colours: dict[str, int]
    """Colours of plazas."""
    tiles: list[PlazasTiles]
    """Ids of tiles, or how many there are."""


class Position(TypedDict):
    """A position of a table, and nothing that changes."""
    id: str
    """The id of the table."""
    seq: int
    """The number of a row of the log."""
    head: str
    """SHA-256 in hexadecimal."""
    scores: list[Score]
    """Points, by seat."""
    view: View


class ProblemIssues(TypedDict):
    path: str
    """Which part of the request."""
    message: str
    """The fault in this part."""


class Problem(TypedDict):
    """An error (RFC 9457), as application/problem+json."""
    type: str
    """Where the code is explained."""
    title: str
    """A few words, the same for each code."""
    status: int
    """The status of the answer."""
    code: str
    """A fixed word for programs; each operation lists its possible codes."""
    detail: str
    """One sentence for a person."""
    rule: NotRequired[str]
    """Id of the rule that forbids it."""
    params: NotRequired[dict[str, str | float]]
    """Details of the code, such as the goods that are lacking or the seat whose turn it is."""
    seq: NotRequired[int]
    """The newest row of the table."""
    retryAfter: NotRequired[int]
    """Seconds until it may be tried again; as in Retry-After."""
    until: NotRequired[str]
    """When it will be possible again."""
    cures: NotRequired[list[Cure]]
    """Legal steps, the cheapest first. After any one of them the refused command would be legal."""
    issues: NotRequired[list[ProblemIssues]]
    """The faults, each with its part of the request."""


class ProducedEvent(TypedDict):
    """All mines or quarries of a seat produce."""
    type: Literal["Produced"]
    seat: Seat
    what: Literal["gold", "stone"]
    """The good, token or effect."""


ProductionKindItem = TypedDict(
    "ProductionKindItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"production-kind\"]",
        "then": "NotRequired[Effect]",
    },
)
"""An open item of the kind `production-kind`."""


ProductionTokenItem = TypedDict(
    "ProductionTokenItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"production-token\"]",
        "track": "Track",
    },
)
"""An open item of the kind `production-token`."""


class ProductionTokenRemovedEvent(TypedDict):
    """He takes a production token out of the game."""
    type: Literal["ProductionTokenRemoved"]
    token: str
    """The id of the production token."""


class ProductionTokenTakenEvent(TypedDict):
    """A production token comes to a track."""
    type: Literal["ProductionTokenTaken"]
    seat: Seat
    track: Track
    token: str
    """The id of the production token."""


class RefillRowCommand(TypedDict):
    """Fill an empty place of a row."""
    type: Literal["RefillRow"]
    row: Literal["upgrade", "wall", "building"]
    """The row whose empty places are filled: upgrades, walls or buildings."""


class RefreshRowCommand(TypedDict):
    """Pay to have new tiles laid out in a row."""
    type: Literal["RefreshRow"]
    row: Literal["upgrade", "wall", "building"]
    """The row whose tiles are replaced: upgrades, walls or buildings."""
    slots: list[Literal[0] | Literal[1] | Literal[2] | Literal[3]]
    """The two places of the row whose tiles go under their stacks, 0 to 3."""
    pay: dict[str, int]
    """The price: one gold or one stone."""


class ResolveRoadEffectCommand(TypedDict):
    """Carry out the effect of a space of the road."""
    type: Literal["ResolveRoadEffect"]
    space: Literal["I", "II", "III", "IV", "V"]
    """The space of the King’s Road or the bridge."""
    option: NotRequired[int]
    """The index of the chosen option, from 0."""


class ResolveRoadEggCommand(TypedDict):
    """Pay an egg for the effect of a space of the road."""
    type: Literal["ResolveRoadEgg"]
    space: Literal["I", "II", "III", "IV", "V"]
    """The space of the King’s Road or the bridge."""
    option: int
    """The index of the chosen option, from 0."""


class ResolveUpArrowCommand(TypedDict):
    """Follow an arrow up in a grid, or do not."""
    type: Literal["ResolveUpArrow"]
    grid: Literal["hunger-wall", "cathedral"]
    """The Hunger Wall or the Cathedral."""
    accept: bool
    """`true` takes it, `false` declines."""


class RetryEvent(TypedDict):
    """Without data. Comes first, and once more before a stream ends by its age: then reconnect at once."""
    retry: int
    """Milliseconds to wait before you open the stream again."""


class ReviewAccount(TypedDict):
    """A game as one sum for a seat."""
    start: float
    """The expected margin at the start."""
    own: float
    """Points that its own turns gave away: 0 or less."""
    others: float
    """Points that the turns of the others brought it or cost it."""
    luck: float
    """Points from tiles that came up and other chance."""
    margin: float
    """The margin at the end: the sum of the four."""


class ReviewPlay(TypedDict):
    """How well a seat played."""
    seat: int
    """The number of the seat, from 0."""
    turns: int
    """How many of its turns were judged."""
    meanLoss: float
    """Points that its average turn gave away."""
    accuracy: NotRequired[int]
    """From 0 to 100; missing for too few turns."""


class RoadAdvancedEvent(TypedDict):
    """A pawn moves on the King's Road."""
    type: Literal["RoadAdvanced"]
    seat: Seat
    to: int
    """The space or field it reaches."""
    space: RoadSpace


RoadEggItem = TypedDict(
    "RoadEggItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"road-egg\"]",
        "space": "RoadSpace",
    },
)
"""An open item of the kind `road-egg`."""


RoadItem = TypedDict(
    "RoadItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"road\"]",
        "space": "RoadSpace",
    },
)
"""An open item of the kind `road`."""


RoadSpace: TypeAlias = Literal["I", "II", "III", "IV", "V"]
"""A space of the King's Road."""


Rotation: TypeAlias = Union["Literal[0]", "Literal[1]", "Literal[2]", "Literal[3]", "Literal[4]", "Literal[5]"]
"""Sixths of a turn, clockwise, against how the tile is printed."""


class Row(TypedDict):
    """A row of the log: one accepted command and what came of it."""
    seq: int
    """Its number, from 1 without a gap."""
    seat: NotRequired[int]
    """Whose step it is; missing in row 1, the set-up."""
    command: SetupChoices | TakeTurnBack | Command
    """The command of this row."""
    commandId: str
    """A UUID chosen by the sender; sent again, the command is applied once."""
    events: list[Event]
    """The events of the row, in order."""
    at: str
    """When it was accepted."""
    rulesVersion: int
    """Which reading of the rules it was judged by."""
    secretDigest: str
    """HMAC-SHA-256 of the hidden part of the row under the seed, in hexadecimal; see /verify."""
    prevHash: str
    """The hash of the row before it."""
    hash: str
    """SHA-256 of all the above."""


RowName: TypeAlias = Literal["upgrade", "wall", "building"]
"""One of the three rows of hexagon tiles."""


class RowRefilledEvent(TypedDict):
    """A slot of a row is filled."""
    type: Literal["RowRefilled"]
    row: RowName
    slot: Slot
    tile: TileId


class RowRefreshedEvent(TypedDict):
    """Two tiles of a row go under their stacks."""
    type: Literal["RowRefreshed"]
    seat: Seat
    row: RowName
    slots: list[Slot]
    """The places in the row, from 0."""
    removed: list[TileId]
    """The two tiles that went under their stack."""


class RowStateStack(TypedDict):
    """Tiles left face down."""
    normal: int
    """Without the special sign."""
    special: int
    """With the special sign."""


class RowState(TypedDict):
    """A row of hexagon tiles: its open slots and its stacks."""
    slots: list[TileId | None]
    """Slots 0 to 2 normal, 3 special; null is an empty slot."""
    stack: RowStateStack
    """Tiles left face down."""


class RowsEventDataInTurn(TypedDict):
    """This seat is in the middle of a turn. You see its steps when they are final."""
    seat: Seat


class RowsEventDataActors(TypedDict):
    seat: Seat
    name: str
    steps: list[int]
    """Steps, in their order."""


class RowsEventDataClocksHolidays(TypedDict):
    """Days of this wait that are holidays, and how many of them began automatically."""
    days: int
    byThemselves: int
    """How many of them begin automatically."""


class RowsEventDataClocks(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    leftMs: NotRequired[int]
    """Missing where there is no clock."""
    inPlayingHours: NotRequired[Literal[True]]
    """Whether nights, days off or holidays stop the clock before it is out, or may do so."""
    since: NotRequired[str]
    """Since when the table waits for this seat."""
    notSeated: NotRequired[Literal[True]]
    """The table waits for this seat, but it has no player: its clock starts when one sits down."""
    until: NotRequired[str]
    """When its time is out."""
    isOut: NotRequired[Literal[True]]
    """Whether the time is out."""
    holidayUntil: NotRequired[str]
    """Until when its holder is on holiday now."""
    holidays: NotRequired[RowsEventDataClocksHolidays]
    """Days of this wait that are holidays, and how many of them began automatically."""


class RowsEventData(TypedDict):
    """As JSON."""
    since: int
    """The rows follow this one. If you do not have it, request the log."""
    rows: list[NewRow]
    """Final steps, in order."""
    latestSeq: int
    """The newest row that you may see."""
    inTurn: NotRequired[RowsEventDataInTurn]
    """This seat is in the middle of a turn. You see its steps when they are final."""
    actors: NotRequired[list[RowsEventDataActors]]
    """Those who made some of these rows for the holder of a seat."""
    clocks: NotRequired[list[RowsEventDataClocks]]
    """As in `GET /api/games/{id}/late`."""


class RowsEvent(TypedDict):
    """With `?rows=1`: the rows that made the version that follows."""
    event: Literal["rows"]
    data: RowsEventData
    """As JSON."""


RuleCode: TypeAlias = Literal["not-a-seat", "game-finished", "not-your-turn", "answer-first", "tile-already-taken", "no-tile-there", "cannot-pay", "actions-impossible", "no-slot-bonus", "not-collectable", "no-egg-offer", "no-special-right", "finish-performance-first", "no-such-context", "tile-not-taken", "main-action-done", "action-not-on-tile", "action-not-allowed", "action-impossible", "extra-already-bought", "extra-not-bought", "wrong-price", "not-your-technology", "not-single-use", "already-refreshed", "wrong-slots", "slot-empty", "refill-not-offered", "nothing-to-refill", "no-row-above", "no-seal-right", "seal-taken", "unknown-seal", "no-cube", "no-cube-choice", "must-be-resolved", "main-action-open", "main-action-possible", "not-declared", "special-right-needed", "cell-taken", "unknown-cell", "site-taken", "unknown-site", "pawn-at-the-end", "no-open-item", "unknown-option", "not-offered", "token-not-in-river", "token-first", "unknown-plaza", "plaza-without-tile", "wrong-number-of-windows", "would-strand-action", "nothing-to-undo", "undo-barrier", "no-candidate", "already-paid", "grid-needed", "wrong-grid", "place-taken", "unknown-place", "plaza-complete", "parler-place"]
"""Why the rules refuse a command; each with its sentence in /api-docs."""


class Rung(TypedDict):
    """A person of the ladder, from top to bottom."""
    entrant: str
    """The key of the entrant in all lots."""
    division: int
    satOut: int
    """Seasons they sat out since they last played."""


class SaidReactions(TypedDict):
    reaction: Literal["agree", "heart", "laugh", "wow", "bravo"]
    """One of five, from agreement to praise."""
    names: list[str]
    """Empty for a player who has left the seat."""
    isMine: bool
    """Whether it is yours."""


class Said(TypedDict):
    """A chat message at a table."""
    id: str
    seat: NotRequired[Seat]
    """Missing for a spectator."""
    name: str
    text: NotRequired[str]
    """Missing where it was taken away. A place of the board is `[[site:ID]]`, a tile `[[slot:wall-2 TILE]]`."""
    at: str
    """ISO 8601, UTC."""
    seq: int
    """The newest row of the table at that time."""
    isMine: bool
    """Whether it is yours."""
    callsMe: bool
    """Whether it mentions the reader."""
    mayRemove: bool
    """Whether you may take it away."""
    mayReport: bool
    reactions: list[SaidReactions]
    """How players reacted to it."""
    reports: NotRequired[int]
    """Only for the host: how many found it out of place."""


class ScoreForecast(TypedDict):
    """The score if the game ended now; no lines once it has."""
    lines: list[ScoreLine]
    """The points that final scoring would add now."""
    total: int
    """Points so far and all lines: the score if the game ended now."""


class Score(TypedDict):
    """The points of a seat."""
    seat: Seat
    total: int
    """Points so far."""
    bySource: dict[str, int]
    """The same, by where they came from."""
    forecast: ScoreForecast
    """The score if the game ended now; no lines once it has."""


class ScoreLine(TypedDict):
    """Points of one source."""
    source: SourceKind
    id: NotRequired[str]
    """The component concerned."""
    points: int


class ScoreSpecialPointsCommand(TypedDict):
    """Take points for the special bonus."""
    type: Literal["ScoreSpecialPoints"]


class ScoredEvent(TypedDict):
    """A seat scores."""
    type: Literal["Scored"]
    seat: Seat
    points: int
    source: Source


class ScoringStartedEvent(TypedDict):
    """Final scoring begins."""
    type: Literal["ScoringStarted"]


class SealClaimedEvent(TypedDict):
    """A player takes a seal; no other player may take it."""
    type: Literal["SealClaimed"]
    seat: Seat
    seal: str
    """The id of the seal."""


SealItem = TypedDict(
    "SealItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"seal\"]",
    },
)
"""An open item of the kind `seal`."""


class SealRightGainedEvent(TypedDict):
    """A seat may claim a seal."""
    type: Literal["SealRightGained"]
    seat: Seat
    track: Track


Seat: TypeAlias = int
"""A seat of the table, from 0; in order of play."""


class SeatHolder(TypedDict):
    """Who holds a seat."""
    seat: Seat
    name: str
    seated: bool
    """Whether a player has sat down."""
    bot: NotRequired[Literal["apprentice", "journeyman", "master", "architect"]]
    """Only where the computer holds the seat."""
    automatic: NotRequired[Literal[True]]
    """Only for the opponent of a solo game."""


class SetParlerMarkersCommandSlots(TypedDict):
    """The place of his marker, by row."""
    upgrade: Literal[0] | Literal[1] | Literal[2] | Literal[3]
    """In the row of upgrades."""
    wall: Literal[0] | Literal[1] | Literal[2] | Literal[3]
    """In the row of walls."""
    building: Literal[0] | Literal[1] | Literal[2] | Literal[3]
    """In the row of buildings."""


class SetParlerMarkersCommand(TypedDict):
    """Say where the markers of Peter Parler begin."""
    type: Literal["SetParlerMarkers"]
    plaza: str
    """The id of the plaza."""
    slots: SetParlerMarkersCommandSlots
    """The place of his marker, by row."""


Setup: TypeAlias = Any
"""The choices made before the game."""


class SetupChoices(TypedDict):
    """Row 1: the choices made before the game."""
    type: Literal["SetupChoices"]
    setup: Any
    """The options and variants that were chosen before the game."""


SidewaysItem = TypedDict(
    "SidewaysItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"sideways\"]",
        "grid": "Literal[\"hunger-wall\", \"cathedral\"] | Literal[\"either\"]",
    },
)
"""An open item of the kind `sideways`."""


class SkipMainActionCommand(TypedDict):
    """Perform no main action."""
    type: Literal["SkipMainAction"]


Slot: TypeAlias = Union["Literal[0]", "Literal[1]", "Literal[2]", "Literal[3]"]
"""A slot of a row: 0 to 2 normal, 3 special."""


class SlotBonusUsedEvent(TypedDict):
    """The bonus of the slot is used, or lost."""
    type: Literal["SlotBonusUsed"]
    seat: Seat
    how: Literal["collected", "bought", "special", "points", "lapsed"]
    """How it ended or was used."""
    bonus: Effect


class SoloSimple(TypedDict):
    """Against an opponent who only turns the wheel."""
    id: str
    """Stable, and the only one of this name in the pack."""
    setUpAs: int
    """For how many players the table is laid out."""
    humanSeat: int
    """The seat of the player."""
    opponent: str
    goodScore: int
    """Points that are good."""


class SoloParler(TypedDict):
    """Against Peter Parler."""
    id: str
    """Stable, and the only one of this name in the pack."""
    setUpAs: int
    """For how many players the table is laid out."""
    humanSeat: int
    """The seat of the player."""
    goodScore: int
    """Points that are good."""
    productionTokens: list[str]
    sealAtEndOfMines: str
    """The seal at the end of his mines."""
    sealAtEndOfQuarries: str
    """The seal at the end of his quarries."""
    substituteSeal: str
    """The seal he takes where that one is gone."""


class SoloParlerCards(TypedDict):
    id: str
    """Stable, and the only one of this name in the pack."""
    takes: RowName | None
    """The row he takes a tile from."""
    raises: list[Track]
    """The tracks he raises."""
    raiseRule: NotRequired[Literal["the-one-the-human-has-more-of-both-if-equal"]]
    recycles: int
    """How many tiles go under their stacks."""


class Solo(TypedDict):
    """The opponents in a solo game."""
    simple: SoloSimple
    """Against an opponent who only turns the wheel."""
    parler: SoloParler
    """Against Peter Parler."""
    parlerCards: list[SoloParlerCards]
    """The cards of Peter Parler."""


class Source(TypedDict):
    """A source, with the component concerned where there is one."""
    kind: SourceKind
    id: NotRequired[str]
    """The component concerned."""


SourceKind: TypeAlias = Literal["crane", "wheel", "action", "production", "upgrade", "edge", "corner", "wall", "building", "site", "plaza-buildings", "plaza", "road", "bridge", "technology", "track-end", "grid", "wealth", "refresh", "extra-action", "seal", "academics", "hunger-wall", "cathedral", "tokens", "wall-set", "v-tile", "eggs", "parler", "turn-end"]
"""Where a gain, a point or a payment comes from; also the columns of the score table."""


class StateUndo(TypedDict):
    """Rows that may still be taken back, oldest first; `floor` is the newest that may not."""
    floor: int
    """A row of the log."""
    steps: list[int]
    """Those rows."""
    shown: NotRequired[int]
    """Only after an ended turn was taken back: that row, which everybody has seen."""


class StateBridgeStacks(TypedDict):
    """Tiles left face down at the bridge and the Cathedral."""
    IV: int
    """Tiles IV."""
    V: int
    """Tiles V at the bridge."""
    cathedral: int
    """Tiles V of the Cathedral."""


class StateSeals(TypedDict):
    seal: str
    """The id of the seal."""
    seat: Seat


class StateOpenV(TypedDict):
    """Tiles V that all players see, where the table chose so."""
    bridge: list[TileId]
    """V tiles that lie open for the bridge."""
    cathedral: list[TileId]
    """V tiles that lie open for the Cathedral."""


class State(TypedDict):
    """The public part of a position: everything that all players may know."""
    rulesVersion: int
    """Which reading of the rules the game is played by."""
    pack: PackName
    setup: Setup
    commitment: str
    """SHA-256 of the seed of all shuffles, fixed before the first row."""
    seq: int
    """The newest row of the log that is in it."""
    undo: StateUndo
    """Rows that may still be taken back, oldest first; `floor` is the newest that may not."""
    phase: Literal["playing", "last-call", "scoring", "finished"]
    """`last-call`: all turns are done, rewards of the last one are open; `scoring`: rewards of unfinished plazas are."""
    era: Era
    turnsDone: int
    """Completed turns of the whole table."""
    turn: Turn
    players: list[Player]
    """By seat."""
    crane: Crane
    rows: dict[str, RowState]
    buildings: list[PlacedBuilding]
    plazas: list[Plaza]
    """The plazas of the city."""
    bridge: list[BridgePlace]
    """The places of Charles Bridge."""
    bridgeStacks: StateBridgeStacks
    """Tiles left face down at the bridge and the Cathedral."""
    technologyStacks: dict[str, int]
    """Technologies left, by level."""
    river: list[str]
    """Production tokens left in the river."""
    seals: list[StateSeals]
    """Claimed seals, with the seat of each."""
    items: list[OpenItem]
    """All open items."""
    nextItem: int
    """The id of the next open item."""
    parler: NotRequired[Parler]
    openV: NotRequired[StateOpenV]
    """Tiles V that all players see, where the table chose so."""
    ranking: NotRequired[list[Seat]]
    """Seats from first to last, once the game is finished."""


StreamEvent: TypeAlias = Union["RetryEvent", "VersionEvent", "RowsEvent", "HereEvent", "BeatEvent"]
"""An event of the stream of a table, by its fields."""


class TableEnding(TypedDict):
    """How it ended; missing while it runs."""
    how: Literal["played-out", "resigned", "conceded", "agreed", "no-result"]
    """How it ended or was used."""
    winner: NotRequired[int]
    """Only if a player resigned, or all others agreed that this seat has won."""
    unrated: NotRequired[Literal[True]]
    """Resigned so early that no rating counts it."""


TablePause = TypedDict(
    "TablePause",
    {
        "from": "str",
        "until": "str",
        "isRunning": "NotRequired[Literal[True]]",
    },
)
"""The common holiday that runs or is to come."""


class TableDeal(TypedDict):
    """Missing if only this table has the deal, and no player knew it before."""
    id: NotRequired[str]
    """Of the deal that it shares with other tables."""
    isKnown: bool
    """A player could have known it before: the game is left out of statistics."""


class TableInTurn(TypedDict):
    """This seat is in the middle of a turn. You see its steps when they are final."""
    seat: Seat


class Table(TypedDict):
    """A table at a position."""
    id: str
    """The id of the table."""
    name: str
    status: Literal["running", "finished", "ended"]
    """`ended`: without a result."""
    ending: NotRequired[TableEnding]
    """How it ended; missing while it runs."""
    pause: NotRequired[TablePause]
    """The common holiday that runs or is to come."""
    origin: NotRequired[Literal["finished", "study"]]
    """Brought in from a document, and as what; missing where the game was played here."""
    deal: NotRequired[TableDeal]
    """Missing if only this table has the deal, and no player knew it before."""
    createdAt: str
    """ISO 8601, UTC."""
    seq: int
    """The row whose position is shown."""
    latestSeq: int
    """The newest row that you may see."""
    inTurn: NotRequired[TableInTurn]
    """This seat is in the middle of a turn. You see its steps when they are final."""
    version: str
    """Changes with rows, talk and people; see the stream."""
    head: str
    """The hash of row `seq`."""
    commitment: str
    """SHA-256 of the seed of all shuffles, public from the start."""
    seed: NotRequired[str]
    """The seed itself, once the game has ended, and the day of its deal."""
    seats: list[SeatHolder]
    unproven: NotRequired[Literal["token-wrong", "not-seated"]]
    """Why your token shows only the public view: it belongs to no seat here, or you have not sat down yet (`POST /api/games/{id}/sit`)."""
    me: NotRequired[Seat]
    """The seat this answer was made for; missing without one."""
    isHolder: NotRequired[Literal[True]]
    """You hold it, and do not merely play by its link."""
    waitingFor: list[Seat]
    """Seats the table waits for."""
    door: Literal["open", "link", "named"]
    """Who may take a free seat."""
    watchers: Literal["anyone", "link", "circle", "players"]
    """Who may look at it."""
    lineSharing: NotRequired[Literal["private", "link"]]
    """Whether lines tried in the sandbox may be shared while the game runs; missing: they may not."""
    isHost: NotRequired[Literal[True]]
    """You made the table."""
    hasPlans: NotRequired[Literal[True]]
    """You have a turn planned."""
    invited: NotRequired[Seat]
    """The seat that is kept for you until you sit down."""
    former: NotRequired[Seat]
    """The seat you held once; another player holds it now, or it is free."""
    scores: list[Score]
    """Points, by seat."""
    view: View


class TableChangedEnding(TypedDict):
    how: Literal["played-out", "resigned", "conceded", "agreed", "no-result"]
    """How it ended or was used."""
    winner: NotRequired[int]
    """Only if a player resigned, or all others agreed that this seat has won."""
    unrated: NotRequired[Literal[True]]
    """Resigned so early that no rating counts it."""


class TableChanged(TypedDict):
    """The data of an event, as JSON: a table, its version, and its state for you."""
    table: str
    """The id of the table."""
    version: TableVersion
    name: NotRequired[str]
    status: NotRequired[Literal["running", "finished", "ended"]]
    """`ended`: stopped by its players, without a result."""
    ending: NotRequired[TableChangedEnding]
    seat: NotRequired[Seat]
    """Your seat, or the one that is kept for you."""
    seated: NotRequired[bool]
    """Whether you have sat down; an invitation waits until you do."""
    waiting: NotRequired[bool]
    """Whether the table waits for you."""


class TableEvent(TypedDict):
    """A table has changed, ended, or is new."""
    event: Literal["table"]
    data: TableChanged


TableVersion: TypeAlias = str
"""The version in a stream, `row.talk.people`: the newest row, the number of chat messages, and a mark of the people at the seats."""


class TakeActionTileCommand(TypedDict):
    """Take an action tile from the crane."""
    type: Literal["TakeActionTile"]
    position: int
    """The position of the tile beside the wheel, 0 to 11: (`crane.arrow` + its `sector`) mod 12."""


class TakeTurnBack(TypedDict):
    """A decision of the table: this seat’s ended turn goes on."""
    type: Literal["TakeTurnBack"]
    consent: list[int]
    """The seats that agreed, in order."""


class TechnologyChosenEvent(TypedDict):
    """One of them is kept."""
    type: Literal["TechnologyChosen"]
    seat: Seat
    level: Level
    tile: TileId
    active: bool
    """Whether it has an effect from now on."""
    returned: int
    """How many tiles went back."""


class TechnologyDrawnEvent(TypedDict):
    """Technologies are drawn; only their owner sees which."""
    type: Literal["TechnologyDrawn"]
    seat: Seat
    level: Level
    count: int
    """How many tiles."""
    item: int
    """The open item they are offered for."""


TechnologyItem = TypedDict(
    "TechnologyItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"technology\"]",
        "level": "Level",
        "drawn": "bool",
    },
)
"""An open item of the kind `technology`."""


class TechnologyTile(TypedDict):
    """A technology as printed: its level and effect."""
    id: str
    """Stable, and the only one of this name in the pack."""
    level: Level
    name: str
    use: Literal["permanent", "once"]
    """Whether it works permanently or once."""
    effect: Effect


class TechnologyUsedEvent(TypedDict):
    """A single-use technology is used."""
    type: Literal["TechnologyUsed"]
    seat: Seat
    tile: TileId


TileId: TypeAlias = str
"""A tile of the pack, by its id."""


class TileTakenEvent(TypedDict):
    """A hexagon tile is taken from a row."""
    type: Literal["TileTaken"]
    seat: Seat
    row: RowName
    slot: Slot
    tile: TileId


Token: TypeAlias = Literal["blue-token", "red-token"]
"""A token for matched corners. Tokens are scored in sets at the end."""


Track: TypeAlias = Literal["gold-mine", "quarry"]
"""A production track."""


class TrackAdvancedEvent(TypedDict):
    """A marker goes up a track."""
    type: Literal["TrackAdvanced"]
    seat: Seat
    track: Literal["gold-mine", "quarry"] | Literal["technology", "university"]
    """The track of a mine, a quarry, technology or university."""
    to: int
    """The space or field it reaches."""
    source: Source


class TrialStepsOptions(TypedDict):
    """The legal commands of the seat that the table would wait for; missing once the game is over. Answers that depend on tiles only another seat was shown are left out."""
    seat: Seat
    commands: list[Option]
    """Every legal command, and whether it shows something hidden."""
    open: list[OpenEntry]
    """The open items of the seat, the most urgent first."""


class TrialSteps(TypedDict):
    seat: Seat
    events: list[Event]
    """The events of the row, in order."""
    waitingFor: NotRequired[list[Seat]]
    """Seats the table waits for."""
    view: NotRequired[View]
    scores: NotRequired[list[Score]]
    """Points, by seat."""
    options: NotRequired[TrialStepsOptions]
    """The legal commands of the seat that the table would wait for; missing once the game is over. Answers that depend on tiles only another seat was shown are left out."""


class TrialOptions(TypedDict):
    """The legal commands of the seat that the table would wait for; missing once the game is over. Answers that depend on tiles only another seat was shown are left out."""
    seat: Seat
    commands: list[Option]
    """Every legal command, and whether it shows something hidden."""
    open: list[OpenEntry]
    """The open items of the seat, the most urgent first."""


class TrialRefusedProblem(TypedDict):
    """Why it was refused."""
    code: str
    """A fixed word that programs can rely on."""
    status: int
    """The HTTP status it would have."""


class TrialRefused(TypedDict):
    """The first step that the rules refuse, counted from 0."""
    index: int
    problem: TrialRefusedProblem
    """Why it was refused."""


TrialWouldRevealUnseen = TypedDict(
    "TrialWouldRevealUnseen",
    {
        "from": "str",
        "count": "int",
    },
)


class TrialWouldReveal(TypedDict):
    """The first step that would show something hidden."""
    index: int
    """The step, counted from 0. It was not taken."""
    unseen: list[TrialWouldRevealUnseen]
    """Its draws, in order."""


class Trial(TypedDict):
    """The outcome of tried steps, from all that you may know."""
    seq: int
    """The row that it began after. Rows of tried steps are numbered on from here."""
    steps: list[TrialSteps]
    """The steps that were taken, with their positions if you asked for `each`."""
    waitingFor: list[Seat]
    """Seats the table waits for."""
    view: View
    scores: list[Score]
    """Points, by seat."""
    options: NotRequired[TrialOptions]
    """The legal commands of the seat that the table would wait for; missing once the game is over. Answers that depend on tiles only another seat was shown are left out."""
    refused: NotRequired[TrialRefused]
    """The first step that the rules refuse, counted from 0."""
    wouldReveal: NotRequired[TrialWouldReveal]
    """The first step that would show something hidden."""


class TurnTile(TypedDict):
    """The action tile taken; missing before."""
    tile: TileId
    position: int
    """Where it lay, 0 to 11."""
    sector: int
    """The sector of the wheel, 0 to 11."""


class Turn(TypedDict):
    """The running turn."""
    seat: Seat
    number: int
    """Counted over the whole table, from 1."""
    tile: NotRequired[TurnTile]
    """The action tile taken; missing before."""
    slotBonus: NotRequired[Effect]
    """The bonus of the slot, while it is not used."""
    main: Literal["open", "done"]
    """The main action."""
    extra: Literal["none", "bought", "used"]
    """The extra action."""
    refreshed: bool
    """Whether a row was refreshed this turn."""
    performances: list[Performance]
    """The actions performed in this turn."""
    abilities: list[str]
    """Abilities that fire once a turn and did, as `seat:tile`."""


class TurnCardTile(TypedDict):
    """The action tile taken."""
    tile: str
    """The id of the tile, as in the pack."""
    position: int
    """The position next to the wheel, 0 to 11, as in `crane.positions` of the pack. The position of a tile is (arrow + sector) mod 12."""


class TurnCardIncome(TypedDict):
    seat: Seat
    source: SourceKind
    goods: dict[str, int]
    points: int


TurnCard = TypedDict(
    "TurnCard",
    {
        "seat": "Seat",
        "turn": "int",
        "from": "int",
        "to": "int",
        "isOpen": "bool",
        "tile": "NotRequired[TurnCardTile]",
        "actions": "list[Literal[\"manage-mines\", \"manage-quarries\", \"upgrade-action\", \"construct-wall\", \"construct-building\", \"kings-road\"]]",
        "deeds": "list[Event]",
        "paid": "Cost",
        "income": "list[TurnCardIncome]",
    },
)
"""A turn of another player, in short."""


class TurnEndedEvent(TypedDict):
    """The turn is over."""
    type: Literal["TurnEnded"]
    seat: Seat
    turn: int
    """The number of the turn at the whole table, from 1."""


class TurnStartedEvent(TypedDict):
    """A turn begins."""
    type: Literal["TurnStarted"]
    seat: Seat
    turn: int
    """The number of the turn at the whole table, from 1."""


class UndoCommand(TypedDict):
    """Take steps back."""
    type: Literal["Undo"]
    to: int
    """The row to go back to."""


class UndoneEvent(TypedDict):
    """Steps are taken back; their rows stay in the log."""
    type: Literal["Undone"]
    seat: Seat
    to: int
    """The row whose position is restored."""
    rows: list[int]
    """The rows taken back."""
    consent: NotRequired[list[Seat]]
    """Only where an ended turn was taken back: the seats that agreed. Empty if no other person sat there."""


class UpgradeBonusCollectedEvent(TypedDict):
    """A player gets what an upgrade next to the action pays."""
    type: Literal["UpgradeBonusCollected"]
    seat: Seat
    performance: int
    """The id of a performance of the turn."""
    tile: TileId


class UpgradeBonusLapsedEvent(TypedDict):
    """It was not collected in time."""
    type: Literal["UpgradeBonusLapsed"]
    seat: Seat
    performance: int
    """The id of a performance of the turn."""


class UpgradePlacedEvent(TypedDict):
    """It is put on an action."""
    type: Literal["UpgradePlaced"]
    seat: Seat
    action: Action
    tile: TileId
    rotation: Rotation
    covers: NotRequired[TileId]


class UpgradeTileEdges(TypedDict):
    side: int
    gain: Effect


class UpgradeTile(TypedDict):
    """An upgrade of an action."""
    id: str
    """Stable, and the only one of this name in the pack."""
    name: str
    """As printed, in English."""
    era: Era
    special: bool
    """Whether it goes to the special slot of its row."""
    corners: list[int]
    """Coloured corners; 0 is the top, clockwise, as printed."""
    action: Action
    """The action it improves."""
    bonus: Effect
    university: int
    """Steps of the university track."""
    edges: list[UpgradeTileEdges]
    """Symbols on the sides: 0 to 5 are NE, E, SE, SW, W, NW as printed."""


class UseTechnologyCommand(TypedDict):
    """Use the ability of a technology that you have."""
    type: Literal["UseTechnology"]
    tile: str
    """The id of the tile, as in the pack."""
    grid: NotRequired[Literal["hunger-wall", "cathedral"]]
    """The Hunger Wall or the Cathedral."""


class VersionEvent(TypedDict):
    """The table has a new version. It has no `event` field."""
    id: TableVersion
    data: TableVersion


class View(TypedDict):
    """A position as one seat sees it, or as the public does."""
    state: State
    seat: NotRequired[Seat]
    """The seat that sees it; missing for the public view."""
    offers: list[Offer]
    """Tiles that only this seat sees."""


class WallPlacedEvent(TypedDict):
    """It joins the walls of a player."""
    type: Literal["WallPlaced"]
    seat: Seat
    tile: TileId
    cell: str
    """The place for a wall on the action board."""
    rotation: Rotation


class WallTileEdges(TypedDict):
    side: int
    gain: Effect


class WallTile(TypedDict):
    """A wall as printed: era, cost, edges and effect."""
    id: str
    """Stable, and the only one of this name in the pack."""
    name: str
    """As printed, in English."""
    era: Era
    special: bool
    """Whether it goes to the special slot of its row."""
    corners: list[int]
    """Coloured corners; 0 is the top, clockwise, as printed."""
    cost: Cost
    gain: Effect
    icon: Literal["hunger-wall"] | None
    """The sign on it."""
    edges: list[WallTileEdges]
    """Symbols on the sides: 0 to 5 are NE, E, SE, SW, W, NW as printed."""


class WealthBonusTakenEvent(TypedDict):
    """The ninth of something gives a bonus."""
    type: Literal["WealthBonusTaken"]
    seat: Seat
    bonus: str
    """The bonus the player gets there."""
    cubes: int
    """Cubes of a player."""


class WeekTableSeats(TypedDict):
    seat: Seat
    name: str
    score: int
    """The points of the seat."""
    isWinner: bool
    """Whether the game names it the winner: of equal ones the later seat."""


class WeekTable(TypedDict):
    """A table of a week that was over in time."""
    game: str
    """The id of the table."""
    rank: int
    """Its place by the points of its winner, from 1; equal ones share one."""
    isMine: bool
    """Whether you sat there."""
    points: int
    """The points of all its players together."""
    seats: list[WeekTableSeats]
    """The best first."""


class WheelTile(TypedDict):
    """An action tile on the wheel, at position (arrow + sector) mod 12."""
    tile: TileId
    sector: int
    """Its place on the wheel; it stays as the wheel turns."""
    fivePoints: bool
    """Worth 5 points instead of the points of its position."""


class WheelTurnedEvent(TypedDict):
    """The crane wheel turns."""
    type: Literal["WheelTurned"]
    arrow: int
    """The position of the arrow, 0 to 11."""
    steps: Literal[1] | Literal[2]
    """How many sectors it turned."""


class WindowsDiscardedEvent(TypedDict):
    """Windows beyond two are given back."""
    type: Literal["WindowsDiscarded"]
    seat: Seat
    discarded: Cost


WindowsItem = TypedDict(
    "WindowsItem",
    {
        "id": "int",
        "seat": "Seat",
        "class": "Literal[\"now\", \"must\", \"auto\", \"lapse\", \"keep\", \"deferred\"]",
        "source": "Source",
        "kind": "Literal[\"windows\"]",
    },
)
"""An open item of the kind `windows`."""


class CreateTableBodySeats(TypedDict):
    """Without a name it is free for anyone. With an address it is invited at once, each address once."""
    name: NotRequired[str]
    email: NotRequired[str]
    """An email address."""


class CreateTableBodySeats2(TypedDict):
    name: NotRequired[str]
    bot: Literal["apprentice", "journeyman", "master", "architect"]
    """The level of the computer."""


class CreateTableBodyOptions(TypedDict):
    """Readings of the rules."""
    deferPlazaRewards: NotRequired[bool]
    """Plaza rewards can wait. When a plaza is completed in another player’s turn, you choose your reward in your own turn, unless it could affect shared pieces."""
    refillOnDemand: NotRequired[bool]
    """Rows are refilled on demand. A taken tile is replaced when a player asks for it, when its row is used again or when the turn ends. Until then you can undo taking it."""
    simplifiedCovering: NotRequired[bool]
    """Covered symbols always block. The side or corner symbol of a covered upgrade is used up even if it never paid."""
    randomParler: NotRequired[bool]
    """Chance decides for Peter Parler. In a solo game, his markers and the sites of his buildings are drawn at random; you don’t choose them."""
    openVTiles: NotRequired[bool]
    """V tiles are face up. Everyone sees the V tiles of the bridge and the Cathedral from the start."""
    asyncTechnology: NotRequired[bool]
    """Technologies can be chosen later. You can choose a technology of level I or II as late as the start of your next turn."""
    tieIncludesSite: NotRequired[bool]
    """Sites count in a tie. If two players have the same number of cubes at a plaza, the gold for sites counts as well as the prices printed on the buildings."""


CreateTableBodyVariantTiers = TypedDict(
    "CreateTableBodyVariantTiers",
    {
        "hunger-wall": "NotRequired[Literal[\"base\", \"A\", \"B\"]]",
        "cathedral": "NotRequired[Literal[\"base\", \"A\", \"B\"]]",
    },
)
"""The tiers of the grids."""


class CreateTableBodyVariantRoadTiles(TypedDict):
    """The sides of tiles on the road; missing ones are not used."""
    I: NotRequired[Literal["A", "B"]]
    II: NotRequired[Literal["A", "B"]]
    III: NotRequired[Literal["A", "B"]]


class CreateTableBodyVariant(TypedDict):
    """How the boards are set up."""
    actionSide: NotRequired[Literal["A", "B"]]
    """The side of the action tiles."""
    tileOrder: NotRequired[Literal["first-game", "random"]]
    """The order of the action tiles."""
    bridgeFaces: NotRequired[Literal["A", "random"] | list[Literal["A", "B"]]]
    """The sides of the places of the bridge."""
    plazaFaces: NotRequired[Literal["A", "random"]]
    """The sides of the plazas."""
    tiers: NotRequired[CreateTableBodyVariantTiers]
    """The tiers of the grids."""
    roadTiles: NotRequired[CreateTableBodyVariantRoadTiles]
    """The sides of tiles on the road; missing ones are not used."""


class CreateTableBodyPace(TypedDict):
    kind: Literal["relaxed"]


class CreateTableBodyPace2(TypedDict):
    kind: Literal["daily"]
    wakingOnly: NotRequired[bool]
    """Nights and days off of the player to move do not count."""
    onTimeout: NotRequired[Literal["ask", "computer"]]
    """The automatic reaction when time is out: the others are asked, or a computer takes the seat."""


class CreateTableBodyPace3(TypedDict):
    kind: Literal["brisk"]
    wakingOnly: NotRequired[bool]
    """Nights and days off of the player to move do not count."""
    onTimeout: NotRequired[Literal["ask", "computer"]]
    """The automatic reaction when time is out: the others are asked, or a computer takes the seat."""


class CreateTableBodyPace4(TypedDict):
    kind: Literal["custom"]
    bankH: int
    """Hours to begin with."""
    gainH: int
    """Hours that each turn adds."""
    capH: int
    """Hours there may be at most."""
    wakingOnly: NotRequired[bool]
    """Nights and days off of the player to move do not count."""
    onTimeout: NotRequired[Literal["ask", "computer"]]
    """The automatic reaction when time is out: the others are asked, or a computer takes the seat."""


class CreateTableBody(TypedDict):
    name: str
    seats: list[CreateTableBodySeats | CreateTableBodySeats2]
    """Two to four, or a single person. A seat with `bot` is held by the computer."""
    solo: NotRequired[Literal["parler", "simple"]]
    """The opponent of a single person; Peter Parler by default."""
    options: NotRequired[CreateTableBodyOptions]
    """Readings of the rules."""
    variant: NotRequired[CreateTableBodyVariant]
    """How the boards are set up."""
    startingSeat: NotRequired[Literal["random", "first"]]
    """Who begins."""
    door: NotRequired[Literal["open", "link", "named"]]
    """Who may take a free seat: anyone (the table is in the lobby), anyone with the link of the table, or only with the link of the seat."""
    watchers: NotRequired[Literal["anyone", "link", "players"]]
    """Who may look at it."""
    lineSharing: NotRequired[Literal["private", "link"]]
    """Whether lines tried in the sandbox may be shared by a link while the game runs."""
    pace: NotRequired[CreateTableBodyPace | CreateTableBodyPace2 | CreateTableBodyPace3 | CreateTableBodyPace4]
    """relaxed: no clock. daily: 72 h, +12 h a turn up to 120 h. brisk: 24 h, +4 h up to 72 h."""
    pack: NotRequired[str]
    """The values of a box, by the id of a revision. The newest standard pack by default."""
    sit: NotRequired[bool]
    """Sit down at once on the first seat of a person: as yourself with an access token, else by the token of the seat."""


class CreateTableAnswerGame(TypedDict):
    """The table: its id where this is a string."""
    id: str
    name: str
    seq: int
    """The number of a row of the log."""
    link: str
    """The address that opens it."""


class CreateTableAnswerSeats(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    name: str
    token: str
    """A secret that proves who sends it; shown only this once."""
    link: str
    """The address that opens it."""
    sentTo: NotRequired[str]
    """The invitation is sent to this address."""


class CreateTableAnswerComputers(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    name: str
    bot: Literal["apprentice", "journeyman", "master", "architect"]
    """The level of the computer."""


class CreateTableAnswerDoor(TypedDict):
    """Opens any free seat."""
    token: str
    """A secret that proves who sends it; shown only this once."""
    link: str
    """The address that opens it."""


class CreateTableAnswer(TypedDict):
    game: CreateTableAnswerGame
    """The table: its id where this is a string."""
    seats: list[CreateTableAnswerSeats]
    computers: list[CreateTableAnswerComputers]
    """Seats of computers."""
    sat: NotRequired[int]
    """The seat you sit on, with `sit`."""
    door: NotRequired[CreateTableAnswerDoor]
    """Opens any free seat."""
    hostToken: NotRequired[str]
    """Proves the host; missing when a person who is signed in made the table."""


class LookAtTableParams(TypedDict):
    id: str
    """The id of the table."""


class LookAtPositionParams(TypedDict):
    id: str
    """The id of the table."""
    seq: int
    """The number of a row of the log."""


class ReadPositionParams(TypedDict):
    id: str
    """The id of the table."""
    seq: int
    """The number of a row of the log."""


class SitDownParams(TypedDict):
    id: str
    """The id of the table."""


class SitDownBody(TypedDict):
    token: NotRequired[str]
    """A secret that proves who sends it; shown only this once."""
    name: NotRequired[str]
    email: NotRequired[str]
    """An email address."""


class SitDownAnswer(TypedDict):
    game: str
    """The table: its id where this is a string."""
    seat: int
    """The number of the seat, from 0."""
    name: str
    seated: Literal[True]
    """Whether a player has sat down."""


class ChangeAddressParams(TypedDict):
    id: str
    """The id of the table."""


class ChangeAddressBody(TypedDict):
    email: str
    """An email address."""


class ChangeAddressAnswer(TypedDict):
    done: Literal["changed", "asked"]


class JoinTableBody(TypedDict):
    table: NotRequired[str]
    """A table of the lobby."""
    token: NotRequired[str]
    """The last part of the link."""
    name: str
    seat: NotRequired[Seat]
    """The seat wished for; else the first that is free."""


class JoinTableAnswer(TypedDict):
    game: str
    """The id of the table."""
    seat: Seat
    token: str
    """A secret that proves who sends it; shown only this once."""


class ReadLobbyQuery(TypedDict):
    players: NotRequired[int]
    """Only tables for this number of players."""
    pace: NotRequired[Literal["relaxed", "daily", "brisk", "custom"]]
    """How much time there is."""
    board: NotRequired[Literal["usual", "side-b", "other"]]
    """How the board is laid: as for a first game, with the other side, or else."""
    after: NotRequired[str]
    """`next` of the page before."""


class ReadLobbyAnswer(TypedDict):
    tables: list[LobbyTable]
    hasMore: bool
    """`true`: ask again with `after`."""
    next: NotRequired[str]
    """Then ask again `after` this."""


class RematchParams(TypedDict):
    id: str
    """The id of the table."""


class RematchAnswerGame(TypedDict):
    """The table: its id where this is a string."""
    id: str
    """The id of the table."""
    link: str
    """The address that opens it."""


class RematchAnswerSeats(TypedDict):
    seat: Seat
    name: str
    token: str
    """A secret that proves who sends it; shown only this once."""
    link: str
    """The address that opens it."""


class RematchAnswer(TypedDict):
    game: RematchAnswerGame
    """The table: its id where this is a string."""
    seat: NotRequired[Seat]
    """Your seat there, where this made the table."""
    seats: NotRequired[list[RematchAnswerSeats]]
    """Only where this made the table."""


class ListOptionsParams(TypedDict):
    id: str
    """The id of the table."""


class ListOptionsAnswer(TypedDict):
    seq: int
    """The number of a row of the log."""
    commands: list[Option]
    """Every legal command, and whether it shows something hidden."""
    open: list[OpenEntry]
    """The open items of the seat, the most urgent first."""


class SubmitCommandParams(TypedDict):
    id: str
    """The id of the table."""


class SubmitCommandQuery(TypedDict):
    view: NotRequired[Literal["0", "1"]]
    """`1` asks for the position and its scores along with the answer."""
    options: NotRequired[Literal["0", "1"]]
    """`1` adds the legal commands of your seat after it, as in `GET /api/games/{id}/options`."""


class SubmitCommandBody(TypedDict):
    expectedSeq: int
    """The number of a row of the log."""
    commandId: str
    """A UUID chosen by the sender; sent again, the command is applied once."""
    command: Command


class SubmitCommandBody2Steps(TypedDict):
    commandId: str
    """A UUID chosen by the sender; sent again, the command is applied once."""
    command: Command


class SubmitCommandBody2(TypedDict):
    expectedSeq: int
    """The number of a row of the log."""
    steps: list[SubmitCommandBody2Steps]
    """Steps, in their order."""


class FindCommandsParams(TypedDict):
    id: str
    """The id of the table."""


class FindCommandsQuery(TypedDict):
    ids: NotRequired[str]
    """Up to 64 command ids, with commas between them."""


class FindCommandsAnswerRows(TypedDict):
    commandId: str
    """A UUID chosen by the sender; sent again, the command is applied once."""
    seq: int
    """The row it made."""


class FindCommandsAnswer(TypedDict):
    rows: list[FindCommandsAnswerRows]


class UndoParams(TypedDict):
    id: str
    """The id of the table."""


class UndoQuery(TypedDict):
    view: NotRequired[Literal["0", "1"]]
    """`1` asks for the position and its scores along with the answer."""
    options: NotRequired[Literal["0", "1"]]
    """`1` adds the legal commands of your seat after it, as in `GET /api/games/{id}/options`."""


class UndoBody(TypedDict):
    expectedSeq: int
    """The number of a row of the log."""
    commandId: str
    """A UUID chosen by the sender; sent again, the command is applied once."""
    to: int
    """The number of a row of the log."""


class TryStepsParams(TypedDict):
    id: str
    """The id of the table."""


class TryStepsBodySteps(TypedDict):
    seat: NotRequired[Seat]
    """Who gives the command; without it the seat that the table would wait for."""
    command: Command


class TryStepsBody(TypedDict):
    seq: NotRequired[int]
    """The row to begin after; without it the newest that you may see."""
    steps: NotRequired[list[TryStepsBodySteps]]
    """In order. Going back is trying fewer of them: `Undo` is refused."""
    each: NotRequired[bool]
    """Whether you want the position after each step, too."""


class ReadPackParams(TypedDict):
    id: str
    """The id of the pack."""
    version: int
    """A version of the pack; its content never changes."""


class OpenPuzzleParams(TypedDict):
    number: int
    """The number of the puzzle."""


class OpenPuzzleAnswerPack(TypedDict):
    """The pack of tiles and boards: its id and version."""
    id: str
    version: int


class OpenPuzzleAnswerKnownRows(TypedDict):
    seq: int
    """The number of a row of the log."""
    events: list[Event]
    """The events of the row, in order."""


class OpenPuzzleAnswerKnown(TypedDict):
    """Your knowledge of the game at that row."""
    view: View
    rows: list[OpenPuzzleAnswerKnownRows]
    shown: NotRequired[dict[str, list[str]]]
    """Tiles that were shown to you, by item."""


class OpenPuzzleAnswer(TypedDict):
    id: int
    theme: Literal["crane", "corners", "road", "technologies", "end-game"]
    """The theme of the best turn, by the tiles taken and built in it."""
    grade: Literal[1, 2, 3, 4]
    """From 1, easy, to 4, very hard: by searches of the computer, then by who found it."""
    seat: int
    """Whose turn it is."""
    at: int
    """A row of the log."""
    pack: OpenPuzzleAnswerPack
    """The pack of tiles and boards: its id and version."""
    known: OpenPuzzleAnswerKnown
    """Your knowledge of the game at that row."""


class TryPuzzleParams(TypedDict):
    number: int
    """The number of the puzzle."""


class TryPuzzleBody(TypedDict):
    commands: NotRequired[list[Command]]
    """The commands of the turn, up to its end; missing while only hints were looked at."""
    hints: int
    """How many hints were looked at."""


class TryPuzzleAnswer(TypedDict):
    isFound: bool
    """Whether it is the best turn."""
    isCounted: bool
    """Whether it counts: only the first try of a person with an account does."""
    rating: NotRequired[int]
    """The rating of the person now; missing where it does not count."""
    change: NotRequired[int]
    """By how much the rating has changed."""


class ReadDailyQuery(TypedDict):
    day: NotRequired[str]
    """Which day; today unless said otherwise."""


class ReadDailyAnswerTomorrow(TypedDict):
    """The commitment to the deal of the next day."""
    day: str
    """A day (UTC), as 2026-11-22."""
    commitment: str
    """SHA-256 of the seed that all its shuffles follow from."""
    promisedAt: str
    """Since when the commitment is public."""


class ReadDailyAnswer(TypedDict):
    day: str
    """A day (UTC), as 2026-11-22."""
    commitment: str
    """SHA-256 of the seed that all its shuffles follow from."""
    promisedAt: str
    """Since when the commitment is public."""
    opensAt: str
    """The end of the day. Games finished later do not count."""
    isOpen: bool
    """Whether that moment has come, and every table is public."""
    begun: int
    """Players who have begun the deal."""
    finished: int
    """How many have finished it in time."""
    mine: NotRequired[DealEntry]
    results: NotRequired[list[DealResult]]
    """The hundred best, the best first."""
    seed: NotRequired[str]
    """The seed itself, once it is open."""
    tomorrow: NotRequired[ReadDailyAnswerTomorrow]
    """The commitment to the deal of the next day."""


class PlayDailyBody(TypedDict):
    name: NotRequired[str]
    """Your name in the table of results; without it your usual one."""


class PlayDailyAnswerGame(TypedDict):
    """The table: its id where this is a string."""
    id: str
    """The id of the table."""
    link: str
    """The address that opens it."""


class PlayDailyAnswerSeat(TypedDict):
    """Of a new table."""
    seat: Seat
    token: str
    """Shown this once: it proves the seat."""


class PlayDailyAnswer(TypedDict):
    game: PlayDailyAnswerGame
    """The table: its id where this is a string."""
    counts: bool
    """Whether it is the table that counts."""
    seat: NotRequired[PlayDailyAnswerSeat]
    """Of a new table."""


class ReadWeeklyQuery(TypedDict):
    week: NotRequired[str]
    """Which week; this one unless said otherwise."""
    players: NotRequired[float]
    """How many sit at a table; two unless said otherwise."""


class ReadWeeklyAnswerNext(TypedDict):
    """The commitment to the deal of the next week."""
    week: str
    """A week (UTC), by its Monday, as 2026-11-23."""
    commitment: str
    """SHA-256 of the seed that all its shuffles follow from."""
    promisedAt: str
    """Since when the commitment is public."""


class ReadWeeklyAnswer(TypedDict):
    week: str
    """A week (UTC), by its Monday, as 2026-11-23."""
    players: Literal[2, 3, 4]
    """How many sit at a table; each number has a deal of its own."""
    commitment: str
    """SHA-256 of the seed that all its shuffles follow from."""
    promisedAt: str
    """Since when the commitment is public."""
    endsAt: str
    """The end of the week: until then a table may be begun."""
    opensAt: str
    """Games finished later do not count. The deal opens earlier if, after the week, no game of it is running."""
    isOpen: bool
    """Whether that moment has come, and every table is public."""
    begun: int
    """Players who have begun the deal."""
    finished: int
    """How many have finished it in time."""
    mine: NotRequired[DealEntry]
    results: NotRequired[list[DealResult]]
    """The hundred best, the best first."""
    seed: NotRequired[str]
    """The seed itself, once it is open."""
    tables: NotRequired[list[WeekTable]]
    """By the points of the winner; `results` has every seat."""
    next: NotRequired[ReadWeeklyAnswerNext]
    """The commitment to the deal of the next week."""


class PlayWeeklyBodyOthers(TypedDict):
    name: NotRequired[str]
    email: NotRequired[str]
    """An email address."""


class PlayWeeklyBodyPace(TypedDict):
    kind: Literal["relaxed"]


class PlayWeeklyBodyPace2(TypedDict):
    kind: Literal["daily"]
    wakingOnly: NotRequired[bool]
    """Nights and days off of the player to move do not count."""
    onTimeout: NotRequired[Literal["ask", "computer"]]
    """The automatic reaction when time is out: the others are asked, or a computer takes the seat."""


class PlayWeeklyBodyPace3(TypedDict):
    kind: Literal["brisk"]
    wakingOnly: NotRequired[bool]
    """Nights and days off of the player to move do not count."""
    onTimeout: NotRequired[Literal["ask", "computer"]]
    """The automatic reaction when time is out: the others are asked, or a computer takes the seat."""


class PlayWeeklyBodyPace4(TypedDict):
    kind: Literal["custom"]
    bankH: int
    """Hours to begin with."""
    gainH: int
    """Hours that each turn adds."""
    capH: int
    """Hours there may be at most."""
    wakingOnly: NotRequired[bool]
    """Nights and days off of the player to move do not count."""
    onTimeout: NotRequired[Literal["ask", "computer"]]
    """The automatic reaction when time is out: the others are asked, or a computer takes the seat."""


class PlayWeeklyBody(TypedDict):
    players: Literal[2, 3, 4]
    """How many sit at a table; each number has a deal of its own."""
    week: NotRequired[str]
    """Which week; this one unless said otherwise."""
    name: NotRequired[str]
    """Your name at the table; without it your usual one."""
    others: NotRequired[list[PlayWeeklyBodyOthers]]
    """The people for the other seats, in the order of turns; a player without a name comes by a link."""
    table: NotRequired[str]
    """The name that is shown for the table."""
    pace: NotRequired[PlayWeeklyBodyPace | PlayWeeklyBodyPace2 | PlayWeeklyBodyPace3 | PlayWeeklyBodyPace4]
    """How fast it plays; without a clock unless said otherwise."""


class PlayWeeklyAnswerGame(TypedDict):
    """The table: its id where this is a string."""
    id: str
    """The id of the table."""
    link: str
    """The address that opens it."""


class PlayWeeklyAnswerSeat(TypedDict):
    """Of a new table."""
    seat: Seat
    token: str
    """Shown this once: it proves the seat."""


class PlayWeeklyAnswerLinks(TypedDict):
    seat: Seat
    name: str
    link: str
    """The address that opens it."""


class PlayWeeklyAnswer(TypedDict):
    game: PlayWeeklyAnswerGame
    """The table: its id where this is a string."""
    counts: bool
    """Whether it is the table that counts."""
    seat: NotRequired[PlayWeeklyAnswerSeat]
    """Of a new table."""
    links: NotRequired[list[PlayWeeklyAnswerLinks]]
    """Of a new table: the link for the player of that seat."""


class MakeDuelBody(TypedDict):
    places: int
    """How many tables it may have: of one person each, or of several."""
    seats: NotRequired[Literal[1, 2, 3, 4]]
    """How many people sit at each table; a single one plays against Peter Parler."""
    days: int
    """For how many days it is played at most; it is over as soon as all have played it."""


class MakeDuelAnswer(TypedDict):
    key: str
    """The key of the duel, as in its address."""
    link: str
    """The link for the people who play it."""
    opensAt: str
    """When it is over at the latest."""
    commitment: str
    """SHA-256 of the seed that all its shuffles follow from."""
    promisedAt: str
    """Since when the commitment is public."""


class ReadDuelParams(TypedDict):
    key: str
    """The key of the duel, as in its address."""


class ReadDuelAnswer(TypedDict):
    key: str
    """The key of the duel, as in its address."""
    places: int
    """How many tables it may have: of one person each, or of several."""
    seats: Literal[1, 2, 3, 4]
    """How many people sit at each table; a single one plays against Peter Parler."""
    commitment: str
    """SHA-256 of the seed that all its shuffles follow from."""
    promisedAt: str
    """Since when the commitment is public."""
    opensAt: str
    """When it is over. Games finished later do not count."""
    isOpen: bool
    """Whether that moment has come, and every table is public."""
    begun: int
    """Players who have begun the deal."""
    finished: int
    """How many have finished it in time."""
    mine: NotRequired[DealEntry]
    results: NotRequired[list[DealResult]]
    """The hundred best, the best first."""
    seed: NotRequired[str]
    """The seed itself, once it is open."""
    tables: NotRequired[list[DuelTable]]
    """Where several people sit at each table."""


class PlayDuelParams(TypedDict):
    key: str
    """The key of the duel, as in its address."""


class PlayDuelBody(TypedDict):
    name: NotRequired[str]
    """Your name in the results; without it your usual one."""
    table: NotRequired[int]
    """The table wished for, where several people sit at each; else the first with a free seat."""


class PlayDuelAnswerGame(TypedDict):
    """The table: its id where this is a string."""
    id: str
    """The id of the table."""
    link: str
    """The address that opens it."""


class PlayDuelAnswerSeat(TypedDict):
    """Of a new table."""
    seat: Seat
    token: str
    """Shown this once: it proves the seat."""


class PlayDuelAnswer(TypedDict):
    game: PlayDuelAnswerGame
    """The table: its id where this is a string."""
    counts: bool
    """Whether it is the table that counts."""
    seat: NotRequired[PlayDuelAnswerSeat]
    """Of a new table."""


class ReadInsightsQuery(TypedDict):
    cohort: NotRequired[Literal["people", "apprentice", "journeyman", "master", "architect"]]
    """Whose seats: of people, or of a level of the computer."""
    players: NotRequired[float]
    """How many played; 1 for games against Parler."""


class ReadInsightsAnswerInsightsScore(TypedDict):
    """Points at the end."""
    n: int
    """Seats it is of."""
    mean: float
    """The mean of these seats."""
    reach: NotRequired[float]
    """Half the width of the 95 % confidence interval of the mean; missing where n is 1."""


class ReadInsightsAnswerInsightsStepsPerTurn(TypedDict):
    """Steps that were not taken back."""
    n: int
    """Seats it is of."""
    mean: float
    """The mean of these seats."""
    reach: NotRequired[float]
    """Half the width of the 95 % confidence interval of the mean; missing where n is 1."""


class ReadInsightsAnswerInsightsTurnLengths(TypedDict):
    length: Literal[1, 5, 15, 60, 1440, "longer"]
    """The most minutes from the first step of a turn to its last, or `longer`."""
    share: float
    """The share of all turns with this length and no shorter one, 0 to 1."""


class ReadInsightsAnswerInsightsSources(TypedDict):
    n: int
    """Seats it is of."""
    mean: float
    """The mean of these seats."""
    reach: NotRequired[float]
    """Half the width of the 95 % confidence interval of the mean; missing where n is 1."""
    source: Literal["crane", "wheel", "action", "production", "upgrade", "edge", "corner", "wall", "building", "site", "plaza-buildings", "plaza", "road", "bridge", "technology", "track-end", "grid", "wealth", "refresh", "extra-action", "seal", "academics", "hunger-wall", "cathedral", "tokens", "wall-set", "v-tile", "eggs", "parler", "turn-end"]


class ReadInsightsAnswerInsightsOpeningsBetter(TypedDict):
    """By how many points the mean margin of these seats over the others at their tables exceeds the mean margin of all seats."""
    n: int
    """Seats it is of."""
    mean: float
    """The mean of these seats."""
    reach: NotRequired[float]
    """Half the width of the 95 % confidence interval of the mean; missing where n is 1."""


class ReadInsightsAnswerInsightsOpenings(TypedDict):
    action: Literal["manage-mines", "manage-quarries", "upgrade-action", "construct-wall", "construct-building", "kings-road"]
    """Which of the six actions; `any` is each of them."""
    n: int
    """How many seats this applies to."""
    share: float
    """These in parts of all seats, 0 to 1."""
    better: ReadInsightsAnswerInsightsOpeningsBetter
    """By how many points the mean margin of these seats over the others at their tables exceeds the mean margin of all seats."""


class ReadInsightsAnswerInsightsOrdersBetter(TypedDict):
    """By how many points the mean margin of these seats over the others at their tables exceeds the mean margin of all seats."""
    n: int
    """Seats it is of."""
    mean: float
    """The mean of these seats."""
    reach: NotRequired[float]
    """Half the width of the 95 % confidence interval of the mean; missing where n is 1."""


class ReadInsightsAnswerInsightsOrders(TypedDict):
    order: int
    """1 began."""
    n: int
    """How many seats this applies to."""
    share: float
    """These in parts of all seats, 0 to 1."""
    better: ReadInsightsAnswerInsightsOrdersBetter
    """By how many points the mean margin of these seats over the others at their tables exceeds the mean margin of all seats."""


class ReadInsightsAnswerInsightsTilesBetter(TypedDict):
    """By how many points the mean margin of these seats over the others at their tables exceeds the mean margin of all seats."""
    n: int
    """Seats it is of."""
    mean: float
    """The mean of these seats."""
    reach: NotRequired[float]
    """Half the width of the 95 % confidence interval of the mean; missing where n is 1."""


class ReadInsightsAnswerInsightsTiles(TypedDict):
    tile: str
    """Its id in the pack."""
    n: int
    """How many seats this applies to."""
    share: float
    """These in parts of all seats, 0 to 1."""
    better: ReadInsightsAnswerInsightsTilesBetter
    """By how many points the mean margin of these seats over the others at their tables exceeds the mean margin of all seats."""


class ReadInsightsAnswerInsights(TypedDict):
    """Missing below 30 games."""
    games: int
    """Games in the figures: they are updated after every ten."""
    seats: int
    """Seats of the cohort in these games."""
    score: ReadInsightsAnswerInsightsScore
    """Points at the end."""
    stepsPerTurn: ReadInsightsAnswerInsightsStepsPerTurn
    """Steps that were not taken back."""
    turnLengths: list[ReadInsightsAnswerInsightsTurnLengths]
    """How long turns were in hand, the shortest first; empty where it was not noted."""
    sources: list[ReadInsightsAnswerInsightsSources]
    """Points by source, the richest first."""
    openings: list[ReadInsightsAnswerInsightsOpenings]
    """By the first action of a seat."""
    orders: list[ReadInsightsAnswerInsightsOrders]
    """By who began."""
    tiles: list[ReadInsightsAnswerInsightsTiles]
    """By the tiles that a seat had at the end: technologies, seals, upgrades, walls, buildings, tiles V."""


class ReadInsightsAnswer(TypedDict):
    games: int
    """Games that were counted."""
    insights: NotRequired[ReadInsightsAnswerInsights]
    """Missing below 30 games."""


class ReadMeAnswerToken(TypedDict):
    """Missing where a browser’s session asks."""
    name: str
    """The name you gave it at /me/tokens."""
    scope: Literal["read", "table", "all"]
    """`read` looks, `table` also moves at one table, `all` does all but what concerns the account."""
    table: NotRequired[str]
    """The table it moves at, with the scope `table`."""
    expiresAt: str
    """ISO 8601, UTC."""


class ReadMeAnswer(TypedDict):
    id: str
    name: NotRequired[str]
    isGuest: bool
    """Whether you have no account yet."""
    timeZone: str
    """Where you live, by the time zone database: `Europe/Prague`."""
    token: NotRequired[ReadMeAnswerToken]
    """Missing where a browser’s session asks."""


class ListMyTablesAnswer(TypedDict):
    tables: list[MyTable]


class ReadNotificationsAnswerTables(TypedDict):
    gameId: str
    """The id of the table."""
    name: str
    muted: bool
    """Whether its messages are off."""


class ReadNotificationsAnswer(TypedDict):
    channels: list[Channel]
    """Where messages for this person are sent."""
    turnMails: Literal["each", "both", "digest"]
    """A mail for each turn, one a day, or both."""
    digestAt: NotRequired[str]
    """When the one of the day comes."""
    timeZone: str
    """The time zone, by its IANA name."""
    tables: list[ReadNotificationsAnswerTables]


class ChooseTurnMailsBody(TypedDict):
    turnMails: Literal["each", "both", "digest"]
    """Emails for turns: at once, once a day, or none."""
    digestAt: NotRequired[str]
    """A time of day where the person lives: 07:30."""


class ChooseTurnMailsAnswer(TypedDict):
    done: Literal[True]


class AddChannelBody(TypedDict):
    form: Literal["mail"]
    """The program that it posts to: `json` is one of your own."""
    address: str
    """The email address."""


class AddChannelBody2(TypedDict):
    form: Literal["discord", "slack", "ntfy", "json"]
    """The program that it posts to: `json` is one of your own."""
    url: str
    """Reached by https, in the open internet."""
    label: NotRequired[str]
    """A name for people, to distinguish it from others."""


class AddChannelAnswer(TypedDict):
    channel: Channel
    secret: NotRequired[str]
    """Only for `json`: the secret that signs its messages."""
    standardSecret: NotRequired[str]
    """The same for libraries of Standard Webhooks."""


class ChangeChannelParams(TypedDict):
    channel: str
    """The id of the channel."""


class ChangeChannelBody(TypedDict):
    act: Literal["test", "prove", "pause", "resume"]


class ChangeChannelAnswer(TypedDict):
    done: Literal[True]


class ChooseKindsParams(TypedDict):
    channel: str
    """The id of the channel."""


class ChooseKindsBody(TypedDict):
    wants: list[Literal["your-turn", "game-began", "game-finished", "invited", "joined", "welcome", "reminder", "next-but-one", "mention", "watcher-mention", "table-late", "vote-reminder", "decision", "seat-free", "problem-answered", "seat-offered", "time-out", "end-proposed", "holiday-soon", "holiday-begun", "pause", "digest", "plan-report", "table-goes", "who-is-in", "who-is-in-now", "circle-news", "circle-letter", "season-check-in", "season-place", "season-begins", "season-stage", "season-over"]]
    """The kinds of messages it gets."""


class ChooseKindsAnswer(TypedDict):
    done: Literal[True]


class DropChannelParams(TypedDict):
    channel: str
    """The id of the channel."""


class DropChannelAnswer(TypedDict):
    done: Literal[True]


class MuteTableParams(TypedDict):
    id: str
    """The id of the table."""


class MuteTableBody(TypedDict):
    muted: bool
    """Whether its messages are off."""


class MuteTableAnswer(TypedDict):
    done: Literal[True]


class ListBrowsersAnswer(TypedDict):
    browsers: list[Browser]
    atSeats: list[BrowserAtSeat]
    """Browsers that only have the seat’s link."""


class SignBrowserOutParams(TypedDict):
    browser: str
    """The id of the browser."""


class SignBrowserOutAnswer(TypedDict):
    done: Literal[True]


class ReadHolidaysAnswer(TypedDict):
    timeZone: str
    """The time zone, by its IANA name."""
    today: str
    """A day where the person lives: 2026-11-20."""
    year: int
    left: int
    """Days of this year that are not planned yet."""
    isAutomatic: bool
    """Whether days become holidays automatically when time would be out."""
    holidays: list[Holiday]
    """Days off."""


class TakeHolidayBody(TypedDict):
    first: str
    """A day where the person lives: 2026-11-20."""
    last: str
    """A day where the person lives: 2026-11-20."""


class TakeHolidayAnswer(TypedDict):
    done: Literal[True]


class SetAutomaticHolidaysBody(TypedDict):
    isAutomatic: bool
    """Whether days off begin automatically."""


class SetAutomaticHolidaysAnswer(TypedDict):
    done: Literal[True]


class EndHolidayParams(TypedDict):
    holiday: str
    """The id of the holiday."""


class EndHolidayAnswer(TypedDict):
    done: Literal[True]


class ReadCalendarAddressAnswer(TypedDict):
    url: NotRequired[str]
    """The secret address; missing if you have none, and for a token whose scope is not `all`."""
    madeAt: NotRequired[str]
    """ISO 8601, UTC."""


class RenewCalendarAddressAnswer(TypedDict):
    url: str
    """The secret address for calendar programs: anyone who has it can read it."""
    madeAt: str
    """ISO 8601, UTC."""


class RevokeCalendarAddressAnswer(TypedDict):
    done: Literal[True]


class ReadMySeatParams(TypedDict):
    id: str
    """The id of the table."""


class SendConfirmationParams(TypedDict):
    id: str
    """The id of the table."""


class SendConfirmationAnswer(TypedDict):
    done: Literal[True]


class RenewMyLinkParams(TypedDict):
    id: str
    """The id of the table."""


class TrustBrowserParams(TypedDict):
    id: str
    """The id of the table."""
    browser: str
    """The id of the browser."""


class TrustBrowserAnswer(TypedDict):
    done: Literal[True]


class SignOutOfSeatParams(TypedDict):
    id: str
    """The id of the table."""
    browser: str
    """The id of the browser."""


class ListClaimsParams(TypedDict):
    id: str
    """The id of the table."""


class ListClaimsAnswer(TypedDict):
    claims: list[Claim]
    losable: list[Seat]
    """Seats that may get a new link."""


class ClaimLinkParams(TypedDict):
    id: str
    """The id of the table."""
    seat: int
    """The number of the seat, from 0."""


class ClaimLinkBody(TypedDict):
    act: Literal["ask", "agree", "refuse", "make"]


class ClaimLinkAnswer(TypedDict):
    done: Literal[True]
    made: NotRequired[NewLink]
    """Of `make`."""


class ChangeTermsParams(TypedDict):
    id: str
    """The id of the table."""


class ChangeTermsBody(TypedDict):
    door: NotRequired[Literal["open", "link", "named"]]
    """Who may take a free seat."""
    watchers: NotRequired[Literal["anyone", "link", "circle", "players"]]
    """Who may look at it."""
    lineSharing: NotRequired[Literal["private", "link"]]
    """Whether lines may be shared while the game runs."""
    embed: NotRequired[bool]
    """Whether pages of other sites may show it in a frame, at /embed/{id}."""


class ChangeTermsAnswer(TypedDict):
    done: Literal[True]


class MakeLinkParams(TypedDict):
    id: str
    """The id of the table."""


class MakeLinkBody(TypedDict):
    seat: NotRequired[Seat]


class FreeSeatParams(TypedDict):
    id: str
    """The id of the table."""
    seat: int
    """The number of the seat, from 0."""


class SendFreshLinkParams(TypedDict):
    id: str
    """The id of the table."""
    seat: int
    """The number of the seat, from 0."""


class SendFreshLinkAnswer(TypedDict):
    done: Literal[True]


class WithdrawLinkParams(TypedDict):
    id: str
    """The id of the table."""
    seat: int
    """The number of the seat, from 0."""


class WithdrawLinkAnswer(TypedDict):
    done: Literal[True]


class ListCirclesAnswer(TypedDict):
    circles: list[MyCircle]


class FoundCircleBody(TypedDict):
    name: str
    """Without a link in it."""
    myName: NotRequired[str]
    """Your name in the circle; your own name without it."""
    timeZone: NotRequired[str]
    """The time zone, by its IANA name."""


class ReadCircleParams(TypedDict):
    id: str
    """The id of the circle."""


class ChangeCircleParams(TypedDict):
    id: str
    """The id of the circle."""


class ChangeCircleBody(TypedDict):
    name: NotRequired[str]
    notice: NotRequired[str]
    joinBy: NotRequired[Literal["link", "approval", "closed"]]
    timeZone: NotRequired[str]
    """The time zone, by its IANA name."""
    rated: NotRequired[bool]
    """Ratings for its games; off for a new circle."""
    act: NotRequired[Literal["leave", "leave-unnamed", "end", "keep-open", "accept-host", "decline-host", "take-over"]]
    """Instead of settings: leave, end or keep the circle, or answer who is to be its host."""


class ChangeCircleAnswer(TypedDict):
    done: Literal[True]


class EndCircleParams(TypedDict):
    id: str
    """The id of the circle."""


class EndCircleAnswer(TypedDict):
    done: Literal[True]


class ListCircleMembersParams(TypedDict):
    id: str
    """The id of the circle."""


class ListCircleMembersAnswer(TypedDict):
    members: list[CircleMember]


class JoinCircleParams(TypedDict):
    id: str
    """The id of the circle."""


class JoinCircleBody(TypedDict):
    token: str
    """The token at the end of the join link."""
    name: NotRequired[str]
    """Your name in the circle; your own name without it."""


class JoinCircleAnswer(TypedDict):
    state: Literal["in", "asked"]
    """`open` until it takes effect."""


class ChangeCircleMemberParams(TypedDict):
    id: str
    """The id of the circle."""
    member: str
    """The id of the member inside the circle."""


class ChangeCircleMemberBody(TypedDict):
    name: NotRequired[str]
    """Only your own."""
    letter: NotRequired[bool]
    """Whether the weekly letter comes to you."""
    act: NotRequired[Literal["approve", "refuse", "make-steward", "make-member", "offer-host", "remove", "keep"]]
    """About another member; a removal takes effect a day later."""


class ChangeCircleMemberAnswer(TypedDict):
    done: Literal[True]


class RemoveCircleMemberParams(TypedDict):
    id: str
    """The id of the circle."""
    member: str
    """The id of the member inside the circle."""


class RemoveCircleMemberAnswer(TypedDict):
    done: Literal[True]


class RenewCircleLinkParams(TypedDict):
    id: str
    """The id of the circle."""


class RenewCircleLinkAnswer(TypedDict):
    token: str
    """The token at the end of the join link."""
    link: str
    """The address that opens it."""


class CloseCircleLinkParams(TypedDict):
    id: str
    """The id of the circle."""


class CloseCircleLinkAnswer(TypedDict):
    done: Literal[True]


class ListCircleEntriesParams(TypedDict):
    id: str
    """The id of the circle."""


class ListCircleEntriesAnswer(TypedDict):
    entries: list[CircleEntry]


class ListMyCirclesAnswer(TypedDict):
    circles: list[MyCircle]


class ListCircleResultsParams(TypedDict):
    id: str
    """The id of the circle."""


class ListCircleResultsQuery(TypedDict):
    before: NotRequired[Any]
    """Only results before this `seq`."""


class ListCircleResultsAnswer(TypedDict):
    results: list[CircleResult]


class ReadCircleStandingParams(TypedDict):
    id: str
    """The id of the circle."""


class ReadCircleStandingQuery(TypedDict):
    year: NotRequired[int]
    """A year by the clock of the circle; 0: all."""
    format: NotRequired[Literal["json", "csv"]]
    """`csv` answers with a table for spreadsheets. Commas separate its cells. If the language that you ask for has a decimal comma (`Accept-Language: de`), semicolons do, and numbers have that comma."""


class ReadCircleYearParams(TypedDict):
    id: str
    """The id of the circle."""
    year: int
    """A year by the clock of the circle; 0: all."""


class StartCircleTableParams(TypedDict):
    id: str
    """The id of the circle."""


class StartCircleTableBodyPace(TypedDict):
    kind: Literal["relaxed"]


class StartCircleTableBodyPace2(TypedDict):
    kind: Literal["daily"]
    wakingOnly: NotRequired[bool]
    """Nights and days off of the player to move do not count."""
    onTimeout: NotRequired[Literal["ask", "computer"]]
    """The automatic reaction when time is out: the others are asked, or a computer takes the seat."""


class StartCircleTableBodyPace3(TypedDict):
    kind: Literal["brisk"]
    wakingOnly: NotRequired[bool]
    """Nights and days off of the player to move do not count."""
    onTimeout: NotRequired[Literal["ask", "computer"]]
    """The automatic reaction when time is out: the others are asked, or a computer takes the seat."""


class StartCircleTableBodyPace4(TypedDict):
    kind: Literal["custom"]
    bankH: int
    """Hours to begin with."""
    gainH: int
    """Hours that each turn adds."""
    capH: int
    """Hours there may be at most."""
    wakingOnly: NotRequired[bool]
    """Nights and days off of the player to move do not count."""
    onTimeout: NotRequired[Literal["ask", "computer"]]
    """The automatic reaction when time is out: the others are asked, or a computer takes the seat."""


class StartCircleTableBodyOptions(TypedDict):
    """Readings of the rules."""
    deferPlazaRewards: NotRequired[bool]
    """Plaza rewards can wait. When a plaza is completed in another player’s turn, you choose your reward in your own turn, unless it could affect shared pieces."""
    refillOnDemand: NotRequired[bool]
    """Rows are refilled on demand. A taken tile is replaced when a player asks for it, when its row is used again or when the turn ends. Until then you can undo taking it."""
    simplifiedCovering: NotRequired[bool]
    """Covered symbols always block. The side or corner symbol of a covered upgrade is used up even if it never paid."""
    randomParler: NotRequired[bool]
    """Chance decides for Peter Parler. In a solo game, his markers and the sites of his buildings are drawn at random; you don’t choose them."""
    openVTiles: NotRequired[bool]
    """V tiles are face up. Everyone sees the V tiles of the bridge and the Cathedral from the start."""
    asyncTechnology: NotRequired[bool]
    """Technologies can be chosen later. You can choose a technology of level I or II as late as the start of your next turn."""
    tieIncludesSite: NotRequired[bool]
    """Sites count in a tie. If two players have the same number of cubes at a plaza, the gold for sites counts as well as the prices printed on the buildings."""


StartCircleTableBodyVariantTiers = TypedDict(
    "StartCircleTableBodyVariantTiers",
    {
        "hunger-wall": "NotRequired[Literal[\"base\", \"A\", \"B\"]]",
        "cathedral": "NotRequired[Literal[\"base\", \"A\", \"B\"]]",
    },
)
"""The tiers of the grids."""


class StartCircleTableBodyVariantRoadTiles(TypedDict):
    """The sides of tiles on the road; missing ones are not used."""
    I: NotRequired[Literal["A", "B"]]
    II: NotRequired[Literal["A", "B"]]
    III: NotRequired[Literal["A", "B"]]


class StartCircleTableBodyVariant(TypedDict):
    """How the boards are set up."""
    actionSide: NotRequired[Literal["A", "B"]]
    """The side of the action tiles."""
    tileOrder: NotRequired[Literal["first-game", "random"]]
    """The order of the action tiles."""
    bridgeFaces: NotRequired[Literal["A", "random"] | list[Literal["A", "B"]]]
    """The sides of the places of the bridge."""
    plazaFaces: NotRequired[Literal["A", "random"]]
    """The sides of the plazas."""
    tiers: NotRequired[StartCircleTableBodyVariantTiers]
    """The tiers of the grids."""
    roadTiles: NotRequired[StartCircleTableBodyVariantRoadTiles]
    """The sides of tiles on the road; missing ones are not used."""


class StartCircleTableBody(TypedDict):
    """Becomes the usual table; without it the usual one is started."""
    members: list[str]
    """Ids of two to four members, yourself among them."""
    seatOrder: NotRequired[Literal["rotated", "drawn"]]
    pace: NotRequired[StartCircleTableBodyPace | StartCircleTableBodyPace2 | StartCircleTableBodyPace3 | StartCircleTableBodyPace4]
    """relaxed: no clock. daily: 72 h, +12 h a turn up to 120 h. brisk: 24 h, +4 h up to 72 h."""
    options: NotRequired[StartCircleTableBodyOptions]
    """Readings of the rules."""
    variant: NotRequired[StartCircleTableBodyVariant]
    """How the boards are set up."""


class StartCircleTableAnswer(TypedDict):
    gameId: str
    """The id of the table."""
    seat: NotRequired[int]
    """Your seat at a new table."""


class ListPastTablesParams(TypedDict):
    id: str
    """The id of the circle."""


class ListPastTablesAnswer(TypedDict):
    tables: list[PastTable]


class TakePastTableInParams(TypedDict):
    id: str
    """The id of the circle."""


class TakePastTableInBody(TypedDict):
    gameId: str
    """The id of the table."""


class TakePastTableInAnswer(TypedDict):
    done: Literal[True]


class ExportCircleParams(TypedDict):
    id: str
    """The id of the circle."""


class ListCircleHooksParams(TypedDict):
    id: str
    """The id of the circle."""


class ListCircleHooksAnswer(TypedDict):
    hooks: list[CircleHook]


class AddCircleHookParams(TypedDict):
    id: str
    """The id of the circle."""


class AddCircleHookBody(TypedDict):
    form: Literal["discord", "slack", "ntfy", "json"]
    """The program that it posts to: `json` is one of your own."""
    url: str
    """Reached by https, in the open internet."""
    label: NotRequired[str]
    """A name for people, to distinguish it from others."""


class AddCircleHookAnswer(TypedDict):
    hook: CircleHook
    secret: NotRequired[str]
    """Only for `json`: the secret that signs its messages."""
    standardSecret: NotRequired[str]
    """The same for libraries of Standard Webhooks."""


class ChangeCircleHookParams(TypedDict):
    id: str
    """The id of the circle."""
    hook: str
    """The id of the channel."""


class ChangeCircleHookBody(TypedDict):
    act: Literal["try"]
    """Posts a test; a stopped channel is used again."""


ChangeCircleHookBody2Quiet = TypedDict(
    "ChangeCircleHookBody2Quiet",
    {
        "from": "str",
        "to": "str",
    },
)


class ChangeCircleHookBody2(TypedDict):
    wants: list[Literal["game-began", "game-finished", "who-is-in", "circle-letter", "season-begins", "season-stage", "season-over", "your-turn"]]
    """The kinds of messages it gets."""
    quiet: ChangeCircleHookBody2Quiet | None
    """Nothing is posted between these times; null for no quiet hours."""


class ChangeCircleHookAnswer(TypedDict):
    done: Literal[True]


class DropCircleHookParams(TypedDict):
    id: str
    """The id of the circle."""
    hook: str
    """The id of the channel."""


class DropCircleHookAnswer(TypedDict):
    done: Literal[True]


class ListGatheringsAnswerGatherings(TypedDict):
    id: str
    """The id of the call for players."""
    circleId: str
    circle: str


class ListGatheringsAnswer(TypedDict):
    gatherings: list[ListGatheringsAnswerGatherings]


class OpenGatheringBodyPace(TypedDict):
    kind: Literal["relaxed"]


class OpenGatheringBodyPace2(TypedDict):
    kind: Literal["daily"]
    wakingOnly: NotRequired[bool]
    """Nights and days off of the player to move do not count."""
    onTimeout: NotRequired[Literal["ask", "computer"]]
    """The automatic reaction when time is out: the others are asked, or a computer takes the seat."""


class OpenGatheringBodyPace3(TypedDict):
    kind: Literal["brisk"]
    wakingOnly: NotRequired[bool]
    """Nights and days off of the player to move do not count."""
    onTimeout: NotRequired[Literal["ask", "computer"]]
    """The automatic reaction when time is out: the others are asked, or a computer takes the seat."""


class OpenGatheringBodyPace4(TypedDict):
    kind: Literal["custom"]
    bankH: int
    """Hours to begin with."""
    gainH: int
    """Hours that each turn adds."""
    capH: int
    """Hours there may be at most."""
    wakingOnly: NotRequired[bool]
    """Nights and days off of the player to move do not count."""
    onTimeout: NotRequired[Literal["ask", "computer"]]
    """The automatic reaction when time is out: the others are asked, or a computer takes the seat."""


class OpenGatheringBodyOptions(TypedDict):
    """Readings of the rules."""
    deferPlazaRewards: NotRequired[bool]
    """Plaza rewards can wait. When a plaza is completed in another player’s turn, you choose your reward in your own turn, unless it could affect shared pieces."""
    refillOnDemand: NotRequired[bool]
    """Rows are refilled on demand. A taken tile is replaced when a player asks for it, when its row is used again or when the turn ends. Until then you can undo taking it."""
    simplifiedCovering: NotRequired[bool]
    """Covered symbols always block. The side or corner symbol of a covered upgrade is used up even if it never paid."""
    randomParler: NotRequired[bool]
    """Chance decides for Peter Parler. In a solo game, his markers and the sites of his buildings are drawn at random; you don’t choose them."""
    openVTiles: NotRequired[bool]
    """V tiles are face up. Everyone sees the V tiles of the bridge and the Cathedral from the start."""
    asyncTechnology: NotRequired[bool]
    """Technologies can be chosen later. You can choose a technology of level I or II as late as the start of your next turn."""
    tieIncludesSite: NotRequired[bool]
    """Sites count in a tie. If two players have the same number of cubes at a plaza, the gold for sites counts as well as the prices printed on the buildings."""


OpenGatheringBodyVariantTiers = TypedDict(
    "OpenGatheringBodyVariantTiers",
    {
        "hunger-wall": "NotRequired[Literal[\"base\", \"A\", \"B\"]]",
        "cathedral": "NotRequired[Literal[\"base\", \"A\", \"B\"]]",
    },
)
"""The tiers of the grids."""


class OpenGatheringBodyVariantRoadTiles(TypedDict):
    """The sides of tiles on the road; missing ones are not used."""
    I: NotRequired[Literal["A", "B"]]
    II: NotRequired[Literal["A", "B"]]
    III: NotRequired[Literal["A", "B"]]


class OpenGatheringBodyVariant(TypedDict):
    """How the boards are set up."""
    actionSide: NotRequired[Literal["A", "B"]]
    """The side of the action tiles."""
    tileOrder: NotRequired[Literal["first-game", "random"]]
    """The order of the action tiles."""
    bridgeFaces: NotRequired[Literal["A", "random"] | list[Literal["A", "B"]]]
    """The sides of the places of the bridge."""
    plazaFaces: NotRequired[Literal["A", "random"]]
    """The sides of the plazas."""
    tiers: NotRequired[OpenGatheringBodyVariantTiers]
    """The tiers of the grids."""
    roadTiles: NotRequired[OpenGatheringBodyVariantRoadTiles]
    """The sides of tiles on the road; missing ones are not used."""


class OpenGatheringBody(TypedDict):
    circleId: str
    size: Literal[2] | Literal[3] | Literal[4]
    """Players at a table."""
    least: int
    most: int
    seatOrder: NotRequired[Literal["rotated", "drawn"]]
    pace: NotRequired[OpenGatheringBodyPace | OpenGatheringBodyPace2 | OpenGatheringBodyPace3 | OpenGatheringBodyPace4]
    """relaxed: no clock. daily: 72 h, +12 h a turn up to 120 h. brisk: 24 h, +4 h up to 72 h."""
    startsBy: str
    """Between an hour and 60 days from now."""
    options: NotRequired[OpenGatheringBodyOptions]
    """Readings of the rules."""
    variant: NotRequired[OpenGatheringBodyVariant]
    """How the boards are set up."""


class OpenGatheringAnswer(TypedDict):
    id: str
    """The id of the call for players."""


class ReadGatheringParams(TypedDict):
    id: str
    """The id of the call for players."""


class CallOffGatheringParams(TypedDict):
    id: str
    """The id of the call for players."""


class CallOffGatheringAnswer(TypedDict):
    done: Literal[True]


class AnswerGatheringParams(TypedDict):
    id: str
    """The id of the call for players."""


class AnswerGatheringBody(TypedDict):
    answer: Literal["in", "if-needed", "out"]
    """How to continue with the late seat."""


class AnswerGatheringAnswer(TypedDict):
    games: list[str]
    """Its tables, once it has started."""


class TakeGatheringAnswerBackParams(TypedDict):
    id: str
    """The id of the call for players."""


class TakeGatheringAnswerBackAnswer(TypedDict):
    games: list[str]
    """Its tables, once it has started."""


class ListBoxesAnswer(TypedDict):
    mine: list[ListedBox]
    listed: list[ListedBox]


class MakeBoxBody(TypedDict):
    name: str
    """Plain text of at most 40 characters."""


class MakeBoxBody2(TypedDict):
    file: dict[str, Any]
    """A file of exportBox; its values become your entries."""


class MakeBoxAnswer(TypedDict):
    id: str
    """The id of the box."""


class ReadBoxParams(TypedDict):
    id: str
    """The id of the box."""


class ChangeBoxParams(TypedDict):
    id: str
    """The id of the box."""


class ChangeBoxBody(TypedDict):
    name: NotRequired[str]
    """Plain text of at most 40 characters."""
    share: NotRequired[Literal["private", "link", "listed"]]
    """For its editors, for all who know its id, or listed for everybody."""


class ChangeBoxAnswer(TypedDict):
    done: Literal[True]


class DeleteBoxParams(TypedDict):
    id: str
    """The id of the box."""


class DeleteBoxAnswer(TypedDict):
    done: Literal[True]


class EnterBoxValueParams(TypedDict):
    id: str
    """The id of the box."""
    component: str
    """The id of the component in the pack, as `wall-i-postern`."""


class EnterBoxValueBody(TypedDict):
    value: NotRequired[dict[str, Any]]
    """Without it, you confirm the value that the box has."""
    doubt: NotRequired[str]
    """A remark in plain text, at most 200 characters."""


class EnterBoxValueAnswer(TypedDict):
    done: Literal[True]


class WithdrawBoxValueParams(TypedDict):
    id: str
    """The id of the box."""
    component: str
    """The id of the component in the pack, as `wall-i-postern`."""


class WithdrawBoxValueAnswer(TypedDict):
    done: Literal[True]


class ChooseBoxValueParams(TypedDict):
    id: str
    """The id of the box."""
    component: str
    """The id of the component in the pack, as `wall-i-postern`."""


class ChooseBoxValueBody(TypedDict):
    editor: str
    """The editor whose entry is right."""


class ChooseBoxValueAnswer(TypedDict):
    done: Literal[True]


class ListBoxRevisionsParams(TypedDict):
    id: str
    """The id of the box."""


class ListBoxRevisionsAnswer(TypedDict):
    revisions: list[BoxRevision]


class FinishBoxRevisionParams(TypedDict):
    id: str
    """The id of the box."""


class FinishBoxRevisionAnswer(TypedDict):
    pack: str
    """The pack of a revision; `POST /api/tables` takes it."""


class ExportBoxParams(TypedDict):
    id: str
    """The id of the box."""


class RenewBoxLinkParams(TypedDict):
    id: str
    """The id of the box."""


class RenewBoxLinkAnswer(TypedDict):
    token: str
    """The token at the end of the join link."""
    link: str
    """The address that opens it."""


class CloseBoxLinkParams(TypedDict):
    id: str
    """The id of the box."""


class CloseBoxLinkAnswer(TypedDict):
    done: Literal[True]


class JoinBoxParams(TypedDict):
    id: str
    """The id of the box."""


class JoinBoxBody(TypedDict):
    token: str
    """The token at the end of the join link."""


class JoinBoxAnswer(TypedDict):
    done: Literal[True]


class LeaveBoxParams(TypedDict):
    id: str
    """The id of the box."""


class LeaveBoxAnswer(TypedDict):
    done: Literal[True]


class RemoveBoxEditorParams(TypedDict):
    id: str
    """The id of the box."""
    editor: str
    """The id of the editor within the box."""


class RemoveBoxEditorAnswer(TypedDict):
    done: Literal[True]


class ListRatingsParams(TypedDict):
    scope: str
    """`open`, or the id of a circle."""


class ListRatingsAnswerRatingsRating(TypedDict):
    value: int
    isProvisional: bool
    """Until ten rated games."""


class ListRatingsAnswerRatings(TypedDict):
    name: str
    rating: ListRatingsAnswerRatingsRating | Literal["hidden"]
    """A rating in whole numbers."""
    games: NotRequired[int]


class ListRatingsAnswer(TypedDict):
    ratings: list[ListRatingsAnswerRatings]
    """The highest first; empty where the caller hides ratings."""


class ReadPersonParams(TypedDict):
    id: str
    """The id of the person for everyone who plays with them."""


class ListMyRatingsAnswerRatingsChanges(TypedDict):
    gameId: str
    """The id of the table."""
    name: str
    finishedAt: str
    """ISO 8601, UTC."""
    before: int
    after: int


class ListMyRatingsAnswerRatings(TypedDict):
    scope: str
    """`open`, or the id of a circle."""
    name: NotRequired[str]
    """The name of the circle."""
    value: int
    isProvisional: bool
    reach: int
    """The true value lies within this much of it in 95 of 100 cases."""
    games: int
    changes: list[ListMyRatingsAnswerRatingsChanges]


class ListMyRatingsAnswer(TypedDict):
    id: str
    """Your own id, for `/api/people/{id}`."""
    shown: NotRequired[Literal["listed", "unlisted", "hidden"]]
    """Missing until you have chosen."""
    ratings: list[ListMyRatingsAnswerRatings]


class ListCompetitionsQuery(TypedDict):
    circle: str
    """The id of the circle."""


class ListCompetitionsAnswer(TypedDict):
    competitions: list[ListedCompetition]


class MakeCompetitionBody(TypedDict):
    circle: str
    """The id of the circle."""
    name: str
    form: NotRequired[Literal["series", "season", "swiss", "cup"]]
    """A series is one division, and no season follows it. Swiss and cup are drawn stage by stage."""
    size: NotRequired[Literal[2] | Literal[3] | Literal[4]]
    """Players at a table."""
    pace: NotRequired[Literal["relaxed", "daily", "brisk"]]
    """A computer takes over when time is out. Only a series can be relaxed."""
    days: NotRequired[int]
    atOnce: NotRequired[int]
    """The most open tables of one person; in a Swiss or a cup always one."""


class ReadCompetitionParams(TypedDict):
    id: str
    """The id of the competition."""


class ChangeCompetitionParams(TypedDict):
    id: str
    """The id of the competition."""


class ChangeCompetitionBody(TypedDict):
    name: NotRequired[str]
    days: NotRequired[int]
    """Sign-up ends after these days."""


class ChangeCompetitionAnswer(TypedDict):
    done: Literal[True]


class CallOffCompetitionParams(TypedDict):
    id: str
    """The id of the competition."""


class CallOffCompetitionAnswer(TypedDict):
    done: Literal[True]


class EnterCompetitionParams(TypedDict):
    id: str
    """The id of the competition."""


class EnterCompetitionAnswer(TypedDict):
    done: Literal[True]


class ChangeEntrantParams(TypedDict):
    id: str
    """The id of the competition."""
    entrant: str
    """The id of the entrant, the same as the id of the member in the circle."""


class ChangeEntrantBody(TypedDict):
    act: Literal["check-in", "withdraw", "exclude", "keep"]
    """An exclusion takes effect a day later; `keep` takes it back."""


class ChangeEntrantAnswer(TypedDict):
    done: Literal[True]


class RemoveEntrantParams(TypedDict):
    id: str
    """The id of the competition."""
    entrant: str
    """The id of the entrant, the same as the id of the member in the circle."""


class RemoveEntrantAnswer(TypedDict):
    done: Literal[True]


class ListFixturesParams(TypedDict):
    id: str
    """The id of the competition."""


class ListFixturesAnswer(TypedDict):
    fixtures: list[Fixture]


class ReadStandingParams(TypedDict):
    id: str
    """The id of the competition."""


class ReadStandingQuery(TypedDict):
    format: NotRequired[Literal["json", "csv"]]
    """`csv` answers with a table for spreadsheets. Commas separate its cells. If the language that you ask for has a decimal comma (`Accept-Language: de`), semicolons do, and numbers have that comma."""


class ReadStandingAnswer(TypedDict):
    divisions: list[DivisionStanding]


class ExportCompetitionParams(TypedDict):
    id: str
    """The id of the competition."""


class ReadTalkParams(TypedDict):
    id: str
    """The id of the table."""


class ReadTalkAnswer(TypedDict):
    lines: list[Said]
    maySpeak: bool
    mayReact: bool
    """Only the holders of seats react."""


class SayParams(TypedDict):
    id: str
    """The id of the table."""


class SayBody(TypedDict):
    id: str
    """Made by you. An entry that is sent twice under one id is kept once."""
    text: str


class SayAnswer(TypedDict):
    done: Literal[True]


class ReactParams(TypedDict):
    id: str
    """The id of the table."""
    word: str
    """The id of the chat message."""


class ReactBody(TypedDict):
    reaction: Literal["agree", "heart", "laugh", "wow", "bravo"]
    """One of five, from agreement to praise."""
    isOn: bool
    """`false` takes it away."""


class ReactAnswer(TypedDict):
    done: Literal[True]


class TakeWordAwayParams(TypedDict):
    id: str
    """The id of the table."""
    word: str
    """The id of the chat message."""


class TakeWordAwayAnswer(TypedDict):
    done: Literal[True]


class ReportWordParams(TypedDict):
    id: str
    """The id of the table."""
    word: str
    """The id of the chat message."""


class ReportWordAnswer(TypedDict):
    done: Literal[True]


class ReadNotesParams(TypedDict):
    id: str
    """The id of the table."""


class ReadNotesAnswerSealed(TypedDict):
    seat: Seat
    n: int


class ReadNotesAnswerMentor(TypedDict):
    """Your mentor, who reads the plain notes you have written since then."""
    name: str
    since: str
    """ISO 8601, UTC."""


class ReadNotesAnswer(TypedDict):
    own: list[Note]
    opened: list[Note]
    """Notes of others, opened at the end."""
    sealed: list[ReadNotesAnswerSealed]
    """How many notes each seat keeps sealed until then."""
    mentor: NotRequired[ReadNotesAnswerMentor]
    """Your mentor, who reads the plain notes you have written since then."""


class KeepNoteParams(TypedDict):
    id: str
    """The id of the table."""


class KeepNoteBody(TypedDict):
    id: str
    """Made by you. An entry that is sent twice under one id is kept once."""
    text: str
    sealed: NotRequired[bool]
    """Whether only its writer reads it until the game is over."""


class KeepNoteAnswer(TypedDict):
    done: Literal[True]


class DropNoteParams(TypedDict):
    id: str
    """The id of the table."""
    note: str
    """The id of the note."""


class DropNoteAnswer(TypedDict):
    done: Literal[True]


class ReadLogParams(TypedDict):
    id: str
    """The id of the table."""


ReadLogQuery = TypedDict(
    "ReadLogQuery",
    {
        "from": "NotRequired[int]",
        "to": "NotRequired[int]",
    },
)


class ReadLogAnswerSeatEntriesDelegate(TypedDict):
    """Who plays for the holder, where it is about them."""
    name: str
    power: str
    until: NotRequired[str]
    """ISO 8601, UTC."""


class ReadLogAnswerSeatEntries(TypedDict):
    id: str
    seat: int
    """The number of the seat, from 0."""
    name: str
    by: NotRequired[int]
    """Which seat did it."""
    seq: int
    """The number of a row of the log."""
    at: str
    """ISO 8601, UTC."""
    kind: str
    """seated, freed, computer, link, link-used, address, account, browser and others."""
    delegate: NotRequired[ReadLogAnswerSeatEntriesDelegate]
    """Who plays for the holder, where it is about them."""
    steps: NotRequired[list[int]]
    """Only `delegate-used`: the rows of the log that they have made."""


class ReadLogAnswer(TypedDict):
    seq: int
    """The number of a row of the log."""
    head: str
    """SHA-256 in hexadecimal."""
    rows: list[Row]
    hasMore: bool
    """Whether there are more of the rows that were asked for."""
    next: NotRequired[int]
    """Then ask again from this one."""
    seatEntries: list[ReadLogAnswerSeatEntries]
    """Changes of the holder, key or address of a seat, whatever rows are asked for; the newest 100, newest first."""


class ExportGameParams(TypedDict):
    id: str
    """The id of the table."""


class ExportGameAnswerGamePack(TypedDict):
    """The pack of tiles and boards: its id and version."""
    id: str
    version: int


class ExportGameAnswerGameBoxBase(TypedDict):
    """The row that it begins after."""
    id: str
    version: int


class ExportGameAnswerGameBox(TypedDict):
    """The values of the box whose pack it is; missing for a registered pack."""
    base: ExportGameAnswerGameBoxBase
    """The row that it begins after."""
    changes: dict[str, dict[str, Any]]


class ExportGameAnswerGameEnding(TypedDict):
    """How it ended; missing while it runs, and in documents of before."""
    how: Literal["played-out", "resigned", "conceded", "agreed", "no-result"]
    """How it ended or was used."""
    winner: NotRequired[int]
    """Only if a player resigned, or all others agreed that this seat has won."""
    unrated: NotRequired[Literal[True]]
    """Resigned so early that no rating counts it."""


class ExportGameAnswerGame(TypedDict):
    """The table: its id where this is a string."""
    id: str
    """The id that the hash chain was made under."""
    name: str
    status: Literal["running", "finished", "ended"]
    """`ended`: stopped by its players, without a result."""
    pack: ExportGameAnswerGamePack
    """The pack of tiles and boards: its id and version."""
    box: NotRequired[ExportGameAnswerGameBox]
    """The values of the box whose pack it is; missing for a registered pack."""
    boxName: NotRequired[str]
    """The name of that box when the document was written."""
    rulesVersion: int
    """The version of the rules the game is played by."""
    setup: NotRequired[Any]
    """The options and variants that were chosen before the game."""
    createdAt: str
    """ISO 8601, UTC."""
    seq: int
    """The number of a row of the log."""
    head: str
    """Hash of the newest row."""
    commitment: str
    """SHA-256 of the seed."""
    seed: NotRequired[str]
    """Only after the end."""
    ending: NotRequired[ExportGameAnswerGameEnding]
    """How it ended; missing while it runs, and in documents of before."""


class ExportGameAnswerSeats(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    name: str | Literal[""]
    bot: NotRequired[str]
    """Only where the computer held the seat."""
    automatic: NotRequired[Literal[True]]
    """Only for the opponent of a solo game."""


class ExportGameAnswerHolders(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    untilSeq: int
    """The last row of their time."""
    name: str | Literal[""]
    bot: NotRequired[str]
    """Only where the computer held the seat."""


class ExportGameAnswerResultScores(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    total: int
    """All of them together."""
    bySource: dict[str, int]
    """Points, by where they come from."""


class ExportGameAnswerResult(TypedDict):
    """Only after the end."""
    ranking: list[int]
    """Seats, the best first."""
    scores: list[ExportGameAnswerResultScores]
    """Points, by seat."""


class ExportGameAnswerThoughts(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    seq: int
    """The newest row when it was written."""
    at: str
    """A row of the log."""
    text: str


class ExportGameAnswerLogEvents(TypedDict):
    type: str
    v: NotRequired[int]
    """The version of its form."""


class ExportGameAnswerLogSecret(TypedDict):
    type: str
    v: NotRequired[int]
    """The version of its form."""


class ExportGameAnswerLog(TypedDict):
    seq: int
    """The number of a row of the log."""
    seat: NotRequired[int]
    """Missing in row 1, the set-up."""
    command: SetupChoices | TakeTurnBack | Command
    """The command of this row."""
    commandId: str
    """A UUID chosen by the sender; sent again, the command is applied once."""
    events: list[ExportGameAnswerLogEvents]
    """The events of the row, in order."""
    secret: NotRequired[list[ExportGameAnswerLogSecret]]
    """Only after the end."""
    secretDigest: str
    """HMAC-SHA-256 of the hidden part of the row under the seed; see /verify."""
    at: str
    """A row of the log."""
    rulesVersion: int
    """The version of the rules the game is played by."""
    prevHash: str
    """The hash of the row before."""
    hash: str
    """The hash of the row; see /verify."""


class ExportGameAnswer(TypedDict):
    format: Literal["praga-by-post/1"]
    """The kind of document and its version."""
    game: ExportGameAnswerGame
    """The table: its id where this is a string."""
    seats: list[ExportGameAnswerSeats]
    holders: NotRequired[list[ExportGameAnswerHolders]]
    """Who held seats before, the earlier first; missing where none has changed hands."""
    result: NotRequired[ExportGameAnswerResult]
    """Only after the end."""
    thoughts: NotRequired[list[ExportGameAnswerThoughts]]
    """Notes that players sealed until the end; only after it, missing where there are none."""
    log: list[ExportGameAnswerLog]
    """Every row, from the first."""
    waitingFor: list[Seat]
    """Seats the table waits for."""


ImportGameBody = TypedDict(
    "ImportGameBody",
    {
        "as": "Literal[\"finished\", \"study\"]",
        "document": "dict[str, Any]",
    },
)


class ImportGameAnswerGame(TypedDict):
    """The table: its id where this is a string."""
    id: str
    link: str
    """The address that opens it."""


class ImportGameAnswer(TypedDict):
    game: ImportGameAnswerGame
    """The table: its id where this is a string."""
    isNew: bool
    """False if the service had this game already."""


class ReadRecapParams(TypedDict):
    id: str
    """The id of the table."""


class ReadRecapAnswerRecapMeanings(TypedDict):
    kind: Literal["tile-gone", "tile-come", "crane-free", "crane-dear", "crane-payable", "crane-points", "plaza-done", "plaza-open", "plaza-lost", "plaza-won", "seal-gone", "era", "forecast"]


ReadRecapAnswerRecap = TypedDict(
    "ReadRecapAnswerRecap",
    {
        "from": "int",
        "to": "int",
        "hasPlayed": "bool",
        "cards": "list[TurnCard]",
        "meanings": "list[ReadRecapAnswerRecapMeanings]",
    },
)
"""The turns of the others since your last own one; missing if there are none."""


class ReadRecapAnswer(TypedDict):
    seq: int
    """The number of a row of the log."""
    seen: NotRequired[int]
    """The last row that you have marked as seen."""
    recap: NotRequired[ReadRecapAnswerRecap]
    """The turns of the others since your last own one; missing if there are none."""


class FoldRecapParams(TypedDict):
    id: str
    """The id of the table."""


class FoldRecapBody(TypedDict):
    seq: int
    """The number of a row of the log."""


class FoldRecapAnswer(TypedDict):
    done: Literal[True]


class ReadFiguresParams(TypedDict):
    id: str
    """The id of the table."""


ReadFiguresAnswerTurns = TypedDict(
    "ReadFiguresAnswerTurns",
    {
        "turn": "int",
        "seat": "Seat",
        "from": "int",
        "to": "int",
        "index": "int",
        "points": "list[int]",
        "forecast": "list[int]",
        "held": "list[dict[str, int]]",
        "bySource": "list[dict[str, int]]",
    },
)


class ReadFiguresAnswerSourcesEarned(TypedDict):
    seq: int
    """A row of the log."""
    points: int
    id: NotRequired[str]


class ReadFiguresAnswerSources(TypedDict):
    source: SourceKind
    points: int
    earned: list[ReadFiguresAnswerSourcesEarned]
    """The rows that scored these points."""


ReadFiguresAnswerTurningPointsTurn = TypedDict(
    "ReadFiguresAnswerTurningPointsTurn",
    {
        "turn": "int",
        "seat": "Seat",
        "from": "int",
        "to": "int",
        "index": "int",
    },
)
"""The number of the turn at the whole table, from 1."""


class ReadFiguresAnswerTurningPoints(TypedDict):
    turn: ReadFiguresAnswerTurningPointsTurn
    """The number of the turn at the whole table, from 1."""
    seat: Seat
    by: int
    """By how much its lead in the forecast grew."""


ReadFiguresAnswerMinutesTurn = TypedDict(
    "ReadFiguresAnswerMinutesTurn",
    {
        "turn": "int",
        "seat": "Seat",
        "from": "int",
        "to": "int",
        "index": "int",
    },
)
"""The number of the turn at the whole table, from 1."""


class ReadFiguresAnswerMinutes(TypedDict):
    turn: ReadFiguresAnswerMinutesTurn
    """The number of the turn at the whole table, from 1."""
    minutes: int
    """How long turns took, in minutes."""


class ReadFiguresAnswer(TypedDict):
    seq: int
    """The number of a row of the log."""
    seats: list[Seat]
    """Seats that play for points."""
    turns: list[ReadFiguresAnswerTurns]
    """Turns, in their order."""
    sources: list[list[ReadFiguresAnswerSources]]
    """By seat: where the points came from, and the rows that scored them."""
    actions: list[dict[str, int]]
    """By seat: how often each was taken."""
    turningPoints: list[ReadFiguresAnswerTurningPoints]
    """The turns that changed the lead in the forecast most."""
    scoredAt: NotRequired[int]
    """Where final scoring began."""
    minutes: list[ReadFiguresAnswerMinutes]
    """How long your own turns took."""


class ComparePositionsParams(TypedDict):
    id: str
    """The id of the table."""


class ComparePositionsQuery(TypedDict):
    a: NotRequired[int]
    """A row; the first unless said otherwise."""
    b: NotRequired[int]
    """Another; the newest unless said otherwise."""


class ComparePositionsAnswerPlaces(TypedDict):
    kind: str
    id: str


class ComparePositionsAnswer(TypedDict):
    a: int
    """The first of the two rows, or its value."""
    b: int
    """The second of the two rows, or its value."""
    differences: list[Difference]
    """Values that differ between the two rows, seat by seat."""
    places: list[ComparePositionsAnswerPlaces]
    """Places of the shared board that differ."""


class ReadReviewParams(TypedDict):
    id: str
    """The id of the table."""


class ReadReviewAnswerReviewSeats(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    account: ReviewAccount
    play: ReviewPlay


class ReadReviewAnswerReviewTurnsBetterSteps(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    command: Command


class ReadReviewAnswerReviewTurnsBetterReasons(TypedDict):
    kind: Literal["points", "scoring", "growth", "goods", "tracks", "technologies", "boards", "plazas", "open", "turn", "rivals"]
    """Where they come from."""
    points: float
    """Points; fractions are expectations."""


class ReadReviewAnswerReviewTurnsBetterSources(TypedDict):
    source: Literal["crane", "wheel", "action", "production", "upgrade", "edge", "corner", "wall", "building", "site", "plaza-buildings", "plaza", "road", "bridge", "technology", "track-end", "grid", "wealth", "refresh", "extra-action", "seal", "academics", "hunger-wall", "cathedral", "tokens", "wall-set", "v-tile", "eggs", "parler", "turn-end"]
    points: float
    """Points; fractions are expectations."""


class ReadReviewAnswerReviewTurnsBetter(TypedDict):
    """A better line; missing where none was found."""
    at: int
    """The row that it begins after."""
    key: str
    """The key that deals the tiles unknown at that time again, to play the line."""
    steps: list[ReadReviewAnswerReviewTurnsBetterSteps]
    """The commands of the line, in their order."""
    reasons: list[ReadReviewAnswerReviewTurnsBetterReasons]
    """The points it is worth more, by where they come from."""
    sources: list[ReadReviewAnswerReviewTurnsBetterSources]
    """The points it scores more or less, by source, with the final scoring as of then."""


class ReadReviewAnswerReviewTurns(TypedDict):
    turn: int
    """The number of the turn at the whole table, from 1."""
    seat: int
    """The number of the seat, from 0."""
    at: int
    """The row that the turn began after."""
    value: list[float]
    """By seat: the expected margin before the turn, with the best play found."""
    spread: float
    """The spread over redraws: a standard deviation of that margin."""
    effect: list[float]
    """By seat: how the play of this turn changed the expected margin."""
    loss: float
    """The points that the turn gave away."""
    error: float
    """The standard error of `loss`."""
    mark: Literal["best", "fine", "inaccuracy", "mistake", "missed-chance"]
    """The verdict."""
    better: NotRequired[ReadReviewAnswerReviewTurnsBetter]
    """A better line; missing where none was found."""


class ReadReviewAnswerReview(TypedDict):
    """Missing until a player has had the game reviewed."""
    quality: Literal["quick", "normal", "deep"]
    """How much was thought about each turn."""
    head: str
    """The hash of the last row of the game."""
    verified: bool
    """Whether the server has recomputed every turn. Until then it is as a player’s browser sent it."""
    margins: list[float]
    """By seat: the margin at the end."""
    seats: list[ReadReviewAnswerReviewSeats]
    """Every seat that plays for points."""
    turns: list[ReadReviewAnswerReviewTurns]
    """The turns you may see."""
    turningPoints: list[int]
    """The turns that gave away most, by their numbers."""


class ReadReviewAnswer(TypedDict):
    seq: int
    """The number of a row of the log."""
    reviewer: int
    """The version that judges now; a review by another is not shown."""
    review: NotRequired[ReadReviewAnswerReview]
    """Missing until a player has had the game reviewed."""


class KeepReviewParams(TypedDict):
    id: str
    """The id of the table."""


class KeepReviewBodyPack(TypedDict):
    """The pack that the game was played with."""
    id: str
    """The id of the pack."""
    version: int


class KeepReviewBodyTurnsBetterSteps(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    command: Command


class KeepReviewBodyTurnsBetterReasons(TypedDict):
    kind: Literal["points", "scoring", "growth", "goods", "tracks", "technologies", "boards", "plazas", "open", "turn", "rivals"]
    """Where they come from."""
    points: float
    """Points; fractions are expectations."""


class KeepReviewBodyTurnsBetterSources(TypedDict):
    source: Literal["crane", "wheel", "action", "production", "upgrade", "edge", "corner", "wall", "building", "site", "plaza-buildings", "plaza", "road", "bridge", "technology", "track-end", "grid", "wealth", "refresh", "extra-action", "seal", "academics", "hunger-wall", "cathedral", "tokens", "wall-set", "v-tile", "eggs", "parler", "turn-end"]
    points: float
    """Points; fractions are expectations."""


class KeepReviewBodyTurnsBetter(TypedDict):
    """A better line; missing where none was found."""
    at: int
    """The row that it begins after."""
    key: str
    """The key that deals the tiles unknown at that time again, to play the line."""
    steps: list[KeepReviewBodyTurnsBetterSteps]
    """The commands of the line, in their order."""
    reasons: list[KeepReviewBodyTurnsBetterReasons]
    """The points it is worth more, by where they come from."""
    sources: list[KeepReviewBodyTurnsBetterSources]
    """The points it scores more or less, by source, with the final scoring as of then."""


class KeepReviewBodyTurns(TypedDict):
    turn: int
    """The number of the turn at the whole table, from 1."""
    seat: int
    """The number of the seat, from 0."""
    at: int
    """The row that the turn began after."""
    value: list[float]
    """By seat: the expected margin before the turn, with the best play found."""
    spread: float
    """The spread over redraws: a standard deviation of that margin."""
    effect: list[float]
    """By seat: how the play of this turn changed the expected margin."""
    loss: float
    """The points that the turn gave away."""
    error: float
    """The standard error of `loss`."""
    mark: Literal["best", "fine", "inaccuracy", "mistake", "missed-chance"]
    """The verdict."""
    better: NotRequired[KeepReviewBodyTurnsBetter]
    """A better line; missing where none was found."""


class KeepReviewBody(TypedDict):
    reviewer: int
    """The version of the reviewer."""
    quality: Literal["quick", "normal", "deep"]
    """How much was thought about each turn."""
    head: str
    """The hash of the last row of the game."""
    pack: KeepReviewBodyPack
    """The pack that the game was played with."""
    margins: list[float]
    """By seat: the margin at the end."""
    turns: list[KeepReviewBodyTurns]
    """Every turn that could be judged."""


class KeepReviewAnswer(TypedDict):
    differing: list[int]
    """Turns that the review kept before judged differently. The server found it wrong and replaced it."""


class LookAtClocksParams(TypedDict):
    id: str
    """The id of the table."""


class LookAtClocksAnswerPace(TypedDict):
    """How much time there is to think."""
    kind: str


class LookAtClocksAnswerClocksHolidays(TypedDict):
    """Days of this wait that are holidays, and how many of them began automatically."""
    days: int
    byThemselves: int
    """How many of them begin automatically."""


class LookAtClocksAnswerClocks(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    leftMs: NotRequired[int]
    """Missing where there is no clock."""
    inPlayingHours: NotRequired[Literal[True]]
    """Whether nights, days off or holidays stop the clock before it is out, or may do so."""
    since: NotRequired[str]
    """Since when the table waits for this seat."""
    notSeated: NotRequired[Literal[True]]
    """The table waits for this seat, but it has no player: its clock starts when one sits down."""
    until: NotRequired[str]
    """When its time is out."""
    isOut: NotRequired[Literal[True]]
    """Whether the time is out."""
    holidayUntil: NotRequired[str]
    """Until when its holder is on holiday now."""
    holidays: NotRequired[LookAtClocksAnswerClocksHolidays]
    """Days of this wait that are holidays, and how many of them began automatically."""


class LookAtClocksAnswerLateVotes(TypedDict):
    answer: Literal["wait", "nudge", "replace", "computer", "end"]
    """How to continue with the late seat."""
    bot: NotRequired[Literal["journeyman", "master"]]
    """The level of the computer."""
    seats: list[Seat]
    """Those that agree."""
    needed: int
    """How many it takes."""
    silent: NotRequired[list[Seat]]
    """Whose silence counts for it by now."""
    host: NotRequired[Literal[True]]
    """Whether a host who sits elsewhere is for it."""


class LookAtClocksAnswerLate(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    isFree: NotRequired[Literal[True]]
    """Whether its player has left it."""
    votes: list[LookAtClocksAnswerLateVotes]
    """The answers of the other players, with the seats that agree."""
    missing: list[Seat]
    """Seats that decide and have not answered."""
    absent: NotRequired[list[Seat]]
    """Those of them whose person has not sat down: their silence never counts."""
    silenceAt: NotRequired[str]
    """When their silence counts as agreeing with those who spoke."""
    lastAt: NotRequired[str]
    """When the vote of the host decides or, without one, the first vote."""


class LookAtClocksAnswerFree(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    link: NotRequired[str]
    """The address that opens it."""


class LookAtClocksAnswerDecisionsNames(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    name: str


class LookAtClocksAnswerDecisions(TypedDict):
    id: str
    kind: Literal["end", "replace", "computer", "leave", "resign", "concede", "agreed-end", "turn-back"]
    bot: NotRequired[str]
    """The level of the computer."""
    seat: int
    """The seat it is about."""
    name: NotRequired[str]
    """The name of its holder then, where another player holds it now."""
    by: list[int]
    """The seats whose votes made it; they may take it back. -1 is a host without a seat here."""
    names: NotRequired[list[LookAtClocksAnswerDecisionsNames]]
    """The names of those who decided, where another player holds the seat now."""
    why: str
    """`voices`, `silence`, `host` or `first-voice`; more may come."""
    state: Literal["open", "done", "taken-back", "void"]
    """`open` until it takes effect."""
    at: str
    """ISO 8601, UTC."""
    effectAt: str
    """When it takes effect; until then it can be taken back."""
    endedAt: NotRequired[str]
    """ISO 8601, UTC."""
    endedBy: NotRequired[int]
    """Who took it back."""


LookAtClocksAnswerProposals = TypedDict(
    "LookAtClocksAnswerProposals",
    {
        "from": "NotRequired[str]",
        "until": "str",
        "seats": "list[Seat]",
    },
)


LookAtClocksAnswerPause = TypedDict(
    "LookAtClocksAnswerPause",
    {
        "from": "str",
        "until": "str",
        "ending": "list[Seat]",
    },
)
"""The common holiday that runs or is to come, and who wants it to be over early."""


class LookAtClocksAnswer(TypedDict):
    game: str
    """The table: its id where this is a string."""
    status: Literal["running", "finished", "ended"]
    """`ended`: stopped by its players, without a result."""
    seq: int
    """The number of a row of the log."""
    pace: LookAtClocksAnswerPace
    """How much time there is to think."""
    clocks: list[LookAtClocksAnswerClocks]
    """Clocks, one for each seat or number of players."""
    late: list[LookAtClocksAnswerLate]
    """Seats whose time is out."""
    free: list[LookAtClocksAnswerFree]
    """Seats without a player, with the link that fills one if you may hand it on, unless the scope of your token is not `all`."""
    decisions: list[LookAtClocksAnswerDecisions]
    """Decisions of the table, the newest first."""
    proposals: list[LookAtClocksAnswerProposals]
    """Common holidays to agree on; without `from` one begins as soon as all agree."""
    pausedUntil: NotRequired[str]
    """ISO 8601, UTC."""
    pause: NotRequired[LookAtClocksAnswerPause]
    """The common holiday that runs or is to come, and who wants it to be over early."""


class AnswerLateParams(TypedDict):
    id: str
    """The id of the table."""


class AnswerLateBody(TypedDict):
    seat: int
    """The seat that is late."""
    answer: Literal["wait", "nudge", "replace", "computer", "end"]
    """How to continue with the late seat."""
    bot: NotRequired[Literal["journeyman", "master"]]
    """Only for `computer`; a journeyman unless said otherwise."""


class AnswerLateAnswer(TypedDict):
    answer: Literal["wait", "nudge", "replace", "computer", "end"]
    """How to continue with the late seat."""
    done: bool
    missing: int
    """How many players still have to agree."""
    decision: NotRequired[str]
    """The id of the decision that this answer made."""
    effectAt: NotRequired[str]
    """When that takes effect; until then it can be taken back."""


class TakeBackDecisionParams(TypedDict):
    id: str
    """The id of the table."""


class TakeBackDecisionBody(TypedDict):
    decision: str
    """The id of the decision."""


class TakeBackDecisionAnswer(TypedDict):
    decision: str
    """The id of the decision."""
    state: Literal["open", "done", "taken-back", "void"]
    """`open` until it takes effect."""


class TakeTurnBackParams(TypedDict):
    id: str
    """The id of the table."""


class TakeTurnBackBody(TypedDict):
    act: Literal["ask", "agree", "refuse", "withdraw"]
    decision: NotRequired[str]
    """The question, as `lookAtClocks` lists it; not to ask one."""


class TakeTurnBackAnswer(TypedDict):
    decision: str
    """The id of the decision."""
    state: Literal["open", "done", "taken-back", "void"]
    """`done` once the turn is back."""
    missing: list[Seat]
    """Who has not answered yet."""


class AgreeToHolidayParams(TypedDict):
    id: str
    """The id of the table."""


AgreeToHolidayBody = TypedDict(
    "AgreeToHolidayBody",
    {
        "from": "NotRequired[str]",
        "until": "NotRequired[str]",
        "end": "NotRequired[Literal[True]]",
    },
)


class AgreeToHolidayAnswer(TypedDict):
    done: bool
    missing: int
    """Who, or how many, have yet to agree."""


class LookAtLeavingParams(TypedDict):
    id: str
    """The id of the table."""


class LookAtLeavingAnswerWays(TypedDict):
    kind: Literal["hand", "computer", "leave", "resign", "concede", "agreed-end"]
    seat: int
    """The number of the seat, from 0."""


class LookAtLeavingAnswerProposals(TypedDict):
    kind: Literal["concede", "agreed-end"]
    winner: NotRequired[int]
    """Who wins."""
    seats: list[Seat]
    """Those that agree."""
    missing: list[Seat]
    """Seats that have not agreed yet."""


class LookAtLeavingAnswerOffers(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    isComputer: bool
    """Whether a computer plays there until a player sits down."""
    by: NotRequired[int]
    """Who offers it; missing for a host who has no seat."""
    opensAt: str
    """From then on a player may sit down."""
    isOpen: bool
    """Whether it can be taken now."""
    goodUntil: str
    """ISO 8601, UTC."""


class LookAtLeavingAnswer(TypedDict):
    ways: list[LookAtLeavingAnswerWays]
    """`hand` and `computer` offer a seat; the others are sent to this address."""
    proposals: list[LookAtLeavingAnswerProposals]
    """Proposed endings that other players have not agreed to yet."""
    offers: list[LookAtLeavingAnswerOffers]


class LeaveOrEndParams(TypedDict):
    id: str
    """The id of the table."""


class LeaveOrEndBody(TypedDict):
    kind: Literal["leave", "resign", "concede", "agreed-end"]
    winner: NotRequired[int]
    """Only for `concede`: the seat that has won."""
    word: NotRequired[str]
    """Only for `leave`."""


class LeaveOrEndAnswer(TypedDict):
    missing: list[Seat]
    """Who has to agree before it is decided."""
    decision: NotRequired[str]
    """The id of the decision that this made."""
    effectAt: NotRequired[str]
    """When that takes effect; until then it can be taken back."""


class UnsayEndParams(TypedDict):
    id: str
    """The id of the table."""


class UnsayEndAnswer(TypedDict):
    done: Literal[True]


class TakeOfferParams(TypedDict):
    id: str
    """The id of the table."""


class TakeOfferBody(TypedDict):
    token: NotRequired[str]
    """A secret that proves who sends it; shown only this once."""
    name: NotRequired[str]
    """With a token only, and needed there."""
    email: NotRequired[str]
    """An email address."""


class TakeOfferAnswer(TypedDict):
    game: str
    """The table: its id where this is a string."""
    seat: int
    """The number of the seat, from 0."""
    token: str
    """A secret that proves who sends it; shown only this once."""


class OfferSeatParams(TypedDict):
    id: str
    """The id of the table."""
    seat: int
    """The number of the seat, from 0."""


class OfferSeatAnswer(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    isComputer: bool
    """Whether a computer plays there until a player sits down."""
    by: NotRequired[int]
    """Who offers it; missing for a host who has no seat."""
    opensAt: str
    """From then on a player may sit down."""
    isOpen: bool
    """Whether it can be taken now."""
    goodUntil: str
    """ISO 8601, UTC."""
    token: str
    """A secret that proves who sends it; shown only this once."""
    link: str
    """The address that opens it."""


class WithdrawOfferParams(TypedDict):
    id: str
    """The id of the table."""
    seat: int
    """The number of the seat, from 0."""


class WithdrawOfferAnswer(TypedDict):
    seat: int
    """The number of the seat, from 0."""


class LookAtDelegatesParams(TypedDict):
    id: str
    """The id of the table."""


class LookAtDelegatesAnswerDelegates(TypedDict):
    id: str
    name: str
    """As the holder calls them."""
    power: Literal["turns", "plans"]
    """`turns` plays whole turns, `plans` confirms plans of the holder."""
    until: str
    """ISO 8601, UTC."""
    usedAt: NotRequired[str]
    """When the link was used first."""
    steps: list[int]
    """The rows of the log that they made."""


class LookAtDelegatesAnswerMinePlanReady(TypedDict):
    id: str
    steps: int
    """Steps, in their order."""


class LookAtDelegatesAnswerMinePlan(TypedDict):
    """The id of the plan."""
    seq: int
    """The number of a row of the log."""
    ready: NotRequired[LookAtDelegatesAnswerMinePlanReady]


class LookAtDelegatesAnswerMine(TypedDict):
    power: Literal["turns", "plans"]
    until: str
    """ISO 8601, UTC."""
    plan: NotRequired[LookAtDelegatesAnswerMinePlan]
    """The id of the plan."""


class LookAtDelegatesAnswer(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    delegates: list[LookAtDelegatesAnswerDelegates]
    why: NotRequired[Literal["rated", "competition", "open", "deal", "over", "dates", "many"]]
    """Why nobody may play for you at this table."""
    mine: NotRequired[LookAtDelegatesAnswerMine]


class MakeDelegateParams(TypedDict):
    id: str
    """The id of the table."""


class MakeDelegateBody(TypedDict):
    name: str
    power: Literal["turns", "plans"]
    until: str
    """ISO 8601, UTC."""


class MakeDelegateAnswer(TypedDict):
    id: str
    name: str
    """As the holder calls them."""
    power: Literal["turns", "plans"]
    """`turns` plays whole turns, `plans` confirms plans of the holder."""
    until: str
    """ISO 8601, UTC."""
    usedAt: NotRequired[str]
    """When the link was used first."""
    steps: list[int]
    """The rows of the log that they made."""
    seat: int
    """The number of the seat, from 0."""
    token: str
    """A secret that proves who sends it; shown only this once."""
    link: str
    """The address that opens it."""


class EndDelegateParams(TypedDict):
    id: str
    """The id of the table."""
    delegate: str
    """The id of the delegate."""


class EndDelegateAnswer(TypedDict):
    id: str


class OpenSandboxParams(TypedDict):
    id: str
    """The id of the table."""


class OpenSandboxQuery(TypedDict):
    at: NotRequired[int]
    """The newest row without it."""


class OpenSandboxAnswerPack(TypedDict):
    """The pack of tiles and boards: its id and version."""
    id: str
    version: int


class OpenSandboxAnswerKnownRows(TypedDict):
    seq: int
    """The number of a row of the log."""
    events: list[Event]
    """The events of the row, in order."""


class OpenSandboxAnswerKnown(TypedDict):
    """Your knowledge of the game at that row."""
    view: View
    rows: list[OpenSandboxAnswerKnownRows]
    shown: NotRequired[dict[str, list[str]]]
    """Tiles that were shown to you, by item."""


class OpenSandboxAnswerLinesSteps(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    command: Command


class OpenSandboxAnswerLines(TypedDict):
    id: str
    base: int
    """The row that it begins after."""
    key: str
    """SHA-256 in hexadecimal."""
    name: str
    updatedAt: str
    """ISO 8601, UTC."""
    sharedAs: NotRequired[str]
    """Others may look at it under /games/{id}/try/{sharedAs}/0."""
    steps: list[OpenSandboxAnswerLinesSteps]
    """Steps, in their order."""


class OpenSandboxAnswer(TypedDict):
    gameId: str
    """The id of the table."""
    name: str
    status: Literal["running", "finished", "ended"]
    """`ended`: stopped by its players, without a result."""
    at: int
    """A row of the log."""
    latest: int
    """The newest row."""
    pack: OpenSandboxAnswerPack
    """The pack of tiles and boards: its id and version."""
    seats: list[SeatHolder]
    me: NotRequired[int]
    """Your seat."""
    draftsOf: str
    """Changes with the holder of the seat: drafts kept under another one belong to an earlier holder."""
    known: OpenSandboxAnswerKnown
    """Your knowledge of the game at that row."""
    keeper: Literal["person", "seat", "nobody"]
    """The owner of kept lines: the person, the holder of the seat, or none."""
    lineSharing: Literal["private", "link"]
    """Whether lines may be shared while the game runs; afterwards they may."""
    lines: list[OpenSandboxAnswerLines]


class KeepLineParams(TypedDict):
    id: str
    """The id of the table."""


class KeepLineBodySteps(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    command: Command


class KeepLineBody(TypedDict):
    base: int
    """The number of a row of the log."""
    key: str
    """64 hex digits of fresh randomness; the unknown stacks are dealt by it."""
    name: str
    steps: list[KeepLineBodySteps]
    """Steps, in their order."""


class KeepLineAnswerSteps(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    command: Command


class KeepLineAnswer(TypedDict):
    id: str
    base: int
    """The row that it begins after."""
    key: str
    """SHA-256 in hexadecimal."""
    name: str
    updatedAt: str
    """ISO 8601, UTC."""
    sharedAs: NotRequired[str]
    """Others may look at it under /games/{id}/try/{sharedAs}/0."""
    steps: list[KeepLineAnswerSteps]
    """Steps, in their order."""


class AlterLineParams(TypedDict):
    id: str
    """The id of the table."""
    line: str
    """The id of the line."""


class AlterLineBodySteps(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    command: Command


class AlterLineBody(TypedDict):
    key: NotRequired[str]
    """64 hex digits of fresh randomness; the unknown stacks are dealt by it."""
    name: NotRequired[str]
    steps: NotRequired[list[AlterLineBodySteps]]
    """Steps, in their order."""


class AlterLineAnswerSteps(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    command: Command


class AlterLineAnswer(TypedDict):
    id: str
    base: int
    """The row that it begins after."""
    key: str
    """SHA-256 in hexadecimal."""
    name: str
    updatedAt: str
    """ISO 8601, UTC."""
    sharedAs: NotRequired[str]
    """Others may look at it under /games/{id}/try/{sharedAs}/0."""
    steps: list[AlterLineAnswerSteps]
    """Steps, in their order."""


class DropLineParams(TypedDict):
    id: str
    """The id of the table."""
    line: str
    """The id of the line."""


class DropLineAnswer(TypedDict):
    id: str


class ShareLineParams(TypedDict):
    id: str
    """The id of the table."""
    line: str
    """The id of the line."""


class ShareLineBody(TypedDict):
    shared: bool
    """Whether anyone with its link may look at it."""


class ShareLineAnswerLineSteps(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    command: Command


class ShareLineAnswerLine(TypedDict):
    """The id of the line."""
    id: str
    base: int
    """The row that it begins after."""
    key: str
    """SHA-256 in hexadecimal."""
    name: str
    updatedAt: str
    """ISO 8601, UTC."""
    sharedAs: NotRequired[str]
    """Others may look at it under /games/{id}/try/{sharedAs}/0."""
    steps: list[ShareLineAnswerLineSteps]
    """Steps, in their order."""


class ShareLineAnswer(TypedDict):
    line: ShareLineAnswerLine
    """The id of the line."""
    hidden: int
    """The number of its last steps that depend on tiles only you were shown; others do not see them."""


class LookAtPlansParams(TypedDict):
    id: str
    """The id of the table."""


class LookAtPlansAnswerPlansGuards(TypedDict):
    kind: Literal["costs-at-most"]
    step: int
    """Which step of it, from 0."""
    n: int


class LookAtPlansAnswerPlansGuards2(TypedDict):
    kind: Literal["site-free"]
    site: str
    """The id of the site in the city."""


class LookAtPlansAnswerPlansGuards3(TypedDict):
    kind: Literal["tile-there"]
    tile: str
    """The id of the tile, as in the pack."""


class LookAtPlansAnswerPlansGuards4(TypedDict):
    kind: Literal["plaza-open"]
    plaza: str
    """The id of the plaza."""


class LookAtPlansAnswerPlansGuards5(TypedDict):
    kind: Literal["left-at-least"]
    good: Literal["gold", "stone", "egg", "silver-window", "gold-window"]
    n: int


class LookAtPlansAnswerPlansReport(TypedDict):
    """The result of the plan."""
    ending: str
    played: int
    """How many steps were played."""


class LookAtPlansAnswerPlans(TypedDict):
    id: str
    place: NotRequired[int]
    """1 to 3: which is tried first. Missing once it has ended."""
    mode: Literal["offered", "plays-itself"]
    """Whether you confirm the plan or it plays on its own."""
    steps: list[Command]
    """The commands, as they were tried."""
    guards: list[LookAtPlansAnswerPlansGuards | LookAtPlansAnswerPlansGuards2 | LookAtPlansAnswerPlansGuards3 | LookAtPlansAnswerPlansGuards4 | LookAtPlansAnswerPlansGuards5]
    """Conditions; the plan stops if one is false."""
    stopsBeforeReveal: bool
    """Whether it stops before something hidden is shown."""
    verdict: NotRequired[str]
    """Only in its turn: ready, waiting, stopped or failed."""
    report: NotRequired[LookAtPlansAnswerPlansReport]
    """The result of the plan."""


class LookAtPlansAnswerReportsGuards(TypedDict):
    kind: Literal["costs-at-most"]
    step: int
    """Which step of it, from 0."""
    n: int


class LookAtPlansAnswerReportsGuards2(TypedDict):
    kind: Literal["site-free"]
    site: str
    """The id of the site in the city."""


class LookAtPlansAnswerReportsGuards3(TypedDict):
    kind: Literal["tile-there"]
    tile: str
    """The id of the tile, as in the pack."""


class LookAtPlansAnswerReportsGuards4(TypedDict):
    kind: Literal["plaza-open"]
    plaza: str
    """The id of the plaza."""


class LookAtPlansAnswerReportsGuards5(TypedDict):
    kind: Literal["left-at-least"]
    good: Literal["gold", "stone", "egg", "silver-window", "gold-window"]
    n: int


class LookAtPlansAnswerReportsReport(TypedDict):
    """The result of the plan."""
    ending: str
    played: int
    """How many steps were played."""


class LookAtPlansAnswerReports(TypedDict):
    id: str
    place: NotRequired[int]
    """1 to 3: which is tried first. Missing once it has ended."""
    mode: Literal["offered", "plays-itself"]
    """Whether you confirm the plan or it plays on its own."""
    steps: list[Command]
    """The commands, as they were tried."""
    guards: list[LookAtPlansAnswerReportsGuards | LookAtPlansAnswerReportsGuards2 | LookAtPlansAnswerReportsGuards3 | LookAtPlansAnswerReportsGuards4 | LookAtPlansAnswerReportsGuards5]
    """Conditions; the plan stops if one is false."""
    stopsBeforeReveal: bool
    """Whether it stops before something hidden is shown."""
    verdict: NotRequired[str]
    """Only in its turn: ready, waiting, stopped or failed."""
    report: NotRequired[LookAtPlansAnswerReportsReport]
    """The result of the plan."""


class LookAtPlansAnswer(TypedDict):
    seq: int
    """The number of a row of the log."""
    isMyTurn: bool
    """Whether the table waits for you."""
    ready: NotRequired[str]
    """The plan that can be confirmed now."""
    plans: list[LookAtPlansAnswerPlans]
    """Turns planned, the first one first."""
    reports: list[LookAtPlansAnswerReports]
    """Plans that were played or broke off."""


class KeepPlanParams(TypedDict):
    id: str
    """The id of the table."""


class KeepPlanBody(TypedDict):
    lineId: str
    """The line it is made of."""


class KeepPlanBody2Steps(TypedDict):
    seat: int
    """The number of the seat, from 0."""
    command: Command


class KeepPlanBody2(TypedDict):
    base: int
    """The number of a row of the log."""
    key: str
    """SHA-256 in hexadecimal."""
    steps: list[KeepPlanBody2Steps]
    """Steps, in their order."""


class KeepPlanAnswer(TypedDict):
    id: str
    isCut: bool
    """Whether steps were left out because they depend on tiles that came up only in the sandbox."""


class ChangePlanParams(TypedDict):
    id: str
    """The id of the table."""
    plan: str
    """The id of the plan."""


class ChangePlanBody(TypedDict):
    act: Literal["confirm"]
    seq: int
    """The row you have looked at."""


class ChangePlanBody2(TypedDict):
    act: Literal["forget", "earlier", "later"]


class ChangePlanBody3(TypedDict):
    act: Literal["mode"]
    mode: Literal["offered", "plays-itself"]
    """Whether you confirm the plan or it plays on its own."""


class ChangePlanBody4Guard(TypedDict):
    kind: Literal["costs-at-most"]
    step: int
    """Which step of it, from 0."""
    n: int


class ChangePlanBody4Guard2(TypedDict):
    kind: Literal["site-free"]
    site: str
    """The id of the site in the city."""


class ChangePlanBody4Guard3(TypedDict):
    kind: Literal["tile-there"]
    tile: str
    """The id of the tile, as in the pack."""


class ChangePlanBody4Guard4(TypedDict):
    kind: Literal["plaza-open"]
    plaza: str
    """The id of the plaza."""


class ChangePlanBody4Guard5(TypedDict):
    kind: Literal["left-at-least"]
    good: Literal["gold", "stone", "egg", "silver-window", "gold-window"]
    n: int


class ChangePlanBody4(TypedDict):
    act: Literal["guard"]
    guard: Literal["stop"] | ChangePlanBody4Guard | ChangePlanBody4Guard2 | ChangePlanBody4Guard3 | ChangePlanBody4Guard4 | ChangePlanBody4Guard5
    isOn: bool
    """Whether the condition is checked."""


class ChangePlanAnswer(TypedDict):
    id: str
    played: NotRequired[int]
    """Only for `confirm`: how many steps were played."""


class HealthAnswer(TypedDict):
    ok: Literal[True]
    """Whether the service answers."""


class LiveAnswer(TypedDict):
    ok: Literal[True]
    """Whether the service answers."""


class ReadyAnswer(TypedDict):
    ok: Literal[True]
    """Whether the service answers."""


class OpenapiAnswer(TypedDict):
    openapi: str
    """The version of OpenAPI."""


class OperatorOpenapiAnswer(TypedDict):
    openapi: str
    """The version of OpenAPI."""


class Operations:
    """Every operation with its types; Client sends the requests."""

    @overload
    def call(self, operation: Literal["POST /api/tables"], *, body: CreateTableBody) -> CreateTableAnswer:
        """Make a table for one to four players, people or computers. The answer is the only time that the seat tokens are shown."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}"], *, params: LookAtTableParams) -> Table:
        """Look at a table: the public view or, with a seat token, the view of that seat with the tiles offered to it. Steps that can still be taken back are shown to the seat whose turn it is, and to a seat that has to choose in between: send your token before you give a command."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/at/{seq}"], *, params: LookAtPositionParams) -> Table:
        """The position right after any row of the log, as it was public then."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/positions/{seq}"], *, params: ReadPositionParams) -> Position:
        """The same without what changes later (names, whom it waits for): good for ever, so keep it as long as you like."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/sit"], *, params: SitDownParams, body: SitDownBody | None = ...) -> SitDownAnswer:
        """Take the seat of a token, and give its name and address. Once it is held, only its holder changes those, by the session or the cookie they sat down with. An access token takes the seat that is kept for its person. Can be repeated. Also sets the cookie of the seat, a key of its own."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/address"], *, params: ChangeAddressParams, body: ChangeAddressBody) -> ChangeAddressAnswer:
        """Send messages of your seat to another address. The holder changes it at once, by the session or the cookie they sat down with. If you only have the link, or send it as a token, the service asks the current address by email, once an hour."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/joins"], *, body: JoinTableBody) -> JoinTableAnswer:
        """Take a free seat: of a table of the lobby, or of the one whose link for any free seat you have (`door.token` of a new table). The token of the answer plays at that seat. With an access token the seat is its person’s."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/lobby"], *, query: ReadLobbyQuery = ...) -> ReadLobbyAnswer:
        """Tables with a free seat that anyone may take, the newest first, some twenty at once."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/rematch"], *, params: RematchParams) -> RematchAnswer:
        """The same people at a new table, once the game is over. There is one, and later requests lead to it. The first request gets the links of the seats, which are reserved for the others."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/options"], *, params: ListOptionsParams) -> ListOptionsAnswer:
        """Every legal command of the seat, whether it shows something hidden, and the items that are still open."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/commands"], *, params: SubmitCommandParams, query: SubmitCommandQuery = ..., body: SubmitCommandBody | SubmitCommandBody2) -> Accepted | AcceptedSteps:
        """Give a command, or up to 16 in order. The same command id is applied once and answered alike; a table that has moved on answers 409 with its row. Of several, all are taken up to the first that is refused; where that is the first, the answer is its problem."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/commands"], *, params: FindCommandsParams, query: FindCommandsQuery = ...) -> FindCommandsAnswer:
        """The rows that commands of your seat have made, by the ids you sent them under. A command that is missing in the answer was never applied."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/undo"], *, params: UndoParams, query: UndoQuery = ..., body: UndoBody) -> Accepted:
        """Go back to the position right after row `to`, as far as nothing hidden was shown since."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/try"], *, params: TryStepsParams, body: TryStepsBody) -> Trial:
        """Try up to 16 commands of any seats, at the newest position you may see or at an earlier one. Nothing is written, and the other players see nothing of it. It stops before a step that the rules refuse or that would show something hidden, and says which tiles that step would show, never what is on them."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/packs/{id}/{version}"], *, params: ReadPackParams) -> Pack:
        """Everything that is printed in a pack: tiles with costs and effects, boards, tables of final scoring, and names in three languages. A table names its pack in its set-up. A version never changes: keep it for good."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/puzzles/{number}"], *, params: OpenPuzzleParams) -> OpenPuzzleAnswer:
        """A turn with one best way to play it, with all that its seat knew, as for a sandbox. The best turn leads to the highest forecast of the seat; tiles that come up by chance count for nothing."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/puzzles/{number}"], *, params: TryPuzzleParams, body: TryPuzzleBody) -> TryPuzzleAnswer:
        """Send a turn that was tried. The first of a person with an account counts for their rating and for the rating of the puzzle. It counts as not found after hints, or after a look at the solution. Without `commands` only the hints are recorded."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/daily"], *, query: ReadDailyQuery = ...) -> ReadDailyAnswer:
        """The deal of a day: the same setup and stacks for all players, as a solo game against Peter Parler. While the day lasts, only people who have finished their game see the results, and the seed is secret."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/daily"], *, body: PlayDailyBody) -> PlayDailyAnswer:
        """Play the deal of the day. Your first table counts, and is returned until it is over; every later one is for fun."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/weekly"], *, query: ReadWeeklyQuery = ...) -> ReadWeeklyAnswer:
        """The deal of a week: the same set-up and stacks at every table with this number of people. A table is begun in the week and counts if it is over within four weeks after it. Until the deal is open, only people whose table is over see the results, and the seed is secret."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/weekly"], *, body: PlayWeeklyBody) -> PlayWeeklyAnswer:
        """Open a table on the deal of the week, as its host and in its first seat. Your table is returned until it is over; every later one is for fun, with computers on the other seats."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/duels"], *, body: MakeDuelBody) -> MakeDuelAnswer:
        """Make a duel: one deal that a few people play, each in a solo game against Peter Parler, or at several tables of two to four. Anyone with its link may take a place."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/duels/{key}"], *, params: ReadDuelParams) -> ReadDuelAnswer:
        """A duel as you may see it now: until it is over, only people who have finished their game see the results, and the seed is secret."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/duels/{key}"], *, params: PlayDuelParams, body: PlayDuelBody) -> PlayDuelAnswer:
        """Take a place in a duel. In solo games your first table counts, and is returned until it is over; every later one is for fun. With several people at a table you get a free seat, or a new table with you as its host."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/insights"], *, query: ReadInsightsQuery = ...) -> ReadInsightsAnswer:
        """Statistics of the games played out here: points by source, and the effect of openings, of the order of play and of tiles held at the end. There are none for fewer than 30 games."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/me"]) -> ReadMeAnswer:
        """Who your access token acts for, what it may do, and until when."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/me/tables"]) -> ListMyTablesAnswer:
        """The tables of the person of an access token: those that wait for them first, of these the one with the least time left."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/me/notifications"]) -> ReadNotificationsAnswer:
        """Your notifications: channels, mails for turns, and muted tables."""
        ...

    @overload
    def call(self, operation: Literal["PATCH /api/me/notifications"], *, body: ChooseTurnMailsBody) -> ChooseTurnMailsAnswer:
        """Choose between a mail for each turn, one a day, or both."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/me/channels"], *, body: AddChannelBody | AddChannelBody2) -> AddChannelAnswer:
        """Add a channel: a mail address, which is written to and counts once its reader has pressed the button there, or a webhook."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/me/channels/{channel}"], *, params: ChangeChannelParams, body: ChangeChannelBody) -> ChangeChannelAnswer:
        """Send a test message to a channel (`test`), send the mail that confirms an address again (`prove`), pause the channel (`pause`), or resume it (`resume`)."""
        ...

    @overload
    def call(self, operation: Literal["PATCH /api/me/channels/{channel}"], *, params: ChooseKindsParams, body: ChooseKindsBody) -> ChooseKindsAnswer:
        """Choose which kinds of messages go there."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/me/channels/{channel}"], *, params: DropChannelParams) -> DropChannelAnswer:
        """Take a channel away."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/mute"], *, params: MuteTableParams, body: MuteTableBody) -> MuteTableAnswer:
        """Mute a running table of yours, or unmute it."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/me/browsers"]) -> ListBrowsersAnswer:
        """The browsers you are signed in on, and those that can open your seats besides."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/me/browsers/{browser}"], *, params: SignBrowserOutParams) -> SignBrowserOutAnswer:
        """Sign one of your browsers out."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/me/holidays"]) -> ReadHolidaysAnswer:
        """Your holidays: on these days your clocks stop at all tables."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/me/holidays"], *, body: TakeHolidayBody) -> TakeHolidayAnswer:
        """Take days off, first and last included."""
        ...

    @overload
    def call(self, operation: Literal["PATCH /api/me/holidays"], *, body: SetAutomaticHolidaysBody) -> SetAutomaticHolidaysAnswer:
        """Turn on holidays that begin automatically when time would be out, or turn them off."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/me/holidays/{holiday}"], *, params: EndHolidayParams) -> EndHolidayAnswer:
        """End a holiday that runs, or give up one that is to come."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/me/calendar"]) -> ReadCalendarAddressAnswer:
        """The address where calendar programs find your deadlines, check-ins, starts and holidays."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/me/calendar"]) -> RenewCalendarAddressAnswer:
        """Make a calendar address. An earlier one stops working at once."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/me/calendar"]) -> RevokeCalendarAddressAnswer:
        """Remove your calendar address: it stops working at once."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/seat"], *, params: ReadMySeatParams) -> MySeat:
        """Your seat: its address, and the browsers that can open it. Links are stored nowhere, so the answer has none."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/seat/mail"], *, params: SendConfirmationParams) -> SendConfirmationAnswer:
        """Send the email again that asks its reader to confirm the address of your seat. Before that it gets five turn emails and no more. Only the holder may do this: by an access token, a browser of theirs, or as the program that sat down with the token it sends."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/seat/link"], *, params: RenewMyLinkParams) -> NewLink:
        """Make a new link for your own seat; the old one no longer opens it. Only the holder may do this: by an access token, a browser of theirs, or as the program that sat down with the token it sends."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/seat/browsers/{browser}"], *, params: TrustBrowserParams) -> TrustBrowserAnswer:
        """Say that a browser which came by the link is yours: it reads what is private from now on. Only the holder may do this: by an access token, a browser of theirs, or as the program that sat down with the token it sends."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/games/{id}/seat/browsers/{browser}"], *, params: SignOutOfSeatParams) -> NewLink:
        """Sign a browser out of your seat. The link is replaced too, because the browser may have come by it: here is the new one. Only the holder may do this: by an access token, a browser of theirs, or as the program that sat down with the token it sends."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/claims"], *, params: ListClaimsParams) -> ListClaimsAnswer:
        """Open requests for new links, for guests who have lost theirs, and the seats that may get one."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/claims/{seat}"], *, params: ClaimLinkParams, body: ClaimLinkBody) -> ClaimLinkAnswer:
        """Ask for a new link for a guest who has lost theirs (`ask`), agree to it (`agree`), refuse it as the holder of the seat (`refuse`), or make it (`make`). It can be made once a day has passed, or once two players agree about a seat without a new holder or a move for seven days. The answer has the link, to be handed on. Only holders of seats and the host do any of this."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/terms"], *, params: ChangeTermsParams, body: ChangeTermsBody) -> ChangeTermsAnswer:
        """Change who may take a free seat, who may look, whether lines may be shared, and whether other pages may show it. By the host: with `hostToken`, or an access token of the person who made the table."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/links"], *, params: MakeLinkParams, body: MakeLinkBody) -> NewLink:
        """Make a new link for a seat that has no holder or, without `seat`, the link for any free seat. By the host: with `hostToken`, or an access token of the person who made the table."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/games/{id}/seats/{seat}"], *, params: FreeSeatParams) -> NewLink:
        """Free the seat of a player who has not played yet. They are notified, and the seat gets a new link. By the host: with `hostToken`, or an access token of the person who made the table."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/seats/{seat}/link"], *, params: SendFreshLinkParams) -> SendFreshLinkAnswer:
        """Send a fresh link to the holder of a seat, on their own channels; it is not shown here. Once a day. By the host: with `hostToken`, or an access token of the person who made the table."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/games/{id}/seats/{seat}/link"], *, params: WithdrawLinkParams) -> WithdrawLinkAnswer:
        """Withdraw the link of a seat that has no holder. By the host: with `hostToken`, or an access token of the person who made the table."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/circles"]) -> ListCirclesAnswer:
        """Your circles, the newest first."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/circles"], *, body: FoundCircleBody) -> Circle:
        """Start a circle with yourself as host; at most five a day."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/circles/{id}"], *, params: ReadCircleParams) -> Circle:
        """A circle with its members. Only its members can read it."""
        ...

    @overload
    def call(self, operation: Literal["PATCH /api/circles/{id}"], *, params: ChangeCircleParams, body: ChangeCircleBody) -> ChangeCircleAnswer:
        """Change the settings of a circle, or do one thing in it. Stewards change the notice only."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/circles/{id}"], *, params: EndCircleParams) -> EndCircleAnswer:
        """End a circle. It takes effect a day later, or at once if you are its only member."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/circles/{id}/members"], *, params: ListCircleMembersParams) -> ListCircleMembersAnswer:
        """The members of a circle."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/circles/{id}/members"], *, params: JoinCircleParams, body: JoinCircleBody) -> JoinCircleAnswer:
        """Join a circle by its link, or ask to where that needs approval."""
        ...

    @overload
    def call(self, operation: Literal["PATCH /api/circles/{id}/members/{member}"], *, params: ChangeCircleMemberParams, body: ChangeCircleMemberBody) -> ChangeCircleMemberAnswer:
        """Change your own name and letter in a circle, or do one thing about another member."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/circles/{id}/members/{member}"], *, params: RemoveCircleMemberParams) -> RemoveCircleMemberAnswer:
        """Leave a circle, by your own id, or remove another member. A removal takes effect a day later."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/circles/{id}/link"], *, params: RenewCircleLinkParams) -> RenewCircleLinkAnswer:
        """Make a new join link; the old one opens nothing any more."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/circles/{id}/link"], *, params: CloseCircleLinkParams) -> CloseCircleLinkAnswer:
        """Close the join link."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/circles/{id}/entries"], *, params: ListCircleEntriesParams) -> ListCircleEntriesAnswer:
        """The newest hundred changes of a circle, the newest first."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/me/circles"]) -> ListMyCirclesAnswer:
        """The same list, next to your tables and holidays."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/circles/{id}/results"], *, params: ListCircleResultsParams, query: ListCircleResultsQuery = ...) -> ListCircleResultsAnswer:
        """Results of a circle, the newest first, fifty at a time."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/circles/{id}/standing"], *, params: ReadCircleStandingParams, query: ReadCircleStandingQuery = ...) -> CircleStanding:
        """The standing of a circle; of this year without `year`."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/circles/{id}/years/{year}"], *, params: ReadCircleYearParams) -> CircleYear:
        """The games and records of a year."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/circles/{id}/table"], *, params: StartCircleTableParams, body: StartCircleTableBody | None = ...) -> StartCircleTableAnswer:
        """Start the usual table of a circle. Asking again within ten seconds finds the same table."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/circles/{id}/past-tables"], *, params: ListPastTablesParams) -> ListPastTablesAnswer:
        """Your finished games with other members that the circle can take in, the newest twenty."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/circles/{id}/past-tables"], *, params: TakePastTableInParams, body: TakePastTableInBody) -> TakePastTableInAnswer:
        """Count a finished game in the standing of a circle. This cannot be taken back."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/circles/{id}/export"], *, params: ExportCircleParams) -> CircleExport:
        """Everything about a circle in one document: members, entries, results and standings."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/circles/{id}/hooks"], *, params: ListCircleHooksParams) -> ListCircleHooksAnswer:
        """The channels of a circle, for its host and stewards. Addresses are never shown."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/circles/{id}/hooks"], *, params: AddCircleHookParams, body: AddCircleHookBody) -> AddCircleHookAnswer:
        """Add a channel to a circle, at most two. It gets all kinds but turns."""
        ...

    @overload
    def call(self, operation: Literal["PATCH /api/circles/{id}/hooks/{hook}"], *, params: ChangeCircleHookParams, body: ChangeCircleHookBody | ChangeCircleHookBody2) -> ChangeCircleHookAnswer:
        """Choose the messages and quiet hours of a channel, or try it now."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/circles/{id}/hooks/{hook}"], *, params: DropCircleHookParams) -> DropCircleHookAnswer:
        """Remove a channel of a circle."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/gatherings"]) -> ListGatheringsAnswer:
        """Calls for players of your circles without an answer of yours."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/gatherings"], *, body: OpenGatheringBody) -> OpenGatheringAnswer:
        """Ask the members of a circle who is in. You are in yourself."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/gatherings/{id}"], *, params: ReadGatheringParams) -> Gathering:
        """A call for players with its answers."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/gatherings/{id}"], *, params: CallOffGatheringParams) -> CallOffGatheringAnswer:
        """Call it off. Only the member who asked may, a steward or the host."""
        ...

    @overload
    def call(self, operation: Literal["PUT /api/gatherings/{id}/answer"], *, params: AnswerGatheringParams, body: AnswerGatheringBody) -> AnswerGatheringAnswer:
        """Answer, or change your answer. The last one who was missing starts the tables."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/gatherings/{id}/answer"], *, params: TakeGatheringAnswerBackParams) -> TakeGatheringAnswerBackAnswer:
        """Take your answer back."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/boxes"]) -> ListBoxesAnswer:
        """The boxes you edit, and the listed boxes of others, the newest first."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/boxes"], *, body: MakeBoxBody | MakeBoxBody2) -> MakeBoxAnswer:
        """Make a box that differs in nothing from the newest standard pack, or a box out of a file."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/boxes/{id}"], *, params: ReadBoxParams) -> Box:
        """A box with its entries. Only its editors can read a private one."""
        ...

    @overload
    def call(self, operation: Literal["PATCH /api/boxes/{id}"], *, params: ChangeBoxParams, body: ChangeBoxBody) -> ChangeBoxAnswer:
        """Rename or share a box. Only its owner may."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/boxes/{id}"], *, params: DeleteBoxParams) -> DeleteBoxAnswer:
        """Delete a box with all revisions. Only its owner may, and not while games use a revision."""
        ...

    @overload
    def call(self, operation: Literal["PUT /api/boxes/{id}/values/{component}"], *, params: EnterBoxValueParams, body: EnterBoxValueBody) -> EnterBoxValueAnswer:
        """Enter the value of a component, or confirm the one that the box has. Replaces your entry."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/boxes/{id}/values/{component}"], *, params: WithdrawBoxValueParams) -> WithdrawBoxValueAnswer:
        """Take your entry of a component back."""
        ...

    @overload
    def call(self, operation: Literal["PUT /api/boxes/{id}/values/{component}/choice"], *, params: ChooseBoxValueParams, body: ChooseBoxValueBody) -> ChooseBoxValueAnswer:
        """Choose between entries of a component that differ."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/boxes/{id}/revisions"], *, params: ListBoxRevisionsParams) -> ListBoxRevisionsAnswer:
        """The revisions of a box, the newest first, with their changes."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/boxes/{id}/revisions"], *, params: FinishBoxRevisionParams) -> FinishBoxRevisionAnswer:
        """Make a revision of the present values. Tables can be played with it."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/boxes/{id}/file"], *, params: ExportBoxParams) -> BoxFile:
        """The present values of a box as a file, which makeBox takes."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/boxes/{id}/link"], *, params: RenewBoxLinkParams) -> RenewBoxLinkAnswer:
        """Make a new link that makes people editors; the old one opens nothing any more."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/boxes/{id}/link"], *, params: CloseBoxLinkParams) -> CloseBoxLinkAnswer:
        """Close the join link. Editors stay."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/boxes/{id}/editors"], *, params: JoinBoxParams, body: JoinBoxBody) -> JoinBoxAnswer:
        """Become an editor of a box by its join link."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/boxes/{id}/editors/me"], *, params: LeaveBoxParams) -> LeaveBoxAnswer:
        """Edit a box no more. Your entries stay."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/boxes/{id}/editors/{editor}"], *, params: RemoveBoxEditorParams) -> RemoveBoxEditorAnswer:
        """Remove another editor of your box. Their entries stay, and the join link is closed."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/ratings/{scope}"], *, params: ListRatingsParams) -> ListRatingsAnswer:
        """The list of the open rating, or the ratings of a circle for its members."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/people/{id}"], *, params: ReadPersonParams) -> Person:
        """A person who shares a circle or a table with you."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/me/ratings"]) -> ListMyRatingsAnswer:
        """Your own ratings with their last changes; none while you hide ratings."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/competitions"], *, query: ListCompetitionsQuery) -> ListCompetitionsAnswer:
        """The competitions of a circle, the newest first. Only its members can read them."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/competitions"], *, body: MakeCompetitionBody) -> Competition:
        """Set up a competition; only a steward or the host of the circle can."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/competitions/{id}"], *, params: ReadCompetitionParams) -> Competition:
        """A competition with its people. Only members of its circle can read it."""
        ...

    @overload
    def call(self, operation: Literal["PATCH /api/competitions/{id}"], *, params: ChangeCompetitionParams, body: ChangeCompetitionBody) -> ChangeCompetitionAnswer:
        """Rename a competition, or move the end of its sign-up. Nothing else changes."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/competitions/{id}"], *, params: CallOffCompetitionParams) -> CallOffCompetitionAnswer:
        """Call off a competition that has not started."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/competitions/{id}/entrants"], *, params: EnterCompetitionParams) -> EnterCompetitionAnswer:
        """Sign up."""
        ...

    @overload
    def call(self, operation: Literal["PATCH /api/competitions/{id}/entrants/{entrant}"], *, params: ChangeEntrantParams, body: ChangeEntrantBody) -> ChangeEntrantAnswer:
        """Check in or withdraw, by your own id, or exclude another entrant and take that back."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/competitions/{id}/entrants/{entrant}"], *, params: RemoveEntrantParams) -> RemoveEntrantAnswer:
        """Withdraw, by your own id, or exclude another entrant. An exclusion takes effect a day later."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/competitions/{id}/fixtures"], *, params: ListFixturesParams) -> ListFixturesAnswer:
        """The tables of a competition, made or yet to be made."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/competitions/{id}/standing"], *, params: ReadStandingParams, query: ReadStandingQuery = ...) -> ReadStandingAnswer:
        """The standing of each division, the best first."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/competitions/{id}/export"], *, params: ExportCompetitionParams) -> CompetitionExport:
        """A competition with everything that its draw, results and standings follow from."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/talk"], *, params: ReadTalkParams) -> ReadTalkAnswer:
        """The chat of a table: its newest 200 messages, oldest first."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/talk"], *, params: SayParams, body: SayBody) -> SayAnswer:
        """Write a message at a table. People named with @ get a notification."""
        ...

    @overload
    def call(self, operation: Literal["PUT /api/games/{id}/talk/{word}"], *, params: ReactParams, body: ReactBody) -> ReactAnswer:
        """Add a reaction of yours to a message, or take it away. Only players react."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/games/{id}/talk/{word}"], *, params: TakeWordAwayParams) -> TakeWordAwayAnswer:
        """Remove a chat message of yours or, as the host, any message."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/talk/{word}"], *, params: ReportWordParams) -> ReportWordAnswer:
        """Report a chat message to the host."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/notes"], *, params: ReadNotesParams) -> ReadNotesAnswer:
        """Your own notes, sealed ones of all once the game is over, and how many are sealed until then."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/notes"], *, params: KeepNoteParams, body: KeepNoteBody) -> KeepNoteAnswer:
        """Keep a note for yourself. Only the holder of a seat may do this, by an access token or a browser."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/games/{id}/notes/{note}"], *, params: DropNoteParams) -> DropNoteAnswer:
        """Forget a note of yours. A sealed one stays until the game is over."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/log"], *, params: ReadLogParams, query: ReadLogQuery = ...) -> ReadLogAnswer:
        """Rows of the log from-to, both included, at most 500 at once; with all that the hash chain can be checked with."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/export"], *, params: ExportGameParams) -> ExportGameAnswer:
        """A whole game as one document; after its end with the seed and the secret parts of all rows."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/imports"], *, body: ImportGameBody) -> ImportGameAnswer:
        """Bring in a finished game from the document that exportGame gave, at most 5242880 bytes. It is worked out again completely first; `params.row` of a refusal is the first bad row. The same document again gives the same table."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/recap"], *, params: ReadRecapParams) -> ReadRecapAnswer:
        """The turns of the others since your last own one, and their effect on you. Without such turns there is no `recap`."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/recap"], *, params: FoldRecapParams, body: FoldRecapBody) -> FoldRecapAnswer:
        """Say that you have seen everything up to a row; pages fold the recap away until then. Only the holder of the seat does so."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/figures"], *, params: ReadFiguresParams) -> ReadFiguresAnswer:
        """A game in numbers, turn by turn: points, forecasts, goods, sources, actions, turning points."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/compare"], *, params: ComparePositionsParams, query: ComparePositionsQuery = ...) -> ComparePositionsAnswer:
        """The differences between two positions of a table: numbers for each seat, and places of the board."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/review"], *, params: ReadReviewParams) -> ReadReviewAnswer:
        """The worth of each turn of a finished game: sums for every seat that plays for points, and the turns you may see. Those are your own, the computers’, and the turning points. `review` is missing until a player has had the game reviewed."""
        ...

    @overload
    def call(self, operation: Literal["PUT /api/games/{id}/review"], *, params: KeepReviewParams, body: KeepReviewBody) -> KeepReviewAnswer:
        """Keep the review of a finished game. The server works some of its turns out again, and keeps nothing that differs from what it finds. It recomputes the others later, and drops a review with a wrong one."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/late"], *, params: LookAtClocksParams) -> LookAtClocksAnswer:
        """The clocks of a table, the seats that are late, and the votes of the others."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/late"], *, params: AnswerLateParams, body: AnswerLateBody) -> AnswerLateAnswer:
        """Vote on how to continue with a seat whose time is out. `wait` takes half of the others, `replace` and `computer` more than half, `end` all. To wait is done as soon as enough say so; everything else is decided then, takes effect an hour later and can be taken back until then. A person whose seat is kept decides too, once they sit down. After three days a missing voice counts as agreeing with those who spoke, but the silence of a person who has not sat down never counts; after fourteen the voice of the host decides or, without one, the first."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/take-back"], *, params: TakeBackDecisionParams, body: TakeBackDecisionBody) -> TakeBackDecisionAnswer:
        """Take back what you have decided, until it takes effect."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/turn-back"], *, params: TakeTurnBackParams, body: TakeTurnBackBody) -> TakeTurnBackAnswer:
        """Ask to take back the turn you have just ended (`ask`), answer such a question (`agree`, `refuse`), or withdraw yours. Once all other people have agreed, the game goes back to the moment before the end of that turn, and the log has a row of type `TakeTurnBack`. Void as soon as another person has acted. Granted at once if no other person holds a seat; never at deals that others have too."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/holiday"], *, params: AgreeToHolidayParams, body: AgreeToHolidayBody) -> AgreeToHolidayAnswer:
        """Propose a common holiday, or agree to one: no clock runs in it, once all players at the table agree. With `end` instead: propose or agree to end the present or coming one early."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/leave"], *, params: LookAtLeavingParams) -> LookAtLeavingAnswer:
        """How the visitor may leave or end the table, the proposals, and the seats that are on offer."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/leave"], *, params: LeaveOrEndParams, body: LeaveOrEndBody) -> LeaveOrEndAnswer:
        """Leave the table (`leave`, with a message to the others), resign (`resign`, of two), agree that a player has won (`concede`), or that the game ends without a result (`agreed-end`). A decision takes effect an hour later and can be taken back until then (`takeBackDecision`). Only the holder of a seat may do this, by the session or the cookie they sat down with."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/games/{id}/leave"], *, params: UnsayEndParams) -> UnsayEndAnswer:
        """Say no more how the table should end, while others have yet to agree."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/offers"], *, params: TakeOfferParams, body: TakeOfferBody) -> TakeOfferAnswer:
        """Sit down on a seat that was offered: by the token of its link and a name, or without a token as the person who held it before the computer, known by their session. Sets the cookie of the seat and answers the token of the seat’s own link. The token of the offer no longer opens anything."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/offers/{seat}"], *, params: OfferSeatParams) -> OfferSeatAnswer:
        """Offer a seat by a link: your own, or one that a computer plays. Only its holder may offer a seat of a person. The previous holder of a computer’s seat finds it at the table without the link. An earlier link to the seat no longer opens it. The link is returned once and stored nowhere."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/games/{id}/offers/{seat}"], *, params: WithdrawOfferParams) -> WithdrawOfferAnswer:
        """Take back the offer of your seat. Any player of the table can take back the offer of a computer’s seat."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/delegates"], *, params: LookAtDelegatesParams) -> LookAtDelegatesAnswer:
        """Who may play for you at your seat. With the token of a delegate: its power, and the plan that can be confirmed (`changePlan`)."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/delegates"], *, params: MakeDelegateParams, body: MakeDelegateBody) -> MakeDelegateAnswer:
        """Let somebody play for you until a time within 21 days, by a link that is returned once. Its token is sent as a seat’s token. It ends earlier when you take it back, when the seat gets another holder, and with the game. Not at rated tables, tables of competitions, tables that anybody may join, and tables of a common deal. Only the holder of the seat may do this."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/games/{id}/delegates/{delegate}"], *, params: EndDelegateParams) -> EndDelegateAnswer:
        """Take the power of a delegate back. Steps they made stay. Only the holder of the seat may do this."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/sandbox"], *, params: OpenSandboxParams, query: OpenSandboxQuery = ...) -> OpenSandboxAnswer:
        """All that you may know of a game right after a row: your view, the public log, tiles you were shown. Enough to deal the unknown stacks again and to play on in private."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/sandbox/lines"], *, params: KeepLineParams, body: KeepLineBody) -> KeepLineAnswer:
        """Keep a line that you have tried. It counts as no play, and only you see it unless you share it."""
        ...

    @overload
    def call(self, operation: Literal["PUT /api/games/{id}/sandbox/lines/{line}"], *, params: AlterLineParams, body: AlterLineBody) -> AlterLineAnswer:
        """Change the name or the steps of a line of yours; a member that is left out stays."""
        ...

    @overload
    def call(self, operation: Literal["DELETE /api/games/{id}/sandbox/lines/{line}"], *, params: DropLineParams) -> DropLineAnswer:
        """Forget a line of yours."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/sandbox/lines/{line}"], *, params: ShareLineParams, body: ShareLineBody) -> ShareLineAnswer:
        """Share a line of yours by a new link, or withdraw the link. Others see it dealt from public knowledge, as far as it can be played then. While the game runs the table has to allow it."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/games/{id}/plans"], *, params: LookAtPlansParams) -> LookAtPlansAnswer:
        """Your plans for your next turn in order, their state, and reports on earlier ones."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/plans"], *, params: KeepPlanParams, body: KeepPlanBody | KeepPlanBody2) -> KeepPlanAnswer:
        """Keep the next turn of a line that you have tried, one that is kept or one you send, as a plan."""
        ...

    @overload
    def call(self, operation: Literal["POST /api/games/{id}/plans/{plan}"], *, params: ChangePlanParams, body: ChangePlanBody | ChangePlanBody2 | ChangePlanBody3 | ChangePlanBody4) -> ChangePlanAnswer:
        """Confirm a plan (it is played as if you gave its commands), forget it, try it sooner or later, set its mode or a condition."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/health"]) -> HealthAnswer:
        """The same as ready."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/health/live"]) -> LiveAnswer:
        """Whether this process answers, even without the database. If it does not answer, restart it."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/health/ready"]) -> ReadyAnswer:
        """Whether this process can write to its database, and their clocks agree, answered within two seconds. While it cannot, send no visitors here."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/openapi.json"]) -> OpenapiAnswer:
        """This description of the API (OpenAPI 3.1)."""
        ...

    @overload
    def call(self, operation: Literal["GET /api/operator/openapi.json"]) -> OperatorOpenapiAnswer:
        """The same document for the operator’s operations."""
        ...

    def call(self, operation: str, *, params: Any = None, query: Any = None, body: Any = None) -> Any:
        """Calls an operation: client.call("GET /api/games/{id}", params={"id": id})."""
        return self._call(operation, params, query, body)

    def _call(self, operation: str, params: Any, query: Any, body: Any) -> Any:
        raise NotImplementedError
