import type { InvalidRequest, Refused } from '@tapwright/apple-ads/client/errors';

export const sayProblems = ({ message, problems }: Refused | InvalidRequest): string =>
  problems.length === 0 ? message : problems.map((problem) => problem.message).join('; ');
