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
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.accept_terms_and_privacy
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	accept_terms_and_privacy: prismic.KeyTextField;
	
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
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.privacy_consent_text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	privacy_consent_text: prismic.KeyTextField;
	
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
	something_went_wrong: prismic.KeyTextField;/**
	 * Brand tagline field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.brand_tagline
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	brand_tagline: prismic.KeyTextField;
	
	/**
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
	 * Continue to demo field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.continue_to_demo
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	continue_to_demo: prismic.KeyTextField;
	
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
	 * Search label field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.search_label
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	search_label: prismic.KeyTextField;
	
	/**
	 * Search submit field in *Global strings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_strings.search_submit
	 * - **Tab**: Interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	search_submit: prismic.KeyTextField;
	
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

type LegalPageDocumentDataSlicesSlice = HeroSlice | LogoWallSlice | AnchorNavSlice | FeatureGridSlice | MediaTextSlice | StepsSlice | StatsSlice | TestimonialSlice | RatingBadgesSlice | ResourceListSlice | IntegrationListSlice | PricingTableSlice | ComparisonTableSlice | FaqSlice | CtaSlice | RichTextSlice | NoticeSlice

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
	 * Country name field in *Locale settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: locale_settings.country_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	country_name: prismic.KeyTextField;
	
	/**
	 * Language name field in *Locale settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: locale_settings.language_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	language_name: prismic.KeyTextField;
	
	/**
	 * Contact e-mail field in *Locale settings*
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
	default_meta_image: prismic.ImageField<never>;
	
	/**
	 * Sign-up address field in *Locale settings*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: locale_settings.register_url
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	register_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Partner sign-up address field in *Locale settings*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: locale_settings.partner_signup_url
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	partner_signup_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;/**
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

type PageDocumentDataSlicesSlice = HeroSlice | LogoWallSlice | AnchorNavSlice | FeatureGridSlice | MediaTextSlice | StepsSlice | StatsSlice | TestimonialSlice | RatingBadgesSlice | ResourceListSlice | IntegrationListSlice | PricingTableSlice | ComparisonTableSlice | FaqSlice | CtaSlice | RichTextSlice | NoticeSlice

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
	noindex: prismic.BooleanField;
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
	kind: prismic.SelectField<"spend_day" | "card_deck" | "category_rules" | "receipt_match" | "budget_gauge" | "posting_table">;
	
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
	request_approve: prismic.KeyTextField;
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
	rating_subtitle: prismic.KeyTextField;
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

export type AllDocumentTypes = GlobalStringsDocument | LegalPageDocument | LocaleSettingsDocument | NavigationDocument | PageDocument | PricingDocument | ProductSceneDocument | SignupModalDocument;

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
	 * Heading field in *ComparisonTable → Plans → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.plans.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
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
 * Slice variation for *ComparisonTable*
 */
type ComparisonTableSliceVariation = ComparisonTableSlicePlans

/**
 * ComparisonTable Shared Slice
 *
 * - **API ID**: `comparison_table`
 * - **Description**: Plans, line by line.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ComparisonTableSlice = prismic.SharedSlice<"comparison_table", ComparisonTableSliceVariation>;

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
 * Slice variation for *Faq*
 */
type FaqSliceVariation = FaqSliceAccordion

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
	icon: prismic.SelectField<"wallet" | "freeze" | "limit" | "vendor" | "receipt" | "globe" | "lock" | "bank" | "clock" | "people" | "chart" | "plug">;
	
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
 * Slice variation for *FeatureGrid*
 */
type FeatureGridSliceVariation = FeatureGridSliceCards | FeatureGridSliceIcons | FeatureGridSliceChecklist

/**
 * FeatureGrid Shared Slice
 *
 * - **API ID**: `feature_grid`
 * - **Description**: What the product does.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FeatureGridSlice = prismic.SharedSlice<"feature_grid", FeatureGridSliceVariation>;

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
 * Slice variation for *Hero*
 */
type HeroSliceVariation = HeroSliceDefault | HeroSliceSplit | HeroSliceCentered | HeroSliceEmailSignup

/**
 * Hero Shared Slice
 *
 * - **API ID**: `hero`
 * - **Description**: The opening of a page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSlice = prismic.SharedSlice<"hero", HeroSliceVariation>;

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
 * Slice variation for *IntegrationList*
 */
type IntegrationListSliceVariation = IntegrationListSliceFeatured

/**
 * IntegrationList Shared Slice
 *
 * - **API ID**: `integration_list`
 * - **Description**: Tools the product works with.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type IntegrationListSlice = prismic.SharedSlice<"integration_list", IntegrationListSliceVariation>;

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
 * Slice variation for *LogoWall*
 */
type LogoWallSliceVariation = LogoWallSliceDefault

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
 * Slice variation for *MediaText*
 */
type MediaTextSliceVariation = MediaTextSliceImageStart | MediaTextSliceImageEnd

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
 * Slice variation for *PricingTable*
 */
type PricingTableSliceVariation = PricingTableSlicePlans

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
 * Slice variation for *ResourceList*
 */
type ResourceListSliceVariation = ResourceListSliceRelatedPages

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
 * Slice variation for *Stats*
 */
type StatsSliceVariation = StatsSliceRow

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
 * Slice variation for *Steps*
 */
