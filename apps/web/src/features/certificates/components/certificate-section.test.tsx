import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  checkSecretKey,
  type CertificateView,
  findCertificates,
  giveUpRotation,
  rotateSecretKey,
} from '@tapwright/contracts/certificates';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { bound, made } from '../testing/certificate.ts';
import { CertificateSection } from './certificate-section.tsx';

async function open(certificate: CertificateView) {
  const opened: number[] = [];
  fakeServer.answers(findCertificates, [certificate]);
  const part = (
    <CertificateSection
      teamId={7}
      certificate={certificate}
      readAt={Date.parse('2026-11-20T08:00:00Z')}
      onBind={(certificateId) => opened.push(certificateId)}
    />
  );
  const view = await renderWeb(part, { user: ann });
  const button = (name: 'check' | 'rotate' | 'attach' | 'giveUp') =>
    view.screen.queryByRole('button', { name: t(`certificates:manager.${name}`) });
  const press = async (name: Parameters<typeof button>[0]) => view.user.click(button(name) ?? document.body);
  const rotate = async () => {
    const menu = t('certificates:manager.menu', { name: 'Harbour Games' });
    await view.user.click(view.screen.getByRole('button', { name: menu }));
    const entry = await view.screen.findByRole('menuitem', { name: t('certificates:manager.rotate') });
    await view.user.click(entry);
  };
  return { ...view, button, press, rotate, opened };
}

test('a check that Apple does not answer is said, and can be asked for again', async () => {
  fakeServer.refuses(checkSecretKey, { code: 'idsMissing', message: 'The ids are missing' });
  const { screen, button, press } = await open(bound);
  await press('check');
  expect(await screen.findByText('The ids are missing')).toBeInTheDocument();
  await waitFor(() => expect(button('check')).toBeEnabled());
});

test('a check says in words what works and what is to mend, and where', async () => {
  const done = fakeServer.answersLater(checkSecretKey, {
    certificate: bound,
    check: {
      isUsable: false,
      checkedAt: '2026-11-20T08:00:00Z',
      findings: [
        { subject: 'apple', verdict: 'works', cause: 'answers' },
        { subject: 'signIn', verdict: 'fails', cause: 'revoked' },
      ],
    },
  });
  const { screen, button, press } = await open(bound);
  await press('check');
  expect(button('check')).toBeDisabled();
  expect(await screen.findByText(t('certificates:check.asking'))).toBeInTheDocument();
  done();
  expect(await screen.findByText(t('certificates:findings.revoked.mend'))).toBeInTheDocument();
  expect(screen.getByText(t('certificates:check.toMend', { count: 1 }))).toBeInTheDocument();
  expect(screen.getByRole('img', { name: t('certificates:check.verdict.fails') })).toBeInTheDocument();
});

test('a rotation begins with a second key, and leads to where it is pasted', async () => {
  fakeServer.answers(rotateSecretKey, {
    ...bound,
    next: { publicKey: 'next', madeAt: '2026-11-20T08:00:00Z' },
  });
  const { rotate, opened } = await open(bound);
  await rotate();
  await expect.poll(() => opened).toEqual([2]);
});

test('a rotation that was refused leads nowhere and says why', async () => {
  fakeServer.refuses(rotateSecretKey, { code: 'idsMissing', message: 'The ids are missing' });
  const { screen, rotate, opened } = await open(bound);
  await rotate();
  expect(await screen.findByText('The ids are missing')).toBeInTheDocument();
  expect(opened).toEqual([]);
});

test('while one is under way no second begins: it is gone on with or given up', async () => {
  fakeServer.answers(giveUpRotation, bound);
  const next = { publicKey: 'next', madeAt: '2026-11-20T08:00:00Z' };
  const { screen, button, press, opened } = await open({ ...bound, next });
  expect(screen.getByText(t('certificates:state.rotating'))).toBeInTheDocument();
  expect(button('attach')).toBeNull();
  await press('rotate');
  expect(opened).toEqual([2]);
  expect(fakeServer.requests(rotateSecretKey)).toEqual([]);
  await press('giveUp');
  expect(await screen.findByText(t('certificates:done.rotationGivenUp'))).toBeInTheDocument();
});

test.each([
  [{ ...bound, state: 'refused' as const }, 'refused'],
  [{ ...made, state: 'entered' as const }, 'entered'],
  [made, 'made'],
] as const)('what does not work is marked: %#', async (certificate, state) => {
  const { screen } = await open(certificate);
  expect(screen.getByText(t(`certificates:state.${state}`))).toBeInTheDocument();
});
