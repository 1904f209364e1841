// Generated from the models by `npm run types`.
import type { ComponentType } from 'react';
import type { SliceProps, SliceType } from '../slice-props.ts';
import { AnchorNav } from './AnchorNav/AnchorNav.tsx';
import { CaseList } from './CaseList/CaseList.tsx';
import { ComparisonTable } from './ComparisonTable/ComparisonTable.tsx';
import { ContactOptions } from './ContactOptions/ContactOptions.tsx';
import { CopyFields } from './CopyFields/CopyFields.tsx';
import { Cta } from './Cta/Cta.tsx';
import { EventList } from './EventList/EventList.tsx';
import { Faq } from './Faq/Faq.tsx';
import { FeatureGrid } from './FeatureGrid/FeatureGrid.tsx';
import { Form } from './Form/Form.tsx';
import { Hero } from './Hero/Hero.tsx';
import { Image } from './Image/Image.tsx';
import { IntegrationList } from './IntegrationList/IntegrationList.tsx';
import { InteractiveDemo } from './InteractiveDemo/InteractiveDemo.tsx';
import { JobList } from './JobList/JobList.tsx';
import { LicenceList } from './LicenceList/LicenceList.tsx';
import { LogoWall } from './LogoWall/LogoWall.tsx';
import { MediaText } from './MediaText/MediaText.tsx';
import { Notice } from './Notice/Notice.tsx';
import { PartnerList } from './PartnerList/PartnerList.tsx';
import { PricingTable } from './PricingTable/PricingTable.tsx';
import { RatingBadges } from './RatingBadges/RatingBadges.tsx';
import { ResourceList } from './ResourceList/ResourceList.tsx';
import { RichText } from './RichText/RichText.tsx';
import { Spreadsheet } from './Spreadsheet/Spreadsheet.tsx';
import { Stats } from './Stats/Stats.tsx';
import { Steps } from './Steps/Steps.tsx';
import { StoredData } from './StoredData/StoredData.tsx';
import { Team } from './Team/Team.tsx';
import { Testimonial } from './Testimonial/Testimonial.tsx';
import { ThankYou } from './ThankYou/ThankYou.tsx';
import { Tool } from './Tool/Tool.tsx';
import { Video } from './Video/Video.tsx';

/** Each slice of the models with its component. A slice without a component does not compile. */
export const sliceComponents: { readonly [Type in SliceType]: ComponentType<SliceProps<Type>> } = {
  anchor_nav: AnchorNav,
  case_list: CaseList,
  comparison_table: ComparisonTable,
  contact_options: ContactOptions,
  copy_fields: CopyFields,
  cta: Cta,
  event_list: EventList,
  faq: Faq,
  feature_grid: FeatureGrid,
  form: Form,
  hero: Hero,
  image: Image,
  integration_list: IntegrationList,
  interactive_demo: InteractiveDemo,
  job_list: JobList,
  licence_list: LicenceList,
  logo_wall: LogoWall,
  media_text: MediaText,
  notice: Notice,
  partner_list: PartnerList,
  pricing_table: PricingTable,
  rating_badges: RatingBadges,
  resource_list: ResourceList,
  rich_text: RichText,
  spreadsheet: Spreadsheet,
  stats: Stats,
  steps: Steps,
  stored_data: StoredData,
  team: Team,
  testimonial: Testimonial,
  thank_you: ThankYou,
  tool: Tool,
  video: Video,
};
