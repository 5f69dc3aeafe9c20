import * as calls from '@tapwright/contracts/second-factor';
import type { CallHost } from '../../../platform/http/call-host.ts';
import { mountCall } from '../../../platform/http/mount-call.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { findSecondFactor } from './find-second-factor.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

export function mountSecondFactorCalls(host: CallHost): void {
  mountCall(host, calls.findSecondFactor, (context) => findSecondFactor(context));
  mountCall(host, calls.beginSecondFactor, (context) => beginSecondFactor(context));
  mountCall(host, calls.confirmSecondFactor, (context, { body }) => confirmSecondFactor(context, body));
  mountCall(host, calls.passSecondFactor, (context, { body }) => passSecondFactor(context, body));
  mountCall(host, calls.removeSecondFactor, (context) => removeSecondFactor(context));
}
