/** A sleep that another function can end early. */
export interface InterruptibleSleep {
  sleep(ms: number): Promise<void>;
  /** Ends the current sleep, if there is one. */
  interrupt(): void;
}

export function createInterruptibleSleep(): InterruptibleSleep {
  let wake = () => {};
  return {
    sleep: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    interrupt: () => wake(),
  };
}
