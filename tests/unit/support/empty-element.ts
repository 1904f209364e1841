/** An empty element, or the word that a missing value leaves in markup. A `div` may be the place of a drawing. */
export const emptyElement =
  /null|undefined|<(?:header|section|article|figcaption|ul|ol|dl|dd|p|b|small|time|h1|h2|h3|span)(?: class="[\w ]*")?><\//;

export const emptyDivision = /<div(?: class="[\w ]*")?><\//;
