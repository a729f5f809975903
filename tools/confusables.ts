// `npm run tool -- confusables confusables.txt`: writes generated/confusables.json from Unicode's file of
// that name in https://www.unicode.org/Public/security/. It keeps the characters that can occur in an NFKC
// name, grouped by the character they look like.
import fs from 'node:fs';
import { parseArgs } from 'node:util';

const HELP = `npm run tool -- confusables [file]
  file    the list of Unicode (confusables.txt)`;
const OUT = 'generated/confusables.json';
const charactersOf = (codes: string): string =>
  codes
    .trim()
    .split(/\s+/)
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join('');

function convert(file: string): void {
  const text = fs.readFileSync(file, 'utf8');
  const version = /^# Version: (\S+)/m.exec(text)?.[1] ?? '';
  const looks = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [source, target] = (line.split('#')[0] ?? '').split(';');
    if (!source || !target || !/^[0-9A-F]{4}/.test(source)) continue;
    const [from, to] = [charactersOf(source), charactersOf(target)];
    if (from.normalize('NFKC') === from) looks.set(to, (looks.get(to) ?? '') + from);
  }
  const sorted = [...looks].sort(([a], [b]) => (a < b ? -1 : 1));
  fs.writeFileSync(OUT, `${JSON.stringify({ version, looks: Object.fromEntries(sorted) }, null, 1)}\n`);
  console.log(`${OUT}: Unicode ${version}, ${sorted.length} looks`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
});
if (values.help) console.log(HELP);
else convert(positionals[0] ?? 'confusables.txt');
