export { checkLedger } from './checking/check-ledger.ts';
export { mountLedger } from './mount-ledger.ts';
