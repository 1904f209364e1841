/**
 * Lets the button of the rendered banner remove the banner. It needs neither React nor props, which every page with a
 * banner would have to send before its first section.
 */
export async function hydrate(root: Element): Promise<() => void> {
  const button = root.querySelector('button');
  const dismiss = () => {
    focusNext();
    root.replaceChildren();
  };
  button?.addEventListener('click', dismiss);
  return () => button?.removeEventListener('click', dismiss);
}

/**
 * Moves the focus to the first link or landmark after the banner. Closing the banner removes the focused button, and
 * visitors who use the keyboard would lose their position.
 */
function focusNext(): void {
  document.querySelector<HTMLElement>('header a, main')?.focus();
}
