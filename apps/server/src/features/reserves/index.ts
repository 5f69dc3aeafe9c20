export { findStartable, renameReserves } from './coverage-store.ts';
export { reserveBudgets, weighBudgets, type WantedBudget, type WeighedBudgets } from './reserve-budgets.ts';
export { keepAllReserves, mountReserves } from './mount-reserves.ts';
export { releaseReserves } from './release-reserves.ts';
