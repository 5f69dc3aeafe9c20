export { bookRecharge } from './booking/book-recharge.ts';
export { bookSpend } from './booking/book-spend.ts';
export { releaseReserve } from './booking/release-reserve.ts';
export { reserveBudget } from './booking/reserve-budget.ts';
export { checkLedger } from './checking/check-ledger.ts';
export { type Book, findOrMakeReserve, hasOpenMoney, lockBook, readAccounts } from './ledger-store.ts';
export { mountLedger } from './mount-ledger.ts';
export { findBook } from './statement/find-book.ts';
export { countReserves, readBooked, readSpentFrom } from './statement/statement-store.ts';
