import { createDownloadTicket } from '@tapwright/contracts/downloads';
import { call } from '../../../platform/calls/call.ts';
import type { ListQuestion, NegativesQuestion } from '../question/report-types.ts';

/** The browser fetches the file by itself, with a ticket instead of the token; its name is the server's. */
export async function saveReport(path: string, question: ListQuestion | NegativesQuestion): Promise<void> {
  const { pageNum: _, pageSize: __, teamId, ...rest } = question;
  const { ticket } = await call(createDownloadTicket, {
    body: { path, query: writeQuery({ teamId, ...rest }) },
  });
  const link = document.createElement('a');
  link.href = `${path}?${new URLSearchParams({ ticket })}`;
  link.download = '';
  link.click();
}

type Written = Record<string, string | number | (string | number)[]>;

function writeQuery(query: Record<string, unknown>): Written {
  const written: Written = {};
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' || typeof value === 'number') written[name] = value;
    if (Array.isArray(value)) written[name] = value.map(String);
  }
  return written;
}
