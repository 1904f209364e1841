/**
 * Thrown for what only react-dom can render, such as a hook or a class component. Whoever catches it renders with react-dom.
 */
export class Unprintable extends Error {
  override readonly name = 'Unprintable';
}
