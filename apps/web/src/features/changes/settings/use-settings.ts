import { useRef, useState, type FormEvent } from 'react';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { previewChange } from '../api/commit-change.ts';
import { type AdObject, type FieldName, type Fields, updateOf } from '../change.ts';
import { judgeSettings } from './judge-settings.ts';
import { type AdDetails, listTouched, readSettings } from './read-settings.ts';
import { useCommit } from '../preview/use-commit.ts';

export type Warning = { readonly reason: WarningReason; readonly message: string };

/**
 * What was typed lies over what stands, so that what others change meanwhile is seen at once in every field that was
 * not touched. Judged when a field is left, by the rules of the server.
 */
function useTyped(details: AdDetails) {
  const { t } = useTranslation('changes');
  const [typed, setTyped] = useState<Fields>({});
  const [judged, setJudged] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [seen, setSeen] = useState<Fields>({});
  const stands = readSettings(details);
  const touched = listTouched(typed, stands);
  const overtaken = fieldNamesOf(listTouched(pickFields(seen, touched), stands));
  const verdict = judgeSettings(details, touched);
  return {
    values: { ...stands, ...typed },
    touched,
    before: { ...pickFields(stands, touched), ...pickFields(seen, touched) },
    /** What others changed since it was touched here: whose value it is to be must be said. */
    overtaken: overtaken.map((field) => ({ field, now: stands[field] })),
    takeTheirs: (field: FieldName) => {
      setTyped(({ [field]: _mine, ...others }) => others);
      setSeen(({ [field]: _old, ...others }) => others);
    },
    keepMine: (field: FieldName) => setSeen((old) => ({ ...old, [field]: stands[field] })),
    wrong: overtaken[0] ?? verdict.refused[0]?.field,
    errorOf: (field: FieldName): string | undefined => {
      const isJudged = judged === 'all' || judged.has(field);
      if (overtaken.includes(field)) return t('refusals.changedMeanwhile');
      const finding = isJudged ? verdict.refused.find((one) => one.field === field) : undefined;
      return finding === undefined ? refused[field] : t(`refusals.${finding.reason}`, { ...finding.values });
    },
    put: <Name extends FieldName>(field: Name, value: Fields[Name]) => {
      setTyped((old) => ({ ...old, [field]: value }));
      setSeen((old) => (Object.hasOwn(old, field) ? old : { ...old, [field]: stands[field] }));
      setRefused(({ [field]: _mended, ...others }) => others);
    },
    leave: (field: FieldName) => setJudged((old) => (old === 'all' ? old : new Set([...old, field]))),
    judgeAll: () => setJudged('all'),
    refuse: setRefused,
    /** About none of the fields, such as that it is gone. */
    refusedAsWhole: refused['id'],
    clear: () => {
      setTyped({});
      setSeen({});
      setRefused({});
      setJudged(new Set());
    },
  };
}

const pickFields = (from: Fields, named: object): Fields =>
  Object.fromEntries(Object.entries(from).filter(([field]) => Object.hasOwn(named, field)));

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has been built of these names alone
const fieldNamesOf = (fields: Fields) => Object.keys(fields) as FieldName[];

function useWarnings() {
  const [warnings, setWarnings] = useState<readonly Warning[]>([]);
  const [confirmed, setConfirmed] = useState<readonly WarningReason[]>([]);
  const forgetWarnings = () => {
    setWarnings([]);
    setConfirmed([]);
  };
  return { warnings, setWarnings, confirmed, setConfirmed, forgetWarnings };
}

/** Of a choice, what is chosen; of the hours, the one that the cursor is at. */
const focusOn = (form: HTMLFormElement | null, field: string) =>
  form
    ?.querySelector<HTMLElement>(
      `[name="${field}"], [data-field~="${field}"] :is(input:checked, select, [role="combobox"], [tabindex="0"])`,
    )
    ?.focus();

/** The form of an object's settings: what was touched is sent, warnings are said yes to by name first. */
export function useSettings(object: AdObject, details: AdDetails) {
  const { t } = useTranslation('changes');
  const showFailure = useShowFailure();
  const { commit, gather, isPending } = useCommit();
  const form = useRef<HTMLFormElement>(null);
  const { touched, before, wrong, put, judgeAll, refuse, clear, ...shown } = useTyped(details);
  const { warnings, confirmed, setConfirmed, setWarnings, forgetWarnings } = useWarnings();
  const [sentId, setSentId] = useState<number>();
  const edit = updateOf(object, touched, before);
  const focus = (field = '') => focusOn(form.current, field);
  const send = async (way: 'now' | 'draft') => {
    const ended =
      way === 'draft' ? await gather(edit) : await commit({ change: edit, origin: 'form' }, confirmed);
    if (ended.is === 'sent') {
      clear();
      forgetWarnings();
      if (way === 'now') setSentId(ended.set.changeSetId);
    }
    if (ended.is === 'toConfirm') {
      const { edits } = await previewChange(edit);
      setWarnings(edits.flatMap((one) => one.warnings));
    }
    if (ended.is !== 'refused') return;
    refuse(ended.fields);
    const [first] = Object.keys(ended.fields);
    if (first === undefined) showFailure(t('notSent'), ended.error);
    else focus(first);
  };
  return {
    ...shown,
    form,
    touchedCount: Object.keys(touched).length,
    change: <Name extends FieldName>(field: Name, value: Fields[Name]) => {
      put(field, value);
      forgetWarnings();
    },
    discard: () => {
      clear();
      forgetWarnings();
    },
    warnings,
    confirmed,
    setConfirmed,
    isToConfirm: warnings.some(({ reason }) => !confirmed.includes(reason)),
    isPending,
    submit: (event: FormEvent) => {
      event.preventDefault();
      judgeAll();
      if (wrong !== undefined) return focus(wrong);
      if (Object.keys(touched).length > 0 && !isPending) void send('now');
    },
    /** Judged when the draft is sent: until then more may make room for it. */
    gather: () => {
      if (!isPending) void send('draft');
    },
    sentId,
  };
}
export type Settings = Omit<ReturnType<typeof useSettings>, 'form'>;
