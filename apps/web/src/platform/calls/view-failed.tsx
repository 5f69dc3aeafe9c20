import { useState } from 'react';
import { formatTime } from '@tapwright/i18n/format-instant';
import { CallFailure } from './call-failure.ts';
import { FailedView } from './failed-view.tsx';
import { useLanguage } from '../words/use-language.ts';
import { usePersonalSetting } from '../person/use-personal-setting.ts';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly error: unknown;
  readonly onTryAgain: () => void;
};

/** In place of a view that has nothing to show; with the time on the person's clock. */
export function ViewFailed({ error, ...view }: Props) {
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const [seenAt] = useState(() => new Date());
  const at = error instanceof CallFailure ? error.happenedAt : seenAt;
  const request = error instanceof CallFailure ? error.requestId : undefined;
  const note = (
    <>
      {formatTime(language, at, zone)}
      {request === undefined ? null : (
        <>
          {' · '}
          <code>{request}</code>
        </>
      )}
    </>
  );
  return <FailedView {...view} error={error} at={at} note={note} />;
}
