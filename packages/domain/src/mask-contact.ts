/** `138****5678` */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

/** `m***@halden.app` */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${[...name][0] ?? ''}***@${host}`;
}
