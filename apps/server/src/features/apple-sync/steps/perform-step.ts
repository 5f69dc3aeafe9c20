import {
  readChangedCampaigns,
  readChangeHistory,
  readOutsideChange,
  rereadEntities,
} from '../reading/read-changes.ts';
import {
  readAppGenres,
  readPopularity,
  readSuggestedPhrases,
  readSuggestedWords,
} from '../reading/read-apple-words.ts';
import { readCreative, readCreatives } from '../reading/read-creatives.ts';
import { readFacts } from '../reading/read-facts.ts';
import { readHours } from '../reading/read-hours.ts';
import { readShares } from '../reading/read-shares.ts';
import {
  readAllProductPages,
  readAppName,
  readAppNames,
  readProductPages,
} from '../reading/read-product-pages.ts';
import { readStructure } from '../reading/read-structure.ts';
import type { StepResult } from './step-result.ts';
import type { SyncLine } from '../sync-line.ts';
import type { SyncStep } from '../pass/sync-step.ts';

/** Asks Apple; nothing is written before its answer is whole. */
export async function performStep(line: SyncLine, step: SyncStep): Promise<StepResult> {
  switch (step.do) {
    case 'facts':
      return readFacts(line, step);
    case 'hours':
      return readHours(line, step);
    case 'shares':
      return readShares(line, step);
    case 'suggestedWords':
      return readSuggestedWords(line, step);
    case 'suggestedPhrases':
      return readSuggestedPhrases(line, step);
    case 'appGenres':
      return readAppGenres(line, step);
    case 'popularity':
      return readPopularity(line, step);
    case 'allProductPages':
      return readAllProductPages(line, step);
    case 'productPages':
      return readProductPages(line, step);
    case 'appNames':
      return readAppNames(line, step);
    case 'appName':
      return readAppName(line, step);
    case 'creatives':
      return readCreatives(line);
    case 'creative':
      return readCreative(line, step);
    case 'changedCampaigns':
      return readChangedCampaigns(line, step);
    case 'changeHistory':
      return readChangeHistory(line, step);
    case 'reread':
      return rereadEntities(line, step);
    case 'outsideChange':
      return readOutsideChange(line, step);
    default:
      return readStructure(line, step);
  }
}
