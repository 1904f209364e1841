import type * as prismic from "@prismicio/client";

type Simplify<T> = { [KeyType in keyof T]: T[KeyType] };


type PickContentRelationshipFieldData<
	TRelationship extends prismic.CustomTypeModelFetchCustomTypeLevel1 | prismic.CustomTypeModelFetchCustomTypeLevel2 | prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2,
	TData extends Record<string, prismic.AnyRegularField | prismic.GroupField | prismic.NestedGroupField | prismic.SliceZone>,
	TLang extends string
> = |
	// Content relationship fields
	{
		[TSubRelationship in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchContentRelationshipLevel1
		> as TSubRelationship["id"]]:
			ContentRelationshipFieldWithData<TSubRelationship["customtypes"], TLang>;
	} &
	// Group
	{
		[TGroup in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2
		> as TGroup["id"]]:
			TData[TGroup["id"]] extends prismic.GroupField<infer TGroupData>
				? prismic.GroupField<PickContentRelationshipFieldData<TGroup, TGroupData, TLang>>
				: never
	} &
	// Other fields
	{
		[TFieldKey in Extract<TRelationship["fields"][number], string>]:
			TFieldKey extends keyof TData ? TData[TFieldKey] : never;
	};

type ContentRelationshipFieldWithData<
	TCustomType extends readonly (prismic.CustomTypeModelFetchCustomTypeLevel1 | string)[] | readonly (prismic.CustomTypeModelFetchCustomTypeLevel2 | string)[],
	TLang extends string = string
> = {
	[ID in Exclude<TCustomType[number], string>["id"]]:
		prismic.ContentRelationshipField<
			ID,
			TLang,
			PickContentRelationshipFieldData<
				Extract<TCustomType[number], { id: ID }>,
				Extract<prismic.Content.AllDocumentTypes, { type: ID }>["data"],
				TLang
			>
		>
}[Exclude<TCustomType[number], string>["id"]];

/**
 * Item in *Customer case → Figures*
 */
