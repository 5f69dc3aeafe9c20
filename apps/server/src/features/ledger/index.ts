export { bookRecharge } from './booking/book-recharge.ts';
export { checkLedger } from './checking/check-ledger.ts';
export { hasOpenMoney, readAccounts } from './ledger-store.ts';
export { mountLedger } from './mount-ledger.ts';
export { findBook } from './statement/find-book.ts';
export { countReserves, readSpentFrom } from './statement/statement-store.ts';
