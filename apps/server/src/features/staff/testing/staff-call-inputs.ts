const nobody = 999_999_999;
const reason = 'Asked to';
const noUuid = '00000000-0000-0000-0000-000000000000';
const recharge = { teamId: nobody, rechargeId: nobody };
const refund = { teamId: nobody, refundId: nobody, reason };
const fapiao = { teamId: nobody, fapiaoId: nobody };
const pdf = `${'0'.repeat(32)}.pdf`;
const day = '2026-11-02';
const order = { teamId: nobody, orderId: nobody };

/** Inputs that are in order and name nothing that is there. A new call of staff adds its own. */
export const staffCallInputs: Record<string, Record<string, unknown>> = {
  '/staff/accounts/find': {},
  '/staff/accounts/freeze': { userId: nobody, reason },
  '/staff/accounts/unfreeze': { userId: nobody, reason },
  '/staff/accounts/grantStaff': { userId: nobody },
  '/staff/accounts/revokeStaff': { userId: nobody },
  '/staff/accounts/resetSecondFactor': { userId: nobody },
  '/staff/platform/createKey': {},
  '/staff/platform/bind': {
    clientId: `SEARCHADS.${noUuid}`,
    appleTeamId: `SEARCHADS.${noUuid}`,
    keyId: noUuid,
  },
  '/staff/news/find': {},
  '/staff/news/findOne': { id: nobody },
  '/staff/news/save': {
    id: nobody,
    version: 1,
    type: 'news',
    isPinned: false,
    texts: [{ language: 'en', title: 'One', body: '' }],
  },
  '/staff/news/publish': { id: nobody },
  '/staff/news/withdraw': { id: nobody },
  '/staff/news/remove': { id: nobody },
  '/staff/recharges/find': {},
  '/staff/recharges/downloadProof': recharge,
  '/staff/recharges/credit': { ...recharge, amount: 100 },
  '/staff/recharges/refuse': { ...recharge, reason },
  '/staff/recharges/ask': { ...recharge, question: reason },
  '/staff/refunds/find': {},
  '/staff/refunds/propose': { rechargeReference: 'NONE2345', amount: 100, reason },
  '/staff/refunds/approve': refund,
  '/staff/refunds/decline': refund,
  '/staff/refunds/end': { ...refund, outcome: 'paid' },
  '/staff/orders/find': {},
  '/staff/orders/findOne': order,
  '/staff/orders/downloadFile': { ...order, name: `${'0'.repeat(32)}.pdf` },
  '/staff/orders/accept': order,
  '/staff/orders/refuse': { ...order, reason },
  '/staff/orders/take': { ...order, reason },
  '/staff/orders/handOver': { ...order, name: 'One', reason },
  '/staff/orders/write': { ...order, text: 'Hello' },
  '/staff/orders/read': { ...order, messageId: nobody },
  '/staff/orders/end': { ...order, text: 'Done' },
  '/staff/teams/find': {},
  '/staff/teams/findOne': { teamId: nobody },
  '/staff/teams/enter': { teamId: nobody, reason },
  '/staff/teams/leave': { teamId: nobody },
  '/staff/rates/find': { currency: 'USD' },
  '/staff/rates/findProposed': {},
  '/staff/rates/propose': { currency: 'USD', day, cnyPerUnit: '7.1', reason },
  '/staff/rates/approve': { typedRateId: nobody, reason },
  '/staff/rates/decline': { typedRateId: nobody, reason },
  '/staff/fapiao/find': {},
  '/staff/fapiao/issue': { ...fapiao, number: '0'.repeat(20), file: pdf },
  '/staff/fapiao/refuse': { ...fapiao, reason },
  '/staff/fapiao/reverse': { ...fapiao, number: '0'.repeat(20), file: pdf, reason, amount: 100 },
  '/staff/fapiao/download': fapiao,
  '/staff/appleInvoices/findAccounts': {},
  '/staff/appleInvoices/find': {},
  '/staff/appleInvoices/add': {
    adAccountId: '1',
    number: 'One',
    fromDay: day,
    toDay: day,
    amount: 100,
    file: pdf,
  },
  '/staff/appleInvoices/withdraw': { invoiceId: nobody, reason },
  '/staff/appleInvoices/download': { invoiceId: nobody },
};
