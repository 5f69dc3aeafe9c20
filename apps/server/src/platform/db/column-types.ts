import pg from 'pg';

const { builtins } = pg.types;

/** bigint: ids and minor units of money. What a number cannot hold exactly is refused, never rounded. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} does not fit into a number.`);
  return value;
}

const keepText = (text: string): string => text;

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, parseBigint],
  // A day has no zone; a Date at this machine's midnight would be another day elsewhere.
  [builtins.DATE, keepText],
]);

/** How columns arrive; `kysely-codegen.ts` states the same as types. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
};
