// Licences of all packages that are installed, by `npm run tool -- licences`: how many have which, or each
// with its own.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installedPackages, licenceLines } from './licences/read';

const HELP = `npm run tool -- licences              counts installed packages by licence; names rare ones
  --packages                  each package with its licence`;

/** Licences of fewer packages than this are listed with their packages: those are the ones to read. */
const RARE = 12;

const { values } = parseArgs({
  options: { packages: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});

if (values.help) console.log(HELP);
else {
  const packages = installedPackages(path.resolve(import.meta.dirname, '../node_modules'));
  const each = packages.map(({ name, version, licence }) => `${name} ${version}  ${licence}`);
  console.log((values.packages ? each : licenceLines(packages, RARE)).join('\n'));
  console.log(`${packages.length} packages`);
}
