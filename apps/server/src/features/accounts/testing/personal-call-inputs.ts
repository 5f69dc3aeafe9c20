const code = '123456';
const encrypted = 'A'.repeat(512);
const nobody = 999_999_999;
const picture = `/file/${'0'.repeat(32)}.webp`;
const bytes = 'AAAA';
const credential = { id: bytes, rawId: bytes, type: 'public-key', clientExtensionResults: {} };

/** Inputs that are in order and name nothing that is there. A new call for whoever is signed in adds its own. */
export const personalCallInputs: Record<string, Record<string, unknown>> = {
  '/download/ticket': { path: '/nowhere', query: {} },
  '/msg/find': {},
  '/operLog/findUserId': {},
  '/team/add': { teamName: 'Another', currencyType: 'USD' },
  '/team/user/modifyAccept': { id: nobody, status: 3 },
  '/userManager/findUser': { account: 'nobody@halden.example' },
  '/userInfo/confirm': { password: encrypted },
  '/userInfo/modifyAccount': {
    type: 'modifyEmail',
    oldAccount: 'old@halden.example',
    oldCode: code,
    newAccount: 'new@halden.example',
    newCode: code,
  },
  '/userInfo/modifyPwd': { oldPwd: encrypted, newPwd: encrypted },
  '/userInfo/modifyUser': { headimgurl: picture },
  '/userInfo/modifyUserAccount': { type: 'register', code, mobile: '13912345678' },
  '/userInfo/passkeys/add': {
    name: 'One',
    credential: { ...credential, response: { clientDataJSON: bytes, attestationObject: bytes } },
  },
  '/userInfo/passkeys/remove': { passkeyId: nobody },
  '/userInfo/passkeys/rename': { passkeyId: nobody, name: 'One' },
  '/userInfo/secondFactor/confirm': { code },
  '/userInfo/secondFactor/pass': { code },
  '/userInfo/sessions/remove': { sessionId: nobody },
};
