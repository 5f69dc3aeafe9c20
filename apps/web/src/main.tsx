import * as z from 'zod/mini';
import { startConsole } from './app/start-console.tsx';

// zod's compiled parsers need eval, which the content security policy forbids.
z.config({ jitless: true });

void startConsole();
