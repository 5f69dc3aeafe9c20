import { expect, test } from 'vitest';
import { findUser } from '@tapwright/contracts/accounts';
import { modifyUser } from '@tapwright/contracts/personal';
import { uploadPicture } from '@tapwright/contracts/uploads';
import { maxPictureBytes } from '@tapwright/domain/picture-rules';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { PictureFact } from './picture-fact.tsx';

const address = `/file/${'a'.repeat(32)}.webp`;
const png = (bytes = 8) => new File([new Uint8Array(bytes)], 'ann.png', { type: 'image/png' });
const change = { name: t('personal:picture.change') };
const remove = { name: t('personal:picture.remove') };

async function open(headimgurl: string | null = null) {
  fakeServer.answers(findUser, ann);
  const view = await renderWeb(<PictureFact person={{ ...ann, headimgurl }} />, { user: ann });
  const input = view.screen.getByLabelText(t('personal:picture.change'), { selector: 'input' });
  return { ...view, send: (file: File) => view.user.upload(input, file) };
}

test('a picture is sent, and only then becomes the person’s', async () => {
  fakeServer.answers(modifyUser, null);
  const done = fakeServer.answersLater(uploadPicture, address);
  const { screen, send } = await open();
  await send(png());
  expect(screen.getByRole('button', change)).toBeDisabled();
  expect(fakeServer.requests(modifyUser)).toEqual([]);
  done();
  expect(await screen.findByText(t('uploads:done'))).toBeInTheDocument();
  expect(fakeServer.requests(modifyUser)).toEqual([{ headimgurl: address }]);
});

test('a picture that is too large is not sent at all', async () => {
  const { screen, send } = await open();
  await send(png(maxPictureBytes + 1));
  expect(await screen.findByText(t('uploads:rules.size'))).toBeInTheDocument();
  expect(fakeServer.requests(uploadPicture)).toEqual([]);
});

test('what the server refuses is said, and the picture stays what it was', async () => {
  fakeServer.refuses(uploadPicture, { code: 'badInput', message: 'This is no picture' });
  const { screen, send } = await open();
  await send(png());
  expect(await screen.findByText(/This is no picture/)).toBeInTheDocument();
  expect(fakeServer.requests(modifyUser)).toEqual([]);
});

test('only a picture that is there can be taken away', async () => {
  fakeServer.answers(modifyUser, null);
  const { screen, user } = await open(address);
  await user.click(screen.getByRole('button', remove));
  expect(await screen.findByText(t('personal:changed'))).toBeInTheDocument();
  expect(fakeServer.requests(modifyUser)).toEqual([{ headimgurl: '' }]);
});

test('where there is none, there is nothing to take away', async () => {
  const { screen } = await open();
  expect(screen.queryByRole('button', remove)).toBeNull();
});
