/** What of the list the staff page keeps in its address. */
export type DeskPlace = {
  readonly type?: string | undefined;
  readonly pageNum?: number;
  readonly pageSize?: number;
};
