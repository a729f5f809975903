// The people of one table: who they are, what they read and what they see.
import type { Ages } from './ages';
import { StoryBrowser, matches, type Page, type TypedFields } from './browser';
import type { PaceRules } from './law';
import { followLinks } from './links';
import type { StoryMail, StoryPerson, WantedPerson } from './people';
import type { TableLog } from './report';
import type { Walk } from './walk';
import type { World } from './world';

/** The emails of each reader. */
type MailsRead = Readonly<Record<string, readonly StoryMail[]>>;

/** The required content of an email: words, or a word that depends on its reader. */
export type Part = string | RegExp;
type PartFor = Part | ((reader: StoryPerson) => Part);
/** For each reader the expected emails, each with all of these words in it. */
export type Expected = Readonly<Record<string, readonly (Part | readonly Part[])[]>>;

interface WantedTable {
  readonly title: string;
  readonly rules: PaceRules;
  readonly people: readonly WantedPerson[];
  /** The host, who made the table and has no seat. */
  readonly host?: WantedPerson;
  readonly watchers?: string;
}

export class Company {
  readonly world: World;
  readonly ages: Ages;
  readonly no: number;
  readonly pace: PaceRules;
  rules: PaceRules;
  readonly log: TableLog;
  readonly people: StoryPerson[];
  readonly host: StoryPerson | undefined;
  /** People who had a seat and left it; they still get emails. */
  former: readonly StoryPerson[] = [];
  /** The address of the table, once it exists. */
  path = '';
  readonly rest: Pick<WantedTable, 'watchers'>;

  constructor({ world, ages, report, no }: Walk, { title, rules, people, host, ...rest }: WantedTable) {
    this.world = world;
    this.ages = ages;
    this.no = no;
    this.pace = rules;
    this.rules = { ...rules, pauses: [] };
    this.rest = rest;
    this.log = report.table(no, title, { people, rules });
    this.people = people.map((person) => this.newPerson(person));
    this.host = host && this.newPerson(host);
  }

  get name(): string {
    return `Table ${this.no}`;
  }

  get readers(): readonly StoryPerson[] {
    return [...this.people, ...this.former, ...(this.host ? [this.host] : [])];
  }

  get now(): Date {
    return this.ages.now;
  }

  newPerson({
    name,
    mail = true,
    zone = 'UTC',
    night,
    daysOff = [],
    isConfirmed = true,
  }: WantedPerson): StoryPerson {
    const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    return {
      name,
      zone,
      daysOff,
      isConfirmed,
      holidays: new Set(),
      automatic: true,
      ...(night ? { night: [minutesOf(night[0]), minutesOf(night[1])], nightWords: night } : {}),
      address: mail ? `${name.toLowerCase()}.${this.no}@life.test` : undefined,
      browser: new StoryBrowser(this.world.origin, { timeZone: zone }),
      isComputer: false,
      seat: -1,
      link: '',
      sits: false,
    };
  }

  person(name: string): StoryPerson {
    const found = this.readers.find((one) => one.name === name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  }

  /** Signs in by an email link, in this person's browser. */
  async signIn(person: StoryPerson): Promise<Page> {
    const { browser, address } = person;
    await browser.press(await browser.open('/sign-in'), 'Email me a link', { email: address });
    await this.ages.until(this.now);
    const mails = this.#take(person);
    const mail = mails.find(({ lines }) => lines.includes('/sign-in/'));
    for (const other of mails) if (other !== mail) other.isRead = false;
    const link = /\/sign-in\/[\w-]{22}[^\s]*/.exec(mail?.lines ?? '')?.[0];
    if (!link) throw new Error(`no link to sign in came to ${address}`);
    const page = await browser.press(await browser.open(link), 'Sign in', { timeZone: person.zone });
    if (mail) this.log.mail(this.now, person, mail);
    return page;
  }

  async saveProfile(person: StoryPerson, more: TypedFields = {}): Promise<void> {
    const [from, to] = person.nightWords ?? ['', ''];
    const { browser, zone, name } = person;
    const typed = { name, zone, quietFrom: from, quietTo: to, dayOff: person.daysOff.map(String), ...more };
    const saved = await browser.press(await browser.open('/me'), /^Save/, typed);
    if (!saved.text.includes('Saved'))
      throw new Error(`the profile is not saved: ${saved.text.slice(0, 400)}`);
  }

  /** The unread emails of a person. */
  #take(person: StoryPerson): readonly StoryMail[] {
    const mails = this.world.mails.filter(({ to, isRead }) => to === person.address && !isRead);
    for (const mail of mails) mail.isRead = true;
    // Emails of the same moment have the mail server's order.
    return mails.sort((one, other) => one.subject.localeCompare(other.subject));
  }

