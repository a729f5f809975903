/** Records golden games and writes them to files. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chooseCommand } from '@/lib/game/bots/choose';
import { toAct } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import { sha256Hex } from '@/lib/game/engine/hash';
import { options } from '@/lib/game/engine/options';
import { view } from '@/lib/game/engine/view';
import { sensible } from '../support/engine/policy';
import { Dice } from '../support/engine/random';
import { give, type Running } from '../support/engine/running';
import { begin, playAgain, type Beginning, type GoldenGame } from './games';
import type { Plays, Recording } from './recordings';

/** Recorded games stay with the pack and the rules they were played with. */
const FIRST = { pack: 1, rules: 1 };
const FOLDER = path.join(import.meta.dirname, 'recorded');
const THINK_AGAIN = 0.03;
/** The worth of a row of the Cathedral to a climbing player, in points. */
const A_ROW = 20;

const fileOf = (name: string): string => path.join(FOLDER, `${name}.json`);

/** A recorded game as in its file. */
export function readGame(file: string): GoldenGame {
  return JSON.parse(readFileSync(fileOf(file), 'utf8')) as GoldenGame;
}

/**
 * The modes of GOLDEN_RECORD: `missing` records games that have no file yet, `all` records every game again,
 * and `figures` gives the recorded commands again and writes down the checkpoints and scores they lead to
 * now.
 */
export function recordWhatIsAsked(recordings: readonly Recording[], wanted: string | undefined): void {
  for (const recording of recordings) {
    const { file, plays } = recording;
    const isMade = !plays.includes('found');
    if (isMade && (wanted === 'all' || (wanted === 'missing' && !existsSync(fileOf(file)))))
      write(record(recording));
    else if (wanted === 'figures') write(withFigures(readGame(file)));
  }
}

function write(game: GoldenGame): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(game.title), written(game));
}

/** One command per line, so a change of a game can be read. */
function written({ commands, checkpoints, finalScores, ...head }: GoldenGame): string {
  const lines = (list: readonly unknown[]): string =>
    list.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const opening = JSON.stringify(head, null, 2).slice(0, -2);
  return `${opening},\n  "checkpoints": [\n${lines(checkpoints)}\n  ],\n  "finalScores": [\n${lines(finalScores)}\n  ],\n  "commands": [\n${lines(commands)}\n  ]\n}\n`;
}

/** A whole game whose players now and then think again. */
function record({ file, setup, dice: number, plays, by = FIRST }: Recording): GoldenGame {
  const pack = { id: 'reconstruction', version: by.pack };
  const beginning = { pack, rulesVersion: by.rules, setup, seed: sha256Hex(`golden ${file}`) };
  const dice = new Dice(number);
  const commands: [number, Command][] = [];
  let now = begin(beginning);
  while (now.position.state.phase !== 'finished') {
    const [seat = 0] = toAct(now.position.state);
    const command = chosen(now, seat, plays[Math.min(seat, plays.length - 1)] ?? plays[0], dice);
    commands.push([seat, command]);
    now = give(now, seat, command);
  }
  return withFigures({ title: file, ...beginning, commands });
}

function withFigures(game: Beginning & Pick<GoldenGame, 'title' | 'commands'>): GoldenGame {
  const { title, pack, rulesVersion, setup, seed, commands } = game;
  return { title, pack, rulesVersion, setup, seed, ...playAgain(game).facts, commands };
}

function chosen({ pack, position }: Running, seat: number, plays: Plays, dice: Dice): Command {
  const seen = view(position.state, position.secrets, seat);
  const offered = options(pack, seen).commands;
  const undo = offered.filter(({ command }) => command.type === 'Undo').map(({ command }) => command);
  if (undo.length > 0 && dice.chance(THINK_AGAIN)) return dice.pick(undo);
  if (plays === 'sensible') return sensible(position.state, seat, offered, dice);
  if (plays === 'found') throw new Error('this game was looked for');
  if (plays === 'climbing') return sensible(position.state, seat, offered, dice, A_ROW);
  // Asked again after a step was taken back, chance has to say something else.
  return chooseCommand({ pack, view: seen, strength: plays, seed: `golden ${dice.below(1_000_000)}` });
}
