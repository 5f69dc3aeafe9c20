import * as z from 'zod/mini';

/** What `/login` shows; without one of these, the password. */
export const loginModes = ['code', 'wechat', 'register', 'retrieve'] as const;
export type LoginMode = (typeof loginModes)[number];

/** An address with another mode is one from elsewhere and shows the password. */
export const loginSearch = z.object({
  redirect: z.optional(z.string()),
  mode: z.catch(z.optional(z.enum(loginModes)), undefined),
});

export function searchOfLogin(redirect: string | undefined, mode: LoginMode | undefined) {
  return { ...(redirect === undefined ? {} : { redirect }), ...(mode === undefined ? {} : { mode }) };
}

/** Of the parts that have a title of their own. */
export const titleOfLogin = ({ mode }: Readonly<Record<string, unknown>>) => {
  if (mode === 'register') return 'frame:pages.register';
  return mode === 'retrieve' ? 'frame:pages.retrieve' : undefined;
};
