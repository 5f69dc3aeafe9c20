import type { Settings } from '../../env.ts';
import type { Transaction } from '../db/database.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { writeToOutbox } from '../mail/outbox.ts';
import { createHttpDelivery } from './http-delivery.ts';
import { type TextMessage, textMessage, type TextMessageDelivery } from './text-message.ts';

export type TextMessages = {
  /** False when this server has no way to send text messages: what needs one is then absent. */
  isAvailable: boolean;
  /** With the sandbox and nothing configured: each message is a file to read. */
  isOutbox: boolean;
  /** Leaves when the transaction is committed, and is tried again until it is taken. */
  send(tx: Transaction, message: TextMessage): Promise<void>;
};

const sendTextMessage = defineJob('text-messages.send', textMessage, { maxAttempts: 6, sealed: true });

type Wanted = Pick<Settings, 'sms' | 'appleAds' | 'dataDir'>;

export function createTextMessages(settings: Wanted, jobs: Jobs): TextMessages {
  const deliver = chooseDelivery(settings);
  if (deliver !== undefined) jobs.handle(sendTextMessage, deliver);
  return {
    isAvailable: deliver !== undefined,
    isOutbox: deliver !== undefined && settings.sms === undefined,
    send: (tx, message) => jobs.enqueue(tx, sendTextMessage, message),
  };
}

function chooseDelivery({ sms, appleAds, dataDir }: Wanted): TextMessageDelivery | undefined {
  if (sms !== undefined) return createHttpDelivery(sms);
  if (appleAds !== 'sandbox') return undefined;
  return ({ mobile, text }, { log }) =>
    writeToOutbox(dataDir, log, { kind: 'text-message', lines: [`To: ${mobile}`, '', text] });
}
