import type pg from 'pg';

/** `name` and `columns` are quoted, ready to stand in SQL. Values the database computes itself are left out. */
export type CopiedTable = { name: string; columns: string[] };

type Row = CopiedTable & { refersTo: string[] };

/** Each table after those it refers to, so that they can be filled in this order. */
export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  // Of live events only transaction numbers of this very server make sense, and nobody misses old ones.
  const { rows } = await client.query<Row>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            array(select quote_ident(attname) from pg_attribute
                  where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
                  order by attnum) as columns,
            array(select format('%I.%I', rn.nspname, rc.relname)
                  from pg_constraint f join pg_class rc on rc.oid = f.confrelid
                  join pg_namespace rn on rn.oid = rc.relnamespace
                  where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname, c.relname) not in
           (('public', 'applied_migrations'), ('public', 'live_events'), ('graphile_worker', 'migrations'))
     order by 1`,
  );
  return sortByReference(rows);
}

function sortByReference(rows: Row[]): CopiedTable[] {
  const sorted = new Map<string, CopiedTable>();
  let waiting = rows;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ refersTo }) => refersTo.every((name) => sorted.has(name)));
    if (ready.length === 0)
      throw new Error(`These refer to each other: ${waiting.map(({ name }) => name).join(', ')}`);
    for (const { name, columns } of ready) sorted.set(name, { name, columns });
    waiting = waiting.filter(({ name }) => !sorted.has(name));
  }
  return [...sorted.values()];
}
