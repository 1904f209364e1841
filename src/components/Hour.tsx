import { machineHour } from './machine-hour.ts';

interface HourProps {
  /** As an editor wrote it: `08:12`, `8:12 AM`, or whatever else says when, `Day 1`. */
  readonly children: string;
  readonly className?: string | undefined;
}

/** When something happens. What is an hour to machines too is told to them as one (HTML, section 4.5.14). */
export function Hour({ children, className }: HourProps) {
  const hour = machineHour(children);
  if (hour === undefined) return <span className={className}>{children}</span>;
  return (
    <time className={className} dateTime={hour === children ? undefined : hour}>
      {children}
    </time>
  );
}
