import { type ComponentProps, useState } from 'react';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { formatCount } from '@tapwright/i18n/format-number';
import { Button } from '@tapwright/ui/forms/button';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PreviewLoading } from '../preview/preview-loading.tsx';
import { WarningList } from '../preview/warning-list.tsx';
import { followSet } from '../opened.ts';
import { useReadChanges } from '../use-read-changes.ts';
import { ColumnChoice } from './column-choice.tsx';
import { chooseRows, withRefused } from './prepare-upload.ts';
import type { Table } from './read-table.ts';
import { UploadRail } from './upload-rail.tsx';
import { readRefusedRows, type Sending, sendRows } from './upload-requests.ts';
import { UploadRows } from './upload-rows.tsx';
import classes from './upload.module.css';
import { useSayWrong } from './use-say-wrong.ts';
import type { useUpload } from './use-upload.ts';

type Props = {
  readonly teamId: number;
  readonly upload: ReturnType<typeof useUpload>;
  readonly onSent: (set: ChangeSetView) => void;
  readonly onClose: () => void;
};

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** The columns, the rows with what becomes of each, and the way to send them. */
export function UploadPreview({ teamId, upload, onSent, onClose }: Props) {
  const { t } = useTranslation(['keywordUpload', 'changes', 'adWords', 'frame']);
  const language = useLanguage();
  const [takesBids, setTakesBids] = useState(false);
  const [confirmed, setConfirmed] = useState<readonly WarningReason[]>([]);
  const { send, isPending, refused } = useSend(onSent);
  const say = useSayWrong(refused);
  const { table, roles, targets } = upload;
  if (table === undefined || roles === undefined || upload.rows === undefined) return <PreviewLoading />;
  const rows = withRefused(upload.rows, refused);
  const chosen = chooseRows(rows, { takesBids, confirmed });
  const figures = {
    figure: formatCount(language, chosen.rows.length),
    taken: formatCount(language, chosen.taken.length),
  };
  return (
    <>
      <div className={classes.inside}>
        <div className={classes.list}>
          <Head upload={upload} table={table} roles={roles} />
          <UploadRows rows={rows} targets={targets} say={say} onMend={upload.mendRows} />
        </div>
        <UploadRail
          rows={rows}
          targets={targets}
          other={chosen.other.length}
          takesBids={takesBids}
          onTakeBids={setTakesBids}
          say={say}
          onMended={(source) => void upload.mend(source)}
        >
          <Warnings warnings={chosen.warnings} confirmed={confirmed} onChange={setConfirmed} />
        </UploadRail>
      </div>
      <footer className={classes.foot}>
        <span className={classes.note}>{t('sendNote')}</span>
        <Button onClick={onClose}>{t('frame:cancel')}</Button>
        <Button
          variant="filled"
          loading={isPending}
          disabled={chosen.rows.length + chosen.taken.length === 0}
          onClick={() =>
            void send({
              teamId,
              rows: chosen.rows,
              taken: chosen.taken,
              confirmed,
              note: upload.read?.source.name ?? '',
            })
          }
        >
          {t(chosen.taken.length > 0 ? 'sendTaken' : 'send', figures)}
        </Button>
      </footer>
    </>
  );
}

type WarningsProps = Pick<ComponentProps<typeof WarningList>, 'confirmed' | 'onChange'> & {
  readonly warnings: ReturnType<typeof chooseRows>['warnings'];
};

function Warnings({ warnings, ...choice }: WarningsProps) {
  const { t } = useTranslation('changes');
  const language = useLanguage();
  if (warnings.length === 0) return null;
  const said = warnings.map(({ reason, values, count }) => ({
    reason,
    message: t(`warnings.${reason}`, { ...values }),
    count: formatCount(language, count),
  }));
  return <WarningList warnings={said} {...choice} />;
}

type HeadProps = {
  readonly upload: Props['upload'];
  readonly table: Table;
  readonly roles: NonNullable<Props['upload']['roles']>;
};

/** How the file is read. */
function Head({ upload, table, roles }: HeadProps) {
  const { t } = useTranslation(['keywordUpload', 'adWords']);
  const language = useLanguage();
  const facts = {
    rows: formatCount(language, table.rows.length),
    delimiter: t(`delimiters.${delimiterNames[table.delimiter]}`),
  };
  return (
    <>
      <div className={classes.head}>
        <span>
          <b>{upload.read?.source.name}</b> {t('facts', facts)}
        </span>
        <Button variant="subtle" size="xs" onClick={upload.reset}>
          {t('otherFile')}
        </Button>
      </div>
      <ColumnChoice table={table} roles={roles} onChange={upload.setRoles} />
      <div className={classes.head}>
        <span>{t('match')}</span>
        <Segmented
          label={t('match')}
          size="small"
          value={upload.matchType}
          options={(['EXACT', 'BROAD'] as const).map((value) => ({
            value,
            label: t(`adWords:matchTypes.${value}`),
          }))}
          onChange={upload.setMatchType}
        />
      </div>
    </>
  );
}

function useSend(onSent: Props['onSent']) {
  const { t } = useTranslation('changes');
  const readChanges = useReadChanges();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const send = async (sending: Sending) => {
    setPending(true);
    try {
      const set = await sendRows(sending);
      followSet({ teamId: sending.teamId, changeSetId: set.changeSetId });
      onSent(set);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setRefused(new Map([...refused, ...readRefusedRows(error.fields, sending)]));
      showFailure(t('notSent'), error);
    } finally {
      setPending(false);
      void readChanges(sending.teamId);
    }
  };
  return { send, isPending, refused };
}
