type Wrong = { status: number; messageCode: string; field: string };
export type Case = [string, string, string, unknown, Wrong, (string | null)?];

export const wrong = (messageCode: string, field = '', status = 400): Wrong => ({
  status,
  messageCode,
  field,
});
