import { useState } from 'react';
import { formatCount } from '@tapwright/i18n/format-number';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { LongList } from '@tapwright/ui/table/long-list';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { JudgedRow, UploadTarget } from './judge-rows.ts';
import { type Mended, type RowState, rowStates } from './read-cells.ts';
import { groupOf, type ReasonGroup, reasonGroups, type Remedy, remedyOf } from './prepare-upload.ts';
import classes from './upload.module.css';

const rowHeight = 37;

type Props = {
  readonly rows: readonly JudgedRow[];
  readonly targets: readonly UploadTarget[];
  readonly say: (row: JudgedRow) => string;
  readonly onMend: (rows: readonly (readonly [number, Mended])[]) => void;
};

/** Every row of the file under what becomes of it; opens at what is wrong. */
export function UploadRows({ rows, targets, say, onMend }: Props) {
  const { t } = useTranslation('keywordUpload');
  const language = useLanguage();
  const [chosen, setTab] = useState<RowState>();
  const [group, setGroup] = useState<ReasonGroup>();
  const counts = Object.groupBy(rows, ({ state }) => state);
  const countOf = (state: RowState) => counts[state]?.length ?? 0;
  const tab = chosen ?? (countOf('wrong') > 0 ? 'wrong' : 'new');
  const ofTab = counts[tab] ?? [];
  const hasGroup = tab === 'wrong' && ofTab.some((row) => groupOf(row) === group);
  const shown = hasGroup ? ofTab.filter((row) => groupOf(row) === group) : ofTab;
  return (
    <>
      <div className={classes.tabs}>
        <Segmented
          label={t('tabs.label')}
          size="small"
          value={tab}
          options={rowStates.map((value) => ({
            value,
            label: `${t(`tabs.${value}`)} ${formatCount(language, countOf(value))}`,
          }))}
          onChange={setTab}
        />
      </div>
      {tab === 'wrong' && ofTab.length > 0 ? (
        <Reasons
          rows={ofTab}
          shown={shown}
          group={hasGroup ? group : undefined}
          targets={targets}
          onGroup={setGroup}
          onMend={onMend}
        />
      ) : null}
      {shown.length === 0 ? <p className={classes.nothing}>{t('none')}</p> : null}
      <LongList
        label={t(`tabs.${tab}`)}
        rows={shown}
        keyOf={({ number }) => number}
        rowHeight={rowHeight}
        roomClassName={classes.room}
        listClassName={classes.rows}
      >
        {(row) => <Row row={row} say={say} remedy={remedyOf(row, targets)} onMend={onMend} />}
      </LongList>
    </>
  );
}

type ReasonsProps = Pick<Props, 'rows' | 'targets' | 'onMend'> & {
  readonly shown: readonly JudgedRow[];
  readonly group: ReasonGroup | undefined;
  readonly onGroup: (group: ReasonGroup | undefined) => void;
};

/** One reason with one remedy offers it for all. */
function Reasons({ rows, shown, group, targets, onGroup, onMend }: ReasonsProps) {
  const { t } = useTranslation('keywordUpload');
  const language = useLanguage();
  const countOf = (one: ReasonGroup) => rows.filter((row) => groupOf(row) === one).length;
  const options = [
    { value: 'all' as const, count: rows.length },
    ...reasonGroups.map((value) => ({ value, count: countOf(value) })).filter(({ count }) => count > 0),
  ];
  const remedies = shown.flatMap((row) => {
    const remedy = remedyOf(row, targets);
    return remedy === undefined ? [] : [{ row, remedy }];
  });
  const names = new Set(remedies.map(({ remedy: { kind, bid } }) => `${kind} ${bid ?? ''}`));
  const [first] = remedies;
  const say = useSayRemedy();
  return (
    <div className={classes.reasons}>
      <Segmented
        label={t('reasons.label')}
        size="small"
        value={group ?? 'all'}
        options={options.map(({ value, count }) => ({
          value,
          label: `${t(`reasons.${value}`)} ${formatCount(language, count)}`,
        }))}
        onChange={(next) => onGroup(next === 'all' ? undefined : next)}
      />
      {first !== undefined && names.size === 1 && remedies.length > 1 ? (
        <Button
          variant="subtle"
          size="xs"
          onClick={() => onMend(remedies.map(({ row, remedy }) => [row.number, remedy.fields]))}
        >
          {t('mend.all', { mend: say(first.remedy), figure: formatCount(language, remedies.length) })}
        </Button>
      ) : null}
    </div>
  );
}

function useSayRemedy() {
  const { t } = useTranslation('keywordUpload');
  return ({ kind, bid }: Remedy) => t(`mend.${kind}`, { bid: bid ?? '' });
}

type RowProps = Pick<Props, 'say' | 'onMend'> & {
  readonly row: JudgedRow;
  readonly remedy: Remedy | undefined;
};

function Row({ row, say, remedy, onMend }: RowProps) {
  const { t } = useTranslation(['keywordUpload', 'adWords']);
  const language = useLanguage();
  const sayRemedy = useSayRemedy();
  const { number, text, written, matchType, bid, state, wrong } = row;
  const match = wrong?.reason === 'matchUnknown' ? written.matchType : t(`adWords:matchTypes.${matchType}`);
  return (
    <div className={classes.line} data-state={state}>
      <span className={classes.number}>{formatCount(language, number)}</span>
      <span className={classes.cut} title={text}>
        {text === '' ? <span className={classes.hint}>{t('empty')}</span> : text}
      </span>
      <span className={classes.cut}>{match}</span>
      <span className={classes.number}>{wrong && bid === '' ? written.bid : bid}</span>
      <span className={classes.why}>
        {wrong === undefined ? null : <StatusWord of="refused">{say(row)}</StatusWord>}
      </span>
      <span className={classes.remedy}>
        {remedy === undefined || state !== 'wrong' ? null : (
          <Button variant="subtle" size="xs" onClick={() => onMend([[number, remedy.fields]])}>
            {sayRemedy(remedy)}
          </Button>
        )}
      </span>
    </div>
  );
}
