/** `138****5678` */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

/** `m***@halden.app` */
export function maskEmail(email: string): string {
  const [, host = ''] = email.split('@');
  return `${email.slice(0, 1)}***@${host}`;
}

export function maskContact(account: string): string {
  return account.includes('@') ? maskEmail(account) : maskMobile(account);
}
