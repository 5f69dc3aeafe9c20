export { resetFirstSecondFactor } from './reset-first-second-factor.ts';
export { mountStaffCalls } from './routes.ts';
