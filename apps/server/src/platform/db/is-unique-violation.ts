import pg from 'pg';

/** Somebody else has it already, perhaps since this very moment. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505';
}
