import type { Settings } from '../../env.ts';
import type { Transaction } from '../db/database.ts';
import type { Files } from '../files/files.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type MailDelivery, type MailMessage, mailMessage } from './mail-message.ts';
import { writeToOutbox } from './outbox.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

export type Mail = {
  /** False when this server has no way to send mail: what needs one is then absent. */
  isAvailable: boolean;
  /** With the sandbox and nothing configured: each message is a file to read. */
  isOutbox: boolean;
  /** Leaves when the transaction is committed, and is tried again until it is taken. */
  send(tx: Transaction, message: MailMessage): Promise<void>;
};

const sendMail = defineJob('mail.send', mailMessage, { maxAttempts: 8, sealed: true });

export function createMail(
  settings: Pick<Settings, 'smtp' | 'appleAds' | 'dataDir'>,
  jobs: Jobs,
  files: Pick<Files, 'find'>,
): Mail {
  const deliver = chooseDelivery(settings);
  if (deliver !== undefined)
    jobs.handle(sendMail, async ({ attachment, ...message }, run) => {
      const stored = attachment && (await files.find(attachment.file));
      const attached = stored && { ...stored, name: attachment.name };
      await deliver({ ...message, attached }, run);
    });
  return {
    isAvailable: deliver !== undefined,
    isOutbox: deliver !== undefined && settings.smtp === undefined,
    send: (tx, message) => jobs.enqueue(tx, sendMail, message),
  };
}

function chooseDelivery({
  smtp,
  appleAds,
  dataDir,
}: Pick<Settings, 'smtp' | 'appleAds' | 'dataDir'>): MailDelivery | undefined {
  if (smtp !== undefined) return createSmtpDelivery(smtp);
  if (appleAds !== 'sandbox') return undefined;
  return ({ to, subject, text, attached }, { log }) =>
    writeToOutbox(dataDir, log, {
      kind: 'mail',
      lines: [`To: ${to}`, `Subject: ${subject}`, '', text],
      attached,
    });
}
