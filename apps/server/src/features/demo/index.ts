export { wantPlatform } from './platform-jobs.ts';
export { mountDemo, wantDemo } from './demo-jobs.ts';
export { describeDemo } from './describe-demo.ts';
