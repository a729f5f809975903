import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readOrMakeSecret } from '../../scripts/lib/files';
import { fingerprintOf, makeIfStale } from '../../scripts/lib/fingerprint';
import { refuseNode } from '../../scripts/lib/first.mjs';
import { writePlain } from '../../scripts/lib/plain';
import { RunFile } from '../../scripts/lib/run-file';

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'project-'));
});

afterEach(() => fs.rmSync(dir, { recursive: true }));

const write = (name: string, text: string) => fs.writeFileSync(path.join(dir, name), text);

test.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['24.1.0', true],
  ['18.20.0', false],
])('Node %s is new enough: %s', (version, isEnough) => {
  expect(refuseNode(version) === undefined).toBe(isEnough);
});

describe('fingerprint', () => {
  test('changes with a content, a name and a removal, and not with a time', () => {
    write('a', '1');
    write('b', '2');
    const before = fingerprintOf([dir]);
    fs.utimesSync(path.join(dir, 'a'), 1, 1);
    expect(fingerprintOf([dir])).toBe(before);
    write('a', '3');
    const changed = fingerprintOf([dir]);
    fs.renameSync(path.join(dir, 'a'), path.join(dir, 'c'));
    const renamed = fingerprintOf([dir]);
    fs.rmSync(path.join(dir, 'c'));
    expect(new Set([before, changed, renamed, fingerprintOf([dir])]).size).toBe(4);
  });

  test('makes a thing again only when it changed, or when making it failed', async () => {
    const stampFile = path.join(dir, 'stamp');
    const make = () => Promise.resolve();
    const fail = () => Promise.reject(new Error('no'));
    expect(await makeIfStale({ stampFile, fingerprint: '1', make })).toBe(true);
    expect(await makeIfStale({ stampFile, fingerprint: '1', make })).toBe(false);
    await expect(makeIfStale({ stampFile, fingerprint: '2', make: fail })).rejects.toThrow('no');
    expect(await makeIfStale({ stampFile, fingerprint: '1', make })).toBe(true);
  });
});

describe('run file', () => {
  test('takes over from a process that is gone, even when it had the number of this process', () => {
    write('run.json', JSON.stringify({ pid: process.pid }));
    const runFile = new RunFile(dir);
    expect(runFile.claim()).toBeUndefined();
    expect(runFile.wasAbandoned).toBe(true);
    runFile.release();
    expect(fs.existsSync(path.join(dir, 'run.json'))).toBe(false);
  });

  test('takes over from a broken file', () => {
    write('run.json', '{');
    expect(new RunFile(dir).claim()).toBeUndefined();
  });

  test('is not misled by another program that was given the number', () => {
    // Our parent is a test runner and no service.
    write('run.json', JSON.stringify({ pid: process.ppid }));
    expect(new RunFile(dir).claim()).toBeUndefined();
  });
});

test('all who want a script in plain JavaScript at once find it whole, and nothing else is left', async () => {
  const [entry, file] = [path.join(dir, 'entry.ts'), path.join(dir, 'said.mjs')];
  write('entry.ts', 'export const said: string = "here";\n');
  await Promise.all(Array.from({ length: 4 }, () => writePlain(entry, file)));
  expect(await import(file)).toMatchObject({ said: 'here' });
  expect(fs.readdirSync(dir).sort()).toEqual(['entry.ts', 'said.mjs']);
});

test('a secret is drawn once and readable by its owner only', () => {
  const file = path.join(dir, 'deeper/secret');
  const secret = readOrMakeSecret(file);
  expect(secret.length).toBeGreaterThan(30);
  expect(readOrMakeSecret(file)).toBe(secret);
  expect(fs.statSync(file).mode & 0o077).toBe(0);
});
