import type { SliceProps } from '../../slice-props.ts';
import { Carousel } from './Carousel.tsx';
import { Quote } from './Quote.tsx';
import { Reviews } from './Reviews.tsx';

/** What customers said: one of them large, several by turns, or reviews from elsewhere side by side. */
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
