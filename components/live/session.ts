/** One table played in one page: what is done by hand, what the server answers, and what is drawn of both. */
import type { Rules } from '@/components/move/browser/rules-in-browser';
import { isUnseen, next, shownOf, type Act, type LiveTable } from '@/lib/game/live/live-table';
import { play } from '@/lib/game/live/play';
import { followAll, seqOf, standFrom } from '@/lib/game/live/stand';
import type { Wording } from '@/lib/game/wording/wording';
import { drawAhead, drawPart, isAsked, type Drawn } from './drawing';
import type { Kept, Taken } from '@/lib/game/live/unsent';
import { KeptSteps } from './kept-steps';
import type { LiveNews } from '@/lib/features/table/live-stand';
import type { RowsNews } from '@/lib/features/table/rows-news';
import type { ClocksNews } from '@/lib/features/clocks/turn-clocks';
import type { LiveData } from './live-data';
import type { LiveNow } from './live-now';
import { onHandedIn } from './handed-in';
import { newId } from './new-id';
import { Arming } from './arming';
import { askTaken } from './ask-taken';
import { Brought } from './brought';
import { hasParler, isLaterShown, later } from './later';
import { madeBy, type MadeByHand } from './made';
import { mark, seqOnPage, unmark } from './marks';
import { Beside } from './passed-on';
import { Sender, type Line } from './sender';
import { tableFrom, tableOf, workOutAgain } from './table-of';
import { Tabs } from './tabs';
import { Unread } from './unread';

export interface SessionOptions {
  /** What the page itself works out with as well. */
  readonly rules: Rules;
  readonly data: LiveData;
  readonly words: Wording;
  /** The table as the server has it now. */
  readonly load: () => Promise<LiveData>;
  /** What has come to pass since a row. */
  readonly loadNews: (since: number) => Promise<(LiveNews & ClocksNews) | undefined>;
  /** Which rows steps have made, by the ids they were sent under. */
  readonly loadTaken: (steps: Kept['steps']) => Promise<Taken>;
  /** Has the server draw the page anew. */
  readonly refresh: () => void;
  readonly show: (now: LiveNow | undefined, takesOver?: TakesOver) => void;
}

/** Nobody is to notice that what was there is drawn by something else: the same, or what follows it. */
export type TakesOver = 'the-same' | 'what-follows';

/** So long a tile that was placed by a tap may be turned without a step back. */
const HELD_MS = 3_000;

export class Session {
  readonly rules: Rules;
  #data: LiveData;
  #table: LiveTable;
  #answer = 0;
  /** How often the same was drawn anew. */
  #drawings = 0;
  #line: Line | undefined;
  #isOver = false;
  /** The newest row that was heard of, and whether more is being fetched. */
  #heard = 0;
  #isHearing = false;
  #hold: ReturnType<typeof setTimeout> | undefined;
  readonly #arming = new Arming(() => this.#draw());
  readonly #over = new AbortController();
  readonly #more: Brought;
  readonly #unread: Unread;
  readonly #beside: Beside;
  readonly #sender: Sender;
  readonly #tabs: Tabs;
  readonly #kept: KeptSteps;

  constructor(private readonly on: SessionOptions) {
    this.rules = on.rules;
    this.#data = on.data;
    this.#table = tableFrom(on.data);
    this.#unread = new Unread(on.words, seqOf(this.#table.confirmed));
    const { signal } = this.#over;
    addEventListener('pagehide', this.#release, { signal });
    onHandedIn((form) => this.#take(form), signal);
    this.#more = new Brought(() => this.#tried(), signal);
    this.#beside = new Beside({ refresh: on.refresh, onTalk: () => this.#talked(), signal });
    this.#beside.begin(on.data);
    const { gameId } = on.data.table;
    this.#sender = new Sender({
      gameId,
      table: () => this.#table,
      act: (act) => this.#act(act),
      onLine: (line) => this.#hasLine(line),
      onRefused: () => void this.renew(),
    });
    this.#kept = new KeptSteps(gameId, this.#table.seat);
    this.#tabs = new Tabs(gameId, (seq) => seq > seqOf(this.#table.confirmed) && void this.renew());
  }