export interface CustomerCaseDocumentDataStatsItem {
	/**
	 * Value field in *Customer case → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.stats[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * Label field in *Customer case → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.stats[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
}

/**
 * Item in *Customer case → Integrations*
 */
export interface CustomerCaseDocumentDataIntegrationsItem {
	/**
	 * Integration field in *Customer case → Integrations*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.integrations[].integration
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	integration: prismic.ContentRelationshipField<"integration">;
	
	/**
	 * What the customer says about it field in *Customer case → Integrations*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Names the integration, in one or two sentences. It stands on the integration's page in place of the quote above
	 * - **API ID Path**: customer_case.integrations[].quote
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote: prismic.KeyTextField;
}

type CustomerCaseDocumentDataSlicesSlice = HeroSlice | LogoWallSlice | AnchorNavSlice | FeatureGridSlice | MediaTextSlice | StepsSlice | StatsSlice | TestimonialSlice | RatingBadgesSlice | CaseListSlice | ResourceListSlice | EventListSlice | IntegrationListSlice | PartnerListSlice | JobListSlice | PricingTableSlice | ComparisonTableSlice | FaqSlice | CtaSlice | FormSlice | RichTextSlice | ImageSlice | VideoSlice | ToolSlice | InteractiveDemoSlice | ContactOptionsSlice | TeamSlice | ThankYouSlice | NoticeSlice

/**
 * Content for Customer case documents
 */
interface CustomerCaseDocumentData {
	/**
	 * Title field in *Customer case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Company field in *Customer case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.company
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	company: prismic.KeyTextField;
	
	/**
	 * Logo field in *Customer case*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.logo
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	logo: prismic.ImageField<never>;
	
	/**
	 * Picture field in *Customer case*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.hero_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	hero_image: prismic.ImageField<never>;
	
	/**
	 * Headline field in *Customer case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.headline
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	headline: prismic.KeyTextField;
	
	/**
	 * Summary field in *Customer case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.summary
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	summary: prismic.KeyTextField;
	
	/**
	 * Industry field in *Customer case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.industry
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	industry: prismic.KeyTextField;
	
	/**
	 * Company size field in *Customer case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.company_size
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	company_size: prismic.KeyTextField;
	
	/**
	 * Place field in *Customer case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.place
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	place: prismic.KeyTextField;
	
	/**
	 * Published field in *Customer case*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.published
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	published: prismic.DateField;
	
	/**
	 * Figures field in *Customer case*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.stats[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	stats: prismic.GroupField<Simplify<CustomerCaseDocumentDataStatsItem>>;
	
	/**
	 * Quote field in *Customer case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.quote
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote: prismic.KeyTextField;
	
	/**
	 * Quote: author field in *Customer case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.quote_author
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_author: prismic.KeyTextField;
	
	/**
	 * Quote: role field in *Customer case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.quote_role
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_role: prismic.KeyTextField;
	
	/**
	 * Portrait: the person’s id field in *Customer case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.quote_portrait
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_portrait: prismic.KeyTextField;
	
	/**
	 * Integrations field in *Customer case*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.integrations[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	integrations: prismic.GroupField<Simplify<CustomerCaseDocumentDataIntegrationsItem>>;
	
	/**
	 * Notification message field in *Customer case*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.notification_message
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	notification_message: prismic.RichTextField;
	
	/**
	 * Slice Zone field in *Customer case*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<CustomerCaseDocumentDataSlicesSlice>;/**
	 * Meta title field in *Customer case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Customer case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Customer case*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_case.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Customer case*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: customer_case.noindex
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Customer case document from Prismic
 *
 * - **API ID**: `customer_case`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CustomerCaseDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithUID<Simplify<CustomerCaseDocumentData>, "customer_case", Lang>;

/**
 * Item in *Disallowed email domains → Domains*
 */
export interface DisallowedEmailsDocumentDataDomainsItem {
	/**
	 * Domain field in *Disallowed email domains → Domains*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: disallowed_emails.domains[].domain
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	domain: prismic.KeyTextField;
}

/**
 * Content for Disallowed email domains documents
 */
interface DisallowedEmailsDocumentData {
	/**
	 * Label field in *Disallowed email domains*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: disallowed_emails.label
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Domains field in *Disallowed email domains*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: disallowed_emails.domains[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	domains: prismic.GroupField<Simplify<DisallowedEmailsDocumentDataDomainsItem>>;
}

/**
 * Disallowed email domains document from Prismic
 *
 * - **API ID**: `disallowed_emails`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type DisallowedEmailsDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithUID<Simplify<DisallowedEmailsDocumentData>, "disallowed_emails", Lang>;

/**
 * Item in *Ebook → What is in it*
 */
export interface EbookDocumentDataChaptersItem {
	/**
	 * Heading field in *Ebook → What is in it*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.chapters[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Ebook → What is in it*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.chapters[].body
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	body: prismic.KeyTextField;
}

type EbookDocumentDataSlicesSlice = HeroSlice | LogoWallSlice | AnchorNavSlice | FeatureGridSlice | MediaTextSlice | StepsSlice | StatsSlice | TestimonialSlice | RatingBadgesSlice | CaseListSlice | ResourceListSlice | EventListSlice | IntegrationListSlice | PartnerListSlice | JobListSlice | PricingTableSlice | ComparisonTableSlice | FaqSlice | CtaSlice | FormSlice | RichTextSlice | ImageSlice | VideoSlice | ToolSlice | InteractiveDemoSlice | ContactOptionsSlice | TeamSlice | ThankYouSlice | NoticeSlice

/**
 * Content for Ebook documents
 */
interface EbookDocumentData {
	/**
	 * Title field in *Ebook*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Excerpt field in *Ebook*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.excerpt
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	excerpt: prismic.KeyTextField;
	
	/**
	 * Cover field in *Ebook*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.cover
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	cover: prismic.ImageField<never>;
	
	/**
	 * File field in *Ebook*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.file
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	file: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Pages field in *Ebook*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.page_count
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	page_count: prismic.NumberField;
	
	/**
	 * Topic field in *Ebook*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.topic
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	topic: prismic.SelectField<"Accounting" | "Expense policy" | "Cash flow" | "Cards" | "Tax" | "Leadership">;
	
	/**
	 * Published field in *Ebook*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.published
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	published: prismic.DateField;
	
	/**
	 * What is in it field in *Ebook*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.chapters[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	chapters: prismic.GroupField<Simplify<EbookDocumentDataChaptersItem>>;
	
	/**
	 * Lead form field in *Ebook*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.lead_form
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * Thank-you page field in *Ebook*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.thank_you
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	thank_you: prismic.ContentRelationshipField<"page">;
	
	/**
	 * Notification message field in *Ebook*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.notification_message
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	notification_message: prismic.RichTextField;
	
	/**
	 * Slice Zone field in *Ebook*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<EbookDocumentDataSlicesSlice>;/**
	 * Meta title field in *Ebook*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Ebook*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Ebook*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: ebook.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Ebook*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: ebook.noindex
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Ebook document from Prismic
 *
 * - **API ID**: `ebook`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type EbookDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithUID<Simplify<EbookDocumentData>, "ebook", Lang>;

/**
 * Item in *Experiments → Experiments → Buckets*
 */
export interface FeatureFlagsDocumentDataExperimentsBucketsItem {
	/**
	 * Name field in *Experiments → Experiments → Buckets*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_flags.experiments[].buckets[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Weight field in *Experiments → Experiments → Buckets*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_flags.experiments[].buckets[].weight
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	weight: prismic.NumberField;
}

/**
 * Item in *Experiments → Experiments*
 */
export interface FeatureFlagsDocumentDataExperimentsItem {
	/**
	 * Name field in *Experiments → Experiments*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_flags.experiments[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Path patterns, comma-separated field in *Experiments → Experiments*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_flags.experiments[].paths
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	paths: prismic.KeyTextField;
	
	/**
	 * Buckets field in *Experiments → Experiments*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_flags.experiments[].buckets[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	buckets: prismic.NestedGroupField<Simplify<FeatureFlagsDocumentDataExperimentsBucketsItem>>;
}

/**
 * Content for Experiments documents
 */
interface FeatureFlagsDocumentData {
	/**
	 * Experiments field in *Experiments*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_flags.experiments[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	experiments: prismic.GroupField<Simplify<FeatureFlagsDocumentDataExperimentsItem>>;
}

/**
 * Experiments document from Prismic
 *
 * - **API ID**: `feature_flags`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type FeatureFlagsDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithoutUID<Simplify<FeatureFlagsDocumentData>, "feature_flags", Lang>;

/**
 * Content for Global strings documents
 */
interface GlobalStringsDocumentData {
	/**
	 * Notification banner message field in *Global strings*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.notification_banner_message
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	notification_banner_message: prismic.RichTextField;
	
	/**
	 * Recaptcha and privacy terms field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.recaptcha_and_privacy_terms
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	recaptcha_and_privacy_terms: prismic.KeyTextField;
	
	/**
	 * Accept terms and privacy field in *Global strings*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.accept_terms_and_privacy
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	accept_terms_and_privacy: prismic.RichTextField;
	
	/**
	 * Enrichment credits text field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.enrichment_credits_text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	enrichment_credits_text: prismic.KeyTextField;
	
	/**
	 * Marketing emails consent text field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.marketing_emails_consent_text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	marketing_emails_consent_text: prismic.KeyTextField;
	
	/**
	 * Your email label field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.your_email_label
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	your_email_label: prismic.KeyTextField;
	
	/**
	 * Play video field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.play_video
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	play_video: prismic.KeyTextField;
	
	/**
	 * Locale selector global label field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.locale_selector_global_label
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	locale_selector_global_label: prismic.KeyTextField;
	
	/**
	 * Sign up field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.sign_up
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sign_up: prismic.KeyTextField;
	
	/**
	 * Skip to content field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.skip_to_content
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	skip_to_content: prismic.KeyTextField;
	
	/**
	 * Consent label field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.consent_label
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent_label: prismic.KeyTextField;
	
	/**
	 * Watch the video field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.watch_the_video
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	watch_the_video: prismic.KeyTextField;
	
	/**
	 * Privacy consent text field in *Global strings*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.privacy_consent_text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	privacy_consent_text: prismic.RichTextField;
	
	/**
	 * Financial partner disclaimer field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.financial_partner_disclaimer
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	financial_partner_disclaimer: prismic.KeyTextField;
	
	/**
	 * Close button text field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.close_button_text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	close_button_text: prismic.KeyTextField;/**
	 * Invalid email field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.invalid_email
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	invalid_email: prismic.KeyTextField;
	
	/**
	 * Non work email field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.non_work_email
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	non_work_email: prismic.KeyTextField;
	
	/**
	 * Non work email cta field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.non_work_email_cta
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	non_work_email_cta: prismic.KeyTextField;
	
	/**
	 * Required field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.required
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	required: prismic.KeyTextField;
	
	/**
	 * First name field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.first_name
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	first_name: prismic.KeyTextField;
	
	/**
	 * Last name field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.last_name
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	last_name: prismic.KeyTextField;
	
	/**
	 * Phone field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.phone
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	phone: prismic.KeyTextField;
	
	/**
	 * Company size field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.company_size
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	company_size: prismic.KeyTextField;
	
	/**
	 * Country field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.country
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	country: prismic.KeyTextField;
	
	/**
	 * Consent field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.consent
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent: prismic.KeyTextField;
	
	/**
	 * File too large field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.file_too_large
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	file_too_large: prismic.KeyTextField;
	
	/**
	 * File is no PDF field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.file_not_pdf
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	file_not_pdf: prismic.KeyTextField;
	
	/**
	 * Form error field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.form_error
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form_error: prismic.KeyTextField;
	
	/**
	 * Something went wrong field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.something_went_wrong
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	something_went_wrong: prismic.KeyTextField;
	
	/**
	 * Text too long field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.too_long
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	too_long: prismic.KeyTextField;
	
	/**
	 * Not plain text field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.not_plain_text
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	not_plain_text: prismic.KeyTextField;
	
	/**
	 * No connection field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.no_connection
	 * - **Tab**: Errors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	no_connection: prismic.KeyTextField;/**
	 * Main navigation label field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.main_navigation_label
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	main_navigation_label: prismic.KeyTextField;
	
	/**
	 * Menu label field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.menu_label
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	menu_label: prismic.KeyTextField;
	
	/**
	 * Search: the button field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.search_label
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	search_label: prismic.KeyTextField;
	
	/**
	 * Search: label of the field field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.search_field_label
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	search_field_label: prismic.KeyTextField;
	
	/**
	 * Search: before anything is typed field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.search_hint
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	search_hint: prismic.KeyTextField;
	
	/**
	 * Search: number of pages, with {count} field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.search_count
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	search_count: prismic.KeyTextField;
	
	/**
	 * Search: corrected query, with {query}, before the number field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.search_corrected
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	search_corrected: prismic.KeyTextField;
	
	/**
	 * Search: nothing found, with {query} field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.search_none
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	search_none: prismic.KeyTextField;
	
	/**
	 * Search: not loaded field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.search_failed
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	search_failed: prismic.KeyTextField;
	
	/**
	 * Footer label field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.footer_label
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	footer_label: prismic.KeyTextField;
	
	/**
	 * Breadcrumb label field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.breadcrumb_label
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	breadcrumb_label: prismic.KeyTextField;
	
	/**
	 * Home label field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.home_label
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	home_label: prismic.KeyTextField;
	
	/**
	 * Notification label field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.notification_label
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	notification_label: prismic.KeyTextField;
	
	/**
	 * Contents label field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.contents_label
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	contents_label: prismic.KeyTextField;
	
	/**
	 * Effective date label field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.effective_date_label
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	effective_date_label: prismic.KeyTextField;
	
	/**
	 * Version label field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.version_label
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	version_label: prismic.KeyTextField;
	
	/**
	 * Navigated to field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.navigated_to
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	navigated_to: prismic.KeyTextField;
	
	/**
	 * Loading field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.loading
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	loading: prismic.KeyTextField;
	
	/**
	 * Buttons of forms while they send field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.sending
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sending: prismic.KeyTextField;
	
	/**
	 * Copy field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.copy
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	copy: prismic.KeyTextField;
	
	/**
	 * Copied field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.copied
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	copied: prismic.KeyTextField;
	
	/**
	 * Previous field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.previous
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	previous: prismic.KeyTextField;
	
	/**
	 * Next field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.next
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	next: prismic.KeyTextField;
	
	/**
	 * Included field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.included
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	included: prismic.KeyTextField;
	
	/**
	 * Not included field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.not_included
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	not_included: prismic.KeyTextField;
	
	/**
	 * Load the page once more, on the pages for errors and for no connection field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.try_again
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	try_again: prismic.KeyTextField;
	
	/**
	 * Return to homepage field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.return_to_homepage
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	return_to_homepage: prismic.KeyTextField;
	
	/**
	 * Email placeholder field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.email_placeholder
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	email_placeholder: prismic.KeyTextField;
	
	/**
	 * Licence text field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.licence_text
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	licence_text: prismic.KeyTextField;/**
	 * Filter label field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.filter_label
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	filter_label: prismic.KeyTextField;
	
	/**
	 * Filter all field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.filter_all
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	filter_all: prismic.KeyTextField;
	
	/**
	 * List empty field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.list_empty
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	list_empty: prismic.KeyTextField;
	
	/**
	 * Read more field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.read_more
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	read_more: prismic.KeyTextField;
	
	/**
	 * Category accounting field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.category_accounting
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	category_accounting: prismic.KeyTextField;
	
	/**
	 * Category hr field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.category_hr
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	category_hr: prismic.KeyTextField;
	
	/**
	 * Category travel field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.category_travel
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	category_travel: prismic.KeyTextField;
	
	/**
	 * Category identity field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.category_identity
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	category_identity: prismic.KeyTextField;
	
	/**
	 * Category communication field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.category_communication
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	category_communication: prismic.KeyTextField;
	
	/**
	 * Category automation field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.category_automation
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	category_automation: prismic.KeyTextField;
	
	/**
	 * Channel technology field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.channel_technology
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	channel_technology: prismic.KeyTextField;
	
	/**
	 * Channel accounting field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.channel_accounting
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	channel_accounting: prismic.KeyTextField;
	
	/**
	 * Channel affiliate field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.channel_affiliate
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	channel_affiliate: prismic.KeyTextField;
	
	/**
	 * Channel consulting field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.channel_consulting
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	channel_consulting: prismic.KeyTextField;
	
	/**
	 * Channel marketplace field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.channel_marketplace
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	channel_marketplace: prismic.KeyTextField;
	
	/**
	 * Case industry field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.case_industry
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	case_industry: prismic.KeyTextField;
	
	/**
	 * Case size field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.case_size
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	case_size: prismic.KeyTextField;
	
	/**
	 * Case place field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.case_place
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	case_place: prismic.KeyTextField;
	
	/**
	 * Case integrations field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.case_integrations
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	case_integrations: prismic.KeyTextField;
	
	/**
	 * Integration site field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.integration_site
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	integration_site: prismic.KeyTextField;
	
	/**
	 * Partner services field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.partner_services
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	partner_services: prismic.KeyTextField;
	
	/**
	 * Partner site field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.partner_site
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	partner_site: prismic.KeyTextField;
	
	/**
	 * Partner city field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.partner_city
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	partner_city: prismic.KeyTextField;
	
	/**
	 * Ebook pages field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.ebook_pages
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ebook_pages: prismic.KeyTextField;
	
	/**
	 * Ebook get field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.ebook_get
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ebook_get: prismic.KeyTextField;
	
	/**
	 * Ebook chapters field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.ebook_chapters
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ebook_chapters: prismic.KeyTextField;
	
	/**
	 * Topic: accounting field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.topic_accounting
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	topic_accounting: prismic.KeyTextField;
	
	/**
	 * Topic: expense policy field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.topic_policy
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	topic_policy: prismic.KeyTextField;
	
	/**
	 * Topic: cash flow field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.topic_cash_flow
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	topic_cash_flow: prismic.KeyTextField;
	
	/**
	 * Topic: cards field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.topic_cards
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	topic_cards: prismic.KeyTextField;
	
	/**
	 * Topic: tax field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.topic_tax
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	topic_tax: prismic.KeyTextField;
	
	/**
	 * Topic: leadership field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.topic_leadership
	 * - **Tab**: Lists
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	topic_leadership: prismic.KeyTextField;/**
	 * Event online field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.event_online
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	event_online: prismic.KeyTextField;
	
	/**
	 * Event register field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.event_register
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	event_register: prismic.KeyTextField;
	
	/**
	 * Event watch field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.event_watch
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	event_watch: prismic.KeyTextField;
	
	/**
	 * Event minutes field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.event_minutes
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	event_minutes: prismic.KeyTextField;
	
	/**
	 * Event recorded field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.event_recorded
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	event_recorded: prismic.KeyTextField;
	
	/**
	 * Event cancelled field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.event_cancelled
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	event_cancelled: prismic.KeyTextField;
	
	/**
	 * Event is over field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.event_over
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	event_over: prismic.KeyTextField;
	
	/**
	 * Event speakers field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.event_speakers
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	event_speakers: prismic.KeyTextField;
	
	/**
	 * Event takeaways field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.event_takeaways
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	event_takeaways: prismic.KeyTextField;
	
	/**
	 * Job apply field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.job_apply
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	job_apply: prismic.KeyTextField;
	
	/**
	 * Job team field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.job_team
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	job_team: prismic.KeyTextField;
	
	/**
	 * Job place field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.job_place
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	job_place: prismic.KeyTextField;
	
	/**
	 * Job workplace field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.job_workplace
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	job_workplace: prismic.KeyTextField;
	
	/**
	 * Job employment field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.job_employment
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	job_employment: prismic.KeyTextField;
	
	/**
	 * Job salary field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.job_salary
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	job_salary: prismic.KeyTextField;
	
	/**
	 * Job posted field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.job_posted
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	job_posted: prismic.KeyTextField;
	
	/**
	 * Job closes field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.job_closes
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	job_closes: prismic.KeyTextField;
	
	/**
	 * Job others field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.job_others
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	job_others: prismic.KeyTextField;
	
	/**
	 * Salary per year field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.salary_per_year
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	salary_per_year: prismic.KeyTextField;
	
	/**
	 * Salary per month field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.salary_per_month
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	salary_per_month: prismic.KeyTextField;
	
	/**
	 * Salary per hour field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.salary_per_hour
	 * - **Tab**: Events and jobs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	salary_per_hour: prismic.KeyTextField;/**
	 * Choose field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.choose
	 * - **Tab**: Forms and media
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	choose: prismic.KeyTextField;
	
	/**
	 * Country other field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.country_other
	 * - **Tab**: Forms and media
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	country_other: prismic.KeyTextField;
	
	/**
	 * Choose file field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.choose_file
	 * - **Tab**: Forms and media
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	choose_file: prismic.KeyTextField;
	
	/**
	 * File hint field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.file_hint
	 * - **Tab**: Forms and media
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	file_hint: prismic.KeyTextField;
	
	/**
	 * Required note field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.required_note
	 * - **Tab**: Forms and media
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	required_note: prismic.KeyTextField;
	
	/**
	 * Video transcript field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.video_transcript
	 * - **Tab**: Forms and media
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	video_transcript: prismic.KeyTextField;
	
	/**
	 * Video host notice field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.video_host_notice
	 * - **Tab**: Forms and media
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	video_host_notice: prismic.KeyTextField;
	
	/**
	 * Pause motion field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.pause_motion
	 * - **Tab**: Forms and media
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	pause_motion: prismic.KeyTextField;/**
	 * Column: name field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_what
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_what: prismic.KeyTextField;
	
	/**
	 * Column: purpose field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_why
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_why: prismic.KeyTextField;
	
	/**
	 * Column: lifetime field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_how_long
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_how_long: prismic.KeyTextField;
	
	/**
	 * Category: necessary field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_necessary
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_necessary: prismic.KeyTextField;
	
	/**
	 * Category: functionality field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_functionality
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_functionality: prismic.KeyTextField;
	
	/**
	 * Category: analytics field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_analytics
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_analytics: prismic.KeyTextField;
	
	/**
	 * Category: advertisement field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_advertisement
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_advertisement: prismic.KeyTextField;
	
	/**
	 * Lifetime: until the tab is closed field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_until_tab_closed
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_until_tab_closed: prismic.KeyTextField;
	
	/**
	 * Lifetime: until the visitor deletes it field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_until_deleted
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_until_deleted: prismic.KeyTextField;
	
	/**
	 * Purpose: drafts of forms field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_form_draft
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_form_draft: prismic.KeyTextField;
	
	/**
	 * Purpose: entries of tools field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_tool_draft
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_tool_draft: prismic.KeyTextField;
	
	/**
	 * Purpose: key field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_key
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_key: prismic.KeyTextField;
	
	/**
	 * Purpose: offline pages field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_offline
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_offline: prismic.KeyTextField;
	
	/**
	 * Purpose: reload after a new version field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_fresh_load
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_fresh_load: prismic.KeyTextField;
	
	/**
	 * Purpose: captcha field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_captcha
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_captcha: prismic.KeyTextField;
	
	/**
	 * Purpose: session of the monitoring field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_monitoring
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_monitoring: prismic.KeyTextField;
	
	/**
	 * Purpose: campaign field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_campaign
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_campaign: prismic.KeyTextField;
	
	/**
	 * Purpose: click on an advertisement field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_click
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_click: prismic.KeyTextField;
	
	/**
	 * Purpose: referral field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_referral
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_referral: prismic.KeyTextField;
	
	/**
	 * Purpose: job ad or newsletter field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_mailing
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_mailing: prismic.KeyTextField;
	
	/**
	 * Purpose: landing page field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_landing
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_landing: prismic.KeyTextField;
	
	/**
	 * Purpose: earlier login field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_logged_in
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_logged_in: prismic.KeyTextField;
	
	/**
	 * Purpose: bucket of a split test field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_split_test
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_split_test: prismic.KeyTextField;
	
	/**
	 * Purpose: LaunchDarkly field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_flags
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_flags: prismic.KeyTextField;
	
	/**
	 * Purpose: choice in HubSpot's banner field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_hubspot_choice
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_hubspot_choice: prismic.KeyTextField;
	
	/**
	 * Purpose: HubSpot's banner has asked field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_hubspot_asked
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_hubspot_asked: prismic.KeyTextField;
	
	/**
	 * Purpose: picked locale field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_locale
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_locale: prismic.KeyTextField;
	
	/**
	 * Purpose: cookie choice field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_choice
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_choice: prismic.KeyTextField;
	
	/**
	 * Purpose: click on an advertisement on Facebook field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_landing_click
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_landing_click: prismic.KeyTextField;
	
	/**
	 * Purpose: statistics field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_analytics_visitor
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_analytics_visitor: prismic.KeyTextField;
	
	/**
	 * Purpose: choice for statistics field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_analytics_choice
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_analytics_choice: prismic.KeyTextField;
	
	/**
	 * Purpose: statistics to send again field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_analytics_repeat
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_analytics_repeat: prismic.KeyTextField;
	
	/**
	 * Purpose: what the statistics know already field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.stored_analytics_traits
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stored_analytics_traits: prismic.KeyTextField;
	
	/**
	 * Service: flags (LaunchDarkly) field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.vendor_flags
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	vendor_flags: prismic.KeyTextField;
	
	/**
	 * Service: banner (HubSpot) field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.vendor_banner
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	vendor_banner: prismic.KeyTextField;
	
	/**
	 * Service: statistics (Segment) field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.vendor_analytics
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	vendor_analytics: prismic.KeyTextField;
	
	/**
	 * Service: monitoring (Grafana Faro) field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.vendor_monitoring
	 * - **Tab**: Stored data
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	vendor_monitoring: prismic.KeyTextField;/**
	 * Link to the cookie settings, and their heading field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.consent_settings
	 * - **Tab**: Cookie settings
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent_settings: prismic.KeyTextField;
	
	/**
	 * Button: save the choice field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.consent_save
	 * - **Tab**: Cookie settings
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent_save: prismic.KeyTextField;
	
	/**
	 * What necessary data unlocks field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.consent_necessary_text
	 * - **Tab**: Cookie settings
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent_necessary_text: prismic.KeyTextField;
	
	/**
	 * What functionality unlocks field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.consent_functionality_text
	 * - **Tab**: Cookie settings
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent_functionality_text: prismic.KeyTextField;
	
	/**
	 * What analytics unlocks field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.consent_analytics_text
	 * - **Tab**: Cookie settings
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent_analytics_text: prismic.KeyTextField;
	
	/**
	 * What advertisement unlocks field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.consent_advertisement_text
	 * - **Tab**: Cookie settings
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent_advertisement_text: prismic.KeyTextField;
	
	/**
	 * What is stored field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.consent_details
	 * - **Tab**: Cookie settings
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent_details: prismic.KeyTextField;
	
	/**
	 * The browser sends Global Privacy Control field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.consent_signal
	 * - **Tab**: Cookie settings
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent_signal: prismic.KeyTextField;
	
	/**
	 * The last choice: {date}, {locale}, {version} field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.consent_record
	 * - **Tab**: Cookie settings
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent_record: prismic.KeyTextField;
	
	/**
	 * The choice is saved field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.consent_saved
	 * - **Tab**: Cookie settings
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent_saved: prismic.KeyTextField;
}

/**
 * Global strings document from Prismic
 *
 * - **API ID**: `global_strings`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type GlobalStringsDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithoutUID<Simplify<GlobalStringsDocumentData>, "global_strings", Lang>;

/**
 * Item in *Integration → Facts*
 */
export interface IntegrationDocumentDataFactsItem {
	/**
	 * Label field in *Integration → Facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.facts[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Value field in *Integration → Facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.facts[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
}

/**
 * Item in *Integration → What it does*
 */
export interface IntegrationDocumentDataFeaturesItem {
	/**
	 * Heading field in *Integration → What it does*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.features[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Integration → What it does*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.features[].body
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	body: prismic.KeyTextField;
}

type IntegrationDocumentDataSlicesSlice = HeroSlice | LogoWallSlice | AnchorNavSlice | FeatureGridSlice | MediaTextSlice | StepsSlice | StatsSlice | TestimonialSlice | RatingBadgesSlice | CaseListSlice | ResourceListSlice | EventListSlice | IntegrationListSlice | PartnerListSlice | JobListSlice | PricingTableSlice | ComparisonTableSlice | FaqSlice | CtaSlice | FormSlice | RichTextSlice | ImageSlice | VideoSlice | ToolSlice | InteractiveDemoSlice | ContactOptionsSlice | TeamSlice | ThankYouSlice | NoticeSlice

/**
 * Content for Integration documents
 */
interface IntegrationDocumentData {
	/**
	 * Title field in *Integration*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Name field in *Integration*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Logo field in *Integration*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.logo
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	logo: prismic.ImageField<never>;
	
	/**
	 * Category field in *Integration*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.category
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	category: prismic.SelectField<"accounting" | "hr" | "travel" | "identity" | "communication" | "automation">;
	
	/**
	 * Partner id field in *Integration*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.partner_id
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	partner_id: prismic.SelectField<"travelperk" | "bolt" | "sesame" | "netsuite" | "twinfield" | "datev" | "xero" | "quickbooks" | "fortnox" | "visma_economic" | "vismaeekonomi" | "exactonline" | "holded" | "personio">;
	
	/**
	 * Tagline field in *Integration*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.tagline
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagline: prismic.KeyTextField;
	
	/**
	 * Headline, if it says more than the name field in *Integration*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.headline
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	headline: prismic.KeyTextField;
	
	/**
	 * What arrives in it field in *Integration*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.scene
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * Facts field in *Integration*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.facts[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	facts: prismic.GroupField<Simplify<IntegrationDocumentDataFactsItem>>;
	
	/**
	 * What it does field in *Integration*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.features[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	features: prismic.GroupField<Simplify<IntegrationDocumentDataFeaturesItem>>;
	
	/**
	 * Its own site field in *Integration*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.external_url
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	external_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Notification message field in *Integration*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.notification_message
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	notification_message: prismic.RichTextField;
	
	/**
	 * Slice Zone field in *Integration*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<IntegrationDocumentDataSlicesSlice>;/**
	 * Meta title field in *Integration*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Integration*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Integration*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Integration*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: integration.noindex
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Integration document from Prismic
 *
 * - **API ID**: `integration`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type IntegrationDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithUID<Simplify<IntegrationDocumentData>, "integration", Lang>;

/**
 * Item in *Job → Places*
 */
export interface JobDocumentDataLocationsItem {
	/**
	 * City field in *Job → Places*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.locations[].city
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
	
	/**
	 * Country, as GB field in *Job → Places*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.locations[].country
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	country: prismic.KeyTextField;
}

/**
 * Content for Job documents
 */
interface JobDocumentData {
	/**
	 * Title field in *Job*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Team field in *Job*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.team
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	team: prismic.SelectField<"Accounting and tax" | "Customer success" | "Data" | "Design" | "Engineering" | "Finance" | "Legal and compliance" | "Marketing" | "Operations" | "Partnerships" | "People" | "Product" | "Sales" | "Security">;
	
	/**
	 * Places field in *Job*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.locations[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	locations: prismic.GroupField<Simplify<JobDocumentDataLocationsItem>>;
	
	/**
	 * Workplace field in *Job*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.workplace
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	workplace: prismic.SelectField<"on-site" | "hybrid" | "remote">;
	
	/**
	 * Employment field in *Job*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.employment_type
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	employment_type: prismic.SelectField<"full-time" | "part-time" | "fixed-term" | "internship">;
	
	/**
	 * Posted field in *Job*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.posted
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	posted: prismic.DateField;
	
	/**
	 * Open until field in *Job*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.valid_through
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	valid_through: prismic.DateField;
	
	/**
	 * Salary from field in *Job*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.salary_min
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	salary_min: prismic.NumberField;
	
	/**
	 * Salary to field in *Job*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.salary_max
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	salary_max: prismic.NumberField;
	
	/**
	 * Salary currency, as GBP field in *Job*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.salary_currency
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	salary_currency: prismic.KeyTextField;
	
	/**
	 * Salary per field in *Job*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.salary_unit
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	salary_unit: prismic.SelectField<"year" | "month" | "hour">;
	
	/**
	 * Summary field in *Job*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.summary
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	summary: prismic.KeyTextField;
	
	/**
	 * Description field in *Job*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Where to apply field in *Job*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.apply_url
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	apply_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Notification message field in *Job*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.notification_message
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	notification_message: prismic.RichTextField;/**
	 * Meta title field in *Job*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Job*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Job*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Job*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: job.noindex
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Job document from Prismic
 *
 * - **API ID**: `job`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type JobDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithUID<Simplify<JobDocumentData>, "job", Lang>;

type LandingPageDocumentDataSlicesSlice = HeroSlice | LogoWallSlice | AnchorNavSlice | FeatureGridSlice | MediaTextSlice | StepsSlice | StatsSlice | TestimonialSlice | RatingBadgesSlice | CaseListSlice | ResourceListSlice | EventListSlice | IntegrationListSlice | PartnerListSlice | JobListSlice | PricingTableSlice | ComparisonTableSlice | FaqSlice | CtaSlice | FormSlice | RichTextSlice | ImageSlice | VideoSlice | ToolSlice | InteractiveDemoSlice | ContactOptionsSlice | TeamSlice | ThankYouSlice | NoticeSlice | CopyFieldsSlice

/**
 * Content for Landing page documents
 */
interface LandingPageDocumentData {
	/**
	 * Title field in *Landing page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: landing_page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Navigation field in *Landing page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: logo
	 * - **API ID Path**: landing_page.navigation_style
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	navigation_style: prismic.SelectField<"full" | "logo" | "none", "filled">;
	
	/**
	 * Notification message field in *Landing page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: landing_page.notification_message
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	notification_message: prismic.RichTextField;
	
	/**
	 * Lead form field in *Landing page*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: landing_page.lead_form
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * Slice Zone field in *Landing page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: landing_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<LandingPageDocumentDataSlicesSlice>;/**
	 * Meta title field in *Landing page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: landing_page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Landing page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: landing_page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Landing page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: landing_page.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Landing page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: landing_page.noindex
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;/**
	 * Campaign of the leads that this page brings field in *Landing page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: landing_page.campaign
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	campaign: prismic.SelectField<"Cashback launch" | "Multi-entity launch" | "Interactive demo">;
	
	/**
	 * Event name of these leads field in *Landing page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: landing_page.event_name
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	event_name: prismic.SelectField<"Blog" | "Cashback landing page" | "Multi-entity landing page">;
	
	/**
	 * Id of the partner at HubSpot to whom these leads belong field in *Landing page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: landing_page.associated_partner_id
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	associated_partner_id: prismic.KeyTextField;
}

/**
 * Landing page document from Prismic
 *
 * - **API ID**: `landing_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type LandingPageDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithUID<Simplify<LandingPageDocumentData>, "landing_page", Lang>;

/**
 * Item in *Lead form → Fields → Options*
 */
export interface LeadFormDocumentDataFieldsOptionsItem {
	/**
	 * Label field in *Lead form → Fields → Options*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.fields[].options[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Value field in *Lead form → Fields → Options*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.fields[].options[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * Thank-you page for those who choose this field in *Lead form → Fields → Options*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.fields[].options[].success
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	success: prismic.ContentRelationshipField<"page">;
}

/**
 * Item in *Lead form → Fields*
 */
export interface LeadFormDocumentDataFieldsItem {
	/**
	 * Begins a part of the form under this heading field in *Lead form → Fields*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.fields[].legend
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	legend: prismic.KeyTextField;
	
	/**
	 * Field field in *Lead form → Fields*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.fields[].name
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	name: prismic.SelectField<"email" | "firstname" | "lastname" | "phone" | "country" | "company" | "company_size_range" | "how_did_you_hear_about_us_" | "type_of_influence" | "lead_interest_level" | "message" | "pdf_url">;
	
	/**
	 * Label field in *Lead form → Fields*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.fields[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Type field in *Lead form → Fields*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: text
	 * - **API ID Path**: lead_form.fields[].type
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	type: prismic.SelectField<"text" | "email" | "tel" | "select" | "country" | "textarea" | "file", "filled">;
	
	/**
	 * Required field in *Lead form → Fields*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: lead_form.fields[].required
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	required: prismic.BooleanField;
	
	/**
	 * Width field in *Lead form → Fields*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: full
	 * - **API ID Path**: lead_form.fields[].width
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	width: prismic.SelectField<"full" | "half", "filled">;
	
	/**
	 * Hint field in *Lead form → Fields*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.fields[].hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hint: prismic.KeyTextField;
	
	/**
	 * Options field in *Lead form → Fields*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.fields[].options[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	options: prismic.NestedGroupField<Simplify<LeadFormDocumentDataFieldsOptionsItem>>;
}

/**
 * Content for Lead form documents
 */
interface LeadFormDocumentData {
	/**
	 * Name, for editors field in *Lead form*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Form id at HubSpot field in *Lead form*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.form_id
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form_id: prismic.KeyTextField;
	
	/**
	 * Submit label field in *Lead form*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.submit_label
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	submit_label: prismic.KeyTextField;
	
	/**
	 * Fields field in *Lead form*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.fields[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	fields: prismic.GroupField<Simplify<LeadFormDocumentDataFieldsItem>>;
	
	/**
	 * Asks for marketing consent field in *Lead form*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: lead_form.has_marketing_consent
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	has_marketing_consent: prismic.BooleanField;
	
	/**
	 * Cannot be sent without that consent field in *Lead form*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: lead_form.requires_consent
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	requires_consent: prismic.BooleanField;
	
	/**
	 * Legal text field in *Lead form*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.consent_text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	consent_text: prismic.RichTextField;
	
	/**
	 * Thank-you page field in *Lead form*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.success
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	success: prismic.ContentRelationshipField<"page">;
	
	/**
	 * Message when there is no page field in *Lead form*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.success_message
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	success_message: prismic.KeyTextField;/**
	 * Lead type field in *Lead form*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.lead_type
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	lead_type: prismic.SelectField<"Partner lead" | "Partner Self Signup" | "Sales Lead">;
	
	/**
	 * Capture type field in *Lead form*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.capture_type
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	capture_type: prismic.SelectField<"Blog digest" | "Free Demo" | "Self onboarding sign up" | "Self onboarding partner sign up" | "partner big form" | "Ebooks">;
	
	/**
	 * Lifecycle stage field in *Lead form*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.lifecycle_stage
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	lifecycle_stage: prismic.SelectField<"marketingqualifiedlead" | "lead" | "subscriber">;
	
	/**
	 * Partner channel field in *Lead form*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.partner_channel
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	partner_channel: prismic.SelectField<"Technology partners" | "Accounting partners" | "Affiliate" | "Consulting partners" | "Marketplace">;
	
	/**
	 * Campaign field in *Lead form*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.campaign
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	campaign: prismic.SelectField<"Cashback launch" | "Multi-entity launch" | "Interactive demo">;
	
	/**
	 * Event name field in *Lead form*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.event_name
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	event_name: prismic.SelectField<"Blog" | "Cashback landing page" | "Multi-entity landing page">;
	
	/**
	 * Partner id of an integration, for the form of one partner field in *Lead form*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.partner_id
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	partner_id: prismic.SelectField<"travelperk" | "bolt" | "sesame" | "netsuite" | "twinfield" | "datev" | "xero" | "quickbooks" | "fortnox" | "visma_economic" | "vismaeekonomi" | "exactonline" | "holded" | "personio">;
	
	/**
	 * Id of the associated partner at HubSpot field in *Lead form*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: lead_form.associated_partner_id
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	associated_partner_id: prismic.KeyTextField;
}

/**
 * Lead form document from Prismic
 *
 * - **API ID**: `lead_form`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type LeadFormDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithUID<Simplify<LeadFormDocumentData>, "lead_form", Lang>;

type LegalPageDocumentDataSlicesSlice = HeroSlice | LogoWallSlice | AnchorNavSlice | FeatureGridSlice | MediaTextSlice | StepsSlice | StatsSlice | TestimonialSlice | RatingBadgesSlice | CaseListSlice | ResourceListSlice | EventListSlice | IntegrationListSlice | PartnerListSlice | JobListSlice | PricingTableSlice | ComparisonTableSlice | FaqSlice | CtaSlice | FormSlice | RichTextSlice | ImageSlice | VideoSlice | ToolSlice | InteractiveDemoSlice | ContactOptionsSlice | TeamSlice | ThankYouSlice | NoticeSlice | StoredDataSlice | LicenceListSlice

/**
 * Content for Legal page documents
 */
interface LegalPageDocumentData {
	/**
	 * Title field in *Legal page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Summary field in *Legal page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.summary
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	summary: prismic.KeyTextField;
	
	/**
	 * Effective date field in *Legal page*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.effective_date
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	effective_date: prismic.DateField;
	
	/**
	 * Version field in *Legal page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.version
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	version: prismic.KeyTextField;
	
	/**
	 * Show a table of contents field in *Legal page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: legal_page.show_contents
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	show_contents: prismic.BooleanField;
	
	/**
	 * Notification message field in *Legal page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.notification_message
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	notification_message: prismic.RichTextField;
	
	/**
	 * Slice Zone field in *Legal page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<LegalPageDocumentDataSlicesSlice>;/**
	 * Meta title field in *Legal page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Legal page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Legal page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Legal page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: legal_page.noindex
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Legal page document from Prismic
 *
 * - **API ID**: `legal_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type LegalPageDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithUID<Simplify<LegalPageDocumentData>, "legal_page", Lang>;

/**
 * Content for Locale settings documents
 */
interface LocaleSettingsDocumentData {
	/**
	 * Pre-launch mode field in *Locale settings*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: locale_settings.is_pre_launch
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_pre_launch: prismic.BooleanField;
	
	/**
	 * Contact email field in *Locale settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: locale_settings.contact_email
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	contact_email: prismic.KeyTextField;
	
	/**
	 * Contact phone field in *Locale settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: locale_settings.contact_phone
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	contact_phone: prismic.KeyTextField;
	
	/**
	 * Social links field in *Locale settings*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: locale_settings.social_links
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	social_links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, never>>;
	
	/**
	 * Company legal line field in *Locale settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: locale_settings.legal_line
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	legal_line: prismic.KeyTextField;
	
	/**
	 * Default meta image field in *Locale settings*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: locale_settings.default_meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	default_meta_image: prismic.ImageField<never>;/**
	 * Heading field in *Locale settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: locale_settings.consent_heading
	 * - **Tab**: Consent
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent_heading: prismic.KeyTextField;
	
	/**
	 * Text field in *Locale settings*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: locale_settings.consent_body
	 * - **Tab**: Consent
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	consent_body: prismic.RichTextField;
	
	/**
	 * Only necessary field in *Locale settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: locale_settings.consent_necessary_label
	 * - **Tab**: Consent
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent_necessary_label: prismic.KeyTextField;
	
	/**
	 * Choose field in *Locale settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: locale_settings.consent_choose_label
	 * - **Tab**: Consent
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent_choose_label: prismic.KeyTextField;
	
	/**
	 * Accept all field in *Locale settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: locale_settings.consent_accept_label
	 * - **Tab**: Consent
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consent_accept_label: prismic.KeyTextField;
}

/**
 * Locale settings document from Prismic
 *
 * - **API ID**: `locale_settings`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type LocaleSettingsDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithoutUID<Simplify<LocaleSettingsDocumentData>, "locale_settings", Lang>;

/**
 * Item in *Navigation → Menus → Links*
 */
export interface NavigationDocumentDataMenusLinksItem {
	/**
	 * Begins a group of this name field in *Navigation → Menus → Links*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].links[].group
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	group: prismic.KeyTextField;
	
	/**
	 * Icon field in *Navigation → Menus → Links*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].links[].icon
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	icon: prismic.SelectField<"wallet" | "freeze" | "limit" | "vendor" | "receipt" | "globe" | "lock" | "bank" | "clock" | "people" | "chart" | "plug" | "marketing" | "software" | "travel" | "office" | "meals_and_drinks" | "entertainment" | "equipment" | "service" | "supplies" | "copy" | "book" | "unknown" | "grid" | "percent" | "cycle" | "card" | "companies" | "plus" | "sprout" | "menu">;
	
	/**
	 * Link field in *Navigation → Menus → Links*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Description field in *Navigation → Menus → Links*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].links[].description
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
}

/**
 * Item in *Navigation → Menus*
 */
export interface NavigationDocumentDataMenusItem {
	/**
	 * Label field in *Navigation → Menus*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Link field in *Navigation → Menus*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Links field in *Navigation → Menus*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].links[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.NestedGroupField<Simplify<NavigationDocumentDataMenusLinksItem>>;
	
	/**
	 * Highlight: heading field in *Navigation → Menus*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].highlight_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	highlight_heading: prismic.KeyTextField;
	
	/**
	 * Highlight: text field in *Navigation → Menus*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].highlight_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	highlight_text: prismic.KeyTextField;
	
	/**
	 * Highlight: link field in *Navigation → Menus*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].highlight_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	highlight_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Navigation → Columns → Links*
 */
export interface NavigationDocumentDataColumnsLinksItem {
	/**
	 * Link field in *Navigation → Columns → Links*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.columns[].links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Navigation → Columns*
 */
export interface NavigationDocumentDataColumnsItem {
	/**
	 * Heading field in *Navigation → Columns*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.columns[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Links field in *Navigation → Columns*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.columns[].links[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.NestedGroupField<Simplify<NavigationDocumentDataColumnsLinksItem>>;
}

/**
 * Content for Navigation documents
 */
interface NavigationDocumentData {
	/**
	 * Menus field in *Navigation*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[]
	 * - **Tab**: Header
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	menus: prismic.GroupField<Simplify<NavigationDocumentDataMenusItem>>;
	
	/**
	 * Actions field in *Navigation*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.actions
	 * - **Tab**: Header
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	actions: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;/**
	 * Tagline field in *Navigation*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.tagline
	 * - **Tab**: Footer
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagline: prismic.KeyTextField;
	
	/**
	 * Columns field in *Navigation*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.columns[]
	 * - **Tab**: Footer
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	columns: prismic.GroupField<Simplify<NavigationDocumentDataColumnsItem>>;
	
	/**
	 * Legal links field in *Navigation*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.legal_links
	 * - **Tab**: Footer
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	legal_links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, never>>;
	
	/**
	 * Disclaimer field in *Navigation*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.disclaimer
	 * - **Tab**: Footer
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	disclaimer: prismic.KeyTextField;
}

/**
 * Navigation document from Prismic
 *
 * - **API ID**: `navigation`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type NavigationDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithoutUID<Simplify<NavigationDocumentData>, "navigation", Lang>;

type PageDocumentDataSlicesSlice = HeroSlice | LogoWallSlice | AnchorNavSlice | FeatureGridSlice | MediaTextSlice | StepsSlice | StatsSlice | TestimonialSlice | RatingBadgesSlice | CaseListSlice | ResourceListSlice | EventListSlice | IntegrationListSlice | PartnerListSlice | JobListSlice | PricingTableSlice | ComparisonTableSlice | FaqSlice | CtaSlice | FormSlice | RichTextSlice | ImageSlice | VideoSlice | ToolSlice | SpreadsheetSlice | InteractiveDemoSlice | ContactOptionsSlice | TeamSlice | ThankYouSlice | NoticeSlice | CopyFieldsSlice

/**
 * Content for Page documents
 */
interface PageDocumentData {
	/**
	 * Title field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Parent page field in *Page*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.parent
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	parent: prismic.ContentRelationshipField<"page">;
	
	/**
	 * Template field in *Page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: standard
	 * - **API ID Path**: page.template
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	template: prismic.SelectField<"home" | "standard" | "product" | "audience" | "comparison" | "pricing" | "plan_picker" | "directory" | "tool" | "resource" | "demo" | "wallet" | "explore" | "experiment" | "bigform" | "thank_you" | "contact" | "faq" | "careers" | "app_link" | "error", "filled">;
	
	/**
	 * Answers every path below it field in *Page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: page.wildcard
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	wildcard: prismic.BooleanField;
	
	/**
	 * Navigation field in *Page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: full
	 * - **API ID Path**: page.navigation_style
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	navigation_style: prismic.SelectField<"full" | "logo" | "none", "filled">;
	
	/**
	 * Who signs up here is a partner field in *Page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: page.is_for_partners
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_for_partners: prismic.BooleanField;
	
	/**
	 * Notification message field in *Page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.notification_message
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	notification_message: prismic.RichTextField;
	
	/**
	 * Slice Zone field in *Page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<PageDocumentDataSlicesSlice>;/**
	 * Meta title field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Words that visitors search for and the page does not say field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: receipt, refund
	 * - **API ID Path**: page.search_words
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	search_words: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: page.noindex
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;/**
	 * Campaign of the leads that this page brings field in *Page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.campaign
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	campaign: prismic.SelectField<"Cashback launch" | "Multi-entity launch" | "Interactive demo">;
	
	/**
	 * Event name of these leads field in *Page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.event_name
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	event_name: prismic.SelectField<"Blog" | "Cashback landing page" | "Multi-entity landing page">;
	
	/**
	 * Id of the partner at HubSpot to whom these leads belong field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.associated_partner_id
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	associated_partner_id: prismic.KeyTextField;
}

/**
 * Page document from Prismic
 *
 * - **API ID**: `page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PageDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithUID<Simplify<PageDocumentData>, "page", Lang>;

/**
 * Item in *Partner → Services*
 */
export interface PartnerDocumentDataServicesItem {
	/**
	 * Service field in *Partner → Services*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.services[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

type PartnerDocumentDataSlicesSlice = HeroSlice | LogoWallSlice | AnchorNavSlice | FeatureGridSlice | MediaTextSlice | StepsSlice | StatsSlice | TestimonialSlice | RatingBadgesSlice | CaseListSlice | ResourceListSlice | EventListSlice | IntegrationListSlice | PartnerListSlice | JobListSlice | PricingTableSlice | ComparisonTableSlice | FaqSlice | CtaSlice | FormSlice | RichTextSlice | ImageSlice | VideoSlice | ToolSlice | InteractiveDemoSlice | ContactOptionsSlice | TeamSlice | ThankYouSlice | NoticeSlice

/**
 * Content for Partner documents
 */
interface PartnerDocumentData {
	/**
	 * Title field in *Partner*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Name field in *Partner*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Logo field in *Partner*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.logo
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	logo: prismic.ImageField<never>;
	
	/**
	 * Partner channel field in *Partner*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.partner_channel
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	partner_channel: prismic.SelectField<"Technology partners" | "Accounting partners" | "Affiliate" | "Consulting partners" | "Marketplace">;
	
	/**
	 * City field in *Partner*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.city
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
	
	/**
	 * Summary field in *Partner*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.summary
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	summary: prismic.KeyTextField;
	
	/**
	 * Services field in *Partner*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.services[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	services: prismic.GroupField<Simplify<PartnerDocumentDataServicesItem>>;
	
	/**
	 * Website field in *Partner*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.website
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	website: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Contact email field in *Partner*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.contact_email
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	contact_email: prismic.KeyTextField;
	
	/**
	 * Notification message field in *Partner*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.notification_message
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	notification_message: prismic.RichTextField;
	
	/**
	 * Slice Zone field in *Partner*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<PartnerDocumentDataSlicesSlice>;/**
	 * Meta title field in *Partner*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Partner*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Partner*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Partner*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: partner.noindex
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;/**
	 * Id of the partner at HubSpot to whom these leads belong field in *Partner*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner.associated_partner_id
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	associated_partner_id: prismic.KeyTextField;
}

/**
 * Partner document from Prismic
 *
 * - **API ID**: `partner`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PartnerDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithUID<Simplify<PartnerDocumentData>, "partner", Lang>;

/**
 * Item in *Partnership case → Figures*
 */
export interface PartnershipCaseDocumentDataStatsItem {
	/**
	 * Value field in *Partnership case → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.stats[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * Label field in *Partnership case → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.stats[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
}

/**
 * Item in *Partnership case → Integrations*
 */
export interface PartnershipCaseDocumentDataIntegrationsItem {
	/**
	 * Integration field in *Partnership case → Integrations*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.integrations[].integration
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	integration: prismic.ContentRelationshipField<"integration">;
}

type PartnershipCaseDocumentDataSlicesSlice = HeroSlice | LogoWallSlice | AnchorNavSlice | FeatureGridSlice | MediaTextSlice | StepsSlice | StatsSlice | TestimonialSlice | RatingBadgesSlice | CaseListSlice | ResourceListSlice | EventListSlice | IntegrationListSlice | PartnerListSlice | JobListSlice | PricingTableSlice | ComparisonTableSlice | FaqSlice | CtaSlice | FormSlice | RichTextSlice | ImageSlice | VideoSlice | ToolSlice | InteractiveDemoSlice | ContactOptionsSlice | TeamSlice | ThankYouSlice | NoticeSlice

/**
 * Content for Partnership case documents
 */
interface PartnershipCaseDocumentData {
	/**
	 * Title field in *Partnership case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Company field in *Partnership case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.company
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	company: prismic.KeyTextField;
	
	/**
	 * Logo field in *Partnership case*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.logo
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	logo: prismic.ImageField<never>;
	
	/**
	 * Picture field in *Partnership case*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.hero_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	hero_image: prismic.ImageField<never>;
	
	/**
	 * Headline field in *Partnership case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.headline
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	headline: prismic.KeyTextField;
	
	/**
	 * Summary field in *Partnership case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.summary
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	summary: prismic.KeyTextField;
	
	/**
	 * Industry field in *Partnership case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.industry
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	industry: prismic.KeyTextField;
	
	/**
	 * Company size field in *Partnership case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.company_size
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	company_size: prismic.KeyTextField;
	
	/**
	 * Place field in *Partnership case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.place
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	place: prismic.KeyTextField;
	
	/**
	 * Published field in *Partnership case*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.published
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	published: prismic.DateField;
	
	/**
	 * Figures field in *Partnership case*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.stats[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	stats: prismic.GroupField<Simplify<PartnershipCaseDocumentDataStatsItem>>;
	
	/**
	 * Quote field in *Partnership case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.quote
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote: prismic.KeyTextField;
	
	/**
	 * Quote: author field in *Partnership case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.quote_author
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_author: prismic.KeyTextField;
	
	/**
	 * Quote: role field in *Partnership case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.quote_role
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_role: prismic.KeyTextField;
	
	/**
	 * Portrait: the person’s id field in *Partnership case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.quote_portrait
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_portrait: prismic.KeyTextField;
	
	/**
	 * Integrations field in *Partnership case*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.integrations[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	integrations: prismic.GroupField<Simplify<PartnershipCaseDocumentDataIntegrationsItem>>;
	
	/**
	 * Partner field in *Partnership case*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.partner
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	partner: prismic.ContentRelationshipField<"partner">;
	
	/**
	 * Notification message field in *Partnership case*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.notification_message
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	notification_message: prismic.RichTextField;
	
	/**
	 * Slice Zone field in *Partnership case*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<PartnershipCaseDocumentDataSlicesSlice>;/**
	 * Meta title field in *Partnership case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Partnership case*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Partnership case*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partnership_case.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Partnership case*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: partnership_case.noindex
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Partnership case document from Prismic
 *
 * - **API ID**: `partnership_case`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PartnershipCaseDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithUID<Simplify<PartnershipCaseDocumentData>, "partnership_case", Lang>;

/**
 * Item in *Portraits → People, and what they look like. What a row leaves open follows from the id.*
 */
export interface PortraitsDocumentDataPeopleItem {
	/**
	 * Person: the id in the fields for portraits field in *Portraits → People, and what they look like. What a row leaves open follows from the id.*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: portraits.people[].person
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	person: prismic.KeyTextField;
	
	/**
	 * Sky behind the person field in *Portraits → People, and what they look like. What a row leaves open follows from the id.*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: portraits.people[].sky
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	sky: prismic.SelectField<"sun" | "haze" | "dusk" | "morning" | "sea" | "sand">;
	
	/**
	 * Skin field in *Portraits → People, and what they look like. What a row leaves open follows from the id.*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: portraits.people[].skin
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	skin: prismic.SelectField<"fair" | "light" | "olive" | "tan" | "brown" | "dark" | "deep">;
	
	/**
	 * Hair, cap or cloth on the head field in *Portraits → People, and what they look like. What a row leaves open follows from the id.*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: portraits.people[].hair
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	hair: prismic.SelectField<"bald" | "receding" | "shaved" | "crop" | "parted" | "swept" | "quiff" | "waves" | "afro" | "curls" | "coils" | "bun" | "low bun" | "ponytail" | "pixie" | "bob" | "fringe" | "lob" | "long" | "wavy" | "braid" | "locs" | "cap" | "turban" | "headscarf">;
	
	/**
	 * Colour of the hair, cap or cloth field in *Portraits → People, and what they look like. What a row leaves open follows from the id.*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: portraits.people[].hair_colour
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	hair_colour: prismic.SelectField<"black" | "dark brown" | "brown" | "copper" | "blond" | "grey" | "silver" | "petrol" | "ember" | "sun" | "white" | "ink" | "haze">;
	
	/**
	 * Beard field in *Portraits → People, and what they look like. What a row leaves open follows from the id.*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: portraits.people[].beard
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	beard: prismic.SelectField<"none" | "full" | "short" | "goatee" | "moustache">;
	
	/**
	 * Mouth field in *Portraits → People, and what they look like. What a row leaves open follows from the id.*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: portraits.people[].mouth
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	mouth: prismic.SelectField<"smile" | "calm" | "lips" | "laugh">;
	
	/**
	 * Age of the face field in *Portraits → People, and what they look like. What a row leaves open follows from the id.*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: portraits.people[].age
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	age: prismic.SelectField<"smooth" | "creased">;
	
	/**
	 * Glasses field in *Portraits → People, and what they look like. What a row leaves open follows from the id.*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: portraits.people[].eyewear
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	eyewear: prismic.SelectField<"none" | "round glasses" | "square glasses">;
	
	/**
	 * Also worn field in *Portraits → People, and what they look like. What a row leaves open follows from the id.*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: portraits.people[].extra
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	extra: prismic.SelectField<"none" | "earrings" | "headset" | "pencil">;
	
	/**
	 * Clothes field in *Portraits → People, and what they look like. What a row leaves open follows from the id.*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: portraits.people[].garment
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	garment: prismic.SelectField<"jumper" | "shirt" | "blazer" | "roll neck" | "apron" | "chef’s jacket" | "scrubs" | "safety vest" | "hoodie" | "lanyard" | "scarf">;
	
	/**
	 * Colour of the clothes field in *Portraits → People, and what they look like. What a row leaves open follows from the id.*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: portraits.people[].clothes
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	clothes: prismic.SelectField<"petrol" | "ember" | "sun" | "white" | "ink" | "haze">;
	
	/**
	 * Tilt of the head field in *Portraits → People, and what they look like. What a row leaves open follows from the id.*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: portraits.people[].tilt
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	tilt: prismic.SelectField<"none" | "left" | "right">;
}

/**
 * Content for Portraits documents
 */
interface PortraitsDocumentData {
	/**
	 * People, and what they look like. What a row leaves open follows from the id. field in *Portraits*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: portraits.people[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	people: prismic.GroupField<Simplify<PortraitsDocumentDataPeopleItem>>;
}

/**
 * Portraits document from Prismic
 *
 * - **API ID**: `portraits`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PortraitsDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithoutUID<Simplify<PortraitsDocumentData>, "portraits", Lang>;

/**
 * Item in *Pricing → Plans → Features*
 */
export interface PricingDocumentDataPlansFeaturesItem {
	/**
	 * Feature field in *Pricing → Plans → Features*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.plans[].features[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *Pricing → Plans*
 */
export interface PricingDocumentDataPlansItem {
	/**
	 * Plan field in *Pricing → Plans*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.plans[].plan_id
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	plan_id: prismic.SelectField<"sunrise" | "daylight" | "zenith">;
	
	/**
	 * Name field in *Pricing → Plans*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.plans[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Description field in *Pricing → Plans*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.plans[].description
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
	
	/**
	 * Price a month, billed monthly field in *Pricing → Plans*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.plans[].monthly
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	monthly: prismic.NumberField;
	
	/**
	 * Price a month, billed yearly field in *Pricing → Plans*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.plans[].yearly
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	yearly: prismic.NumberField;
	
	/**
	 * Text instead of a price field in *Pricing → Plans*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.plans[].price_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	price_text: prismic.KeyTextField;
	
	/**
	 * Unit field in *Pricing → Plans*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.plans[].unit
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	unit: prismic.KeyTextField;
	
	/**
	 * Note, monthly field in *Pricing → Plans*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.plans[].note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Note, yearly field in *Pricing → Plans*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.plans[].note_yearly
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note_yearly: prismic.KeyTextField;
	
	/**
	 * Included users field in *Pricing → Plans*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.plans[].included_users
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	included_users: prismic.NumberField;
	
	/**
	 * Price of an extra user field in *Pricing → Plans*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.plans[].extra_user_price
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	extra_user_price: prismic.NumberField;
	
	/**
	 * Highlighted field in *Pricing → Plans*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: pricing.plans[].is_highlighted
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_highlighted: prismic.BooleanField;
	
	/**
	 * Features field in *Pricing → Plans*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.plans[].features[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	features: prismic.NestedGroupField<Simplify<PricingDocumentDataPlansFeaturesItem>>;
	
	/**
	 * Call to action field in *Pricing → Plans*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.plans[].cta
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta: prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary">;
}

/**
 * Content for Pricing documents
 */
interface PricingDocumentData {
	/**
	 * Plans field in *Pricing*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.plans[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	plans: prismic.GroupField<Simplify<PricingDocumentDataPlansItem>>;
	
	/**
	 * Monthly field in *Pricing*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.monthly_label
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	monthly_label: prismic.KeyTextField;
	
	/**
	 * Yearly field in *Pricing*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.yearly_label
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	yearly_label: prismic.KeyTextField;
	
	/**
	 * Yearly badge field in *Pricing*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.yearly_badge
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	yearly_badge: prismic.KeyTextField;
	
	/**
	 * Billing cycle field in *Pricing*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.billing_label
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	billing_label: prismic.KeyTextField;
	
	/**
	 * Small print field in *Pricing*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.note
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Slider label field in *Pricing*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.slider_label
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	slider_label: prismic.KeyTextField;
	
	/**
	 * Slider minimum field in *Pricing*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.slider_min
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	slider_min: prismic.NumberField;
	
	/**
	 * Slider maximum field in *Pricing*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.slider_max
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	slider_max: prismic.NumberField;
	
	/**
	 * Slider step field in *Pricing*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.slider_step
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	slider_step: prismic.NumberField;
	
	/**
	 * Tooltip field in *Pricing*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.tooltip
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tooltip: prismic.KeyTextField;
	
	/**
	 * Currency other than the locale’s field in *Pricing*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing.currency
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	currency: prismic.KeyTextField;
}

/**
 * Pricing document from Prismic
 *
 * - **API ID**: `pricing`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PricingDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithoutUID<Simplify<PricingDocumentData>, "pricing", Lang>;

/**
 * Item in *Product scene → Rows*
 */
export interface ProductSceneDocumentDataRowsItem {
	/**
	 * Label field in *Product scene → Rows*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.rows[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Detail field in *Product scene → Rows*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.rows[].detail
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	detail: prismic.KeyTextField;
	
	/**
	 * Amount field in *Product scene → Rows*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.rows[].amount
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	amount: prismic.NumberField;
	
	/**
	 * Value field in *Product scene → Rows*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.rows[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * Note field in *Product scene → Rows*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.rows[].note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Category field in *Product scene → Rows*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.rows[].category
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	category: prismic.SelectField<"entertainment" | "equipment" | "marketing" | "meals_and_drinks" | "office" | "phone_and_internet" | "software" | "travel" | "service" | "supplies" | "other" | "unknown" | "none">;
	
	/**
	 * Highlighted field in *Product scene → Rows*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: product_scene.rows[].is_highlighted
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_highlighted: prismic.BooleanField;
	
	/**
	 * Waiting field in *Product scene → Rows*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: product_scene.rows[].is_waiting
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_waiting: prismic.BooleanField;
}

/**
 * Item in *Product scene → Table head*
 */
export interface ProductSceneDocumentDataColumnsItem {
	/**
	 * Label field in *Product scene → Table head*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.columns[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
}

/**
 * Item in *Product scene → Receipt: lines*
 */
export interface ProductSceneDocumentDataReceiptLinesItem {
	/**
	 * Label field in *Product scene → Receipt: lines*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.receipt_lines[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Amount field in *Product scene → Receipt: lines*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.receipt_lines[].amount
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	amount: prismic.NumberField;
}

/**
 * Item in *Product scene → Menu: pages of the product*
 */
export interface ProductSceneDocumentDataMenuItem {
	/**
	 * Icon field in *Product scene → Menu: pages of the product*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.menu[].icon
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	icon: prismic.SelectField<"wallet" | "freeze" | "limit" | "vendor" | "receipt" | "globe" | "lock" | "bank" | "clock" | "people" | "chart" | "plug" | "copy">;
	
	/**
	 * Label field in *Product scene → Menu: pages of the product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.menu[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
}

/**
 * Item in *Product scene → Posting: lines*
 */
export interface ProductSceneDocumentDataPostingsItem {
	/**
	 * Account field in *Product scene → Posting: lines*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.postings[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Tax code field in *Product scene → Posting: lines*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.postings[].detail
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	detail: prismic.KeyTextField;
	
	/**
	 * Amount field in *Product scene → Posting: lines*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.postings[].amount
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	amount: prismic.NumberField;
}

/**
 * Content for Product scene documents
 */
interface ProductSceneDocumentData {
	/**
	 * Kind field in *Product scene*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.kind
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"spend_day" | "card_deck" | "category_rules" | "receipt_match" | "budget_gauge" | "posting_table" | "invoice_queue" | "subscription_list" | "entity_map" | "wallet_phone" | "reimbursement" | "cash_curve" | "payment_window">;
	
	/**
	 * What it shows, in one sentence field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
	
	/**
	 * Heading field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.heading
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Total field in *Product scene*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.total
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	total: prismic.NumberField;
	
	/**
	 * Limit field in *Product scene*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.limit
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
	
	/**
	 * Badge field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.badge
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	badge: prismic.KeyTextField;
	
	/**
	 * App that receives the postings or shows the request field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.app
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	app: prismic.KeyTextField;
	
	/**
	 * Note field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.note
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Rows field in *Product scene*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.rows[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	rows: prismic.GroupField<Simplify<ProductSceneDocumentDataRowsItem>>;
	
	/**
	 * Table head field in *Product scene*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.columns[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	columns: prismic.GroupField<Simplify<ProductSceneDocumentDataColumnsItem>>;/**
	 * Card holder field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.card_holder
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_holder: prismic.KeyTextField;
	
	/**
	 * Card label field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.card_label
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_label: prismic.KeyTextField;
	
	/**
	 * Receipt: merchant field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.receipt_merchant
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	receipt_merchant: prismic.KeyTextField;
	
	/**
	 * Receipt: address field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.receipt_address
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	receipt_address: prismic.KeyTextField;
	
	/**
	 * Receipt: time field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.receipt_time
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	receipt_time: prismic.KeyTextField;
	
	/**
	 * Receipt: lines field in *Product scene*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.receipt_lines[]
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	receipt_lines: prismic.GroupField<Simplify<ProductSceneDocumentDataReceiptLinesItem>>;
	
	/**
	 * Receipt: tax label field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.receipt_tax_label
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	receipt_tax_label: prismic.KeyTextField;
	
	/**
	 * Receipt: tax field in *Product scene*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.receipt_tax
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	receipt_tax: prismic.NumberField;
	
	/**
	 * Receipt: total label field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.receipt_total_label
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	receipt_total_label: prismic.KeyTextField;
	
	/**
	 * Receipt: total field in *Product scene*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.receipt_total
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	receipt_total: prismic.NumberField;
	
	/**
	 * Receipt: currency other than the locale’s field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.receipt_currency
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	receipt_currency: prismic.KeyTextField;
	
	/**
	 * Request: person field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.request_person
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	request_person: prismic.KeyTextField;
	
	/**
	 * Request: heading field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.request_heading
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	request_heading: prismic.KeyTextField;
	
	/**
	 * Request: detail field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.request_detail
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	request_detail: prismic.KeyTextField;
	
	/**
	 * Request: decline field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.request_decline
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	request_decline: prismic.KeyTextField;
	
	/**
	 * Request: approve field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.request_approve
	 * - **Tab**: Things
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	request_approve: prismic.KeyTextField;/**
	 * Menu: pages of the product field in *Product scene*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.menu[]
	 * - **Tab**: Window
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	menu: prismic.GroupField<Simplify<ProductSceneDocumentDataMenuItem>>;
	
	/**
	 * User: name field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.user_name
	 * - **Tab**: Window
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	user_name: prismic.KeyTextField;
	
	/**
	 * User: portrait field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.user_portrait
	 * - **Tab**: Window
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	user_portrait: prismic.KeyTextField;
	
	/**
	 * User: company field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.user_company
	 * - **Tab**: Window
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	user_company: prismic.KeyTextField;
	
	/**
	 * Rule: heading field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.rule_heading
	 * - **Tab**: Window
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rule_heading: prismic.KeyTextField;
	
	/**
	 * Rule: label field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.rule_label
	 * - **Tab**: Window
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rule_label: prismic.KeyTextField;
	
	/**
	 * Rule: detail field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.rule_detail
	 * - **Tab**: Window
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rule_detail: prismic.KeyTextField;
	
	/**
	 * Rule: badge field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.rule_badge
	 * - **Tab**: Window
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rule_badge: prismic.KeyTextField;
	
	/**
	 * Posting: heading field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.posting_heading
	 * - **Tab**: Window
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	posting_heading: prismic.KeyTextField;
	
	/**
	 * Posting: badge field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.posting_badge
	 * - **Tab**: Window
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	posting_badge: prismic.KeyTextField;
	
	/**
	 * Posting: lines field in *Product scene*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.postings[]
	 * - **Tab**: Window
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	postings: prismic.GroupField<Simplify<ProductSceneDocumentDataPostingsItem>>;
	
	/**
	 * Posting: reason field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.posting_reason
	 * - **Tab**: Window
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	posting_reason: prismic.KeyTextField;
	
	/**
	 * Posting: action field in *Product scene*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_scene.posting_action
	 * - **Tab**: Window
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	posting_action: prismic.KeyTextField;
}

/**
 * Product scene document from Prismic
 *
 * - **API ID**: `product_scene`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ProductSceneDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithUID<Simplify<ProductSceneDocumentData>, "product_scene", Lang>;

/**
 * Item in *Redirect list → Redirects*
 */
export interface RedirectListDocumentDataRedirectsItem {
	/**
	 * Old address field in *Redirect list → Redirects*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: /old-page, or /old-folder/*
	 * - **API ID Path**: redirect_list.redirects[].from
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	from: prismic.KeyTextField;
	
	/**
	 * Target field in *Redirect list → Redirects*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: redirect_list.redirects[].to
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	to: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Temporary field in *Redirect list → Redirects*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: redirect_list.redirects[].is_temporary
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_temporary: prismic.BooleanField;
}

/**
 * Content for Redirect list documents
 */
interface RedirectListDocumentData {
	/**
	 * Label field in *Redirect list*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: redirect_list.label
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Redirects field in *Redirect list*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: redirect_list.redirects[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	redirects: prismic.GroupField<Simplify<RedirectListDocumentDataRedirectsItem>>;
}

/**
 * Redirect list document from Prismic
 *
 * - **API ID**: `redirect_list`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type RedirectListDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithUID<Simplify<RedirectListDocumentData>, "redirect_list", Lang>;

/**
 * Item in *Sign-up modal → Highlighted features, at most three*
 */
export interface SignupModalDocumentDataFeaturesItem {
	/**
	 * Feature field in *Sign-up modal → Highlighted features, at most three*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.features[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *Sign-up modal → Rating logos, three*
 */
export interface SignupModalDocumentDataRatingLogosItem {
	/**
	 * Logo field in *Sign-up modal → Rating logos, three*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.rating_logos[].logo
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	logo: prismic.ImageField<never>;
	
	/**
	 * Score field in *Sign-up modal → Rating logos, three*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.rating_logos[].score
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	score: prismic.NumberField;
	
	/**
	 * Best possible score field in *Sign-up modal → Rating logos, three*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.rating_logos[].out_of
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	out_of: prismic.NumberField;
}

/**
 * Content for Sign-up modal documents
 */
interface SignupModalDocumentData {
	/**
	 * Title field in *Sign-up modal*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Subtitle field in *Sign-up modal*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.subtitle
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Image field in *Sign-up modal*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Highlighted features, at most three field in *Sign-up modal*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.features[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	features: prismic.GroupField<Simplify<SignupModalDocumentDataFeaturesItem>>;
	
	/**
	 * Partner title field in *Sign-up modal*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.partner_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	partner_title: prismic.KeyTextField;
	
	/**
	 * Partner subtitle field in *Sign-up modal*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.partner_subtitle
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	partner_subtitle: prismic.KeyTextField;
	
	/**
	 * Submit label field in *Sign-up modal*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.submit_label
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	submit_label: prismic.KeyTextField;
	
	/**
	 * Disclaimer field in *Sign-up modal*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.disclaimer
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	disclaimer: prismic.KeyTextField;/**
	 * Quote logo field in *Sign-up modal*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.quote_logo
	 * - **Tab**: Experiment
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	quote_logo: prismic.ImageField<never>;
	
	/**
	 * Quote field in *Sign-up modal*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.quote_title
	 * - **Tab**: Experiment
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_title: prismic.KeyTextField;
	
	/**
	 * Quote author field in *Sign-up modal*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.quote_author
	 * - **Tab**: Experiment
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_author: prismic.KeyTextField;
	
	/**
	 * Quote subtitle field in *Sign-up modal*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.quote_subtitle
	 * - **Tab**: Experiment
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_subtitle: prismic.KeyTextField;
	
	/**
	 * Rating logos, three field in *Sign-up modal*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.rating_logos[]
	 * - **Tab**: Experiment
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	rating_logos: prismic.GroupField<Simplify<SignupModalDocumentDataRatingLogosItem>>;
	
	/**
	 * Rating subtitle field in *Sign-up modal*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.rating_subtitle
	 * - **Tab**: Experiment
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rating_subtitle: prismic.KeyTextField;/**
	 * HubSpot form id, of who signs up field in *Sign-up modal*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.form_id
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form_id: prismic.KeyTextField;
	
	/**
	 * HubSpot form id, of partners who sign up field in *Sign-up modal*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: signup_modal.partner_form_id
	 * - **Tab**: Tracking
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	partner_form_id: prismic.KeyTextField;
}

/**
 * Sign-up modal document from Prismic
 *
 * - **API ID**: `signup_modal`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SignupModalDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithoutUID<Simplify<SignupModalDocumentData>, "signup_modal", Lang>;

/**
 * Item in *Webinar or event → What you take home*
 */
export interface WebinarDocumentDataTakeawaysItem {
	/**
	 * Point field in *Webinar or event → What you take home*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.takeaways[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *Webinar or event → Speakers*
 */
export interface WebinarDocumentDataSpeakersItem {
	/**
	 * Name field in *Webinar or event → Speakers*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.speakers[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Role field in *Webinar or event → Speakers*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.speakers[].role
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * Company field in *Webinar or event → Speakers*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.speakers[].company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	company: prismic.KeyTextField;
	
	/**
	 * Portrait: the person’s id field in *Webinar or event → Speakers*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.speakers[].portrait
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	portrait: prismic.KeyTextField;
}

type WebinarDocumentDataSlicesSlice = HeroSlice | LogoWallSlice | AnchorNavSlice | FeatureGridSlice | MediaTextSlice | StepsSlice | StatsSlice | TestimonialSlice | RatingBadgesSlice | CaseListSlice | ResourceListSlice | EventListSlice | IntegrationListSlice | PartnerListSlice | JobListSlice | PricingTableSlice | ComparisonTableSlice | FaqSlice | CtaSlice | FormSlice | RichTextSlice | ImageSlice | VideoSlice | ToolSlice | InteractiveDemoSlice | ContactOptionsSlice | TeamSlice | ThankYouSlice | NoticeSlice

/**
 * Content for Webinar or event documents
 */
interface WebinarDocumentData {
	/**
	 * Title field in *Webinar or event*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Kind field in *Webinar or event*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: webinar
	 * - **API ID Path**: webinar.kind
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"webinar" | "event", "filled">;
	
	/**
	 * Status field in *Webinar or event*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: upcoming
	 * - **API ID Path**: webinar.status
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	status: prismic.SelectField<"upcoming" | "on_demand" | "cancelled", "filled">;
	
	/**
	 * Starts field in *Webinar or event*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.starts_at
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	starts_at: prismic.TimestampField;
	
	/**
	 * Ends field in *Webinar or event*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.ends_at
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	ends_at: prismic.TimestampField;
	
	/**
	 * Time zone, as Europe/London field in *Webinar or event*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.time_zone
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	time_zone: prismic.KeyTextField;
	
	/**
	 * Online field in *Webinar or event*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: webinar.online
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	online: prismic.BooleanField;
	
	/**
	 * Venue field in *Webinar or event*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.venue
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	venue: prismic.KeyTextField;
	
	/**
	 * City field in *Webinar or event*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.city
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
	
	/**
	 * Country, as GB field in *Webinar or event*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.country
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	country: prismic.KeyTextField;
	
	/**
	 * Summary field in *Webinar or event*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.summary
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	summary: prismic.KeyTextField;
	
	/**
	 * Cover field in *Webinar or event*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.cover
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	cover: prismic.ImageField<never>;
	
	/**
	 * Cover of a recording in windows narrower than 576 px, 4:5 field in *Webinar or event*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.narrow_cover
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	narrow_cover: prismic.ImageField<never>;
	
	/**
	 * What you take home field in *Webinar or event*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.takeaways[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	takeaways: prismic.GroupField<Simplify<WebinarDocumentDataTakeawaysItem>>;
	
	/**
	 * Speakers field in *Webinar or event*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.speakers[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	speakers: prismic.GroupField<Simplify<WebinarDocumentDataSpeakersItem>>;
	
	/**
	 * Recording field in *Webinar or event*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.video
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	video: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Recording in windows narrower than 576 px, 4:5 field in *Webinar or event*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.narrow_video
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	narrow_video: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Captions (WebVTT) field in *Webinar or event*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.captions
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	captions: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Begin with the captions: the film’s words are in another language field in *Webinar or event*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: webinar.captions_shown
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	captions_shown: prismic.BooleanField;
	
	/**
	 * Recording elsewhere field in *Webinar or event*
	 *
	 * - **Field Type**: Embed
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.recording
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/embed
	 */
	recording: prismic.EmbedField
	
