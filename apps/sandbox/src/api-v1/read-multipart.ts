import { refuse } from '../verbs/refusal.ts';

/** The fields of a form with a file; the platform's own reader of forms takes it apart. */
export async function readMultipart(
  body: unknown,
  contentType: string | undefined,
): Promise<Record<string, string>> {
  if (!Buffer.isBuffer(body) || !contentType?.startsWith('multipart/form-data'))
    return refuse('INVALID_ARGUMENT', 'The request must be multipart/form-data.');
  const form = await readForm(body, contentType);
  if (!(form.get('file') instanceof File)) refuse('MISSING_REQUIRED_FIELD', 'file is required.', 'file');
  return Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

async function readForm(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    return refuse('INVALID_ARGUMENT', 'The request is not a form that can be read.');
  }
}