type StepsSliceVariation = StepsSliceNumbered

/**
 * Steps Shared Slice
 *
 * - **API ID**: `steps`
 * - **Description**: How something goes, in order.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StepsSlice = prismic.SharedSlice<"steps", StepsSliceVariation>;

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
 * Slice variation for *Testimonial*
 */
type TestimonialSliceVariation = TestimonialSliceQuote

/**
 * Testimonial Shared Slice
 *
 * - **API ID**: `testimonial`
 * - **Description**: What a customer says.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TestimonialSlice = prismic.SharedSlice<"testimonial", TestimonialSliceVariation>;

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
			GlobalStringsDocument,
			GlobalStringsDocumentData,
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
			PricingDocument,
			PricingDocumentData,
			PricingDocumentDataPlansFeaturesItem,
			PricingDocumentDataPlansItem,
			ProductSceneDocument,
			ProductSceneDocumentData,
			ProductSceneDocumentDataRowsItem,
			ProductSceneDocumentDataColumnsItem,
			ProductSceneDocumentDataReceiptLinesItem,
			SignupModalDocument,
			SignupModalDocumentData,
			SignupModalDocumentDataFeaturesItem,
			SignupModalDocumentDataRatingLogosItem,
			AllDocumentTypes,
			AnchorNavSlice,
			AnchorNavSliceDefaultPrimaryItemsItem,
			AnchorNavSliceDefaultPrimary,
			AnchorNavSliceVariation,
			AnchorNavSliceDefault,
			ComparisonTableSlice,
			ComparisonTableSlicePlansPrimary,
			ComparisonTableSliceVariation,
			ComparisonTableSlicePlans,
			CtaSlice,
			CtaSliceBannerPrimary,
			CtaSliceCardPrimary,
			CtaSliceEmailSignupPrimary,
			CtaSliceVariation,
			CtaSliceBanner,
			CtaSliceCard,
			CtaSliceEmailSignup,
			FaqSlice,
			FaqSliceAccordionPrimaryItemsItem,
			FaqSliceAccordionPrimary,
			FaqSliceVariation,
			FaqSliceAccordion,
			FeatureGridSlice,
			FeatureGridSliceCardsPrimaryItemsItem,
			FeatureGridSliceCardsPrimary,
			FeatureGridSliceIconsPrimaryItemsItem,
			FeatureGridSliceIconsPrimary,
			FeatureGridSliceChecklistPrimaryItemsItem,
			FeatureGridSliceChecklistPrimary,
			FeatureGridSliceVariation,
			FeatureGridSliceCards,
			FeatureGridSliceIcons,
			FeatureGridSliceChecklist,
			HeroSlice,
			HeroSliceDefaultPrimary,
			HeroSliceSplitPrimary,
			HeroSliceCenteredPrimary,
			HeroSliceEmailSignupPrimary,
			HeroSliceVariation,
			HeroSliceDefault,
			HeroSliceSplit,
			HeroSliceCentered,
			HeroSliceEmailSignup,
			IntegrationListSlice,
			IntegrationListSliceFeaturedPrimaryItemsItem,
			IntegrationListSliceFeaturedPrimary,
			IntegrationListSliceVariation,
			IntegrationListSliceFeatured,
			LogoWallSlice,
			LogoWallSliceDefaultPrimaryItemsItem,
			LogoWallSliceDefaultPrimary,
			LogoWallSliceVariation,
			LogoWallSliceDefault,
			MediaTextSlice,
			MediaTextSliceImageStartPrimary,
			MediaTextSliceImageEndPrimary,
			MediaTextSliceVariation,
			MediaTextSliceImageStart,
			MediaTextSliceImageEnd,
			NoticeSlice,
			NoticeSliceInfoPrimary,
			NoticeSliceDisclaimerPrimary,
			NoticeSliceVariation,
			NoticeSliceInfo,
			NoticeSliceDisclaimer,
			PricingTableSlice,
			PricingTableSlicePlansPrimary,
			PricingTableSliceVariation,
			PricingTableSlicePlans,
			RatingBadgesSlice,
			RatingBadgesSliceDefaultPrimaryItemsItem,
			RatingBadgesSliceDefaultPrimary,
			RatingBadgesSliceVariation,
			RatingBadgesSliceDefault,
			ResourceListSlice,
			ResourceListSliceRelatedPagesPrimaryItemsItem,
			ResourceListSliceRelatedPagesPrimary,
			ResourceListSliceVariation,
			ResourceListSliceRelatedPages,
			RichTextSlice,
			RichTextSliceDefaultPrimary,
			RichTextSliceNarrowPrimary,
			RichTextSliceLegalPrimary,
			RichTextSliceVariation,
			RichTextSliceDefault,
			RichTextSliceNarrow,
			RichTextSliceLegal,
			StatsSlice,
			StatsSliceRowPrimaryItemsItem,
			StatsSliceRowPrimary,
			StatsSliceVariation,
			StatsSliceRow,
			StepsSlice,
			StepsSliceNumberedPrimaryItemsItem,
			StepsSliceNumberedPrimary,
			StepsSliceVariation,
			StepsSliceNumbered,
			TestimonialSlice,
			TestimonialSliceQuotePrimary,
			TestimonialSliceVariation,
			TestimonialSliceQuote
		}
	}
}