/** What is sent to Apple waits in the queue of its ad account, where another spec may have five thousand edits before it. */
export const untilApple = { timeout: 180_000 };
