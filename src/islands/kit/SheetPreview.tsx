import type { ReactNode } from 'react';
import tool from './SheetTool.module.css';

interface SheetPreviewProps {
  readonly id: string;
  readonly label: string;
  /** The name of the tool's step, if the tool has a step bar. */
  readonly step?: string;
  readonly children: ReactNode;
}

/** The stage on which a paper is shown. A long paper scrolls inside it. */
export function SheetPreview({ id, label, step, children }: SheetPreviewProps) {
  return (
    <section id={id} className={tool.preview} data-step={step} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the stage scrolls, and must scroll by keyboard too */}
      <div className={tool.stage} data-theme="tint" tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
