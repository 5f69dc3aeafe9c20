import { expect, test } from 'vitest';
import { addListedWords, addWordList, findWordLists } from '@tapwright/contracts/word-lists';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { ListDialog } from './list-dialog.tsx';
import { WordsDialog } from './words-dialog.tsx';

const place = { teamId: 7, adamId: '71', country: 'JP' };
const winter = { listId: 10_001, name: 'Winter', ink: 'green' as const, mayEdit: true, revision: 1 };

async function open(words: readonly string[] | undefined) {
  const done: number[] = [];
  const part = (
    <WordsDialog
      place={place}
      words={words}
      listId={undefined}
      onDone={(listId) => done.push(listId)}
      onClose={() => undefined}
    />
  );
  return { ...(await renderWeb(part, { user: ann })), done };
}

test('what is selected goes into a list of the team', async () => {
  fakeServer.answers(findWordLists, [winter]);
  fakeServer.answers(addListedWords, { added: 2, known: 0, leftOut: 0 });
  const { screen, user, done } = await open(['snow', 'ice']);
  expect(await screen.findByRole('option', { name: 'Winter' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('wordLists:put', { count: 2 }) }));
  await expect.poll(() => done).toEqual([10_001]);
  expect(fakeServer.requests(addListedWords)).toMatchObject([
    { ...place, listId: 10_001, words: ['snow', 'ice'] },
  ]);
});

test('what is pasted is counted, and makes its list where there is none', async () => {
  fakeServer.answers(findWordLists, []);
  fakeServer.answers(addWordList, { ...winter, listId: 10_002, name: 'New' });
  fakeServer.answers(addListedWords, { added: 1, known: 1, leftOut: 0 });
  const { screen, user, done } = await open(undefined);
  await user.click(screen.getByRole('textbox', { name: new RegExp(t('wordLists:words')) }));
  await user.paste('Keyword\nsnow\nＳＮＯＷ\nice');
  await user.type(screen.getByRole('textbox', { name: t('wordLists:name') }), 'New');
  await user.click(screen.getByRole('button', { name: t('wordLists:put', { count: 2 }) }));
  await expect.poll(() => done).toEqual([10_002]);
  expect(fakeServer.requests(addWordList)).toMatchObject([{ teamId: 7, name: 'New', ink: 'green' }]);
});

test('a file is read up to two megabytes; a larger one is refused unread', async () => {
  fakeServer.answers(findWordLists, [winter]);
  const { screen, user } = await open(undefined);
  const field = await screen.findByLabelText(new RegExp(t('wordLists:file')));
  const text = 'frost\n'.repeat(20);
  await user.upload(field, new File([text], 'words.txt', { type: 'text/plain' }));
  expect(await screen.findByRole('button', { name: t('wordLists:put', { count: 1 }) })).toBeInTheDocument();
  const large = new File(['x'.repeat(2_000_001)], 'large.txt', { type: 'text/plain' });
  await user.upload(field, large);
  expect(await screen.findByText(t('wordLists:tooLarge'))).toBeInTheDocument();
});

test('a list is named and has a colour; without a name it is not sent', async () => {
  fakeServer.answers(addWordList, { ...winter, ink: 'violet' });
  const saved: number[] = [];
  const part = (
    <ListDialog
      teamId={7}
      list={undefined}
      onSaved={({ listId }) => saved.push(listId)}
      onRemoved={() => undefined}
      onClose={() => undefined}
    />
  );
  const { screen, user } = await renderWeb(part, { user: ann });
  await user.click(await screen.findByRole('button', { name: t('wordLists:save') }));
  expect(await screen.findByText(t('words:rules.nameRequired'))).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: t('wordLists:name') }), 'Winter');
  await user.click(screen.getByRole('radio', { name: t('wordLists:inks.violet') }));
  await user.click(screen.getByRole('button', { name: t('wordLists:save') }));
  await expect.poll(() => saved).toEqual([10_001]);
  expect(fakeServer.requests(addWordList)).toMatchObject([{ name: 'Winter', ink: 'violet' }]);
});
