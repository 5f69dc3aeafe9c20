import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type CodeName, codes } from '@tapwright/contracts/codes';

type ParserFailure = Error & { code?: string };

const answers: Record<string, { status: number; codeName: CodeName }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, codeName: 'timedOut' },
  HPE_HEADER_OVERFLOW: { status: 431, codeName: 'tooLarge' },
};

/** What came in is not a request, so there is no reader whose language we could know. */
export function answerBrokenRequest(error: ParserFailure, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { status, codeName } = answers[error.code ?? ''] ?? { status: 400, codeName: 'badInput' };
  const body = JSON.stringify({ code: codes[codeName], data: null, message: STATUS_CODES[status] });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
