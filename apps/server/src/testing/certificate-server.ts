import { createSecretKey, modifySecretKey } from '@tapwright/contracts/certificates';
import { startLocalApple } from './local-apple.ts';
import type { TestAppOptions } from './test-app.ts';
import { openCertificate } from '../features/certificates/index.ts';
import { type Somebody, startTeamServer } from '../features/teams/testing/team-server.ts';

/** A server with a sandbox as its Apple, and short words for binding a certificate to it. */
export async function startCertificateServer(options: TestAppOptions = {}) {
  const apple = await startLocalApple();
  const server = await startTeamServer({ appleOrigin: () => apple.origin, ...options });
  const { ask } = server;

  /** As a person does it: make a key, paste it at Apple with this role, bring the ids back. */
  const bind = async (owner: Somebody, teamId: number, wanted: object = {}) => {
    const { certificateId, publicKey } = await ask(owner, createSecretKey, { query: { teamId } });
    const user = await apple.addApiUser(publicKey, wanted);
    const ids = { clientId: user.clientId, appleTeamId: user.teamId, keyId: user.keyId };
    const bound = await ask(owner, modifySecretKey, { body: { teamId, certificateId, ...ids } });
    return { ...bound, certificateId, user, ids };
  };

  /** A further ad account of the organisation, which only a wide role may make. */
  const addAdAccount = async (
    teamId: number,
    certificateId: number,
    name: string,
    feature: 'APPSTORE_APP_MANUAL' | 'BUSINESS_BRAND_MANUAL' = 'APPSTORE_APP_MANUAL',
  ): Promise<string> => {
    const { organisation } = await openCertificate(server.deps, { teamId, certificateId });
    const made = await organisation.createAdAccount({ name, productFeatures: [feature] });
    return made.id;
  };

  const startTeam = async () => {
    const owner = await server.makePerson();
    return { owner, teamId: await server.makeTeam(owner) };
  };
  return { ...server, apple, bind, addAdAccount, startTeam };
}
