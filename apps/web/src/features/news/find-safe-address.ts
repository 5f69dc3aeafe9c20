const allowed = new Set(['http:', 'https:', 'mailto:']);

/** Whole addresses of the web and of mail, as the browser itself reads them; nothing that runs, nothing relative. */
export function findSafeAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return allowed.has(url.protocol) ? url.href : undefined;
}
