import type { Engine, EngineOptions, Tab } from '../engines/engine.ts';

export type StartEngine = (options: EngineOptions) => Promise<Engine>;

/** The engines that walks share: one with scripts and one without. */
export interface KeptEngines {
  /** Opens a tab, in an engine that may have to be started. */
  openTab(options: EngineOptions): Promise<Tab>;
  /** Ends all engines, stuck ones too. The next tab starts another one. */
  end(): Promise<void>;
}

export function keepEngines(start: StartEngine): KeptEngines {
  const engines = new Map<EngineOptions['scripts'], Engine>();
  const open = async (options: EngineOptions) => {
    const engine = engines.get(options.scripts) ?? (await start(options));
    engines.set(options.scripts, engine);
    return engine.open();
  };
  const end = async () => {
    const ended = [...engines.values()].map(async (engine) => engine[Symbol.asyncDispose]());
    engines.clear();
    // A driver that has lost its browser rejects.
    await Promise.allSettled(ended);
  };
  return {
    // A driver may have lost its browser since the last walk, or right at the start.
    openTab: (options) =>
      open(options).catch(async () => {
        await end();
        return open(options);
      }),
    end,
  };
}
