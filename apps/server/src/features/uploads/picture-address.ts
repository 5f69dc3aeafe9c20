const folder = '/file/';

export const addressOf = (name: string) => `${folder}${name}`;

/** Undefined for an address that is none of ours. */
export function nameOf(address: string): string | undefined {
  return address.startsWith(folder) ? address.slice(folder.length) : undefined;
}
