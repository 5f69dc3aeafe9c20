import { downloadWordCsv, findWordPlaces, findWords, findWordUses } from '@tapwright/contracts/words';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { mountDownload } from '../downloads/index.ts';
import { downloadWords } from './download-words.ts';
import { findUses } from './find-uses.ts';
import { listPlaces } from './list-places.ts';
import { listTeamWords } from './list-team-words.ts';

export function mountWords(host: CallHost): void {
  mountCall(host, findWords, (context, { query }) => listTeamWords(context, query));
  mountCall(host, findWordPlaces, (context) => listPlaces(context));
  mountCall(host, findWordUses, (context, { body }) => findUses(context, body));
  mountDownload(host, downloadWordCsv, (context, query) => downloadWords(context, query));
}