  /**
   * Moves the clock to a moment and reads all emails to the people of this table. Each reader must have
   * exactly the expected emails, with all of these words, and nobody else any. A minute earlier there may be
   * none.
   */
  async comes(at: Date, expected: Expected = {}): Promise<MailsRead> {
    if (at.getTime() - 60_000 > this.now.getTime()) {
      await this.ages.until(new Date(at.getTime() - 60_000));
      await this.#read({}, 'a minute early');
    }
    await this.ages.until(at);
    return this.#read(expected, 'then');
  }

  /** The same for the current moment. */
  reads(expected: Expected = {}): Promise<MailsRead> {
    return this.comes(this.now, expected);
  }

  async #read(expected: Expected, when: string): Promise<MailsRead> {
    const read: Record<string, readonly StoryMail[]> = {};
    const names = new Set(this.readers.map(({ name }) => name));
    for (const name of Object.keys(expected))
      if (!names.has(name)) throw new Error(`nobody is called ${name}`);
    for (const person of this.readers) {
      const mails = this.#take(person);
      const wanted = (expected[person.name] ?? []).map((each) => [each].flat());
      for (const mail of mails) this.log.mail(this.now, person, mail);
      this.#compare(person, mails, wanted, when);
      for (const mail of mails) await followLinks(this, person, mail);
      read[person.name] = mails;
    }
    return read;
  }

  #compare(
    { name, address }: StoryPerson,
    mails: readonly StoryMail[],
    wanted: readonly (readonly Part[])[],
    when: string,
  ): void {
    const left = [...mails];
    for (const parts of address ? wanted : []) {
      const at = left.findIndex((mail) =>
        parts.every((part) => matches(`${mail.subject} ${mail.text}`, part)),
      );
      if (at < 0)
        this.fault(`${name} should read ${parts.join(' … ')} (${when}), and got ${subjects(mails)}`);
      else left.splice(at, 1);
    }
    for (const mail of left)
      this.fault(
        `${name} got a mail nobody expected (${when}): ${mail.subject} | ${mail.text.slice(0, 300)}`,
      );
  }

  fault(what: string): void {
    this.log.fault(this.now, what);
  }

  expect(isSo: boolean, what: string): void {
    this.world.checks += 1;
    if (!isSo) this.fault(what);
  }

  /** Checks that a page shows all these texts to this person. */
  async sees(name: string, path: string, ...wanted: readonly Part[]): Promise<Page> {
    const page = await this.person(name).browser.open(path);
    this.expect(page.status === 200, `${path} answers ${page.status} to ${name}`);
    for (const part of wanted)
      this.expect(
        matches(page.text, part),
        `${name} does not see “${part}” at ${path.replace(this.path, 'the table')}: ${page.text.slice(0, 900)}`,
      );
    return page;
  }

  /** Submits a form of a page. */
  async does(name: string, path: string, button: Part, typed: TypedFields = {}, within = ''): Promise<Page> {
    const { browser } = this.person(name);
    return browser.press(await browser.open(path), button, typed, within);
  }

  /** The same expectation for each person with working email, except these. */
  all(parts: readonly PartFor[], { except = [] }: { readonly except?: readonly string[] } = {}): Expected {
    const readers = [...this.people, ...(this.host ? [this.host] : [])].filter(
      ({ name, address, isComputer }) => address && !isComputer && !except.includes(name),
    );
    return Object.fromEntries(
      readers.map((reader) => [
        reader.name,
        [parts.map((part) => (typeof part === 'function' ? part(reader) : part))],
      ]),
    );
  }
}

const subjects = (mails: readonly StoryMail[]) =>
  mails.length === 0 ? 'nothing' : mails.map(({ subject }) => `“${subject}”`).join(', ');
