export {
  addAttempt,
  type AttemptCount,
  deleteAttempts,
  deleteForgottenAttempts,
  findAttempts,
  lockAttempts,
  setAttempts,
} from './attempt-counts-store.ts';
export { countWithin, isWithin } from './count-within.ts';
