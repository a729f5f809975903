// @ts-nocheck
// A table as it is lived: made, sat down at, played; time runs out there, and its people say how to go on.
// What is expected is said beforehand.
import crypto from 'node:crypto';
import { Browser } from './browser';
import { Company } from './company';
import {
  after,
  automaticEnds,
  bankAfter,
  countedBetween,
  hoursOf,
  marksOf,
  minutesAfter,
  momentOf,
  nextDate,
  wall,
  words,
} from './law';

const HOUR = 3_600_000;
/** A turn is mailed two minutes after it began (PROMPT_DELAY_S). */
const TURN_MAIL_MINUTES = 2;
const MOST_COMMANDS = 80;

export class Table extends Company {
  /** The table is made, and everybody sits down who is to; each reads what they are told of it. */
  async begin(at, { away = [] } = {}) {
    await this.ages.until(at);
    const seats = this.people.map(({ name }) => ({ name }));
    const body = { name: this.name, seats, startingSeat: 'first', pace: this.pace, ...this.rest };
    // A host who sits elsewhere is known by an account.
    if (this.host) await this.signIn(this.host);
    const maker = this.host?.browser ?? new Browser(this.world.origin);
    const made = await maker.ask('/api/tables', body);
    if (made.status !== 201) throw new Error(`no table: ${JSON.stringify(made.body)}`);
    this.gameId = made.body.game.id;
    this.path = `/games/${this.gameId}`;
    for (const [seat, person] of this.people.entries())
      Object.assign(person, { seat, link: new URL(made.body.seats[seat].link).pathname });
    const hours = hoursOf(this.rules);
    this.banks = this.people.map(() => (hours ? hours[0] * HOUR : undefined));
    this.turnOf = 0;
    this.since = this.now;
    this.log.note(this.now, `The table is made for ${this.people.map(({ name }) => name).join(', ')}.`);
    for (const person of this.people) if (!away.includes(person.name)) await this.#arrives(person);
  }