	/**
	 * Length in minutes field in *Webinar or event*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.duration_minutes
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	duration_minutes: prismic.NumberField;
	
	/**
	 * Lead form field in *Webinar or event*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.lead_form
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * Notification message field in *Webinar or event*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.notification_message
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	notification_message: prismic.RichTextField;
	
	/**
	 * Slice Zone field in *Webinar or event*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<WebinarDocumentDataSlicesSlice>;/**
	 * Meta title field in *Webinar or event*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Webinar or event*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Webinar or event*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: webinar.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Webinar or event*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: webinar.noindex
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Webinar or event document from Prismic
 *
 * - **API ID**: `webinar`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type WebinarDocument<Lang extends string = "en-gb" | "de-at" | "nl-be" | "fr-be" | "da-dk" | "de-de" | "et-ee" | "es-es" | "fr-fr" | "en-ie" | "it-it" | "fr-lu" | "nl-nl" | "nb-no" | "pt-pt" | "fi-fi" | "sv-se" | "en-us"> = prismic.PrismicDocumentWithUID<Simplify<WebinarDocumentData>, "webinar", Lang>;

export type AllDocumentTypes = CustomerCaseDocument | DisallowedEmailsDocument | EbookDocument | FeatureFlagsDocument | GlobalStringsDocument | IntegrationDocument | JobDocument | LandingPageDocument | LeadFormDocument | LegalPageDocument | LocaleSettingsDocument | NavigationDocument | PageDocument | PartnerDocument | PartnershipCaseDocument | PortraitsDocument | PricingDocument | ProductSceneDocument | RedirectListDocument | SignupModalDocument | WebinarDocument;

/**
 * Item in *AnchorNav → Default → Primary → Stops*
 */
export interface AnchorNavSliceDefaultPrimaryItemsItem {
	/**
	 * Hour field in *AnchorNav → Default → Primary → Stops*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: anchor_nav.default.primary.items[].hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Label field in *AnchorNav → Default → Primary → Stops*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: anchor_nav.default.primary.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Anchor field in *AnchorNav → Default → Primary → Stops*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: anchor_nav.default.primary.items[].anchor
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor: prismic.KeyTextField;
}

/**
 * Primary content in *AnchorNav → Default → Primary*
 */
export interface AnchorNavSliceDefaultPrimary {
	/**
	 * Anchor field in *AnchorNav → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: anchor_nav.default.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *AnchorNav → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: anchor_nav.default.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Label field in *AnchorNav → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: anchor_nav.default.primary.label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Stops field in *AnchorNav → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: anchor_nav.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<AnchorNavSliceDefaultPrimaryItemsItem>>;
}

/**
 * Default variation for AnchorNav Slice
 *
 * - **API ID**: `default`
 * - **Description**: Default
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AnchorNavSliceDefault = prismic.SharedSliceVariation<"default", Simplify<AnchorNavSliceDefaultPrimary>, never>;

/**
 * Slice variation for *AnchorNav*
 */
type AnchorNavSliceVariation = AnchorNavSliceDefault

/**
 * AnchorNav Shared Slice
 *
 * - **API ID**: `anchor_nav`
 * - **Description**: The day track: in-page navigation.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AnchorNavSlice = prismic.SharedSlice<"anchor_nav", AnchorNavSliceVariation>;

/**
 * Item in *CaseList → Selected → Primary → Cases*
 */
export interface CaseListSliceSelectedPrimaryItemsItem {
	/**
	 * Case field in *CaseList → Selected → Primary → Cases*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.selected.primary.items[].case
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	case: prismic.ContentRelationshipField<"customer_case"> | prismic.ContentRelationshipField<"partnership_case">;
}

/**
 * Primary content in *CaseList → Selected → Primary*
 */
export interface CaseListSliceSelectedPrimary {
	/**
	 * Anchor field in *CaseList → Selected → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.selected.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *CaseList → Selected → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: case_list.selected.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *CaseList → Selected → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.selected.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *CaseList → Selected → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.selected.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *CaseList → Selected → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.selected.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *CaseList → Selected → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.selected.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Cases field in *CaseList → Selected → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.selected.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<CaseListSliceSelectedPrimaryItemsItem>>;
	
	/**
	 * Links field in *CaseList → Selected → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.selected.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
}

/**
 * Selected variation for CaseList Slice
 *
 * - **API ID**: `selected`
 * - **Description**: Selected
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CaseListSliceSelected = prismic.SharedSliceVariation<"selected", Simplify<CaseListSliceSelectedPrimary>, never>;

/**
 * Primary content in *CaseList → Latest → Primary*
 */
export interface CaseListSliceLatestPrimary {
	/**
	 * Anchor field in *CaseList → Latest → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.latest.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *CaseList → Latest → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: case_list.latest.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *CaseList → Latest → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.latest.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *CaseList → Latest → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.latest.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *CaseList → Latest → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.latest.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *CaseList → Latest → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.latest.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Kind of case field in *CaseList → Latest → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: customer
	 * - **API ID Path**: case_list.latest.primary.kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"customer" | "partnership", "filled">;
	
	/**
	 * At most field in *CaseList → Latest → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.latest.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
	
	/**
	 * Links field in *CaseList → Latest → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.latest.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
}

/**
 * Latest variation for CaseList Slice
 *
 * - **API ID**: `latest`
 * - **Description**: Latest
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CaseListSliceLatest = prismic.SharedSliceVariation<"latest", Simplify<CaseListSliceLatestPrimary>, never>;

/**
 * Primary content in *CaseList → Filterable → Primary*
 */
export interface CaseListSliceFilterablePrimary {
	/**
	 * Anchor field in *CaseList → Filterable → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.filterable.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *CaseList → Filterable → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: case_list.filterable.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *CaseList → Filterable → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.filterable.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *CaseList → Filterable → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.filterable.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *CaseList → Filterable → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.filterable.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *CaseList → Filterable → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_list.filterable.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Kind of case field in *CaseList → Filterable → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: customer
	 * - **API ID Path**: case_list.filterable.primary.kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"customer" | "partnership", "filled">;
}

/**
 * Filterable variation for CaseList Slice
 *
 * - **API ID**: `filterable`
 * - **Description**: Filterable
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CaseListSliceFilterable = prismic.SharedSliceVariation<"filterable", Simplify<CaseListSliceFilterablePrimary>, never>;

/**
 * Slice variation for *CaseList*
 */
type CaseListSliceVariation = CaseListSliceSelected | CaseListSliceLatest | CaseListSliceFilterable

/**
 * CaseList Shared Slice
 *
 * - **API ID**: `case_list`
 * - **Description**: Customers and partners, told.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CaseListSlice = prismic.SharedSlice<"case_list", CaseListSliceVariation>;

/**
 * Primary content in *ComparisonTable → Plans → Primary*
 */
export interface ComparisonTableSlicePlansPrimary {
	/**
	 * Anchor field in *ComparisonTable → Plans → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.plans.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *ComparisonTable → Plans → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: comparison_table.plans.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *ComparisonTable → Plans → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.plans.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *ComparisonTable → Plans → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.plans.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *ComparisonTable → Plans → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.plans.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *ComparisonTable → Plans → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.plans.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *ComparisonTable → Plans → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.plans.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * Highlighted column, from 1 field in *ComparisonTable → Plans → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.plans.primary.highlighted_column
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	highlighted_column: prismic.NumberField;
	
	/**
	 * Caption of the table field in *ComparisonTable → Plans → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.plans.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Table field in *ComparisonTable → Plans → Primary*
	 *
	 * - **Field Type**: Table
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.plans.primary.table
	 * - **Documentation**: https://prismic.io/docs/fields/table
	 */
	table: prismic.TableField;
}

/**
 * Plans variation for ComparisonTable Slice
 *
 * - **API ID**: `plans`
 * - **Description**: Plans
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ComparisonTableSlicePlans = prismic.SharedSliceVariation<"plans", Simplify<ComparisonTableSlicePlansPrimary>, never>;

/**
 * Primary content in *ComparisonTable → Competitor → Primary*
 */
export interface ComparisonTableSliceCompetitorPrimary {
	/**
	 * Anchor field in *ComparisonTable → Competitor → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.competitor.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *ComparisonTable → Competitor → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: comparison_table.competitor.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *ComparisonTable → Competitor → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.competitor.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *ComparisonTable → Competitor → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.competitor.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *ComparisonTable → Competitor → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.competitor.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *ComparisonTable → Competitor → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.competitor.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *ComparisonTable → Competitor → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.competitor.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * Highlighted column, from 1 field in *ComparisonTable → Competitor → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.competitor.primary.highlighted_column
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	highlighted_column: prismic.NumberField;
	
	/**
	 * Caption of the table field in *ComparisonTable → Competitor → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.competitor.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Table field in *ComparisonTable → Competitor → Primary*
	 *
	 * - **Field Type**: Table
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.competitor.primary.table
	 * - **Documentation**: https://prismic.io/docs/fields/table
	 */
	table: prismic.TableField;
	
	/**
	 * Source and date field in *ComparisonTable → Competitor → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.competitor.primary.source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
}

/**
 * Competitor variation for ComparisonTable Slice
 *
 * - **API ID**: `competitor`
 * - **Description**: Competitor
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ComparisonTableSliceCompetitor = prismic.SharedSliceVariation<"competitor", Simplify<ComparisonTableSliceCompetitorPrimary>, never>;

/**
 * Primary content in *ComparisonTable → Email signup → Primary*
 */
export interface ComparisonTableSliceEmailSignupPrimary {
	/**
	 * Anchor field in *ComparisonTable → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.email_signup.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *ComparisonTable → Email signup → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: comparison_table.email_signup.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *ComparisonTable → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.email_signup.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *ComparisonTable → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.email_signup.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *ComparisonTable → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.email_signup.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *ComparisonTable → Email signup → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.email_signup.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Submit label field in *ComparisonTable → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.email_signup.primary.submit_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	submit_label: prismic.KeyTextField;
	
	/**
	 * Hint below the field field in *ComparisonTable → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.email_signup.primary.hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hint: prismic.KeyTextField;
	
	/**
	 * Highlighted column, from 1 field in *ComparisonTable → Email signup → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.email_signup.primary.highlighted_column
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	highlighted_column: prismic.NumberField;
	
	/**
	 * Caption of the table field in *ComparisonTable → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.email_signup.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Table field in *ComparisonTable → Email signup → Primary*
	 *
	 * - **Field Type**: Table
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.email_signup.primary.table
	 * - **Documentation**: https://prismic.io/docs/fields/table
	 */
	table: prismic.TableField;
	
