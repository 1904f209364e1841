type Placeholders = Readonly<Record<string, readonly string[]>>;

/** The placeholders of a field. Undefined for a field of an owner that has no such fields: its braces may be meant. */
export function placeholdersOf(owner: string, name: string): readonly string[] | undefined {
  if (!Object.hasOwn(fieldsWithPlaceholders, owner)) return undefined;
  const fields = fieldsWithPlaceholders[owner] ?? {};
  return Object.hasOwn(fields, name) ? fields[name] : [];
}

const numberErrors: Placeholders = {
  number_error: ['example'],
  negative_error: ['example'],
  large_error: ['example'],
};
const wholeNumberErrors: Placeholders = { ...numberErrors, whole_error: ['example'] };

const paper: Placeholders = { page_text: ['page', 'pages'], signs_error: ['signs'] };

const rows: Placeholders = {
  rows_full_text: ['count'],
  pasted_text: ['count'],
  pasted_unread_text: ['cells'],
  pasted_left_text: ['count'],
  pasted_cell_text: ['row', 'column', 'text'],
};

/**
 * The fields in whose texts code fills in values, with the names of these values, by the owner and the name of a field
 * as `FieldValue` has them. Any other placeholder in such a text would be published as it is written,
 * and so would one in another text of these owners.
 */
export const fieldsWithPlaceholders: Readonly<Record<string, Placeholders>> = {
  global_strings: {
    consent_record: ['date', 'locale', 'version'],
    ebook_pages: ['pages'],
    event_minutes: ['minutes'],
    event_recorded: ['date'],
    job_others: ['team'],
    navigated_to: ['title'],
    salary_per_year: ['salary'],
    salary_per_month: ['salary'],
    salary_per_hour: ['salary'],
    search_count: ['count'],
    search_corrected: ['query'],
    search_none: ['query'],
    video_host_notice: ['host'],
  },
  pricing: {
    tooltip: ['count', 'amount'],
    'plans.note': ['count', 'amount'],
    'plans.note_yearly': ['count', 'amount'],
  },
  'tool/expense_policy_builder': {
    ...wholeNumberErrors,
    ...paper,
    mileage_label: ['unit'],
    paper_heading: ['company'],
    'sections.clauses.text': [
      'company',
      'approver',
      'approval',
      'receipt',
      'deadline',
      'meals',
      'client_meal',
      'hotel',
      'software',
      'mileage',
      'unit',
    ],
  },
  'tool/expense_report_generator': {
    ...numberErrors,
    ...paper,
    ...rows,
    day_rate_hint: ['rates', 'source', 'date'],
    forgotten_text: ['receipts'],
    mileage_rate_label: ['unit'],
    mileage_total_label: ['distance', 'rate'],
    receipt_size_error: ['size'],
    remove_expense_label: ['number'],
    remove_journey_label: ['number'],
    remove_stay_label: ['number'],
  },
  'tool/invoice_generator': {
    ...paper,
    ...rows,
    number_error: ['example'],
    negative_error: ['example'],
    discount_text: ['rate'],
    faulty_label: ['steps'],
    iban_length_error: ['country', 'expected', 'found'],
    next_label: ['step'],
    peppol_country_error: ['country'],
    peppol_scheme_error: ['country', 'schemes'],
    place_label: ['number', 'count'],
    remove_item_label: ['number'],
    tax_label: ['rate', 'amount'],
    tax_number_shape_error: ['country', 'example'],
    term_error: ['days'],
  },
  'tool/roi_calculator': {
    ...wholeNumberErrors,
    ...paper,
    free_formula: ['people'],
    links: ['amount'],
    lost_formula: ['now', 'after', 'price', 'lost', 'saved'],
    plot_months_text: ['months'],
    price_formula: ['people', 'price', 'cost'],
    saved_formula: ['now', 'after', 'price', 'saved', 'lost'],
    time_formula: ['people', 'reports', 'minutes', 'hourly', 'cost'],
  },
  'tool/vat_calculator': {
    ...numberErrors,
    add_formula: ['net', 'tax', 'gross', 'rate', 'divisor'],
    remove_formula: ['net', 'tax', 'gross', 'rate', 'divisor'],
    table_note: ['date'],
    tax_label: ['rate'],
  },
};