  /**
   * One after the other, a minute between them: those who sit there already read who has come, and at last
   * that the game has begun.
   */
  async #arrives(person) {
    await this.ages.until(minutesAfter(this.now, 1));
    const before = this.people.filter(({ sits }) => sits);
    await this.sit(person);
    if (person.seat === this.turnOf) this.since = this.now;
    person.sits = true;
    this.log.note(this.now, `${person.name} sits down.`);
    const isLast = this.people.every(({ sits }) => sits);
    const reads = before.map(({ name, seat }) => [name, [this.#arrivalWords(isLast, seat, person)]]);
    await this.reads(Object.fromEntries(reads.filter(([name]) => this.person(name).address)));
    if (person.address && person.isConfirmed) await this.signIn(person);
  }

  #arrivalWords(isLast, seat, { name }) {
    if (!isLast) return [`${name} has joined`];
    return seat === this.turnOf ? ['has begun: you start'] : ['has begun'];
  }

  async sit(person, link = person.link) {
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
   * What the table waits for is expected and shown: in the answer of the API, on the page of the table and
   * among somebody's tables.
   */
  async showsDeadline(until, { by } = {}) {
    const { body } = await this.anybody.browser.ask(`/api${this.path}/late`);
    const clock = body.clocks.find(({ since }) => since !== undefined);
    const shown = clock?.until;
    this.log.deadline(this.now, this.people[this.turnOf], until, shown && new Date(shown));
    this.expect(
      shown === until?.toISOString(),
      `the deadline is shown as ${shown}, expected ${until?.toISOString()}`,
    );
    const reader = by
      ? this.person(by)
      : this.people.find((one, seat) => seat !== this.turnOf && !one.isComputer);
    if (!until || !reader) return;
    const isOut = until <= this.now;
    const late = this.people[this.turnOf].name;
    await this.sees(reader.name, this.path, isOut ? `Time is out for ${late}` : words(until, reader.zone));
  }

  get anybody() {
    return this.people.find(({ isComputer }) => !isComputer);
  }

  get wait() {
    return { since: this.since, bankMs: this.banks[this.turnOf] };
  }

  marks(person = this.people[this.turnOf]) {
    // Where there is no clock, a wait that was given more time has one.
    return marksOf(
      this.banks[this.turnOf] === undefined ? this.rules : { ...this.rules, kind: 'given' },
      person,
      this.wait,
    );
  }

  /**
   * Whoever it is plays a turn to its end, reminded until then as the marks say; the next one's clock runs
   * from here on.
   */
  async turn(at = this.now) {
    await this.#remindedUntil(at);
    await this.ages.until(at);
    const person = this.people[this.turnOf];
    await this.#commands(person);
    // Computers play before anybody looks.
    if (this.people.some(({ isComputer }) => isComputer)) await this.ages.until(this.now);
    if (hoursOf(this.rules) === undefined) this.banks[this.turnOf] = undefined;
    else this.banks[this.turnOf] = bankAfter(this.rules, person, this.wait, this.now);
    this.turnOf = (this.turnOf + 1) % this.people.length;
    this.passComputers();
    this.log.turn(this.now, person);
  }

  /** The moment, to the minute, at which such a share of the time that is left has gone by. */
  within(share) {
    const ms = this.now.getTime() + (this.marks().out - this.now) * share;
    return new Date(Math.floor(ms / 60_000) * 60_000);
  }

  async #remindedUntil(at) {
    const person = this.people[this.turnOf];
    const { out, ...marks } = this.marks();
    const due = Object.values(marks).filter((mark) => mark > this.now && mark < at);
    for (const mark of due.sort((a, b) => a - b)) {
      const says = this.banks[this.turnOf] === undefined ? [] : [words(out, person.zone)];
      await this.comes(mark, person.address ? { [person.name]: [['waits for you', ...says]] } : {});
    }
  }

  /** When somebody who sleeps by this clock hears of what is due at a moment. */
  heardAt({ zone, night }, at) {
    if (!night) return at;
    const { date, minute } = wall(zone, at);
    const [from, to] = night;
    const isNight = from < to ? minute >= from && minute < to : minute >= from || minute < to;
    return isNight ? momentOf(zone, minute < to ? date : nextDate(date), to) : at;
  }

  /** A turn, and the mail of it to whoever is next. */
  async turnAndMail(at = this.now) {
    await this.turn(at);
    await this.#turnIsMailed();
  }

  /** The same, as long as there is a turn after it: false where the game is over by now. */
  async turnUnlessLast(at) {
    await this.turn(at);
    const { body } = await this.anybody.browser.ask(`/api${this.path}`);
    if (body.status === 'running') await this.#turnIsMailed();
    return body.status === 'running';
  }

  async #turnIsMailed() {
    const next = this.people[this.turnOf];
    const until = this.banks[this.turnOf] === undefined ? undefined : this.marks().out;
    await this.showsDeadline(until);
    const says = ['Your turn in', ...(until ? [`You have until ${words(until, next.zone)}`] : [])];
    const heard = this.heardAt(next, minutesAfter(this.since, TURN_MAIL_MINUTES));
    await this.comes(heard, next.address ? { [next.name]: [says] } : {});
  }

