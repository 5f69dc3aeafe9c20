import { previewChanges } from '@tapwright/contracts/change-sets';
import { fakeServer } from '../../../testing/fake-server.ts';
import { fine } from './open-step.tsx';

/** What somebody has by now, of the names that are asked for. */
export const judgeNames = (taken: readonly string[]) =>
  fakeServer.answersWith(previewChanges, ({ body }) => ({
    ...fine,
    edits: (body.newCampaigns ?? []).map(({ name = '' }, place) => ({
      path: `newCampaigns.${place}`,
      objectId: null,
      before: {},
      after: {},
      refused: taken.includes(name)
        ? [{ field: 'name', reason: 'nameTaken' as const, message: 'Taken' }]
        : [],
      warnings: [],
    })),
  }));
