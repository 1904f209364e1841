import type { ReactNode } from 'react';
import tool from './Tool.module.css';

/** The dark panel with the result of a calculator. Beside a form it stays in sight while the form scrolls. */
export function ResultPanel({ children }: { children: ReactNode }) {
  return (
    <div className={tool.beside}>
      <div className={tool.result} data-theme="dark">
        {children}
      </div>
    </div>
  );
}
