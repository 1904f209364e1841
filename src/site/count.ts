/** A number with thin spaces between its thousands, and a noun in singular or plural: `2 902 pages`. */
export function count(value: number, word = '', plural = `${word}s`): string {
  const number = String(value).replace(/\B(?=(\d{3})+$)/g, ' ');
  return word === '' ? number : `${number} ${value === 1 ? word : plural}`;
}
