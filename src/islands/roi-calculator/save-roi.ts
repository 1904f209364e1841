import { savePdf } from '../kit/save-pdf.ts';
import { type RoiPaperInput, roiPaper } from './roi-paper.ts';

/** Saves the calculation as a PDF. The script with this function is loaded when a visitor asks for the file. */
export function saveRoi(input: RoiPaperInput): Promise<void> {
  return savePdf(roiPaper(input), input.view.labels);
}
