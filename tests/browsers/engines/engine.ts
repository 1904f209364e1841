/** What the walks need of a browser. An adapter of one file gives it: `firefox.ts`, `webkit.ts`. */
export interface Engine extends AsyncDisposable {
  /**
   * Opens a tab without a history. Some engines can't give each tab a storage and caches of its own, so each visitor must
   * have an origin of their own.
   */
  open(): Promise<Tab>;
}

/** How an engine is started. Without scripts a page is read as by a visitor who has switched them off. */
export interface EngineOptions {
  readonly scripts: 'on' | 'off';
}

export interface Tab extends AsyncDisposable {
  /** Resolves after the `load` event of the page. */
  load(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes back in the history. May resolve before the page is there. */
  back(): Promise<void>;
  /**
   * Runs a function in the page, whatever the page's policy, and also without scripts. The function must not wait: without
   * scripts the page has no promises. It refers to nothing outside of itself.
   */
  run<Input extends readonly unknown[], Output>(script: (...input: Input) => Output, ...input: Input): Promise<Output>;
  /** Moves the pointer and presses keys as a visitor does. */
  act(sources: readonly InputSource[]): Promise<void>;
  /** Sets the size of the page in CSS pixels. */
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  /** A picture of what is visible, as PNG. */
  screenshot(): Promise<Buffer>;
  /** The errors and warnings that the browser itself has reported, as far as it tells them. */
  errors(): readonly string[];
}

/** A device and what it does, as the standard has it: https://www.w3.org/TR/webdriver2/#actions */
export type InputSource =
  | {
      readonly type: 'key';
      readonly id: 'keyboard';
      readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[];
    }
  | {
      readonly type: 'pointer';
      readonly id: 'mouse';
      readonly actions: readonly (
        | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
        | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
        | { readonly type: 'pause'; readonly duration: number }
      )[];
    };
