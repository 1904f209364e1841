import { FileButton } from '../kit/FileButton.tsx';
import type { ReportView } from './view.ts';

/** The buttons that save the report as a PDF and as a spreadsheet. */
export function ReportFiles(view: ReportView) {
  const { labels } = view.props;
  const save = async (kind: 'xlsx' | 'csv') => {
    if (!view.form.check()) return;
    const { saveReport } = await import('./save-report.ts');
    await saveReport(view, kind);
  };
  const savePdf = async () => {
    if (!view.form.check()) return;
    const { saveReportPdf } = await import('./save-report-pdf.ts');
    await saveReportPdf(view);
  };
  return (
    <>
      <FileButton variant="primary" label={labels.pdf_label} errorText={labels.file_error} save={savePdf} />
      <FileButton label={labels.xlsx_label} errorText={labels.file_error} save={() => save('xlsx')} />
      <FileButton label={labels.csv_label} errorText={labels.file_error} save={() => save('csv')} />
    </>
  );
}
