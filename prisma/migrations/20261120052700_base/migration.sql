-- The tables as the migrations of replaces.txt made them, for a new database. A database that has those
-- migrations skips this file (scripts/migrate.ts).

CREATE TABLE "AccessToken" (
    id uuid NOT NULL,
    "userId" text NOT NULL,
    name text NOT NULL,
    hash text NOT NULL,
    scope text NOT NULL,
    "tableId" text,
    "createdAt" timestamptz(3) NOT NULL,
    "expiresAt" timestamptz(3) NOT NULL,
    "usedOn" text
);

CREATE TABLE "Account" (
    "userId" text NOT NULL,
    type text NOT NULL,
    provider text NOT NULL,
    "providerAccountId" text NOT NULL,
    refresh_token text,
    access_token text,
    expires_at integer,
    token_type text,
    scope text,
    id_token text,
    session_state text
);

CREATE TABLE "BenchFloor" (
    id uuid NOT NULL,
    at timestamptz(3) NOT NULL,
    text text NOT NULL
);

CREATE TABLE "Box" (
    id text NOT NULL,
    "ownerId" text,
    name text NOT NULL,
    share text DEFAULT 'private'::text NOT NULL,
    "joinLinkHash" text,
    "joinLinkNo" integer DEFAULT 0 NOT NULL,
    "baseId" text NOT NULL,
    "baseVersion" integer NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    "createdAt" timestamptz(3) NOT NULL,
    "updatedAt" timestamptz(3) NOT NULL,
    CONSTRAINT "Box_share_check" CHECK ((share = ANY (ARRAY['private'::text, 'link'::text, 'listed'::text])))
);

CREATE TABLE "BoxChoice" (
    "boxId" text NOT NULL,
    "componentId" text NOT NULL,
    value json NOT NULL,
    by uuid NOT NULL,
    at timestamptz(3) NOT NULL
);

CREATE TABLE "BoxEditor" (
    "boxId" text NOT NULL,
    id uuid NOT NULL,
    "userId" text,
    "joinedAt" timestamptz(3) NOT NULL,
    "leftAt" timestamptz(3)
);

CREATE TABLE "BoxPack" (
    id text NOT NULL,
    "values" json NOT NULL,
    "createdAt" timestamptz(3) NOT NULL
);

CREATE TABLE "BoxRevision" (
    "boxId" text NOT NULL,
    number integer NOT NULL,
    "packId" text NOT NULL,
    looked integer NOT NULL,
    people integer NOT NULL,
    "madeBy" uuid NOT NULL,
    "createdAt" timestamptz(3) NOT NULL
);

CREATE TABLE "BoxValue" (
    "boxId" text NOT NULL,
    "componentId" text NOT NULL,
    "editorId" uuid NOT NULL,
    value json NOT NULL,
    doubt text DEFAULT ''::text NOT NULL,
    at timestamptz(3) NOT NULL
);

CREATE TABLE "CalendarAddress" (
    "userId" text NOT NULL,
    "keyId" uuid NOT NULL,
    hash text NOT NULL,
    "madeAt" timestamptz(3) NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    digest text DEFAULT ''::text NOT NULL,
    "changedAt" timestamptz(3) NOT NULL
);

CREATE TABLE "Channel" (
    id uuid NOT NULL,
    "userId" text NOT NULL,
    kind text NOT NULL,
    target json NOT NULL,
    label text NOT NULL,
    wants text[],
    "provedAt" timestamptz(3),
    "stoppedAt" timestamptz(3),
    "lastSentAt" timestamptz(3),
    "lastError" text,
    "lastErrorAt" timestamptz(3),
    failures integer DEFAULT 0 NOT NULL,
    "createdAt" timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    device text,
    CONSTRAINT "Channel_kind_check" CHECK ((kind = ANY (ARRAY['mail'::text, 'push'::text, 'webhook'::text])))
);

CREATE TABLE "ChatMessage" (
    id uuid NOT NULL,
    "gameId" text NOT NULL,
    seat integer,
    "userId" text,
    name text NOT NULL,
    text text NOT NULL,
    seq integer NOT NULL,
    mentions integer[],
    at timestamptz(3) NOT NULL,
    "removedAt" timestamptz(3),
    reports integer DEFAULT 0 NOT NULL,
    reactions text[] DEFAULT '{}'::text[] NOT NULL,
    reacted integer DEFAULT 0 NOT NULL
);

CREATE TABLE "Circle" (
    id text NOT NULL,
    name text NOT NULL,
    notice text DEFAULT ''::text NOT NULL,
    "joinBy" text DEFAULT 'link'::text NOT NULL,
    "joinLinkHash" text,
    preset json NOT NULL,
    "timeZone" text NOT NULL,
    "createdAt" timestamptz(3) NOT NULL,
    "endsAt" timestamptz(3),
    "endedAt" timestamptz(3),
    "silentSince" timestamptz(3),
    "heirId" text,
    revision integer DEFAULT 0 NOT NULL,
    "joinLinkNo" integer DEFAULT 0 NOT NULL,
    rated boolean DEFAULT false NOT NULL,
    CONSTRAINT "Circle_joinBy_check" CHECK (("joinBy" = ANY (ARRAY['link'::text, 'approval'::text, 'closed'::text])))
);

CREATE TABLE "CircleDelivery" (
    "circleId" text NOT NULL,
    id uuid NOT NULL,
    "outboxId" uuid NOT NULL,
    "userId" text,
    "channelId" uuid,
    "hookId" uuid,
    "addressAt" text,
    "addressSeat" integer,
    "dueAt" timestamptz(3) NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    "sentAt" timestamptz(3),
    "failedAt" timestamptz(3),
    "cancelledAt" timestamptz(3),
    "lastError" text
);

CREATE TABLE "CircleEntry" (
    "circleId" text NOT NULL,
    id bigint NOT NULL,
    kind text NOT NULL,
    "memberId" uuid,
    by uuid,
    detail json DEFAULT '{}'::json NOT NULL,
    at timestamptz(3) NOT NULL
);

CREATE SEQUENCE "CircleEntry_id_seq"
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE "CircleEntry_id_seq" OWNED BY "CircleEntry".id;

CREATE TABLE "CircleHook" (
    "circleId" text NOT NULL,
    id uuid NOT NULL,
    target json NOT NULL,
    label text NOT NULL,
    wants text[],
    locale text NOT NULL,
    "muteFrom" integer,
    "muteTo" integer,
    failures integer DEFAULT 0 NOT NULL,
    "stoppedAt" timestamptz(3),
    "lastSentAt" timestamptz(3),
    "lastError" text,
    "lastErrorAt" timestamptz(3),
    "createdAt" timestamptz(3) NOT NULL
);

CREATE TABLE "CircleMember" (
    "circleId" text NOT NULL,
    id uuid NOT NULL,
    "userId" text,
    "playerKey" text NOT NULL,
    name text NOT NULL,
    role text DEFAULT 'member'::text NOT NULL,
    state text NOT NULL,
    letter boolean DEFAULT true NOT NULL,
    "joinedAt" timestamptz(3) NOT NULL,
    "endsAt" timestamptz(3),
    CONSTRAINT "CircleMember_role_check" CHECK ((role = ANY (ARRAY['host'::text, 'steward'::text, 'member'::text]))),
    CONSTRAINT "CircleMember_state_check" CHECK ((state = ANY (ARRAY['asked'::text, 'in'::text, 'left'::text, 'removed'::text])))
);

CREATE TABLE "CircleOutbox" (
    "circleId" text NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    dedupe text NOT NULL,
    payload json NOT NULL,
    "createdAt" timestamptz(3) NOT NULL,
    "dueAt" timestamptz(3) NOT NULL,
    "sentAt" timestamptz(3)
);

CREATE TABLE "CircleYear" (
    "circleId" text NOT NULL,
    year integer NOT NULL,
    "playerKey" text NOT NULL,
    games integer NOT NULL,
    wins integer NOT NULL,
    "tablePoints" integer NOT NULL,
    begun integer[],
    best integer NOT NULL
);

CREATE TABLE "Competition" (
    id text NOT NULL,
    "circleId" text NOT NULL,
    form text NOT NULL,
    name text NOT NULL,
    "madeBy" uuid,
    size integer NOT NULL,
    setup json NOT NULL,
    pace json NOT NULL,
    "atOnce" integer NOT NULL,
    seed text NOT NULL,
    commitment text NOT NULL,
    state text DEFAULT 'sign-up'::text NOT NULL,
    "previousId" text,
    ladder json,
    "createdAt" timestamptz(3) NOT NULL,
    "signUpUntil" timestamptz(3) NOT NULL,
    "checkInUntil" timestamptz(3),
    "startedAt" timestamptz(3),
    "endedAt" timestamptz(3),
    "dueAt" timestamptz(3),
    revision integer DEFAULT 0 NOT NULL,
    stage integer DEFAULT 0 NOT NULL,
    "stageStartedAt" timestamptz(3),
    stages integer DEFAULT 0 NOT NULL,
    CONSTRAINT "Competition_stages_check" CHECK (((form = ANY (ARRAY['series'::text, 'season'::text])) OR (((state <> 'running'::text) OR (stage > 0)) AND (ladder IS NULL))))
);

CREATE TABLE "ConfirmedAddress" (
    "gameId" text NOT NULL,
    seat integer NOT NULL,
    tenure integer NOT NULL,
    "addressHash" text NOT NULL,
    "byHolder" boolean NOT NULL,
    at timestamptz(3) NOT NULL
);

CREATE TABLE "Consent" (
    "gameId" text NOT NULL,
    seat integer NOT NULL,
    question text NOT NULL,
    about text NOT NULL,
    at timestamptz(3) NOT NULL
);

CREATE TABLE "Deal" (
    id text NOT NULL,
    kind text NOT NULL,
    seed text NOT NULL,
    commitment text NOT NULL,
    "packId" text NOT NULL,
    "packVersion" integer NOT NULL,
    "rulesVersion" integer NOT NULL,
    setup json NOT NULL,
    "createdAt" timestamptz(3) NOT NULL,
    "startsAt" timestamptz(3) NOT NULL,
    "opensAt" timestamptz(3) NOT NULL,
    places integer
);

