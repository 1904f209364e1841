import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import type { LinkView } from '../../components/view-models.ts';
import { Live } from './Live.tsx';
import { NextLinks } from './NextLinks.tsx';
import tool from './SheetTool.module.css';
import type { SheetForm } from './sheet-form.ts';

interface SheetPreviewProps {
  readonly id: string;
  readonly form: SheetForm;
  readonly label: string;
  /** Returns whether narrow screens show the preview; wide screens always do. Absent if the tool has no steps. */
  readonly isCurrent?: () => boolean;
  /** Returns whether wide screens show the whole sheet and nothing beside it. */
  readonly isAlone?: () => boolean;
  /** A finished sheet that is shown in the place of a blank one, with a note that says what it is. */
  readonly example?: { readonly note: string; readonly paper: ReactNode };
  /** What to do next, below the preview. */
  readonly links: readonly LinkView[];
  readonly children: ReactNode;
}

/**
 * The area in which a sheet is previewed. A long sheet scrolls inside this area. A form that nobody has touched has an
 * example beside it. A sheet that is shown alone is the visitor's own, even if it is blank. Without scripts, and in
 * print, the blank sheet is shown, too: visitors fill it in by hand.
 */
export function SheetPreview({ id, form, label, isCurrent, isAlone, example, links, children }: SheetPreviewProps) {
  useSignals();
  return (
    <section
      id={id}
      className={tool.preview}
      data-current={isCurrent?.()}
      data-alone={isAlone?.() || undefined}
      aria-label={label}
    >
      <div className={tool.pinned}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the preview area scrolls, and must scroll by keyboard too */}
        <div className={tool.stage} data-theme="tint" tabIndex={0}>
          <div className={tool.paper}>{children}</div>
          {example && (
            <Live>
              {() =>
                form.isUntouched.value &&
                !isAlone?.() && (
                  <figure className={tool.example} data-print="no">
                    <figcaption className={tool.note}>{example.note}</figcaption>
                    {example.paper}
                  </figure>
                )
              }
            </Live>
          )}
        </div>
        <NextLinks links={links} />
      </div>
    </section>
  );
}
