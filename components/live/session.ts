/** One table played in one page: what is done by hand, what the server answers, and what is drawn of both. */
import { stayInMoves } from '@/components/move/browser/stay-in-moves';
import { readOut } from '@/components/words/heard';
import type { Pack } from '@/lib/game/engine/pack-index';
import { isUnseen, next, shownOf, type Act, type LiveTable } from '@/lib/game/live/live-table';
import { play } from '@/lib/game/live/play';
import { followAll, seqOf, standFrom } from '@/lib/game/live/stand';
import type { Wording } from '@/lib/game/wording/wording';
import { drawPart, isAsked, type Drawn } from './drawing';
import type { Kept } from '@/lib/game/live/unsent';
import { KeptSteps } from './kept-steps';
import type { LiveNews } from '@/lib/features/table/live-stand';
import type { RowsNews } from '@/lib/features/table/rows-news';
import type { ClocksNews } from '@/lib/features/clocks/turn-clocks';
import type { LiveData } from './live-data';
import { setLive, type LiveNow } from './live-now';
import { load, loadNews, loadTaken } from './load';
import { newId } from './new-id';
import { Arming } from './arming';
import { askTaken } from './ask-taken';
import { entitle } from './entitle';
import { madeBy } from './made';
import type { GivenStep } from '@/components/move/turn-context';
import { mark, unmark } from './marks';
import { Beside } from './passed-on';
import { framesOf } from './past';
import { Sender, type Line } from './sender';
import { tableFrom, tableOf } from './table-of';
import { report } from './report';
import { Tabs } from './tabs';
import { Unread } from './unread';

export interface SessionOptions {
  readonly pack: Pack;
  readonly data: LiveData;
  readonly words: Wording;
  /** Has the server draw the page anew. */
  readonly refresh: () => void;
}

/** So long a tile that was placed by a tap may be turned without a step back. */
const HELD_MS = 3_000;

export class Session {
  /** As the page came. */
  readonly first: LiveNow;
  #data: LiveData;
  #table: LiveTable;
  #answer = 0;
  /** How often the same was drawn anew. */
  #drawings = 0;
  #line: Line | undefined;
  #isOver = true;
  #drawn: Drawn;
  /** The newest row that was heard of, and whether more is being fetched. */
  #heard = 0;
  #isHearing = false;
  #hold: ReturnType<typeof setTimeout> | undefined;
  readonly #arming = new Arming(() => this.#draw());
  readonly #unread: Unread;
  readonly #beside: Beside;
  readonly #sender: Sender;
  #tabs: Tabs | undefined;
  readonly #kept: KeptSteps;

