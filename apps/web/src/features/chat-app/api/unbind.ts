import { modifyUser } from '@tapwright/contracts/personal';
import { call } from '../../../platform/calls/call.ts';
import { withConfirmation } from '../../../platform/forms/confirm-person.ts';

export async function unbind(): Promise<void> {
  await withConfirmation(() => call(modifyUser, { body: { wechat: '' } }));
}
