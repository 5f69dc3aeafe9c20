import * as calls from '@tapwright/contracts/recharges';
import * as z from 'zod/mini';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { acceptFiles, receiveFile } from '../../platform/http/requests/receive-file.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { mountFile } from '../downloads/index.ts';
import * as fapiaoCalls from '@tapwright/contracts/fapiao';
import * as refundCalls from '@tapwright/contracts/refunds';
import { disputeMoved, type Payments, mountPayments, paymentMoved, refundMoved } from '../payments/index.ts';
import { settleDispute } from './disputes/settle-dispute.ts';
import { askFapiao } from './fapiao/ask-fapiao.ts';
import { findFapiao } from './fapiao/find-fapiao.ts';
import { findQueuedFapiao } from './fapiao/find-queued-fapiao.ts';
import { issueFapiao } from './fapiao/issue-fapiao.ts';
import { refuseFapiao } from './fapiao/refuse-fapiao.ts';
import { reverseFapiao } from './fapiao/reverse-fapiao.ts';
import { sendFapiao } from './fapiao/send-fapiao.ts';
import { withdrawFapiao } from './fapiao/withdraw-fapiao.ts';
import { approveRefund } from './refunds/approve-refund.ts';
import { declineRefund } from './refunds/decline-refund.ts';
import { endRefundByHand } from './refunds/end-refund-by-hand.ts';
import { findRefunds } from './refunds/find-refunds.ts';
import { payOutRefund } from './refunds/pay-out-refund.ts';
import { refundApproved } from './refunds/refund-approved.ts';
import { proposeRefund } from './refunds/propose-refund.ts';
import { findByProvider } from './refunds/refunds-store.ts';
import { findRecharges } from './find-recharges.ts';
import { askOpenPayments } from './payment/ask-open-payments.ts';
import { askPayment } from './payment/ask-payment.ts';
import { beginPayment } from './payment/begin-payment.ts';
import { bookFees } from './payment/book-fees.ts';
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
  mountFapiao(host);
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
  deps.jobs.handle(refundApproved, (key) => payOutRefund(deps, payments, key));
  deps.jobs.handle(refundMoved, async ({ refundId }) => {
    const key = await findByProvider(deps.database.write, refundId);
    if (key !== undefined) await payOutRefund(deps, payments, key);
  });
  deps.jobs.handle(disputeMoved, (named) => settleDispute(deps, payments, named));
  deps.jobs.handle(askOpen, async () => {
    await askOpenPayments(deps, payments);
    await bookFees(deps, payments);
  });
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
  mountFile(host, calls.downloadReceipt, (context, query) => sendReceipt(context, query));
  mountFile(host, calls.downloadProof, (context, query) => sendProof(context, query));
}

function mountStaffCalls(host: CallHost): void {
  mountCall(host, calls.findQueuedRecharges, (context, { query }) => findQueuedRecharges(context, query));
  mountCall(host, calls.creditRecharge, (context, { body }) => creditRecharge(context, body));
  mountCall(host, calls.refuseRecharge, (context, { body }) => refuseRecharge(context, body));
  mountCall(host, calls.askAboutRecharge, (context, { body }) => askAboutRecharge(context, body));
  mountCall(host, refundCalls.findRefunds, (context, { query }) => findRefunds(context, query));
  mountCall(host, refundCalls.proposeRefund, (context, { body }) => proposeRefund(context, body));
  mountCall(host, refundCalls.approveRefund, (context, { body }) => approveRefund(context, body));
  mountCall(host, refundCalls.declineRefund, (context, { body }) => declineRefund(context, body));
  mountCall(host, refundCalls.endRefund, (context, { body }) => endRefundByHand(context, body));
  mountFile(host, calls.downloadQueuedProof, (context, query) => sendProof(context, query));
}

function mountFapiao(host: CallHost): void {
  mountCall(host, fapiaoCalls.findFapiao, (context, { query }) => findFapiao(context, query));
  mountCall(host, fapiaoCalls.askFapiao, (context, { body }) => askFapiao(context, body));
  mountCall(host, fapiaoCalls.withdrawFapiao, (context, { body }) => withdrawFapiao(context, body));
  mountFile(host, fapiaoCalls.downloadFapiao, (context, query) => sendFapiao(context, query));
  mountCall(host, fapiaoCalls.findQueuedFapiao, (context, { query }) => findQueuedFapiao(context, query));
  mountCall(host, fapiaoCalls.issueFapiao, (context, { body }) => issueFapiao(context, body));
  mountCall(host, fapiaoCalls.refuseFapiao, (context, { body }) => refuseFapiao(context, body));
  mountCall(host, fapiaoCalls.reverseFapiao, (context, { body }) => reverseFapiao(context, body));
  mountFile(host, fapiaoCalls.downloadQueuedFapiao, (context, query) => sendFapiao(context, query));
}
