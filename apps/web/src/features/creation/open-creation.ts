import type { CreationForm } from '@tapwright/contracts/creation';
import { CallFailure } from '../../platform/calls/call-failure.ts';
import { createObservable } from '../../platform/observable.ts';
import { keepCreation, readCreation, throwCreationAway } from './api/creations.ts';
import { firstForm } from './first-form.ts';

/** What is being created in this window, wherever on its way one is. */
export type OpenCreation = {
  readonly teamId: number;
  readonly form: CreationForm;
  /** How the team calls campaigns of the app; undefined until that was asked. */
  readonly nameTemplate?: string;
  /** Undefined until something was typed that is worth keeping. */
  readonly creationId?: number;
  readonly revision?: number;
  readonly changedAt?: string;
  /** `elsewhere`: it was changed on another device, and nothing is written over that. */
  readonly saving: 'nothing' | 'waiting' | 'saved' | 'failed' | 'elsewhere';
  /** Whose faults are said in full: everything up to the step that was left. */
  readonly judgedUpTo: number;
  /** Warnings are said yes to, refusals are shown at their fields, until something is changed. */
  readonly refused: Readonly<Record<string, string>>;
};

export const openCreation = createObservable<OpenCreation | undefined>(undefined);

const waitMs = 500;
let timer: ReturnType<typeof setTimeout> | undefined;
let underWay: Promise<void> | undefined;

export function beginCreation(
  teamId: number,
  campaignGroupId: number | null,
  way: CreationForm['way'] = 'steps',
): void {
  openCreation.set({
    teamId,
    form: firstForm(campaignGroupId, way),
    saving: 'nothing',
    judgedUpTo: -1,
    refused: {},
  });
}

export async function goOnCreating(teamId: number, creationId: number): Promise<void> {
  const { form, revision, changedAt } = await readCreation(teamId, creationId);
  openCreation.set({
    teamId,
    creationId,
    form,
    revision,
    changedAt,
    saving: 'saved',
    judgedUpTo: -1,
    refused: {},
  });
}

const patch = (part: Partial<OpenCreation>): void => {
  const open = openCreation.get();
  if (open !== undefined) openCreation.set({ ...open, ...part });
};

export function changeForm(change: (form: CreationForm) => CreationForm): void {
  const open = openCreation.get();
  if (open === undefined) return;
  const saving = open.saving === 'elsewhere' ? 'elsewhere' : 'waiting';
  patch({ form: change(open.form), saving, refused: {} });
  clearTimeout(timer);
  timer = setTimeout(() => void keepForm(), waitMs);
}

export const judgeUpTo = (step: number): void => {
  const open = openCreation.get();
  if (open !== undefined && open.judgedUpTo < step) patch({ judgedUpTo: step });
};
export const showRefused = (refused: Readonly<Record<string, string>>): void => patch({ refused });

/** One after another: what was typed while one was under way is kept by the next. */
export async function keepForm(): Promise<void> {
  clearTimeout(timer);
  while (underWay !== undefined) await underWay;
  const open = openCreation.get();
  if (open === undefined || (open.saving !== 'waiting' && open.saving !== 'failed')) return;
  underWay = keep(open);
  await underWay;
  underWay = undefined;
  if (openCreation.get()?.saving === 'waiting') await keepForm();
}

async function keep({ teamId, creationId, revision, form }: OpenCreation): Promise<void> {
  try {
    const known = creationId === undefined ? {} : { creationId };
    const seen = revision === undefined ? {} : { revision };
    const kept = await keepCreation({ teamId, ...known, ...seen, form });
    const now = openCreation.get();
    if (now === undefined || now.teamId !== teamId || now.creationId !== creationId) return;
    patch({ ...kept, saving: now.form === form ? 'saved' : 'waiting' });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    const isElsewhere = error.is('changedMeanwhile') || error.is('notFound');
    patch({ saving: isElsewhere ? 'elsewhere' : 'failed' });
  }
}

/** It was sent, or is not wanted any more. */
export async function forgetCreation(): Promise<void> {
  clearTimeout(timer);
  while (underWay !== undefined) await underWay;
  const open = openCreation.get();
  openCreation.set(undefined);
  if (open?.creationId === undefined) return;
  await throwCreationAway({ teamId: open.teamId, creationId: open.creationId });
}
