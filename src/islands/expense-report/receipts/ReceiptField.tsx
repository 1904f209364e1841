import { useSignals } from '@preact/signals-react/runtime';
import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FileField } from '../../../components/FileField.tsx';
import { fillIn } from '../../../rules/fill-in.ts';
import tool from '../../kit/SheetTool.module.css';
import type { ReportView } from '../view.ts';
import { ReceiptPicture } from './ReceiptPicture.tsx';
import { readReceipt } from './read-receipt.ts';
import { receiptFault, receiptTypes } from './receipt.ts';

/**
 * The file field for the receipt of an expense. Once a receipt is attached, the receipt is shown in place of the field, and
 * the button that removes it has the focus in the field's place.
 */
export function ReceiptField({ props, form, format, receipts, id }: ReportView & { readonly id: number }) {
  useSignals();
  const { labels } = props;
  const [error, setError] = useState<string>();
  const [isKept, setKept] = useState(true);
  useEffect(() => receipts.load(id), [receipts, id]);
  const receipt = receipts.of(id).value;
  const name = `expense-${id}-receipt`;
  const own = useRef<HTMLDivElement>(null);
  const isReplaced = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another receipt has replaced what had the focus
  useLayoutEffect(() => {
    // The visitor may have gone on while the picture was read.
    if (isReplaced.current && document.activeElement === document.body)
      own.current?.querySelector<HTMLElement>('input, button')?.focus();
    isReplaced.current = false;
  }, [receipt]);
  const choose = async (file: File) => {
    const fault = receiptFault(file);
    if (fault?.code === 'size') {
      const size = format.number(Math.round(fault.maxBytes / 100_000), 1);
      return setError(fillIn(labels.receipt_size_error, { size }));
    }
    if (fault) return setError(labels.receipt_type_error);
    try {
      const isStored = await receipts.attach(id, readReceipt(file));
      if (isStored === undefined) return;
      setKept(isStored);
      setError(undefined);
    } catch {
      // The file is a picture in a format that this browser does not know, or it is broken.
      setError(labels.receipt_type_error);
    }
  };
  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const [file] = target.files ?? [];
    if (!file) return;
    // The field is emptied, because it would otherwise name a refused file as if that file were chosen.
    target.value = '';
    isReplaced.current = true;
    void choose(file);
  };
  const remove = () => {
    isReplaced.current = true;
    receipts.remove(id);
  };
  if (!receipt) {
    return (
      <div ref={own} onChange={onChange}>
        <FileField
          id={form.idOf(name)}
          name={name}
          label={labels.receipt_label}
          hint={labels.receipt_hint || undefined}
          accept={receiptTypes}
          error={error}
        />
      </div>
    );
  }
  return (
    <div ref={own} className={tool.actions}>
      {receipt.type === 'image/jpeg' && <ReceiptPicture receipt={receipt} label={labels.receipt_label} />}
      <p className={tool.note}>{receipt.name}</p>
      <Button variant="plain" onClick={remove}>
        {labels.receipt_remove_label}
      </Button>
      <p className={tool.note} role="alert" hidden={isKept}>
        {!isKept && labels.receipt_unkept_note}
      </p>
    </div>
  );
}