CREATE TABLE "DealEntry" (
    "gameId" text NOT NULL,
    "dealId" text NOT NULL,
    "userId" text,
    at timestamptz(3) NOT NULL,
    score integer,
    rival integer,
    place integer,
    scores integer[] DEFAULT ARRAY[]::integer[]
);

CREATE TABLE "Decision" (
    "gameId" text NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    seat integer NOT NULL,
    about text DEFAULT ''::text NOT NULL,
    detail json DEFAULT '{}'::json NOT NULL,
    by integer[],
    why text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    at timestamptz(3) NOT NULL,
    "effectAt" timestamptz(3) NOT NULL,
    "undoUntil" timestamptz(3) NOT NULL,
    "endedAt" timestamptz(3),
    "endedBy" integer
);

CREATE TABLE "Delivery" (
    id uuid NOT NULL,
    "outboxId" uuid NOT NULL,
    "channelId" uuid,
    "dueAt" timestamptz(3) NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    "sentAt" timestamptz(3),
    "failedAt" timestamptz(3),
    "lastError" text,
    "cancelledAt" timestamptz(3),
    "gameId" text NOT NULL
);

CREATE TABLE "Device" (
    id text NOT NULL,
    "userId" text NOT NULL,
    label text NOT NULL,
    "createdAt" timestamptz(3) NOT NULL,
    "seenOn" text NOT NULL
);

CREATE TABLE "Entrant" (
    "competitionId" text NOT NULL,
    id uuid NOT NULL,
    "userId" text,
    "playerKey" text NOT NULL,
    name text NOT NULL,
    state text DEFAULT 'entered'::text NOT NULL,
    "enteredAt" timestamptz(3) NOT NULL,
    "checkedInAt" timestamptz(3),
    "playsFrom" timestamptz(3),
    division integer,
    lot integer,
    "endsAt" timestamptz(3),
    absent integer[] DEFAULT ARRAY[]::integer[]
);

CREATE TABLE "Fixture" (
    "competitionId" text NOT NULL,
    id text NOT NULL,
    entrants text[],
    state text DEFAULT 'waiting'::text NOT NULL,
    "tableId" text,
    "tableSeq" integer,
    drawn text[] DEFAULT ARRAY[]::text[]
);

CREATE TABLE "FormAnswer" (
    id text NOT NULL,
    at timestamptz(3) NOT NULL,
    answer text
);

CREATE TABLE "Game" (
    id text NOT NULL,
    name text NOT NULL,
    status text DEFAULT 'running'::text NOT NULL,
    "packId" text NOT NULL,
    "packVersion" integer NOT NULL,
    "rulesVersion" integer NOT NULL,
    setup json NOT NULL,
    commitment text NOT NULL,
    seq integer NOT NULL,
    head text NOT NULL,
    waiting integer[],
    state json NOT NULL,
    "createdAt" timestamptz(3) NOT NULL,
    "updatedAt" timestamptz(3) NOT NULL,
    "finishedAt" timestamptz(3),
    door text DEFAULT 'link'::text NOT NULL,
    "doorHash" text,
    "hostHash" text,
    "hostId" text,
    pace json DEFAULT '{"kind":"relaxed"}'::json NOT NULL,
    "pausedUntil" timestamptz(3),
    "rematchOf" text,
    watchers text DEFAULT 'anyone'::text NOT NULL,
    affairs integer DEFAULT 0 NOT NULL,
    pauses json DEFAULT '[]'::json NOT NULL,
    "chainId" text,
    origin text,
    "lineSharing" text DEFAULT 'private'::text NOT NULL,
    "archivedAt" timestamptz(3),
    computers integer[] DEFAULT '{}'::integer[],
    ending text,
    winner integer,
    unrated boolean DEFAULT false NOT NULL,
    "mayEmbed" boolean DEFAULT false NOT NULL,
    "voicesRevision" integer DEFAULT 0 NOT NULL,
    "dealId" text,
    "knownDeal" boolean DEFAULT false NOT NULL,
    "countedAt" timestamptz(3),
    "circleId" text,
    "resultAt" timestamptz(3),
    rated boolean DEFAULT false NOT NULL,
    CONSTRAINT "Game_door_check" CHECK ((door = ANY (ARRAY['open'::text, 'link'::text, 'named'::text]))),
    CONSTRAINT "Game_seq_check" CHECK ((seq >= 1)),
    CONSTRAINT "Game_status_check" CHECK ((status = ANY (ARRAY['running'::text, 'finished'::text, 'ended'::text]))),
    CONSTRAINT "Game_watchers_check" CHECK ((watchers = ANY (ARRAY['anyone'::text, 'link'::text, 'circle'::text, 'players'::text])))
)
WITH (fillfactor='80');

CREATE TABLE "GameArchive" (
    "gameId" text NOT NULL,
    rows integer NOT NULL,
    head text NOT NULL,
    size integer NOT NULL,
    digest text NOT NULL,
    body bytea NOT NULL,
    at timestamptz(3) NOT NULL,
    CONSTRAINT "GameArchive_rows_check" CHECK ((rows >= 1))
);
ALTER TABLE ONLY "GameArchive" ALTER COLUMN body SET STORAGE EXTERNAL;

CREATE TABLE "GameLog" (
    "gameId" text NOT NULL,
    seq integer NOT NULL,
    seat integer,
    command json NOT NULL,
    "commandId" uuid NOT NULL,
    events json NOT NULL,
    secret json NOT NULL,
    "secretDigest" text NOT NULL,
    waiting integer[],
    at timestamptz(3) NOT NULL,
    "rulesVersion" integer NOT NULL,
    "prevHash" text NOT NULL,
    hash text NOT NULL,
    clocks json,
    CONSTRAINT "GameLog_seq_check" CHECK (((seq >= 1) AND ((seq = 1) = (seat IS NULL))))
);

CREATE TABLE "GameResult" (
    "gameId" text NOT NULL,
    seq bigint NOT NULL,
    "circleId" text,
    players integer NOT NULL,
    "finishedAt" timestamptz(3) NOT NULL,
    how text NOT NULL,
    "bestSeat" integer,
    "bestSeq" integer,
    "bestPoints" integer,
    "ratedIn" text,
    "competitionId" text
);

CREATE SEQUENCE "GameResult_seq_seq"
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE "GameResult_seq_seq" OWNED BY "GameResult".seq;

CREATE TABLE "GameReview" (
    "gameId" text NOT NULL,
    reviewer integer NOT NULL,
    quality text NOT NULL,
    review json NOT NULL,
    "createdAt" timestamptz(3) NOT NULL,
    habits json,
    "verifiedAt" timestamptz(3)
);

CREATE TABLE "GameSecret" (
    "gameId" text NOT NULL,
    secrets json NOT NULL
);

CREATE TABLE "Gathering" (
    id text NOT NULL,
    "circleId" text NOT NULL,
    "madeBy" uuid NOT NULL,
    setup json NOT NULL,
    pace json NOT NULL,
    size integer NOT NULL,
    "least" integer NOT NULL,
    most integer NOT NULL,
    "seatOrder" text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    "createdAt" timestamptz(3) NOT NULL,
    "startsBy" timestamptz(3) NOT NULL,
    "endedAt" timestamptz(3),
    "gameIds" text[] DEFAULT ARRAY[]::text[],
    CONSTRAINT "Gathering_state_check" CHECK ((state = ANY (ARRAY['open'::text, 'started'::text, 'called-off'::text, 'lapsed'::text])))
);

CREATE TABLE "GatheringAnswer" (
    "gatheringId" text NOT NULL,
    "userId" text NOT NULL,
    answer text NOT NULL,
    at timestamptz(3) NOT NULL
);

CREATE TABLE "Holiday" (
    id uuid NOT NULL,
    "userId" text NOT NULL,
    first text NOT NULL,
    last text NOT NULL,
    automatic boolean DEFAULT false NOT NULL
);

CREATE TABLE "Incident" (
    id uuid NOT NULL,
    begins timestamptz(3) NOT NULL,
    ends timestamptz(3),
    title text NOT NULL,
    text text DEFAULT ''::text NOT NULL
);

CREATE TABLE "InsightTally" (
    cohort text NOT NULL,
    players integer NOT NULL,
    games integer NOT NULL,
    seats integer NOT NULL,
    tally json NOT NULL,
    revision integer NOT NULL,
    shown json
);

CREATE TABLE "MailStop" (
    "addressHash" text NOT NULL,
    at timestamptz(3) NOT NULL
);

CREATE TABLE "Maintenance" (
    id uuid NOT NULL,
    "announcedAt" timestamptz(3) NOT NULL,
    begins timestamptz(3) NOT NULL,
    ends timestamptz(3) NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    "cancelledAt" timestamptz(3)
);

CREATE TABLE "Note" (
    id uuid NOT NULL,
    "gameId" text NOT NULL,
    seat integer NOT NULL,
    "userId" text,
    text text NOT NULL,
    sealed boolean DEFAULT false NOT NULL,
    seq integer NOT NULL,
    at timestamptz(3) NOT NULL,
    tenure integer
);

CREATE TABLE "OperatorAct" (
    id uuid NOT NULL,
    at timestamptz(3) NOT NULL,
    by text NOT NULL,
    kind text NOT NULL,
    about text NOT NULL,
    detail json NOT NULL
);

CREATE TABLE "Outbox" (
    id uuid NOT NULL,
    "gameId" text NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    seq integer NOT NULL,
    dedupe text NOT NULL,
    payload json NOT NULL,
    "createdAt" timestamptz(3) NOT NULL,
    "dueAt" timestamptz(3) NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    "sentAt" timestamptz(3),
    "cancelledAt" timestamptz(3),
    "failedAt" timestamptz(3),
    "lastError" text,
    "readerId" text,
    "readerEmail" text,
    "readerLocale" text,
    "readerName" text
);

