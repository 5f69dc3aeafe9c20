import { maxReportPage } from '@tapwright/contracts/report-query';

type Page<Row> = { readonly list: readonly Row[]; readonly total: number };

/** Every row that matches, page after page. */
export async function listAll<Row>(
  askPage: (page: { pageNum: number; pageSize: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { list, total } = await askPage({ pageNum, pageSize: maxReportPage });
    rows.push(...list);
    if (list.length === 0 || rows.length >= total) return rows;
  }
}
