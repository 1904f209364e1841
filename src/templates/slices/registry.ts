import type { ComponentType } from 'react';
import type { SliceProps, SliceType } from '../slice-props.ts';
import { AnchorNav } from './AnchorNav/AnchorNav.tsx';
import { ComparisonTable } from './ComparisonTable/ComparisonTable.tsx';
import { Cta } from './Cta/Cta.tsx';
import { Faq } from './Faq/Faq.tsx';
import { FeatureGrid } from './FeatureGrid/FeatureGrid.tsx';
import { Hero } from './Hero/Hero.tsx';
import { IntegrationList } from './IntegrationList/IntegrationList.tsx';
import { LogoWall } from './LogoWall/LogoWall.tsx';
import { MediaText } from './MediaText/MediaText.tsx';
import { Notice } from './Notice/Notice.tsx';
import { PricingTable } from './PricingTable/PricingTable.tsx';
import { RatingBadges } from './RatingBadges/RatingBadges.tsx';
import { ResourceList } from './ResourceList/ResourceList.tsx';
import { RichTextSlice } from './RichText/RichTextSlice.tsx';
import { Stats } from './Stats/Stats.tsx';
import { Steps } from './Steps/Steps.tsx';
import { Testimonial } from './Testimonial/Testimonial.tsx';

/** Each slice of the models with its component: a slice without one does not compile. */
export const sliceComponents: { readonly [Type in SliceType]: ComponentType<SliceProps<Type>> } = {
  anchor_nav: AnchorNav,
  comparison_table: ComparisonTable,
  cta: Cta,
  faq: Faq,
  feature_grid: FeatureGrid,
  hero: Hero,
  integration_list: IntegrationList,
  logo_wall: LogoWall,
  media_text: MediaText,
  notice: Notice,
  pricing_table: PricingTable,
  rating_badges: RatingBadges,
  resource_list: ResourceList,
  rich_text: RichTextSlice,
  stats: Stats,
  steps: Steps,
  testimonial: Testimonial,
};
