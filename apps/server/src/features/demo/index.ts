export { mountDemo, wantDemo } from './demo-jobs.ts';
export { describeDemo } from './describe-demo.ts';
