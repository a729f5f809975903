// The folders outside the product, and the files that may not import them.

export const isWithin = (target: string, folder: string) =>
  target === folder || target.startsWith(`${folder}/`);

/**
 * The product runs without the commands and programs around it. A deployment may leave them out, and their
 * packages with them. The commands in turn run without the programs that measure.
 */
const OUTSIDE: readonly { readonly importers: RegExp; readonly folders: readonly string[] }[] = [
  {
    importers: /^(app|components|lib|messages|packages)\/|^(proxy|instrumentation(-node)?)\.ts$/,
    folders: ['scripts', 'tools', 'tests'],
  },
  { importers: /^scripts\//, folders: ['tools'] },
];

/** The operations of a feature: only the routes serve them. */
const OPERATIONS = /^lib\/features\/[^/]+\/api$/;

/** The reason why a file of the project may not import `target` from around it, or undefined if it may. */
export function refuseOutside(importer: string, target: string): string | undefined {
  if (OPERATIONS.test(target) && !/^(app|tests)\//.test(importer))
    return `${importer} may not import the operations ${target}`;
  const folders = OUTSIDE.flatMap((each) => (each.importers.test(importer) ? each.folders : []));
  const folder = folders.find((each) => isWithin(target, each));
  return folder && `${importer} may not import ${target}: ${folder}/ is no part of it`;
}
