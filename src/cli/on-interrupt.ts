import { note } from './report.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Prints a message when a signal stops the process (Ctrl+C, or the end of a CI job). The process then ends by that
 * signal as if it had not been caught, so that shells and CI systems see the cause. Disposal removes the handlers.
 */
export function onInterrupt(message: () => string): Disposable {
  const stop = () => {
    for (const signal of signals) process.off(signal, end);
  };
  const end = (signal: NodeJS.Signals) => {
    stop();
    // On a terminal, the line with the progress of a stage has no line break, so the message begins with one.
    note(`${process.stderr.isTTY ? '\n' : ''}${message()}`);
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, end);
  return { [Symbol.dispose]: stop };
}
