/** What everything that changes ads says. */
export const changeWords = ['changes', 'serving', 'adWords', 'targeting'] as const;
