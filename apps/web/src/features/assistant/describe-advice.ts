import type { ProposalEvidence } from '@tapwright/contracts/assistant';
import type { AssistantWords } from './use-assistant-words.ts';

export type OfApple = Extract<ProposalEvidence, { of: 'appleBudget' | 'appleTargetCpa' }>;

export const isOfApple = (evidence: ProposalEvidence): evidence is OfApple =>
  evidence.of === 'appleBudget' || evidence.of === 'appleTargetCpa';

/** As Apple tells it; what it does not tell stays open. */
export function toldLine(
  { last, expected, expiresAt }: OfApple,
  { t, count, moment }: AssistantWords,
): string {
  const [before, after] = [last.installs, expected.installs].map((figure) =>
    figure === null ? '–' : count(figure),
  );
  return [
    t('assistant:advice.installs', { last: before, expected: after }),
    expiresAt === null ? '' : t('assistant:advice.expires', { at: moment(expiresAt) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

export const signOf = (evidence: OfApple): string =>
  evidence.of === 'appleBudget' && Number(evidence.recommended) < Number(evidence.cap) ? '−' : '+';

/** What taking it would move. */
export const moveOf = (evidence: OfApple, { t, money }: AssistantWords): string =>
  evidence.of === 'appleBudget'
    ? t('assistant:edits.cap', { before: money(evidence.cap), after: money(evidence.recommended) })
    : t('assistant:edits.targetCpa', { after: money(evidence.recommended) });
