import { savePdf } from '../kit/save-pdf.ts';
import { reportPaper } from './report-paper.ts';
import type { ReportView } from './view.ts';

/** Saves the report as a PDF. The script with this function is loaded when a visitor asks for the file. */
export function saveReportPdf(view: ReportView): Promise<void> {
  return savePdf(reportPaper(view), view.props.labels);
}
