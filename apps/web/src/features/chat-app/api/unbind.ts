import { modifyUser } from '@tapwright/contracts/personal';
import { call } from '../../../platform/call.ts';
import { withConfirmation } from '../../../platform/confirm-person.ts';

export async function unbind(): Promise<void> {
  await withConfirmation(() => call(modifyUser, { body: { wechat: '' } }));
}
