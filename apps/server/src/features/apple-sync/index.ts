export { readAdviceState } from './advice/ask-for-advice.ts';
export { readTeamAdvice } from './advice/read-team-advice.ts';
export { estimateAppleTime } from './clock/read-apple-time.ts';
export { findReportDay, findReportTime } from './clock/find-report-day.ts';
export { mountAppleSync } from './routes.ts';
export { judgeFailure } from './steps/judge-failure.ts';
export { putCreatives } from './reading/creatives-store.ts';
export { putEntities, replaceProductPages } from './reading/structure-store.ts';
