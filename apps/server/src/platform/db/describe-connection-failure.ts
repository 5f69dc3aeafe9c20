import { isIP } from 'node:net';
import pg from 'pg';

/** One line for the terminal: where we tried, what came back, what to do. Never the password. */
export function describeConnectionFailure(error: unknown, connection: pg.ClientConfig): string {
  return `${whyRefused(error, connection)} Nothing was changed.`;
}

function whyRefused(error: unknown, connection: pg.ClientConfig): string {
  const { user, database, where } = describeTarget(connection);
  const code = codeOf(error);
  switch (code) {
    case 'ECONNREFUSED':
      return `No PostgreSQL answers at ${where}. Start it, or correct host and port in DATABASE_URL.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host of the database is not known: ${where}. Correct it in DATABASE_URL.`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `The database at ${where} cannot be reached. Look at the network and the firewall between here and there.`;
    case '28P01':
    case '28000':
      return `The database at ${where} does not let "${user}" in. Correct user and password in DATABASE_URL, or allow this address in pg_hba.conf.`;
    case '3D000':
      return `There is no database "${database}" at ${where}. Create it, or correct its name in DATABASE_URL.`;
    case '42501':
      return `"${user}" may not connect to the database "${database}" at ${where}. Grant it the right.`;
    case '53300':
      return `The database at ${where} has no connection left. Raise its max_connections or run fewer processes.`;
    case '57P03':
      return `The database at ${where} is starting or stopping. Try again when it is ready.`;
    default:
      return `The database at ${where} cannot be used: ${messageOf(error)}.`;
  }
}

function describeTarget(connection: pg.ClientConfig) {
  const { host, port, user, database } = new pg.Client(connection);
  const shownHost = isIP(host) === 6 ? `[${host}]` : host;
  return { user: user ?? '', database: database ?? '', where: `${shownHost}:${port}` };
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (error instanceof Error && error.message.includes('timeout')) return 'ETIMEDOUT';
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/[.\s]+$/, '') : 'unknown failure';
}
