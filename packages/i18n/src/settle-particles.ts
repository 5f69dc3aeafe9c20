import type { PostProcessorModule } from 'i18next';

/** After a sound that ends in a consonant, and after one that ends in a vowel. */
const particles: Record<string, readonly [string, string]> = {
  '은(는)': ['은', '는'],
  '이(가)': ['이', '가'],
  '을(를)': ['을', '를'],
  '와(과)': ['과', '와'],
  '(으)로': ['으로', '로'],
};
const found = /(.)((?:[’”'"]|<\/?\w+>)*)(은\(는\)|이\(가\)|을\(를\)|와\(과\)|\(으\)로)/gu;

/** As figures are read: 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구. */
const endsOfFigures = '영일이삼사오육칠팔구';
const first = '가';
const last = '힣';
const endsInEach = 28;
const endInL = 8;

/** Which of two Korean particles follows is known once the name before it is; of Latin letters it never is. */
export function settleParticles(text: string): string {
  if (!text.includes('(')) return text;
  return text.replaceAll(found, (whole, before: string, marks: string, particle: string) => {
    const syllable = endsOfFigures[Number.parseInt(before, 10)] ?? before;
    const [consonant, vowel] = particles[particle] ?? [];
    if (syllable < first || syllable > last || consonant === undefined || vowel === undefined) return whole;
    const end = (syllable.charCodeAt(0) - first.charCodeAt(0)) % endsInEach;
    const isVowel = end === 0 || (particle === '(으)로' && end === endInL);
    return before + marks + (isVowel ? vowel : consonant);
  });
}

export const particleProcessor: PostProcessorModule = {
  type: 'postProcessor',
  name: 'particles',
  process: settleParticles,
};
