/** Another folder with `initdb` and `postgres` for the database tests; they then run over TCP. */
export function findTestPostgresBin(): string | undefined {
  return process.env['TEST_POSTGRES_BIN'] || undefined;
}
