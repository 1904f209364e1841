import type { SliceProps } from '../../slice-props.ts';
import { Carousel } from './Carousel.tsx';
import { Quote } from './Quote.tsx';
import { Reviews } from './Reviews.tsx';

/** Quotes of customers: one large quote, several in turn, or reviews from other sites side by side. */
export function Testimonial({ slice, index }: SliceProps<'testimonial'>) {
  switch (slice.variation) {
    case 'quote':
      return <Quote primary={slice.primary} />;
    case 'carousel':
      return <Carousel primary={slice.primary} name={`voices-${index}`} />;
    case 'review':
      return <Reviews primary={slice.primary} />;
  }
}
