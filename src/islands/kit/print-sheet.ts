/** Opens the browser's print dialog. The page's title is the name a PDF is saved under. */
export function printSheet(name: string): void {
  const { title } = document;
  addEventListener(
    'afterprint',
    () => {
      document.title = title;
    },
    { once: true },
  );
  document.title = name;
  print();
}
