import { expect, test } from 'vitest';
import { modifySecretKey } from '@tapwright/contracts/certificates';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { bound, ids, made } from '../testing/certificate.ts';
import { BindWizard } from './bind-wizard.tsx';

async function open() {
  const part = (
    <BindWizard teamId={7} certificate={made} onChosen={() => undefined} attach={<p>Choose accounts</p>} />
  );
  const view = await renderWeb(part, { user: ann });
  const { screen, user } = view;
  const field = (name: keyof typeof ids) => screen.getByLabelText(t(`certificates:ids.${name}`));
  const check = () => user.click(screen.getByRole('button', { name: t('certificates:ids.check') }));
  const fill = async () => {
    for (const name of ['clientId', 'appleTeamId', 'keyId'] as const) await user.type(field(name), ids[name]);
    await check();
  };
  return { ...view, field, check, fill };
}
const answer = (isUsable: boolean) => ({
  certificate: isUsable ? bound : { ...made, ...ids, state: 'entered' as const },
  check: { isUsable, checkedAt: '2026-11-20T08:00:00Z', findings: [] },
});

test('an id of another kind is refused at its field, and nothing is sent', async () => {
  const { user, field, check } = await open();
  await user.type(field('clientId'), ids.keyId);
  await user.type(field('keyId'), ids.clientId);
  await check();
  expect(field('clientId')).toHaveAccessibleDescription(t('certificates:rules.longId'));
  expect(field('keyId')).toHaveAccessibleDescription(t('certificates:rules.keyId'));
  expect(document.activeElement?.getAttribute('name')).toBe('clientId');
  expect(fakeServer.requests(modifySecretKey)).toEqual([]);
});

test('what can be attached stands there only once Apple has accepted the certificate', async () => {
  fakeServer.answers(modifySecretKey, answer(false));
  const { screen, user, fill } = await open();
  await fill();
  const again = await screen.findByRole('button', { name: t('certificates:ids.again') });
  expect(screen.queryByText('Choose accounts')).toBeNull();
  fakeServer.answers(modifySecretKey, answer(true));
  await user.click(again);
  expect(await screen.findByText('Choose accounts')).toBeInTheDocument();
  expect(screen.getByText(t('certificates:done.bound'))).toBeInTheDocument();
});

test('while the connection is checked it says so, and it is checked once', async () => {
  const done = fakeServer.answersLater(modifySecretKey, answer(true));
  const { screen, user, field, fill } = await open();
  await fill();
  expect(await screen.findByText(t('certificates:check.asking'))).toBeInTheDocument();
  await user.type(field('keyId'), '{Enter}');
  done();
  expect(await screen.findByText('Choose accounts')).toBeInTheDocument();
  expect(fakeServer.requests(modifySecretKey)).toHaveLength(1);
});
