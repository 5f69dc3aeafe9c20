import type accountMessages from '../messages/en/accountMessages.json';
import type adWords from '../messages/en/adWords.json';
import type accounts from '../messages/en/accounts.json';
import type appleInvoices from '../messages/en/appleInvoices.json';
import type appleSync from '../messages/en/appleSync.json';
import type assistant from '../messages/en/assistant.json';
import type agreement from '../messages/en/agreement.json';
import type campaignGroups from '../messages/en/campaignGroups.json';
import type certificates from '../messages/en/certificates.json';
import type changeSet from '../messages/en/changeSet.json';
import type changes from '../messages/en/changes.json';
import type chatApp from '../messages/en/chatApp.json';
import type copies from '../messages/en/copies.json';
import type creation from '../messages/en/creation.json';
import type demoNews from '../messages/en/demoNews.json';
import type errors from '../messages/en/errors.json';
import type firstSteps from '../messages/en/firstSteps.json';
import type frame from '../messages/en/frame.json';
import type finance from '../messages/en/finance.json';
import type keywordUpload from '../messages/en/keywordUpload.json';
import type negativeLists from '../messages/en/negativeLists.json';
import type home from '../messages/en/home.json';
import type news from '../messages/en/news.json';
import type lists from '../messages/en/lists.json';
import type operationLog from '../messages/en/operationLog.json';
import type overview from '../messages/en/overview.json';
import type ownData from '../messages/en/ownData.json';
import type passkeys from '../messages/en/passkeys.json';
import type personal from '../messages/en/personal.json';
import type privacy from '../messages/en/privacy.json';
import type receipts from '../messages/en/receipts.json';
import type managedOrders from '../messages/en/managedOrders.json';
import type recharges from '../messages/en/recharges.json';
import type reportMessages from '../messages/en/reportMessages.json';
import type listViews from '../messages/en/listViews.json';
import type reportNotes from '../messages/en/reportNotes.json';
import type reportCentre from '../messages/en/reportCentre.json';
import type secondFactor from '../messages/en/secondFactor.json';
import type serving from '../messages/en/serving.json';
import type structure from '../messages/en/structure.json';
import type staff from '../messages/en/staff.json';
import type uploads from '../messages/en/uploads.json';
import type notifications from '../messages/en/notifications.json';
import type members from '../messages/en/members.json';
import type targeting from '../messages/en/targeting.json';
import type teams from '../messages/en/teams.json';
import type wordLists from '../messages/en/wordLists.json';
import type words from '../messages/en/words.json';
import type wordDetail from '../messages/en/wordDetail.json';

/** A new namespace is a line here, a name below and five files in `messages/`. */
export type Messages = {
  /** What the server writes into mails and text messages, and a captcha in words. */
  accountMessages: typeof accountMessages;
  accounts: typeof accounts;
  /** Of ads: measures, columns, statuses, modes and whatever else is said of them in more than one place. */
  adWords: typeof adWords;
  agreement: typeof agreement;
  appleInvoices: typeof appleInvoices;
  appleSync: typeof appleSync;
  /** Proposals of the keyword assistant. */
  assistant: typeof assistant;
  campaignGroups: typeof campaignGroups;
  certificates: typeof certificates;
  changeSet: typeof changeSet;
  changes: typeof changes;
  chatApp: typeof chatApp;
  copies: typeof copies;
  creation: typeof creation;
  /** Sample news and help of the demo, in Markdown. */
  demoNews: typeof demoNews;
  errors: typeof errors;
  firstSteps: typeof firstSteps;
  frame: typeof frame;
  finance: typeof finance;
  home: typeof home;
  keywordUpload: typeof keywordUpload;
  /** Shared negative lists. */
  negativeLists: typeof negativeLists;
  news: typeof news;
  lists: typeof lists;
  operationLog: typeof operationLog;
  overview: typeof overview;
  ownData: typeof ownData;
  passkeys: typeof passkeys;
  personal: typeof personal;
  privacy: typeof privacy;
  managedOrders: typeof managedOrders;
  /** Remittances and other ways to pay in, for teams and staff. */
  recharges: typeof recharges;
  /** What the server writes of reports: refusals and the heads of files. */
  /** What stands on a receipt. */
  receipts: typeof receipts;
  reportMessages: typeof reportMessages;
  listViews: typeof listViews;
  reportNotes: typeof reportNotes;
  reportCentre: typeof reportCentre;
  secondFactor: typeof secondFactor;
  /** Why an ad is not serving, and what can be done about it. */
  serving: typeof serving;
  staff: typeof staff;
  /** What campaigns are made to be, and how they drift from it. */
  structure: typeof structure;
  uploads: typeof uploads;
  notifications: typeof notifications;
  /** Whom an ad group reaches, where and when, as it is set. */
  targeting: typeof targeting;
  teams: typeof teams;
  /** The page of team management. */
  members: typeof members;
  /** The keyword library. */
  wordLists: typeof wordLists;
  words: typeof words;
  wordDetail: typeof wordDetail;
};

export type Namespace = keyof Messages;
export const namespaces = [
  'accountMessages',
  'accounts',
  'adWords',
  'agreement',
  'appleInvoices',
  'appleSync',
  'assistant',
  'campaignGroups',
  'certificates',
  'changeSet',
  'changes',
  'chatApp',
  'copies',
  'creation',
  'demoNews',
  'errors',
  'firstSteps',
  'frame',
  'finance',
  'home',
  'keywordUpload',
  'negativeLists',
  'news',
  'lists',
  'operationLog',
  'overview',
  'ownData',
  'passkeys',
  'personal',
  'privacy',
  'managedOrders',
  'recharges',
  'receipts',
  'reportMessages',
  'listViews',
  'reportNotes',
  'reportCentre',
  'secondFactor',
  'serving',
  'staff',
  'structure',
  'uploads',
  'notifications',
  'targeting',
  'teams',
  'members',
  'wordLists',
  'words',
  'wordDetail',
] as const satisfies readonly Namespace[];

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;
type SentenceKeys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key>
    : Tree[Key] extends readonly unknown[]
      ? never
      : `${Key}.${SentenceKeys<Tree[Key]>}`;
}[keyof Tree & string];

/** Of each namespace its sentences; lists (agreement sections) are no sentences. */
export type KeysOf = { [Name in Namespace]: SentenceKeys<Messages[Name]> };
/** `namespace:path` of their sentences. */
export type KeyIn<Names extends Namespace> = { [Name in Names]: `${Name}:${KeysOf[Name]}` }[Names];
export type MessageKey = KeyIn<Namespace>;
