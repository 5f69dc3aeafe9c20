import { expect, test } from 'vitest';
import { modifyTeam, type TeamView } from '@tapwright/contracts/teams';
import { uploadPicture } from '@tapwright/contracts/uploads';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { findWithText } from '../../../testing/find-with-text.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { TeamPicture } from './team-picture.tsx';

const address = `/file/${'b'.repeat(32)}.webp`;
const label = t('members:head.picture');

async function open(changes: Partial<TeamView> = {}, mayEdit = true) {
  const part = (
    <TeamPicture team={{ ...team, ...changes }} mayEdit={mayEdit}>
      Blue Harbour
    </TeamPicture>
  );
  const view = await renderWeb(part, { user: ann });
  const send = (file: File) =>
    view.user.upload(view.screen.getByLabelText(label, { selector: 'input' }), file);
  return { ...view, send };
}

test('a picture is sent, becomes the team’s, and the button waits meanwhile', async () => {
  const done = fakeServer.answersLater(uploadPicture, address);
  fakeServer.answers(modifyTeam, null);
  const { screen, send } = await open();
  await send(new File(['x'], 'harbour.png', { type: 'image/png' }));
  expect(screen.getByRole('button', { name: label })).toBeDisabled();
  done();
  expect(await screen.findByText(t('uploads:done'))).toBeInTheDocument();
  expect(fakeServer.requests(modifyTeam)).toEqual([{ teamId: 7, teamImg: address }]);
});

test('what is no picture is not sent', async () => {
  const { screen, user } = await open();
  // Dragged in, since the chooser itself offers pictures alone.
  const input = screen.getByLabelText(label, { selector: 'input' });
  input.removeAttribute('accept');
  await user.upload(input, new File(['x'], 'harbour.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(t('uploads:rules.type'))).toBeInTheDocument();
  expect(fakeServer.requests(uploadPicture)).toEqual([]);
});

test('a team goes back to its initials', async () => {
  fakeServer.refuses(modifyTeam, { code: 'notPermitted', message: 'You were an admin' });
  const { screen, user, openMenu } = await open({ teamImg: address });
  await user.click(findWithText(await openMenu(label), t('members:head.removePicture')));
  expect(await screen.findByText(/You were an admin/)).toBeInTheDocument();
  expect(fakeServer.requests(modifyTeam)).toEqual([{ teamId: 7, teamImg: null }]);
});

test('who may not edit the team finds no button and no file field', async () => {
  const { screen } = await open({}, false);
  expect(screen.queryByLabelText(label)).toBeNull();
});
