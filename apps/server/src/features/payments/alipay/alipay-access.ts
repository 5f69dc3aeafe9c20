import type { KeyObject } from 'node:crypto';

export const noticePath = '/alipay/notice';
export const returnPath = '/alipay/return';

export type AlipayKeys = {
  /** The private key of our app. */
  own: KeyObject;
  /** The public key of Alipay. */
  theirs: KeyObject;
};

export type AlipayAccess = {
  appId: string;
  sellerId: string;
  isStandIn: boolean;
  keys: () => Promise<AlipayKeys>;
  /** Where this process asks. */
  gateway: () => URL;
  /** Where a payer's browser goes. */
  cashier: URL;
  noticeUrl: () => string;
  now: () => Date;
};
