import { IconBell, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../src/forms/button.tsx';
import { IconButton } from '../src/forms/icon-button.tsx';
import { Tabs } from '../src/layout/tabs.tsx';
import { Dialog } from '../src/overlay/dialog.tsx';
import { Drawer } from '../src/overlay/drawer.tsx';
import { Menu, MenuCheck, MenuDivider, MenuItem, MenuNote, MenuRadios } from '../src/overlay/menu.tsx';
import { Popover } from '../src/overlay/popover.tsx';
import { Tooltip } from '../src/overlay/tooltip.tsx';
import { CountBadge } from '../src/feedback/count-badge.tsx';
import { Initials } from '../src/layout/initials.tsx';
import { KeyCap } from '../src/layout/key-cap.tsx';
import { PasswordField } from '../src/forms/password-field.tsx';
import { Segmented } from '../src/forms/segmented.tsx';
import { TextField } from '../src/forms/text-field.tsx';

const steps = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

export function Buttons() {
  return (
    <div className="row">
      <Button variant="filled">Primary</Button>
      <Button icon={<IconUpload size={16} />}>Default</Button>
      <Button variant="subtle">Quiet</Button>
      <Button variant="danger" icon={<IconTrash size={16} />}>
        Remove
      </Button>
      <Button disabled>Resend in 42 s</Button>
      <Button loading>Sending</Button>
      <Button size="xs">28</Button>
      <Button size="lg">40</Button>
    </div>
  );
}

export function Controls() {
  const [step, setStep] = useState<(typeof steps)[number]['value']>('day');
  return (
    <div className="row">
      <Segmented label="Step" value={step} options={steps} onChange={setStep} />
      <Segmented label="Small step" size="small" value={step} options={steps} onChange={setStep} />
      <KeyCap>⌘K</KeyCap>
      <Initials of="team" name="Halden Labs" />
      <Initials of="person" name="Mei Lin" />
      <Tooltip label="Notifications">
        <IconButton aria-label="120 unread">
          <IconBell size={18} />
          <CountBadge count={120} />
        </IconButton>
      </Tooltip>
      <Menus />
      <Overlays />
    </div>
  );
}

function Menus() {
  const [isShown, show] = useState(true);
  return (
    <>
      <Menu width={240} align="start" trigger={<Button>Team</Button>}>
        <MenuNote>Teams</MenuNote>
        <MenuItem icon={<Initials of="team" name="Halden Labs" />} isCurrent>
          Halden Labs
        </MenuItem>
        <MenuItem disabled>Lingo Harbor</MenuItem>
        <MenuDivider />
        <MenuItem tone="danger" icon={<IconTrash size={16} />}>
          Leave
        </MenuItem>
      </Menu>
      <Menu align="start" trigger={<Button>Columns</Button>}>
        <MenuCheck checked={isShown} onChange={show}>
          Taps
        </MenuCheck>
        <MenuRadios label="Step" value="day" options={steps} onChange={() => undefined} />
      </Menu>
    </>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Popover label="About" align="start" trigger={<Button>Popover</Button>}>
        <p>Numbers are as read at 06:05.</p>
      </Popover>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      {open === 'dialog' ? (
        <Dialog title="Rename the team" closeLabel="Close" onClose={close}>
          <TextField label="Name" data-autofocus />
        </Dialog>
      ) : null}
      {open === 'drawer' ? (
        <Drawer title="Menu" closeLabel="Close" onClose={close}>
          <Button variant="subtle">Overview</Button>
        </Drawer>
      ) : null}
    </>
  );
}

export function Fields() {
  const [way, setWay] = useState<'password' | 'code'>('password');
  return (
    <div className="row">
      <div className="column">
        <Tabs
          label="Ways"
          value={way}
          tabs={[
            { value: 'password', label: 'Password' },
            { value: 'code', label: 'Code' },
          ]}
          onChange={setWay}
        >
          <PasswordField size="large" label="Password" showLabel="Show password" />
        </Tabs>
      </div>
      <div className="column">
        <TextField label="Max CPT bid" optional="optional" error="Above the daily cap of 400.00." />
        <TextField label="Name" help="Shown to the team only." />
        <TextField label="Not to be changed" disabled />
      </div>
    </div>
  );
}
