import { expect, test } from 'vitest';
import { findCertificates, removeCertificate } from '@tapwright/contracts/certificates';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { bound, ids, made } from '../testing/certificate.ts';
import { CertificateList } from './certificate-list.tsx';

const open = () => renderWeb(<CertificateList teamId={7} onBind={() => undefined} />, { user: ann });

test('certificates that could not be read are not shown as none', async () => {
  fakeServer.fails(findCertificates);
  const { screen, user } = await open();
  expect(await screen.findByText(t('certificates:manager.failed'))).toBeInTheDocument();
  expect(screen.queryByText(t('certificates:empty.title'))).toBeNull();
  fakeServer.answers(findCertificates, [bound]);
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  expect(await screen.findByRole('heading', { name: 'Harbour Games' })).toBeInTheDocument();
});

test('a certificate that is not bound can be gone on with, not checked or rotated', async () => {
  fakeServer.answers(findCertificates, [made]);
  const { screen } = await open();
  expect(await screen.findByRole('button', { name: t('certificates:continue') })).toBeInTheDocument();
  for (const name of ['check', 'rotate', 'attach', 'giveUp'] as const)
    expect(screen.queryByRole('button', { name: t(`certificates:manager.${name}`) })).toBeNull();
});

test('what hangs on one is named, and its ids are folded away', async () => {
  fakeServer.answers(findCertificates, [bound]);
  const { screen, user } = await open();
  expect(await screen.findByText('Harbour EU, Harbour US')).toBeInTheDocument();
  const id = screen.getByText(ids.keyId);
  expect(id.closest('details')).not.toHaveAttribute('open');
  await user.click(screen.getByText(t('certificates:manager.details')));
  expect(id.closest('details')).toHaveAttribute('open');
});

test('removing one says how many groups go with it, and asks', async () => {
  fakeServer.answers(findCertificates, [bound]);
  fakeServer.answers(removeCertificate, { detached: 2 });
  const { screen, user } = await open();
  const menu = t('certificates:manager.menu', { name: 'Harbour Games' });
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: t('certificates:manager.remove') }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(t('certificates:removal.groups', { count: 2 }));
  expect(fakeServer.requests(removeCertificate)).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('certificates:removal.confirm') }));
  expect(await screen.findByText(t('certificates:done.removed'))).toBeInTheDocument();
});
