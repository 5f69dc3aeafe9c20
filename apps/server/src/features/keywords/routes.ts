import { findKeywordOwners } from '@tapwright/contracts/keyword-owners';
import { downloadNegativeCsv, findNegativeKeywords } from '@tapwright/contracts/keywords';
import { suggestAdGroups as suggestCall } from '@tapwright/contracts/term-ad-groups';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { mountDownload } from '../downloads/index.ts';
import { downloadNegatives } from './download-negatives.ts';
import { findOwners } from './find-owners.ts';
import { listTeamNegatives } from './list-team-negatives.ts';
import { suggestAdGroups } from './suggest-ad-groups.ts';

export function mountKeywords(host: CallHost): void {
  mountCall(host, findNegativeKeywords, (context, { query }) => listTeamNegatives(context, query));
  mountCall(host, suggestCall, (context, { body }) => suggestAdGroups(context, body));
  mountCall(host, findKeywordOwners, (context, { body }) => findOwners(context, body));
  mountDownload(host, downloadNegativeCsv, (context, query) => downloadNegatives(context, query));
}
