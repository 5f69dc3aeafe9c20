import { expect, test } from 'vitest';
import { createSecretKey, findCertificates } from '@tapwright/contracts/certificates';
import { made } from '../../../features/certificates/testing/certificate.ts';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { BindCertificatePage } from './bind-certificate-page.tsx';

const address = '/user/zs_bind';
const create = { name: t('certificates:start.button') };

async function open(search = '') {
  const view = await renderWeb(<BindCertificatePage />, { user: ann, path: address, search });
  const press = async () => view.user.click(await view.screen.findByRole('button', create));
  return { ...view, press };
}

test('looking at the page makes nothing; a press makes one key pair and shows it', async () => {
  fakeServer.answers(findCertificates, []);
  const { screen, press, address: where } = await open();
  expect(await screen.findByRole('button', create)).toBeEnabled();
  expect(fakeServer.requests(createSecretKey)).toEqual([]);
  const done = fakeServer.answersLater(createSecretKey, made);
  await press();
  await press();
  fakeServer.answers(findCertificates, [made]);
  done();
  expect(await screen.findByText(t('certificates:copy.title'))).toBeInTheDocument();
  expect(fakeServer.requests(createSecretKey)).toHaveLength(1);
  expect(where()).toContain('certificate=2');
});

test('whoever has left before the key is there is not pulled back', async () => {
  fakeServer.answers(findCertificates, []);
  const { screen, user, press, isBusy, address: where } = await open();
  const done = fakeServer.answersLater(createSecretKey, made);
  await press();
  await user.click(screen.getByRole('link', { name: t('certificates:back') }));
  expect(where()).toBe('/user/zs_manager');
  done();
  await expect.poll(isBusy).toBe(false);
  expect(where()).toBe('/user/zs_manager');
});

test('a key pair that could not be made says why, and can be tried again', async () => {
  fakeServer.answers(findCertificates, []);
  fakeServer.refuses(createSecretKey, { code: 'tooManyCertificates', message: 'At most 20 certificates' });
  const { screen, press } = await open();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('At most 20 certificates');
  fakeServer.answers(createSecretKey, made);
  fakeServer.answers(findCertificates, [made]);
  await press();
  expect(await screen.findByText(t('certificates:copy.title'))).toBeInTheDocument();
});

test('certificates that could not be read are no blank page, and can be read again', async () => {
  fakeServer.fails(findCertificates);
  const { screen, user } = await open();
  expect(await screen.findByText(t('certificates:manager.failed'))).toBeInTheDocument();
  expect(screen.queryByRole('button', create)).toBeNull();
  fakeServer.answers(findCertificates, []);
  await user.click(screen.getByRole('button', { name: t('frame:failed.tryAgain') }));
  expect(await screen.findByRole('button', create)).toBeInTheDocument();
});
