// The life of a table: it is created, joined and played; its time runs out, and its players decide.
// Expectations are stated beforehand.
import type { MadeTable } from '../demo/api';
import { StoryBrowser, type Page } from './browser';
import { Company, type Expected, type Part } from './company';
import {
  after,
  automaticEnds,
  bankAfter,
  pacedTimeOf,
  heardAt,
  hoursOf,
  type Marks,
  marksOf,
  minutesAfter,
  momentOf,
  nextDate,
  type Wait,
  wall,
  words,
} from './law';
import { playTurn } from './moves';
import type { StoryPerson, WantedPerson } from './people';

const HOUR = 3_600_000;
/** The email about a turn is sent two minutes after its beginning (PROMPT_DELAY_S). */
const TURN_MAIL_MINUTES = 2;

/** A new table, with the link of every seat. */
type MadeWithLinks = MadeTable & { readonly seats: readonly { readonly link: string }[] };

/** The API's answer about the clocks of a table. */
interface Clocks {
  readonly clocks: readonly { readonly since?: string; readonly until?: string }[];
}

/** The button that confirms a grave choice; going back is a link. */
const CONSENTS = /^(Find someone else|Let a computer|End the game|Wait longer)/;

export class Table extends Company {
  /** Its id, once it is made. */
  gameId = '';
  /** The seat to move, since when, and everyone's remaining time at that moment. */
  turnOf = 0;
  since = this.now;
  banks: (number | undefined)[] = [];

  /** The person on a seat. */
  seated(seat: number): StoryPerson {
    const person = this.people[seat];
    if (!person) throw new Error(`nobody sits on seat ${seat}`);
    return person;
  }

  /** The person to move. */
  get acting(): StoryPerson {
    return this.seated(this.turnOf);
  }

  /** Creates the table and seats its players; each reads the messages about it. */
  async begin(at: Date, { away = [] }: { readonly away?: readonly string[] } = {}): Promise<void> {
    await this.ages.until(at);
    const seats = this.people.map(({ name }) => ({ name }));
    const body = { name: this.name, seats, startingSeat: 'first', pace: this.pace, ...this.rest };
    // A host without a seat is identified by an account.
    if (this.host) await this.signIn(this.host);
    const maker = this.host?.browser ?? new StoryBrowser(this.world.origin);
    const made = await maker.ask<MadeWithLinks>('/api/tables', body);
    if (made.status !== 201) throw new Error(`no table: ${JSON.stringify(made.body)}`);
    this.gameId = made.body.game.id;
    this.path = `/games/${this.gameId}`;
    for (const [seat, person] of this.people.entries())
      Object.assign(person, { seat, link: new URL(made.body.seats[seat]?.link ?? '').pathname });
    const hours = hoursOf(this.rules);
    this.banks = this.people.map(() => (hours ? hours[0] * HOUR : undefined));
    this.since = this.now;
    this.log.note(this.now, `The table is made for ${this.people.map(({ name }) => name).join(', ')}.`);
    for (const person of this.people) if (!away.includes(person.name)) await this.#arrives(person);
  }

