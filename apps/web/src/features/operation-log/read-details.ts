import {
  operationDetails,
  type OperationDetails,
  type OperationRow,
} from '@tapwright/contracts/operation-log';
import * as z from 'zod/mini';

/** Undefined when this page is older than what wrote them. */
export function readDetails({ operRequParam }: OperationRow): OperationDetails | undefined {
  try {
    return z.parse(operationDetails, JSON.parse(operRequParam));
  } catch {
    return undefined;
  }
}
