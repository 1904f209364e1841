/**
 * Opens the browser's print dialog. While the dialog is open, `name` replaces the page's title, because browsers
 * suggest the title as the file name of a PDF.
 */
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
