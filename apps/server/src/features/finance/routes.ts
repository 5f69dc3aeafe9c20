import * as finance from '@tapwright/contracts/finance';
import { findBalance as findBalanceCall } from '@tapwright/contracts/ledger';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { mountFile } from '../downloads/index.ts';
import { exportMonthlySpend } from './export-monthly-spend.ts';
import { findBalance } from './find-balance.ts';
import { findMonthlySpend } from './find-monthly-spend.ts';

export function mountFinance(host: CallHost): void {
  mountCall(host, findBalanceCall, (context) => findBalance(context));
  mountCall(host, finance.findMonthlySpend, (context, { query }) => findMonthlySpend(context, query));
  mountFile(host, finance.downloadMonthlySpend, (context, query) => exportMonthlySpend(context, query));
}
