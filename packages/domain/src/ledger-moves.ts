export const ledgerAccounts = [
  'funding',
  'stripeClearing',
  'alipayClearing',
  'stripeFees',
  'alipayFees',
  'available',
  'reserved',
  'spent',
  'refund',
  'receivable',
  'unapplied',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** Where money comes from and goes back to. */
export type MoneySource = 'funding' | 'stripeClearing' | 'alipayClearing';

/** Minor units; above zero is credit. */
export type LedgerLine = { account: LedgerAccount; amount: number; reserveId?: number };

/** What a team can dispose of, and what it owes. Never both: whatever it gets pays its debt first. */
export type Standing = { available: number; owed: number };

const isMoved = ({ amount }: LedgerLine) => amount !== 0;

/** To the team: its debt first, then its balance. */
function give({ owed }: Standing, amount: number): LedgerLine[] {
  const repaid = Math.min(owed, amount);
  return [
    { account: 'receivable' as const, amount: repaid },
    { account: 'available' as const, amount: amount - repaid },
  ].filter(isMoved);
}

/** From the team: its balance first, and what is missing it owes. */
function take({ available }: Standing, amount: number): LedgerLine[] {
  const paid = Math.min(available, amount);
  return [
    { account: 'available' as const, amount: -paid },
    { account: 'receivable' as const, amount: paid - amount },
  ].filter(isMoved);
}

export function moveRecharge(standing: Standing, from: MoneySource, amount: number): LedgerLine[] {
  return [{ account: from, amount: -amount }, ...give(standing, amount)];
}

/** Undefined: the balance is too low. */
export function moveReserve(standing: Standing, reserveId: number, amount: number): LedgerLine[] | undefined {
  if (amount > standing.available) return undefined;
  return [
    { account: 'available', amount: -amount },
    { account: 'reserved', amount, reserveId },
  ];
}

export function moveRelease(standing: Standing, reserveId: number, amount: number): LedgerLine[] {
  return [{ account: 'reserved', amount: -amount, reserveId }, ...give(standing, amount)];
}

/** `left` in its reserve, `booked` as spent on that day until now, `spent` by Apple's newest figure. */
export type SpendOfDay = { reserveId: number; left: number; booked: number; spent: number };

/**
 * Beyond a reserve the balance pays, and then the team owes. What Apple takes back pays a debt, then fills the reserve;
 * it comes after what rises, so that nobody owes while a reserve is filled.
 */
export function moveSpend(standing: Standing, days: readonly SpendOfDay[]): LedgerLine[] {
  const lines: LedgerLine[] = [];
  let { available, owed } = standing;
  const isFall = ({ booked, spent }: SpendOfDay) => spent < booked;
  const inOrder = [...days.filter((day) => !isFall(day)), ...days.filter(isFall)];
  for (const { reserveId, left, booked, spent } of inOrder) {
    const rise = spent - booked;
    const reserved = rise > 0 ? Math.min(left, rise) : rise + Math.min(owed, -rise);
    const rest = rise - reserved;
    const others = rest > 0 ? take({ available, owed }, rest) : give({ available, owed }, -rest);
    for (const { account, amount } of others) {
      if (account === 'available') available += amount;
      else owed -= amount;
    }
    const own: LedgerLine[] = [
      { account: 'reserved', amount: -reserved, reserveId },
      { account: 'spent', amount: rise, reserveId },
    ];
    lines.push(...own.filter(isMoved), ...others);
  }
  return lines;
}

/** Undefined: the balance is too low. */
export function moveRefundBegin({ available }: Standing, amount: number): LedgerLine[] | undefined {
  if (amount > available) return undefined;
  return [
    { account: 'available', amount: -amount },
    { account: 'refund', amount },
  ];
}

export function moveRefundEnd(to: MoneySource, amount: number): LedgerLine[] {
  return [
    { account: 'refund', amount: -amount },
    { account: to, amount },
  ];
}

export function moveRefundFail(standing: Standing, amount: number): LedgerLine[] {
  return [{ account: 'refund', amount: -amount }, ...give(standing, amount)];
}

const feesOf = { stripeClearing: 'stripeFees', alipayClearing: 'alipayFees' } as const;
/** Who takes money for us, and keeps some of it. */
export type FeeSource = keyof typeof feesOf;

export function moveFee(from: FeeSource, amount: number): LedgerLine[] {
  return [
    { account: from, amount },
    { account: feesOf[from], amount: -amount },
  ].filter(isMoved);
}

/** A payment is taken back by who made it. */
export function moveDispute(standing: Standing, from: MoneySource, amount: number): LedgerLine[] {
  return [...take(standing, amount), { account: from, amount }];
}
