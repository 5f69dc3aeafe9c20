import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Menu, MenuCheck, MenuItem, MenuRadios } from './menu.tsx';

const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
] as const;

function Example() {
  const [done, setDone] = useState('nothing');
  const [isOn, turn] = useState(false);
  const [size, setSize] = useState<'small' | 'large'>('small');
  return (
    <>
      <output>{`${done}, ${isOn ? 'on' : 'off'}, ${size}`}</output>
      <Menu trigger={<button type="button">Team</button>}>
        <MenuItem onClick={() => setDone('left')}>Leave</MenuItem>
        <MenuItem disabled onClick={() => setDone('dissolved')}>
          Dissolve
        </MenuItem>
        <MenuCheck checked={isOn} onChange={turn}>
          Taps
        </MenuCheck>
        <MenuRadios value={size} options={sizes} onChange={setSize} />
      </Menu>
    </>
  );
}

const hidden = { hidden: true } as const;
const trigger = () => screen.getByRole('button', { name: 'Team' });

test('an entry is done and closes the menu, a check and a choice leave it open', async () => {
  render(<Example />);
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { ...hidden, name: 'Taps' }));
  await userEvent.click(screen.getByRole('menuitemradio', { ...hidden, name: 'Large' }));
  expect(screen.getByText('nothing, on, large')).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitem', { ...hidden, name: 'Leave' }));
  expect(screen.getByText('left, on, large')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('menuitem', hidden)).toBeNull());
});

test('what cannot be done is seen and not done', async () => {
  render(<Example />);
  await userEvent.click(trigger());
  const entry = await screen.findByRole('menuitem', { ...hidden, name: 'Dissolve' });
  expect(entry.getAttribute('aria-disabled')).toBe('true');
  entry.click();
  expect(screen.getByText('nothing, off, small')).toBeTruthy();
});
