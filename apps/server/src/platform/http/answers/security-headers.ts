/** On every answer: what is no page may load nothing, be framed by nobody and be kept by nobody. */
export function securityHeaders(publicUrl: URL): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(publicUrl.protocol === 'https:'
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** Besides, on what is shown as a page. Styles are files of ours, or what the given hash is of. */
export function pageHeaders(publicUrl: URL, styles = "'self'"): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(publicUrl, styles),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  };
}

function pagePolicy(publicUrl: URL, styles: string): string {
  const socketOrigin = `${publicUrl.protocol === 'https:' ? 'wss' : 'ws'}://${publicUrl.host}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    // Safari before 15.4 and some proxies do not take 'self' as leave to open a socket.
    `connect-src 'self' ${socketOrigin}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
