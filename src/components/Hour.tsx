import { machineHour } from './machine-hour.ts';

interface HourProps {
  /** The time as an editor wrote it: `08:12`, `8.12`, `8:12 AM`, or another text such as `Day 1`. */
  readonly children: string;
  readonly className?: string | undefined;
}

/** The time of an event. A text that is a time of day becomes a `<time>` element (HTML, section 4.5.14). */
export function Hour({ children, className }: HourProps) {
  const hour = machineHour(children);
  if (hour === undefined) return <span className={className}>{children}</span>;
  return (
    <time className={className} dateTime={hour === children ? undefined : hour}>
      {children}
    </time>
  );
}
