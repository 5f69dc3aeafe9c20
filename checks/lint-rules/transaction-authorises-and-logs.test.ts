import { testRule } from './rule-tester.ts';
import { transactionAuthorisesAndLogs } from './transaction-authorises-and-logs.ts';

const path = 'apps/server/src/features/campaigns/raise-bid.ts';

testRule('transaction-authorises-and-logs', transactionAuthorisesAndLogs, {
  good: [
    {
      path,
      code: `export async function raiseBid(context, input) {
        await authorise(context, 'campaign.edit');
        return runTransaction(context.database, async (tx) => {
          await updateBid(tx, input);
          await logOperation(tx, 'bidRaised', input);
        });
      }`,
    },
    {
      path,
      code: `export const raiseBid = async (context, input) => {
        context.gate.authoriseInScope('campaign.edit', input.campaignId);
        return once(input.key, () => runTransaction(context.database, (tx) => logOperation(tx, input)));
      };`,
    },
    { path, code: `export const findBid = (db, teamId) => db.selectFrom('bids').execute();` },
  ],
  bad: [
    {
      path,
      code: `export async function raiseBid(context, input) {
        return runTransaction(context.database, (tx) => logOperation(tx, input));
      }`,
      says: /call authorise…\(…\) in this function before it\.$/,
    },
    {
      path,
      code: `export async function raiseBid(context, input) {
        authorise(context, 'campaign.edit');
        return runTransaction(context.database, (tx) => updateBid(tx, input));
      }`,
      says: /: write logOperation\(…\) inside the transaction\.$/,
    },
    {
      path,
      code: `export async function raiseBid(context, input) {
        const check = () => authorise(context, 'campaign.edit');
        return runTransaction(context.database, (tx) => logOperation(tx, input));
      }`,
      says: /call authorise…\(…\)/,
    },
    {
      path,
      code: `export async function raiseBid(context, input) {
        return runTransaction(context.database, async (tx) => {
          authorise(context, 'campaign.edit');
          await logOperation(tx, input);
        });
      }`,
      says: /call authorise…\(…\)/,
    },
    {
      path,
      code: `async function check(context) { authorise(context, 'x'); logOperation(context); }
      export async function raiseBid(context) { return runTransaction(context.database, work); }`,
      says: /call authorise…\(…\) in this function before it, and write logOperation/,
    },
  ],
});
