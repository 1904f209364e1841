import { useSignals } from '@preact/signals-react/runtime';
import { type ChangeEvent, useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FileField } from '../../../components/FileField.tsx';
import { fillIn } from '../../../rules/fill-in.ts';
import tool from '../../kit/SheetTool.module.css';
import type { ReportView } from '../view.ts';
import { ReceiptPicture } from './ReceiptPicture.tsx';
import { readReceipt } from './read-receipt.ts';
import { receiptFault, receiptTypes } from './receipt.ts';

/**
 * The file field for the receipt of an expense. Once a receipt is attached, the receipt is shown in place of the field.
 */
export function ReceiptField({ props, form, format, receipts, id }: ReportView & { readonly id: number }) {
  useSignals();
  const { labels } = props;
  const [error, setError] = useState<string>();
  const [isKept, setKept] = useState(true);
  useEffect(() => receipts.load(id), [receipts, id]);
  const receipt = receipts.of(id).value;
  const name = `expense-${id}-receipt`;
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
    void choose(file);
  };
  if (!receipt) {
    return (
      <div onChange={onChange}>
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
    <div className={tool.actions}>
      {receipt.type === 'image/jpeg' && <ReceiptPicture receipt={receipt} label={labels.receipt_label} />}
      <p className={tool.note}>{receipt.name}</p>
      <Button variant="plain" onClick={() => receipts.remove(id)}>
        {labels.receipt_remove_label}
      </Button>
      <p className={tool.note} role="alert" hidden={isKept}>
        {!isKept && labels.receipt_unkept_note}
      </p>
    </div>
  );
}