  constructor(private readonly on: SessionOptions) {
    this.#data = on.data;
    this.#table = tableFrom(on.data);
    this.#unread = new Unread(on.words, seqOf(this.#table.confirmed));
    const { gameId } = on.data.table;
    this.#beside = new Beside({ refresh: on.refresh, onTalk: () => this.#talked() });
    this.#beside.begin(on.data);
    this.#sender = new Sender({
      gameId,
      table: () => this.#table,
      act: (act) => this.#act(act),
      onLine: (line) => this.#hasLine(line),
      onRefused: () => void this.renew(),
    });
    this.#kept = new KeptSteps(gameId, this.#table.seat);
    this.#drawn = this.#drawnNow();
    this.first = this.#now(this.#drawn);
  }

  /** Listens and sends from now on, and goes on with what was not sent; gives the way to end. */
  start(): () => void {
    const over = new AbortController();
    const { signal } = over;
    addEventListener('pagehide', this.#release, { signal });
    this.#beside.listen(signal);
    this.#sender.listen(signal);
    const { gameId } = this.#data.table;
    this.#tabs = new Tabs(gameId, (seq) => seq > seqOf(this.#table.confirmed) && void this.renew());
    this.#isOver = false;
    this.#draw();
    const asking = {
      table: () => this.#table,
      loadTaken: (steps: Kept['steps']) => loadTaken(gameId, steps),
      renew: () => this.renew(),
      signal,
    };
    this.#kept.takeUp((kept) => askTaken(kept, asking).then((act) => this.#act(act)), signal);
    return () => {
      over.abort();
      this.#end();
    };
  }

  /** The server has drawn the page anew. It may be older than what has been done in it meanwhile. */
  renewTo(data: LiveData): void {
    if (data === this.#data) return;
    const isOlder = data.table.seq < seqOf(this.#table.confirmed);
    if (!isOlder) this.#takeData(data);
    this.#draw();
  }

  /** Asks for the table as it is now: something beside it has changed, or it has moved on. */
  async renew(): Promise<void> {
    try {
      const data = await load(this.#data.table.gameId);
      if (this.#isOver) return;
      this.#takeData(data);
      this.#draw();
    } catch {
      if (this.#isOver) return;
      // It does not wait for this seat any more, or cannot be had: the server's page says which.
      this.#draw();
      this.on.refresh();
    }
  }

  /** Others have done something: their rows are fetched and drawn, so that pieces glide. */
  async #hear(row: number): Promise<void> {
    if (this.#isHearing || this.#table.pending.length > 0) return;
    this.#isHearing = true;
    try {
      while (this.#heard < row && !this.#isOver) await this.#takeNews(row);
    } catch {
      // The line is cut: whoever heard of it tells again.
    } finally {
      this.#isHearing = false;
    }
  }

  async #takeNews(row: number): Promise<void> {
    const news = await loadNews(this.#data.table.gameId, seqOf(this.#table.confirmed));
    if (this.#isOver) return;
    this.#heard = Math.max(row, this.#heard);
    // Nobody plays any more, or may look: the server's page says which.
    if (!news) return this.on.refresh();
    this.#beside.take(news);
    const before = this.#table.confirmed;
    if (this.#follow(news)) return;
    await this.renew();
    if (!this.#isOver) this.#beside.passedOn(this.#table, before);
  }

  /** Rows that came over the stream. Where something is being fetched or sent, that is what counts. */
  #takeRows(news: RowsNews & ClocksNews): void {
    // Whoever has ended a turn knows its rows, and not whose clock runs now.
    this.#beside.take(news);
    const isBusy = this.#isHearing || this.#isOver || this.#table.pending.length > 0;
    if (isBusy || news.since > seqOf(this.#table.confirmed)) return;
    // What does not follow is asked for when the version comes.
    this.#follow({ ...news, offers: [] });
  }

  /** Draws what others have done; false where it does not follow from what is known. */
  #follow({ rows, offers, inTurn, latestSeq }: LiveNews): boolean {
    const before = this.#table.confirmed;
    const stand = followAll(before, rows, offers);
    if (!stand) return false;
    this.#heard = Math.max(this.#heard, latestSeq);
    this.#data = { ...this.#data, inTurn };
    this.#table = next(this.on.pack, this.#table, { type: 'fresh', stand });
    if (seqOf(stand) > seqOf(before)) this.#unread.note(seqOf(before));
    this.#draw();
    this.#beside.passedOn(this.#table, before);
    return true;
  }

  #end(): void {
    this.#isOver = true;
    clearTimeout(this.#hold);
    this.#arming.end();
    this.#tabs?.end();
    this.#kept.end();
    unmark();
    setLive(undefined);
    stayInMoves();
  }

  /** The table as the server has it now. */
  #takeData(data: LiveData): void {
    this.#data = data;
    this.#beside.begin(data);
    const before = seqOf(this.#table.confirmed);
    const stand = standFrom(data);
    this.#table = next(this.on.pack, this.#table, { type: 'fresh', stand });
    if (seqOf(this.#table.confirmed) > before) this.#unread.note(before);
    this.#kept.keep(this.#table);
  }

  #act(act: Act): void {
    if (this.#isOver) return;
    const before = this.#table;
    if (act.type === 'unsent') this.#answer += 1;
    const table = next(this.on.pack, before, act);
    if (table === before) return;
    // What was refused is told with the position as it is now (renew).
    this.#become(table, !isUnseen(act));
    if (act.type === 'answered') this.#answered(before);
  }

  #become(table: LiveTable, isSeen = true): void {
    if (table === this.#table) return;
    if (seqOf(shownOf(table)) !== seqOf(shownOf(this.#table))) this.#unread.note();
    this.#table = table;
    this.#kept.keep(table);
    if (isSeen) this.#draw();
    else mark(this.#table);
    this.#sender.send();
  }

  /** Whatever may still be made otherwise stands as it is, at the latest when the page is left. */
  readonly #release = (): void => {
    clearTimeout(this.#hold);
    this.#act({ type: 'release' });
  };

  #answered(before: LiveTable): void {
    this.#tabs?.tell(seqOf(this.#table.confirmed));
    const reports = this.#table.reports.slice(before.reports.length);
    if (reports.length > 0) void report(this.#data.table.gameId, reports);
    if (this.#table.pending.length === 0) this.#beside.passedOn(this.#table, before.confirmed);
  }

  #hasLine(line: Line | undefined): void {
    if (this.#line === line || this.#isOver) return;
    this.#line = line;
    this.#draw();
  }

  /** A form of the moves was handed in. */
  take(form: FormData): void {
    this.#given(madeBy(form, this.#drawn.table.seq));
  }

  /** A step was given on the drawings. */
  readonly give = (step: GivenStep): void => this.#given(step);

  #given(step: GivenStep | undefined): void {
    const before = this.#table;
    this.#answer += 1;
    if (step) this.#make(step);
    // Whoever plays has read what happened meanwhile.
    document.querySelector('details#recap')?.removeAttribute('open');
    // Whatever was pressed is over, also where nothing came of it.
    if (this.#table === before) this.#draw();
  }

  #make(made: GivenStep): void {
    this.#unread.since = seqOf(shownOf(this.#table));
    const table = play(this.on.pack, this.#table, { ...made, newId });
    // Before it is drawn: the button says first that it waits, and then that it is ready again.
    this.#arming.begin(table);
    this.#become(table);
    clearTimeout(this.#hold);
    if (this.#table.pending.some((step) => step.isHeld)) this.#hold = setTimeout(this.#release, HELD_MS);
  }

  /** Only its count is another: whoever is choosing goes on. */
  #talked(): void {
    this.#draw();
  }

  #drawnNow(): Drawn {
    const end = this.#arming.of(this.#table);
    const how = { line: this.#line, answer: this.#answer, drawings: this.#drawings, end };
    const table = tableOf(this.on.pack, this.#beside.of(this.#data), this.#table);
    return { table, live: this.#table, ...how, clocks: this.#beside.clocks };
  }

  #draw(): void {
    if (this.#isOver) return;
    this.#drawn = this.#drawnNow();
    mark(this.#table);
    entitle(isAsked(this.#drawn.table));
    const now = this.#now(this.#drawn);
    setLive(now);
    readOut(this.#data.table.gameId, now.seq, now.news);
  }

  #now(drawn: Drawn): LiveNow {
    const { table } = drawn;
    return {
      seq: this.#newest(),
      heard: this.#heard,
      isAsked: isAsked(table),
      hear: (row) => void this.#hear(row),
      take: (news) => this.#takeRows(news),
      news: this.#unread.take(table),
      shown: table.seq,
      confirmed: seqOf(this.#table.confirmed),
      draw: (part, slots) => drawPart({ ...drawn, onStep: (form) => this.take(form) }, part, slots),
      framesOf: async (film) => framesOf(table, film),
      redraw: () => {
        this.#drawings += 1;
        this.#draw();
      },
      refresh: this.on.refresh,
    };
  }

  /** The newest row that is confirmed, or that a step of ours makes: of that one hears before the answer. */
  #newest(): number {
    return seqOf(this.#table.confirmed) + this.#table.pending.length;
  }
}
