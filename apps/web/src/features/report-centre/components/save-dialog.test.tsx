import { expect, test } from 'vitest';
import { addReport, modifyReport, type SavedReport } from '@tapwright/contracts/report-centre';
import { ann } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { firstDefinition } from '../first-definition.ts';
import { report } from '../testing/reports.ts';
import { SaveDialog } from './save-dialog.tsx';

const definition = firstDefinition('USD');

async function open(saved?: SavedReport) {
  let isOpen = true;
  const part = (
    <SaveDialog teamId={7} saved={saved} definition={definition} onClose={() => (isOpen = false)} />
  );
  const view = await renderWeb(part, { user: ann });
  return {
    ...view,
    name: () => view.screen.getByLabelText(t('reportCentre:form.name')),
    save: (as: 'save' | 'saveAs' = 'save') =>
      view.user.click(view.screen.getByRole('button', { name: t(`reportCentre:actions.${as}`) })),
    isOpen: () => isOpen,
  };
}

test('a report needs a name', async () => {
  const { name, save } = await open();
  await save();
  expect(name()).toHaveAccessibleDescription(t('reportCentre:rules.nameRequired'));
  expect(fakeServer.requests(addReport)).toEqual([]);
});

test('one’s own is changed as it was seen, and its address is opened', async () => {
  fakeServer.answers(modifyReport, { ...report, name: 'Evening numbers' });
  const { user, name, save, isOpen, address } = await open(report);
  await user.clear(name());
  await user.type(name(), 'Evening numbers');
  await save();
  await expect.poll(isOpen).toBe(false);
  expect(fakeServer.requests(modifyReport)).toMatchObject([
    { reportId: 11, revision: 2, name: 'Evening numbers', isShared: false },
  ]);
  expect(address()).toBe('/report-centre?report=11');
});

test('that of somebody else becomes a copy, which is nobody else’s yet', async () => {
  fakeServer.answers(addReport, { ...report, reportId: 12 });
  const { save, isOpen } = await open({ ...report, isOwn: false, mayEdit: false, isShared: true });
  await save('saveAs');
  await expect.poll(isOpen).toBe(false);
  expect(fakeServer.requests(addReport)).toMatchObject([{ name: 'Morning numbers', isShared: false }]);
  expect(fakeServer.requests(modifyReport)).toEqual([]);
});

test('what the server refuses is said, and what was typed stays', async () => {
  fakeServer.refuses(modifyReport, { code: 'changedMeanwhile', message: 'Somebody else changed it' });
  const { screen, name, save, isOpen } = await open(report);
  await save();
  expect(await screen.findByText(/Somebody else changed it/)).toBeInTheDocument();
  expect(name()).toHaveValue('Morning numbers');
  expect(isOpen()).toBe(true);
});
