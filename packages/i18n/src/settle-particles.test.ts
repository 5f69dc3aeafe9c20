import { expect, test } from 'vitest';
import { createServerTranslator } from './server.ts';
import { settleParticles } from './settle-particles.ts';

test.each([
  ['‘봄’을(를) 삭제할까요?', '‘봄’을 삭제할까요?'],
  ['‘바다’을(를) 삭제할까요?', '‘바다’를 삭제할까요?'],
  ['₩1,470이(가)', '₩1,470이'],
  ['주문 42이(가)', '주문 42가'],
  ['서울(으)로, 부산(으)로, 제주(으)로', '서울로, 부산으로, 제주로'],
  ['<b>검색</b>은(는)', '<b>검색</b>은'],
  ['Brand exact을(를)', 'Brand exact을(를)'],
  ['캠페인(일시 정지)', '캠페인(일시 정지)'],
])('%s becomes %s', (text, settled) => {
  expect(settleParticles(text)).toBe(settled);
});

test('a message of the server says the one that fits', () => {
  const { translate } = createServerTranslator({ strict: true });
  expect(translate('ko', 'listViews:remove.title', { name: '저녁' })).toContain('‘저녁’을 ');
  expect(translate('ko', 'listViews:remove.title', { name: '아이' })).toContain('‘아이’를 ');
});
