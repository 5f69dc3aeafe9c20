import { modifyAccount, modifyPwd, modifyUser, modifyUserAccount } from '@tapwright/contracts/personal';
import { uploadPicture } from '@tapwright/contracts/uploads';
import { call } from '../../../platform/calls/call.ts';
import { withConfirmation } from '../../../platform/forms/confirm-person.ts';
import type { ContactKind } from '../prepare-contact.ts';
import { withPasswordKey } from './with-password-key.ts';

export async function changeNickname(nickName: string): Promise<void> {
  await call(modifyUser, { body: { nickName } });
}

export async function changePicture(file: File): Promise<void> {
  const headimgurl = await call(uploadPicture, { file });
  await call(modifyUser, { body: { headimgurl } });
}

export async function removePicture(): Promise<void> {
  await call(modifyUser, { body: { headimgurl: '' } });
}

export async function bindContact(kind: ContactKind, { account, code }: { account: string; code: string }) {
  await withConfirmation(() =>
    call(modifyUserAccount, { body: { type: 'register', code, [kind]: account } }),
  );
}

type Change = { oldAccount: string; oldCode: string; newAccount: string; newCode: string };

export async function changeContact(kind: ContactKind, change: Change): Promise<void> {
  const type = kind === 'mobile' ? 'modifyMobile' : 'modifyEmail';
  await call(modifyAccount, { body: { type, ...change } });
}

export async function changePassword({ oldPwd, newPwd }: { oldPwd: string; newPwd: string }): Promise<void> {
  await withPasswordKey(async (encrypt) =>
    call(modifyPwd, { body: { oldPwd: await encrypt(oldPwd), newPwd: await encrypt(newPwd) } }),
  );
}

/** For who has none yet: a code to an address of theirs stands for the old one. */
export async function setPassword({
  account,
  code,
  newPwd,
}: {
  account: string;
  code: string;
  newPwd: string;
}): Promise<void> {
  await withPasswordKey(async (encrypt) =>
    call(modifyPwd, { body: { account, code, newPwd: await encrypt(newPwd) } }),
  );
}
