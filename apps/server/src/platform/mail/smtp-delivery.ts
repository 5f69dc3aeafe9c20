import { isLoopback } from '../http/admission/is-loopback.ts';
import type { Attached, MailDelivery } from './mail-message.ts';

const limitMs = 20_000;

export function createSmtpDelivery({ url, from }: { url: string; from: string }): MailDelivery {
  let transport: ReturnType<typeof openTransport> | undefined;
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return async ({ to, subject, text, html, attached }, { jobId }) => {
    transport ??= openTransport(url);
    // The same on every try, so that a mail taken by a server that then fell silent can be told from a new one.
    const messageId = `<tapwright-${jobId}@${domain}>`;
    const mail = {
      from,
      // As text it would be read as a list, with names and comments in it.
      to: { name: '', address: to },
      subject,
      text,
      messageId,
      ...(html !== undefined && { html }),
      ...(attached && { attachments: [toAttachment(attached)] }),
    };
    await (await transport).sendMail(mail);
  };
}

const toAttachment = ({ name, content, mediaType }: Attached) => ({
  filename: name,
  content: Buffer.from(content),
  contentType: mediaType,
});

/** Loaded with the first mail: a server that sends none keeps 7 MB. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  const { hostname, searchParams } = new URL(url);
  return createTransport({
    url,
    // A mail may hold a code: never in clear text, unless the setting says so or it goes to this machine.
    requireTLS: !isLoopback(hostname) && searchParams.get('requireTLS') !== 'false',
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
  });
}
