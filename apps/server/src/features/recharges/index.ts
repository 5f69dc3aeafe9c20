export { mountRecharges } from './routes.ts';
export { keepProof } from './proofs-store.ts';
