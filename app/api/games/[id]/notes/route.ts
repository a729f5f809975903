import { endpoint } from '@/app/api/_shared/endpoint';
import { talkAnswer } from '@/app/api/_shared/talk-answer';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load/load-table';
import { keepNoteContract, notesContract } from '@/lib/features/talk/contract';
import { writeNote, loadNotes } from '@/lib/features/talk/notes';

const read = endpoint(notesContract, async ({ params: { id }, headers }) => {
  const who = await visitorOfRequest(id, headers);
  const table = await loadTable(id, who, { log: 'none' });
  if (!table) return refused({ kind: 'unknown-table' });
  return { ok: true, value: { body: await loadNotes(table, who) } };
});

const keep = endpoint(keepNoteContract, async ({ params: { id }, body, headers }) =>
  talkAnswer(await writeNote(id, await visitorOfRequest(id, headers), body)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read, keep);
