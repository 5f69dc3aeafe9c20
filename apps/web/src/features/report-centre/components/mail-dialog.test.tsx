import { expect, test } from 'vitest';
import {
  findReportRecipients,
  type SavedReport,
  scheduleReport,
  sendReport,
} from '@tapwright/contracts/report-centre';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { report } from '../testing/reports.ts';
import { MailDialog } from './mail-dialog.tsx';

const own = { userId: 1, name: 'Ann', lacks: null, isOwn: true };
const bob = { userId: 2, name: 'Bob', lacks: 'address' as const, isOwn: false };
const dan = { userId: 4, name: 'Dan', lacks: 'secondFactor' as const, isOwn: false };
const carol = { userId: 3, name: 'Carol', lacks: null, isOwn: false };

const daily = {
  every: 'day' as const,
  weekday: 1,
  monthDay: 1,
  hour: 8,
  zone: 'UTC',
  format: 'csv' as const,
};

async function open(saved: SavedReport = report, recipients = [own, bob, carol, dan]) {
  let isOpen = true;
  fakeServer.answers(findReportRecipients, recipients);
  const part = <MailDialog team={team} report={saved} onClose={() => (isOpen = false)} />;
  const view = await renderWeb(part, { user: ann });
  const { screen, user } = view;
  return {
    ...view,
    recipient: (name: string) => screen.findByRole('checkbox', { name }),
    press: (as: 'send' | 'save') =>
      user.click(screen.getByRole('button', { name: t(`reportCentre:actions.${as}`) })),
    isOpen: () => isOpen,
  };
}

test('it goes to oneself at first, and to nobody without an address or the second factor a team asks for', async () => {
  fakeServer.answers(sendReport, { runs: 2 });
  const { user, recipient, press, isOpen } = await open();
  expect(await recipient('Ann')).toBeChecked();
  expect(await recipient(t('reportCentre:schedule.noEmail', { name: 'Bob' }))).toBeDisabled();
  expect(await recipient(t('reportCentre:schedule.noSecondFactor', { name: 'Dan' }))).toBeDisabled();
  await user.click(await recipient('Carol'));
  await press('send');
  await expect.poll(isOpen).toBe(false);
  expect(fakeServer.requests(sendReport)).toEqual([
    { teamId: 7, reportId: 11, format: 'xlsx', recipientIds: [1, 3] },
  ]);
});

test('it is not sent to nobody', async () => {
  const { screen, user, recipient, press } = await open();
  await user.click(await recipient('Ann'));
  await press('send');
  expect(await screen.findByText(t('reportCentre:rules.recipients'))).toBeInTheDocument();
  expect(fakeServer.requests(sendReport)).toEqual([]);
});

test('somebody who has lost the address is named before anything is saved', async () => {
  const schedule = { ...daily, recipientIds: [1, 2] };
  fakeServer.answers(scheduleReport, report);
  const { screen, user, recipient, press, isOpen } = await open({ ...report, schedule });
  await recipient('Ann');
  await press('save');
  expect(await screen.findByText(t('reportCentre:rules.noAddress'))).toBeInTheDocument();
  await user.click(await recipient(t('reportCentre:schedule.noEmail', { name: 'Bob' })));
  await press('save');
  await expect.poll(isOpen).toBe(false);
  expect(fakeServer.requests(scheduleReport)).toEqual([
    { teamId: 7, reportId: 11, revision: 2, schedule: { ...schedule, recipientIds: [1] } },
  ]);
});

test('that nothing was sent is said with the reason, and the dialog stays', async () => {
  fakeServer.refuses(sendReport, { code: 'wayNotConfigured', message: 'This server sends no mail' });
  const { screen, recipient, press, isOpen } = await open();
  await recipient('Ann');
  await press('send');
  expect(await screen.findByText(/This server sends no mail/)).toBeInTheDocument();
  expect(isOpen()).toBe(true);
});

test('nothing is sent before it is known who has an address', async () => {
  const answer = fakeServer.answersLater(findReportRecipients, [own, bob]);
  const schedule = { ...daily, recipientIds: [2] };
  const part = <MailDialog team={team} report={{ ...report, schedule }} onClose={() => undefined} />;
  const { screen, user } = await renderWeb(part, { user: ann });
  const save = () => user.click(screen.getByRole('button', { name: t('reportCentre:actions.save') }));
  await save();
  answer();
  await screen.findByRole('checkbox', { name: 'Ann' });
  expect(fakeServer.requests(scheduleReport)).toEqual([]);
});

test('members that could not be read are said, not shown as none', async () => {
  fakeServer.fails(findReportRecipients);
  const part = <MailDialog team={team} report={report} onClose={() => undefined} />;
  const { screen } = await renderWeb(part, { user: ann });
  expect(await screen.findByText(t('reportCentre:schedule.notRead'))).toBeInTheDocument();
});
