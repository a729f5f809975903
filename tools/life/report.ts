// Formats the results of the simulation as a report.
import { type PaceRules, words } from './law';
import type { StoryMail, StoryPerson, WantedPerson } from './people';

/** A table as the report introduces it. */
interface Described {
  readonly no: number;
  readonly title: string;
  readonly people: readonly WantedPerson[];
  readonly rules: PaceRules;
}

/** The counters of the world. */
interface WorldCounts {
  readonly links: number;
  readonly checks: number;
}

const stamp = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

export class Report {
  readonly #tables: TableLog[] = [];

  table(no: number, title: string, { people, rules }: Pick<Described, 'people' | 'rules'>): TableLog {
    const log = new TableLog({ no, title, people, rules });
    this.#tables.push(log);
    return log;
  }

  get faults(): readonly string[] {
    return this.#tables.flatMap(({ no, faults }) => faults.map((fault) => `table ${no}: ${fault}`));
  }

  /** Totals over all tables, in words. */
  figures({ links, checks }: WorldCounts): string {
    const sum = (of: (table: TableLog) => number) =>
      this.#tables.reduce((total, table) => total + of(table), 0);
    const days = sum(({ days }) => days);
    return [
      `${this.#tables.length} tables lived ${days} days together`,
      `${sum(({ turns }) => turns)} turns`,
      `${sum(({ mails }) => mails)} mails, each expected to the minute and no other`,
      `${sum(({ deadlines }) => deadlines)} deadlines compared`,
      `${links} links of mails opened in browsers that had never been there`,
      `${checks} things looked for on pages`,
    ].join('; ');
  }

  text(counted: WorldCounts): string {
    const tables = [...this.#tables].sort((a, b) => a.no - b.no);
    return `${[`${this.figures(counted)}.`, ...tables.map((table) => table.section())].join('\n\n')}\n`;
  }
}

type Row = readonly [at: Date, what: string, expected: string, shown: string];

export class TableLog {
  readonly no: number;
  readonly #described: Described;
  readonly #rows: Row[] = [];
  readonly faults: string[] = [];
  turns = 0;
  mails = 0;
  deadlines = 0;

  constructor(described: Described) {
    this.no = described.no;
    this.#described = described;
  }

  get days(): number {
    const [first, last] = [this.#rows[0]?.[0], this.#rows.at(-1)?.[0]];
    return first && last ? Math.ceil((last.getTime() - first.getTime()) / 86_400_000) : 0;
  }

  note(at: Date, text: string): void {
    this.#rows.push([at, text, '', '']);
  }

  turn(at: Date, who: Pick<StoryPerson, 'name'>): void {
    this.turns += 1;
    this.note(at, `${who.name} plays.`);
  }

  mail(at: Date, { name }: StoryPerson, { subject }: StoryMail): void {
    this.mails += 1;
    this.note(at, `Mail to ${name}: “${subject}”`);
  }

  deadline(at: Date, { name, zone }: StoryPerson, expected: Date | undefined, shown: Date | undefined): void {
    this.deadlines += 1;
    const of = (moment: Date | undefined) => (moment ? `${words(moment, zone)}, ${zone}` : 'none');
    this.#rows.push([at, `${name} has time until`, of(expected), of(shown)]);
  }

  fault(at: Date, what: string): void {
    this.faults.push(`${stamp(at)} ${what}`);
  }

  section(): string {
    const { title, rules, people } = this.#described;
    const rows = this.#rows.map(([at, ...cells]) => `| ${[stamp(at), ...cells].join(' | ')} |`);
    return [
      `## ${this.no}. ${title}`,
      '',
      `${paceOf(rules)} ${people.map(personOf).join('; ')}.`,
      '',
      '| UTC | what | deadline expected | shown |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n');
  }
}

const PACES = new Map([
  ['relaxed', 'Relaxed'],
  ['daily', 'Daily'],
  ['brisk', 'Brisk'],
]);

function paceOf({ kind, wakingOnly, bankH, gainH, capH }: PaceRules): string {
  const pace = PACES.get(kind) ?? `${bankH}, ${gainH}, ${capH} hours`;
  return `${pace}${wakingOnly ? '; nights and days off do not count' : ''}.`;
}

function personOf({ name, zone, night, mail = true }: WantedPerson): string {
  const sleeps = night ? `, sleeps ${night.join(' to ')}` : '';
  return `${name} (${zone}${sleeps}${mail ? '' : ', no channel'})`;
}
