import { queryOptions } from '@tanstack/react-query';
import {
  checkSecretKey,
  createSecretKey,
  findCertificates,
  giveUpRotation,
  modifySecretKey,
  removeCertificate,
  rotateSecretKey,
  uploadSecretKey,
} from '@tapwright/contracts/certificates';
import { call } from '../../../platform/calls/call.ts';
import { certificateKeys } from '../keys.ts';

export function certificatesQuery(teamId: number) {
  return queryOptions({
    queryKey: certificateKeys.list(teamId),
    queryFn: ({ signal }) => call(findCertificates, { query: { teamId }, signal }),
  });
}

type One = { teamId: number; certificateId: number };
export type TypedIds = { name: string; clientId: string; appleTeamId: string; keyId: string };

export const makeKey = async (teamId: number) => call(createSecretKey, { query: { teamId } });
export const uploadKey = async (body: { teamId: number; privateKey: string }) =>
  call(uploadSecretKey, { body });
export const bringIds = async (body: One & TypedIds) => call(modifySecretKey, { body });
export const checkCertificate = async (body: One) => call(checkSecretKey, { body });
export const beginRotation = async (body: One) => call(rotateSecretKey, { body });
export const keepPresentKey = async (body: One) => call(giveUpRotation, { body });
export const dropCertificate = async (query: One) => call(removeCertificate, { query });
