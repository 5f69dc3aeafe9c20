import type { NewsType } from '@tapwright/contracts/news';
import type { WrittenLanguage } from '@tapwright/domain/written-languages';
import type { Connection } from '../../platform/db/database.ts';

export type NewsRow = {
  newsId: number;
  type: NewsType;
  isPinned: boolean;
  publishedAt: Date | null;
  version: number;
  updatedAt: Date;
};
export type TextRow = { newsId: number; language: WrittenLanguage; title: string; body: string };
type Page = { pageNum: number; pageSize: number };

const columns = ['newsId', 'type', 'isPinned', 'publishedAt', 'version', 'updatedAt'] as const;

export async function listPublished(db: Connection, { type, pageNum, pageSize }: Page & { type: NewsType }) {
  const published = db.selectFrom('news').where('type', '=', type).where('publishedAt', 'is not', null);
  const rows = await published
    .select(columns)
    .orderBy('isPinned', 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('newsId', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .$castTo<NewsRow>()
    .execute();
  const { total } = await published
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function listAll(
  db: Connection,
  { type, pageNum, pageSize }: Page & { type: NewsType | undefined },
) {
  const all = db.selectFrom('news').$if(type !== undefined, (query) => query.where('type', '=', type ?? ''));
  const rows = await all
    .select(columns)
    .orderBy('updatedAt', 'desc')
    .orderBy('newsId', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .$castTo<NewsRow>()
    .execute();
  const { total } = await all
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** `forChange`: whoever else wants to change it waits until this transaction is over. */
export async function findNews(
  db: Connection,
  newsId: number,
  { forChange = false } = {},
): Promise<NewsRow | undefined> {
  return db
    .selectFrom('news')
    .select(columns)
    .where('newsId', '=', newsId)
    .$if(forChange, (query) => query.forUpdate())
    .$castTo<NewsRow>()
    .executeTakeFirst();
}

export async function listTitles(
  db: Connection,
  newsIds: readonly number[],
): Promise<Omit<TextRow, 'body'>[]> {
  if (newsIds.length === 0) return [];
  return db
    .selectFrom('newsTexts')
    .select(['newsId', 'language', 'title'])
    .where('newsId', 'in', newsIds)
    .orderBy('language')
    .$castTo<Omit<TextRow, 'body'>>()
    .execute();
}

export async function listTexts(db: Connection, newsId: number): Promise<TextRow[]> {
  return db
    .selectFrom('newsTexts')
    .select(['newsId', 'language', 'title', 'body'])
    .where('newsId', '=', newsId)
    .orderBy('language')
    .$castTo<TextRow>()
    .execute();
}

type Draft = Pick<NewsRow, 'type' | 'isPinned' | 'updatedAt'>;

export async function insertNews(db: Connection, draft: Draft) {
  return db
    .insertInto('news')
    .values({ ...draft, createdAt: draft.updatedAt })
    .returning(['newsId', 'version'])
    .executeTakeFirstOrThrow();
}

export async function updateNews(db: Connection, newsId: number, draft: Draft) {
  return db
    .updateTable('news')
    .set((row) => ({ ...draft, version: row('version', '+', 1) }))
    .where('newsId', '=', newsId)
    .returning(['newsId', 'version'])
    .executeTakeFirstOrThrow();
}

export async function replaceTexts(
  db: Connection,
  newsId: number,
  texts: readonly Omit<TextRow, 'newsId'>[],
): Promise<void> {
  await db.deleteFrom('newsTexts').where('newsId', '=', newsId).execute();
  await db
    .insertInto('newsTexts')
    .values(texts.map((text) => ({ ...text, newsId })))
    .execute();
}

export async function updatePublishedAt(
  db: Connection,
  newsId: number,
  { publishedAt, updatedAt }: { publishedAt: Date | null; updatedAt: Date },
): Promise<void> {
  await db.updateTable('news').set({ publishedAt, updatedAt }).where('newsId', '=', newsId).execute();
}

export async function deleteNews(db: Connection, newsId: number): Promise<void> {
  await db.deleteFrom('news').where('newsId', '=', newsId).execute();
}
