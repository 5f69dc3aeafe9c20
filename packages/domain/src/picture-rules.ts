/** What may be sent as a picture; the server judges by the content, whatever the sender calls it. */
export const pictureTypes = ['image/jpeg', 'image/png'] as const;
export const maxPictureBytes = 2 * 1024 * 1024;

export type PictureProblem = 'type' | 'size';

export function findPictureProblem({
  type,
  size,
}: {
  type: string;
  size: number;
}): PictureProblem | undefined {
  if (!pictureTypes.some((known) => known === type)) return 'type';
  return size > maxPictureBytes ? 'size' : undefined;
}
