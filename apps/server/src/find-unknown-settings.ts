import { closest, distance } from 'fastest-levenshtein';

/** Nobody else's names begin like this, so one we do not know is a slip. */
const ownPrefixes = ['DATABASE_', 'SMTP_', 'SMS_', 'WECHAT_', 'STRIPE_', 'ALIPAY_', 'APPLE_ADS'];

/** Shorter names are too near to those of other programs: HOST to HOME, PORT to SORT. */
const minGuessed = 8;

export type UnknownSetting = { name: string; meant: string };

/** Names that can only be meant for us, and the known name each comes nearest to. */
export function findUnknownSettings(given: readonly string[], known: readonly string[]): UnknownSetting[] {
  return given.filter((name) => !known.includes(name)).flatMap((name) => findMeant(name, known));
}

function findMeant(name: string, known: readonly string[]): UnknownSetting[] {
  const prefix = ownPrefixes.find((each) => name.startsWith(each));
  if (prefix !== undefined) {
    return [
      {
        name,
        meant: closest(
          name,
          known.filter((each) => each.startsWith(prefix)),
        ),
      },
    ];
  }
  const meant = closest(name.toUpperCase(), known);
  if (meant.length < minGuessed) return [];
  return distance(name.toUpperCase(), meant) <= (meant.length < 10 ? 1 : 2) ? [{ name, meant }] : [];
}