  async #commands(person) {
    const { browser, seat } = person;
    await browser.open(this.path);
    for (let n = 0; n < MOST_COMMANDS; n += 1) {
      const { body } = await browser.ask(`/api${this.path}/options`);
      const { commands = [], seq } = body;
      const moves = commands.map(({ command }) => command).filter(({ type }) => type !== 'Undo');
      const command =
        moves.find(({ type }) => type === 'EndTurn') ??
        moves.find(({ type }) => type === 'SkipMainAction') ??
        moves[0];
      if (!command)
        throw new Error(`${person.name} (${seat}) has nothing to do: ${JSON.stringify(body).slice(0, 300)}`);
      const given = await browser.ask(`/api${this.path}/commands`, {
        expectedSeq: seq,
        commandId: crypto.randomUUID(),
        command,
      });
      if (given.status !== 200) throw new Error(`refused: ${JSON.stringify(given.body)}`);
      const { waitingFor = [] } = given.body;
      if (!waitingFor.includes(seat)) return;
    }
    throw new Error('the turn does not end');
  }

  /**
   * Whoever is next says nothing until time is out: reminders, days that become holidays by themselves, and
   * then the others are asked.
   */
  async timeRunsOut() {
    const late = this.people[this.turnOf];
    const { name } = late;
    const ends = late.automatic ? automaticEnds(this.rules, late, this.wait).ends : [this.marks()];
    const reminds = (end, more = []) =>
      late.address ? { [name]: [['waits for you', words(end.out, late.zone), ...more]] } : {};
    await this.comes(ends[0].half, reminds(ends[0]));
    await this.comes(ends[0].late, reminds(ends[0]));
    for (const [n, end] of ends.slice(0, -1).entries()) {
      const next = ends[n + 1];
      await this.comes(end.last, reminds(end, ['that day becomes one of your holidays by itself']));
      const moved = [`${name} is on holiday until`, ({ zone }) => `runs until ${words(next.out, zone)}`];
      await this.comes(end.out, n === 0 ? this.all(moved, { except: [name] }) : {});
      await this.showsDeadline(next.out);
      if (n === 0) await this.#seesHoliday(late);
    }
    const last = ends.at(-1);
    await this.comes(
      last.last,
      reminds(last, ['running out', 'Then it is out, and the others decide how to go on']),
    );
    await this.comes(last.out, {
      ...(late.address ? { [name]: [['Out of time', 'you can still move']] } : {}),
      ...this.all([`${name} is late in`], { except: [name] }),
    });
    this.log.note(this.now, `The time of ${name} is out.`);
    for (const { date } of ends.slice(0, -1).map(({ out }) => wall(late.zone, out))) late.holidays.add(date);
    return last.out;
  }

  /** Whoever waits sees beside the player until when they are on holiday, and why the date has moved. */
  async #seesHoliday(late) {
    const other = this.people.find((person) => person !== late && !person.isComputer);
    const back = momentOf(late.zone, nextDate(wall(late.zone, this.now).date));
    await this.sees(
      other.name,
      this.path,
      `${late.name}: on holiday until ${words(back, other.zone)}`,
      'One day of holiday included, one of which began by itself',
    );
    await this.sees(other.name, '/me/tables', `${late.name}: on holiday until ${words(back, other.zone)}`);
  }

  /** Somebody says how to go on with whoever is late: the page asks once more before what is grave. */
  async says(name, answer, { bot, seat = this.turnOf } = {}) {
    const query = `?ask=${answer}&seat=${seat}${bot ? `&bot=${bot}` : ''}`;
    const page = await this.does(name, `${this.path}/late${query}`, /^Yes: /);
    this.log.note(this.now, `${name} is for: ${answer}${bot ? ` (${bot})` : ''}.`);
    return page;
  }

  /**
   * The others give whoever is late more time: what has been counted, and so much more; who is late reads
   * until when.
   */
  async getsMore(hours) {
    const late = this.people[this.turnOf];
    const { bankMs, since } = this.wait;
    const counted =
      bankMs === undefined ? this.now - since : countedBetween(this.rules, late, since, this.now);
    this.banks[this.turnOf] = counted + hours * HOUR;
    const { out } = this.marks();
    this.log.note(this.now, `${late.name} is given ${hours} hours more.`);
    await this.reads(late.address ? { [late.name]: [['Still your turn', words(out, late.zone)]] } : {});
    await this.showsDeadline(out);
    return out;
  }

  /**
   * Day by day from the moment at which time was out, who has said nothing is reminded of it, and nobody
   * else.
   */
  async silence(names, { out, until, says = [] }) {
    for (let day = 1; after(out, 24 * day) < until; day += 1) {
      if (after(out, 24 * day) <= this.now) continue;
      const reads = names.map((name) => [name, [['waits for your voice', ...says]]]);
      await this.comes(after(out, 24 * day), Object.fromEntries(reads));
    }
  }

  /** A new person sits down by a link that somebody has handed on. */
  async succeeds(seat, wanted, link) {
    const former = this.people[seat];
    const person = typeof wanted === 'string' ? this.person(wanted) : this.newPerson(wanted);
    Object.assign(person, { seat, link, sits: true });
    await (link ? this.sit(person, link) : this.does(person.name, this.path, 'Sit down again'));
    this.former = [...this.former, former].filter((one) => one !== person && !one.isComputer);
    this.people[seat] = person;
    const hours = hoursOf(this.rules);
    if (hours) this.banks[seat] = hours[0] * HOUR;
    if (this.turnOf === seat) this.since = this.now;
    this.log.note(this.now, `${person.name} sits down on the seat of ${former.name}.`);
    return person;
  }

  /** A computer has taken a seat. */
  computerSits(seat, strength) {
    this.former.push(this.people[seat]);
    this.people[seat] = { name: strength, seat, zone: 'UTC', isComputer: true };
    this.log.note(this.now, `A computer (${strength}) sits on the seat of ${this.former.at(-1).name}.`);
  }

  /** After a turn at a table with computers: they have played by now, and so on until a person is to move. */
  passComputers() {
    while (this.people[this.turnOf].isComputer) this.turnOf = (this.turnOf + 1) % this.people.length;
    this.since = this.now;
  }

  /** The end of the walk for this table: nothing may be left unread, and it asks nobody any more. */
  async ends() {
    await this.reads();
    await this.world.sql.query(`update "Game" set status = 'finished' where id = $1 and status = 'running'`, [
      this.gameId,
    ]);
  }
}
