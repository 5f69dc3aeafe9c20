type Titled = { name: string; rangeFrom: string | null; rangeTo: string | null; format: string };

/** What a run's file is called for whoever gets it. */
export const titleRunFile = ({ name, rangeFrom, rangeTo, format }: Titled): string =>
  `${name} ${rangeFrom ?? ''} ${rangeTo ?? ''}.${format}`;
