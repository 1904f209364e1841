import { useId, useState } from 'react';
import { createSheetForm, type SheetForm, type SheetInput } from './sheet-form.ts';
import { useAttached } from './use-attached.ts';

/**
 * A form whose entries are saved for this tab. The saved entries are loaded after the form was hydrated; values that the
 * visitor has typed by then are retained. The form is the same object in all renderings.
 */
export function useSheetForm(input: SheetInput): SheetForm {
  const id = useId();
  const [form] = useState(() => createSheetForm(id, input));
  useAttached(form.attach);
  return form;
}
