import { colours } from '../../config/tokens.ts';
import styles from './Dial.module.css';
import { Sun } from './Sun.tsx';

/**
 * A half-disc on the horizon, of which `share` (0 to 1) is lit from the left. A share below 0 is a loss: as much of the
 * disc is ember.
 */
export function Dial({ share }: { readonly share: number }) {
  const lit = Math.min(Math.abs(share), 1);
  const colour = colours[share < 0 ? 'ember-500' : 'sun-500'];
  return (
    <svg className={styles.dial} viewBox="0 0 400 200" aria-hidden="true">
      <Sun
        cx={200}
        cy={199}
        r={150}
        gap={12}
        length={8}
        step={5}
        fill={colours['petrol-800']}
        ink={colours['petrol-300']}
      />
      {lit > 0 && <path fill={colour} stroke={colours['petrol-950']} strokeWidth="1.5" d={sector(lit)} />}
      <path fill={colours['petrol-300']} d="M0 198h400v2H0z" />
    </svg>
  );
}

function sector(share: number): string {
  const angle = share * Math.PI;
  const x = Math.round(200 - 150 * Math.cos(angle));
  const y = Math.round(199 - 150 * Math.sin(angle));
  return `M200 199H50A150 150 0 0 1 ${x} ${y}z`;
}
