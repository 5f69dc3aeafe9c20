import pg from 'pg';

const { builtins } = pg.types;

/** bigint: ids and minor units of money. What a number cannot hold exactly is refused, never rounded. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} does not fit into a number.`);
  return value;
}

/** One row of ids, none of them null: `{7,8}`. */
function parseBigints(text: string): number[] {
  const inside = text.slice(1, -1);
  return inside === '' ? [] : inside.split(',').map(parseBigint);
}

/** A day has no zone; a Date at this machine's midnight would be another day elsewhere. */
const keepText = (text: string): string => text;

/** The type's number in every PostgreSQL; the driver has a name only for what is no array. */
const bigintArray = 1016;

/** How columns arrive; `testing/generate-tables.ts` says the same in types. */
const types = new pg.TypeOverrides();
types.setTypeParser(builtins.INT8, parseBigint);
types.setTypeParser(bigintArray, parseBigints);
types.setTypeParser(builtins.DATE, keepText);

export const columnTypes: pg.CustomTypesConfig = types;
