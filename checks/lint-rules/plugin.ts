import { appleWritesInChanges } from './apple-writes-in-changes.ts';
import { disableWithReason } from './disable-with-reason.ts';
import { noBarrels } from './no-barrels.ts';
import { noLiteralTextInJsx } from './no-literal-text-in-jsx.ts';
import { noVagueNames } from './no-vague-names.ts';
import { queryKeysInKeysFile } from './query-keys-in-keys-file.ts';
import { shortRouteHandlers } from './short-route-handlers.ts';
import { verbFileNamedAsExport } from './verb-file-named-as-export.ts';

/** Loaded by oxlint, which asks for a default export. Where each rule holds is said in .oxlintrc.json. */
export default {
  meta: { name: 'tapwright' },
  rules: {
    'apple-writes-in-changes': appleWritesInChanges,
    'disable-with-reason': disableWithReason,
    'no-barrels': noBarrels,
    'no-literal-text-in-jsx': noLiteralTextInJsx,
    'no-vague-names': noVagueNames,
    'query-keys-in-keys-file': queryKeysInKeysFile,
    'short-route-handlers': shortRouteHandlers,
    'verb-file-named-as-export': verbFileNamedAsExport,
  },
};
