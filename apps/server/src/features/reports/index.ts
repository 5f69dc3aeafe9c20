export { checkRollUps } from './check-roll-ups.ts';
export { FactBatch } from './fact-batch.ts';
export { listMonthsAhead, makeMonths, makeMonthsJob } from './make-months.ts';
export { rebuildRollUps } from './rebuild-roll-ups.ts';
export { sampleRates } from './sample-rates.ts';
export { storeRates } from './store-rates.ts';
export { prepareFacts, writeDayFacts, writePeriodFacts } from './write-facts.ts';
