export { resetFirstSecondFactor } from './reset-first-second-factor.ts';
export { mountStaff } from './routes.ts';
