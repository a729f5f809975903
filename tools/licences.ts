// Licences of all installed packages, by `npm run tool -- licences`: the number of packages for each licence,
// or the licence of each package.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installedPackages, licenceLines } from './licences/read';

const HELP = `npm run tool -- licences              counts installed packages by licence; names rare ones
  --packages                  each package with its licence`;

/** Licences with fewer packages than this are listed with their packages, because those need reading. */
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
