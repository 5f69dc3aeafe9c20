/** A file to be kept, under a name that is none of a folder's: older readers take the plain one. */
export function writeDisposition(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(name.replace(/[/\\]/g, '_'));
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
