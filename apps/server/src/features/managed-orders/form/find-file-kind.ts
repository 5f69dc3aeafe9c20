const beginnings = [
  { kind: 'jpg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { kind: 'xlsx', bytes: [0x50, 0x4b, 0x03, 0x04] },
] as const;
const utf8 = new TextDecoder('utf-8', { fatal: true });
/** The list of parts that every Office file begins with; no other archive is taken. */
const officePart = Buffer.from('[Content_Types].xml');

/** By what is in it, whatever it is called; undefined: nothing that is taken. */
export function findFileKind(content: Buffer): 'jpg' | 'png' | 'pdf' | 'xlsx' | 'csv' | undefined {
  const found = beginnings.find(({ bytes }) => bytes.every((byte, place) => content[place] === byte));
  if (found?.kind === 'xlsx') {
    const isSheet = content.includes(officePart) && content.includes(Buffer.from('xl/'));
    return isSheet && !content.includes(Buffer.from('vbaProject')) ? 'xlsx' : undefined;
  }
  if (found !== undefined) return found.kind;
  if (content.length === 0 || content.includes(0)) return undefined;
  try {
    utf8.decode(content);
    return 'csv';
  } catch {
    return undefined;
  }
}
