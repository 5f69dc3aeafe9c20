import * as calls from '@tapwright/contracts/news';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { getPublishedNews, getStaffNews, listPublishedNews, listStaffNews } from './reads.ts';
import { publishNews } from './publish-news.ts';
import { removeNews } from './remove-news.ts';
import { saveNews } from './save-news.ts';
import { withdrawNews } from './withdraw-news.ts';

export function mountNews(host: CallHost): void {
  mountCall(host, calls.findBatchgetMaterial, (context, { query }) => listPublishedNews(context, query));
  mountCall(host, calls.findMaterial, (context, { query }) => getPublishedNews(context, query));
  mountCall(host, calls.findStaffNews, (context, { query }) => listStaffNews(context, query));
  mountCall(host, calls.findStaffNewsItem, (context, { query }) => getStaffNews(context, query));
  mountCall(host, calls.saveNews, (context, { body }) => saveNews(context, body));
  mountCall(host, calls.publishNews, (context, { body }) => publishNews(context, body));
  mountCall(host, calls.withdrawNews, (context, { body }) => withdrawNews(context, body));
  mountCall(host, calls.removeNews, (context, { body }) => removeNews(context, body));
}
