export { resetFirstSecondFactor } from './second-factor/reset-first-second-factor.ts';
export { mountStaff } from './routes.ts';
