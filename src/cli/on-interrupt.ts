import { note } from './report.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Prints a message when a signal stops the process (Ctrl+C, or the end of a CI job), which then ends by that signal as if
 * it had not been caught: shells and CI systems see the cause. Disposing undoes this.
 */
export function onInterrupt(message: () => string): Disposable {
  const stop = () => {
    for (const signal of signals) process.off(signal, end);
  };
  const end = (signal: NodeJS.Signals) => {
    stop();
    // The progress of a stage has no line break on a terminal.
    note(`${process.stderr.isTTY ? '\n' : ''}${message()}`);
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, end);
  return { [Symbol.dispose]: stop };
}