  /** What was fetched later is drawn as if it had been there; without it, what it would have said. */
  #tried(): void {
    const { refused, gone } = this.#table;
    if (later()) workOutAgain();
    if (this.#drawn && (later() ?? refused ?? gone)) this.#draw(later() && 'what-follows');
  }

  /** Fetches what the server's page could not be drawn without. */
  async whole(): Promise<void> {
    const { table } = this.#data;
    if (isLaterShown(table) || this.#isAskedNoMore()) await this.#more.all();
    // With Peter Parler at the table half of the rules would be missing: then steps stay forms.
    if (!later() && hasParler(table)) throw new Error('no Parler');
  }

  /** Draws what is dear beforehand, a piece with each step of the generator. */
  ahead(): Generator<void> {
    return drawAhead(tableOf(this.rules.pack, this.#data, this.#table));
  }

  /**
   * Whether the page is older, and its panel of moves gives way to whom the table waits for now. Not to be
   * asked before Parler's rules have come: what may be done is worked out once.
   */
  #isAskedNoMore(): boolean {
    const isAskedOnPage = document.querySelector('#moves.moves') !== null;
    return isAskedOnPage && !isAsked(tableOf(this.rules.pack, this.#data, this.#table));
  }

  /**
   * Draws the table in place of what the server has drawn, and goes on with what was not sent. False where
   * the page has gone on meanwhile: then the table has to be fetched again.
   */
  begin(): boolean {
    const [onPage, confirmed] = [seqOnPage(), seqOf(this.#table.confirmed)];
    if (onPage > confirmed) return false;
    this.#draw(onPage === confirmed ? 'the-same' : 'what-follows');
    const { signal } = this.#over;
    const asking = { ...this.on, table: () => this.#table, renew: () => this.renew(), signal };
    this.#kept.takeUp((kept) => askTaken(kept, asking).then((act) => this.#act(act)), signal);
    return true;
  }

  /** The server has drawn the page anew: what is known already, with nothing beside it changed, stays. */
  renewTo(version: string): void {
    // The page may be older than what has been done in it meanwhile.
    if (this.#drawn) mark(this.#table);
    const [row, ...rest] = version.split('.');
    const isKnown = Number(row) <= Math.max(this.#heard, seqOf(this.#table.confirmed));
    if (!isKnown || !this.#data.table.version.endsWith(rest.join('.'))) void this.renew();
  }

  /** Asks for the table as it is now: something beside it has changed, or it has moved on. */
  async renew(): Promise<void> {
    // What has not begun fetches the newest when it does.
    if (!this.#drawn) return;
    try {
      await this.reload();
      if (!this.#isOver) this.#draw();
    } catch {
      if (this.#isOver) return;
      // It does not wait for this seat any more, or cannot be had: the server's page says which.
      this.#draw();
      this.on.refresh();
    }
  }

  /** Others have done something: their rows are fetched and drawn, so that pieces glide. */
  async #hear(row: number): Promise<void> {
    if (this.#isHearing || !this.#drawn || this.#table.pending.length > 0) return;
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
    const news = await this.on.loadNews(seqOf(this.#table.confirmed));
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
    const isBusy = this.#isHearing || !this.#drawn || this.#isOver || this.#table.pending.length > 0;
    if (isBusy || news.since > seqOf(this.#table.confirmed)) return;
    // What does not follow is asked for when the version comes.
    this.#follow({ ...news, offers: [] });
  }

  /** Draws what others have done; false where it does not follow from what is known. */
  #follow({ rows, offers, inTurn, latestSeq }: LiveNews): boolean {
    // Also where no row came: what says how far another is in the middle of a turn is fetched later.
    this.#more.bring();
    const before = this.#table.confirmed;
    const stand = followAll(before, rows, offers);
    if (!stand) return false;
    this.#heard = Math.max(this.#heard, latestSeq);
    this.#data = { ...this.#data, inTurn };
    this.#table = next(this.rules.pack, this.#table, { type: 'fresh', stand });
    if (seqOf(stand) > seqOf(before)) this.#unread.note(seqOf(before));
    this.#draw();
    this.#beside.passedOn(this.#table, before);
    return true;
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#hold);
    this.#arming.end();
    this.#over.abort();
    this.#sender.end();
    this.#tabs.end();
    this.#kept.end();
    unmark();
  }

  /** Fetches the table as the server has it now. */
  async reload(): Promise<void> {
    const data = await this.on.load();
    if (this.#isOver) return;
    this.#data = data;
    this.#beside.begin(data);
    const before = seqOf(this.#table.confirmed);
    this.#table = next(this.rules.pack, this.#table, { type: 'fresh', stand: standFrom(data) });
    // Before the first drawing the page itself tells it.
    if (this.#drawn && seqOf(this.#table.confirmed) > before) this.#unread.note(before);
    this.#kept.keep(this.#table);
  }

  #act(act: Act): void {
    if (this.#isOver) return;
    const before = this.#table;
    if (act.type === 'unsent') this.#answer += 1;
    const table = next(this.rules.pack, before, act);
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
    this.#more.bring();
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
    this.#tabs.tell(seqOf(this.#table.confirmed));
    const reports = this.#table.reports.slice(before.reports.length);
    if (reports.length > 0) void this.#report(reports);
    if (this.#table.pending.length === 0) this.#beside.passedOn(this.#table, before.confirmed);
  }

  async #report(reports: LiveTable['reports']): Promise<void> {
    await this.#more.all();
    await later()?.report(this.#data.table.gameId, reports);
  }

  #hasLine(line: Line | undefined): void {
    if (this.#line === line || this.#isOver) return;
    this.#line = line;
    this.#draw();
  }

  #take(form: FormData): void {
    const before = this.#table;
    const made = madeBy(form, this.#drawn?.table.seq);
    this.#answer += 1;
    if (made) this.#make(made);
    // Whoever plays has read what happened meanwhile.
    document.querySelector('details#recap')?.removeAttribute('open');
    // Whatever was pressed is over, also where nothing came of it.
    if (this.#table === before) this.#draw();
  }

  #make(made: MadeByHand): void {
    this.#unread.since = seqOf(shownOf(this.#table));
    this.#become(play(this.rules.pack, this.#table, { ...made, newId }));
    clearTimeout(this.#hold);
    this.#arming.begin(this.#table);
    if (this.#table.pending.some((step) => step.isHeld)) this.#hold = setTimeout(this.#release, HELD_MS);
  }

  /** Only its count is another: whoever is choosing goes on. */
  #talked(): void {
    this.#more.bring();
    if (this.#drawn) this.#draw();
  }

  #drawn: Drawn | undefined;

  #draw(takesOver?: TakesOver): void {
    const { pack } = this.rules;
    const table = tableOf(pack, this.#beside.of(this.#data), this.#table);
    const end = this.#arming.of(this.#table);
    const how = { line: this.#line, answer: this.#answer, drawings: this.#drawings, end };
    const drawn = { table, live: this.#table, ...how, clocks: this.#beside.clocks };
    this.#drawn = drawn;
    mark(this.#table);
    later()?.entitle(isAsked(table));
    const confirmed = seqOf(this.#table.confirmed);
    const now: LiveNow = {
      seq: this.#newest(),
      heard: this.#heard,
      isAsked: isAsked(table),
      hear: (row) => void this.#hear(row),
      take: (news) => this.#takeRows(news),
      news: this.#unread.take(table),
      shown: table.seq,
      confirmed,
      draw: (part, slots) => drawPart(drawn, part, slots),
      framesOf: async (film) => {
        await this.#more.all();
        return later()?.framesOf(table, film) ?? [];
      },
      redraw: () => {
        this.#drawings += 1;
        this.#draw();
      },
      refresh: this.on.refresh,
    };
    this.on.show(now, takesOver);
  }

  /** The newest row that is confirmed, or that a step of ours makes: of that one hears before the answer. */
  #newest(): number {
    return seqOf(this.#table.confirmed) + this.#table.pending.length;
  }
}
