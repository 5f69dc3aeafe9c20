import * as calls from '@tapwright/contracts/own-data';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { mountDownload } from '../downloads/index.ts';
import { closeAccount, findCloseObstacles } from './close-account.ts';
import { downloadOwnData } from './download-own-data.ts';

export function mountOwnData(host: CallHost): void {
  mountDownload(host, calls.downloadOwnData, (context) => downloadOwnData(context));
  mountCall(host, calls.findCloseObstacles, (context) => findCloseObstacles(context));
  mountCall(host, calls.closeAccount, (context) => closeAccount(context));
}
