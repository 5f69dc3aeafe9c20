import { SecondFactorSection } from '../../features/second-factor/components/second-factor-section.tsx';

/** What stands beside the password. */
export function SecuritySettings() {
  return <SecondFactorSection />;
}
