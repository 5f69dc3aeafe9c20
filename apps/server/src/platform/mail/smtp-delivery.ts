import { createTransport } from 'nodemailer';
import type { MailDelivery } from './mail.ts';

const limitMs = 20_000;

export function createSmtpDelivery({ url, from }: { url: string; from: string }): MailDelivery {
  const transport = createTransport({
    url,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
  });
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return async ({ to, subject, text, html }, { jobId }) => {
    // The same on every try, so that a mail taken by a server that then fell silent can be told from a new one.
    const messageId = `<tapwright-${jobId}@${domain}>`;
    await transport.sendMail({ from, to, subject, text, messageId, ...(html === undefined ? {} : { html }) });
  };
}
