import { type ReactNode, useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import type { AnswerOf } from '@tapwright/contracts/call';
import { findAdGroups } from '@tapwright/contracts/ad-groups';
import { addToDraft, discardDraft, sendDraft } from '@tapwright/contracts/change-drafts';
import { previewChanges } from '@tapwright/contracts/change-sets';
import { suggestAdGroups } from '@tapwright/contracts/term-ad-groups';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { openedTerms } from './opened-terms.ts';
import { sentSets } from '../opened.ts';
import { adGroupChoice } from '../testing/ad-group-choice.ts';
import { sendingSet } from '../testing/sets.ts';
import { TermsBar } from './terms-bar.tsx';
import { TermsDialog } from './terms-dialog.tsx';

const term = {
  text: 'ferry times',
  campaignId: '10',
  adGroupId: '20',
  places: ['Discovery', 'All searches'],
};

type Preview = Parameters<typeof fakeServer.answers<typeof previewChanges>>[1];
const fine: Preview = { edits: [], common: [], rise: null, room: null, timeZones: [], approval: [] };

const nowhere = { near: 0, adGroups: [] };

async function open(preview: Preview = fine, suggested: AnswerOf<typeof suggestAdGroups> = nowhere) {
  fakeServer.answers(suggestAdGroups, suggested);
  fakeServer.answers(findAdGroups, { list: [adGroupChoice], total: 1 });
  fakeServer.answers(previewChanges, preview);
  const view = await renderWeb(
    <TermsDialog teamId={7} terms={[term]} way="both" onClose={() => undefined} />,
    {
      user: ann,
    },
  );
  /** Once it was judged. */
  const press = async () => {
    const button = await view.screen.findByRole('button', { name: t('changes:terms.send') });
    await expect
      .poll(() => button.hasAttribute('disabled') || button.hasAttribute('data-loading'))
      .toBe(false);
    await view.user.click(button);
  };
  return { ...view, press };
}

test('a keyword in another ad group and a negative where it was met go as one set', async () => {
  fakeServer.answers(addToDraft, sendingSet);
  fakeServer.answers(sendDraft, sendingSet);
  const { screen, user, press } = await open();
  expect(await screen.findByText(t('changes:terms.selfBlocked'))).toBeInTheDocument();
  await screen.findByRole('option', { name: 'Brand › Exact' });
  await user.selectOptions(screen.getByRole('combobox', { name: t('changes:terms.adGroup') }), '21');
  expect(screen.queryByText(t('changes:terms.selfBlocked'))).toBeNull();
  await press();
  await expect.poll(() => fakeServer.requests(sendDraft)).toMatchObject([{ teamId: 7, confirmed: [] }]);
  expect(fakeServer.requests(addToDraft)).toEqual([
    {
      teamId: 7,
      newKeywords: [{ adGroupId: '21', text: 'ferry times', matchType: 'EXACT' }],
      newNegativeKeywords: [{ campaignId: '10', adGroupId: '20', text: 'ferry times', matchType: 'EXACT' }],
    },
  ]);
  await expect.poll(() => sentSets.get()).toMatchObject([{ changeSetId: sendingSet.changeSetId }]);
});

test('the keyword goes where most of the nearest keywords live, if nobody chooses otherwise', async () => {
  fakeServer.answers(addToDraft, sendingSet);
  fakeServer.answers(sendDraft, sendingSet);
  const near = (adGroupId: string, keywords: number) => ({
    adGroupId,
    campaignId: '11',
    name: `Exact ${adGroupId}`,
    campaignName: 'Brand',
    keywords,
  });
  // Where the term was met it is kept out.
  const { screen, press } = await open(fine, { near: 44, adGroups: [near('20', 40), near('22', 3)] });
  expect(await screen.findByText(t('changes:terms.near', { there: 3, count: 44 }))).toBeInTheDocument();
  expect(screen.queryByText(t('changes:terms.selfBlocked'))).toBeNull();
  const before = fakeServer.requests(addToDraft).length;
  await press();
  await expect
    .poll(() => fakeServer.requests(addToDraft)[before])
    .toMatchObject({
      newKeywords: [{ adGroupId: '22', text: 'ferry times' }],
      newNegativeKeywords: [{ adGroupId: '20', text: 'ferry times' }],
    });
  await expect.poll(() => sentSets.get()).toMatchObject([{ changeSetId: sendingSet.changeSetId }]);
});

test('terms of two campaigns go where the keywords nearest to each live, and Enter sends', async () => {
  fakeServer.answers(addToDraft, sendingSet);
  fakeServer.answers(sendDraft, sendingSet);
  fakeServer.answers(findAdGroups, { list: [adGroupChoice], total: 1 });
  fakeServer.answers(previewChanges, fine);
  fakeServer.answersWith(suggestAdGroups, ({ body }) => ({
    near: 1,
    adGroups: [
      {
        adGroupId: `${body.campaignId}1`,
        campaignId: body.campaignId,
        name: `Nearest ${body.terms.join()}`,
        campaignName: 'Exact',
        keywords: 1,
      },
    ],
  }));
  const other = { ...term, text: 'qr scanner', campaignId: '12', adGroupId: '22' };
  const dialog = <TermsDialog teamId={7} terms={[term, other]} way="keyword" onClose={() => undefined} />;
  const { screen, user } = await renderWeb(dialog, { user: ann });
  expect(await screen.findByText(/Exact › Nearest ferry times$/)).toBeInTheDocument();
  expect(await screen.findByText(/Exact › Nearest qr scanner/)).toBeInTheDocument();
  const button = screen.getByRole('button', { name: t('changes:terms.send') });
  await expect.poll(() => button.hasAttribute('data-loading')).toBe(false);
  expect(screen.getByRole('radio', { name: t('changes:terms.ways.keyword') })).toHaveFocus();
  await user.keyboard('{Enter}');
  await expect
    .poll(() => fakeServer.requests(addToDraft))
    .toEqual([
      {
        teamId: 7,
        newKeywords: [
          { adGroupId: '101', text: 'ferry times', matchType: 'EXACT' },
          { adGroupId: '121', text: 'qr scanner', matchType: 'EXACT' },
        ],
      },
    ]);
  await expect.poll(() => fakeServer.requests(sendDraft)).toHaveLength(1);
});

test('a term that no other ad group is near to is left out of those that go to two places', async () => {
  fakeServer.answers(addToDraft, sendingSet);
  fakeServer.answers(sendDraft, sendingSet);
  fakeServer.answers(findAdGroups, { list: [adGroupChoice], total: 1 });
  fakeServer.answers(previewChanges, fine);
  const near = { adGroupId: '30', campaignId: '10', name: 'Exact', campaignName: 'Brand', keywords: 1 };
  fakeServer.answersWith(suggestAdGroups, ({ body }) => ({
    near: 1,
    adGroups: body.terms.join() === term.text ? [near] : [],
  }));
  const other = { ...term, text: 'qr scanner', campaignId: '12', adGroupId: '22' };
  const dialog = <TermsDialog teamId={7} terms={[term, other]} way="both" onClose={() => undefined} />;
  const { screen, user } = await renderWeb(dialog, { user: ann });
  expect(await screen.findByText(t('changes:terms.leftOut', { count: 1 }))).toBeInTheDocument();
  const button = screen.getByRole('button', { name: t('changes:terms.send') });
  await expect.poll(() => button.hasAttribute('data-loading')).toBe(false);
  await user.click(button);
  await expect.poll(() => fakeServer.requests(sendDraft)).toHaveLength(1);
  expect(fakeServer.requests(addToDraft)).toEqual([
    {
      teamId: 7,
      newKeywords: [{ adGroupId: '30', text: 'ferry times', matchType: 'EXACT' }],
      newNegativeKeywords: [{ campaignId: '10', adGroupId: '20', text: 'ferry times', matchType: 'EXACT' }],
    },
  ]);
});

test('what the rules refuse is said at once, and nothing is sent', async () => {
  const refused = [{ field: 'text', reason: 'duplicateKeyword' as const, message: 'It is there already.' }];
  const edit = { path: 'newKeywords.0', objectId: null, before: {}, after: {}, refused, warnings: [] };
  const { screen, press } = await open({ ...fine, edits: [edit] });
  expect(await screen.findByText('It is there already.')).toBeInTheDocument();
  await press();
  expect(fakeServer.requests(addToDraft)).toEqual([]);
});

test('what could not be sent leaves no draft behind', async () => {
  fakeServer.answers(addToDraft, sendingSet);
  fakeServer.refuses(sendDraft, { code: 'confirmationNeeded' });
  fakeServer.answers(discardDraft, null);
  const { screen, user, press } = await open();
  await user.click(await screen.findByRole('radio', { name: t('changes:terms.ways.negative') }));
  await press();
  await expect.poll(() => fakeServer.requests(discardDraft)).toHaveLength(1);
});

test('several terms are kept out at once by the bar of those selected; what is there already is left out', async () => {
  const refused = [{ field: 'text', reason: 'duplicateKeyword' as const, message: 'It is there already.' }];
  const edit = { objectId: null, before: {}, after: {}, warnings: [] };
  fakeServer.answers(previewChanges, {
    ...fine,
    edits: [
      { ...edit, path: 'newNegativeKeywords.0', refused },
      { ...edit, path: 'newNegativeKeywords.1', refused: [] },
    ],
  });
  fakeServer.answers(addToDraft, sendingSet);
  fakeServer.answers(sendDraft, sendingSet);
  let cleared = 0;
  const onClear = () => {
    cleared += 1;
  };
  const terms = [term, { ...term, text: 'ferry map' }];
  const { screen, user } = await renderWeb(
    <Opened>
      <TermsBar teamId={7} terms={terms} total={2} onAll={async () => undefined} onClear={onClear} />
    </Opened>,
    { user: ann },
  );
  fakeServer.answers(suggestAdGroups, nowhere);
  await user.click(await screen.findByRole('button', { name: t('reportNotes:termActions.negative') }));
  expect(await screen.findByText(t('changes:terms.leftOut', { count: 1 }))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('changes:terms.send') }));
  await expect.poll(() => cleared).toBe(1);
  expect(fakeServer.requests(addToDraft)).toMatchObject([{ newNegativeKeywords: [{ text: 'ferry map' }] }]);
});

/** As a page shows what its bar opens. */
function Opened({ children }: { readonly children: ReactNode }) {
  const opened = useSyncExternalStore(openedTerms.subscribe, openedTerms.get);
  return (
    <>
      {children}
      {opened === undefined ? null : <TermsDialog {...opened} onClose={() => openedTerms.set(undefined)} />}
    </>
  );
}
