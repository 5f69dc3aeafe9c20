import * as calls from '@tapwright/contracts/recharges';
import * as z from 'zod/mini';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { acceptFiles, receiveFile } from '../../platform/http/receive-file.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { type Payments, mountPayments, paymentMoved } from '../payments/index.ts';
import { findRecharges } from './find-recharges.ts';
import { askOpenPayments } from './payment/ask-open-payments.ts';
import { askPayment } from './payment/ask-payment.ts';
import { beginPayment } from './payment/begin-payment.ts';
import { findSessionOf } from './payment/payment-sessions-store.ts';
import { settlePayment } from './payment/settle-payment.ts';
import { alertOverdue } from './queue/alert-overdue.ts';
import { askAboutRecharge } from './queue/ask-about-recharge.ts';
import { creditRecharge } from './queue/credit-recharge.ts';
import { findQueuedRecharges } from './queue/find-queued-recharges.ts';
import { refuseRecharge } from './queue/refuse-recharge.ts';
import { answerRecharge } from './remittance/answer-recharge.ts';
import { beginRemittance } from './remittance/begin-remittance.ts';
import { findRechargeWays } from './remittance/find-recharge-ways.ts';
import { removeForgottenProofs } from './remittance/remove-forgotten-proofs.ts';
import { submitRemittance } from './remittance/submit-remittance.ts';
import { maxProofBytes, uploadProof } from './remittance/upload-proof.ts';
import { withdrawRecharge } from './remittance/withdraw-recharge.ts';
import { sendReceipt } from './receipts/send-receipt.ts';
import { sendProof } from './send-proof.ts';

const askOpen = defineJob('recharges.askOpenPayments', z.object({}), {
  maxAttempts: 1,
  timeLimitMs: 10 * 60_000,
});
const tidy = defineJob('recharges.tidy', z.object({}), { maxAttempts: 1 });

const wantedProof = {
  field: calls.uploadProof.file,
  maxBytes: maxProofBytes,
  missing: 'recharges:rules.proof',
  tooLarge: 'recharges:rules.proofSize',
} as const;

export async function mountRecharges(host: CallHost): Promise<void> {
  const { deps } = host;
  deps.jobs.handle(tidy, async () => {
    await alertOverdue(deps);
    await removeForgottenProofs(deps);
  });
  deps.jobs.recur(tidy, '7,37 * * * *');
  const payments = await mountPayments(host);
  handlePayments(host, payments);
  mountTeamCalls(host, payments);
  mountStaffCalls(host);
  await host.http.register(async (http) => {
    await acceptFiles(http);
    mountCall({ ...host, http }, calls.uploadProof, async (context, _input, { request }) =>
      uploadProof(context, await receiveFile(request, wantedProof)),
    );
  });
}

function handlePayments({ deps }: CallHost, payments: Payments): void {
  deps.jobs.handle(paymentMoved, async ({ provider, sessionId }) => {
    const session = await findSessionOf(deps.database.write, provider, sessionId);
    // Another installation may share the account.
    if (session === undefined) deps.log.warn({ provider, sessionId }, 'a notice is of no payment of ours');
    else await settlePayment(deps, payments, session);
  });
  deps.jobs.handle(askOpen, () => askOpenPayments(deps, payments));
  deps.jobs.recur(askOpen, '*/5 * * * *');
}

function mountTeamCalls(host: CallHost, payments: Payments): void {
  mountCall(host, calls.findRechargeWays, (context) => findRechargeWays(context, payments));
  mountCall(host, calls.beginPayment, (context, { body }) => beginPayment(context, payments, body));
  mountCall(host, calls.askPayment, (context, { body }) => askPayment(context, payments, body));
  mountCall(host, calls.findRecharges, (context, { query }) => findRecharges(context, query));
  mountCall(host, calls.beginRemittance, (context, { body }) => beginRemittance(context, body));
  mountCall(host, calls.submitRemittance, (context, { body }) => submitRemittance(context, body));
  mountCall(host, calls.answerRecharge, (context, { body }) => answerRecharge(context, body));
  mountCall(host, calls.withdrawRecharge, (context, { body }) => withdrawRecharge(context, body));
  mountCall(host, calls.downloadReceipt, async (context, { query }, { reply }) =>
    sendFile(reply, await sendReceipt(context, query)),
  );
  mountCall(host, calls.downloadProof, async (context, { query }, { reply }) =>
    sendFile(reply, await sendProof(context, query)),
  );
}

function mountStaffCalls(host: CallHost): void {
  mountCall(host, calls.findQueuedRecharges, (context, { query }) => findQueuedRecharges(context, query));
  mountCall(host, calls.creditRecharge, (context, { body }) => creditRecharge(context, body));
  mountCall(host, calls.refuseRecharge, (context, { body }) => refuseRecharge(context, body));
  mountCall(host, calls.askAboutRecharge, (context, { body }) => askAboutRecharge(context, body));
  mountCall(host, calls.downloadQueuedProof, async (context, { query }, { reply }) =>
    sendFile(reply, await sendProof(context, query)),
  );
}