CREATE TABLE "Plan" (
    id uuid NOT NULL,
    "gameId" text NOT NULL,
    seat integer NOT NULL,
    "userId" text,
    "heldFrom" integer NOT NULL,
    place integer,
    "baseSeq" integer NOT NULL,
    "afterTurn" integer NOT NULL,
    plan json NOT NULL,
    mode text DEFAULT 'offered'::text NOT NULL,
    found json,
    progress json,
    report json,
    revision integer DEFAULT 0 NOT NULL,
    "keptAt" timestamptz(3) NOT NULL,
    "endedAt" timestamptz(3),
    tenure integer,
    occasion text
);

CREATE TABLE "ProblemReport" (
    "gameId" text NOT NULL,
    id uuid NOT NULL,
    seq integer NOT NULL,
    seat integer,
    tenure integer,
    text text NOT NULL,
    locale text NOT NULL,
    at timestamptz(3) NOT NULL,
    answer text,
    "answeredAt" timestamptz(3)
);

CREATE TABLE "PuzzleHelp" (
    "userId" text NOT NULL,
    puzzle integer NOT NULL,
    at timestamptz(3) NOT NULL
);

CREATE TABLE "PuzzleRating" (
    puzzle integer NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    games integer NOT NULL
);

CREATE TABLE "PuzzleResult" (
    "userId" text NOT NULL,
    puzzle integer NOT NULL,
    found boolean NOT NULL,
    at timestamptz(3) NOT NULL
);

CREATE TABLE "RateLimit" (
    key text NOT NULL,
    since timestamptz(3) NOT NULL,
    count integer NOT NULL
);

CREATE TABLE "RatedAnswer" (
    "userId" text NOT NULL,
    "callId" text NOT NULL,
    at timestamptz(3) NOT NULL
);

CREATE TABLE "RatedCall" (
    id text NOT NULL,
    size integer NOT NULL,
    pace json NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    "createdAt" timestamptz(3) NOT NULL,
    "lapsesAt" timestamptz(3) NOT NULL,
    "tableId" text,
    CONSTRAINT "RatedCall_state_check" CHECK ((state = ANY (ARRAY['open'::text, 'full'::text, 'started'::text, 'lapsed'::text])))
);

CREATE TABLE "Rating" (
    scope text NOT NULL,
    "playerKey" text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    "lastAt" timestamptz(3) NOT NULL
);

CREATE TABLE "RatingChange" (
    scope text NOT NULL,
    "gameId" text NOT NULL,
    "playerKey" text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    "muAfter" double precision NOT NULL,
    "sigmaAfter" double precision NOT NULL
);

CREATE TABLE "ResultSeat" (
    "gameId" text NOT NULL,
    seat integer NOT NULL,
    "order" integer NOT NULL,
    "playerKey" text,
    place integer,
    points integer NOT NULL,
    "tablePoints" integer NOT NULL,
    "left" boolean DEFAULT false NOT NULL,
    "waitMin" integer,
    compared boolean DEFAULT false NOT NULL
);

CREATE TABLE "SandboxLine" (
    id uuid NOT NULL,
    "gameId" text NOT NULL,
    seat integer,
    "userId" text,
    seq integer NOT NULL,
    base integer NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    steps json NOT NULL,
    "createdAt" timestamptz(3) NOT NULL,
    "updatedAt" timestamptz(3) NOT NULL,
    "sharedAs" uuid,
    tenure integer
);

CREATE TABLE "Seat" (
    "gameId" text NOT NULL,
    seat integer NOT NULL,
    name text NOT NULL,
    email text,
    "tokenHash" text,
    "seatedAt" timestamptz(3),
    bot text,
    "bankMs" integer,
    "heldFrom" integer DEFAULT 1 NOT NULL,
    reminded text,
    "seenSeq" integer DEFAULT 0 NOT NULL,
    "tickingAt" timestamptz(3),
    "userId" text,
    locale text,
    "mailError" text,
    "mailFailures" integer DEFAULT 0 NOT NULL,
    "mailSentAt" timestamptz(3),
    "mailStoppedAt" timestamptz(3),
    "grantedMs" integer DEFAULT 0 NOT NULL,
    "lookAt" timestamptz(3),
    "seenTalk" integer DEFAULT 0 NOT NULL,
    tenure integer DEFAULT 1 NOT NULL,
    "emailOwn" boolean DEFAULT false NOT NULL,
    "inPlay" boolean DEFAULT true,
    "watchedUntil" timestamptz(3),
    "emailFolded" text,
    entries integer DEFAULT 0 NOT NULL,
    CONSTRAINT "Seat_bot_check" CHECK ((bot = ANY (ARRAY['apprentice'::text, 'journeyman'::text, 'master'::text, 'architect'::text]))),
    CONSTRAINT "Seat_holder_check" CHECK ((((bot IS NULL) = ("tokenHash" IS NOT NULL)) AND ((bot IS NULL) OR (email IS NULL)))),
    CONSTRAINT "Seat_seat_check" CHECK (((seat >= 0) AND (seat <= 3)))
)
WITH (fillfactor='90');

CREATE TABLE "SeatClaim" (
    "gameId" text NOT NULL,
    seat integer NOT NULL,
    tenure integer NOT NULL,
    "askedBy" integer,
    agreed integer[],
    seq integer NOT NULL,
    "askedAt" timestamptz(3) NOT NULL,
    "refusedAt" timestamptz(3)
);

CREATE TABLE "SeatDelegate" (
    "gameId" text NOT NULL,
    id uuid NOT NULL,
    seat integer NOT NULL,
    tenure integer NOT NULL,
    power text NOT NULL,
    name text NOT NULL,
    "tokenHash" text,
    "userId" text,
    "createdAt" timestamptz(3) NOT NULL,
    until timestamptz(3),
    "usedAt" timestamptz(3),
    "endedAt" timestamptz(3),
    steps integer[] DEFAULT ARRAY[]::integer[]
);

CREATE TABLE "SeatEntry" (
    "gameId" text NOT NULL,
    id bigint NOT NULL,
    seat integer NOT NULL,
    tenure integer NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    "userId" text,
    by integer,
    seq integer NOT NULL,
    at timestamptz(3) NOT NULL,
    "delegateId" uuid
);

CREATE SEQUENCE "SeatEntry_id_seq"
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE "SeatEntry_id_seq" OWNED BY "SeatEntry".id;

CREATE TABLE "SeatHolder" (
    "gameId" text NOT NULL,
    seat integer NOT NULL,
    "untilSeq" integer NOT NULL,
    name text NOT NULL,
    "userId" text,
    bot text,
    keys text[] DEFAULT ARRAY[]::text[],
    at timestamptz(3),
    decision uuid,
    replaced boolean DEFAULT false NOT NULL,
    email text,
    locale text
);

CREATE TABLE "SeatKey" (
    "gameId" text NOT NULL,
    hash text NOT NULL,
    seat integer NOT NULL,
    tenure integer NOT NULL,
    own boolean NOT NULL,
    label text NOT NULL,
    "createdAt" timestamptz(3) NOT NULL
);

CREATE TABLE "SeatOffer" (
    "gameId" text NOT NULL,
    seat integer NOT NULL,
    tenure integer NOT NULL,
    "tokenHash" text NOT NULL,
    by integer,
    at timestamptz(3) NOT NULL,
    "opensAt" timestamptz(3) NOT NULL,
    "goodUntil" timestamptz(3) NOT NULL
);

CREATE TABLE "ServiceBeat" (
    id integer NOT NULL,
    "firstAt" timestamptz(3) NOT NULL,
    "lastAt" timestamptz(3) NOT NULL
);

