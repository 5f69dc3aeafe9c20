import * as certificates from '@tapwright/contracts/certificates';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { checkSecretKey } from './check/check-secret-key.ts';
import * as platform from '@tapwright/contracts/platform-certificate';
import { createSecretKey } from './keys/create-secret-key.ts';
import { handleRequestDays } from './apple/handle-request-days.ts';
import { findOrganisations } from './apple/find-organisations.ts';
import { findTeamCertificates } from './certificate-view.ts';
import { giveUpRotation } from './keys/give-up-rotation.ts';
import { modifySecretKey } from './check/modify-secret-key.ts';
import { bindPlatformCertificate } from './platform/bind-platform-certificate.ts';
import { createPlatformKey } from './platform/create-platform-key.ts';
import { viewPlatform } from './platform/platform-certificate-store.ts';
import { rotateSecretKey } from './keys/rotate-secret-key.ts';
import { uploadSecretKey } from './keys/upload-secret-key.ts';

export function mountCertificates(host: CallHost): void {
  handleRequestDays(host.deps);
  mountCall(host, certificates.createSecretKey, (context) => createSecretKey(context));
  mountCall(host, certificates.uploadSecretKey, (context, { body }) => uploadSecretKey(context, body));
  mountCall(host, certificates.modifySecretKey, (context, { body }) => modifySecretKey(context, body));
  mountCall(host, certificates.checkSecretKey, (context, { body }) => checkSecretKey(context, body));
  mountCall(host, certificates.rotateSecretKey, (context, { body }) => rotateSecretKey(context, body));
  mountCall(host, certificates.giveUpRotation, (context, { body }) => giveUpRotation(context, body));
  mountCall(host, certificates.findCertificates, (context) => findTeamCertificates(context));
  mountCall(host, certificates.findOrganisations, (context, { query }) => findOrganisations(context, query));
  mountCall(host, platform.findPlatformCertificate, ({ database }) => viewPlatform(database.write));
  mountCall(host, platform.createPlatformKey, (context) => createPlatformKey(context));
  mountCall(host, platform.bindPlatformCertificate, (context, { body }) =>
    bindPlatformCertificate(context, body),
  );
}
