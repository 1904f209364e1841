import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { isField } from '../../../runtime/shared/form-field.ts';
import type { SheetForm } from '../sheet-form.ts';
import { cellsIn } from './cells-in.ts';
import type { Column } from './columns.ts';
import { type PastePlan, planPaste } from './plan-paste.ts';

interface PasteInput {
  readonly form: SheetForm;
  readonly list: string;
  readonly columns: readonly Column[];
  /** Called with the ids of rows that were removed because the visitor undid their paste. */
  readonly onRemoved: (ids: readonly number[]) => void;
}

/** The last paste into a list. */
export interface Pasted {
  readonly plan: PastePlan;
  readonly undo: () => void;
}

interface LastPaste extends Pasted {
  /** True until the visitor types. As long as it is true, the keys that undo a change undo the paste. */
  readonly isLast: boolean;
}

/**
 * Spreads cells of a spreadsheet over the rows of a list, if they are pasted into one of its fields. `handlers` belong to
 * an element around the list; `pasted` is undefined again when the list gets other rows.
 */
export function usePaste({ form, list, columns, onRemoved }: PasteInput) {
  const [last, setLast] = useState<LastPaste>();
  const ids = form.rows(list);
  const pasted = last?.plan.ids === ids ? last : undefined;
  const paste = (plan: PastePlan, field: string) => {
    const takeBack = form.fillRows(list, plan.ids, plan.values);
    const undo = () => {
      takeBack();
      setLast(undefined);
      onRemoved(plan.ids.filter((id) => !ids.includes(id)));
      form.focusOn(field);
    };
    setLast({ plan, undo, isLast: true });
  };
  return {
    pasted,
    handlers: {
      onPaste(event: ClipboardEvent) {
        const { target } = event;
        const field = isField(target) ? fieldIn(list, target.name, columns) : undefined;
        const cells = field && cellsIn(event.clipboardData.getData('text/plain'));
        if (!cells) return;
        event.preventDefault();
        paste(planPaste({ cells, list, columns, ids, ...field }), field.name);
      },
      onKeyDown(event: KeyboardEvent) {
        const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
        if (!isUndo || !pasted?.isLast) return;
        event.preventDefault();
        pasted.undo();
      },
      onInput: () => setLast((before) => before && { ...before, isLast: false }),
    },
  };
}

/** The row and the column of a field by its name: `item-2-price`. Undefined if no cell can go there. */
function fieldIn(list: string, name: string, columns: readonly Column[]) {
  const [, of, id, part = ''] = /^([a-z]+)-(\d+)-([a-z]+)$/.exec(name) ?? [];
  return of === list && columns.some((column) => column.part === part) ? { name, id: Number(id), part } : undefined;
}
