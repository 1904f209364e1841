import type { ReactNode } from 'react';
import tool from './SheetTool.module.css';

interface SheetPreviewProps {
  readonly id: string;
  readonly label: string;
  /** The name of this step in the tool's step bar. Undefined if the tool has no step bar. */
  readonly step?: string;
  readonly children: ReactNode;
}

/** The area in which a sheet is previewed. A long sheet scrolls inside this area. */
export function SheetPreview({ id, label, step, children }: SheetPreviewProps) {
  return (
    <section id={id} className={tool.preview} data-step={step} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the preview area scrolls, and must scroll by keyboard too */}
      <div className={tool.stage} data-theme="tint" tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
