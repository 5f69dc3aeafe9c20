import type { Figures } from '../../../platform/http/own-pages/metrics.ts';
import { type LineDeps, readAppleCounts } from './apple-lines.ts';

/** For whoever runs the server: how much of Apple's quota goes, and whether Apple has begun to answer otherwise. */
export const listAppleFigures = (deps: LineDeps): Figures => [
  [
    'apple_requests_today',
    'Requests of this process to Apple since midnight UTC, by what became of them.',
    () => readAppleCounts(deps).listRequests(),
  ],
  [
    'apple_drift',
    'Answers of Apple with a field or value that is not documented, or without one that always came.',
    () => readAppleCounts(deps).listDrift(),
  ],
];
