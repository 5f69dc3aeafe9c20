import { downloadNegativeCsv, findNegativeKeywords } from '@tapwright/contracts/keywords';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { mountDownload } from '../downloads/index.ts';
import { downloadNegatives } from './download-negatives.ts';
import { listTeamNegatives } from './list-team-negatives.ts';

export function mountKeywords(host: CallHost): void {
  mountCall(host, findNegativeKeywords, (context, { query }) => listTeamNegatives(context, query));
  mountDownload(host, downloadNegativeCsv, (context, query) => downloadNegatives(context, query));
}
