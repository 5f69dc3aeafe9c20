import type { Language } from '../languages.ts';
import type { Sentence } from './flatten-messages.ts';
import { terms } from './terms.ts';

/** English as the product has always said it: people and their instructions know these word for word. */
export const settledSentences: ReadonlySet<string> = new Set([
  'Please enter a correct mobile or e-mail!',
  'Please enter a correctly formatted mobile number!',
  'Please enter a correct e-mail!',
  'Please enter a valid e-mail',
  'Please enter the verification code',
  'Please enter password',
  'Please enter an 8 to 16 character password',
  'Please enter the original correct e-mail',
  'Please enter the original correct mobile number',
  'Please log in first',
  'Login expired, please log in first',
  'Password changed, please log in again',
  'Please create a team first',
  'Search failed, please search again',
  'Verification failed, please Login again.',
  'Signed out successfully',
  'Please create an ad campaign first',
  'Deleted successfully: {{title}}',
  'Data retrieval abnormal, please try again later',
]);

type Rule = { languages?: readonly Language[]; breaks: RegExp; mend: string };

const chinese = '[\\u3400-\\u9fff]';
const japanese = '[\\u3040-\\u30ff\\u3400-\\u9fff]';
/** Characters that exist in one script only, the commonest of them. */
const onlySimplified =
  /[们个这时会来对说国过还没样关动请发现应问间开见长门车东书记设认让读语论谁买卖业电机务团队员权选项单号码证续费汇额组级预将为从载输录]/;
const onlyTraditional =
  /[們個這時會來對說國過還沒樣關動請發現應問間開見長門車東書記設認讓讀語論誰買賣業電機務團隊員權選項單號碼證續費匯額組級預將為從載輸錄]/;

const rules: readonly Rule[] = [
  { breaks: /[!！]/, mend: 'has an exclamation mark. Say calmly what is so' },
  { breaks: /"/, mend: 'has a straight quotation mark. Use “ ” or 「 」' },
  { breaks: /'/, mend: 'has a straight apostrophe. Use ’' },
  { breaks: /\.\.\./, mend: 'has three points. Use …' },
  {
    breaks: / - | -- |—/,
    mend: 'has a hyphen or long dash between words. Use a colon, a comma, or – between two ends',
  },
  { breaks: /^\s|\s$| {2}/, mend: 'has a space too many' },
  {
    languages: ['en'],
    breaks: /\b(please|oops|sorry|successfully)\b/i,
    mend: 'begs, regrets or cheers. Say what is so, and what to do',
  },
  {
    languages: ['zh-CN', 'zh-TW'],
    breaks: new RegExp(`${chinese}[,;:?()]|[,;:?()]${chinese}`),
    mend: 'has half-width punctuation beside Chinese. Use ，；：？（）',
  },
  {
    languages: ['ja'],
    breaks: new RegExp(`${japanese}[,;:?()]|[,;:?()]${japanese}`),
    mend: 'has half-width punctuation beside Japanese. Use 、：？（）',
  },
  {
    languages: ['zh-CN', 'zh-TW'],
    breaks: new RegExp(`${chinese}[A-Za-z]{2,}|[A-Za-z]{2,}${chinese}`),
    mend: 'has Latin letters without a space beside Chinese',
  },
  { languages: ['zh-CN'], breaks: /[「」]/, mend: 'has corner brackets. Use “ ”' },
  {
    languages: ['ja'],
    // The address at the end of a text message keeps its space: a phone would take the words into the link.
    breaks: new RegExp(`${japanese} (?:[A-Za-z0-9]|{{(?!address))|[A-Za-z0-9}] ${japanese}`),
    mend: 'has a space beside Latin letters or figures. Japanese has none',
  },
  { languages: ['zh-CN', 'zh-TW'], breaks: /您/, mend: 'says 您. Say 你' },
  { languages: ['zh-CN'], breaks: onlyTraditional, mend: 'has a traditional character' },
  { languages: ['zh-TW'], breaks: onlySimplified, mend: 'has a simplified character' },
  { languages: ['zh-CN', 'zh-TW', 'en', 'ko'], breaks: /[\u3040-\u30ff]/, mend: 'has Japanese kana' },
];

export function checkWording(language: Language, sentences: readonly Sentence[]): string[] {
  const judged = sentences.filter(({ text }) => language !== 'en' || !settledSentences.has(String(text)));
  const ofTerms = terms.flatMap(({ not, ...words }) => {
    const breaks = not?.[language];
    return breaks === undefined
      ? []
      : { breaks, mend: `calls “${words.en}” otherwise. Say ${words[language]}` };
  });
  const ofLanguage = rules.filter(({ languages }) => languages?.includes(language) ?? true);
  return judged.flatMap(({ path, text }) =>
    [...ofLanguage, ...ofTerms]
      .filter(({ breaks }) => breaks.test(String(text)))
      .map(({ mend }) => `"${path}" ${mend}: ${JSON.stringify(text)}`),
  );
}
