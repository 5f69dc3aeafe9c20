import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '@tapwright/contracts/call';
import {
  bindPlatformCertificate,
  createPlatformKey,
  findPlatformCertificate,
} from '@tapwright/contracts/platform-certificate';
import { call } from '../../../platform/calls/call.ts';
import { withSecondFactor } from '../../../platform/forms/second-factor.ts';
import { certificateKeys } from '../keys.ts';

/** Of staff: that of the platform's own organisation. */
export const platformQuery = queryOptions({
  queryKey: certificateKeys.platform,
  queryFn: ({ signal }) => withSecondFactor(() => call(findPlatformCertificate, { signal })),
});

export const makePlatformKey = async () => withSecondFactor(() => call(createPlatformKey, { body: {} }));
export const bindPlatform = async (body: BodyOf<typeof bindPlatformCertificate>) =>
  withSecondFactor(() => call(bindPlatformCertificate, { body }));
