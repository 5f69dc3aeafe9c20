import { modifyUser } from '@tapwright/contracts/personal';
import { call } from '../../../platform/call.ts';

export async function unbind(): Promise<void> {
  await call(modifyUser, { body: { wechat: '' } });
}
