/** The column that the list is asked for more than its rows for. */
export const trendKey = 'trend';
