import type { SliceProps } from '../../slice-props.ts';
import { Carousel } from './Carousel.tsx';
import { Quote } from './Quote.tsx';
import { Reviews } from './Reviews.tsx';
import { Wall } from './Wall.tsx';

/**
 * Quotes of customers: one large quote, several in turn, reviews from other sites side by side, or many
 * short ones.
 */
export function Testimonial({ slice, index }: SliceProps<'testimonial'>) {
  switch (slice.variation) {
    case 'quote':
      return <Quote primary={slice.primary} />;
    case 'carousel':
      return <Carousel primary={slice.primary} name={`voices-${index}`} />;
    case 'review':
      return <Reviews primary={slice.primary} />;
    case 'wall':
      return <Wall primary={slice.primary} />;
  }
}
