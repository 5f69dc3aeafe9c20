import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createCode,
  type CaptchaPurpose,
  emailRegister,
  isCode,
  smsRegister,
  type CodeType,
} from '@tapwright/contracts/account-codes';
import { login, register } from '@tapwright/contracts/accounts';
import type { CallShape } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { ask } from '../../../testing/ask.ts';
import { startTestApp, type TestAppOptions } from '../../../testing/test-app.ts';
import { encryptPassword, givePasswordKey } from './encrypt-password.ts';
import { findWrongWork, solveWork } from './solve-work.ts';

/** The server, and what a person without an account does there, all of it by HTTP and by reading the outbox. */
export async function startSignIn(options: TestAppOptions = {}) {
  const server = await startTestApp(options);
  const { origin, deps } = server;
  await givePasswordKey(deps);
  const outbox = join(deps.settings.dataDir, 'outbox');
  let codeCookie = '';
  /** As one browser: it keeps the cookie that came with a code. */
  const send = async (call: Pick<CallShape, 'method' | 'path'>, body: unknown, cookie?: string) => {
    const answer = await ask(origin, call, { body, cookie: [cookie, codeCookie].filter(Boolean).join('; ') });
    codeCookie = answer.headers.get('set-cookie')?.split(';')[0] ?? codeCookie;
    return answer;
  };
  /** Answers the cookie of the one before. */
  const switchBrowser = () => {
    const before = codeCookie;
    codeCookie = '';
    return before;
  };

  const takeCaptcha = async (purpose: CaptchaPurpose = 'code') => {
    const { data, headers } = await ask(origin, createCode, { query: { purpose } });
    const { work } = z.parse(createCode.answer, data);
    const [answer, wrong] = work === null ? ['', ''] : [solveWork(work), findWrongWork(work)];
    return { cookie: headers.get('set-cookie')?.split(';')[0] ?? '', answer, wrong };
  };
  const passCaptcha = async (purpose?: CaptchaPurpose) => {
    const { cookie, answer } = await takeCaptcha(purpose);
    expect((await ask(origin, isCode, { query: { userCode: answer }, cookie })).code).toBe(codes.success);
    return cookie;
  };
  const listMessages = () => {
    try {
      return readdirSync(outbox)
        .toSorted((one, other) => one.localeCompare(other))
        .map((name) => readFileSync(join(outbox, name), 'utf8'));
    } catch {
      return [];
    }
  };
  const sendCode = async (type: CodeType, account: string) =>
    send(account.includes('@') ? emailRegister : smsRegister, { type, account }, await passCaptcha());
  /** Sent, and read in the message that it brought. */
  const getCode = async (type: CodeType, account: string) => {
    const before = listMessages().length;
    expect((await sendCode(type, account)).code).toBe(codes.success);
    await expect.poll(() => listMessages().length).toBe(before + 1);
    const code = /\b\d{6}\b/.exec(listMessages().at(-1)?.split('\n\n').slice(1).join() ?? '')?.[0];
    return code ?? '';
  };
  const encrypt = (password: string) => encryptPassword(origin, password);
  const signUp = async (account: string, password: string) => {
    const code = await getCode('register', account);
    const body = { account, code, password: await encrypt(password), acceptsAgreement: true };
    return z.parse(register.answer, (await send(register, body)).data).token;
  };
  const signIn = async (account: string, password: string, cookie?: string) =>
    send(login, { account, password: await encrypt(password) }, cookie);
  return {
    ...server,
    send,
    switchBrowser,
    takeCaptcha,
    passCaptcha,
    listMessages,
    sendCode,
    getCode,
    encrypt,
    signUp,
    signIn,
  };
}
