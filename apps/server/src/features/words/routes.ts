import {
  downloadWordCsv,
  findWordPlaces,
  findWords,
  findWordUses,
  keepWordNote,
} from '@tapwright/contracts/words';
import { findWordDetail } from '@tapwright/contracts/word-detail';
import * as lists from '@tapwright/contracts/word-lists';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { mountDownload } from '../downloads/index.ts';
import { downloadWords } from './download-words.ts';
import { findDetail } from './detail/find-detail.ts';
import { addList } from './lists/add-list.ts';
import { addWords } from './lists/add-words.ts';
import { listLists } from './lists/list-lists.ts';
import { modifyList } from './lists/modify-list.ts';
import { removeList } from './lists/remove-list.ts';
import { removeWords } from './lists/remove-words.ts';
import { keepNote } from './notes/keep-note.ts';
import { findUses } from './find-uses.ts';
import { listPlaces } from './list-places.ts';
import { listTeamWords } from './list-team-words.ts';

export function mountWords(host: CallHost): void {
  mountCall(host, findWords, (context, { query }) => listTeamWords(context, query));
  mountCall(host, findWordPlaces, (context, { query }) => listPlaces(context, query));
  mountCall(host, findWordUses, (context, { body }) => findUses(context, body));
  mountCall(host, findWordDetail, (context, { query }) => findDetail(context, query));
  mountCall(host, lists.findWordLists, (context) => listLists(context));
  mountCall(host, lists.addWordList, (context, { body }) => addList(context, body));
  mountCall(host, lists.modifyWordList, (context, { body }) => modifyList(context, body));
  mountCall(host, lists.removeWordList, (context, { body }) => removeList(context, body));
  mountCall(host, lists.addListedWords, (context, { body }) => addWords(context, body));
  mountCall(host, lists.removeListedWords, (context, { body }) => removeWords(context, body));
  mountCall(host, keepWordNote, (context, { body }) => keepNote(context, body));
  mountDownload(host, downloadWordCsv, (context, query) => downloadWords(context, query));
}