	/**
	 * Note below the table field in *ComparisonTable → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.email_signup.primary.source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
}

/**
 * Email signup variation for ComparisonTable Slice
 *
 * - **API ID**: `email_signup`
 * - **Description**: A table of prices, with the field for the work email address.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ComparisonTableSliceEmailSignup = prismic.SharedSliceVariation<"email_signup", Simplify<ComparisonTableSliceEmailSignupPrimary>, never>;

/**
 * Slice variation for *ComparisonTable*
 */
type ComparisonTableSliceVariation = ComparisonTableSlicePlans | ComparisonTableSliceCompetitor | ComparisonTableSliceEmailSignup

/**
 * ComparisonTable Shared Slice
 *
 * - **API ID**: `comparison_table`
 * - **Description**: Plans, line by line.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ComparisonTableSlice = prismic.SharedSlice<"comparison_table", ComparisonTableSliceVariation>;

/**
 * Primary content in *ContactOptions → Default → Primary*
 */
export interface ContactOptionsSliceDefaultPrimary {
	/**
	 * Anchor field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_options.default.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: contact_options.default.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_options.default.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_options.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_options.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_options.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Lead form field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_options.default.primary.lead_form
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * Form heading field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_options.default.primary.form_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form_heading: prismic.KeyTextField;
	
	/**
	 * Email: heading field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_options.default.primary.email_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	email_heading: prismic.KeyTextField;
	
	/**
	 * Email: text field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_options.default.primary.email_body
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	email_body: prismic.KeyTextField;
	
	/**
	 * Chat: heading field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_options.default.primary.chat_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	chat_heading: prismic.KeyTextField;
	
	/**
	 * Chat: text field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_options.default.primary.chat_body
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	chat_body: prismic.KeyTextField;
	
	/**
	 * Chat: link field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_options.default.primary.chat_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	chat_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Office hours: label field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_options.default.primary.hours_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hours_label: prismic.KeyTextField;
	
	/**
	 * Opens, as 08:00 field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_options.default.primary.opens
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	opens: prismic.KeyTextField;
	
	/**
	 * Closes, as 18:00 field in *ContactOptions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_options.default.primary.closes
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	closes: prismic.KeyTextField;
}

/**
 * Default variation for ContactOptions Slice
 *
 * - **API ID**: `default`
 * - **Description**: Default
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ContactOptionsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ContactOptionsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ContactOptions*
 */
type ContactOptionsSliceVariation = ContactOptionsSliceDefault

/**
 * ContactOptions Shared Slice
 *
 * - **API ID**: `contact_options`
 * - **Description**: Every way to reach us.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ContactOptionsSlice = prismic.SharedSlice<"contact_options", ContactOptionsSliceVariation>;

/**
 * Item in *CopyFields → Default → Primary → Values*
 */
export interface CopyFieldsSliceDefaultPrimaryItemsItem {
	/**
	 * Label field in *CopyFields → Default → Primary → Values*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: copy_fields.default.primary.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Value field in *CopyFields → Default → Primary → Values*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: copy_fields.default.primary.items[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * Or the address of this page field in *CopyFields → Default → Primary → Values*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: copy_fields.default.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Hint field in *CopyFields → Default → Primary → Values*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: copy_fields.default.primary.items[].hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hint: prismic.KeyTextField;
}

/**
 * Primary content in *CopyFields → Default → Primary*
 */
export interface CopyFieldsSliceDefaultPrimary {
	/**
	 * Anchor field in *CopyFields → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: copy_fields.default.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *CopyFields → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: copy_fields.default.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *CopyFields → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: copy_fields.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *CopyFields → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: copy_fields.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Values field in *CopyFields → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: copy_fields.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<CopyFieldsSliceDefaultPrimaryItemsItem>>;
}

/**
 * Default variation for CopyFields Slice
 *
 * - **API ID**: `default`
 * - **Description**: Default
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CopyFieldsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CopyFieldsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CopyFields*
 */
type CopyFieldsSliceVariation = CopyFieldsSliceDefault

/**
 * CopyFields Shared Slice
 *
 * - **API ID**: `copy_fields`
 * - **Description**: Values that visitors take along: a number, a link.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CopyFieldsSlice = prismic.SharedSlice<"copy_fields", CopyFieldsSliceVariation>;

/**
 * Primary content in *Cta → Banner → Primary*
 */
export interface CtaSliceBannerPrimary {
	/**
	 * Anchor field in *Cta → Banner → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.banner.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Cta → Banner → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: cta.banner.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Drawing on the horizon field in *Cta → Banner → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: sun
	 * - **API ID Path**: cta.banner.primary.closing
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	closing: prismic.SelectField<"sun" | "shadows" | "card" | "skyline" | "ledger" | "receipt" | "lorry" | "pot" | "phone" | "key" | "suitcase" | "clapper" | "shop" | "crane" | "easel" | "plug" | "envelope" | "calendar" | "books" | "newspaper" | "door" | "desk" | "scales" | "bubbles" | "lock" | "cup" | "server" | "clock" | "badge" | "clinic" | "sprout" | "signpost" | "lens" | "bell" | "lantern" | "binders" | "abacus" | "box" | "clipboard" | "card_index" | "sockets" | "paper" | "sheet" | "coins" | "cash_box" | "curve" | "none", "filled">;
	
	/**
	 * Heading field in *Cta → Banner → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.banner.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Cta → Banner → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.banner.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *Cta → Banner → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.banner.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
}

/**
 * Banner variation for Cta Slice
 *
 * - **API ID**: `banner`
 * - **Description**: Banner
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CtaSliceBanner = prismic.SharedSliceVariation<"banner", Simplify<CtaSliceBannerPrimary>, never>;

/**
 * Primary content in *Cta → Card → Primary*
 */
export interface CtaSliceCardPrimary {
	/**
	 * Anchor field in *Cta → Card → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.card.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Cta → Card → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: cta.card.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Drawing on the horizon field in *Cta → Card → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: sun
	 * - **API ID Path**: cta.card.primary.closing
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	closing: prismic.SelectField<"sun" | "shadows" | "card" | "skyline" | "ledger" | "receipt" | "lorry" | "pot" | "phone" | "key" | "suitcase" | "clapper" | "shop" | "crane" | "easel" | "plug" | "envelope" | "calendar" | "books" | "newspaper" | "door" | "desk" | "scales" | "bubbles" | "lock" | "cup" | "server" | "clock" | "badge" | "clinic" | "sprout" | "signpost" | "lens" | "bell" | "lantern" | "binders" | "abacus" | "box" | "clipboard" | "card_index" | "sockets" | "paper" | "sheet" | "coins" | "cash_box" | "curve" | "none", "filled">;
	
	/**
	 * Heading field in *Cta → Card → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.card.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Cta → Card → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.card.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *Cta → Card → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.card.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
}

/**
 * Card variation for Cta Slice
 *
 * - **API ID**: `card`
 * - **Description**: Card
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CtaSliceCard = prismic.SharedSliceVariation<"card", Simplify<CtaSliceCardPrimary>, never>;

/**
 * Primary content in *Cta → Email signup → Primary*
 */
export interface CtaSliceEmailSignupPrimary {
	/**
	 * Anchor field in *Cta → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.email_signup.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Cta → Email signup → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: cta.email_signup.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Drawing on the horizon field in *Cta → Email signup → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: sun
	 * - **API ID Path**: cta.email_signup.primary.closing
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	closing: prismic.SelectField<"sun" | "shadows" | "card" | "skyline" | "ledger" | "receipt" | "lorry" | "pot" | "phone" | "key" | "suitcase" | "clapper" | "shop" | "crane" | "easel" | "plug" | "envelope" | "calendar" | "books" | "newspaper" | "door" | "desk" | "scales" | "bubbles" | "lock" | "cup" | "server" | "clock" | "badge" | "clinic" | "sprout" | "signpost" | "lens" | "bell" | "lantern" | "binders" | "abacus" | "box" | "clipboard" | "card_index" | "sockets" | "paper" | "sheet" | "coins" | "cash_box" | "curve" | "none", "filled">;
	
	/**
	 * Heading field in *Cta → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.email_signup.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Cta → Email signup → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.email_signup.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Submit label field in *Cta → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.email_signup.primary.submit_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	submit_label: prismic.KeyTextField;
	
	/**
	 * Hint below the field field in *Cta → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.email_signup.primary.hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hint: prismic.KeyTextField;
}

/**
 * Email signup variation for Cta Slice
 *
 * - **API ID**: `email_signup`
 * - **Description**: Email signup
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CtaSliceEmailSignup = prismic.SharedSliceVariation<"email_signup", Simplify<CtaSliceEmailSignupPrimary>, never>;

/**
 * Slice variation for *Cta*
 */
type CtaSliceVariation = CtaSliceBanner | CtaSliceCard | CtaSliceEmailSignup

/**
 * Cta Shared Slice
 *
 * - **API ID**: `cta`
 * - **Description**: What to do next.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CtaSlice = prismic.SharedSlice<"cta", CtaSliceVariation>;

/**
 * Primary content in *EventList → Upcoming → Primary*
 */
export interface EventListSliceUpcomingPrimary {
	/**
	 * Anchor field in *EventList → Upcoming → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.upcoming.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *EventList → Upcoming → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: event_list.upcoming.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *EventList → Upcoming → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.upcoming.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *EventList → Upcoming → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.upcoming.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *EventList → Upcoming → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.upcoming.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *EventList → Upcoming → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.upcoming.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * At most field in *EventList → Upcoming → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.upcoming.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
	
	/**
	 * Text when there is none field in *EventList → Upcoming → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.upcoming.primary.empty_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	empty_text: prismic.KeyTextField;
	
	/**
	 * Links field in *EventList → Upcoming → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.upcoming.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
}

/**
 * Upcoming variation for EventList Slice
 *
 * - **API ID**: `upcoming`
 * - **Description**: Upcoming
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EventListSliceUpcoming = prismic.SharedSliceVariation<"upcoming", Simplify<EventListSliceUpcomingPrimary>, never>;

/**
 * Primary content in *EventList → On demand → Primary*
 */
export interface EventListSliceOnDemandPrimary {
	/**
	 * Anchor field in *EventList → On demand → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.on_demand.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *EventList → On demand → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: event_list.on_demand.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *EventList → On demand → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.on_demand.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *EventList → On demand → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.on_demand.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *EventList → On demand → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.on_demand.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *EventList → On demand → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.on_demand.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * At most field in *EventList → On demand → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.on_demand.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
	
	/**
	 * Text when there is none field in *EventList → On demand → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.on_demand.primary.empty_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	empty_text: prismic.KeyTextField;
	
	/**
	 * Links field in *EventList → On demand → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.on_demand.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
}

/**
 * On demand variation for EventList Slice
 *
 * - **API ID**: `on_demand`
 * - **Description**: On demand
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EventListSliceOnDemand = prismic.SharedSliceVariation<"on_demand", Simplify<EventListSliceOnDemandPrimary>, never>;

/**
 * Primary content in *EventList → All → Primary*
 */
export interface EventListSliceAllPrimary {
	/**
	 * Anchor field in *EventList → All → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.all.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *EventList → All → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: event_list.all.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *EventList → All → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.all.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *EventList → All → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.all.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *EventList → All → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.all.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *EventList → All → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.all.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * At most field in *EventList → All → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.all.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
	
	/**
	 * Text when there is none field in *EventList → All → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.all.primary.empty_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	empty_text: prismic.KeyTextField;
	
	/**
	 * Links field in *EventList → All → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_list.all.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
}

/**
 * All variation for EventList Slice
 *
 * - **API ID**: `all`
 * - **Description**: All
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EventListSliceAll = prismic.SharedSliceVariation<"all", Simplify<EventListSliceAllPrimary>, never>;

/**
 * Slice variation for *EventList*
 */
type EventListSliceVariation = EventListSliceUpcoming | EventListSliceOnDemand | EventListSliceAll

/**
 * EventList Shared Slice
 *
 * - **API ID**: `event_list`
 * - **Description**: Webinars and events.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EventListSlice = prismic.SharedSlice<"event_list", EventListSliceVariation>;

/**
 * Item in *Faq → Accordion → Primary → Questions*
 */
export interface FaqSliceAccordionPrimaryItemsItem {
	/**
	 * Question field in *Faq → Accordion → Primary → Questions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.accordion.primary.items[].question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Answer field in *Faq → Accordion → Primary → Questions*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.accordion.primary.items[].answer
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	answer: prismic.RichTextField;
}

/**
 * Item in *Faq → Grouped → Primary → Groups → Questions*
 */
export interface FaqSliceGroupedPrimaryGroupsItemsItem {
	/**
	 * Question field in *Faq → Grouped → Primary → Groups → Questions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.grouped.primary.groups[].items[].question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Answer field in *Faq → Grouped → Primary → Groups → Questions*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.grouped.primary.groups[].items[].answer
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	answer: prismic.RichTextField;
}

/**
 * Item in *Faq → Grouped → Primary → Groups*
 */
export interface FaqSliceGroupedPrimaryGroupsItem {
	/**
	 * Heading field in *Faq → Grouped → Primary → Groups*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.grouped.primary.groups[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Questions field in *Faq → Grouped → Primary → Groups*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.grouped.primary.groups[].items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.NestedGroupField<Simplify<FaqSliceGroupedPrimaryGroupsItemsItem>>;
}

/**
 * Primary content in *Faq → Accordion → Primary*
 */
export interface FaqSliceAccordionPrimary {
	/**
	 * Anchor field in *Faq → Accordion → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.accordion.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Faq → Accordion → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: faq.accordion.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *Faq → Accordion → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.accordion.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Faq → Accordion → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.accordion.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Questions field in *Faq → Accordion → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.accordion.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<FaqSliceAccordionPrimaryItemsItem>>;
}

/**
 * Accordion variation for Faq Slice
 *
 * - **API ID**: `accordion`
 * - **Description**: Accordion
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FaqSliceAccordion = prismic.SharedSliceVariation<"accordion", Simplify<FaqSliceAccordionPrimary>, never>;

/**
 * Primary content in *Faq → Grouped → Primary*
 */
export interface FaqSliceGroupedPrimary {
	/**
	 * Anchor field in *Faq → Grouped → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.grouped.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Faq → Grouped → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: faq.grouped.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *Faq → Grouped → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.grouped.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Faq → Grouped → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.grouped.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Groups field in *Faq → Grouped → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.grouped.primary.groups[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	groups: prismic.GroupField<Simplify<FaqSliceGroupedPrimaryGroupsItem>>;
}

/**
 * Grouped variation for Faq Slice
 *
 * - **API ID**: `grouped`
 * - **Description**: Grouped
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FaqSliceGrouped = prismic.SharedSliceVariation<"grouped", Simplify<FaqSliceGroupedPrimary>, never>;

/**
 * Slice variation for *Faq*
 */
type FaqSliceVariation = FaqSliceAccordion | FaqSliceGrouped

/**
 * Faq Shared Slice
 *
 * - **API ID**: `faq`
 * - **Description**: Questions and answers.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FaqSlice = prismic.SharedSlice<"faq", FaqSliceVariation>;

/**
 * Item in *FeatureGrid → Cards → Primary → Cards*
 */
export interface FeatureGridSliceCardsPrimaryItemsItem {
	/**
	 * Heading field in *FeatureGrid → Cards → Primary → Cards*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.cards.primary.items[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *FeatureGrid → Cards → Primary → Cards*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.cards.primary.items[].body
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	body: prismic.KeyTextField;
	
	/**
	 * Plane field in *FeatureGrid → Cards → Primary → Cards*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.cards.primary.items[].plane
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	plane: prismic.SelectField<"ink" | "sun" | "tint" | "ember">;
	
	/**
	 * Width field in *FeatureGrid → Cards → Primary → Cards*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.cards.primary.items[].width
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	width: prismic.SelectField<"wide" | "narrow">;
	
	/**
	 * Product scene field in *FeatureGrid → Cards → Primary → Cards*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.cards.primary.items[].scene
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * Image field in *FeatureGrid → Cards → Primary → Cards*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.cards.primary.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
}

/**
 * Item in *FeatureGrid → Icons → Primary → Features*
 */
export interface FeatureGridSliceIconsPrimaryItemsItem {
	/**
	 * Icon field in *FeatureGrid → Icons → Primary → Features*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.icons.primary.items[].icon
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	icon: prismic.SelectField<"wallet" | "freeze" | "limit" | "vendor" | "receipt" | "globe" | "lock" | "bank" | "clock" | "people" | "chart" | "plug" | "card" | "companies" | "cycle" | "copy" | "check" | "question" | "forward" | "close">;
	
	/**
	 * Heading field in *FeatureGrid → Icons → Primary → Features*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.icons.primary.items[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *FeatureGrid → Icons → Primary → Features*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.icons.primary.items[].body
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	body: prismic.KeyTextField;
	
	/**
	 * Link field in *FeatureGrid → Icons → Primary → Features*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.icons.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *FeatureGrid → Checklist → Primary → Points*
 */
export interface FeatureGridSliceChecklistPrimaryItemsItem {
	/**
	 * Point field in *FeatureGrid → Checklist → Primary → Points*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.checklist.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *FeatureGrid → Tasks → Primary → Tasks*
 */
export interface FeatureGridSliceTasksPrimaryItemsItem {
	/**
	 * Begins a group of this name field in *FeatureGrid → Tasks → Primary → Tasks*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tasks.primary.items[].group
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	group: prismic.KeyTextField;
	
	/**
	 * Hour of the group, as 08:00 field in *FeatureGrid → Tasks → Primary → Tasks*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tasks.primary.items[].hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Task field in *FeatureGrid → Tasks → Primary → Tasks*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tasks.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Helios does it field in *FeatureGrid → Tasks → Primary → Tasks*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: feature_grid.tasks.primary.items[].is_automatic
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_automatic: prismic.BooleanField;
}

/**
 * Item in *FeatureGrid → Tabs → Primary → Tabs*
 */
export interface FeatureGridSliceTabsPrimaryItemsItem {
	/**
	 * Tab field in *FeatureGrid → Tabs → Primary → Tabs*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tabs.primary.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Heading field in *FeatureGrid → Tabs → Primary → Tabs*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tabs.primary.items[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *FeatureGrid → Tabs → Primary → Tabs*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tabs.primary.items[].body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Product scene field in *FeatureGrid → Tabs → Primary → Tabs*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tabs.primary.items[].scene
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * Image field in *FeatureGrid → Tabs → Primary → Tabs*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tabs.primary.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Link field in *FeatureGrid → Tabs → Primary → Tabs*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tabs.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *FeatureGrid → Cards → Primary*
 */
export interface FeatureGridSliceCardsPrimary {
	/**
	 * Anchor field in *FeatureGrid → Cards → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.cards.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *FeatureGrid → Cards → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: feature_grid.cards.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *FeatureGrid → Cards → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.cards.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *FeatureGrid → Cards → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.cards.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *FeatureGrid → Cards → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.cards.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *FeatureGrid → Cards → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.cards.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Cards field in *FeatureGrid → Cards → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.cards.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<FeatureGridSliceCardsPrimaryItemsItem>>;
}

/**
 * Cards variation for FeatureGrid Slice
 *
 * - **API ID**: `cards`
 * - **Description**: Cards
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FeatureGridSliceCards = prismic.SharedSliceVariation<"cards", Simplify<FeatureGridSliceCardsPrimary>, never>;

/**
 * Primary content in *FeatureGrid → Icons → Primary*
 */
export interface FeatureGridSliceIconsPrimary {
	/**
	 * Anchor field in *FeatureGrid → Icons → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.icons.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *FeatureGrid → Icons → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: feature_grid.icons.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *FeatureGrid → Icons → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.icons.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *FeatureGrid → Icons → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.icons.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *FeatureGrid → Icons → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.icons.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *FeatureGrid → Icons → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.icons.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Features field in *FeatureGrid → Icons → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.icons.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<FeatureGridSliceIconsPrimaryItemsItem>>;
}

/**
 * Icons variation for FeatureGrid Slice
 *
 * - **API ID**: `icons`
 * - **Description**: Icons
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FeatureGridSliceIcons = prismic.SharedSliceVariation<"icons", Simplify<FeatureGridSliceIconsPrimary>, never>;

/**
 * Primary content in *FeatureGrid → Checklist → Primary*
 */
export interface FeatureGridSliceChecklistPrimary {
	/**
	 * Anchor field in *FeatureGrid → Checklist → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.checklist.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *FeatureGrid → Checklist → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: feature_grid.checklist.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *FeatureGrid → Checklist → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.checklist.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *FeatureGrid → Checklist → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.checklist.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *FeatureGrid → Checklist → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.checklist.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *FeatureGrid → Checklist → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.checklist.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Points field in *FeatureGrid → Checklist → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.checklist.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<FeatureGridSliceChecklistPrimaryItemsItem>>;
}

/**
 * Checklist variation for FeatureGrid Slice
 *
 * - **API ID**: `checklist`
 * - **Description**: Checklist
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FeatureGridSliceChecklist = prismic.SharedSliceVariation<"checklist", Simplify<FeatureGridSliceChecklistPrimary>, never>;

/**
 * Primary content in *FeatureGrid → Tasks → Primary*
 */
export interface FeatureGridSliceTasksPrimary {
	/**
	 * Anchor field in *FeatureGrid → Tasks → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tasks.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *FeatureGrid → Tasks → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: feature_grid.tasks.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *FeatureGrid → Tasks → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tasks.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *FeatureGrid → Tasks → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tasks.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *FeatureGrid → Tasks → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tasks.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *FeatureGrid → Tasks → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tasks.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Mark of tasks that Helios does field in *FeatureGrid → Tasks → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tasks.primary.automatic_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	automatic_label: prismic.KeyTextField;
	
	/**
	 * Tasks field in *FeatureGrid → Tasks → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tasks.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<FeatureGridSliceTasksPrimaryItemsItem>>;
}

/**
 * Tasks variation for FeatureGrid Slice
 *
 * - **API ID**: `tasks`
 * - **Description**: Tasks with boxes, in groups
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FeatureGridSliceTasks = prismic.SharedSliceVariation<"tasks", Simplify<FeatureGridSliceTasksPrimary>, never>;

/**
 * Primary content in *FeatureGrid → Tabs → Primary*
 */
export interface FeatureGridSliceTabsPrimary {
	/**
	 * Anchor field in *FeatureGrid → Tabs → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tabs.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *FeatureGrid → Tabs → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: feature_grid.tabs.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *FeatureGrid → Tabs → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tabs.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *FeatureGrid → Tabs → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tabs.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *FeatureGrid → Tabs → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tabs.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *FeatureGrid → Tabs → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tabs.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Tabs field in *FeatureGrid → Tabs → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: feature_grid.tabs.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<FeatureGridSliceTabsPrimaryItemsItem>>;
}

/**
 * Tabs variation for FeatureGrid Slice
 *
 * - **API ID**: `tabs`
 * - **Description**: Tabs
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FeatureGridSliceTabs = prismic.SharedSliceVariation<"tabs", Simplify<FeatureGridSliceTabsPrimary>, never>;

/**
 * Slice variation for *FeatureGrid*
 */
type FeatureGridSliceVariation = FeatureGridSliceCards | FeatureGridSliceIcons | FeatureGridSliceChecklist | FeatureGridSliceTasks | FeatureGridSliceTabs

/**
 * FeatureGrid Shared Slice
 *
 * - **API ID**: `feature_grid`
 * - **Description**: What the product does.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FeatureGridSlice = prismic.SharedSlice<"feature_grid", FeatureGridSliceVariation>;

/**
 * Item in *Form → Bigform → Primary → What happens next*
 */
export interface FormSliceBigformPrimaryNextStepsItem {
	/**
	 * Heading field in *Form → Bigform → Primary → What happens next*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.bigform.primary.next_steps[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Form → Bigform → Primary → What happens next*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.bigform.primary.next_steps[].body
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	body: prismic.KeyTextField;
}

/**
 * Primary content in *Form → Inline → Primary*
 */
export interface FormSliceInlinePrimary {
	/**
	 * Anchor field in *Form → Inline → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.inline.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Form → Inline → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: form.inline.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *Form → Inline → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.inline.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Form → Inline → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.inline.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Lead form field in *Form → Inline → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.inline.primary.lead_form
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
}

/**
 * Inline variation for Form Slice
 *
 * - **API ID**: `inline`
 * - **Description**: Inline
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FormSliceInline = prismic.SharedSliceVariation<"inline", Simplify<FormSliceInlinePrimary>, never>;

/**
 * Primary content in *Form → Card → Primary*
 */
export interface FormSliceCardPrimary {
	/**
	 * Anchor field in *Form → Card → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.card.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Form → Card → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: form.card.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Form → Card → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.card.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Form → Card → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.card.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Form → Card → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.card.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Form → Card → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.card.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Lead form field in *Form → Card → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.card.primary.lead_form
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * Form heading field in *Form → Card → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.card.primary.form_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form_heading: prismic.KeyTextField;
}

/**
 * Card variation for Form Slice
 *
 * - **API ID**: `card`
 * - **Description**: Card
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FormSliceCard = prismic.SharedSliceVariation<"card", Simplify<FormSliceCardPrimary>, never>;

/**
 * Primary content in *Form → Bigform → Primary*
 */
export interface FormSliceBigformPrimary {
	/**
	 * Anchor field in *Form → Bigform → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.bigform.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Form → Bigform → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: form.bigform.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Form → Bigform → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.bigform.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Form → Bigform → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.bigform.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Form → Bigform → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.bigform.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Form → Bigform → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.bigform.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Lead form field in *Form → Bigform → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.bigform.primary.lead_form
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * Form heading field in *Form → Bigform → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.bigform.primary.form_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form_heading: prismic.KeyTextField;
	
	/**
	 * What happens next: heading field in *Form → Bigform → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.bigform.primary.next_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	next_heading: prismic.KeyTextField;
	
	/**
	 * What happens next field in *Form → Bigform → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.bigform.primary.next_steps[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	next_steps: prismic.GroupField<Simplify<FormSliceBigformPrimaryNextStepsItem>>;
}

/**
 * Bigform variation for Form Slice
 *
 * - **API ID**: `bigform`
 * - **Description**: Bigform
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FormSliceBigform = prismic.SharedSliceVariation<"bigform", Simplify<FormSliceBigformPrimary>, never>;

/**
 * Primary content in *Form → Newsletter → Primary*
 */
export interface FormSliceNewsletterPrimary {
	/**
	 * Anchor field in *Form → Newsletter → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.newsletter.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Form → Newsletter → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: form.newsletter.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *Form → Newsletter → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.newsletter.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Form → Newsletter → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.newsletter.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Lead form field in *Form → Newsletter → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form.newsletter.primary.lead_form
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
}

/**
 * Newsletter variation for Form Slice
 *
 * - **API ID**: `newsletter`
 * - **Description**: Newsletter
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FormSliceNewsletter = prismic.SharedSliceVariation<"newsletter", Simplify<FormSliceNewsletterPrimary>, never>;

/**
 * Slice variation for *Form*
 */
type FormSliceVariation = FormSliceInline | FormSliceCard | FormSliceBigform | FormSliceNewsletter

/**
 * Form Shared Slice
 *
 * - **API ID**: `form`
 * - **Description**: A lead form.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FormSlice = prismic.SharedSlice<"form", FormSliceVariation>;

/**
 * Item in *Hero → Form → Primary → Points*
 */
export interface HeroSliceFormPrimaryPointsItem {
	/**
	 * Point field in *Hero → Form → Primary → Points*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.points[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Primary content in *Hero → Default → Primary*
 */
export interface HeroSliceDefaultPrimary {
	/**
	 * Anchor field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: hero.default.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * Drawing on the horizon field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.drawing
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	drawing: prismic.SelectField<"receipt" | "lorry" | "pot" | "phone" | "key" | "suitcase" | "clapper" | "screen" | "shop" | "crane" | "easel" | "plug" | "envelope" | "calendar" | "books" | "two_books" | "paper" | "newspaper" | "door" | "desk" | "scales" | "bubbles" | "sheet" | "lock" | "cup" | "server" | "clock" | "badge" | "clinic" | "sprout" | "signpost" | "lens" | "bell" | "lantern" | "binders" | "abacus" | "box" | "clipboard" | "card_index" | "sockets">;
}

/**
 * Default variation for Hero Slice
 *
 * - **API ID**: `default`
 * - **Description**: Default
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroSliceDefaultPrimary>, never>;

/**
 * Primary content in *Hero → Split → Primary*
 */
export interface HeroSliceSplitPrimary {
	/**
	 * Anchor field in *Hero → Split → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Hero → Split → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: hero.split.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Hero → Split → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Hero → Split → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Hero → Split → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Hero → Split → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *Hero → Split → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * Product scene field in *Hero → Split → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split.primary.scene
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * Image field in *Hero → Split → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
}

/**
 * Split variation for Hero Slice
 *
 * - **API ID**: `split`
 * - **Description**: Split
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceSplit = prismic.SharedSliceVariation<"split", Simplify<HeroSliceSplitPrimary>, never>;

/**
 * Primary content in *Hero → Split, scene first → Primary*
 */
export interface HeroSliceSplitStartPrimary {
	/**
	 * Anchor field in *Hero → Split, scene first → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split_start.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Hero → Split, scene first → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: hero.split_start.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Hero → Split, scene first → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split_start.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Hero → Split, scene first → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split_start.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Hero → Split, scene first → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split_start.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Hero → Split, scene first → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split_start.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *Hero → Split, scene first → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split_start.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * Product scene field in *Hero → Split, scene first → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split_start.primary.scene
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * Image field in *Hero → Split, scene first → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.split_start.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
}

/**
 * Split, scene first variation for Hero Slice
 *
 * - **API ID**: `split_start`
 * - **Description**: The scene at the left, the words at the right.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceSplitStart = prismic.SharedSliceVariation<"split_start", Simplify<HeroSliceSplitStartPrimary>, never>;

/**
 * Primary content in *Hero → Centered → Primary*
 */
export interface HeroSliceCenteredPrimary {
	/**
	 * Anchor field in *Hero → Centered → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.centered.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Hero → Centered → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: hero.centered.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Hero → Centered → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.centered.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Hero → Centered → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.centered.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Hero → Centered → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.centered.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Hero → Centered → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.centered.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *Hero → Centered → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.centered.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * Product scene field in *Hero → Centered → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.centered.primary.scene
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * Image field in *Hero → Centered → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.centered.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
}

/**
 * Centered variation for Hero Slice
 *
 * - **API ID**: `centered`
 * - **Description**: Centered
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceCentered = prismic.SharedSliceVariation<"centered", Simplify<HeroSliceCenteredPrimary>, never>;

/**
 * Primary content in *Hero → Email signup → Primary*
 */
export interface HeroSliceEmailSignupPrimary {
	/**
	 * Anchor field in *Hero → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.email_signup.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Hero → Email signup → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: hero.email_signup.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Hero → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.email_signup.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Hero → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.email_signup.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Hero → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.email_signup.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Hero → Email signup → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.email_signup.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *Hero → Email signup → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.email_signup.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * Product scene field in *Hero → Email signup → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.email_signup.primary.scene
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * Image field in *Hero → Email signup → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.email_signup.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Submit label field in *Hero → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.email_signup.primary.submit_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	submit_label: prismic.KeyTextField;
	
	/**
	 * Hint below the field field in *Hero → Email signup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.email_signup.primary.hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hint: prismic.KeyTextField;
}

/**
 * Email signup variation for Hero Slice
 *
 * - **API ID**: `email_signup`
 * - **Description**: Email signup
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceEmailSignup = prismic.SharedSliceVariation<"email_signup", Simplify<HeroSliceEmailSignupPrimary>, never>;

/**
 * Primary content in *Hero → Video → Primary*
 */
export interface HeroSliceVideoPrimary {
	/**
	 * Anchor field in *Hero → Video → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.video.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Hero → Video → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: hero.video.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Hero → Video → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.video.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Hero → Video → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.video.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Hero → Video → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.video.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Hero → Video → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.video.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *Hero → Video → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.video.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * Product scene field in *Hero → Video → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.video.primary.scene
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * Image field in *Hero → Video → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.video.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Image in windows narrower than 576 px field in *Hero → Video → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.video.primary.narrow_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	narrow_image: prismic.ImageField<never>;
	
	/**
	 * Video file field in *Hero → Video → Primary*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.video.primary.video
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	video: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Video file in windows narrower than 576 px, 4:5 field in *Hero → Video → Primary*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.video.primary.narrow_video
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	narrow_video: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Captions (WebVTT) field in *Hero → Video → Primary*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.video.primary.captions
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	captions: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Video title field in *Hero → Video → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.video.primary.video_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	video_title: prismic.KeyTextField;
	
	/**
	 * Length, as 1:40 field in *Hero → Video → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.video.primary.duration
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	duration: prismic.KeyTextField;
}

/**
 * Video variation for Hero Slice
 *
 * - **API ID**: `video`
 * - **Description**: Video
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceVideo = prismic.SharedSliceVariation<"video", Simplify<HeroSliceVideoPrimary>, never>;

/**
 * Primary content in *Hero → Form → Primary*
 */
export interface HeroSliceFormPrimary {
	/**
	 * Anchor field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: hero.form.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Points field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.points[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	points: prismic.GroupField<Simplify<HeroSliceFormPrimaryPointsItem>>;
	
	/**
	 * Lead form field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.lead_form
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * Form heading field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.form_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form_heading: prismic.KeyTextField;
	
	/**
	 * Quote beside the form field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.quote
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote: prismic.KeyTextField;
	
	/**
	 * Author of the quote field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.author
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	author: prismic.KeyTextField;
	
	/**
	 * Role and company of the author field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.role
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * Portrait: the person’s id field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.portrait
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	portrait: prismic.KeyTextField;
	
	/**
	 * Score in reviews field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.score
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	score: prismic.NumberField;
	
	/**
	 * Best possible score field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.out_of
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	out_of: prismic.NumberField;
	
	/**
	 * Source of the score field in *Hero → Form → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.form.primary.source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
}

/**
 * Form variation for Hero Slice
 *
 * - **API ID**: `form`
 * - **Description**: Form
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceForm = prismic.SharedSliceVariation<"form", Simplify<HeroSliceFormPrimary>, never>;

/**
 * Slice variation for *Hero*
 */
type HeroSliceVariation = HeroSliceDefault | HeroSliceSplit | HeroSliceSplitStart | HeroSliceCentered | HeroSliceEmailSignup | HeroSliceVideo | HeroSliceForm

/**
 * Hero Shared Slice
 *
 * - **API ID**: `hero`
 * - **Description**: The opening of a page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSlice = prismic.SharedSlice<"hero", HeroSliceVariation>;

/**
 * Item in *Image → Gallery → Primary → Pictures*
 */
export interface ImageSliceGalleryPrimaryItemsItem {
	/**
	 * Image field in *Image → Gallery → Primary → Pictures*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image.gallery.primary.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption field in *Image → Gallery → Primary → Pictures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image.gallery.primary.items[].caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
}

/**
 * Primary content in *Image → Default → Primary*
 */
export interface ImageSliceDefaultPrimary {
	/**
	 * Anchor field in *Image → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image.default.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Image → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: image.default.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Image field in *Image → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption field in *Image → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image.default.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
}

/**
 * Default variation for Image Slice
 *
 * - **API ID**: `default`
 * - **Description**: Default
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ImageSliceDefaultPrimary>, never>;

/**
 * Primary content in *Image → Wide → Primary*
 */
export interface ImageSliceWidePrimary {
	/**
	 * Anchor field in *Image → Wide → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image.wide.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Image → Wide → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: image.wide.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Image field in *Image → Wide → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image.wide.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption field in *Image → Wide → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image.wide.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
}

/**
 * Wide variation for Image Slice
 *
 * - **API ID**: `wide`
 * - **Description**: Wide
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageSliceWide = prismic.SharedSliceVariation<"wide", Simplify<ImageSliceWidePrimary>, never>;

/**
 * Primary content in *Image → Gallery → Primary*
 */
export interface ImageSliceGalleryPrimary {
	/**
	 * Anchor field in *Image → Gallery → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image.gallery.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Image → Gallery → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: image.gallery.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *Image → Gallery → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image.gallery.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Pictures field in *Image → Gallery → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image.gallery.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<ImageSliceGalleryPrimaryItemsItem>>;
}

/**
 * Gallery variation for Image Slice
 *
 * - **API ID**: `gallery`
 * - **Description**: Gallery
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageSliceGallery = prismic.SharedSliceVariation<"gallery", Simplify<ImageSliceGalleryPrimary>, never>;

/**
 * Slice variation for *Image*
 */
type ImageSliceVariation = ImageSliceDefault | ImageSliceWide | ImageSliceGallery

/**
 * Image Shared Slice
 *
 * - **API ID**: `image`
 * - **Description**: A picture.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageSlice = prismic.SharedSlice<"image", ImageSliceVariation>;

/**
 * Item in *IntegrationList → Featured → Primary → Integrations*
 */
export interface IntegrationListSliceFeaturedPrimaryItemsItem {
	/**
	 * Name field in *IntegrationList → Featured → Primary → Integrations*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.featured.primary.items[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Category field in *IntegrationList → Featured → Primary → Integrations*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.featured.primary.items[].category
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	category: prismic.KeyTextField;
	
	/**
	 * Link field in *IntegrationList → Featured → Primary → Integrations*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.featured.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *IntegrationList → Starred → Primary → Integrations, the most wanted first*
 */
export interface IntegrationListSliceStarredPrimaryIntegrationsItem {
	/**
	 * Integration field in *IntegrationList → Starred → Primary → Integrations, the most wanted first*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.starred.primary.integrations[].integration
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	integration: prismic.ContentRelationshipField<"integration">;
}

/**
 * Primary content in *IntegrationList → Featured → Primary*
 */
export interface IntegrationListSliceFeaturedPrimary {
	/**
	 * Anchor field in *IntegrationList → Featured → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.featured.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *IntegrationList → Featured → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: integration_list.featured.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *IntegrationList → Featured → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.featured.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *IntegrationList → Featured → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.featured.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *IntegrationList → Featured → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.featured.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *IntegrationList → Featured → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.featured.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Product scene field in *IntegrationList → Featured → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.featured.primary.scene
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * List heading field in *IntegrationList → Featured → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.featured.primary.list_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	list_heading: prismic.KeyTextField;
	
	/**
	 * Integrations field in *IntegrationList → Featured → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.featured.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<IntegrationListSliceFeaturedPrimaryItemsItem>>;
	
	/**
	 * Links field in *IntegrationList → Featured → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.featured.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
}

/**
 * Featured variation for IntegrationList Slice
 *
 * - **API ID**: `featured`
 * - **Description**: Featured
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type IntegrationListSliceFeatured = prismic.SharedSliceVariation<"featured", Simplify<IntegrationListSliceFeaturedPrimary>, never>;

/**
 * Primary content in *IntegrationList → Directory → Primary*
 */
export interface IntegrationListSliceDirectoryPrimary {
	/**
	 * Anchor field in *IntegrationList → Directory → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.directory.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *IntegrationList → Directory → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: integration_list.directory.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *IntegrationList → Directory → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.directory.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *IntegrationList → Directory → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.directory.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *IntegrationList → Directory → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.directory.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *IntegrationList → Directory → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.directory.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *IntegrationList → Directory → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.directory.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
}

/**
 * Directory variation for IntegrationList Slice
 *
 * - **API ID**: `directory`
 * - **Description**: Directory
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type IntegrationListSliceDirectory = prismic.SharedSliceVariation<"directory", Simplify<IntegrationListSliceDirectoryPrimary>, never>;

/**
 * Primary content in *IntegrationList → Starred → Primary*
 */
export interface IntegrationListSliceStarredPrimary {
	/**
	 * Anchor field in *IntegrationList → Starred → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.starred.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *IntegrationList → Starred → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: integration_list.starred.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *IntegrationList → Starred → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.starred.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *IntegrationList → Starred → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.starred.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *IntegrationList → Starred → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.starred.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *IntegrationList → Starred → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.starred.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Integrations, the most wanted first field in *IntegrationList → Starred → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.starred.primary.integrations[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	integrations: prismic.GroupField<Simplify<IntegrationListSliceStarredPrimaryIntegrationsItem>>;
	
	/**
	 * Links field in *IntegrationList → Starred → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: integration_list.starred.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
}

/**
 * Starred variation for IntegrationList Slice
 *
 * - **API ID**: `starred`
 * - **Description**: Starred
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type IntegrationListSliceStarred = prismic.SharedSliceVariation<"starred", Simplify<IntegrationListSliceStarredPrimary>, never>;

/**
 * Slice variation for *IntegrationList*
 */
type IntegrationListSliceVariation = IntegrationListSliceFeatured | IntegrationListSliceDirectory | IntegrationListSliceStarred

/**
 * IntegrationList Shared Slice
 *
 * - **API ID**: `integration_list`
 * - **Description**: Tools the product works with.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type IntegrationListSlice = prismic.SharedSlice<"integration_list", IntegrationListSliceVariation>;

/**
 * Item in *InteractiveDemo → Default → Primary → Steps*
 */
export interface InteractiveDemoSliceDefaultPrimaryItemsItem {
	/**
	 * Hour field in *InteractiveDemo → Default → Primary → Steps*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interactive_demo.default.primary.items[].hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Label field in *InteractiveDemo → Default → Primary → Steps*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interactive_demo.default.primary.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Heading field in *InteractiveDemo → Default → Primary → Steps*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interactive_demo.default.primary.items[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *InteractiveDemo → Default → Primary → Steps*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interactive_demo.default.primary.items[].body
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	body: prismic.KeyTextField;
	
	/**
	 * Product scene field in *InteractiveDemo → Default → Primary → Steps*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interactive_demo.default.primary.items[].scene
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * Image field in *InteractiveDemo → Default → Primary → Steps*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interactive_demo.default.primary.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
}

/**
 * Primary content in *InteractiveDemo → Default → Primary*
 */
export interface InteractiveDemoSliceDefaultPrimary {
	/**
	 * Anchor field in *InteractiveDemo → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interactive_demo.default.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *InteractiveDemo → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: interactive_demo.default.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *InteractiveDemo → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interactive_demo.default.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *InteractiveDemo → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interactive_demo.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *InteractiveDemo → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interactive_demo.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *InteractiveDemo → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interactive_demo.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Steps field in *InteractiveDemo → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interactive_demo.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<InteractiveDemoSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Mobile gate: heading field in *InteractiveDemo → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interactive_demo.default.primary.gate_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	gate_heading: prismic.KeyTextField;
	
	/**
	 * Mobile gate: text field in *InteractiveDemo → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interactive_demo.default.primary.gate_body
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	gate_body: prismic.KeyTextField;
	
	/**
	 * Links at the end field in *InteractiveDemo → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interactive_demo.default.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
}

/**
 * Default variation for InteractiveDemo Slice
 *
 * - **API ID**: `default`
 * - **Description**: Default
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type InteractiveDemoSliceDefault = prismic.SharedSliceVariation<"default", Simplify<InteractiveDemoSliceDefaultPrimary>, never>;

/**
 * Slice variation for *InteractiveDemo*
 */
type InteractiveDemoSliceVariation = InteractiveDemoSliceDefault

/**
 * InteractiveDemo Shared Slice
 *
 * - **API ID**: `interactive_demo`
 * - **Description**: The product, step by step.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type InteractiveDemoSlice = prismic.SharedSlice<"interactive_demo", InteractiveDemoSliceVariation>;

/**
 * Primary content in *JobList → All → Primary*
 */
export interface JobListSliceAllPrimary {
	/**
	 * Anchor field in *JobList → All → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_list.all.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *JobList → All → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: job_list.all.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *JobList → All → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_list.all.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *JobList → All → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_list.all.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *JobList → All → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_list.all.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *JobList → All → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_list.all.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Text when there is none field in *JobList → All → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_list.all.primary.empty_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	empty_text: prismic.KeyTextField;
}

/**
 * All variation for JobList Slice
 *
 * - **API ID**: `all`
 * - **Description**: All
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type JobListSliceAll = prismic.SharedSliceVariation<"all", Simplify<JobListSliceAllPrimary>, never>;

/**
 * Primary content in *JobList → By team → Primary*
 */
export interface JobListSliceByTeamPrimary {
	/**
	 * Anchor field in *JobList → By team → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_list.by_team.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *JobList → By team → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: job_list.by_team.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *JobList → By team → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_list.by_team.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *JobList → By team → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_list.by_team.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *JobList → By team → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_list.by_team.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *JobList → By team → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_list.by_team.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Text when there is none field in *JobList → By team → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_list.by_team.primary.empty_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	empty_text: prismic.KeyTextField;
}

/**
 * By team variation for JobList Slice
 *
 * - **API ID**: `by_team`
 * - **Description**: By team
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type JobListSliceByTeam = prismic.SharedSliceVariation<"by_team", Simplify<JobListSliceByTeamPrimary>, never>;

/**
 * Slice variation for *JobList*
 */
type JobListSliceVariation = JobListSliceAll | JobListSliceByTeam

/**
 * JobList Shared Slice
 *
 * - **API ID**: `job_list`
 * - **Description**: Open positions.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type JobListSlice = prismic.SharedSlice<"job_list", JobListSliceVariation>;

/**
 * Primary content in *LicenceList → Default → Primary*
 */
export interface LicenceListSliceDefaultPrimary {
	/**
	 * Anchor field in *LicenceList → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: licence_list.default.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *LicenceList → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: licence_list.default.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
}

/**
 * Default variation for LicenceList Slice
 *
 * - **API ID**: `default`
 * - **Description**: Default
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LicenceListSliceDefault = prismic.SharedSliceVariation<"default", Simplify<LicenceListSliceDefaultPrimary>, never>;

/**
 * Slice variation for *LicenceList*
 */
type LicenceListSliceVariation = LicenceListSliceDefault

/**
 * LicenceList Shared Slice
 *
 * - **API ID**: `licence_list`
 * - **Description**: The packages in the site’s scripts and its font, with their licences, as the export finds them.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LicenceListSlice = prismic.SharedSlice<"licence_list", LicenceListSliceVariation>;

/**
 * Item in *LogoWall → Default → Primary → Logos*
 */
export interface LogoWallSliceDefaultPrimaryItemsItem {
	/**
	 * Name field in *LogoWall → Default → Primary → Logos*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logo_wall.default.primary.items[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Logo field in *LogoWall → Default → Primary → Logos*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logo_wall.default.primary.items[].logo
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	logo: prismic.ImageField<never>;
	
	/**
	 * Link field in *LogoWall → Default → Primary → Logos*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logo_wall.default.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *LogoWall → Marquee → Primary → Logos*
 */
export interface LogoWallSliceMarqueePrimaryItemsItem {
	/**
	 * Name field in *LogoWall → Marquee → Primary → Logos*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logo_wall.marquee.primary.items[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Logo field in *LogoWall → Marquee → Primary → Logos*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logo_wall.marquee.primary.items[].logo
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	logo: prismic.ImageField<never>;
	
	/**
	 * Link field in *LogoWall → Marquee → Primary → Logos*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logo_wall.marquee.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *LogoWall → Default → Primary*
 */
export interface LogoWallSliceDefaultPrimary {
	/**
	 * Anchor field in *LogoWall → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logo_wall.default.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *LogoWall → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: logo_wall.default.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Label field in *LogoWall → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logo_wall.default.primary.label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Logos field in *LogoWall → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logo_wall.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<LogoWallSliceDefaultPrimaryItemsItem>>;
}

/**
 * Default variation for LogoWall Slice
 *
 * - **API ID**: `default`
 * - **Description**: Default
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LogoWallSliceDefault = prismic.SharedSliceVariation<"default", Simplify<LogoWallSliceDefaultPrimary>, never>;

/**
 * Primary content in *LogoWall → Marquee → Primary*
 */
export interface LogoWallSliceMarqueePrimary {
	/**
	 * Anchor field in *LogoWall → Marquee → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logo_wall.marquee.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *LogoWall → Marquee → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: logo_wall.marquee.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Label field in *LogoWall → Marquee → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logo_wall.marquee.primary.label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Logos field in *LogoWall → Marquee → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logo_wall.marquee.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<LogoWallSliceMarqueePrimaryItemsItem>>;
}

/**
 * Marquee variation for LogoWall Slice
 *
 * - **API ID**: `marquee`
 * - **Description**: Marquee
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LogoWallSliceMarquee = prismic.SharedSliceVariation<"marquee", Simplify<LogoWallSliceMarqueePrimary>, never>;

/**
 * Slice variation for *LogoWall*
 */
type LogoWallSliceVariation = LogoWallSliceDefault | LogoWallSliceMarquee

/**
 * LogoWall Shared Slice
 *
 * - **API ID**: `logo_wall`
 * - **Description**: Companies that use the product.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LogoWallSlice = prismic.SharedSlice<"logo_wall", LogoWallSliceVariation>;

/**
 * Primary content in *MediaText → Image start → Primary*
 */
export interface MediaTextSliceImageStartPrimary {
	/**
	 * Anchor field in *MediaText → Image start → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_start.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *MediaText → Image start → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: media_text.image_start.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *MediaText → Image start → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_start.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *MediaText → Image start → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_start.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *MediaText → Image start → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_start.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *MediaText → Image start → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_start.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *MediaText → Image start → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_start.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * Product scene field in *MediaText → Image start → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_start.primary.scene
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * Image field in *MediaText → Image start → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_start.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption field in *MediaText → Image start → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_start.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
}

/**
 * Image start variation for MediaText Slice
 *
 * - **API ID**: `image_start`
 * - **Description**: Image start
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MediaTextSliceImageStart = prismic.SharedSliceVariation<"image_start", Simplify<MediaTextSliceImageStartPrimary>, never>;

/**
 * Primary content in *MediaText → Image end → Primary*
 */
export interface MediaTextSliceImageEndPrimary {
	/**
	 * Anchor field in *MediaText → Image end → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_end.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *MediaText → Image end → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: media_text.image_end.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *MediaText → Image end → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_end.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *MediaText → Image end → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_end.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *MediaText → Image end → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_end.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *MediaText → Image end → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_end.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *MediaText → Image end → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_end.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * Product scene field in *MediaText → Image end → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_end.primary.scene
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * Image field in *MediaText → Image end → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_end.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption field in *MediaText → Image end → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.image_end.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
}

/**
 * Image end variation for MediaText Slice
 *
 * - **API ID**: `image_end`
 * - **Description**: Image end
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MediaTextSliceImageEnd = prismic.SharedSliceVariation<"image_end", Simplify<MediaTextSliceImageEndPrimary>, never>;

/**
 * Primary content in *MediaText → Video → Primary*
 */
export interface MediaTextSliceVideoPrimary {
	/**
	 * Anchor field in *MediaText → Video → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.video.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *MediaText → Video → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: media_text.video.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *MediaText → Video → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.video.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *MediaText → Video → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.video.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *MediaText → Video → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.video.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *MediaText → Video → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.video.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *MediaText → Video → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.video.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * Product scene field in *MediaText → Video → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.video.primary.scene
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * Poster field in *MediaText → Video → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.video.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Video file field in *MediaText → Video → Primary*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.video.primary.video
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	video: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Captions (WebVTT) field in *MediaText → Video → Primary*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.video.primary.captions
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	captions: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Video title field in *MediaText → Video → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.video.primary.video_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	video_title: prismic.KeyTextField;
	
	/**
	 * Length, as 1:40 field in *MediaText → Video → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.video.primary.duration
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	duration: prismic.KeyTextField;
}

/**
 * Video variation for MediaText Slice
 *
 * - **API ID**: `video`
 * - **Description**: Video
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MediaTextSliceVideo = prismic.SharedSliceVariation<"video", Simplify<MediaTextSliceVideoPrimary>, never>;

/**
 * Primary content in *MediaText → Wide → Primary*
 */
export interface MediaTextSliceWidePrimary {
	/**
	 * Anchor field in *MediaText → Wide → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.wide.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *MediaText → Wide → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: media_text.wide.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *MediaText → Wide → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.wide.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *MediaText → Wide → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.wide.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *MediaText → Wide → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.wide.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *MediaText → Wide → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.wide.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *MediaText → Wide → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.wide.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * Product scene field in *MediaText → Wide → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.wide.primary.scene
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * Image field in *MediaText → Wide → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.wide.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption field in *MediaText → Wide → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.wide.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
}

/**
 * Wide variation for MediaText Slice
 *
 * - **API ID**: `wide`
 * - **Description**: Words above a scene or a picture as wide as the page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MediaTextSliceWide = prismic.SharedSliceVariation<"wide", Simplify<MediaTextSliceWidePrimary>, never>;

/**
 * Slice variation for *MediaText*
 */
type MediaTextSliceVariation = MediaTextSliceImageStart | MediaTextSliceImageEnd | MediaTextSliceVideo | MediaTextSliceWide

/**
 * MediaText Shared Slice
 *
 * - **API ID**: `media_text`
 * - **Description**: A picture beside words.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MediaTextSlice = prismic.SharedSlice<"media_text", MediaTextSliceVariation>;

/**
 * Primary content in *Notice → Info → Primary*
 */
export interface NoticeSliceInfoPrimary {
	/**
	 * Anchor field in *Notice → Info → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: notice.info.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Notice → Info → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: notice.info.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Body field in *Notice → Info → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: notice.info.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Info variation for Notice Slice
 *
 * - **API ID**: `info`
 * - **Description**: Info
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NoticeSliceInfo = prismic.SharedSliceVariation<"info", Simplify<NoticeSliceInfoPrimary>, never>;

/**
 * Primary content in *Notice → Disclaimer → Primary*
 */
export interface NoticeSliceDisclaimerPrimary {
	/**
	 * Anchor field in *Notice → Disclaimer → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: notice.disclaimer.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Notice → Disclaimer → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: notice.disclaimer.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Body field in *Notice → Disclaimer → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: notice.disclaimer.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Disclaimer variation for Notice Slice
 *
 * - **API ID**: `disclaimer`
 * - **Description**: Disclaimer
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NoticeSliceDisclaimer = prismic.SharedSliceVariation<"disclaimer", Simplify<NoticeSliceDisclaimerPrimary>, never>;

/**
 * Slice variation for *Notice*
 */
type NoticeSliceVariation = NoticeSliceInfo | NoticeSliceDisclaimer

/**
 * Notice Shared Slice
 *
 * - **API ID**: `notice`
 * - **Description**: A remark set apart.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NoticeSlice = prismic.SharedSlice<"notice", NoticeSliceVariation>;

/**
 * Item in *PartnerList → Featured → Primary → Partners*
 */
export interface PartnerListSliceFeaturedPrimaryItemsItem {
	/**
	 * Partner field in *PartnerList → Featured → Primary → Partners*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner_list.featured.primary.items[].partner
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	partner: prismic.ContentRelationshipField<"partner">;
}

/**
 * Primary content in *PartnerList → Featured → Primary*
 */
export interface PartnerListSliceFeaturedPrimary {
	/**
	 * Anchor field in *PartnerList → Featured → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner_list.featured.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *PartnerList → Featured → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: partner_list.featured.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *PartnerList → Featured → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner_list.featured.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *PartnerList → Featured → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner_list.featured.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *PartnerList → Featured → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner_list.featured.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *PartnerList → Featured → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner_list.featured.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Partners field in *PartnerList → Featured → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner_list.featured.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<PartnerListSliceFeaturedPrimaryItemsItem>>;
	
	/**
	 * Links field in *PartnerList → Featured → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner_list.featured.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
}

/**
 * Featured variation for PartnerList Slice
 *
 * - **API ID**: `featured`
 * - **Description**: Featured
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PartnerListSliceFeatured = prismic.SharedSliceVariation<"featured", Simplify<PartnerListSliceFeaturedPrimary>, never>;

/**
 * Primary content in *PartnerList → Directory → Primary*
 */
export interface PartnerListSliceDirectoryPrimary {
	/**
	 * Anchor field in *PartnerList → Directory → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner_list.directory.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *PartnerList → Directory → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: partner_list.directory.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *PartnerList → Directory → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner_list.directory.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *PartnerList → Directory → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner_list.directory.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *PartnerList → Directory → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner_list.directory.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *PartnerList → Directory → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: partner_list.directory.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Directory variation for PartnerList Slice
 *
 * - **API ID**: `directory`
 * - **Description**: Directory
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PartnerListSliceDirectory = prismic.SharedSliceVariation<"directory", Simplify<PartnerListSliceDirectoryPrimary>, never>;

/**
 * Slice variation for *PartnerList*
 */
type PartnerListSliceVariation = PartnerListSliceFeatured | PartnerListSliceDirectory

/**
 * PartnerList Shared Slice
 *
 * - **API ID**: `partner_list`
 * - **Description**: Who helps with the product.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PartnerListSlice = prismic.SharedSlice<"partner_list", PartnerListSliceVariation>;

/**
 * Primary content in *PricingTable → Plans → Primary*
 */
export interface PricingTableSlicePlansPrimary {
	/**
	 * Anchor field in *PricingTable → Plans → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing_table.plans.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *PricingTable → Plans → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: pricing_table.plans.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *PricingTable → Plans → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing_table.plans.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *PricingTable → Plans → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing_table.plans.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Plans variation for PricingTable Slice
 *
 * - **API ID**: `plans`
 * - **Description**: Plans
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PricingTableSlicePlans = prismic.SharedSliceVariation<"plans", Simplify<PricingTableSlicePlansPrimary>, never>;

/**
 * Primary content in *PricingTable → Plan picker → Primary*
 */
export interface PricingTableSlicePlanPickerPrimary {
	/**
	 * Anchor field in *PricingTable → Plan picker → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing_table.plan_picker.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *PricingTable → Plan picker → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: pricing_table.plan_picker.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *PricingTable → Plan picker → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing_table.plan_picker.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *PricingTable → Plan picker → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing_table.plan_picker.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Question field in *PricingTable → Plan picker → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing_table.plan_picker.primary.question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
}

/**
 * Plan picker variation for PricingTable Slice
 *
 * - **API ID**: `plan_picker`
 * - **Description**: Plan picker
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PricingTableSlicePlanPicker = prismic.SharedSliceVariation<"plan_picker", Simplify<PricingTableSlicePlanPickerPrimary>, never>;

/**
 * Primary content in *PricingTable → Compact → Primary*
 */
export interface PricingTableSliceCompactPrimary {
	/**
	 * Anchor field in *PricingTable → Compact → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing_table.compact.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *PricingTable → Compact → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: pricing_table.compact.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *PricingTable → Compact → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing_table.compact.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *PricingTable → Compact → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing_table.compact.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *PricingTable → Compact → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing_table.compact.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * People in the examples of prices field in *PricingTable → Compact → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pricing_table.compact.primary.people
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	people: prismic.NumberField;
}

/**
 * Compact variation for PricingTable Slice
 *
 * - **API ID**: `compact`
 * - **Description**: Compact
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PricingTableSliceCompact = prismic.SharedSliceVariation<"compact", Simplify<PricingTableSliceCompactPrimary>, never>;

/**
 * Slice variation for *PricingTable*
 */
type PricingTableSliceVariation = PricingTableSlicePlans | PricingTableSlicePlanPicker | PricingTableSliceCompact

/**
 * PricingTable Shared Slice
 *
 * - **API ID**: `pricing_table`
 * - **Description**: Plans and prices, from the pricing document.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PricingTableSlice = prismic.SharedSlice<"pricing_table", PricingTableSliceVariation>;

/**
 * Item in *RatingBadges → Default → Primary → Ratings*
 */
export interface RatingBadgesSliceDefaultPrimaryItemsItem {
	/**
	 * Score field in *RatingBadges → Default → Primary → Ratings*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rating_badges.default.primary.items[].score
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	score: prismic.NumberField;
	
	/**
	 * Out of field in *RatingBadges → Default → Primary → Ratings*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rating_badges.default.primary.items[].out_of
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	out_of: prismic.NumberField;
	
	/**
	 * Source field in *RatingBadges → Default → Primary → Ratings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rating_badges.default.primary.items[].source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
	
	/**
	 * Number of reviews field in *RatingBadges → Default → Primary → Ratings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rating_badges.default.primary.items[].count
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	count: prismic.KeyTextField;
}

/**
 * Primary content in *RatingBadges → Default → Primary*
 */
export interface RatingBadgesSliceDefaultPrimary {
	/**
	 * Anchor field in *RatingBadges → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rating_badges.default.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *RatingBadges → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: rating_badges.default.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Label field in *RatingBadges → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rating_badges.default.primary.label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Ratings field in *RatingBadges → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rating_badges.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<RatingBadgesSliceDefaultPrimaryItemsItem>>;
}

/**
 * Default variation for RatingBadges Slice
 *
 * - **API ID**: `default`
 * - **Description**: Default
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RatingBadgesSliceDefault = prismic.SharedSliceVariation<"default", Simplify<RatingBadgesSliceDefaultPrimary>, never>;

/**
 * Slice variation for *RatingBadges*
 */
type RatingBadgesSliceVariation = RatingBadgesSliceDefault

/**
 * RatingBadges Shared Slice
 *
 * - **API ID**: `rating_badges`
 * - **Description**: Ratings by others.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RatingBadgesSlice = prismic.SharedSlice<"rating_badges", RatingBadgesSliceVariation>;

/**
 * Item in *ResourceList → Related pages → Primary → Pages*
 */
export interface ResourceListSliceRelatedPagesPrimaryItemsItem {
	/**
	 * Link field in *ResourceList → Related pages → Primary → Pages*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.related_pages.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Description field in *ResourceList → Related pages → Primary → Pages*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.related_pages.primary.items[].description
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
}

/**
 * Item in *ResourceList → Templates → Primary → Templates*
 */
export interface ResourceListSliceTemplatesPrimaryItemsItem {
	/**
	 * Link field in *ResourceList → Templates → Primary → Templates*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.templates.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Description field in *ResourceList → Templates → Primary → Templates*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.templates.primary.items[].description
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
	
	/**
	 * Sheet field in *ResourceList → Templates → Primary → Templates*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.templates.primary.items[].sheet
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	sheet: prismic.SelectField<"cash_flow" | "expense_report" | "invoice" | "mileage">;
}

/**
 * Item in *ResourceList → Blog links → Primary → Posts*
 */
export interface ResourceListSliceBlogLinksPrimaryItemsItem {
	/**
	 * Link field in *ResourceList → Blog links → Primary → Posts*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.blog_links.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Date field in *ResourceList → Blog links → Primary → Posts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.blog_links.primary.items[].date
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	date: prismic.DateField;
	
	/**
	 * Description field in *ResourceList → Blog links → Primary → Posts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.blog_links.primary.items[].description
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
}

/**
 * Primary content in *ResourceList → Related pages → Primary*
 */
export interface ResourceListSliceRelatedPagesPrimary {
	/**
	 * Anchor field in *ResourceList → Related pages → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.related_pages.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *ResourceList → Related pages → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: resource_list.related_pages.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *ResourceList → Related pages → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.related_pages.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *ResourceList → Related pages → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.related_pages.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Pages field in *ResourceList → Related pages → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.related_pages.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<ResourceListSliceRelatedPagesPrimaryItemsItem>>;
}

/**
 * Related pages variation for ResourceList Slice
 *
 * - **API ID**: `related_pages`
 * - **Description**: Related pages
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ResourceListSliceRelatedPages = prismic.SharedSliceVariation<"related_pages", Simplify<ResourceListSliceRelatedPagesPrimary>, never>;

/**
 * Primary content in *ResourceList → Ebooks → Primary*
 */
export interface ResourceListSliceEbooksPrimary {
	/**
	 * Anchor field in *ResourceList → Ebooks → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.ebooks.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *ResourceList → Ebooks → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: resource_list.ebooks.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *ResourceList → Ebooks → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.ebooks.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *ResourceList → Ebooks → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.ebooks.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * At most field in *ResourceList → Ebooks → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.ebooks.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
	
	/**
	 * Links field in *ResourceList → Ebooks → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.ebooks.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
}

/**
 * Ebooks variation for ResourceList Slice
 *
 * - **API ID**: `ebooks`
 * - **Description**: Ebooks
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ResourceListSliceEbooks = prismic.SharedSliceVariation<"ebooks", Simplify<ResourceListSliceEbooksPrimary>, never>;

/**
 * Primary content in *ResourceList → Templates → Primary*
 */
export interface ResourceListSliceTemplatesPrimary {
	/**
	 * Anchor field in *ResourceList → Templates → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.templates.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *ResourceList → Templates → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: resource_list.templates.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *ResourceList → Templates → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.templates.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *ResourceList → Templates → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.templates.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Templates field in *ResourceList → Templates → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.templates.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<ResourceListSliceTemplatesPrimaryItemsItem>>;
}

/**
 * Templates variation for ResourceList Slice
 *
 * - **API ID**: `templates`
 * - **Description**: Templates
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ResourceListSliceTemplates = prismic.SharedSliceVariation<"templates", Simplify<ResourceListSliceTemplatesPrimary>, never>;

/**
 * Primary content in *ResourceList → Blog links → Primary*
 */
export interface ResourceListSliceBlogLinksPrimary {
	/**
	 * Anchor field in *ResourceList → Blog links → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.blog_links.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *ResourceList → Blog links → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: resource_list.blog_links.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *ResourceList → Blog links → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.blog_links.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *ResourceList → Blog links → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.blog_links.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Posts field in *ResourceList → Blog links → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: resource_list.blog_links.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<ResourceListSliceBlogLinksPrimaryItemsItem>>;
}

/**
 * Blog links variation for ResourceList Slice
 *
 * - **API ID**: `blog_links`
 * - **Description**: Blog links
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ResourceListSliceBlogLinks = prismic.SharedSliceVariation<"blog_links", Simplify<ResourceListSliceBlogLinksPrimary>, never>;

/**
 * Slice variation for *ResourceList*
 */
type ResourceListSliceVariation = ResourceListSliceRelatedPages | ResourceListSliceEbooks | ResourceListSliceTemplates | ResourceListSliceBlogLinks

/**
 * ResourceList Shared Slice
 *
 * - **API ID**: `resource_list`
 * - **Description**: Pages worth going on to.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ResourceListSlice = prismic.SharedSlice<"resource_list", ResourceListSliceVariation>;

/**
 * Primary content in *RichText → Default → Primary*
 */
export interface RichTextSliceDefaultPrimary {
	/**
	 * Anchor field in *RichText → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rich_text.default.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *RichText → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: rich_text.default.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Body field in *RichText → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rich_text.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Default variation for RichText Slice
 *
 * - **API ID**: `default`
 * - **Description**: Default
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<RichTextSliceDefaultPrimary>, never>;

/**
 * Primary content in *RichText → Narrow → Primary*
 */
export interface RichTextSliceNarrowPrimary {
	/**
	 * Anchor field in *RichText → Narrow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rich_text.narrow.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *RichText → Narrow → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: rich_text.narrow.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Body field in *RichText → Narrow → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rich_text.narrow.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Narrow variation for RichText Slice
 *
 * - **API ID**: `narrow`
 * - **Description**: Narrow
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSliceNarrow = prismic.SharedSliceVariation<"narrow", Simplify<RichTextSliceNarrowPrimary>, never>;

/**
 * Primary content in *RichText → Legal → Primary*
 */
export interface RichTextSliceLegalPrimary {
	/**
	 * Anchor field in *RichText → Legal → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rich_text.legal.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *RichText → Legal → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: rich_text.legal.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Body field in *RichText → Legal → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rich_text.legal.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Legal variation for RichText Slice
 *
 * - **API ID**: `legal`
 * - **Description**: Legal
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSliceLegal = prismic.SharedSliceVariation<"legal", Simplify<RichTextSliceLegalPrimary>, never>;

/**
 * Slice variation for *RichText*
 */
type RichTextSliceVariation = RichTextSliceDefault | RichTextSliceNarrow | RichTextSliceLegal

/**
 * RichText Shared Slice
 *
 * - **API ID**: `rich_text`
 * - **Description**: Running text.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSlice = prismic.SharedSlice<"rich_text", RichTextSliceVariation>;

/**
 * Item in *Spreadsheet → Expense report → Primary → Lines above the table*
 */
export interface SpreadsheetSliceExpenseReportPrimaryFactsItem {
	/**
	 * Label field in *Spreadsheet → Expense report → Primary → Lines above the table*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.facts[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Example field in *Spreadsheet → Expense report → Primary → Lines above the table*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.facts[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *Spreadsheet → Expense report → Primary → Categories*
 */
export interface SpreadsheetSliceExpenseReportPrimaryCategoriesItem {
	/**
	 * Name field in *Spreadsheet → Expense report → Primary → Categories*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.categories[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
}

/**
 * Item in *Spreadsheet → Expense report → Primary → Examples of expenses*
 */
export interface SpreadsheetSliceExpenseReportPrimaryExamplesItem {
	/**
	 * Day field in *Spreadsheet → Expense report → Primary → Examples of expenses*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.examples[].date
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	date: prismic.DateField;
	
	/**
	 * What for field in *Spreadsheet → Expense report → Primary → Examples of expenses*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.examples[].description
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
	
	/**
	 * Category field in *Spreadsheet → Expense report → Primary → Examples of expenses*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.examples[].category
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	category: prismic.KeyTextField;
	
	/**
	 * Sum on the receipt field in *Spreadsheet → Expense report → Primary → Examples of expenses*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.examples[].paid
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	paid: prismic.NumberField;
	
	/**
	 * Its currency: EUR field in *Spreadsheet → Expense report → Primary → Examples of expenses*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.examples[].currency
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	currency: prismic.KeyTextField;
	
	/**
	 * Worth of one unit field in *Spreadsheet → Expense report → Primary → Examples of expenses*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.examples[].exchange
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	exchange: prismic.NumberField;
	
	/**
	 * VAT rate in per cent field in *Spreadsheet → Expense report → Primary → Examples of expenses*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.examples[].vat_rate
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	vat_rate: prismic.NumberField;
}

/**
 * Item in *Spreadsheet → Invoice → Primary → Example: lines of the sender*
 */
export interface SpreadsheetSliceInvoicePrimarySenderItem {
	/**
	 * Line field in *Spreadsheet → Invoice → Primary → Example: lines of the sender*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.sender[].line
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	line: prismic.KeyTextField;
}

/**
 * Item in *Spreadsheet → Invoice → Primary → Example: lines of the recipient*
 */
export interface SpreadsheetSliceInvoicePrimaryRecipientItem {
	/**
	 * Line field in *Spreadsheet → Invoice → Primary → Example: lines of the recipient*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.recipient[].line
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	line: prismic.KeyTextField;
}

/**
 * Item in *Spreadsheet → Invoice → Primary → Lines below the table*
 */
export interface SpreadsheetSliceInvoicePrimaryNotesItem {
	/**
	 * Line field in *Spreadsheet → Invoice → Primary → Lines below the table*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.notes[].line
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	line: prismic.KeyTextField;
}

/**
 * Item in *Spreadsheet → Invoice → Primary → VAT rates with a sum*
 */
export interface SpreadsheetSliceInvoicePrimaryRatesItem {
	/**
	 * Per cent field in *Spreadsheet → Invoice → Primary → VAT rates with a sum*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.rates[].rate
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	rate: prismic.NumberField;
}

/**
 * Item in *Spreadsheet → Invoice → Primary → Examples of items*
 */
export interface SpreadsheetSliceInvoicePrimaryExamplesItem {
	/**
	 * What field in *Spreadsheet → Invoice → Primary → Examples of items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.examples[].description
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
	
	/**
	 * How much field in *Spreadsheet → Invoice → Primary → Examples of items*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.examples[].quantity
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	quantity: prismic.NumberField;
	
	/**
	 * Price field in *Spreadsheet → Invoice → Primary → Examples of items*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.examples[].price
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	price: prismic.NumberField;
	
	/**
	 * VAT rate in per cent field in *Spreadsheet → Invoice → Primary → Examples of items*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.examples[].rate
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	rate: prismic.NumberField;
}

/**
 * Item in *Spreadsheet → Mileage log → Primary → Examples of journeys*
 */
export interface SpreadsheetSliceMileageLogPrimaryExamplesItem {
	/**
	 * Day field in *Spreadsheet → Mileage log → Primary → Examples of journeys*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.examples[].date
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	date: prismic.DateField;
	
	/**
	 * From field in *Spreadsheet → Mileage log → Primary → Examples of journeys*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.examples[].from
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	from: prismic.KeyTextField;
	
	/**
	 * To field in *Spreadsheet → Mileage log → Primary → Examples of journeys*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.examples[].to
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	to: prismic.KeyTextField;
	
	/**
	 * Why field in *Spreadsheet → Mileage log → Primary → Examples of journeys*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.examples[].purpose
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	purpose: prismic.KeyTextField;
	
	/**
	 * Distance field in *Spreadsheet → Mileage log → Primary → Examples of journeys*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.examples[].distance
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	distance: prismic.NumberField;
}

/**
 * Item in *Spreadsheet → Cash flow → Primary → What comes in*
 */
export interface SpreadsheetSliceCashFlowPrimaryMoneyInItem {
	/**
	 * What field in *Spreadsheet → Cash flow → Primary → What comes in*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.money_in[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Sums of 13 weeks: 640; 640; 0 field in *Spreadsheet → Cash flow → Primary → What comes in*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.money_in[].weeks
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	weeks: prismic.KeyTextField;
}

/**
 * Item in *Spreadsheet → Cash flow → Primary → What goes out*
 */
export interface SpreadsheetSliceCashFlowPrimaryMoneyOutItem {
	/**
	 * What field in *Spreadsheet → Cash flow → Primary → What goes out*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.money_out[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Sums of 13 weeks: 640; 640; 0 field in *Spreadsheet → Cash flow → Primary → What goes out*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.money_out[].weeks
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	weeks: prismic.KeyTextField;
}

/**
 * Primary content in *Spreadsheet → Expense report → Primary*
 */
export interface SpreadsheetSliceExpenseReportPrimary {
	/**
	 * Anchor field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: spreadsheet.expense_report.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Button that downloads the file field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.download_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	download_label: prismic.KeyTextField;
	
	/**
	 * Small print below the button field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.file_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	file_note: prismic.KeyTextField;
	
	/**
	 * By email: lead form field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.lead_form
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * By email: heading of the form field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.send_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_heading: prismic.KeyTextField;
	
	/**
	 * By email: what is sent field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.send_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_text: prismic.KeyTextField;
	
	/**
	 * Sheet: paper heading field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.paper_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	paper_heading: prismic.KeyTextField;
	
	/**
	 * Sheet: date label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.date_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	date_label: prismic.KeyTextField;
	
	/**
	 * Sheet: description label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.description_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description_label: prismic.KeyTextField;
	
	/**
	 * Sheet: category label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.category_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	category_label: prismic.KeyTextField;
	
	/**
	 * Sheet: amount label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.amount_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	amount_label: prismic.KeyTextField;
	
	/**
	 * Sheet: journey label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.journey_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	journey_label: prismic.KeyTextField;
	
	/**
	 * Sheet: distance label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.distance_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	distance_label: prismic.KeyTextField;
	
	/**
	 * Sheet: place label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.place_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	place_label: prismic.KeyTextField;
	
	/**
	 * Sheet: days label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.days_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	days_label: prismic.KeyTextField;
	
	/**
	 * Sheet: day rate label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.day_rate_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	day_rate_label: prismic.KeyTextField;
	
	/**
	 * Sheet: stays total label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.stays_total_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stays_total_label: prismic.KeyTextField;
	
	/**
	 * Sheet: expenses total label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.expenses_total_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	expenses_total_label: prismic.KeyTextField;
	
	/**
	 * Sheet: mileage label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.mileage_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	mileage_label: prismic.KeyTextField;
	
	/**
	 * Sheet: mileage total label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.mileage_total_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	mileage_total_label: prismic.KeyTextField;
	
	/**
	 * Sheet: total label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.total_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	total_label: prismic.KeyTextField;
	
	/**
	 * Sheet: advance label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.advance_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	advance_label: prismic.KeyTextField;
	
	/**
	 * Sheet: due label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.due_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	due_label: prismic.KeyTextField;
	
	/**
	 * Sheet: categories heading field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.categories_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	categories_heading: prismic.KeyTextField;
	
	/**
	 * Sheet: signature label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.signature_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	signature_label: prismic.KeyTextField;
	
	/**
	 * Sheet: approval label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.approval_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	approval_label: prismic.KeyTextField;
	
	/**
	 * Sheet: paid label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.paid_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	paid_label: prismic.KeyTextField;
	
	/**
	 * Sheet: paid currency label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.paid_currency_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	paid_currency_label: prismic.KeyTextField;
	
	/**
	 * Sheet: exchange label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.exchange_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	exchange_label: prismic.KeyTextField;
	
	/**
	 * Sheet: vat rate label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.vat_rate_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	vat_rate_label: prismic.KeyTextField;
	
	/**
	 * Sheet: vat label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.vat_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	vat_label: prismic.KeyTextField;
	
	/**
	 * Sheet: net label field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.net_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	net_label: prismic.KeyTextField;
	
	/**
	 * Lines above the table field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.facts[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	facts: prismic.GroupField<Simplify<SpreadsheetSliceExpenseReportPrimaryFactsItem>>;
	
	/**
	 * Categories field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.categories[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	categories: prismic.GroupField<Simplify<SpreadsheetSliceExpenseReportPrimaryCategoriesItem>>;
	
	/**
	 * Examples of expenses field in *Spreadsheet → Expense report → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.expense_report.primary.examples[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	examples: prismic.GroupField<Simplify<SpreadsheetSliceExpenseReportPrimaryExamplesItem>>;
}

/**
 * Expense report variation for Spreadsheet Slice
 *
 * - **API ID**: `expense_report`
 * - **Description**: An expense report with VAT, other currencies and mileage.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SpreadsheetSliceExpenseReport = prismic.SharedSliceVariation<"expense_report", Simplify<SpreadsheetSliceExpenseReportPrimary>, never>;

/**
 * Primary content in *Spreadsheet → Invoice → Primary*
 */
export interface SpreadsheetSliceInvoicePrimary {
	/**
	 * Anchor field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: spreadsheet.invoice.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Button that downloads the file field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.download_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	download_label: prismic.KeyTextField;
	
	/**
	 * Small print below the button field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.file_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	file_note: prismic.KeyTextField;
	
	/**
	 * By email: lead form field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.lead_form
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * By email: heading of the form field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.send_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_heading: prismic.KeyTextField;
	
	/**
	 * By email: what is sent field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.send_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_text: prismic.KeyTextField;
	
	/**
	 * Sheet: paper heading field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.paper_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	paper_heading: prismic.KeyTextField;
	
	/**
	 * Sheet: to label field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.to_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	to_label: prismic.KeyTextField;
	
	/**
	 * Sheet: number label field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.number_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	number_label: prismic.KeyTextField;
	
	/**
	 * Sheet: date label field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.date_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	date_label: prismic.KeyTextField;
	
	/**
	 * Sheet: term label field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.term_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	term_label: prismic.KeyTextField;
	
	/**
	 * Sheet: due label field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.due_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	due_label: prismic.KeyTextField;
	
	/**
	 * Sheet: description label field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.description_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description_label: prismic.KeyTextField;
	
	/**
	 * Sheet: quantity label field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.quantity_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quantity_label: prismic.KeyTextField;
	
	/**
	 * Sheet: price label field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.price_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	price_label: prismic.KeyTextField;
	
	/**
	 * Sheet: rate label field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.rate_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rate_label: prismic.KeyTextField;
	
	/**
	 * Sheet: amount label field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.amount_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	amount_label: prismic.KeyTextField;
	
	/**
	 * Sheet: net label field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.net_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	net_label: prismic.KeyTextField;
	
	/**
	 * Sheet: tax label field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.tax_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tax_label: prismic.KeyTextField;
	
	/**
	 * Sheet: total label field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.total_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	total_label: prismic.KeyTextField;
	
	/**
	 * Example: number field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.number
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	number: prismic.KeyTextField;
	
	/**
	 * Example: date field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.date
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	date: prismic.DateField;
	
	/**
	 * Example: days to pay field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.term
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	term: prismic.NumberField;
	
	/**
	 * Example: lines of the sender field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.sender[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	sender: prismic.GroupField<Simplify<SpreadsheetSliceInvoicePrimarySenderItem>>;
	
	/**
	 * Example: lines of the recipient field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.recipient[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	recipient: prismic.GroupField<Simplify<SpreadsheetSliceInvoicePrimaryRecipientItem>>;
	
	/**
	 * Lines below the table field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.notes[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	notes: prismic.GroupField<Simplify<SpreadsheetSliceInvoicePrimaryNotesItem>>;
	
	/**
	 * VAT rates with a sum field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.rates[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	rates: prismic.GroupField<Simplify<SpreadsheetSliceInvoicePrimaryRatesItem>>;
	
	/**
	 * Examples of items field in *Spreadsheet → Invoice → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.invoice.primary.examples[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	examples: prismic.GroupField<Simplify<SpreadsheetSliceInvoicePrimaryExamplesItem>>;
}

/**
 * Invoice variation for Spreadsheet Slice
 *
 * - **API ID**: `invoice`
 * - **Description**: An invoice that adds up VAT by rate.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SpreadsheetSliceInvoice = prismic.SharedSliceVariation<"invoice", Simplify<SpreadsheetSliceInvoicePrimary>, never>;

/**
 * Primary content in *Spreadsheet → Mileage log → Primary*
 */
export interface SpreadsheetSliceMileageLogPrimary {
	/**
	 * Anchor field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: spreadsheet.mileage_log.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Button that downloads the file field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.download_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	download_label: prismic.KeyTextField;
	
	/**
	 * Small print below the button field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.file_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	file_note: prismic.KeyTextField;
	
	/**
	 * By email: lead form field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.lead_form
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * By email: heading of the form field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.send_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_heading: prismic.KeyTextField;
	
	/**
	 * By email: what is sent field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.send_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_text: prismic.KeyTextField;
	
	/**
	 * Sheet: paper heading field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.paper_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	paper_heading: prismic.KeyTextField;
	
	/**
	 * Sheet: paper note field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.paper_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	paper_note: prismic.KeyTextField;
	
	/**
	 * Sheet: name label field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.name_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name_label: prismic.KeyTextField;
	
	/**
	 * Sheet: rate label field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.rate_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rate_label: prismic.KeyTextField;
	
	/**
	 * Sheet: rate above label field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.rate_above_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rate_above_label: prismic.KeyTextField;
	
	/**
	 * Sheet: limit label field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.limit_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	limit_label: prismic.KeyTextField;
	
	/**
	 * Sheet: so far label field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.so_far_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	so_far_label: prismic.KeyTextField;
	
	/**
	 * Sheet: date label field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.date_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	date_label: prismic.KeyTextField;
	
	/**
	 * Sheet: from label field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.from_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	from_label: prismic.KeyTextField;
	
	/**
	 * Sheet: to label field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.to_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	to_label: prismic.KeyTextField;
	
	/**
	 * Sheet: purpose label field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.purpose_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	purpose_label: prismic.KeyTextField;
	
	/**
	 * Sheet: distance label field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.distance_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	distance_label: prismic.KeyTextField;
	
	/**
	 * Sheet: year label field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.year_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	year_label: prismic.KeyTextField;
	
	/**
	 * Sheet: above label field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.above_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	above_label: prismic.KeyTextField;
	
	/**
	 * Sheet: amount label field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.amount_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	amount_label: prismic.KeyTextField;
	
	/**
	 * Sheet: total label field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.total_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	total_label: prismic.KeyTextField;
	
	/**
	 * Example: name field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Rate up to the limit field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.rate
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	rate: prismic.NumberField;
	
	/**
	 * Rate above the limit field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.rate_above
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	rate_above: prismic.NumberField;
	
	/**
	 * Limit in the year field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
	
	/**
	 * Example: distance on older logs field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.so_far
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	so_far: prismic.NumberField;
	
	/**
	 * Examples of journeys field in *Spreadsheet → Mileage log → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.mileage_log.primary.examples[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	examples: prismic.GroupField<Simplify<SpreadsheetSliceMileageLogPrimaryExamplesItem>>;
}

/**
 * Mileage log variation for Spreadsheet Slice
 *
 * - **API ID**: `mileage_log`
 * - **Description**: Journeys with a rate that falls above a distance in the year.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SpreadsheetSliceMileageLog = prismic.SharedSliceVariation<"mileage_log", Simplify<SpreadsheetSliceMileageLogPrimary>, never>;

/**
 * Primary content in *Spreadsheet → Cash flow → Primary*
 */
export interface SpreadsheetSliceCashFlowPrimary {
	/**
	 * Anchor field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: spreadsheet.cash_flow.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Button that downloads the file field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.download_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	download_label: prismic.KeyTextField;
	
	/**
	 * Small print below the button field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.file_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	file_note: prismic.KeyTextField;
	
	/**
	 * By email: lead form field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.lead_form
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * By email: heading of the form field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.send_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_heading: prismic.KeyTextField;
	
	/**
	 * By email: what is sent field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.send_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_text: prismic.KeyTextField;
	
	/**
	 * Sheet: paper heading field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.paper_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	paper_heading: prismic.KeyTextField;
	
	/**
	 * Sheet: paper note field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.paper_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	paper_note: prismic.KeyTextField;
	
	/**
	 * Sheet: balance label field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.balance_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	balance_label: prismic.KeyTextField;
	
	/**
	 * Sheet: monday label field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.monday_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	monday_label: prismic.KeyTextField;
	
	/**
	 * Sheet: lowest label field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.lowest_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	lowest_label: prismic.KeyTextField;
	
	/**
	 * Sheet: week label field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.week_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	week_label: prismic.KeyTextField;
	
	/**
	 * Sheet: in heading field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.in_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	in_heading: prismic.KeyTextField;
	
	/**
	 * Sheet: in total label field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.in_total_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	in_total_label: prismic.KeyTextField;
	
	/**
	 * Sheet: out heading field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.out_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	out_heading: prismic.KeyTextField;
	
	/**
	 * Sheet: out total label field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.out_total_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	out_total_label: prismic.KeyTextField;
	
	/**
	 * Sheet: friday label field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.friday_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	friday_label: prismic.KeyTextField;
	
	/**
	 * Example: balance today field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.balance
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	balance: prismic.NumberField;
	
	/**
	 * Example: first Monday field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.monday
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	monday: prismic.DateField;
	
	/**
	 * What comes in field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.money_in[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	money_in: prismic.GroupField<Simplify<SpreadsheetSliceCashFlowPrimaryMoneyInItem>>;
	
	/**
	 * What goes out field in *Spreadsheet → Cash flow → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spreadsheet.cash_flow.primary.money_out[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	money_out: prismic.GroupField<Simplify<SpreadsheetSliceCashFlowPrimaryMoneyOutItem>>;
}

/**
 * Cash flow variation for Spreadsheet Slice
 *
 * - **API ID**: `cash_flow`
 * - **Description**: A forecast of thirteen weeks.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SpreadsheetSliceCashFlow = prismic.SharedSliceVariation<"cash_flow", Simplify<SpreadsheetSliceCashFlowPrimary>, never>;

/**
 * Slice variation for *Spreadsheet*
 */
type SpreadsheetSliceVariation = SpreadsheetSliceExpenseReport | SpreadsheetSliceInvoice | SpreadsheetSliceMileageLog | SpreadsheetSliceCashFlow

/**
 * Spreadsheet Shared Slice
 *
 * - **API ID**: `spreadsheet`
 * - **Description**: A template as a spreadsheet. The export makes the file of these texts and examples.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SpreadsheetSlice = prismic.SharedSlice<"spreadsheet", SpreadsheetSliceVariation>;

/**
 * Item in *Stats → Row → Primary → Figures*
 */
export interface StatsSliceRowPrimaryItemsItem {
	/**
	 * Value field in *Stats → Row → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stats.row.primary.items[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * Label field in *Stats → Row → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stats.row.primary.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Source field in *Stats → Row → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stats.row.primary.items[].source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
}

/**
 * Item in *Stats → Cards → Primary → Figures*
 */
export interface StatsSliceCardsPrimaryItemsItem {
	/**
	 * Value field in *Stats → Cards → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stats.cards.primary.items[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * Label field in *Stats → Cards → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stats.cards.primary.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Source field in *Stats → Cards → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stats.cards.primary.items[].source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
	
	/**
	 * Share for the gauge, 0 to 100 field in *Stats → Cards → Primary → Figures*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stats.cards.primary.items[].share
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	share: prismic.NumberField;
}

/**
 * Primary content in *Stats → Row → Primary*
 */
export interface StatsSliceRowPrimary {
	/**
	 * Anchor field in *Stats → Row → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stats.row.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Stats → Row → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: stats.row.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *Stats → Row → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stats.row.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Figures field in *Stats → Row → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stats.row.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<StatsSliceRowPrimaryItemsItem>>;
}

/**
 * Row variation for Stats Slice
 *
 * - **API ID**: `row`
 * - **Description**: Row
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StatsSliceRow = prismic.SharedSliceVariation<"row", Simplify<StatsSliceRowPrimary>, never>;

/**
 * Primary content in *Stats → Cards → Primary*
 */
export interface StatsSliceCardsPrimary {
	/**
	 * Anchor field in *Stats → Cards → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stats.cards.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Stats → Cards → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: stats.cards.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *Stats → Cards → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stats.cards.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Stats → Cards → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stats.cards.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Figures field in *Stats → Cards → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stats.cards.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<StatsSliceCardsPrimaryItemsItem>>;
}

/**
 * Cards variation for Stats Slice
 *
 * - **API ID**: `cards`
 * - **Description**: Cards
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StatsSliceCards = prismic.SharedSliceVariation<"cards", Simplify<StatsSliceCardsPrimary>, never>;

/**
 * Slice variation for *Stats*
 */
type StatsSliceVariation = StatsSliceRow | StatsSliceCards

/**
 * Stats Shared Slice
 *
 * - **API ID**: `stats`
 * - **Description**: Figures.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StatsSlice = prismic.SharedSlice<"stats", StatsSliceVariation>;

/**
 * Item in *Steps → Numbered → Primary → Steps*
 */
export interface StepsSliceNumberedPrimaryItemsItem {
	/**
	 * Hour field in *Steps → Numbered → Primary → Steps*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.numbered.primary.items[].hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Heading field in *Steps → Numbered → Primary → Steps*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.numbered.primary.items[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Steps → Numbered → Primary → Steps*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.numbered.primary.items[].body
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	body: prismic.KeyTextField;
}

/**
 * Item in *Steps → Timeline → Primary → Moments*
 */
export interface StepsSliceTimelinePrimaryItemsItem {
	/**
	 * When field in *Steps → Timeline → Primary → Moments*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.timeline.primary.items[].when
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	when: prismic.KeyTextField;
	
	/**
	 * Heading field in *Steps → Timeline → Primary → Moments*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.timeline.primary.items[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Steps → Timeline → Primary → Moments*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.timeline.primary.items[].body
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	body: prismic.KeyTextField;
}

/**
 * Primary content in *Steps → Numbered → Primary*
 */
export interface StepsSliceNumberedPrimary {
	/**
	 * Anchor field in *Steps → Numbered → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.numbered.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Steps → Numbered → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: steps.numbered.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Steps → Numbered → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.numbered.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Steps → Numbered → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.numbered.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Steps → Numbered → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.numbered.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Steps → Numbered → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.numbered.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Steps field in *Steps → Numbered → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.numbered.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<StepsSliceNumberedPrimaryItemsItem>>;
}

/**
 * Numbered variation for Steps Slice
 *
 * - **API ID**: `numbered`
 * - **Description**: Numbered
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StepsSliceNumbered = prismic.SharedSliceVariation<"numbered", Simplify<StepsSliceNumberedPrimary>, never>;

/**
 * Primary content in *Steps → Timeline → Primary*
 */
export interface StepsSliceTimelinePrimary {
	/**
	 * Anchor field in *Steps → Timeline → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.timeline.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Steps → Timeline → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: steps.timeline.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Steps → Timeline → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.timeline.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Steps → Timeline → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.timeline.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Steps → Timeline → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.timeline.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Steps → Timeline → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.timeline.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * The newest moment is the first field in *Steps → Timeline → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: steps.timeline.primary.is_newest_first
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_newest_first: prismic.BooleanField;
	
	/**
	 * Moments field in *Steps → Timeline → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.timeline.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<StepsSliceTimelinePrimaryItemsItem>>;
}

/**
 * Timeline variation for Steps Slice
 *
 * - **API ID**: `timeline`
 * - **Description**: Timeline
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StepsSliceTimeline = prismic.SharedSliceVariation<"timeline", Simplify<StepsSliceTimelinePrimary>, never>;

/**
 * Slice variation for *Steps*
 */
type StepsSliceVariation = StepsSliceNumbered | StepsSliceTimeline

/**
 * Steps Shared Slice
 *
 * - **API ID**: `steps`
 * - **Description**: How something goes, in order.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StepsSlice = prismic.SharedSlice<"steps", StepsSliceVariation>;

/**
 * Primary content in *StoredData → Default → Primary*
 */
export interface StoredDataSliceDefaultPrimary {
	/**
	 * Anchor field in *StoredData → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stored_data.default.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *StoredData → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: stored_data.default.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
}

/**
 * Default variation for StoredData Slice
 *
 * - **API ID**: `default`
 * - **Description**: Default
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StoredDataSliceDefault = prismic.SharedSliceVariation<"default", Simplify<StoredDataSliceDefaultPrimary>, never>;

/**
 * Slice variation for *StoredData*
 */
type StoredDataSliceVariation = StoredDataSliceDefault

/**
 * StoredData Shared Slice
 *
 * - **API ID**: `stored_data`
 * - **Description**: What the site stores in browsers, as its code has it. The words are in the global strings.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StoredDataSlice = prismic.SharedSlice<"stored_data", StoredDataSliceVariation>;

/**
 * Item in *Team → People → Primary → People*
 */
export interface TeamSlicePeoplePrimaryItemsItem {
	/**
	 * Name field in *Team → People → Primary → People*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.people.primary.items[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Role field in *Team → People → Primary → People*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.people.primary.items[].role
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * Place field in *Team → People → Primary → People*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.people.primary.items[].place
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	place: prismic.KeyTextField;
	
	/**
	 * Portrait: the person’s id field in *Team → People → Primary → People*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.people.primary.items[].portrait
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	portrait: prismic.KeyTextField;
}

/**
 * Item in *Team → Benefits → Primary → Benefits*
 */
export interface TeamSliceBenefitsPrimaryItemsItem {
	/**
	 * Heading field in *Team → Benefits → Primary → Benefits*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.benefits.primary.items[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Team → Benefits → Primary → Benefits*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.benefits.primary.items[].body
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	body: prismic.KeyTextField;
}

/**
 * Primary content in *Team → People → Primary*
 */
export interface TeamSlicePeoplePrimary {
	/**
	 * Anchor field in *Team → People → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.people.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Team → People → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: team.people.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Team → People → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.people.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Team → People → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.people.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Team → People → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.people.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Team → People → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.people.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * People field in *Team → People → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.people.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<TeamSlicePeoplePrimaryItemsItem>>;
}

/**
 * People variation for Team Slice
 *
 * - **API ID**: `people`
 * - **Description**: People
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TeamSlicePeople = prismic.SharedSliceVariation<"people", Simplify<TeamSlicePeoplePrimary>, never>;

/**
 * Primary content in *Team → Benefits → Primary*
 */
export interface TeamSliceBenefitsPrimary {
	/**
	 * Anchor field in *Team → Benefits → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.benefits.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Team → Benefits → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: team.benefits.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Team → Benefits → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.benefits.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Team → Benefits → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.benefits.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Team → Benefits → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.benefits.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Team → Benefits → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.benefits.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Benefits field in *Team → Benefits → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: team.benefits.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<TeamSliceBenefitsPrimaryItemsItem>>;
}

/**
 * Benefits variation for Team Slice
 *
 * - **API ID**: `benefits`
 * - **Description**: Benefits
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TeamSliceBenefits = prismic.SharedSliceVariation<"benefits", Simplify<TeamSliceBenefitsPrimary>, never>;

/**
 * Slice variation for *Team*
 */
type TeamSliceVariation = TeamSlicePeople | TeamSliceBenefits

/**
 * Team Shared Slice
 *
 * - **API ID**: `team`
 * - **Description**: People, and what they get.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TeamSlice = prismic.SharedSlice<"team", TeamSliceVariation>;

/**
 * Item in *Testimonial → Carousel → Primary → Voices*
 */
export interface TestimonialSliceCarouselPrimaryItemsItem {
	/**
	 * Quote field in *Testimonial → Carousel → Primary → Voices*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.carousel.primary.items[].quote
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote: prismic.KeyTextField;
	
	/**
	 * Author field in *Testimonial → Carousel → Primary → Voices*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.carousel.primary.items[].author
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	author: prismic.KeyTextField;
	
	/**
	 * Role field in *Testimonial → Carousel → Primary → Voices*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.carousel.primary.items[].role
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * Company field in *Testimonial → Carousel → Primary → Voices*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.carousel.primary.items[].company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	company: prismic.KeyTextField;
	
	/**
	 * Portrait: the person’s id field in *Testimonial → Carousel → Primary → Voices*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.carousel.primary.items[].portrait
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	portrait: prismic.KeyTextField;
	
	/**
	 * Link field in *Testimonial → Carousel → Primary → Voices*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.carousel.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Testimonial → Review → Primary → Reviews*
 */
export interface TestimonialSliceReviewPrimaryItemsItem {
	/**
	 * Heading field in *Testimonial → Review → Primary → Reviews*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.review.primary.items[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Quote field in *Testimonial → Review → Primary → Reviews*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.review.primary.items[].quote
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote: prismic.KeyTextField;
	
	/**
	 * Author field in *Testimonial → Review → Primary → Reviews*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.review.primary.items[].author
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	author: prismic.KeyTextField;
	
	/**
	 * Role and company field in *Testimonial → Review → Primary → Reviews*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.review.primary.items[].role
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * Score out of 5 field in *Testimonial → Review → Primary → Reviews*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.review.primary.items[].score
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	score: prismic.NumberField;
	
	/**
	 * Source field in *Testimonial → Review → Primary → Reviews*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.review.primary.items[].source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
}

/**
 * Item in *Testimonial → Wall → Primary → Voices*
 */
export interface TestimonialSliceWallPrimaryItemsItem {
	/**
	 * Quote, one line field in *Testimonial → Wall → Primary → Voices*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.wall.primary.items[].quote
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote: prismic.KeyTextField;
	
	/**
	 * Trade field in *Testimonial → Wall → Primary → Voices*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.wall.primary.items[].trade
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	trade: prismic.KeyTextField;
	
	/**
	 * City field in *Testimonial → Wall → Primary → Voices*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.wall.primary.items[].city
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
}

/**
 * Primary content in *Testimonial → Quote → Primary*
 */
export interface TestimonialSliceQuotePrimary {
	/**
	 * Anchor field in *Testimonial → Quote → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.quote.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Testimonial → Quote → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: testimonial.quote.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour field in *Testimonial → Quote → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.quote.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Testimonial → Quote → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.quote.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Quote field in *Testimonial → Quote → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.quote.primary.quote
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote: prismic.KeyTextField;
	
	/**
	 * Author field in *Testimonial → Quote → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.quote.primary.author
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	author: prismic.KeyTextField;
	
	/**
	 * Role and company field in *Testimonial → Quote → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.quote.primary.role
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * Portrait: the person’s id field in *Testimonial → Quote → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.quote.primary.portrait
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	portrait: prismic.KeyTextField;
	
	/**
	 * Links field in *Testimonial → Quote → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.quote.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
}

/**
 * Quote variation for Testimonial Slice
 *
 * - **API ID**: `quote`
 * - **Description**: Quote
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TestimonialSliceQuote = prismic.SharedSliceVariation<"quote", Simplify<TestimonialSliceQuotePrimary>, never>;

/**
 * Primary content in *Testimonial → Carousel → Primary*
 */
export interface TestimonialSliceCarouselPrimary {
	/**
	 * Anchor field in *Testimonial → Carousel → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.carousel.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Testimonial → Carousel → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: testimonial.carousel.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *Testimonial → Carousel → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.carousel.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Voices field in *Testimonial → Carousel → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.carousel.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<TestimonialSliceCarouselPrimaryItemsItem>>;
}

/**
 * Carousel variation for Testimonial Slice
 *
 * - **API ID**: `carousel`
 * - **Description**: Carousel
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TestimonialSliceCarousel = prismic.SharedSliceVariation<"carousel", Simplify<TestimonialSliceCarouselPrimary>, never>;

/**
 * Primary content in *Testimonial → Review → Primary*
 */
export interface TestimonialSliceReviewPrimary {
	/**
	 * Anchor field in *Testimonial → Review → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.review.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Testimonial → Review → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: testimonial.review.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *Testimonial → Review → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.review.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Testimonial → Review → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.review.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Reviews field in *Testimonial → Review → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.review.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<TestimonialSliceReviewPrimaryItemsItem>>;
}

/**
 * Review variation for Testimonial Slice
 *
 * - **API ID**: `review`
 * - **Description**: Review
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TestimonialSliceReview = prismic.SharedSliceVariation<"review", Simplify<TestimonialSliceReviewPrimary>, never>;

/**
 * Primary content in *Testimonial → Wall → Primary*
 */
export interface TestimonialSliceWallPrimary {
	/**
	 * Anchor field in *Testimonial → Wall → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.wall.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Testimonial → Wall → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: testimonial.wall.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *Testimonial → Wall → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.wall.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Testimonial → Wall → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.wall.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Voices field in *Testimonial → Wall → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.wall.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<TestimonialSliceWallPrimaryItemsItem>>;
}

/**
 * Wall variation for Testimonial Slice
 *
 * - **API ID**: `wall`
 * - **Description**: Wall
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TestimonialSliceWall = prismic.SharedSliceVariation<"wall", Simplify<TestimonialSliceWallPrimary>, never>;

/**
 * Slice variation for *Testimonial*
 */
type TestimonialSliceVariation = TestimonialSliceQuote | TestimonialSliceCarousel | TestimonialSliceReview | TestimonialSliceWall

/**
 * Testimonial Shared Slice
 *
 * - **API ID**: `testimonial`
 * - **Description**: What a customer says.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TestimonialSlice = prismic.SharedSlice<"testimonial", TestimonialSliceVariation>;

/**
 * Primary content in *ThankYou → Default → Primary*
 */
export interface ThankYouSliceDefaultPrimary {
	/**
	 * Anchor field in *ThankYou → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: thank_you.default.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *ThankYou → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: thank_you.default.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *ThankYou → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: thank_you.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *ThankYou → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: thank_you.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *ThankYou → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: thank_you.default.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * Drawing on the horizon field in *ThankYou → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: thank_you.default.primary.drawing
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	drawing: prismic.SelectField<"receipt" | "lorry" | "pot" | "phone" | "key" | "suitcase" | "clapper" | "shop" | "crane" | "easel" | "plug" | "envelope" | "calendar" | "books" | "two_books" | "paper" | "newspaper" | "door" | "desk" | "scales" | "bubbles" | "sheet" | "lock" | "cup">;
}

/**
 * Default variation for ThankYou Slice
 *
 * - **API ID**: `default`
 * - **Description**: Default
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ThankYouSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ThankYouSliceDefaultPrimary>, never>;

/**
 * Primary content in *ThankYou → Download → Primary*
 */
export interface ThankYouSliceDownloadPrimary {
	/**
	 * Anchor field in *ThankYou → Download → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: thank_you.download.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *ThankYou → Download → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: thank_you.download.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Heading field in *ThankYou → Download → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: thank_you.download.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *ThankYou → Download → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: thank_you.download.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Links field in *ThankYou → Download → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: thank_you.download.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * File field in *ThankYou → Download → Primary*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: thank_you.download.primary.file
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	file: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Words beside the requested ebook field in *ThankYou → Download → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: thank_you.download.primary.ebook_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ebook_text: prismic.KeyTextField;
	
	/**
	 * File title field in *ThankYou → Download → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: thank_you.download.primary.file_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	file_title: prismic.KeyTextField;
	
	/**
	 * Drawing on the horizon field in *ThankYou → Download → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: thank_you.download.primary.drawing
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	drawing: prismic.SelectField<"receipt" | "lorry" | "pot" | "phone" | "key" | "suitcase" | "clapper" | "shop" | "crane" | "easel" | "plug" | "envelope" | "calendar" | "books" | "two_books" | "paper" | "newspaper" | "door" | "desk" | "scales" | "bubbles" | "sheet" | "lock" | "cup">;
}

/**
 * Download variation for ThankYou Slice
 *
 * - **API ID**: `download`
 * - **Description**: Download
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ThankYouSliceDownload = prismic.SharedSliceVariation<"download", Simplify<ThankYouSliceDownloadPrimary>, never>;

/**
 * Slice variation for *ThankYou*
 */
type ThankYouSliceVariation = ThankYouSliceDefault | ThankYouSliceDownload

/**
 * ThankYou Shared Slice
 *
 * - **API ID**: `thank_you`
 * - **Description**: It worked.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ThankYouSlice = prismic.SharedSlice<"thank_you", ThankYouSliceVariation>;

/**
 * Item in *Tool → Invoice generator → Primary → Example: values of the fields*
 */
export interface ToolSliceInvoiceGeneratorPrimaryExampleItem {
	/**
	 * Name of the field field in *Tool → Invoice generator → Primary → Example: values of the fields*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.example[].field
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	field: prismic.KeyTextField;
	
	/**
	 * Value field in *Tool → Invoice generator → Primary → Example: values of the fields*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.example[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *Tool → Expense report generator → Primary → Expenses: categories*
 */
export interface ToolSliceExpenseReportGeneratorPrimaryCategoriesItem {
	/**
	 * Name field in *Tool → Expense report generator → Primary → Expenses: categories*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.categories[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Colour field in *Tool → Expense report generator → Primary → Expenses: categories*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.categories[].token
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	token: prismic.SelectField<"entertainment" | "equipment" | "marketing" | "meals_and_drinks" | "office" | "phone_and_internet" | "software" | "travel" | "service" | "supplies" | "other" | "none" | "unknown">;
}

/**
 * Item in *Tool → Expense report generator → Primary → Example: values of the fields*
 */
export interface ToolSliceExpenseReportGeneratorPrimaryExampleItem {
	/**
	 * Name of the field field in *Tool → Expense report generator → Primary → Example: values of the fields*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.example[].field
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	field: prismic.KeyTextField;
	
	/**
	 * Value field in *Tool → Expense report generator → Primary → Example: values of the fields*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.example[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *Tool → Expense policy builder → Primary → Sections → Clauses*
 */
export interface ToolSliceExpensePolicyBuilderPrimarySectionsClausesItem {
	/**
	 * Sentence, with {company} {approver} {meals} {client_meal} {hotel} {software} {receipt} {approval} {mileage} {deadline} field in *Tool → Expense policy builder → Primary → Sections → Clauses*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.sections[].clauses[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Only if field in *Tool → Expense policy builder → Primary → Sections → Clauses*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.sections[].clauses[].when
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	when: prismic.SelectField<"alcohol:yes" | "alcohol:no" | "travel_class:economy" | "travel_class:premium" | "receipt_from:zero" | "receipt_from:limit">;
}

/**
 * Item in *Tool → Expense policy builder → Primary → Sections*
 */
export interface ToolSliceExpensePolicyBuilderPrimarySectionsItem {
	/**
	 * Heading field in *Tool → Expense policy builder → Primary → Sections*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.sections[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Clauses field in *Tool → Expense policy builder → Primary → Sections*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.sections[].clauses[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	clauses: prismic.NestedGroupField<Simplify<ToolSliceExpensePolicyBuilderPrimarySectionsClausesItem>>;
}

/**
 * Primary content in *Tool → Invoice generator → Primary*
 */
export interface ToolSliceInvoiceGeneratorPrimary {
	/**
	 * Anchor field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: tool.invoice_generator.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Form: what to do without JavaScript field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.script_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	script_note: prismic.KeyTextField;
	
	/**
	 * Begin: button that fills in the example field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.example_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	example_label: prismic.KeyTextField;
	
	/**
	 * Begin: button that empties the fields field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.empty_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	empty_label: prismic.KeyTextField;
	
	/**
	 * Begin: question before entries are replaced field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.replace_question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	replace_question: prismic.KeyTextField;
	
	/**
	 * Begin: answer that replaces them field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.replace_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	replace_label: prismic.KeyTextField;
	
	/**
	 * Begin and forget: answer that changes nothing field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.cancel_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cancel_label: prismic.KeyTextField;
	
	/**
	 * Forget: button field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.clear_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	clear_label: prismic.KeyTextField;
	
	/**
	 * Forget: question before everything is forgotten field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.forget_question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	forget_question: prismic.KeyTextField;
	
	/**
	 * Forget: answer that forgets field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.forget_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	forget_label: prismic.KeyTextField;
	
	/**
	 * Forget: what was forgotten field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.forgotten_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	forgotten_text: prismic.KeyTextField;
	
	/**
	 * Forget: where the entries are kept field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.kept_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	kept_note: prismic.KeyTextField;
	
	/**
	 * Forget: where the browser keeps nothing field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.unkept_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	unkept_note: prismic.KeyTextField;
	
	/**
	 * Error: no number ({example}: one that fits) field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.number_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	number_error: prismic.KeyTextField;
	
	/**
	 * Error: negative number field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.negative_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	negative_error: prismic.KeyTextField;
	
	/**
	 * Error: number too large field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.large_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	large_error: prismic.KeyTextField;
	
	/**
	 * Paper: name of the preview field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.preview_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	preview_label: prismic.KeyTextField;
	
	/**
	 * Get: how it works field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.get_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	get_text: prismic.KeyTextField;
	
	/**
	 * Get: button for a PDF field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.pdf_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	pdf_label: prismic.KeyTextField;
	
	/**
	 * PDF: page number, with {page} and {pages} field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.page_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	page_text: prismic.KeyTextField;
	
	/**
	 * Error: the file could not be made field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.file_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	file_error: prismic.KeyTextField;
	
	/**
	 * Error: no font for {signs} field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.signs_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	signs_error: prismic.KeyTextField;
	
	/**
	 * Get: button that prints field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.print_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	print_label: prismic.KeyTextField;
	
	/**
	 * Get: button that saves the electronic invoice as CII field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.cii_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cii_label: prismic.KeyTextField;
	
	/**
	 * Get: button that saves the electronic invoice as UBL field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.ubl_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ubl_label: prismic.KeyTextField;
	
	/**
	 * Steps: name of the list field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.steps_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	steps_label: prismic.KeyTextField;
	
	/**
	 * Steps: the step {number} of {count} field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.place_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	place_label: prismic.KeyTextField;
	
	/**
	 * Steps: the steps {steps} have errors field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.faulty_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	faulty_label: prismic.KeyTextField;
	
	/**
	 * Step 1: your company field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.company_step
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	company_step: prismic.KeyTextField;
	
	/**
	 * Step 2: recipient field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.recipient_step
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	recipient_step: prismic.KeyTextField;
	
	/**
	 * Step 3: invoice field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.details_step
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	details_step: prismic.KeyTextField;
	
	/**
	 * Step 4: items field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.items_step
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	items_step: prismic.KeyTextField;
	
	/**
	 * Step 5: notes field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.notes_step
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	notes_step: prismic.KeyTextField;
	
	/**
	 * Step 6: preview field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.preview_step
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	preview_step: prismic.KeyTextField;
	
	/**
	 * Step 7: get it field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.get_step
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	get_step: prismic.KeyTextField;
	
	/**
	 * Your company: name field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.company_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	company_label: prismic.KeyTextField;
	
	/**
	 * Your company and recipient: address field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.address_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	address_label: prismic.KeyTextField;
	
	/**
	 * Company, recipient: postcode field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.postcode_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	postcode_label: prismic.KeyTextField;
	
	/**
	 * Company, recipient: town field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.city_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city_label: prismic.KeyTextField;
	
	/**
	 * Your company and recipient: VAT number field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.tax_number_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tax_number_label: prismic.KeyTextField;
	
	/**
	 * Error: form of a VAT number, {country} {example} field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.tax_number_shape_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tax_number_shape_error: prismic.KeyTextField;
	
	/**
	 * Error: check digits of a VAT number field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.tax_number_digits_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tax_number_digits_error: prismic.KeyTextField;
	
	/**
	 * Company: tax number without a VAT number field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.tax_id_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tax_id_label: prismic.KeyTextField;
	
	/**
	 * Company: tax number, hint field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.tax_id_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tax_id_hint: prismic.KeyTextField;
	
	/**
	 * Your company and recipient: country field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.country_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	country_label: prismic.KeyTextField;
	
	/**
	 * Your company: bank details field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.bank_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	bank_label: prismic.KeyTextField;
	
	/**
	 * Your company: bank details, hint field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.bank_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	bank_hint: prismic.KeyTextField;
	
	/**
	 * Your company: IBAN field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.iban_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	iban_label: prismic.KeyTextField;
	
	/**
	 * Your company: IBAN, hint field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.iban_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	iban_hint: prismic.KeyTextField;
	
	/**
	 * Error: IBAN without a country field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.iban_country_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	iban_country_error: prismic.KeyTextField;
	
	/**
	 * Error: length of an IBAN, {country} {expected} {found} field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.iban_length_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	iban_length_error: prismic.KeyTextField;
	
	/**
	 * Error: check digits of an IBAN field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.iban_digits_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	iban_digits_error: prismic.KeyTextField;
	
	/**
	 * Recipient: name field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.client_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	client_label: prismic.KeyTextField;
	
	/**
	 * Details: kind of document field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.kind_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	kind_label: prismic.KeyTextField;
	
	/**
	 * Sheet: heading of a credit note field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.credit_note_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	credit_note_heading: prismic.KeyTextField;
	
	/**
	 * Details: number of the credited invoice field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.credited_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	credited_label: prismic.KeyTextField;
	
	/**
	 * Details: hint for it field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.credited_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	credited_hint: prismic.KeyTextField;
	
	/**
	 * Invoice: number field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.number_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	number_label: prismic.KeyTextField;
	
	/**
	 * Invoice: date field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.date_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	date_label: prismic.KeyTextField;
	
	/**
	 * Invoice: date of supply field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.delivery_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	delivery_label: prismic.KeyTextField;
	
	/**
	 * Invoice: date of supply, hint field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.delivery_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	delivery_hint: prismic.KeyTextField;
	
	/**
	 * Invoice: days to pay field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.term_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	term_label: prismic.KeyTextField;
	
	/**
	 * Invoice: due date, on the paper field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.due_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	due_label: prismic.KeyTextField;
	
	/**
	 * Invoice: currency field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.currency_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	currency_label: prismic.KeyTextField;
	
	/**
	 * Invoice: language of the paper field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.language_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	language_label: prismic.KeyTextField;
	
	/**
	 * Invoice: error, a language that did not load field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.language_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	language_error: prismic.KeyTextField;
	
	/**
	 * Invoice: payment reference field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.reference_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	reference_label: prismic.KeyTextField;
	
	/**
	 * Invoice: payment reference, hint field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.reference_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	reference_hint: prismic.KeyTextField;
	
	/**
	 * Error: check digits of a payment reference field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.reference_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	reference_error: prismic.KeyTextField;
	
	/**
	 * Invoice: the client’s reference field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.buyer_reference_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	buyer_reference_label: prismic.KeyTextField;
	
	/**
	 * Invoice: the client’s reference, hint field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.buyer_reference_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	buyer_reference_hint: prismic.KeyTextField;
	
	/**
	 * Invoice: who reads the XML field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.profile_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	profile_label: prismic.KeyTextField;
	
	/**
	 * Invoice: XML for any software field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.en16931_option
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	en16931_option: prismic.KeyTextField;
	
	/**
	 * Invoice: XRechnung field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.xrechnung_option
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	xrechnung_option: prismic.KeyTextField;
	
	/**
	 * Invoice: Peppol field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.peppol_option
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	peppol_option: prismic.KeyTextField;
	
	/**
	 * XRechnung, Peppol: contact field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.contact_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	contact_label: prismic.KeyTextField;
	
	/**
	 * XRechnung, Peppol: telephone field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.phone_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	phone_label: prismic.KeyTextField;
	
	/**
	 * XRechnung, Peppol: email field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.email_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	email_label: prismic.KeyTextField;
	
	/**
	 * XRechnung, Peppol: the sender’s address field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.company_endpoint_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	company_endpoint_label: prismic.KeyTextField;
	
	/**
	 * XRechnung, Peppol: the client’s address field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.client_endpoint_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	client_endpoint_label: prismic.KeyTextField;
	
	/**
	 * XRechnung, Peppol: address, hint field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.endpoint_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	endpoint_hint: prismic.KeyTextField;
	
	/**
	 * E-invoice: error, an empty field field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.missing_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	missing_error: prismic.KeyTextField;
	
	/**
	 * E-invoice: error, email address field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.email_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	email_error: prismic.KeyTextField;
	
	/**
	 * E-invoice: error, electronic address field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.endpoint_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	endpoint_error: prismic.KeyTextField;
	
	/**
	 * E-invoice: error, check digits of an ID field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.endpoint_digits_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	endpoint_digits_error: prismic.KeyTextField;
	
	/**
	 * E-invoice: error, an email address field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.peppol_id_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	peppol_id_error: prismic.KeyTextField;
	
	/**
	 * E-invoice: error, an ID of another kind field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.peppol_scheme_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	peppol_scheme_error: prismic.KeyTextField;
	
	/**
	 * E-invoice: error, a country’s own rules field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.peppol_country_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	peppol_country_error: prismic.KeyTextField;
	
	/**
	 * E-invoice: error, Leitweg-ID field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.leitweg_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	leitweg_error: prismic.KeyTextField;
	
	/**
	 * Items: description field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.description_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description_label: prismic.KeyTextField;
	
	/**
	 * Items: quantity field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.quantity_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quantity_label: prismic.KeyTextField;
	
	/**
	 * Items: price field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.price_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	price_label: prismic.KeyTextField;
	
	/**
	 * Items: discount on a line field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.line_discount_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	line_discount_label: prismic.KeyTextField;
	
	/**
	 * Items: VAT rate field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.rate_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rate_label: prismic.KeyTextField;
	
	/**
	 * Items: amount, on the paper field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.amount_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	amount_label: prismic.KeyTextField;
	
	/**
	 * Items: add a line field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.add_item_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	add_item_label: prismic.KeyTextField;
	
	/**
	 * Rows: how to paste them field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.rows_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rows_hint: prismic.KeyTextField;
	
	/**
	 * Rows: the list is full, {count} field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.rows_full_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rows_full_text: prismic.KeyTextField;
	
	/**
	 * Rows: so many were pasted, {count} field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.pasted_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	pasted_text: prismic.KeyTextField;
	
	/**
	 * Rows: pasted cells not understood, {cells} field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.pasted_unread_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	pasted_unread_text: prismic.KeyTextField;
	
	/**
	 * Rows: one such cell, {column}, {row}, {text} field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.pasted_cell_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	pasted_cell_text: prismic.KeyTextField;
	
	/**
	 * Rows: pasted cells left out, {count} field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.pasted_left_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	pasted_left_text: prismic.KeyTextField;
	
	/**
	 * Rows: take the paste back field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.paste_undo_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	paste_undo_label: prismic.KeyTextField;
	
	/**
	 * Items: remove line {number} field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.remove_item_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	remove_item_label: prismic.KeyTextField;
	
	/**
	 * Items: discount on all lines field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.discount_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	discount_label: prismic.KeyTextField;
	
	/**
	 * Items: who pays VAT field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.vat_case_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	vat_case_label: prismic.KeyTextField;
	
	/**
	 * Items: VAT is charged field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.vat_charged_option
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	vat_charged_option: prismic.KeyTextField;
	
	/**
	 * Items: reverse charge field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.reverse_charge_option
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	reverse_charge_option: prismic.KeyTextField;
	
	/**
	 * Items: goods to another EU country field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.intra_community_option
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intra_community_option: prismic.KeyTextField;
	
	/**
	 * Items: export field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.export_option
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	export_option: prismic.KeyTextField;
	
	/**
	 * Items: exempt field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.exempt_option
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	exempt_option: prismic.KeyTextField;
	
	/**
	 * Error: rate above 100 % field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.rate_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rate_error: prismic.KeyTextField;
	
	/**
	 * Error: too many days to pay ({days}: the most) field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.term_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	term_error: prismic.KeyTextField;
	
	/**
	 * Notes: text field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.notes_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	notes_label: prismic.KeyTextField;
	
	/**
	 * Paper: reverse charge field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.reverse_charge_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	reverse_charge_text: prismic.KeyTextField;
	
	/**
	 * Paper: goods to another EU country field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.intra_community_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intra_community_text: prismic.KeyTextField;
	
	/**
	 * Paper: export field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.export_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	export_text: prismic.KeyTextField;
	
	/**
	 * Paper: exempt field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.exempt_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	exempt_text: prismic.KeyTextField;
	
	/**
	 * Paper: heading field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.paper_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	paper_heading: prismic.KeyTextField;
	
	/**
	 * Paper: from field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.from_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	from_label: prismic.KeyTextField;
	
	/**
	 * Paper: to field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.to_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	to_label: prismic.KeyTextField;
	
	/**
	 * Paper: sum of the lines, above a discount field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.lines_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	lines_label: prismic.KeyTextField;
	
	/**
	 * Paper: discount, {rate} field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.discount_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	discount_text: prismic.KeyTextField;
	
	/**
	 * Paper: net field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.net_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	net_label: prismic.KeyTextField;
	
	/**
	 * Paper: VAT, {rate} {amount} field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.tax_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tax_label: prismic.KeyTextField;
	
	/**
	 * Paper: to pay field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.total_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	total_label: prismic.KeyTextField;
	
	/**
	 * Paper: payment code field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.payment_code_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	payment_code_label: prismic.KeyTextField;
	
	/**
	 * Small print field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Example: words above its picture field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.example_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	example_note: prismic.KeyTextField;
	
	/**
	 * Example: values of the fields field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.example[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	example: prismic.GroupField<Simplify<ToolSliceInvoiceGeneratorPrimaryExampleItem>>;
	
	/**
	 * Step 6: what to do field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.preview_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	preview_text: prismic.KeyTextField;
	
	/**
	 * Button to the next {step} field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.next_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	next_label: prismic.KeyTextField;
	
	/**
	 * Button to the step before field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.back_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	back_label: prismic.KeyTextField;
	
	/**
	 * Links beside the result. {amount} is the result field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * By email: lead form field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.lead_form
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * By email: button beside the result field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.send_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_label: prismic.KeyTextField;
	
	/**
	 * By email: heading of the form field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.send_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_heading: prismic.KeyTextField;
	
	/**
	 * By email: what is sent, and what is not field in *Tool → Invoice generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.invoice_generator.primary.send_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_text: prismic.KeyTextField;
}

/**
 * Invoice generator variation for Tool Slice
 *
 * - **API ID**: `invoice_generator`
 * - **Description**: An invoice, filled in and printed.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ToolSliceInvoiceGenerator = prismic.SharedSliceVariation<"invoice_generator", Simplify<ToolSliceInvoiceGeneratorPrimary>, never>;

/**
 * Primary content in *Tool → VAT calculator → Primary*
 */
export interface ToolSliceVatCalculatorPrimary {
	/**
	 * Anchor field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: tool.vat_calculator.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Form: what to do without JavaScript field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.script_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	script_note: prismic.KeyTextField;
	
	/**
	 * Begin: button that fills in the example field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.example_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	example_label: prismic.KeyTextField;
	
	/**
	 * Begin: button that empties the fields field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.empty_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	empty_label: prismic.KeyTextField;
	
	/**
	 * Begin: question before entries are replaced field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.replace_question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	replace_question: prismic.KeyTextField;
	
	/**
	 * Begin: answer that replaces them field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.replace_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	replace_label: prismic.KeyTextField;
	
	/**
	 * Begin and forget: answer that changes nothing field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.cancel_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cancel_label: prismic.KeyTextField;
	
	/**
	 * Forget: button field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.clear_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	clear_label: prismic.KeyTextField;
	
	/**
	 * Forget: question before everything is forgotten field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.forget_question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	forget_question: prismic.KeyTextField;
	
	/**
	 * Forget: answer that forgets field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.forget_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	forget_label: prismic.KeyTextField;
	
	/**
	 * Forget: what was forgotten field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.forgotten_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	forgotten_text: prismic.KeyTextField;
	
	/**
	 * Forget: where the entries are kept field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.kept_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	kept_note: prismic.KeyTextField;
	
	/**
	 * Forget: where the browser keeps nothing field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.unkept_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	unkept_note: prismic.KeyTextField;
	
	/**
	 * Error: no number ({example}: one that fits) field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.number_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	number_error: prismic.KeyTextField;
	
	/**
	 * Error: negative number field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.negative_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	negative_error: prismic.KeyTextField;
	
	/**
	 * Error: number too large field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.large_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	large_error: prismic.KeyTextField;
	
	/**
	 * Form: which way field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.direction_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	direction_label: prismic.KeyTextField;
	
	/**
	 * Form: add VAT field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.add_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	add_label: prismic.KeyTextField;
	
	/**
	 * Form: take VAT out field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.remove_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	remove_label: prismic.KeyTextField;
	
	/**
	 * Form: amount field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.amount_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	amount_label: prismic.KeyTextField;
	
	/**
	 * Form and table: country field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.country_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	country_label: prismic.KeyTextField;
	
	/**
	 * Form: rate field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.rate_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rate_label: prismic.KeyTextField;
	
	/**
	 * Form and table: standard rate field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.standard_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	standard_label: prismic.KeyTextField;
	
	/**
	 * Form and table: reduced rates field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.reduced_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	reduced_label: prismic.KeyTextField;
	
	/**
	 * Form and table: super-reduced, zero and parking rates field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.special_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	special_label: prismic.KeyTextField;
	
	/**
	 * Form: another rate field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.other_rate_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	other_rate_label: prismic.KeyTextField;
	
	/**
	 * Form: another rate, in per cent field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.other_rate_field_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	other_rate_field_label: prismic.KeyTextField;
	
	/**
	 * Result: no rate is typed field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.rate_missing_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rate_missing_text: prismic.KeyTextField;
	
	/**
	 * Error: rate above 100 % field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.rate_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rate_error: prismic.KeyTextField;
	
	/**
	 * Result: net field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.net_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	net_label: prismic.KeyTextField;
	
	/**
	 * Result: VAT, {rate} field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.tax_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tax_label: prismic.KeyTextField;
	
	/**
	 * Result: gross field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.gross_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	gross_label: prismic.KeyTextField;
	
	/**
	 * Result: calculation from net, {net} {rate} {tax} field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.add_formula
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	add_formula: prismic.KeyTextField;
	
	/**
	 * Result: calculation from gross, {gross} {rate} {divisor} {tax} field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.remove_formula
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	remove_formula: prismic.KeyTextField;
	
	/**
	 * Table: heading field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.table_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	table_heading: prismic.KeyTextField;
	
	/**
	 * Table: note, {date} field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.table_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	table_note: prismic.KeyTextField;
	
	/**
	 * Table: no such rate field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.no_rate
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	no_rate: prismic.KeyTextField;
	
	/**
	 * Small print field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Links beside the result. {amount} is the result field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * By email: lead form field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.lead_form
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * By email: button beside the result field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.send_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_label: prismic.KeyTextField;
	
	/**
	 * By email: heading of the form field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.send_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_heading: prismic.KeyTextField;
	
	/**
	 * By email: what is sent, and what is not field in *Tool → VAT calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.vat_calculator.primary.send_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_text: prismic.KeyTextField;
}

/**
 * VAT calculator variation for Tool Slice
 *
 * - **API ID**: `vat_calculator`
 * - **Description**: Adds VAT to a price or takes it out.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ToolSliceVatCalculator = prismic.SharedSliceVariation<"vat_calculator", Simplify<ToolSliceVatCalculatorPrimary>, never>;

/**
 * Primary content in *Tool → Expense report generator → Primary*
 */
export interface ToolSliceExpenseReportGeneratorPrimary {
	/**
	 * Anchor field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: tool.expense_report_generator.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Form: what to do without JavaScript field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.script_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	script_note: prismic.KeyTextField;
	
	/**
	 * Begin: button that fills in the example field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.example_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	example_label: prismic.KeyTextField;
	
	/**
	 * Begin: button that empties the fields field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.empty_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	empty_label: prismic.KeyTextField;
	
	/**
	 * Begin: question before entries are replaced field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.replace_question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	replace_question: prismic.KeyTextField;
	
	/**
	 * Begin: answer that replaces them field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.replace_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	replace_label: prismic.KeyTextField;
	
	/**
	 * Begin and forget: answer that changes nothing field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.cancel_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cancel_label: prismic.KeyTextField;
	
	/**
	 * Forget: button field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.clear_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	clear_label: prismic.KeyTextField;
	
	/**
	 * Forget: question before everything is forgotten field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.forget_question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	forget_question: prismic.KeyTextField;
	
	/**
	 * Forget: answer that forgets field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.forget_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	forget_label: prismic.KeyTextField;
	
	/**
	 * Forget: what was forgotten field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.forgotten_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	forgotten_text: prismic.KeyTextField;
	
	/**
	 * Forget: where the entries are kept field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.kept_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	kept_note: prismic.KeyTextField;
	
	/**
	 * Forget: where the browser keeps nothing field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.unkept_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	unkept_note: prismic.KeyTextField;
	
	/**
	 * Error: no number ({example}: one that fits) field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.number_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	number_error: prismic.KeyTextField;
	
	/**
	 * Error: negative number field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.negative_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	negative_error: prismic.KeyTextField;
	
	/**
	 * Error: number too large field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.large_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	large_error: prismic.KeyTextField;
	
	/**
	 * Paper: name of the preview field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.preview_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	preview_label: prismic.KeyTextField;
	
	/**
	 * Get: how it works field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.get_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	get_text: prismic.KeyTextField;
	
	/**
	 * Get: button for a PDF field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.pdf_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	pdf_label: prismic.KeyTextField;
	
	/**
	 * PDF: page number, with {page} and {pages} field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.page_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	page_text: prismic.KeyTextField;
	
	/**
	 * Error: no font for {signs} field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.signs_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	signs_error: prismic.KeyTextField;
	
	/**
	 * Get: button that prints field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.print_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	print_label: prismic.KeyTextField;
	
	/**
	 * Get: button for a spreadsheet field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.xlsx_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	xlsx_label: prismic.KeyTextField;
	
	/**
	 * Get: button for CSV field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.csv_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	csv_label: prismic.KeyTextField;
	
	/**
	 * Error: the file could not be made field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.file_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	file_error: prismic.KeyTextField;
	
	/**
	 * Form: heading of who and when field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.person_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	person_heading: prismic.KeyTextField;
	
	/**
	 * Form: heading of expenses field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.expenses_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	expenses_heading: prismic.KeyTextField;
	
	/**
	 * Form: heading of mileage field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.mileage_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	mileage_heading: prismic.KeyTextField;
	
	/**
	 * Form: heading of get it field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.get_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	get_heading: prismic.KeyTextField;
	
	/**
	 * Who: name field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.name_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name_label: prismic.KeyTextField;
	
	/**
	 * Who: team or cost centre field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.team_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	team_label: prismic.KeyTextField;
	
	/**
	 * Who: purpose field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.purpose_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	purpose_label: prismic.KeyTextField;
	
	/**
	 * Who: period field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.period_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	period_label: prismic.KeyTextField;
	
	/**
	 * Who: currency field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.currency_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	currency_label: prismic.KeyTextField;
	
	/**
	 * Expenses: date field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.date_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	date_label: prismic.KeyTextField;
	
	/**
	 * Expenses: what for field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.description_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description_label: prismic.KeyTextField;
	
	/**
	 * Expenses: category field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.category_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	category_label: prismic.KeyTextField;
	
	/**
	 * Expenses: amount with VAT field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.amount_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	amount_label: prismic.KeyTextField;
	
	/**
	 * Expenses: add field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.add_expense_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	add_expense_label: prismic.KeyTextField;
	
	/**
	 * Rows: how to paste them field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.rows_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rows_hint: prismic.KeyTextField;
	
	/**
	 * Rows: the list is full, {count} field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.rows_full_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rows_full_text: prismic.KeyTextField;
	
	/**
	 * Rows: so many were pasted, {count} field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.pasted_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	pasted_text: prismic.KeyTextField;
	
	/**
	 * Rows: pasted cells not understood, {cells} field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.pasted_unread_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	pasted_unread_text: prismic.KeyTextField;
	
	/**
	 * Rows: one such cell, {column}, {row}, {text} field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.pasted_cell_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	pasted_cell_text: prismic.KeyTextField;
	
	/**
	 * Rows: pasted cells left out, {count} field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.pasted_left_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	pasted_left_text: prismic.KeyTextField;
	
	/**
	 * Rows: take the paste back field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.paste_undo_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	paste_undo_label: prismic.KeyTextField;
	
	/**
	 * Expenses: remove line {number} field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.remove_expense_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	remove_expense_label: prismic.KeyTextField;
	
	/**
	 * Receipt: label field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.receipt_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	receipt_label: prismic.KeyTextField;
	
	/**
	 * Receipt: hint field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.receipt_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	receipt_hint: prismic.KeyTextField;
	
	/**
	 * Receipt: error for other files field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.receipt_type_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	receipt_type_error: prismic.KeyTextField;
	
	/**
	 * Receipt: error with {size} in megabytes field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.receipt_size_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	receipt_size_error: prismic.KeyTextField;
	
	/**
	 * Receipt: button to remove field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.receipt_remove_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	receipt_remove_label: prismic.KeyTextField;
	
	/**
	 * Receipt: note if it is not kept field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.receipt_unkept_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	receipt_unkept_note: prismic.KeyTextField;
	
	/**
	 * Expenses: categories field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.categories[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	categories: prismic.GroupField<Simplify<ToolSliceExpenseReportGeneratorPrimaryCategoriesItem>>;
	
	/**
	 * Mileage: journey field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.journey_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	journey_label: prismic.KeyTextField;
	
	/**
	 * Mileage: distance field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.distance_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	distance_label: prismic.KeyTextField;
	
	/**
	 * Mileage: unit field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.unit_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	unit_label: prismic.KeyTextField;
	
	/**
	 * Mileage: rate per {unit} field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.mileage_rate_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	mileage_rate_label: prismic.KeyTextField;
	
	/**
	 * Mileage: rate, hint field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.mileage_rate_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	mileage_rate_hint: prismic.KeyTextField;
	
	/**
	 * Mileage: add field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.add_journey_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	add_journey_label: prismic.KeyTextField;
	
	/**
	 * Mileage: remove line {number} field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.remove_journey_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	remove_journey_label: prismic.KeyTextField;
	
	/**
	 * Days away: heading field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.stays_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stays_heading: prismic.KeyTextField;
	
	/**
	 * Days away: official rates, with {rates}, {source} and {date} field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.day_rate_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	day_rate_hint: prismic.KeyTextField;
	
	/**
	 * Days away: no official rate is known field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.no_day_rate_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	no_day_rate_hint: prismic.KeyTextField;
	
	/**
	 * Days away: where field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.place_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	place_label: prismic.KeyTextField;
	
	/**
	 * Days away: number of days field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.days_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	days_label: prismic.KeyTextField;
	
	/**
	 * Days away: amount for a day field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.day_rate_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	day_rate_label: prismic.KeyTextField;
	
	/**
	 * Days away: button to add field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.add_stay_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	add_stay_label: prismic.KeyTextField;
	
	/**
	 * Days away: button to remove, with {number} field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.remove_stay_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	remove_stay_label: prismic.KeyTextField;
	
	/**
	 * Sheet: sum for days away field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.stays_total_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stays_total_label: prismic.KeyTextField;
	
	/**
	 * Mileage: advance received field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.advance_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	advance_label: prismic.KeyTextField;
	
	/**
	 * Paper: heading field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.paper_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	paper_heading: prismic.KeyTextField;
	
	/**
	 * Paper: expenses field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.expenses_total_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	expenses_total_label: prismic.KeyTextField;
	
	/**
	 * Sheet: heading of the sums by category field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.categories_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	categories_heading: prismic.KeyTextField;
	
	/**
	 * Paper: mileage, {distance} {rate} field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.mileage_total_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	mileage_total_label: prismic.KeyTextField;
	
	/**
	 * Paper: total field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.total_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	total_label: prismic.KeyTextField;
	
	/**
	 * Paper: to be paid back field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.due_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	due_label: prismic.KeyTextField;
	
	/**
	 * Paper: to be returned field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.return_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	return_label: prismic.KeyTextField;
	
	/**
	 * Paper: signature field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.signature_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	signature_label: prismic.KeyTextField;
	
	/**
	 * Paper: approval field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.approval_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	approval_label: prismic.KeyTextField;
	
	/**
	 * Small print field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Example: words above its picture field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.example_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	example_note: prismic.KeyTextField;
	
	/**
	 * Example: values of the fields field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.example[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	example: prismic.GroupField<Simplify<ToolSliceExpenseReportGeneratorPrimaryExampleItem>>;
	
	/**
	 * Links beside the result. {amount} is the result field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * By email: lead form field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.lead_form
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * By email: button beside the result field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.send_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_label: prismic.KeyTextField;
	
	/**
	 * By email: heading of the form field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.send_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_heading: prismic.KeyTextField;
	
	/**
	 * By email: what is sent, and what is not field in *Tool → Expense report generator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_report_generator.primary.send_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_text: prismic.KeyTextField;
}

/**
 * Expense report generator variation for Tool Slice
 *
 * - **API ID**: `expense_report_generator`
 * - **Description**: An expense report with mileage, filled in and printed.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ToolSliceExpenseReportGenerator = prismic.SharedSliceVariation<"expense_report_generator", Simplify<ToolSliceExpenseReportGeneratorPrimary>, never>;

/**
 * Primary content in *Tool → Expense policy builder → Primary*
 */
export interface ToolSliceExpensePolicyBuilderPrimary {
	/**
	 * Anchor field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: tool.expense_policy_builder.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Form: what to do without JavaScript field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.script_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	script_note: prismic.KeyTextField;
	
	/**
	 * Begin: button that fills in the example field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.example_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	example_label: prismic.KeyTextField;
	
	/**
	 * Begin: button that empties the fields field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.empty_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	empty_label: prismic.KeyTextField;
	
	/**
	 * Begin: question before entries are replaced field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.replace_question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	replace_question: prismic.KeyTextField;
	
	/**
	 * Begin: answer that replaces them field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.replace_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	replace_label: prismic.KeyTextField;
	
	/**
	 * Begin and forget: answer that changes nothing field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.cancel_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cancel_label: prismic.KeyTextField;
	
	/**
	 * Forget: button field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.clear_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	clear_label: prismic.KeyTextField;
	
	/**
	 * Forget: question before everything is forgotten field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.forget_question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	forget_question: prismic.KeyTextField;
	
	/**
	 * Forget: answer that forgets field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.forget_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	forget_label: prismic.KeyTextField;
	
	/**
	 * Forget: what was forgotten field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.forgotten_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	forgotten_text: prismic.KeyTextField;
	
	/**
	 * Forget: where the entries are kept field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.kept_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	kept_note: prismic.KeyTextField;
	
	/**
	 * Forget: where the browser keeps nothing field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.unkept_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	unkept_note: prismic.KeyTextField;
	
	/**
	 * Error: no number ({example}: one that fits) field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.number_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	number_error: prismic.KeyTextField;
	
	/**
	 * Error: negative number field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.negative_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	negative_error: prismic.KeyTextField;
	
	/**
	 * Error: number too large field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.large_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	large_error: prismic.KeyTextField;
	
	/**
	 * Error: no whole number ({example}: one that fits) field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.whole_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	whole_error: prismic.KeyTextField;
	
	/**
	 * Paper: name of the preview field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.preview_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	preview_label: prismic.KeyTextField;
	
	/**
	 * Get: how it works field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.get_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	get_text: prismic.KeyTextField;
	
	/**
	 * Get: button for a PDF field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.pdf_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	pdf_label: prismic.KeyTextField;
	
	/**
	 * PDF: page number, with {page} and {pages} field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.page_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	page_text: prismic.KeyTextField;
	
	/**
	 * Error: no font for {signs} field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.signs_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	signs_error: prismic.KeyTextField;
	
	/**
	 * Get: button that prints field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.print_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	print_label: prismic.KeyTextField;
	
	/**
	 * Get: button for a word processor field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.docx_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	docx_label: prismic.KeyTextField;
	
	/**
	 * Error: the file could not be made field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.file_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	file_error: prismic.KeyTextField;
	
	/**
	 * Form: heading of company field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.company_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	company_heading: prismic.KeyTextField;
	
	/**
	 * Form: heading of limits field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.limits_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	limits_heading: prismic.KeyTextField;
	
	/**
	 * Form: heading of rules field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.rules_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rules_heading: prismic.KeyTextField;
	
	/**
	 * Form: heading of get it field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.get_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	get_heading: prismic.KeyTextField;
	
	/**
	 * Company: name field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.company_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	company_label: prismic.KeyTextField;
	
	/**
	 * Company: name in the example field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.company_example
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	company_example: prismic.KeyTextField;
	
	/**
	 * Company: currency field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.currency_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	currency_label: prismic.KeyTextField;
	
	/**
	 * Company: who approves field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.approver_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	approver_label: prismic.KeyTextField;
	
	/**
	 * Company: who approves, at first field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.approver_example
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	approver_example: prismic.KeyTextField;
	
	/**
	 * Limits: meals a day field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.meals_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meals_label: prismic.KeyTextField;
	
	/**
	 * Limits: client meal per person field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.client_meal_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	client_meal_label: prismic.KeyTextField;
	
	/**
	 * Limits: hotel a night field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.hotel_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hotel_label: prismic.KeyTextField;
	
	/**
	 * Limits: software a month field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.software_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	software_label: prismic.KeyTextField;
	
	/**
	 * Limits: receipt from field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.receipt_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	receipt_label: prismic.KeyTextField;
	
	/**
	 * Limits: approval above field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.approval_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	approval_label: prismic.KeyTextField;
	
	/**
	 * Limits: mileage per {unit} field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.mileage_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	mileage_label: prismic.KeyTextField;
	
	/**
	 * Rules: days to hand in field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.deadline_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	deadline_label: prismic.KeyTextField;
	
	/**
	 * Rules: alcohol field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.alcohol_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	alcohol_label: prismic.KeyTextField;
	
	/**
	 * Rules: yes field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.yes_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	yes_label: prismic.KeyTextField;
	
	/**
	 * Rules: no field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.no_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	no_label: prismic.KeyTextField;
	
	/**
	 * Rules: travel class field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.class_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	class_label: prismic.KeyTextField;
	
	/**
	 * Rules: economy field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.economy_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	economy_label: prismic.KeyTextField;
	
	/**
	 * Rules: premium on long journeys field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.premium_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	premium_label: prismic.KeyTextField;
	
	/**
	 * Form: leave empty to leave out field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.empty_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	empty_hint: prismic.KeyTextField;
	
	/**
	 * Paper: heading, {company} field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.paper_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	paper_heading: prismic.KeyTextField;
	
	/**
	 * Get: button that copies the text field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.copy_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	copy_label: prismic.KeyTextField;
	
	/**
	 * Sections field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.sections[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	sections: prismic.GroupField<Simplify<ToolSliceExpensePolicyBuilderPrimarySectionsItem>>;
	
	/**
	 * Small print field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Links beside the result. {amount} is the result field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * By email: lead form field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.lead_form
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * By email: button beside the result field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.send_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_label: prismic.KeyTextField;
	
	/**
	 * By email: heading of the form field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.send_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_heading: prismic.KeyTextField;
	
	/**
	 * By email: what is sent, and what is not field in *Tool → Expense policy builder → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.expense_policy_builder.primary.send_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_text: prismic.KeyTextField;
}

/**
 * Expense policy builder variation for Tool Slice
 *
 * - **API ID**: `expense_policy_builder`
 * - **Description**: A policy written from a few answers.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ToolSliceExpensePolicyBuilder = prismic.SharedSliceVariation<"expense_policy_builder", Simplify<ToolSliceExpensePolicyBuilderPrimary>, never>;

/**
 * Primary content in *Tool → ROI calculator → Primary*
 */
export interface ToolSliceRoiCalculatorPrimary {
	/**
	 * Anchor field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: tool.roi_calculator.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Form: what to do without JavaScript field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.script_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	script_note: prismic.KeyTextField;
	
	/**
	 * Begin: button that fills in the example field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.example_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	example_label: prismic.KeyTextField;
	
	/**
	 * Begin: button that empties the fields field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.empty_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	empty_label: prismic.KeyTextField;
	
	/**
	 * Begin: question before entries are replaced field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.replace_question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	replace_question: prismic.KeyTextField;
	
	/**
	 * Begin: answer that replaces them field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.replace_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	replace_label: prismic.KeyTextField;
	
	/**
	 * Begin and forget: answer that changes nothing field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.cancel_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cancel_label: prismic.KeyTextField;
	
	/**
	 * Forget: button field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.clear_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	clear_label: prismic.KeyTextField;
	
	/**
	 * Forget: question before everything is forgotten field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.forget_question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	forget_question: prismic.KeyTextField;
	
	/**
	 * Forget: answer that forgets field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.forget_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	forget_label: prismic.KeyTextField;
	
	/**
	 * Forget: what was forgotten field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.forgotten_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	forgotten_text: prismic.KeyTextField;
	
	/**
	 * Forget: where the entries are kept field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.kept_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	kept_note: prismic.KeyTextField;
	
	/**
	 * Forget: where the browser keeps nothing field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.unkept_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	unkept_note: prismic.KeyTextField;
	
	/**
	 * Error: no number ({example}: one that fits) field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.number_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	number_error: prismic.KeyTextField;
	
	/**
	 * Error: negative number field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.negative_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	negative_error: prismic.KeyTextField;
	
	/**
	 * Error: number too large field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.large_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	large_error: prismic.KeyTextField;
	
	/**
	 * Error: no whole number ({example}: one that fits) field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.whole_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	whole_error: prismic.KeyTextField;
	
	/**
	 * Form: people field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.people_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	people_label: prismic.KeyTextField;
	
	/**
	 * Form: reports a month field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.reports_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	reports_label: prismic.KeyTextField;
	
	/**
	 * Form: minutes now field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.minutes_now_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	minutes_now_label: prismic.KeyTextField;
	
	/**
	 * Form: minutes now, hint field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.minutes_now_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	minutes_now_hint: prismic.KeyTextField;
	
	/**
	 * Form: minutes after field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.minutes_after_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	minutes_after_label: prismic.KeyTextField;
	
	/**
	 * Form: minutes after, hint field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.minutes_after_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	minutes_after_hint: prismic.KeyTextField;
	
	/**
	 * Form: cost of an hour field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.hourly_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hourly_label: prismic.KeyTextField;
	
	/**
	 * Form: cost of an hour, hint field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.hourly_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hourly_hint: prismic.KeyTextField;
	
	/**
	 * Form: price per person field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.price_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	price_label: prismic.KeyTextField;
	
	/**
	 * Form: price per person, hint field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.price_hint
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	price_hint: prismic.KeyTextField;
	
	/**
	 * Result: saved a year field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.saved_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	saved_label: prismic.KeyTextField;
	
	/**
	 * Result: costs more a year field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.lost_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	lost_label: prismic.KeyTextField;
	
	/**
	 * Result: costs more a month field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.month_lost_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	month_lost_label: prismic.KeyTextField;
	
	/**
	 * Plot: costs more field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.plot_lost_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plot_lost_label: prismic.KeyTextField;
	
	/**
	 * Result: cost now field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.cost_now_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cost_now_label: prismic.KeyTextField;
	
	/**
	 * Result: cost after field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.cost_after_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cost_after_label: prismic.KeyTextField;
	
	/**
	 * Result: price field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.price_total_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	price_total_label: prismic.KeyTextField;
	
	/**
	 * Result: saved a month field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.month_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	month_label: prismic.KeyTextField;
	
	/**
	 * Result: hours back a month field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.hours_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hours_label: prismic.KeyTextField;
	
	/**
	 * Result: each unit spent brings field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.multiple_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	multiple_label: prismic.KeyTextField;
	
	/**
	 * Plot: heading field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.plot_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plot_heading: prismic.KeyTextField;
	
	/**
	 * Plot: head of the months field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.plot_time_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plot_time_label: prismic.KeyTextField;
	
	/**
	 * Plot: {months} as ICU text field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.plot_months_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plot_months_text: prismic.KeyTextField;
	
	/**
	 * Plot: costs today field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.plot_today_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plot_today_label: prismic.KeyTextField;
	
	/**
	 * Plot: costs with the product field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.plot_after_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plot_after_label: prismic.KeyTextField;
	
	/**
	 * Plot: savings field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.plot_saved_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plot_saved_label: prismic.KeyTextField;
	
	/**
	 * PDF: heading field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.paper_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	paper_heading: prismic.KeyTextField;
	
	/**
	 * Get: button for a PDF field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.pdf_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	pdf_label: prismic.KeyTextField;
	
	/**
	 * PDF: page number, with {page} and {pages} field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.page_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	page_text: prismic.KeyTextField;
	
	/**
	 * Error: the file could not be made field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.file_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	file_error: prismic.KeyTextField;
	
	/**
	 * Error: no font for {signs} field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.signs_error
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	signs_error: prismic.KeyTextField;
	
	/**
	 * Link: button field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.link_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link_label: prismic.KeyTextField;
	
	/**
	 * Link: small print field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.link_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link_note: prismic.KeyTextField;
	
	/**
	 * Formula: heading field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.formula_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	formula_heading: prismic.KeyTextField;
	
	/**
	 * Formula: {people} {reports} {minutes} {hourly} {cost} field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.time_formula
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	time_formula: prismic.KeyTextField;
	
	/**
	 * Formula: {people} {price} {cost} field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.price_formula
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	price_formula: prismic.KeyTextField;
	
	/**
	 * Formula: no price, {people} field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.free_formula
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	free_formula: prismic.KeyTextField;
	
	/**
	 * Formula: {now} {after} {price} {saved} field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.saved_formula
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	saved_formula: prismic.KeyTextField;
	
	/**
	 * Formula of a loss: {now} {after} {price} {lost} field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.lost_formula
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	lost_formula: prismic.KeyTextField;
	
	/**
	 * Example: people field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.example_people
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	example_people: prismic.NumberField;
	
	/**
	 * Example: cost of an hour field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.example_hourly
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	example_hourly: prismic.NumberField;
	
	/**
	 * Small print field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Links beside the result. {amount} is the result field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.links
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	links: prismic.Repeatable<prismic.LinkField<string, string, unknown, prismic.FieldState, "Primary" | "Secondary" | "Plain">>;
	
	/**
	 * By email: lead form field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.lead_form
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead_form: prismic.ContentRelationshipField<"lead_form">;
	
	/**
	 * By email: button beside the result field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.send_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_label: prismic.KeyTextField;
	
	/**
	 * By email: heading of the form field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.send_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_heading: prismic.KeyTextField;
	
	/**
	 * By email: what is sent, and what is not field in *Tool → ROI calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tool.roi_calculator.primary.send_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	send_text: prismic.KeyTextField;
}

/**
 * ROI calculator variation for Tool Slice
 *
 * - **API ID**: `roi_calculator`
 * - **Description**: What expense reports cost, and what they would.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ToolSliceRoiCalculator = prismic.SharedSliceVariation<"roi_calculator", Simplify<ToolSliceRoiCalculatorPrimary>, never>;

/**
 * Slice variation for *Tool*
 */
type ToolSliceVariation = ToolSliceInvoiceGenerator | ToolSliceVatCalculator | ToolSliceExpenseReportGenerator | ToolSliceExpensePolicyBuilder | ToolSliceRoiCalculator

/**
 * Tool Shared Slice
 *
 * - **API ID**: `tool`
 * - **Description**: A free tool: its labels and texts. Its arithmetic is an island.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ToolSlice = prismic.SharedSlice<"tool", ToolSliceVariation>;

/**
 * Primary content in *Video → Hosted → Primary*
 */
export interface VideoSliceHostedPrimary {
	/**
	 * Anchor field in *Video → Hosted → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.hosted.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Video → Hosted → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: video.hosted.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Video → Hosted → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.hosted.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Video → Hosted → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.hosted.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Video → Hosted → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.hosted.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Video → Hosted → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.hosted.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Poster field in *Video → Hosted → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.hosted.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Poster in windows narrower than 576 px field in *Video → Hosted → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.hosted.primary.narrow_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	narrow_image: prismic.ImageField<never>;
	
	/**
	 * Product scene field in *Video → Hosted → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.hosted.primary.scene
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * Video title field in *Video → Hosted → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.hosted.primary.video_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	video_title: prismic.KeyTextField;
	
	/**
	 * Length, as 1:40 field in *Video → Hosted → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.hosted.primary.duration
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	duration: prismic.KeyTextField;
	
	/**
	 * Transcript field in *Video → Hosted → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.hosted.primary.transcript
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	transcript: prismic.RichTextField;
	
	/**
	 * Video file field in *Video → Hosted → Primary*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.hosted.primary.video
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	video: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Video file in windows narrower than 576 px, 4:5 field in *Video → Hosted → Primary*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.hosted.primary.narrow_video
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	narrow_video: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Captions (WebVTT) field in *Video → Hosted → Primary*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.hosted.primary.captions
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	captions: prismic.LinkToMediaField<prismic.FieldState, never>;
}

/**
 * Hosted variation for Video Slice
 *
 * - **API ID**: `hosted`
 * - **Description**: Hosted
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoSliceHosted = prismic.SharedSliceVariation<"hosted", Simplify<VideoSliceHostedPrimary>, never>;

/**
 * Primary content in *Video → Embed → Primary*
 */
export interface VideoSliceEmbedPrimary {
	/**
	 * Anchor field in *Video → Embed → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.embed.primary.anchor_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_id: prismic.KeyTextField;
	
	/**
	 * Theme field in *Video → Embed → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: light
	 * - **API ID Path**: video.embed.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	theme: prismic.SelectField<"light" | "tint" | "dark" | "brand", "filled">;
	
	/**
	 * Hour, as 08:00 field in *Video → Embed → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.embed.primary.hour
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hour: prismic.KeyTextField;
	
	/**
	 * Eyebrow field in *Video → Embed → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.embed.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Video → Embed → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.embed.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *Video → Embed → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.embed.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Poster field in *Video → Embed → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.embed.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Poster in windows narrower than 576 px field in *Video → Embed → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.embed.primary.narrow_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	narrow_image: prismic.ImageField<never>;
	
	/**
	 * Product scene field in *Video → Embed → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.embed.primary.scene
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	scene: prismic.ContentRelationshipField<"product_scene">;
	
	/**
	 * Video title field in *Video → Embed → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.embed.primary.video_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	video_title: prismic.KeyTextField;
	
	/**
	 * Length, as 1:40 field in *Video → Embed → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.embed.primary.duration
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	duration: prismic.KeyTextField;
	
	/**
	 * Transcript field in *Video → Embed → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.embed.primary.transcript
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	transcript: prismic.RichTextField;
	
	/**
	 * Embed field in *Video → Embed → Primary*
	 *
	 * - **Field Type**: Embed
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.embed.primary.embed
	 * - **Documentation**: https://prismic.io/docs/fields/embed
	 */
	embed: prismic.EmbedField
}

/**
 * Embed variation for Video Slice
 *
 * - **API ID**: `embed`
 * - **Description**: Embed
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoSliceEmbed = prismic.SharedSliceVariation<"embed", Simplify<VideoSliceEmbedPrimary>, never>;

/**
 * Slice variation for *Video*
 */
type VideoSliceVariation = VideoSliceHosted | VideoSliceEmbed

/**
 * Video Shared Slice
 *
 * - **API ID**: `video`
 * - **Description**: A film.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoSlice = prismic.SharedSlice<"video", VideoSliceVariation>;

declare module "@prismicio/client" {
	interface CreateClient {
		(repositoryNameOrEndpoint: string, options?: prismic.ClientConfig): prismic.Client<AllDocumentTypes>;
	}
	
	interface CreateWriteClient {
		(repositoryNameOrEndpoint: string, options: prismic.WriteClientConfig): prismic.WriteClient<AllDocumentTypes>;
	}
	
	interface CreateMigration {
		(): prismic.Migration<AllDocumentTypes>;
	}
	
	namespace Content {
		export type {
			CustomerCaseDocument,
			CustomerCaseDocumentData,
			CustomerCaseDocumentDataStatsItem,
			CustomerCaseDocumentDataIntegrationsItem,
			CustomerCaseDocumentDataSlicesSlice,
			DisallowedEmailsDocument,
			DisallowedEmailsDocumentData,
			DisallowedEmailsDocumentDataDomainsItem,
			EbookDocument,
			EbookDocumentData,
			EbookDocumentDataChaptersItem,
			EbookDocumentDataSlicesSlice,
			FeatureFlagsDocument,
			FeatureFlagsDocumentData,
			FeatureFlagsDocumentDataExperimentsBucketsItem,
			FeatureFlagsDocumentDataExperimentsItem,
			GlobalStringsDocument,
			GlobalStringsDocumentData,
			IntegrationDocument,
			IntegrationDocumentData,
			IntegrationDocumentDataFactsItem,
			IntegrationDocumentDataFeaturesItem,
			IntegrationDocumentDataSlicesSlice,
			JobDocument,
			JobDocumentData,
			JobDocumentDataLocationsItem,
			LandingPageDocument,
			LandingPageDocumentData,
			LandingPageDocumentDataSlicesSlice,
			LeadFormDocument,
			LeadFormDocumentData,
			LeadFormDocumentDataFieldsOptionsItem,
			LeadFormDocumentDataFieldsItem,
			LegalPageDocument,
			LegalPageDocumentData,
			LegalPageDocumentDataSlicesSlice,
			LocaleSettingsDocument,
			LocaleSettingsDocumentData,
			NavigationDocument,
			NavigationDocumentData,
			NavigationDocumentDataMenusLinksItem,
			NavigationDocumentDataMenusItem,
			NavigationDocumentDataColumnsLinksItem,
			NavigationDocumentDataColumnsItem,
			PageDocument,
			PageDocumentData,
			PageDocumentDataSlicesSlice,
			PartnerDocument,
			PartnerDocumentData,
			PartnerDocumentDataServicesItem,
			PartnerDocumentDataSlicesSlice,
			PartnershipCaseDocument,
			PartnershipCaseDocumentData,
			PartnershipCaseDocumentDataStatsItem,
			PartnershipCaseDocumentDataIntegrationsItem,
			PartnershipCaseDocumentDataSlicesSlice,
			PortraitsDocument,
			PortraitsDocumentData,
			PortraitsDocumentDataPeopleItem,
			PricingDocument,
			PricingDocumentData,
			PricingDocumentDataPlansFeaturesItem,
			PricingDocumentDataPlansItem,
			ProductSceneDocument,
			ProductSceneDocumentData,
			ProductSceneDocumentDataRowsItem,
			ProductSceneDocumentDataColumnsItem,
			ProductSceneDocumentDataReceiptLinesItem,
			ProductSceneDocumentDataMenuItem,
			ProductSceneDocumentDataPostingsItem,
			RedirectListDocument,
			RedirectListDocumentData,
			RedirectListDocumentDataRedirectsItem,
			SignupModalDocument,
			SignupModalDocumentData,
			SignupModalDocumentDataFeaturesItem,
			SignupModalDocumentDataRatingLogosItem,
			WebinarDocument,
			WebinarDocumentData,
			WebinarDocumentDataTakeawaysItem,
			WebinarDocumentDataSpeakersItem,
			WebinarDocumentDataSlicesSlice,
			AllDocumentTypes,
			AnchorNavSlice,
			AnchorNavSliceDefaultPrimaryItemsItem,
			AnchorNavSliceDefaultPrimary,
			AnchorNavSliceVariation,
			AnchorNavSliceDefault,
			CaseListSlice,
			CaseListSliceSelectedPrimaryItemsItem,
			CaseListSliceSelectedPrimary,
			CaseListSliceLatestPrimary,
			CaseListSliceFilterablePrimary,
			CaseListSliceVariation,
			CaseListSliceSelected,
			CaseListSliceLatest,
			CaseListSliceFilterable,
			ComparisonTableSlice,
			ComparisonTableSlicePlansPrimary,
			ComparisonTableSliceCompetitorPrimary,
			ComparisonTableSliceEmailSignupPrimary,
			ComparisonTableSliceVariation,
			ComparisonTableSlicePlans,
			ComparisonTableSliceCompetitor,
			ComparisonTableSliceEmailSignup,
			ContactOptionsSlice,
			ContactOptionsSliceDefaultPrimary,
			ContactOptionsSliceVariation,
			ContactOptionsSliceDefault,
			CopyFieldsSlice,
			CopyFieldsSliceDefaultPrimaryItemsItem,
			CopyFieldsSliceDefaultPrimary,
			CopyFieldsSliceVariation,
			CopyFieldsSliceDefault,
			CtaSlice,
			CtaSliceBannerPrimary,
			CtaSliceCardPrimary,
			CtaSliceEmailSignupPrimary,
			CtaSliceVariation,
			CtaSliceBanner,
			CtaSliceCard,
			CtaSliceEmailSignup,
			EventListSlice,
			EventListSliceUpcomingPrimary,
			EventListSliceOnDemandPrimary,
			EventListSliceAllPrimary,
			EventListSliceVariation,
			EventListSliceUpcoming,
			EventListSliceOnDemand,
			EventListSliceAll,
			FaqSlice,
			FaqSliceAccordionPrimaryItemsItem,
			FaqSliceAccordionPrimary,
			FaqSliceGroupedPrimaryGroupsItemsItem,
			FaqSliceGroupedPrimaryGroupsItem,
			FaqSliceGroupedPrimary,
			FaqSliceVariation,
			FaqSliceAccordion,
			FaqSliceGrouped,
			FeatureGridSlice,
			FeatureGridSliceCardsPrimaryItemsItem,
			FeatureGridSliceCardsPrimary,
			FeatureGridSliceIconsPrimaryItemsItem,
			FeatureGridSliceIconsPrimary,
			FeatureGridSliceChecklistPrimaryItemsItem,
			FeatureGridSliceChecklistPrimary,
			FeatureGridSliceTasksPrimaryItemsItem,
			FeatureGridSliceTasksPrimary,
			FeatureGridSliceTabsPrimaryItemsItem,
			FeatureGridSliceTabsPrimary,
			FeatureGridSliceVariation,
			FeatureGridSliceCards,
			FeatureGridSliceIcons,
			FeatureGridSliceChecklist,
			FeatureGridSliceTasks,
			FeatureGridSliceTabs,
			FormSlice,
			FormSliceInlinePrimary,
			FormSliceCardPrimary,
			FormSliceBigformPrimaryNextStepsItem,
			FormSliceBigformPrimary,
			FormSliceNewsletterPrimary,
			FormSliceVariation,
			FormSliceInline,
			FormSliceCard,
			FormSliceBigform,
			FormSliceNewsletter,
			HeroSlice,
			HeroSliceDefaultPrimary,
			HeroSliceSplitPrimary,
			HeroSliceSplitStartPrimary,
			HeroSliceCenteredPrimary,
			HeroSliceEmailSignupPrimary,
			HeroSliceVideoPrimary,
			HeroSliceFormPrimaryPointsItem,
			HeroSliceFormPrimary,
			HeroSliceVariation,
			HeroSliceDefault,
			HeroSliceSplit,
			HeroSliceSplitStart,
			HeroSliceCentered,
			HeroSliceEmailSignup,
			HeroSliceVideo,
			HeroSliceForm,
			ImageSlice,
			ImageSliceDefaultPrimary,
			ImageSliceWidePrimary,
			ImageSliceGalleryPrimaryItemsItem,
			ImageSliceGalleryPrimary,
			ImageSliceVariation,
			ImageSliceDefault,
			ImageSliceWide,
			ImageSliceGallery,
			IntegrationListSlice,
			IntegrationListSliceFeaturedPrimaryItemsItem,
			IntegrationListSliceFeaturedPrimary,
			IntegrationListSliceDirectoryPrimary,
			IntegrationListSliceStarredPrimaryIntegrationsItem,
			IntegrationListSliceStarredPrimary,
			IntegrationListSliceVariation,
			IntegrationListSliceFeatured,
			IntegrationListSliceDirectory,
			IntegrationListSliceStarred,
			InteractiveDemoSlice,
			InteractiveDemoSliceDefaultPrimaryItemsItem,
			InteractiveDemoSliceDefaultPrimary,
			InteractiveDemoSliceVariation,
			InteractiveDemoSliceDefault,
			JobListSlice,
			JobListSliceAllPrimary,
			JobListSliceByTeamPrimary,
			JobListSliceVariation,
			JobListSliceAll,
			JobListSliceByTeam,
			LicenceListSlice,
			LicenceListSliceDefaultPrimary,
			LicenceListSliceVariation,
			LicenceListSliceDefault,
			LogoWallSlice,
			LogoWallSliceDefaultPrimaryItemsItem,
			LogoWallSliceDefaultPrimary,
			LogoWallSliceMarqueePrimaryItemsItem,
			LogoWallSliceMarqueePrimary,
			LogoWallSliceVariation,
			LogoWallSliceDefault,
			LogoWallSliceMarquee,
			MediaTextSlice,
			MediaTextSliceImageStartPrimary,
			MediaTextSliceImageEndPrimary,
			MediaTextSliceVideoPrimary,
			MediaTextSliceWidePrimary,
			MediaTextSliceVariation,
			MediaTextSliceImageStart,
			MediaTextSliceImageEnd,
			MediaTextSliceVideo,
			MediaTextSliceWide,
			NoticeSlice,
			NoticeSliceInfoPrimary,
			NoticeSliceDisclaimerPrimary,
			NoticeSliceVariation,
			NoticeSliceInfo,
			NoticeSliceDisclaimer,
			PartnerListSlice,
			PartnerListSliceFeaturedPrimaryItemsItem,
			PartnerListSliceFeaturedPrimary,
			PartnerListSliceDirectoryPrimary,
			PartnerListSliceVariation,
			PartnerListSliceFeatured,
			PartnerListSliceDirectory,
			PricingTableSlice,
			PricingTableSlicePlansPrimary,
			PricingTableSlicePlanPickerPrimary,
			PricingTableSliceCompactPrimary,
			PricingTableSliceVariation,
			PricingTableSlicePlans,
			PricingTableSlicePlanPicker,
			PricingTableSliceCompact,
			RatingBadgesSlice,
			RatingBadgesSliceDefaultPrimaryItemsItem,
			RatingBadgesSliceDefaultPrimary,
			RatingBadgesSliceVariation,
			RatingBadgesSliceDefault,
			ResourceListSlice,
			ResourceListSliceRelatedPagesPrimaryItemsItem,
			ResourceListSliceRelatedPagesPrimary,
			ResourceListSliceEbooksPrimary,
			ResourceListSliceTemplatesPrimaryItemsItem,
			ResourceListSliceTemplatesPrimary,
			ResourceListSliceBlogLinksPrimaryItemsItem,
			ResourceListSliceBlogLinksPrimary,
			ResourceListSliceVariation,
			ResourceListSliceRelatedPages,
			ResourceListSliceEbooks,
			ResourceListSliceTemplates,
			ResourceListSliceBlogLinks,
			RichTextSlice,
			RichTextSliceDefaultPrimary,
			RichTextSliceNarrowPrimary,
			RichTextSliceLegalPrimary,
			RichTextSliceVariation,
			RichTextSliceDefault,
			RichTextSliceNarrow,
			RichTextSliceLegal,
			SpreadsheetSlice,
			SpreadsheetSliceExpenseReportPrimaryFactsItem,
			SpreadsheetSliceExpenseReportPrimaryCategoriesItem,
			SpreadsheetSliceExpenseReportPrimaryExamplesItem,
			SpreadsheetSliceExpenseReportPrimary,
			SpreadsheetSliceInvoicePrimarySenderItem,
			SpreadsheetSliceInvoicePrimaryRecipientItem,
			SpreadsheetSliceInvoicePrimaryNotesItem,
			SpreadsheetSliceInvoicePrimaryRatesItem,
			SpreadsheetSliceInvoicePrimaryExamplesItem,
			SpreadsheetSliceInvoicePrimary,
			SpreadsheetSliceMileageLogPrimaryExamplesItem,
			SpreadsheetSliceMileageLogPrimary,
			SpreadsheetSliceCashFlowPrimaryMoneyInItem,
			SpreadsheetSliceCashFlowPrimaryMoneyOutItem,
			SpreadsheetSliceCashFlowPrimary,
			SpreadsheetSliceVariation,
			SpreadsheetSliceExpenseReport,
			SpreadsheetSliceInvoice,
			SpreadsheetSliceMileageLog,
			SpreadsheetSliceCashFlow,
			StatsSlice,
			StatsSliceRowPrimaryItemsItem,
			StatsSliceRowPrimary,
			StatsSliceCardsPrimaryItemsItem,
			StatsSliceCardsPrimary,
			StatsSliceVariation,
			StatsSliceRow,
			StatsSliceCards,
			StepsSlice,
			StepsSliceNumberedPrimaryItemsItem,
			StepsSliceNumberedPrimary,
			StepsSliceTimelinePrimaryItemsItem,
			StepsSliceTimelinePrimary,
			StepsSliceVariation,
			StepsSliceNumbered,
			StepsSliceTimeline,
			StoredDataSlice,
			StoredDataSliceDefaultPrimary,
			StoredDataSliceVariation,
			StoredDataSliceDefault,
			TeamSlice,
			TeamSlicePeoplePrimaryItemsItem,
			TeamSlicePeoplePrimary,
			TeamSliceBenefitsPrimaryItemsItem,
			TeamSliceBenefitsPrimary,
			TeamSliceVariation,
			TeamSlicePeople,
			TeamSliceBenefits,
			TestimonialSlice,
			TestimonialSliceQuotePrimary,
			TestimonialSliceCarouselPrimaryItemsItem,
			TestimonialSliceCarouselPrimary,
			TestimonialSliceReviewPrimaryItemsItem,
			TestimonialSliceReviewPrimary,
			TestimonialSliceWallPrimaryItemsItem,
			TestimonialSliceWallPrimary,
			TestimonialSliceVariation,
			TestimonialSliceQuote,
			TestimonialSliceCarousel,
			TestimonialSliceReview,
			TestimonialSliceWall,
			ThankYouSlice,
			ThankYouSliceDefaultPrimary,
			ThankYouSliceDownloadPrimary,
			ThankYouSliceVariation,
			ThankYouSliceDefault,
			ThankYouSliceDownload,
			ToolSlice,
			ToolSliceInvoiceGeneratorPrimaryExampleItem,
			ToolSliceInvoiceGeneratorPrimary,
			ToolSliceVatCalculatorPrimary,
			ToolSliceExpenseReportGeneratorPrimaryCategoriesItem,
			ToolSliceExpenseReportGeneratorPrimaryExampleItem,
			ToolSliceExpenseReportGeneratorPrimary,
			ToolSliceExpensePolicyBuilderPrimarySectionsClausesItem,
			ToolSliceExpensePolicyBuilderPrimarySectionsItem,
			ToolSliceExpensePolicyBuilderPrimary,
			ToolSliceRoiCalculatorPrimary,
			ToolSliceVariation,
			ToolSliceInvoiceGenerator,
			ToolSliceVatCalculator,
			ToolSliceExpenseReportGenerator,
			ToolSliceExpensePolicyBuilder,
			ToolSliceRoiCalculator,
			VideoSlice,
			VideoSliceHostedPrimary,
			VideoSliceEmbedPrimary,
			VideoSliceVariation,
			VideoSliceHosted,
			VideoSliceEmbed
		}
	}
}