import type { Creative, Instant } from '../entities.ts';
import type { World } from '../world.ts';
import { listPageHolds } from './ad-holds.ts';

export type CreativeStatus = { systemStatus: 'VALID' | 'INVALID' | 'PENDING'; reasons: readonly string[] };

export function creativeStatus(world: World, creative: Creative, at: Instant): CreativeStatus {
  if (creative.deleted) return { systemStatus: 'INVALID', reasons: ['DELETED_BY_USER'] };
  const pageHolds = listPageHolds(world, creative, at);
  if (pageHolds.length > 0) return { systemStatus: 'INVALID', reasons: pageHolds };
  if (creative.review === 'PENDING') return { systemStatus: 'PENDING', reasons: ['NEEDS_REVIEW'] };
  if (creative.review === 'APPROVED') return { systemStatus: 'VALID', reasons: [] };
  const reasons = creative.reviewReasons.length > 0 ? creative.reviewReasons : ['POLICY_PROHIBITED'];
  return { systemStatus: 'INVALID', reasons };
}
