import { expect, test } from 'vitest';
import { type CertificateView, uploadSecretKey } from '@tapwright/contracts/certificates';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { made } from '../testing/certificate.ts';
import { UploadStep } from './upload-step.tsx';

async function open() {
  const kept: CertificateView[] = [];
  const part = <UploadStep teamId={7} onKept={(certificate) => kept.push(certificate)} />;
  const view = await renderWeb(part, { user: ann });
  const give = (text: string) =>
    view.user.upload(view.screen.getByTestId('private-key'), new File([text], 'key.p8'));
  return { ...view, give, kept };
}

test('a file too large for a key is never read into a call', async () => {
  const { screen, give } = await open();
  await give('x'.repeat(8_001));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('certificates:rules.tooLarge'));
  expect(fakeServer.requests(uploadSecretKey)).toEqual([]);
});

test('what is wrong with the key stands below it, and the next file may be right', async () => {
  fakeServer.refuses(uploadSecretKey, {
    code: 'badInput',
    fields: { privateKey: 'This is the public key' },
  });
  const { screen, give, kept } = await open();
  await give('-----BEGIN PUBLIC KEY-----');
  expect(await screen.findByRole('alert')).toHaveTextContent('This is the public key');
  fakeServer.answers(uploadSecretKey, { ...made, isUploaded: true });
  await give('-----BEGIN PRIVATE KEY-----');
  await expect.poll(() => kept).toMatchObject([{ certificateId: 2, isUploaded: true }]);
  expect(screen.queryByRole('alert')).toBeNull();
});
