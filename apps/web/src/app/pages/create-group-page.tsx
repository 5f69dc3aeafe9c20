import { useSearch } from '@tanstack/react-router';
import { AdGroupStep } from '../../features/creation/components/ad-group-step.tsx';
import { KeywordsStep } from '../../features/creation/components/keywords-step.tsx';
import { PlainStep } from '../../features/creation/components/plain-step.tsx';
import { CreatePage } from './create-page.tsx';

/** An ad group and its keywords are made together, at one address. */
export function CreateGroupPage() {
  const { part } = useSearch({ strict: false });
  const [step, Content] =
    part === 'keywords' ? (['keywords', KeywordsStep] as const) : (['group', AdGroupStep] as const);
  return (
    <CreatePage step={step}>
      {(opened) => (
        <PlainStep {...opened}>
          <Content creation={opened.creation} />
        </PlainStep>
      )}
    </CreatePage>
  );
}
