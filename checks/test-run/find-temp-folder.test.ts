import { expect, test } from 'vitest';
import { isMemoryThatRuns } from './find-temp-folder.ts';

test('only memory in which programs run serves for the files of tests', () => {
  const disk = '/dev/vda / ext4 rw,relatime 0 0\n';
  expect(isMemoryThatRuns(`${disk}tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\n`)).toBe(true);
  expect(isMemoryThatRuns(disk)).toBe(false);
  expect(
    isMemoryThatRuns(`${disk}shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0\n`),
  ).toBe(false);
  expect(isMemoryThatRuns(`${disk}tmpfs /dev/shm tmpfs ro,relatime 0 0\n`)).toBe(false);
  expect(isMemoryThatRuns(`tmpfs /dev/shm tmpfs rw 0 0\n/dev/vdb /dev/shm ext4 rw 0 0\n`)).toBe(false);
});
