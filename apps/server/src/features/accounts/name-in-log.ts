import type { Context } from '../../platform/http/context.ts';

/** By which lines of the log about one account are known to belong together, without saying whose it is. */
export function nameInLog({ keyedHash }: Pick<Context, 'keyedHash'>, account: string): string {
  return keyedHash('account in log', account).toString('hex').slice(0, 16);
}
