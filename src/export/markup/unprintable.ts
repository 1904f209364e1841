/**
 * Thrown for something that only react-dom can render, such as a hook or a class component. The code that catches this
 * error renders with react-dom instead.
 */
export class Unprintable extends Error {
  override readonly name = 'Unprintable';
}