  /**
   * Seats one person after the other, a minute apart. Seated players read who has arrived, and finally that
   * the game has begun.
   */
  async #arrives(person: StoryPerson): Promise<void> {
    await this.ages.until(minutesAfter(this.now, 1));
    const before = this.people.filter(({ sits }) => sits);
    await this.sit(person);
    if (person.seat === this.turnOf) this.since = this.now;
    person.sits = true;
    this.log.note(this.now, `${person.name} sits down.`);
    const isLast = this.people.every(({ sits }) => sits);
    const reads = before
      .filter(({ address }) => address)
      .map(({ name, seat }) => [name, [this.#arrivalWords(isLast, seat, person)]] as const);
    await this.reads(Object.fromEntries(reads));
    if (person.address && person.isConfirmed) await this.signIn(person);
  }

  #arrivalWords(isLast: boolean, seat: number, { name }: StoryPerson): readonly string[] {
    if (!isLast) return [`${name} has joined`];
    return seat === this.turnOf ? ['has started, and you go first'] : ['has started'];
  }

  async sit(person: StoryPerson, link = person.link): Promise<Page> {
    const { browser, address } = person;
    const invitation = await browser.open(link);
    const typed = { timeZone: person.zone, name: person.name, ...(address ? { email: address } : {}) };
    const page = await browser.press(invitation, /^Sit down/, typed);
    if (page.path !== this.path)
      throw new Error(`${person.name} does not sit: ${page.url} ${page.text.slice(0, 300)}`);
    if (person.nightWords || person.daysOff.length > 0) await this.saveProfile(person);
    return page;
  }

  /**
   * Checks that the pending decision is shown: by the API, on the page of the table and in the person's list
   * of tables.
   */
  async showsDeadline(until: Date | undefined, { by }: { readonly by?: string } = {}): Promise<void> {
    const { body } = await this.anybody.browser.ask<Clocks>(`/api${this.path}/late`);
    const clock = body.clocks.find(({ since }) => since !== undefined);
    const shown = clock?.until;
    this.log.deadline(this.now, this.acting, until, shown === undefined ? undefined : new Date(shown));
    this.expect(
      shown === until?.toISOString(),
      `the deadline is shown as ${shown}, expected ${until?.toISOString()}`,
    );
    const reader = by
      ? this.person(by)
      : this.people.find((one, seat) => seat !== this.turnOf && !one.isComputer);
    if (!until || !reader) return;
    const isOut = until <= this.now;
    const late = this.acting.name;
    await this.sees(reader.name, this.path, isOut ? `${late} is out of time` : words(until, reader.zone));
  }

  get anybody(): StoryPerson {
    const found = this.people.find(({ isComputer }) => !isComputer);
    if (!found) throw new Error('only computers sit there');
    return found;
  }

  get wait(): Wait {
    return { since: this.since, bankMs: this.banks[this.turnOf] };
  }

  marks(person = this.acting): Marks {
    // Without a clock, a wait that was given more time has one.
    return marksOf(
      this.banks[this.turnOf] === undefined ? this.rules : { ...this.rules, kind: 'given' },
      person,
      this.wait,
    );
  }

  /**
   * The player to move plays a turn to its end, with the reminders before it. The next player's clock starts
   * here.
   */
  async turn(at = this.now): Promise<void> {
    await this.#remindedUntil(at);
    await this.ages.until(at);
    const person = this.acting;
    await playTurn(person, this.path);
    // Computers play before the test looks.
    if (this.people.some(({ isComputer }) => isComputer)) await this.ages.until(this.now);
    if (hoursOf(this.rules) === undefined) this.banks[this.turnOf] = undefined;
    else this.banks[this.turnOf] = bankAfter(this.rules, person, this.wait, this.now);
    this.turnOf = (this.turnOf + 1) % this.people.length;
    this.passComputers();
    this.log.turn(this.now, person);
  }

  /** The moment, to the minute, when this share of the remaining time has passed. */
  within(share: number): Date {
    const ms = this.now.getTime() + (this.marks().out.getTime() - this.now.getTime()) * share;
    return new Date(Math.floor(ms / 60_000) * 60_000);
  }

  async #remindedUntil(at: Date): Promise<void> {
    const person = this.acting;
    const { out, ...marks } = this.marks();
    const due = Object.values(marks).filter((mark) => mark > this.now && mark < at);
    for (const mark of due.sort((a, b) => a.getTime() - b.getTime())) {
      const says = this.banks[this.turnOf] === undefined ? [] : [words(out, person.zone)];
      await this.comes(mark, person.address ? { [person.name]: [['waiting for you', ...says]] } : {});
    }
  }

  /** A turn, followed by the email about it to the next player. */
  async turnAndMail(at = this.now): Promise<void> {
    await this.turn(at);
    await this.#turnIsMailed();
  }

  /** The same, unless it was the last turn: then returns false. */
  async turnUnlessLast(at: Date): Promise<boolean> {
    await this.turn(at);
    const { body } = await this.anybody.browser.ask<{ status: string }>(`/api${this.path}`);
    if (body.status === 'running') await this.#turnIsMailed();
    return body.status === 'running';
  }

