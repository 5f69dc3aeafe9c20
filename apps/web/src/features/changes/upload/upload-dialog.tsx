import { lazy, Suspense, useEffect, useState } from 'react';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PreviewLoading } from '../preview/preview-loading.tsx';
import { FileChoice } from './file-choice.tsx';
import { type Reader, startReader } from './start-reader.ts';
import { TargetChoice } from './target-choice.tsx';
import classes from './upload.module.css';
import { useUpload } from './use-upload.ts';

const UploadPreview = lazy(async () => ({
  default: (await import('./upload-preview.tsx')).UploadPreview,
}));
const UploadSent = lazy(async () => ({ default: (await import('./upload-sent.tsx')).UploadSent }));

type Props = {
  readonly teamId: number;
  /** Where they go; none where the page shows several ad groups. */
  readonly adGroup?: { readonly adGroupId: string; readonly name: string } | undefined;
  readonly start?: () => Reader;
  readonly onClose: () => void;
};

/** Keywords out of a file or a paste: read and judged in the page, sent as one set. */
export function UploadDialog({ start = startReader, ...props }: Props) {
  const [reader] = useState(start);
  useEffect(() => () => reader.stop(), [reader]);
  return <Inside {...props} reader={reader} />;
}

function Inside({ teamId, adGroup, reader, onClose }: Omit<Props, 'start'> & { readonly reader: Reader }) {
  const { t } = useTranslation(['keywordUpload', 'frame']);
  const [chosen, setChosen] = useState(adGroup?.adGroupId);
  const [sent, setSent] = useState<ChangeSetView>();
  const upload = useUpload(reader, teamId, chosen);
  const more = () => {
    setSent(undefined);
    upload.reset();
  };
  return (
    <Dialog
      title={adGroup ? t('titleIn', { name: adGroup.name }) : t('title')}
      width={upload.table && !sent ? 1152 : 640}
      keepsOpen
      closeLabel={t('frame:close')}
      onClose={onClose}
    >
      {adGroup || sent ? null : (
        <div className={classes.target}>
          <TargetChoice teamId={teamId} adGroupId={chosen} onChange={setChosen} />
        </div>
      )}
      <Suspense fallback={<PreviewLoading />}>
        {sent ? <UploadSent teamId={teamId} set={sent} onMore={more} onClose={onClose} /> : null}
        {!sent && upload.table ? (
          <UploadPreview teamId={teamId} upload={upload} onSent={setSent} onClose={onClose} />
        ) : null}
      </Suspense>
      {!sent && !upload.table ? <FileChoice upload={upload} /> : null}
    </Dialog>
  );
}
