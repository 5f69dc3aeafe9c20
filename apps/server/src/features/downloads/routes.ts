import { createDownloadTicket as createDownloadTicketCall } from '@tapwright/contracts/downloads';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { createDownloadTicket } from './create-download-ticket.ts';

export function mountDownloads(host: CallHost): void {
  mountCall(host, createDownloadTicketCall, (context, { body }, { request }) =>
    createDownloadTicket(context, host, request, body),
  );
}
