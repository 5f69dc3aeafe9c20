import type { ListLayout } from '@tapwright/contracts/list-layouts';

export const noLayout: ListLayout = { columns: null, ownColumns: null, widths: {}, sort: null };
