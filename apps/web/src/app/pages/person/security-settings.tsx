import { useQuery } from '@tanstack/react-query';
import { PasskeyList } from '../../../features/passkeys/components/passkey-list.tsx';
import { SecondFactorSection } from '../../../features/second-factor/components/second-factor-section.tsx';
import { hasPasskeys } from '../../../platform/browser.ts';
import { frameSettingsQuery } from '../../../platform/calls/frame-settings.ts';

/** What stands beside the password. */
export function SecuritySettings() {
  const { data: settings } = useQuery(frameSettingsQuery);
  return (
    <>
      <SecondFactorSection />
      <PasskeyList canAdd={hasPasskeys && settings?.signInWays.passkey === true} />
    </>
  );
}
