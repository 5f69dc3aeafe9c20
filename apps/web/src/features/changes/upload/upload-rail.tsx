import type { ReactNode } from 'react';
import { maxKeywordsOfAdGroup } from '@tapwright/domain/keyword-text';
import { formatCount } from '@tapwright/i18n/format-number';
import { Button } from '@tapwright/ui/forms/button';
import { ChoiceList } from '@tapwright/ui/forms/choice-list';
import { saveTable } from '../../../platform/files/save-table.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { FileDrop } from './file-drop.tsx';
import type { JudgedRow, UploadTarget } from './judge-rows.ts';
import { listWrong } from './prepare-upload.ts';
import classes from './upload.module.css';
import type { Source } from './use-upload.ts';

type Props = {
  readonly rows: readonly JudgedRow[];
  readonly targets: readonly UploadTarget[];
  /** Of those that are there with another bid. */
  readonly other: number;
  readonly takesBids: boolean;
  readonly onTakeBids: (takesBids: boolean) => void;
  readonly say: (row: JudgedRow) => string;
  readonly onMended: (source: Source) => void;
  readonly children: ReactNode;
};

/** What comes of the file, in figures; and the way of what is wrong in it. */
export function UploadRail(props: Props) {
  const { rows, targets, other, takesBids, onTakeBids, say, onMended, children } = props;
  const { t } = useTranslation('keywordUpload');
  const language = useLanguage();
  const wrong = rows.filter(({ state }) => state === 'wrong').length;
  const saveWrong = () => {
    const head = (['row', 'keyword', 'matchType', 'bid', 'adGroup', 'wrong'] as const).map((name) =>
      t(`columns.${name}`),
    );
    saveTable(`${t('wrongRows.file')}.csv`, listWrong(rows, { head, say }));
  };
  return (
    <aside className={classes.rail}>
      <Facts rows={rows} targets={targets} />
      {other === 0 ? null : (
        <section className={classes.block}>
          <ChoiceList
            label={t('there.title')}
            value={takesBids ? 'take' : 'leave'}
            options={[
              { value: 'leave', label: t('there.leave', { figure: formatCount(language, other) }) },
              { value: 'take', label: t('there.take') },
            ]}
            onChange={(value) => onTakeBids(value === 'take')}
          />
        </section>
      )}
      {wrong === 0 ? null : (
        <section className={classes.block}>
          <h3 className={classes.blockTitle}>{t('wrongRows.title')}</h3>
          <p className={classes.hint}>{t('wrongRows.help')}</p>
          <Button onClick={saveWrong}>
            {t('wrongRows.download', { figure: formatCount(language, wrong) })}
          </Button>
          <FileDrop choose={t('wrongRows.drop')} testId="mended-file" onFile={onMended} />
        </section>
      )}
      {children}
    </aside>
  );
}

function Facts({ rows, targets }: Pick<Props, 'rows' | 'targets'>) {
  const { t } = useTranslation(['keywordUpload', 'adWords']);
  const language = useLanguage();
  const figure = (count: number) => formatCount(language, count);
  const countOf = (state: JudgedRow['state']) => rows.filter((row) => row.state === state).length;
  const fresh = rows.filter(({ state }) => state === 'new');
  const [target, second] = targets;
  const facts = [
    [t('rail.rows'), rows.length],
    [t('rail.new'), fresh.length],
    [t('rail.twice'), countOf('twice')],
    [t('rail.there'), countOf('there')],
    [t('rail.wrong'), countOf('wrong')],
    [t('adWords:matchTypes.EXACT'), fresh.filter(({ matchType }) => matchType === 'EXACT').length],
    [t('adWords:matchTypes.BROAD'), fresh.filter(({ matchType }) => matchType === 'BROAD').length],
  ] as const;
  return (
    <section className={classes.block}>
      <h3 className={classes.blockTitle}>{t('rail.title')}</h3>
      <dl className={classes.facts}>
        {facts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure(count)}</dd>
          </div>
        ))}
        {target === undefined || second !== undefined ? null : (
          <div>
            <dt>{t('rail.after')}</dt>
            <dd>
              {t('rail.of', {
                kept: figure(target.keywords.length + fresh.length),
                highest: figure(maxKeywordsOfAdGroup),
              })}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
