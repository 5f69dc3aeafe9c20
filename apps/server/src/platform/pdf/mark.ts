/** The mark of the product, in a square of 20. */
export const mark =
  'M2 3.2C2 2.54 2.54 2 3.2 2h13.6c.66 0 1.2.54 1.2 1.2v1.1c0 .66-.54 1.2-1.2 1.2h-5.05v4.2a4.25 4.25 0 1 1-3.5 0V5.5H3.2C2.54 5.5 2 4.96 2 4.3zM10 11.9a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 0 0 0-3.4z';
export const markColour = '#15695c';
