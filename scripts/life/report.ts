// @ts-nocheck
// What the walk has seen, as a paper for people.
import { words } from './law';

const stamp = (at) => at.toISOString().slice(0, 16).replace('T', ' ');

export class Report {
  #tables = [];

  table(no, title, { people, rules }) {
    const log = new TableLog({ no, title, people, rules });
    this.#tables.push(log);
    return log;
  }

  get faults() {
    return this.#tables.flatMap(({ no, faults }) => faults.map((fault) => `table ${no}: ${fault}`));
  }

  /** Sums over all tables, in words. */
  figures({ links, checks }) {
    const sum = (of) => this.#tables.reduce((total, table) => total + of(table), 0);
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

  paper(lead, counted) {
    const tables = [...this.#tables].sort((a, b) => a.no - b.no);
    return `${[lead, `${this.figures(counted)}.`, ...tables.map((table) => table.section())].join('\n\n')}\n`;
  }
}

class TableLog {
  rows = [];
  faults = [];
  turns = 0;
  mails = 0;
  deadlines = 0;

  constructor(table) {
    Object.assign(this, table);
  }

  get days() {
    const [first, last] = [this.rows[0]?.[0], this.rows.at(-1)?.[0]];
    return first ? Math.ceil((last - first) / 86_400_000) : 0;
  }

  note(at, text) {
    this.rows.push([at, text, '', '']);
  }

  turn(at, who) {
    this.turns += 1;
    this.note(at, `${who.name} plays.`);
  }

  mail(at, { name }, { subject }) {
    this.mails += 1;
    this.note(at, `Mail to ${name}: “${subject}”`);
  }

  deadline(at, { name, zone }, expected, shown) {
    this.deadlines += 1;
    const of = (moment) => (moment ? `${words(moment, zone)}, ${zone}` : 'none');
    this.rows.push([at, `${name} has time until`, of(expected), of(shown)]);
  }

  fault(at, what) {
    this.faults.push(`${stamp(at)} ${what}`);
  }

  section() {
    const rows = this.rows.map(([at, ...cells]) => `| ${[stamp(at), ...cells].join(' | ')} |`);
    return [
      `## ${this.no}. ${this.title}`,
      '',
      `${paceOf(this.rules)} ${this.people.map(personOf).join('; ')}.`,
      '',
      '| UTC | what | deadline expected | shown |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n');
  }
}

function paceOf({ kind, wakingOnly, bankH, gainH, capH }) {
  const pace =
    { relaxed: 'Relaxed', daily: 'Daily', brisk: 'Brisk' }[kind] ?? `${bankH}, ${gainH}, ${capH} hours`;
  return `${pace}${wakingOnly ? '; nights and days off do not count' : ''}.`;
}

function personOf({ name, zone, night, mail = true }) {
  const sleeps = night ? `, sleeps ${night.join(' to ')}` : '';
  return `${name} (${zone}${sleeps}${mail ? '' : ', no channel'})`;
}
