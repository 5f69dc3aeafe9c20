import { codes } from '@tapwright/contracts/codes';
import { patienceMs } from '@tapwright/contracts/limits';
import * as z from 'zod/mini';
import { CallFailure } from '../calls/call-failure.ts';
import { session } from '../person/session.ts';
import { currentLanguage } from '../words/translator.ts';

const refusal = z.object({ code: z.int(), message: z._default(z.string(), '') });

/** Fetches a file with the token in its header, never in an address, and has the browser save it. */
export async function saveFile(path: string, query: Record<string, string | number>): Promise<void> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${path}?${search}`, {
    signal: AbortSignal.timeout(patienceMs.ads),
    cache: 'no-store',
    headers: { Authorization: session.get()?.token ?? '', 'Accept-Language': currentLanguage() },
  }).catch((error: unknown) => {
    throw CallFailure.unreachable(error);
  });
  if (!response.ok) throw await readRefusal(response);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameOf(response.headers.get('content-disposition') ?? '');
  link.click();
  // The browser has begun to read it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

async function readRefusal(response: Response): Promise<CallFailure> {
  const read = z.safeParse(refusal, await response.json().catch(() => undefined));
  return CallFailure.refused({
    code: read.data?.code ?? codes.executionError,
    message: read.data?.message ?? '',
    httpStatus: response.status,
  });
}

function nameOf(disposition: string): string {
  return decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? 'file');
}
