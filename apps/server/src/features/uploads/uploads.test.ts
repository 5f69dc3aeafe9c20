import { modifyUser } from '@tapwright/contracts/personal';
import { findUser } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { uploadPicture } from '@tapwright/contracts/uploads';
import { maxPictureBytes } from '@tapwright/domain/picture-rules';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ask } from '../../testing/ask.ts';
import { makePerson } from '../../testing/make-person.ts';
import { readAnswer, startTestApp } from '../../testing/test-app.ts';
import { removeForgottenPictures } from './remove-forgotten-pictures.ts';

const draw = (width: number, height: number, background = '#14695c') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

async function startWithSomebody() {
  const server = await startTestApp();
  const { userId, token } = await makePerson(server.deps, { nickName: 'Mei Lin' });
  const upload = async (content: Uint8Array, { field = 'uploadFile', name = 'me.png', by = token } = {}) => {
    const form = new FormData();
    form.append(field, new File([new Uint8Array(content)], name));
    return readAnswer(
      await fetch(`${server.origin}${uploadPicture.path}`, {
        method: 'POST',
        headers: { authorization: by },
        body: form,
      }),
    );
  };
  const wear = (headimgurl: string, by = token) =>
    ask(server.origin, modifyUser, { token: by, body: { headimgurl } });
  const addressOf = async (content: Uint8Array) =>
    z.parse(uploadPicture.answer, (await upload(content)).data);
  const get = (address: string) => fetch(`${server.origin}${address}`);
  return { ...server, userId, token, upload, wear, addressOf, get };
}

/** A PNG that ends where it should, then goes on to a size. */
async function pngOf(bytes: number): Promise<Buffer> {
  const png = await draw(300, 200).png().toBuffer();
  return Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
}

test('a picture comes back small, upright, without its metadata, and for good', async () => {
  const { addressOf, get } = await startWithSomebody();
  const photo = await draw(800, 600)
    .withExif({ IFD0: { Copyright: 'somebody was here' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const response = await get(await addressOf(photo));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");

  const readWebp = { operation: ['VipsForeignLoadWebpBuffer'] };
  sharp.unblock(readWebp);
  onTestFinished(() => sharp.block(readWebp));
  const stored = Buffer.from(await response.arrayBuffer());
  const { format, width, height, exif, orientation } = await sharp(stored).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'webp',
    width: 256,
    height: 256,
    exif: undefined,
    orientation: undefined,
  });
});

test('exactly 2 MB is taken, one byte more is not', async () => {
  const { upload } = await startWithSomebody();
  expect((await upload(await pngOf(maxPictureBytes))).code).toBe(codes.success);
  const refused = await upload(await pngOf(maxPictureBytes + 1));
  expect(refused).toMatchObject({
    status: 413,
    code: codes.tooLarge,
    message: 'Cannot exceed 2MB',
    data: { fields: { uploadFile: 'Cannot exceed 2MB' } },
  });
});

test.each([
  ['a script that calls itself a picture', Buffer.from('<script>alert(1)</script>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', () => draw(9, 9).gif().toBuffer()],
  ['a WebP', () => draw(9, 9).webp().toBuffer()],
  ['the first half of a PNG', async () => (await draw(600, 600).png().toBuffer()).subarray(0, 400)],
  ['nothing', Buffer.alloc(0)],
  [
    'a few kilobytes that unfold to 60 megapixels',
    () => draw(10_000, 6_000).toColourspace('b-w').png().toBuffer(),
  ],
])('%s is no JPEG or PNG to us', async (_what, content) => {
  const { upload, deps } = await startWithSomebody();
  const answer = await upload(typeof content === 'function' ? await content() : content);
  expect(answer).toMatchObject({ code: codes.badInput, message: 'Only JPG, JPEG, PNG allowed' });
  expect(await deps.database.read.selectFrom('uploads').select('name').execute()).toEqual([]);
});

test('without a file, under another name, or as JSON it is asked for, and nobody without a token is heard', async () => {
  const { origin, token, upload } = await startWithSomebody();
  const png = await draw(9, 9).png().toBuffer();
  const missing = { code: codes.badInput, data: { fields: { uploadFile: 'Choose a picture' } } };
  expect(await upload(png, { field: 'file' })).toMatchObject(missing);
  expect(await ask(origin, uploadPicture, { token })).toMatchObject(missing);
  expect(await ask(origin, uploadPicture, { token, body: { uploadFile: 'x' } })).toMatchObject({
    code: codes.badInput,
  });
  expect((await upload(png, { by: 'x'.repeat(43) })).code).toBe(codes.noToken);
});

test('only the sender can wear it; the one before goes, and taking it away leaves nothing', async () => {
  const { origin, deps, token, addressOf, wear, get } = await startWithSomebody();
  const [first, second] = [
    await addressOf(await draw(9, 9).png().toBuffer()),
    await addressOf(await draw(9, 9, '#ffffff').png().toBuffer()),
  ];
  const other = await makePerson(deps, { nickName: 'Jo' });
  expect((await wear(first, other.token)).code).toBe(codes.badInput);
  expect((await wear('/file/../../etc/passwd')).code).toBe(codes.badInput);
  expect((await wear('https://example.com/x.webp')).code).toBe(codes.badInput);

  expect((await wear(first)).code).toBe(codes.success);
  expect((await ask(origin, findUser, { token })).data).toMatchObject({ headimgurl: first });
  expect((await wear(second)).code).toBe(codes.success);
  await vi.waitFor(async () => expect((await get(first)).status).toBe(404), { timeout: 20_000 });
  expect((await get(second)).status).toBe(200);

  expect((await wear('')).code).toBe(codes.success);
  expect((await ask(origin, findUser, { token })).data).toMatchObject({ headimgurl: null });
  await vi.waitFor(async () => expect((await get(second)).status).toBe(404), { timeout: 20_000 });
});

test('what is sent and never shown goes after a day, what is shown stays', async () => {
  const { deps, addressOf, wear, get } = await startWithSomebody();
  const forgotten = await addressOf(await draw(9, 9).png().toBuffer());
  const worn = await addressOf(await draw(9, 9, '#ffffff').png().toBuffer());
  await wear(worn);
  const never = new AbortController().signal;
  await removeForgottenPictures(deps, never);
  expect((await get(forgotten)).status).toBe(200);

  const tomorrow = { now: () => new Date(Date.now() + 25 * 3_600_000) };
  await removeForgottenPictures({ ...deps, clock: tomorrow }, never);
  expect((await get(forgotten)).status).toBe(404);
  expect((await get(worn)).status).toBe(200);
});

test('a person can send thirty pictures an hour, however many at once', async () => {
  const { upload } = await startWithSomebody();
  const picture = await draw(9, 9).png().toBuffer();
  const answers = await Promise.all(Array.from({ length: 35 }, () => upload(picture)));
  expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(30);
  expect(answers.filter(({ code }) => code === codes.tooManyRequests)).toHaveLength(5);
});