CREATE TABLE "ServiceHour" (
    hour timestamptz(3) NOT NULL,
    moves integer[],
    "oldestS" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "ServiceOutage" (
    begins timestamptz(3) NOT NULL,
    ends timestamptz(3) NOT NULL
);

CREATE TABLE "SolverRating" (
    "userId" text NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    games integer NOT NULL
);

CREATE TABLE "TableCount" (
    status text NOT NULL,
    part integer NOT NULL,
    n integer NOT NULL
);

CREATE TABLE "TableWish" (
    "userId" text NOT NULL,
    "gameId" text NOT NULL,
    "mutedAt" timestamptz(3)
);

CREATE TABLE "TargetPace" (
    key text NOT NULL,
    "busyUntil" timestamptz(3) NOT NULL,
    "pausedUntil" timestamptz(3) NOT NULL
);

CREATE TABLE "UnconfirmedMail" (
    letter uuid NOT NULL,
    "gameId" text NOT NULL,
    "addressHash" text NOT NULL,
    kind text NOT NULL,
    at timestamptz(3) NOT NULL
);

CREATE TABLE "Upkeep" (
    name text NOT NULL,
    at timestamptz(3) NOT NULL
);

CREATE TABLE "User" (
    id text NOT NULL,
    name text,
    email text,
    "emailVerified" timestamptz(3),
    image text,
    locale text DEFAULT 'en'::text NOT NULL,
    "timeZone" text DEFAULT 'UTC'::text NOT NULL,
    "quietFrom" integer,
    "quietTo" integer,
    "daysOff" integer[],
    "digestAt" integer,
    "digestSentOn" text,
    "isAdmin" boolean DEFAULT false NOT NULL,
    "createdAt" timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "sessionsFrom" timestamptz(3),
    "bannedAt" timestamptz(3),
    "digestDueAt" timestamptz(3),
    "autoHolidays" boolean DEFAULT true NOT NULL,
    "digestOnly" boolean DEFAULT false NOT NULL,
    "askBefore" text,
    "tableKeys" text,
    "tableNews" text,
    "tableSound" text,
    "tableHere" text,
    "playerKey" text DEFAULT (gen_random_uuid())::text NOT NULL,
    ratings text,
    "waitShown" boolean DEFAULT false NOT NULL,
    CONSTRAINT "User_quiet_check" CHECK ((("quietFrom" IS NULL) = ("quietTo" IS NULL))),
    CONSTRAINT "User_ratings_check" CHECK ((ratings = ANY (ARRAY['listed'::text, 'unlisted'::text, 'hidden'::text])))
);

CREATE TABLE "VerificationToken" (
    identifier text NOT NULL,
    token text NOT NULL,
    expires timestamptz(3) NOT NULL
);

ALTER TABLE ONLY "CircleEntry" ALTER COLUMN id SET DEFAULT nextval('"CircleEntry_id_seq"'::regclass);
ALTER TABLE ONLY "GameResult" ALTER COLUMN seq SET DEFAULT nextval('"GameResult_seq_seq"'::regclass);
ALTER TABLE ONLY "SeatEntry" ALTER COLUMN id SET DEFAULT nextval('"SeatEntry_id_seq"'::regclass);
ALTER TABLE "AccessToken" ADD CONSTRAINT "AccessToken_pkey" PRIMARY KEY (id);
ALTER TABLE "Account" ADD CONSTRAINT "Account_pkey" PRIMARY KEY (provider, "providerAccountId");
ALTER TABLE "BenchFloor" ADD CONSTRAINT "BenchFloor_pkey" PRIMARY KEY (id);
ALTER TABLE "BoxChoice" ADD CONSTRAINT "BoxChoice_pkey" PRIMARY KEY ("boxId", "componentId");
ALTER TABLE "BoxEditor" ADD CONSTRAINT "BoxEditor_pkey" PRIMARY KEY ("boxId", id);
ALTER TABLE "BoxPack" ADD CONSTRAINT "BoxPack_pkey" PRIMARY KEY (id);
ALTER TABLE "BoxRevision" ADD CONSTRAINT "BoxRevision_pkey" PRIMARY KEY ("boxId", number);
ALTER TABLE "BoxValue" ADD CONSTRAINT "BoxValue_pkey" PRIMARY KEY ("boxId", "componentId", "editorId");
ALTER TABLE "Box" ADD CONSTRAINT "Box_pkey" PRIMARY KEY (id);
ALTER TABLE "CalendarAddress" ADD CONSTRAINT "CalendarAddress_pkey" PRIMARY KEY ("userId");
ALTER TABLE "Channel" ADD CONSTRAINT "Channel_pkey" PRIMARY KEY (id);
ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_pkey" PRIMARY KEY ("gameId", id);
ALTER TABLE "CircleDelivery" ADD CONSTRAINT "CircleDelivery_pkey" PRIMARY KEY ("circleId", id);
ALTER TABLE "CircleEntry" ADD CONSTRAINT "CircleEntry_pkey" PRIMARY KEY ("circleId", id);
ALTER TABLE "CircleHook" ADD CONSTRAINT "CircleHook_pkey" PRIMARY KEY ("circleId", id);
ALTER TABLE "CircleMember" ADD CONSTRAINT "CircleMember_pkey" PRIMARY KEY ("circleId", id);
ALTER TABLE "CircleOutbox" ADD CONSTRAINT "CircleOutbox_pkey" PRIMARY KEY ("circleId", id);
ALTER TABLE "CircleYear" ADD CONSTRAINT "CircleYear_pkey" PRIMARY KEY ("circleId", year, "playerKey");
ALTER TABLE "Circle" ADD CONSTRAINT "Circle_pkey" PRIMARY KEY (id);
ALTER TABLE "Competition" ADD CONSTRAINT "Competition_pkey" PRIMARY KEY (id);
ALTER TABLE "ConfirmedAddress" ADD CONSTRAINT "ConfirmedAddress_pkey" PRIMARY KEY ("gameId", seat, tenure, "addressHash");
ALTER TABLE "Consent" ADD CONSTRAINT "Consent_pkey" PRIMARY KEY ("gameId", question, about, seat);
ALTER TABLE "DealEntry" ADD CONSTRAINT "DealEntry_pkey" PRIMARY KEY ("gameId");
ALTER TABLE "Deal" ADD CONSTRAINT "Deal_pkey" PRIMARY KEY (id);
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_pkey" PRIMARY KEY ("gameId", id);
ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_pkey" PRIMARY KEY ("gameId", id);
ALTER TABLE "Device" ADD CONSTRAINT "Device_pkey" PRIMARY KEY (id);
ALTER TABLE "Entrant" ADD CONSTRAINT "Entrant_pkey" PRIMARY KEY ("competitionId", id);
ALTER TABLE "Fixture" ADD CONSTRAINT "Fixture_pkey" PRIMARY KEY ("competitionId", id);
ALTER TABLE "FormAnswer" ADD CONSTRAINT "FormAnswer_pkey" PRIMARY KEY (id);
ALTER TABLE "GameArchive" ADD CONSTRAINT "GameArchive_pkey" PRIMARY KEY ("gameId");
ALTER TABLE "GameLog" ADD CONSTRAINT "GameLog_pkey" PRIMARY KEY ("gameId", seq);
ALTER TABLE "GameResult" ADD CONSTRAINT "GameResult_pkey" PRIMARY KEY ("gameId");
ALTER TABLE "GameReview" ADD CONSTRAINT "GameReview_pkey" PRIMARY KEY ("gameId", reviewer, quality);
ALTER TABLE "GameSecret" ADD CONSTRAINT "GameSecret_pkey" PRIMARY KEY ("gameId");
ALTER TABLE "Game" ADD CONSTRAINT "Game_pkey" PRIMARY KEY (id);
ALTER TABLE "GatheringAnswer" ADD CONSTRAINT "GatheringAnswer_pkey" PRIMARY KEY ("gatheringId", "userId");
ALTER TABLE "Gathering" ADD CONSTRAINT "Gathering_pkey" PRIMARY KEY (id);
ALTER TABLE "Holiday" ADD CONSTRAINT "Holiday_pkey" PRIMARY KEY (id);
ALTER TABLE "Incident" ADD CONSTRAINT "Incident_pkey" PRIMARY KEY (id);
ALTER TABLE "InsightTally" ADD CONSTRAINT "InsightTally_pkey" PRIMARY KEY (cohort, players);
ALTER TABLE "MailStop" ADD CONSTRAINT "MailStop_pkey" PRIMARY KEY ("addressHash");
ALTER TABLE "Maintenance" ADD CONSTRAINT "Maintenance_pkey" PRIMARY KEY (id);
ALTER TABLE "Note" ADD CONSTRAINT "Note_pkey" PRIMARY KEY ("gameId", id);
ALTER TABLE "OperatorAct" ADD CONSTRAINT "OperatorAct_pkey" PRIMARY KEY (id);
ALTER TABLE "Outbox" ADD CONSTRAINT "Outbox_pkey" PRIMARY KEY ("gameId", id);
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_pkey" PRIMARY KEY ("gameId", id);
ALTER TABLE "ProblemReport" ADD CONSTRAINT "ProblemReport_pkey" PRIMARY KEY ("gameId", id);
ALTER TABLE "PuzzleHelp" ADD CONSTRAINT "PuzzleHelp_pkey" PRIMARY KEY ("userId", puzzle);
ALTER TABLE "PuzzleRating" ADD CONSTRAINT "PuzzleRating_pkey" PRIMARY KEY (puzzle);
ALTER TABLE "PuzzleResult" ADD CONSTRAINT "PuzzleResult_pkey" PRIMARY KEY ("userId", puzzle);
ALTER TABLE "RateLimit" ADD CONSTRAINT "RateLimit_pkey" PRIMARY KEY (key, since);
ALTER TABLE "RatedAnswer" ADD CONSTRAINT "RatedAnswer_pkey" PRIMARY KEY ("userId");
ALTER TABLE "RatedCall" ADD CONSTRAINT "RatedCall_pkey" PRIMARY KEY (id);
ALTER TABLE "RatingChange" ADD CONSTRAINT "RatingChange_pkey" PRIMARY KEY (scope, "gameId", "playerKey");
ALTER TABLE "Rating" ADD CONSTRAINT "Rating_pkey" PRIMARY KEY (scope, "playerKey");
ALTER TABLE "ResultSeat" ADD CONSTRAINT "ResultSeat_pkey" PRIMARY KEY ("gameId", seat);
ALTER TABLE "SandboxLine" ADD CONSTRAINT "SandboxLine_pkey" PRIMARY KEY ("gameId", id);
ALTER TABLE "SeatClaim" ADD CONSTRAINT "SeatClaim_pkey" PRIMARY KEY ("gameId", seat);
ALTER TABLE "SeatDelegate" ADD CONSTRAINT "SeatDelegate_pkey" PRIMARY KEY ("gameId", id);
ALTER TABLE "SeatEntry" ADD CONSTRAINT "SeatEntry_pkey" PRIMARY KEY ("gameId", id);
ALTER TABLE "SeatHolder" ADD CONSTRAINT "SeatHolder_pkey" PRIMARY KEY ("gameId", seat, "untilSeq");
ALTER TABLE "SeatKey" ADD CONSTRAINT "SeatKey_pkey" PRIMARY KEY ("gameId", hash);
ALTER TABLE "SeatOffer" ADD CONSTRAINT "SeatOffer_pkey" PRIMARY KEY ("gameId", seat);
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_pkey" PRIMARY KEY ("gameId", seat);
ALTER TABLE "ServiceBeat" ADD CONSTRAINT "ServiceBeat_pkey" PRIMARY KEY (id);
ALTER TABLE "ServiceHour" ADD CONSTRAINT "ServiceHour_pkey" PRIMARY KEY (hour);
ALTER TABLE "ServiceOutage" ADD CONSTRAINT "ServiceOutage_pkey" PRIMARY KEY (begins);
ALTER TABLE "SolverRating" ADD CONSTRAINT "SolverRating_pkey" PRIMARY KEY ("userId");
ALTER TABLE "TableCount" ADD CONSTRAINT "TableCount_pkey" PRIMARY KEY (status, part);
ALTER TABLE "TableWish" ADD CONSTRAINT "TableWish_pkey" PRIMARY KEY ("userId", "gameId");
ALTER TABLE "TargetPace" ADD CONSTRAINT "TargetPace_pkey" PRIMARY KEY (key);
ALTER TABLE "UnconfirmedMail" ADD CONSTRAINT "UnconfirmedMail_pkey" PRIMARY KEY (letter, "gameId");
ALTER TABLE "Upkeep" ADD CONSTRAINT "Upkeep_pkey" PRIMARY KEY (name);
ALTER TABLE "User" ADD CONSTRAINT "User_pkey" PRIMARY KEY (id);
ALTER TABLE "VerificationToken" ADD CONSTRAINT "VerificationToken_pkey" PRIMARY KEY (identifier, token);

CREATE UNIQUE INDEX "AccessToken_hash_key" ON "AccessToken" (hash);

CREATE INDEX "AccessToken_userId_idx" ON "AccessToken" ("userId");
CREATE INDEX "Account_userId_idx" ON "Account" ("userId");

CREATE UNIQUE INDEX "BoxEditor_boxId_userId_key" ON "BoxEditor" ("boxId", "userId");

CREATE INDEX "BoxEditor_userId_idx" ON "BoxEditor" ("userId");
CREATE INDEX "BoxRevision_packId_idx" ON "BoxRevision" ("packId");
CREATE INDEX "BoxValue_boxId_editorId_idx" ON "BoxValue" ("boxId", "editorId");

CREATE UNIQUE INDEX "Box_joinLinkHash_key" ON "Box" ("joinLinkHash");

CREATE INDEX "Box_ownerId_idx" ON "Box" ("ownerId");
CREATE INDEX "Box_share_updatedAt_idx" ON "Box" (share, "updatedAt");

CREATE UNIQUE INDEX "CalendarAddress_hash_key" ON "CalendarAddress" (hash);

CREATE INDEX "Channel_userId_idx" ON "Channel" ("userId");
CREATE INDEX "ChatMessage_gameId_at_idx" ON "ChatMessage" ("gameId", at);

CREATE UNIQUE INDEX "ChatMessage_id_key" ON "ChatMessage" (id);

CREATE INDEX "ChatMessage_person_idx" ON "ChatMessage" ("userId") WHERE ("userId" IS NOT NULL);
CREATE INDEX "CircleDelivery_channelId_idx" ON "CircleDelivery" ("channelId");
CREATE INDEX "CircleDelivery_circleId_outboxId_idx" ON "CircleDelivery" ("circleId", "outboxId");
CREATE INDEX "CircleDelivery_open_idx" ON "CircleDelivery" ("dueAt") WHERE (("sentAt" IS NULL) AND ("failedAt" IS NULL) AND ("cancelledAt" IS NULL));
CREATE INDEX "CircleDelivery_userId_idx" ON "CircleDelivery" ("userId");

CREATE UNIQUE INDEX "CircleMember_circleId_userId_key" ON "CircleMember" ("circleId", "userId");
CREATE UNIQUE INDEX "CircleMember_host_key" ON "CircleMember" ("circleId") WHERE ((role = 'host'::text) AND (state = 'in'::text));

CREATE INDEX "CircleMember_userId_state_idx" ON "CircleMember" ("userId", state);
CREATE INDEX "CircleOutbox_circleId_kind_createdAt_idx" ON "CircleOutbox" ("circleId", kind, "createdAt");

CREATE UNIQUE INDEX "CircleOutbox_dedupe_key" ON "CircleOutbox" (dedupe);

CREATE INDEX "CircleOutbox_open_idx" ON "CircleOutbox" ("dueAt") WHERE ("sentAt" IS NULL);

CREATE UNIQUE INDEX "Circle_joinLinkHash_key" ON "Circle" ("joinLinkHash");

CREATE INDEX "Competition_circleId_createdAt_idx" ON "Competition" ("circleId", "createdAt");
CREATE INDEX "Competition_dueAt_idx" ON "Competition" ("dueAt");

CREATE UNIQUE INDEX "Competition_previousId_key" ON "Competition" ("previousId");

CREATE INDEX "ConfirmedAddress_addressHash_idx" ON "ConfirmedAddress" ("addressHash");

CREATE UNIQUE INDEX "DealEntry_dealId_place_key" ON "DealEntry" ("dealId", place);
CREATE UNIQUE INDEX "DealEntry_dealId_userId_key" ON "DealEntry" ("dealId", "userId");

CREATE INDEX "DealEntry_userId_idx" ON "DealEntry" ("userId");
CREATE INDEX "Decision_due_idx" ON "Decision" ("effectAt") WHERE (state = 'open'::text);

CREATE UNIQUE INDEX "Decision_open_key" ON "Decision" ("gameId", subject) WHERE (state = 'open'::text);

CREATE INDEX "Delivery_channelId_sentAt_idx" ON "Delivery" ("channelId", "sentAt");
CREATE INDEX "Delivery_failed_idx" ON "Delivery" ("failedAt") WHERE ("failedAt" IS NOT NULL);

CREATE UNIQUE INDEX "Delivery_id_key" ON "Delivery" (id);

CREATE INDEX "Delivery_open_idx" ON "Delivery" ("dueAt") WHERE (("sentAt" IS NULL) AND ("failedAt" IS NULL) AND ("cancelledAt" IS NULL));
CREATE INDEX "Delivery_outboxId_idx" ON "Delivery" ("outboxId");

CREATE UNIQUE INDEX "Delivery_way_key" ON "Delivery" ("outboxId", COALESCE("channelId", '00000000-0000-0000-0000-000000000000'::uuid));

CREATE INDEX "Device_userId_idx" ON "Device" ("userId");

CREATE UNIQUE INDEX "Entrant_competitionId_userId_key" ON "Entrant" ("competitionId", "userId");

CREATE INDEX "Entrant_userId_idx" ON "Entrant" ("userId");

CREATE UNIQUE INDEX "Fixture_tableId_key" ON "Fixture" ("tableId");

CREATE INDEX "FormAnswer_at_idx" ON "FormAnswer" (at);

CREATE UNIQUE INDEX "GameLog_gameId_commandId_key" ON "GameLog" ("gameId", "commandId");

CREATE INDEX "GameResult_circleId_seq_idx" ON "GameResult" ("circleId", seq);
CREATE INDEX "GameResult_ratedIn_seq_idx" ON "GameResult" ("ratedIn", seq);

CREATE UNIQUE INDEX "GameResult_seq_key" ON "GameResult" (seq);

CREATE INDEX "Game_box_idx" ON "Game" ("packId") WHERE ("packId" ~~ 'box:%'::text);

CREATE UNIQUE INDEX "Game_chainId_head_origin_key" ON "Game" ("chainId", head, origin);

CREATE INDEX "Game_circleId_createdAt_idx" ON "Game" ("circleId", "createdAt");
CREATE INDEX "Game_circleId_status_idx" ON "Game" ("circleId", status);
CREATE INDEX "Game_computers_idx" ON "Game" ("updatedAt") WHERE ((status = 'running'::text) AND (waiting && computers));

CREATE UNIQUE INDEX "Game_doorHash_key" ON "Game" ("doorHash");

CREATE INDEX "Game_door_status_idx" ON "Game" (door, status);
CREATE INDEX "Game_finishedPage_idx" ON "Game" ("finishedAt" DESC, id DESC) WHERE ((status = 'finished'::text) AND (watchers = 'anyone'::text) AND (origin IS NULL));

CREATE UNIQUE INDEX "Game_hostHash_key" ON "Game" ("hostHash");

CREATE INDEX "Game_hostId_idx" ON "Game" ("hostId");
CREATE INDEX "Game_lobbyPage_idx" ON "Game" ("createdAt" DESC, id DESC) WHERE ((door = 'open'::text) AND (status = 'running'::text));
CREATE INDEX "Game_lobby_idx" ON "Game" ("createdAt" DESC) WHERE ((door = 'open'::text) AND (status = 'running'::text));

CREATE UNIQUE INDEX "Game_rematchOf_key" ON "Game" ("rematchOf");

CREATE INDEX "Game_result_due_idx" ON "Game" ("finishedAt") WHERE (("resultAt" IS NULL) AND (origin IS NULL) AND (status <> 'running'::text));
CREATE INDEX "Game_running_idx" ON "Game" (id) WHERE (status = 'running'::text);
CREATE INDEX "Game_to_archive_idx" ON "Game" ("updatedAt") WHERE (("archivedAt" IS NULL) AND (status <> 'running'::text));
CREATE INDEX "Game_to_count_idx" ON "Game" ("finishedAt") WHERE (("countedAt" IS NULL) AND (origin IS NULL) AND (status = 'finished'::text) AND (NOT "knownDeal"));
CREATE INDEX "GatheringAnswer_userId_idx" ON "GatheringAnswer" ("userId");
CREATE INDEX "Gathering_circleId_state_idx" ON "Gathering" ("circleId", state);
CREATE INDEX "Gathering_due_idx" ON "Gathering" ("startsBy") WHERE (state = 'open'::text);
CREATE INDEX "Holiday_userId_idx" ON "Holiday" ("userId");
CREATE INDEX "Incident_begins_idx" ON "Incident" (begins);
CREATE INDEX "Maintenance_ends_idx" ON "Maintenance" (ends);
CREATE INDEX "Note_gameId_seat_idx" ON "Note" ("gameId", seat);

CREATE UNIQUE INDEX "Note_id_key" ON "Note" (id);

CREATE INDEX "Note_person_idx" ON "Note" ("userId") WHERE ("userId" IS NOT NULL);
CREATE INDEX "OperatorAct_at_idx" ON "OperatorAct" (at);

CREATE UNIQUE INDEX "Outbox_dedupe_key" ON "Outbox" (dedupe);

CREATE INDEX "Outbox_gameId_seq_idx" ON "Outbox" ("gameId", seq);

CREATE UNIQUE INDEX "Outbox_id_key" ON "Outbox" (id);

CREATE INDEX "Outbox_open_idx" ON "Outbox" ("dueAt") WHERE (("sentAt" IS NULL) AND ("cancelledAt" IS NULL) AND ("failedAt" IS NULL));
CREATE INDEX "Outbox_reader_idx" ON "Outbox" ("readerId") WHERE ("readerId" IS NOT NULL);
CREATE INDEX "Plan_due_idx" ON "Plan" ("gameId") WHERE ((place IS NOT NULL) AND ((occasion = 'over'::text) OR ((occasion = 'turn'::text) AND ((mode = 'plays-itself'::text) OR (progress IS NOT NULL)))));
CREATE INDEX "Plan_gameId_seat_idx" ON "Plan" ("gameId", seat);

CREATE UNIQUE INDEX "Plan_id_key" ON "Plan" (id);

CREATE INDEX "Plan_person_idx" ON "Plan" ("userId") WHERE ("userId" IS NOT NULL);
CREATE INDEX "Plan_place_idx" ON "Plan" (place);
CREATE INDEX "ProblemReport_at_idx" ON "ProblemReport" (at);
CREATE INDEX "ProblemReport_gameId_seq_idx" ON "ProblemReport" ("gameId", seq);
CREATE INDEX "ProblemReport_id_idx" ON "ProblemReport" (id);
CREATE INDEX "RatedAnswer_callId_idx" ON "RatedAnswer" ("callId");
CREATE INDEX "RatedCall_state_createdAt_idx" ON "RatedCall" (state, "createdAt");
CREATE INDEX "RatingChange_playerKey_idx" ON "RatingChange" ("playerKey");
CREATE INDEX "Rating_playerKey_idx" ON "Rating" ("playerKey");
CREATE INDEX "Rating_scope_mu_idx" ON "Rating" (scope, mu);
CREATE INDEX "ResultSeat_playerKey_gameId_idx" ON "ResultSeat" ("playerKey", "gameId");
CREATE INDEX "SandboxLine_gameId_seat_idx" ON "SandboxLine" ("gameId", seat);

CREATE UNIQUE INDEX "SandboxLine_id_key" ON "SandboxLine" (id);
CREATE UNIQUE INDEX "SandboxLine_sharedAs_key" ON "SandboxLine" ("sharedAs");

CREATE INDEX "SandboxLine_userId_idx" ON "SandboxLine" ("userId");

CREATE UNIQUE INDEX "SeatDelegate_tokenHash_key" ON "SeatDelegate" ("tokenHash");

CREATE INDEX "SeatDelegate_userId_idx" ON "SeatDelegate" ("userId");
CREATE INDEX "SeatEntry_userId_idx" ON "SeatEntry" ("userId");
CREATE INDEX "SeatHolder_keys_idx" ON "SeatHolder" USING gin (keys);
CREATE INDEX "SeatHolder_person_idx" ON "SeatHolder" ("userId") WHERE ("userId" IS NOT NULL);
CREATE INDEX "SeatKey_hash_idx" ON "SeatKey" (hash);
CREATE INDEX "SeatOffer_tokenHash_idx" ON "SeatOffer" ("tokenHash");
CREATE INDEX "Seat_due_idx" ON "Seat" ("lookAt") WHERE ("lookAt" IS NOT NULL);
CREATE INDEX "Seat_emailFolded_idx" ON "Seat" ("emailFolded", "inPlay") WHERE ("emailFolded" IS NOT NULL);
CREATE INDEX "Seat_email_idx" ON "Seat" (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX "Seat_free_idx" ON "Seat" ("gameId") WHERE ((name = ''::text) AND ("seatedAt" IS NULL) AND (bot IS NULL) AND ("userId" IS NULL));
CREATE INDEX "Seat_inPlay_userId_idx" ON "Seat" ("userId") WHERE "inPlay";

CREATE UNIQUE INDEX "Seat_tokenHash_key" ON "Seat" ("tokenHash");

CREATE INDEX "Seat_userId_idx" ON "Seat" ("userId");
CREATE INDEX "UnconfirmedMail_addressHash_at_idx" ON "UnconfirmedMail" ("addressHash", at);
CREATE INDEX "User_digestDue_idx" ON "User" ("digestDueAt") WHERE ("digestAt" IS NOT NULL);
CREATE INDEX "User_digest_idx" ON "User" ("digestSentOn") WHERE ("digestAt" IS NOT NULL);

CREATE UNIQUE INDEX "User_email_key" ON "User" (email);
CREATE UNIQUE INDEX "User_playerKey_key" ON "User" ("playerKey");
CREATE UNIQUE INDEX "VerificationToken_token_key" ON "VerificationToken" (token);

-- The values of a pack are never changed, and a pack that a game or a revision uses is not deleted.
CREATE FUNCTION "BoxPack_keep"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF tg_op = 'UPDATE' THEN
    RAISE EXCEPTION 'the values of a box are never changed';
  END IF;
  IF EXISTS (SELECT 1 FROM "Game" g WHERE g."packId" = old."id" AND g."packId" LIKE 'box:%')
    OR EXISTS (SELECT 1 FROM "BoxRevision" r WHERE r."packId" = old."id") THEN
    RETURN NULL;
  END IF;
  RETURN old;
END $$;

-- Entries are only added. They go with their circle alone.
CREATE FUNCTION "CircleEntry_append_only"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF tg_op = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "Circle" c WHERE c."id" = old."circleId") THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'entries of a circle are never changed';
END $$;

-- An older checkout writes deliveries without it.
CREATE FUNCTION "Delivery_note_game"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF new."gameId" IS NULL THEN
    SELECT o."gameId" INTO new."gameId" FROM "Outbox" o WHERE o."id" = new."outboxId";
  END IF;
  RETURN new;
END $$;

-- A row of the log is never changed: rewinding a game appends a row too. Deleting a whole game stays possible.
CREATE FUNCTION "GameLog_refuse_update"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'rows of the game log are never changed';
END
$$;

CREATE FUNCTION "Game_count"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  mine INTEGER := pg_backend_pid() % 16;
BEGIN
  IF tg_op <> 'INSERT' THEN
    INSERT INTO "TableCount" AS c VALUES (old."status", mine, -1) ON CONFLICT ("status", "part") DO UPDATE SET "n" = c."n" - 1;
  END IF;
  IF tg_op <> 'DELETE' THEN
    INSERT INTO "TableCount" AS c VALUES (new."status", mine, 1) ON CONFLICT ("status", "part") DO UPDATE SET "n" = c."n" + 1;
  END IF;
  RETURN NULL;
END $$;

-- A new game of a box locks its pack: it is there, and is not deleted at the same time.
CREATE FUNCTION "Game_need_box"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM 1 FROM "BoxPack" b WHERE b."id" = new."packId" FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE foreign_key_violation USING MESSAGE = 'this box has no such revision';
  END IF;
  RETURN new;
END $$;

CREATE FUNCTION "Game_note_occasions"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE "Plan" p SET "occasion" = o."occasion"
  FROM (
    SELECT q."id", CASE WHEN new."status" <> 'running' THEN 'over' WHEN q."seat" = ANY(new."waiting") THEN 'turn' END AS "occasion"
    FROM "Plan" q WHERE q."gameId" = new."id" AND q."place" IS NOT NULL
  ) o
  WHERE p."gameId" = new."id" AND p."id" = o."id" AND p."occasion" IS DISTINCT FROM o."occasion";
  RETURN NULL;
END $$;

CREATE FUNCTION "Game_note_play"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE "Seat" SET "inPlay" = new."status" = 'running' WHERE "gameId" = new."id";
  RETURN NULL;
END $$;

CREATE FUNCTION "Plan_note_occasion"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  SELECT CASE WHEN g."status" <> 'running' THEN 'over' WHEN new."seat" = ANY(g."waiting") THEN 'turn' END
    INTO new."occasion" FROM "Game" g WHERE g."id" = new."gameId";
  RETURN new;
END $$;

-- Entries are only ever added. When a person goes, their name goes from them; when two become one, so do their entries.
CREATE FUNCTION "SeatEntry_append_only"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF tg_op = 'UPDATE' THEN
    IF (new."gameId", new."id", new."seat", new."tenure", new."kind", new."by", new."seq", new."at")
      IS DISTINCT FROM (old."gameId", old."id", old."seat", old."tenure", old."kind", old."by", old."seq", old."at")
      OR new."name" NOT IN ('', old."name") THEN
      RAISE EXCEPTION 'entries about seats are never changed';
    END IF;
    RETURN new;
  END IF;
  IF EXISTS (SELECT 1 FROM "Game" g WHERE g."id" = old."gameId") THEN
    RAISE EXCEPTION 'entries about seats are never deleted';
  END IF;
  RETURN old;
END $$;

-- In the row of the seat, which is locked by whatever changes its holder, its key or its address anyhow.
CREATE FUNCTION "SeatEntry_count"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE "Seat" SET "entries" = "entries" + 1 WHERE "gameId" = new."gameId" AND "seat" = new."seat";
  RETURN NULL;
END $$;

-- A further browser that opens a held seat by its link is an entry, and so is the first use of the link itself.
CREATE FUNCTION "SeatKey_enter"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO "SeatEntry" ("gameId", "seat", "tenure", "kind", "name", "userId", "seq", "at")
    SELECT new."gameId", new."seat", new."tenure", CASE WHEN new."hash" = s."tokenHash" THEN 'link-used' ELSE 'browser' END,
      s."name", s."userId", g."seq", new."createdAt"
    FROM "Seat" s JOIN "Game" g ON g."id" = s."gameId" WHERE s."gameId" = new."gameId" AND s."seat" = new."seat";
  RETURN NULL;
END $$;

-- A tenure ends with its holder, whatever statement it was that replaced them or let them go.
CREATE FUNCTION "Seat_begin_tenure"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF new."tenure" = old."tenure" AND (new."heldFrom" <> old."heldFrom" OR new."bot" IS DISTINCT FROM old."bot"
    OR (old."seatedAt" IS NOT NULL AND new."seatedAt" IS NULL)) THEN
    new."tenure" := old."tenure" + 1;
  END IF;
  IF new."email" IS NULL THEN new."emailOwn" := false; END IF;
  RETURN new;
END $$;

-- A link that was replaced opens nothing any more, whatever it was used for.
CREATE FUNCTION "Seat_end_link"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  DELETE FROM "SeatKey" WHERE "gameId" = old."gameId" AND "hash" = old."tokenHash";
  RETURN NULL;
END $$;

-- Every change of holder, key or address is an entry, so that no statement can forget it. Entries never say what the key or the
-- address is.
CREATE FUNCTION "Seat_enter"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  kinds TEXT[] := '{}';
  whose "Seat" := new;
BEGIN
  IF new."tenure" <> old."tenure" THEN
    whose := old;
    IF old."seatedAt" IS NOT NULL THEN kinds := ARRAY[CASE WHEN new."bot" IS NULL THEN 'freed' ELSE 'computer' END]; END IF;
    IF old."seatedAt" IS NULL AND new."bot" IS NOT NULL THEN kinds := ARRAY['computer']; END IF;
  ELSIF old."seatedAt" IS NULL AND new."seatedAt" IS NOT NULL THEN
    kinds := ARRAY['seated'];
  ELSE
    IF new."tokenHash" IS DISTINCT FROM old."tokenHash" THEN kinds := kinds || 'link'::text; END IF;
    IF new."seatedAt" IS NOT NULL AND new."email" IS DISTINCT FROM old."email" THEN kinds := kinds || 'address'::text; END IF;
    IF new."seatedAt" IS NOT NULL AND new."userId" IS DISTINCT FROM old."userId" THEN kinds := kinds || 'account'::text; END IF;
  END IF;
  INSERT INTO "SeatEntry" ("gameId", "seat", "tenure", "kind", "name", "userId", "seq", "at")
    SELECT new."gameId", new."seat", whose."tenure", k, whose."name", whose."userId", g."seq", now()
    FROM unnest(kinds) k JOIN "Game" g ON g."id" = new."gameId";
  IF new."tenure" <> old."tenure" THEN
    DELETE FROM "SeatKey" WHERE "gameId" = new."gameId" AND "seat" = new."seat";
    DELETE FROM "SeatClaim" WHERE "gameId" = new."gameId" AND "seat" = new."seat";
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "Seat_fold_address"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  new."emailFolded" := lower(new."email");
  RETURN new;
END $$;

CREATE FUNCTION "Seat_note_computers"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE "Game" SET "computers" = ARRAY(
    SELECT s."seat" FROM "Seat" s WHERE s."gameId" = new."gameId" AND s."bot" IS NOT NULL ORDER BY s."seat"
  ) WHERE "id" = new."gameId";
  RETURN NULL;
END $$;

CREATE FUNCTION "Seat_note_play"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  -- A game that is made in the same statement runs.
  new."inPlay" := coalesce((SELECT g."status" = 'running' FROM "Game" g WHERE g."id" = new."gameId"), true);
  RETURN new;
END $$;

CREATE FUNCTION "User_note_digest"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  new."digestDueAt" := CASE WHEN new."digestAt" IS NOT NULL THEN to_timestamp(0) END;
  RETURN new;
END $$;

CREATE FUNCTION "noticeGame"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('table_changed', new."id");
  return null;
end $$;

-- Open pages hear of every change of a table (lib/live). Only the id of the table goes out: a notice may be lost, or come twice,
-- and whoever gets it reads what is new for itself.
CREATE FUNCTION "noticeTable"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('table_changed', coalesce(to_jsonb(new) ->> 'gameId', to_jsonb(old) ->> 'gameId'));
  return null;
end $$;

CREATE FUNCTION "refuseChangedAct"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'what operators did is never changed';
end $$;

CREATE FUNCTION seat_clock_stands() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW."tickingAt" := NULL;
  NEW."reminded" := NULL;
  RETURN NEW;
END $$;

-- Nothing runs against a player who has not arrived: the clock of a seat stands until somebody sits there. The database keeps this,
-- because people sit down and go in more than one way. Whoever sits down on a seat that the table waits for has the clock begin at
-- that moment. Sitting down counts "affairs" up: a row that was decided on while the seat was free is decided anew, so that none is
-- appended which starts no clock for whoever sits there by now.
CREATE FUNCTION seat_fresh_clock() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  waits BOOLEAN;
BEGIN
  UPDATE "Game" SET "affairs" = "affairs" + 1 WHERE "id" = NEW."gameId" AND "status" = 'running'
    RETURNING NEW."seat" = ANY("waiting") INTO waits;
  IF waits THEN
    NEW."tickingAt" := NEW."seatedAt";
    -- As firstLookAt of lib/game/pace/bank.ts: no mark can be reached before it. Where one person plays alone nobody is reminded.
    NEW."lookAt" := CASE WHEN (SELECT count(*) FROM "Seat" s WHERE s."gameId" = NEW."gameId" AND s."bot" IS NULL) > 1
      THEN NEW."seatedAt" + coalesce(ceil(NEW."bankMs" / 2.0) * interval '1 millisecond', interval '72 hours') END;
    NEW."reminded" := NULL;
  END IF;
  RETURN NEW;
END $$;

-- Open pages hear of a new row or a new word at once. Only ids travel; whoever hears of them reads the tables.
CREATE FUNCTION tell_listeners() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('table_changed', NEW."gameId");
  RETURN NULL;
END
$$;

-- Whoever writes for a seat writes in the tenure of its present holder.
CREATE FUNCTION "tenureOfSeat"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF new."tenure" IS NULL AND new."seat" IS NOT NULL THEN
    SELECT s."tenure" INTO new."tenure" FROM "Seat" s WHERE s."gameId" = new."gameId" AND s."seat" = new."seat";
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER "BoxPack_kept" BEFORE DELETE OR UPDATE ON "BoxPack" FOR EACH ROW EXECUTE FUNCTION "BoxPack_keep"();
CREATE TRIGGER "ChatMessage_changed" AFTER INSERT OR UPDATE ON "ChatMessage" FOR EACH ROW EXECUTE FUNCTION "noticeTable"();
CREATE TRIGGER "ChatMessage_tell" AFTER INSERT OR UPDATE ON "ChatMessage" FOR EACH ROW EXECUTE FUNCTION tell_listeners();
CREATE TRIGGER "CircleEntry_kept" BEFORE DELETE OR UPDATE ON "CircleEntry" FOR EACH ROW EXECUTE FUNCTION "CircleEntry_append_only"();
CREATE TRIGGER "Consent_changed" AFTER INSERT OR DELETE ON "Consent" FOR EACH ROW EXECUTE FUNCTION "noticeTable"();
CREATE TRIGGER "Decision_changed" AFTER INSERT OR UPDATE ON "Decision" FOR EACH ROW EXECUTE FUNCTION "noticeTable"();
CREATE TRIGGER "Delivery_game" BEFORE INSERT ON "Delivery" FOR EACH ROW EXECUTE FUNCTION "Delivery_note_game"();
CREATE TRIGGER "GameLog_no_update" BEFORE UPDATE ON "GameLog" FOR EACH ROW EXECUTE FUNCTION "GameLog_refuse_update"();
CREATE TRIGGER "GameLog_tell" AFTER INSERT ON "GameLog" FOR EACH ROW EXECUTE FUNCTION tell_listeners();
CREATE TRIGGER "Game_changed" AFTER UPDATE ON "Game" FOR EACH ROW WHEN (((((old.seq IS DISTINCT FROM new.seq) OR (old.status IS DISTINCT FROM new.status)) OR (old.name IS DISTINCT FROM new.name)) OR (old."pausedUntil" IS DISTINCT FROM new."pausedUntil"))) EXECUTE FUNCTION "noticeGame"();
CREATE TRIGGER "Game_made_or_gone" AFTER INSERT OR DELETE ON "Game" FOR EACH ROW EXECUTE FUNCTION "Game_count"();
CREATE TRIGGER "Game_of_box" BEFORE INSERT ON "Game" FOR EACH ROW WHEN ((new."packId" ~~ 'box:%'::text)) EXECUTE FUNCTION "Game_need_box"();
CREATE TRIGGER "Game_over" AFTER UPDATE OF status ON "Game" FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION "Game_count"();
CREATE TRIGGER "Game_plays_or_not" AFTER UPDATE OF status ON "Game" FOR EACH ROW WHEN (((old.status = 'running'::text) <> (new.status = 'running'::text))) EXECUTE FUNCTION "Game_note_play"();
CREATE TRIGGER "Game_waits_anew" AFTER UPDATE OF waiting, status ON "Game" FOR EACH ROW WHEN (((old.waiting IS DISTINCT FROM new.waiting) OR (old.status <> new.status))) EXECUTE FUNCTION "Game_note_occasions"();
CREATE TRIGGER "Note_tenure" BEFORE INSERT ON "Note" FOR EACH ROW EXECUTE FUNCTION "tenureOfSeat"();
CREATE TRIGGER "OperatorAct_append_only" BEFORE DELETE OR UPDATE ON "OperatorAct" FOR EACH ROW EXECUTE FUNCTION "refuseChangedAct"();
CREATE TRIGGER "OperatorAct_kept" BEFORE TRUNCATE ON "OperatorAct" FOR EACH STATEMENT EXECUTE FUNCTION "refuseChangedAct"();
CREATE TRIGGER "Plan_occasion" BEFORE INSERT ON "Plan" FOR EACH ROW EXECUTE FUNCTION "Plan_note_occasion"();
CREATE TRIGGER "Plan_tenure" BEFORE INSERT ON "Plan" FOR EACH ROW EXECUTE FUNCTION "tenureOfSeat"();
CREATE TRIGGER "SandboxLine_tenure" BEFORE INSERT ON "SandboxLine" FOR EACH ROW EXECUTE FUNCTION "tenureOfSeat"();
CREATE TRIGGER "SeatEntry_changed" AFTER INSERT ON "SeatEntry" FOR EACH ROW EXECUTE FUNCTION "noticeTable"();
CREATE TRIGGER "SeatEntry_counted" AFTER INSERT ON "SeatEntry" FOR EACH ROW EXECUTE FUNCTION "SeatEntry_count"();
CREATE TRIGGER "SeatEntry_kept" BEFORE DELETE OR UPDATE ON "SeatEntry" FOR EACH ROW EXECUTE FUNCTION "SeatEntry_append_only"();
CREATE TRIGGER "SeatKey_entries" AFTER INSERT ON "SeatKey" FOR EACH ROW WHEN ((NOT new.own)) EXECUTE FUNCTION "SeatKey_enter"();
CREATE TRIGGER "SeatOffer_changed" AFTER INSERT OR DELETE OR UPDATE ON "SeatOffer" FOR EACH ROW EXECUTE FUNCTION "noticeTable"();
CREATE TRIGGER "Seat_changed" AFTER UPDATE ON "Seat" FOR EACH ROW WHEN (((((old.name IS DISTINCT FROM new.name) OR (old."seatedAt" IS DISTINCT FROM new."seatedAt")) OR (old.bot IS DISTINCT FROM new.bot)) OR (old."userId" IS DISTINCT FROM new."userId"))) EXECUTE FUNCTION "noticeTable"();
CREATE TRIGGER "Seat_computer_changed" AFTER UPDATE OF bot ON "Seat" FOR EACH ROW WHEN ((old.bot IS DISTINCT FROM new.bot)) EXECUTE FUNCTION "Seat_note_computers"();
CREATE TRIGGER "Seat_computer_sat" AFTER INSERT ON "Seat" FOR EACH ROW WHEN ((new.bot IS NOT NULL)) EXECUTE FUNCTION "Seat_note_computers"();
CREATE TRIGGER "Seat_entries" AFTER UPDATE OF "heldFrom", "seatedAt", bot, "tokenHash", email, "userId" ON "Seat" FOR EACH ROW EXECUTE FUNCTION "Seat_enter"();
CREATE TRIGGER "Seat_folded_changed" BEFORE UPDATE OF email ON "Seat" FOR EACH ROW WHEN ((new.email IS DISTINCT FROM old.email)) EXECUTE FUNCTION "Seat_fold_address"();
CREATE TRIGGER "Seat_folded_made" BEFORE INSERT ON "Seat" FOR EACH ROW WHEN ((new.email IS NOT NULL)) EXECUTE FUNCTION "Seat_fold_address"();
CREATE TRIGGER "Seat_in_play" BEFORE INSERT ON "Seat" FOR EACH ROW EXECUTE FUNCTION "Seat_note_play"();
CREATE TRIGGER "Seat_link_ends" AFTER UPDATE OF "tokenHash" ON "Seat" FOR EACH ROW WHEN ((old."tokenHash" IS DISTINCT FROM new."tokenHash")) EXECUTE FUNCTION "Seat_end_link"();
CREATE TRIGGER "Seat_tenure" BEFORE UPDATE OF "heldFrom", "seatedAt", bot, email ON "Seat" FOR EACH ROW EXECUTE FUNCTION "Seat_begin_tenure"();
CREATE TRIGGER "User_digest_changed" BEFORE UPDATE OF "digestAt", "timeZone", "digestSentOn" ON "User" FOR EACH ROW WHEN (((((old."digestAt" IS DISTINCT FROM new."digestAt") OR (old."timeZone" IS DISTINCT FROM new."timeZone")) OR (old."digestSentOn" IS DISTINCT FROM new."digestSentOn")) AND (NOT (old."digestDueAt" IS DISTINCT FROM new."digestDueAt")))) EXECUTE FUNCTION "User_note_digest"();
CREATE TRIGGER "User_digest_made" BEFORE INSERT ON "User" FOR EACH ROW WHEN (((new."digestAt" IS NOT NULL) AND (new."digestDueAt" IS NULL))) EXECUTE FUNCTION "User_note_digest"();
CREATE TRIGGER seat_clock_stands BEFORE INSERT OR UPDATE OF "seatedAt", "tickingAt", bot ON "Seat" FOR EACH ROW WHEN (((new."seatedAt" IS NULL) AND (new.bot IS NULL) AND (new."tickingAt" IS NOT NULL))) EXECUTE FUNCTION seat_clock_stands();
CREATE TRIGGER seat_fresh_clock BEFORE UPDATE OF "seatedAt" ON "Seat" FOR EACH ROW WHEN (((old."seatedAt" IS NULL) AND (new."seatedAt" IS NOT NULL) AND (new.bot IS NULL))) EXECUTE FUNCTION seat_fresh_clock();

ALTER TABLE "AccessToken" ADD CONSTRAINT "AccessToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "BoxChoice" ADD CONSTRAINT "BoxChoice_boxId_fkey" FOREIGN KEY ("boxId") REFERENCES "Box"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "BoxEditor" ADD CONSTRAINT "BoxEditor_boxId_fkey" FOREIGN KEY ("boxId") REFERENCES "Box"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "BoxEditor" ADD CONSTRAINT "BoxEditor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "BoxRevision" ADD CONSTRAINT "BoxRevision_boxId_fkey" FOREIGN KEY ("boxId") REFERENCES "Box"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "BoxRevision" ADD CONSTRAINT "BoxRevision_packId_fkey" FOREIGN KEY ("packId") REFERENCES "BoxPack"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "BoxValue" ADD CONSTRAINT "BoxValue_boxId_editorId_fkey" FOREIGN KEY ("boxId", "editorId") REFERENCES "BoxEditor"("boxId", id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "BoxValue" ADD CONSTRAINT "BoxValue_boxId_fkey" FOREIGN KEY ("boxId") REFERENCES "Box"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Box" ADD CONSTRAINT "Box_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "CalendarAddress" ADD CONSTRAINT "CalendarAddress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Channel" ADD CONSTRAINT "Channel_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "CircleDelivery" ADD CONSTRAINT "CircleDelivery_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CircleDelivery" ADD CONSTRAINT "CircleDelivery_circleId_hookId_fkey" FOREIGN KEY ("circleId", "hookId") REFERENCES "CircleHook"("circleId", id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CircleDelivery" ADD CONSTRAINT "CircleDelivery_circleId_outboxId_fkey" FOREIGN KEY ("circleId", "outboxId") REFERENCES "CircleOutbox"("circleId", id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CircleDelivery" ADD CONSTRAINT "CircleDelivery_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CircleEntry" ADD CONSTRAINT "CircleEntry_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CircleHook" ADD CONSTRAINT "CircleHook_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CircleMember" ADD CONSTRAINT "CircleMember_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CircleMember" ADD CONSTRAINT "CircleMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "CircleOutbox" ADD CONSTRAINT "CircleOutbox_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CircleYear" ADD CONSTRAINT "CircleYear_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Competition" ADD CONSTRAINT "Competition_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ConfirmedAddress" ADD CONSTRAINT "ConfirmedAddress_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Consent" ADD CONSTRAINT "Consent_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "DealEntry" ADD CONSTRAINT "DealEntry_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "DealEntry" ADD CONSTRAINT "DealEntry_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "DealEntry" ADD CONSTRAINT "DealEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_gameId_outboxId_fkey" FOREIGN KEY ("gameId", "outboxId") REFERENCES "Outbox"("gameId", id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Device" ADD CONSTRAINT "Device_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Entrant" ADD CONSTRAINT "Entrant_competitionId_fkey" FOREIGN KEY ("competitionId") REFERENCES "Competition"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Entrant" ADD CONSTRAINT "Entrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Fixture" ADD CONSTRAINT "Fixture_competitionId_fkey" FOREIGN KEY ("competitionId") REFERENCES "Competition"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "GameArchive" ADD CONSTRAINT "GameArchive_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "GameLog" ADD CONSTRAINT "GameLog_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "GameResult" ADD CONSTRAINT "GameResult_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "GameResult" ADD CONSTRAINT "GameResult_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "GameReview" ADD CONSTRAINT "GameReview_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "GameSecret" ADD CONSTRAINT "GameSecret_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Game" ADD CONSTRAINT "Game_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Game" ADD CONSTRAINT "Game_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "GatheringAnswer" ADD CONSTRAINT "GatheringAnswer_gatheringId_fkey" FOREIGN KEY ("gatheringId") REFERENCES "Gathering"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "GatheringAnswer" ADD CONSTRAINT "GatheringAnswer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Gathering" ADD CONSTRAINT "Gathering_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Holiday" ADD CONSTRAINT "Holiday_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Note" ADD CONSTRAINT "Note_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Note" ADD CONSTRAINT "Note_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Outbox" ADD CONSTRAINT "Outbox_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ProblemReport" ADD CONSTRAINT "ProblemReport_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PuzzleHelp" ADD CONSTRAINT "PuzzleHelp_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PuzzleResult" ADD CONSTRAINT "PuzzleResult_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "RatedAnswer" ADD CONSTRAINT "RatedAnswer_callId_fkey" FOREIGN KEY ("callId") REFERENCES "RatedCall"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "RatedAnswer" ADD CONSTRAINT "RatedAnswer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ResultSeat" ADD CONSTRAINT "ResultSeat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "GameResult"("gameId") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "SandboxLine" ADD CONSTRAINT "SandboxLine_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "SandboxLine" ADD CONSTRAINT "SandboxLine_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "SeatClaim" ADD CONSTRAINT "SeatClaim_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "SeatDelegate" ADD CONSTRAINT "SeatDelegate_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "SeatDelegate" ADD CONSTRAINT "SeatDelegate_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "SeatEntry" ADD CONSTRAINT "SeatEntry_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "SeatHolder" ADD CONSTRAINT "SeatHolder_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "SeatHolder" ADD CONSTRAINT "SeatHolder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "SeatKey" ADD CONSTRAINT "SeatKey_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "SeatOffer" ADD CONSTRAINT "SeatOffer_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "SolverRating" ADD CONSTRAINT "SolverRating_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "TableWish" ADD CONSTRAINT "TableWish_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "TableWish" ADD CONSTRAINT "TableWish_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
