import {
  confirmPerson as confirmPersonCall,
  findSessions,
  modifyAccount,
  modifyPwd,
  modifyUser,
  modifyUserAccount,
  removeSession,
} from '@tapwright/contracts/personal';
import type { CallHost } from '../../../platform/http/call-host.ts';
import { mountCall } from '../../../platform/http/mount-call.ts';
import { bindContact } from '../contacts/bind-contact.ts';
import { changeContact } from '../contacts/change-contact.ts';
import { changeNickname } from './change-nickname.ts';
import { changePassword } from '../passwords/change-password.ts';
import { changePicture } from './change-picture.ts';
import { confirmPerson } from '../sessions/confirm-person.ts';
import { endOneSession, endOtherSessions } from '../sessions/end-sessions.ts';
import { listSessions } from '../reads.ts';
import { unbindChatApp } from '../contacts/unbind-chat-app.ts';

export function mountPersonalCalls(host: CallHost): void {
  mountCall(host, modifyUser, (context, { body: { nickName, headimgurl } }) => {
    if (nickName !== undefined) return changeNickname(context, nickName);
    if (headimgurl !== undefined) return changePicture(context, headimgurl || null);
    return unbindChatApp(context);
  });
  mountCall(host, confirmPersonCall, (context, { body }) => confirmPerson(context, body));
  mountCall(host, modifyPwd, (context, { body }) => changePassword(context, body));
  mountCall(host, modifyUserAccount, (context, { body }) => bindContact(context, body));
  mountCall(host, modifyAccount, (context, { body }) => changeContact(context, body));
  mountCall(host, findSessions, (context) => listSessions(context));
  mountCall(host, removeSession, (context, { body }) =>
    'others' in body ? endOtherSessions(context) : endOneSession(context, body.sessionId),
  );
}
