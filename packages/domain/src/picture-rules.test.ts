import { expect, test } from 'vitest';
import { findPictureProblem, maxPictureBytes } from './picture-rules.ts';

test.each([
  { type: 'image/jpeg', size: 1, problem: undefined },
  { type: 'image/png', size: maxPictureBytes, problem: undefined },
  { type: 'image/png', size: maxPictureBytes + 1, problem: 'size' },
  { type: 'image/gif', size: 1, problem: 'type' },
  { type: 'image/svg+xml', size: maxPictureBytes + 1, problem: 'type' },
  { type: '', size: 1, problem: 'type' },
])('a picture of type "$type" and $size bytes: $problem', ({ type, size, problem }) => {
  expect(findPictureProblem({ type, size })).toBe(problem);
});
