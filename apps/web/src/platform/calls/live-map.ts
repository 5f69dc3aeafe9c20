import type { InvalidateQueryFilters } from '@tanstack/react-query';
import type { LiveName } from '@tapwright/contracts/live';

/** Which of a feature's queries each live message makes old. */
export type LiveMap = { readonly [Name in LiveName]?: readonly InvalidateQueryFilters[] };
