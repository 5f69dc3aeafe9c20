import { expect, test } from 'vitest';
import type { Currency } from './currencies.ts';
import { toAmount } from './money.ts';
import { readPastedAmount } from './pasted-amount.ts';

test.each<[string, Currency, string]>([
  ['2.30', 'USD', '2.30'],
  [' 2.3\r', 'USD', '2.30'],
  ['+10%', 'USD', '1.76'],
  ['3,90', 'USD', '3.90 reread'],
  ['１.０５', 'USD', '1.05 reread'],
  ['$0.95', 'USD', '0.95 reread'],
  ['0,95 €', 'EUR', '0.95 reread'],
  ['6.76 RMB', 'CNY', '6.76 reread'],
  ['￥6.76', 'CNY', '6.76 reread'],
  ['$0.95', 'CNY', 'notANumber'],
  ['€0.95', 'USD', 'notANumber'],
  ['n/a', 'USD', 'notANumber'],
  ['', 'USD', 'notANumber'],
  ['1.005', 'USD', 'tooManyDecimals'],
])('%j in %s over 1.60 is %s', (text, currency, read) => {
  const found = readPastedAmount(text, 160, currency);
  const words =
    typeof found === 'string' ? found : toAmount(found.amount) + (found.isReread ? ' reread' : '');
  expect(words).toBe(read);
});
