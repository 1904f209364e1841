/** True for a click with the main button and no modifier key, unless another script has already handled the click. */
export function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !event.defaultPrevented && !hasModifier;
}
