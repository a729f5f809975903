// A generator of Prisma: writes the tables with rows of people into lib/generated/personal.ts.
// Prisma asks by lines of JSON on the standard input, and expects the answers on the standard error output.
import fs from 'node:fs';
import readline from 'node:readline';
import { z } from 'zod';
import { Models, personalTables } from './personal-marks';

const Ask = z.object({
  id: z.number(),
  method: z.string(),
  params: z.object({ dmmf: z.object({ datamodel: z.object({ models: Models }) }).optional() }).optional(),
});
const FILE = 'lib/generated/personal.ts';

for await (const line of readline.createInterface({ input: process.stdin })) {
  const { id, method, params } = Ask.parse(JSON.parse(line));
  const manifest = { prettyName: 'tables with rows of people', defaultOutput: `../${FILE}` };
  if (method === 'generate') write(params?.dmmf?.datamodel.models ?? []);
  const result = method === 'getManifest' ? { manifest } : null;
  process.stderr.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`);
}

function write(models: z.infer<typeof Models>): void {
  const { tables, faults } = personalTables(models);
  const text = `// Made of the marks in prisma/schema.prisma.
import type { PersonalTable } from '@/lib/features/people/personal-table';

export const PERSONAL: readonly PersonalTable[] = ${JSON.stringify(tables, null, 2)};

/** Columns without a mark, and marks that say nothing. */
export const UNMARKED: readonly string[] = ${JSON.stringify(faults, null, 2)};
`;
  fs.writeFileSync(FILE, text);
}
