import { expect, test } from 'vitest';
import { commitChanges } from '@tapwright/contracts/change-sets';
import { findUploadTarget } from '@tapwright/contracts/keyword-upload';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { sentSets } from '../opened.ts';
import { sendingSet } from '../testing/sets.ts';
import { judgeRows } from './judge-rows.ts';
import { readFile } from './read-file.ts';
import type { Reader } from './start-reader.ts';
import { uploadTarget } from './testing/upload-target.ts';
import { UploadDialog } from './upload-dialog.tsx';

/** The same without a worker, of which there is none here. */
const here = (): Reader => ({
  read: async (question) => readFile(question),
  judge: async (judging) => judgeRows(judging),
  stop: () => undefined,
});

async function open() {
  fakeServer.answers(findUploadTarget, uploadTarget);
  const view = await renderWeb(
    <UploadDialog
      teamId={7}
      adGroup={{ adGroupId: '20', name: 'Sleep sounds' }}
      start={here}
      onClose={() => undefined}
    />,
    { user: ann },
  );
  const choose = async (text: string | Uint8Array<ArrayBuffer>, where = 'keyword-file') =>
    view.user.upload(
      await view.screen.findByTestId(where),
      new File([text], 'keywords.csv', { type: 'text/csv' }),
    );
  return { ...view, choose };
}

test('wrong rows are mended at a press or in a file of their own, and what is right goes as one set', async () => {
  fakeServer.answers(commitChanges, sendingSet);
  const { screen, user, choose } = await open();
  await choose(
    'Keyword,Match type,Bid\nrain,exact,1.80\nsleep,exact,9\nsnow,phrase,1\n,exact,1\nwhite noise,exact,1.50\n',
  );
  await user.click(await screen.findByRole('button', { name: t('keywordUpload:mend.bid', { bid: '3.50' }) }));
  await choose('Row,Keyword,Match type,Bid\n5,calm,broad,2\n', 'mended-file');
  await user.click(await screen.findByRole('radio', { name: t('keywordUpload:there.take') }));
  // A rise is asked about by its name, and left out until somebody says yes.
  expect(await screen.findByRole('button', { name: t('keywordUpload:send', { figure: '3' }) })).toBeEnabled();
  await user.click(screen.getByRole('checkbox'));
  await user.click(
    await screen.findByRole('button', { name: t('keywordUpload:sendTaken', { figure: '3', taken: '1' }) }),
  );
  await expect.poll(() => fakeServer.requests(commitChanges)).toHaveLength(1);
  expect(fakeServer.requests(commitChanges)).toMatchObject([
    {
      origin: 'file',
      newKeywords: [
        { adGroupId: '20', text: 'rain', matchType: 'EXACT', bid: '1.80' },
        { text: 'sleep', bid: '3.50' },
        { text: 'calm', matchType: 'BROAD', bid: '2.00' },
      ],
      keywords: [{ keywordId: '31', bid: '1.50' }],
    },
  ]);
  await expect.poll(() => sentSets.get()).toMatchObject([{ changeSetId: sendingSet.changeSetId }]);
});

test('another encoding is named, and the file read when somebody says so', async () => {
  const { screen, user, choose } = await open();
  const japanese = [
    0x83, 0x4c, 0x81, 0x5b, 0x83, 0x8f, 0x81, 0x5b, 0x83, 0x68, 10, 0x89, 0x4a, 0x82, 0xcc, 0x89, 0xb9,
  ];
  await choose(new Uint8Array(japanese));
  expect(await screen.findByRole('alert')).toHaveTextContent('Shift_JIS');
  expect(screen.getByRole('radio', { name: '雨の音' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: t('keywordUpload:encoding.read') }));
  expect(await screen.findByText('雨の音', { selector: 'li *' })).toBeInTheDocument();
});

test('of too many rows the first are offered; a paste is read the same way', async () => {
  const { screen, user, choose } = await open();
  await choose(Array.from({ length: 5001 }, (_, place) => `rain ${place}`).join('\n'));
  expect(await screen.findByRole('alert')).toHaveTextContent('5,001');
  await user.type(screen.getByRole('textbox', { name: t('keywordUpload:paste') }), 'rain, sleep');
  await user.click(screen.getByRole('button', { name: t('keywordUpload:readPaste') }));
  expect(await screen.findByRole('button', { name: t('keywordUpload:send', { figure: '2' }) })).toBeEnabled();
});
