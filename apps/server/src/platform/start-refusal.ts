/** A reason not to start that the person at the terminal can act on: its message is printed alone, in one line. */
export class StartRefusal extends Error {}

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left on the disk',
  ENOTDIR: 'it or a part of its path is a file',
  EEXIST: 'it is a file',
};

/** Why the system refused something, in words where we have them. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ('code' in error && typeof error.code === 'string' && reasons[error.code]) || error.message;
}

/** The line for the terminal, when the failure is one of settings or of the machine and not of our own making. */
export function findStartComplaint(error: unknown): string | undefined {
  if (error instanceof StartRefusal) return error.message;
  if (!(error instanceof Error && 'syscall' in error && 'path' in error)) return undefined;
  return `${String(error.path)} cannot be used (${reasonOf(error)}). Mend that and start again.`;
}
