import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AdGroupStep } from '../../../features/creation/steps/ad-group-step.tsx';
import { PlainStep } from '../../../features/creation/steps/plain-step.tsx';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { CreatePage } from '../create/create-page.tsx';

const KeywordsStep = lazy(async () => ({
  default: (await import('../../../features/creation/steps/keywords-step.tsx')).KeywordsStep,
}));

/** An ad group and its keywords are made together, at one address. */
export function CreateGroupPage() {
  const { part } = useSearch({ strict: false });
  const [step, Content] =
    part === 'keywords' ? (['keywords', KeywordsStep] as const) : (['group', AdGroupStep] as const);
  return (
    <CreatePage step={step}>
      {(opened) => (
        <PlainStep {...opened}>
          <Suspense fallback={<Skeleton height={320} />}>
            <Content creation={opened.creation} />
          </Suspense>
        </PlainStep>
      )}
    </CreatePage>
  );
}
