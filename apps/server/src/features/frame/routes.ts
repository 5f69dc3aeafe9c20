import * as steps from '@tapwright/contracts/first-steps';
import { getFrameSettings } from '@tapwright/contracts/frame';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { describeFrame } from './describe-frame.ts';
import { findFirstSteps } from './find-first-steps.ts';
import { readSupportPicture, supportQrPath } from './read-support-picture.ts';

export function mountFrame(host: CallHost): void {
  mountCall(host, getFrameSettings, (context) => describeFrame(context));
  mountCall(host, steps.findFirstSteps, (context) => findFirstSteps(context));
  const picture = readSupportPicture(host.deps.settings.supportQrFile);
  if (picture === undefined) return;
  host.http.get(supportQrPath, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type(picture.mediaType).send(picture.content),
  );
}
