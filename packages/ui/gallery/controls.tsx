import { ActionIcon, Button, Menu, Tabs, Tooltip } from '@mantine/core';
import { IconBell, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { CountBadge } from '../src/feedback/count-badge.tsx';
import { Initials } from '../src/layout/initials.tsx';
import { KeyCap } from '../src/layout/key-cap.tsx';
import { PasswordField } from '../src/forms/password-field.tsx';
import { Segmented } from '../src/forms/segmented.tsx';
import { TextField } from '../src/forms/text-field.tsx';
import '../src/forms/action-icon.css';
import '../src/forms/button.css';
import '../src/overlay/menu.css';
import '../src/layout/tabs.css';
import '../src/feedback/tooltip.css';

const steps = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

export function Buttons() {
  return (
    <div className="row">
      <Button variant="filled">Primary</Button>
      <Button leftSection={<IconUpload size={16} />}>Default</Button>
      <Button variant="subtle">Quiet</Button>
      <Button variant="danger" leftSection={<IconTrash size={16} />}>
        Remove
      </Button>
      <Button disabled>Again in 42 s</Button>
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
        <ActionIcon aria-label="120 unread">
          <IconBell size={18} />
          <CountBadge count={120} />
        </ActionIcon>
      </Tooltip>
      <Menu width={240}>
        <Menu.Target>
          <Button>Team</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Teams</Menu.Label>
          <Menu.Item leftSection={<Initials of="team" name="Halden Labs" />}>Halden Labs</Menu.Item>
          <Menu.Divider />
          <Menu.Item data-danger leftSection={<IconTrash size={16} />}>
            Leave
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

export function Fields() {
  return (
    <div className="row">
      <Tabs defaultValue="password" className="column">
        <Tabs.List>
          <Tabs.Tab value="password">Password</Tabs.Tab>
          <Tabs.Tab value="code">Code</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="password">
          <PasswordField size="large" label="Password" showLabel="Show password" />
        </Tabs.Panel>
      </Tabs>
      <div className="column">
        <TextField label="Max CPT bid" optional="optional" error="Above the daily cap of 400.00." />
        <TextField label="Name" help="Shown to the team only." />
        <TextField label="Not to be changed" disabled />
      </div>
    </div>
  );
}