  async #turnIsMailed(): Promise<void> {
    const next = this.acting;
    const until = this.banks[this.turnOf] === undefined ? undefined : this.marks().out;
    await this.showsDeadline(until);
    const says = ['it’s your turn', ...(until ? [`You have until ${words(until, next.zone)}`] : [])];
    const heard = heardAt(next, minutesAfter(this.since, TURN_MAIL_MINUTES));
    await this.comes(heard, next.address ? { [next.name]: [says] } : {});
  }

  /**
   * The next player says nothing until time is out: reminders, automatic holidays, and then the others are
   * asked.
   */
  async timeRunsOut(): Promise<Date> {
    const late = this.acting;
    const { name } = late;
    const ends: readonly [Marks, ...Marks[]] = late.automatic
      ? automaticEnds(this.rules, late, this.wait).ends
      : [this.marks()];
    const reminds = (end: Marks, more: readonly string[] = []): Expected =>
      late.address ? { [name]: [['waiting for you', words(end.out, late.zone), ...more]] } : {};
    await this.comes(ends[0].half, reminds(ends[0]));
    await this.comes(ends[0].late, reminds(ends[0]));
    for (const [n, end] of ends.slice(0, -1).entries()) {
      const next = ends[n + 1] ?? end;
      await this.comes(end.last, reminds(end, ['that day automatically becomes a holiday']));
      const moved = [
        `${name} is on holiday until`,
        ({ zone }: StoryPerson) => `now has until ${words(next.out, zone)}`,
      ];
      await this.comes(end.out, n === 0 ? this.all(moved, { except: [name] }) : {});
      await this.showsDeadline(next.out);
      if (n === 0) await this.#seesHoliday(late);
    }
    const last = ends.at(-1) ?? ends[0];
    await this.comes(last.last, reminds(last, ['running out', 'the others decide what happens next']));
    await this.comes(last.out, {
      ...(late.address ? { [name]: [['Out of time', 'you can still move']] } : {}),
      ...this.all([`${name} is out of time`], { except: [name] }),
    });
    this.log.note(this.now, `The time of ${name} is out.`);
    for (const { date } of ends.slice(0, -1).map(({ out }) => wall(late.zone, out))) late.holidays.add(date);
    return last.out;
  }

  /** A waiting player sees how long the late one is on holiday, and why the deadline has moved. */
  async #seesHoliday(late: StoryPerson): Promise<void> {
    const other = this.people.find((person) => person !== late && !person.isComputer) ?? late;
    const back = momentOf(late.zone, nextDate(wall(late.zone, this.now).date));
    await this.sees(
      other.name,
      this.path,
      `${late.name}: on holiday until ${words(back, other.zone)}`,
      'One day of holiday included, one of them automatic',
    );
    await this.sees(other.name, '/me/tables', `${late.name}: on holiday until ${words(back, other.zone)}`);
  }

  /** A player votes what happens to the late one: the page asks once more before a grave choice. */
  async says(
    name: string,
    answer: string,
    { bot, seat = this.turnOf }: { readonly bot?: string; readonly seat?: number } = {},
  ): Promise<Page> {
    const query = `?ask=${answer}&seat=${seat}${bot ? `&bot=${bot}` : ''}`;
    const page = await this.does(name, `${this.path}/requests${query}`, CONSENTS);
    this.log.note(this.now, `${name} is for: ${answer}${bot ? ` (${bot})` : ''}.`);
    return page;
  }

  /**
   * The others give the late player more time: the counted time plus this. The late player reads the new
   * deadline.
   */
  async getsMore(hours: number): Promise<Date> {
    const late = this.acting;
    const { bankMs, since } = this.wait;
    const counted =
      bankMs === undefined
        ? this.now.getTime() - since.getTime()
        : pacedTimeOf(this.rules, late, since, this.now);
    this.banks[this.turnOf] = counted + hours * HOUR;
    const { out } = this.marks();
    this.log.note(this.now, `${late.name} is given ${hours} hours more.`);
    await this.reads(late.address ? { [late.name]: [['Still your turn', words(out, late.zone)]] } : {});
    await this.showsDeadline(out);
    return out;
  }

  /**
   * Every day after time ran out, players who have not voted get a reminder, and the other players get none.
   */
  async silence(
    names: readonly string[],
    { out, until, says = [] }: { readonly out: Date; readonly until: Date; readonly says?: readonly Part[] },
  ): Promise<void> {
    for (let day = 1; after(out, 24 * day) < until; day += 1) {
      if (after(out, 24 * day) <= this.now) continue;
      const reads = names.map((name) => [name, [['your vote is missing', ...says]]] as const);
      await this.comes(after(out, 24 * day), Object.fromEntries(reads));
    }
  }

  /** A new person sits down by a link that was handed on. */
  async succeeds(seat: number, wanted: string | WantedPerson, link?: string): Promise<StoryPerson> {
    const former = this.seated(seat);
    const person = typeof wanted === 'string' ? this.person(wanted) : this.newPerson(wanted);
    Object.assign(person, { seat, link: link ?? person.link, sits: true });
    await (link ? this.sit(person, link) : this.does(person.name, this.path, 'Sit down again'));
    this.former = [...this.former, former].filter((one) => one !== person && !one.isComputer);
    this.people[seat] = person;
    const hours = hoursOf(this.rules);
    if (hours) this.banks[seat] = hours[0] * HOUR;
    if (this.turnOf === seat) this.since = this.now;
    this.log.note(this.now, `${person.name} sits down on the seat of ${former.name}.`);
    return person;
  }

  computerSits(seat: number, strength: string): void {
    const former = this.seated(seat);
    this.former = [...this.former, former];
    this.people[seat] = { ...this.newPerson({ name: strength, mail: false }), seat, isComputer: true };
    this.log.note(this.now, `A computer (${strength}) sits on the seat of ${former.name}.`);
  }

  /** Skips computers after a turn: they have played by now, so a person is to move. */
  passComputers(): void {
    while (this.acting.isComputer) this.turnOf = (this.turnOf + 1) % this.people.length;
    this.since = this.now;
  }

  /** Ends this table's story: no email may be unread and no question open. */
  async ends(): Promise<void> {
    await this.reads();
    await this.world.sql.query(`update "Game" set status = 'finished' where id = $1 and status = 'running'`, [
      this.gameId,
    ]);
  }
}
