import * as fc from 'fast-check';

// The report of a run has no room for the cause of an error: without this it names the example and not what was wrong.
fc.configureGlobal({ includeErrorInReport: true });
