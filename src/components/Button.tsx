import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { linkAttributes } from './link-attributes.ts';
import type { FileView, LinkView } from './view-models.ts';

export const buttonVariants = ['primary', 'secondary', 'plain'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

interface Look {
  readonly variant?: ButtonVariant;
  /** True if the button takes the whole width that is available. */
  readonly isWide?: boolean;
}

interface ButtonProps extends Look {
  readonly type?: 'button' | 'submit';
  readonly isDisabled?: boolean;
  /**
   * The text of a button that may have to wait. While the button is `aria-busy`, three animated dots replace its label,
   * or this text if the visitor prefers reduced motion.
   */
  readonly busyText?: string;
  readonly isBusy?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A button of a form or an island. */
export function Button({
  variant = 'secondary',
  isWide,
  isDisabled,
  busyText,
  isBusy,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, isWide }), busyText && styles.waits, isDisabled && styles.disabled)}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
    >
      {busyText ? <span>{children}</span> : children}
      {variant === 'primary' && <Icon name="arrow" />}
      {busyText && <BusyDots text={busyText} />}
    </button>
  );
}

function BusyDots({ text }: { text: string }) {
  return (
    <span className={styles.busy}>
      <i className={styles.dots} />
      {text}
    </span>
  );
}

/** A link that looks like a button. A variant that the content sets takes precedence over `variant`. */
export function ActionLink({ link, variant, isWide }: Look & { link: LinkView }) {
  const look = variantOf(link.variant) ?? variant ?? 'secondary';
  return (
    <a {...linkAttributes(link)} className={buttonClass({ variant: look, isWide })}>
      {link.text}
      {look === 'primary' && <Icon name="arrow" />}
    </a>
  );
}

/** A link that looks like a button and downloads a file. */
export function DownloadLink({ file, text, variant = 'primary', isWide }: Look & { file: FileView; text: string }) {
  return (
    <a href={file.href} download={file.name} className={buttonClass({ variant, isWide })}>
      {text}
      {variant === 'primary' && <Icon name="arrow" />}
    </a>
  );
}

/** Markup that looks like a primary button, in a row that is one link: a click on it is a click on the row. */
export function ButtonFace({ children }: { readonly children: string }) {
  return (
    <span className={buttonClass({ variant: 'primary', isWide: false })}>
      {children}
      <Icon name="arrow" />
    </span>
  );
}

function variantOf(name: string | undefined): ButtonVariant | undefined {
  return buttonVariants.find((variant) => variant === name?.toLowerCase());
}

interface ButtonClass {
  readonly variant: ButtonVariant;
  readonly isWide: boolean | undefined;
}

function buttonClass({ variant, isWide }: ButtonClass): string | undefined {
  return classNames(styles.button, styles[variant], isWide && styles.wide);
}
