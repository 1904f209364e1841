/** A file inside the PDF that software reads in the place of the pages: an electronic invoice. */
export interface DataFile {
  /** The name by which software finds the file, such as `factur-x.xml`. */
  readonly name: string;
  readonly description: string;
  readonly xml: string;
  /** How much of EN 16931 the data have, by the specification of Factur-X: `EN 16931`. */
  readonly conformance: string;
}

/**
 * The metadata that pdfkit does not write into a PDF: the title, and the standards besides PDF/A to which the PDF
 * conforms. They are RDF elements as text.
 */
export function xmpOf(title: string, data: DataFile | undefined): string {
  const parts = data
    ? [accessibleRdf, invoiceRdf(data), schemasRdf([accessibleSchema, invoiceSchema])]
    : [accessibleRdf, schemasRdf([accessibleSchema])];
  return [titleRdf(title), ...parts].join('\n');
}

/** pdfkit would write a title into its metadata without escaping it. */
function titleRdf(title: string): string {
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
</rdf:Description>`;
}

/** The claim of PDF/UA-1 (ISO 14289-1, section 5). */
const accessibleRdf = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`;

/** The description of the electronic invoice inside the PDF, by Factur-X 1.0, section 6.2. */
function invoiceRdf({ name, conformance }: DataFile): string {
  return `<rdf:Description rdf:about="" xmlns:fx="${invoiceSchema.uri}">
<fx:DocumentType>INVOICE</fx:DocumentType>
<fx:DocumentFileName>${escaped(name)}</fx:DocumentFileName>
<fx:Version>1.0</fx:Version>
<fx:ConformanceLevel>${escaped(conformance)}</fx:ConformanceLevel>
</rdf:Description>`;
}

interface Schema {
  readonly name: string;
  readonly uri: string;
  readonly prefix: string;
  readonly properties: readonly { readonly name: string; readonly type: 'Text' | 'Integer'; readonly means: string }[];
}

const accessibleSchema: Schema = {
  name: 'PDF/UA Universal Accessibility Schema',
  uri: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  properties: [{ name: 'part', type: 'Integer', means: 'Part of ISO 14289 to which the document conforms' }],
};

const invoiceSchema: Schema = {
  name: 'Factur-X PDFA Extension Schema',
  uri: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  properties: [
    { name: 'DocumentFileName', type: 'Text', means: 'Name of the embedded XML invoice file' },
    { name: 'DocumentType', type: 'Text', means: 'INVOICE' },
    { name: 'Version', type: 'Text', means: 'Version of the XML invoice data' },
    { name: 'ConformanceLevel', type: 'Text', means: 'Conformance level of the XML invoice data' },
  ],
};

/** PDF/A wants a description of each schema that it does not know itself (ISO 19005-3, section 6.6.2.3). */
function schemasRdf(schemas: readonly Schema[]): string {
  return `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag>${schemas.map(schemaRdf).join('')}</rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
}

function schemaRdf({ name, uri, prefix, properties }: Schema): string {
  const described = properties.map(
    (property) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${property.name}</pdfaProperty:name>
<pdfaProperty:valueType>${property.type}</pdfaProperty:valueType>
<pdfaProperty:category>${property.type === 'Integer' ? 'internal' : 'external'}</pdfaProperty:category>
<pdfaProperty:description>${property.means}</pdfaProperty:description>
</rdf:li>`,
  );
  return `<rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>${name}</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${described.join('')}</rdf:Seq></pdfaSchema:property>
</rdf:li>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
