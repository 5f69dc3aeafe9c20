import './complete-node.ts';
import '../src/main.ts';
