/** The phrases and signs of a language that the checks of content need. */
export interface Phrases {
  /** Texts of headings and links that mean nothing without the text around them, in lower case. */
  readonly empty: readonly string[];
  /** Matches a text that promises a file to download. */
  readonly download: RegExp;
  /** Opening and closing quotation marks, the usual ones first. */
  readonly quotes: readonly (readonly [opening: string, closing: string])[];
}

/**
 * The phrases by language. The quotation marks are those of the Unicode CLDR and of the languages' own style guides.
 */
export const phrases: Readonly<Record<string, Phrases>> = {
  en: {
    empty: [
      'more',
      'learn more',
      'read more',
      'find out more',
      'click here',
      'here',
      'this',
      'go',
      'details',
      'overview',
    ],
    download: /\bdownload\b/i,
    quotes: [
      ['‘', '’'],
      ['“', '”'],
    ],
  },
  da: {
    empty: ['mere', 'læs mere', 'se mere', 'få mere at vide', 'klik her', 'her', 'detaljer', 'oversigt'],
    download: /\b(?:download|hent)\b/i,
    quotes: [
      ['»', '«'],
      ['”', '”'],
      ['„', '“'],
      ['“', '”'],
    ],
  },
  de: {
    empty: [
      'mehr',
      'mehr erfahren',
      'weiterlesen',
      'mehr lesen',
      'mehr dazu',
      'hier klicken',
      'hier',
      'details',
      'übersicht',
    ],
    download: /\b(?:download|herunterladen)\b/i,
    quotes: [
      ['„', '“'],
      ['»', '«'],
      ['‚', '‘'],
    ],
  },
  es: {
    empty: [
      'más',
      'saber más',
      'leer más',
      'ver más',
      'más información',
      'haz clic aquí',
      'aquí',
      'detalles',
      'resumen',
    ],
    download: /\bdescarga(?:r|do|s)?\b/i,
    quotes: [
      ['«', '»'],
      ['“', '”'],
      ['‘', '’'],
    ],
  },
  et: {
    empty: ['rohkem', 'loe lähemalt', 'loe edasi', 'vaata lähemalt', 'kliki siia', 'siin', 'ülevaade'],
    download: /\blaadi\b.*\balla\b/i,
    quotes: [
      ['„', '“'],
      ['„', '”'],
      ['«', '»'],
    ],
  },
  fi: {
    empty: ['lisää', 'lue lisää', 'katso lisää', 'klikkaa tästä', 'tästä', 'yleiskatsaus'],
    download: /\blataa\b/i,
    quotes: [
      ['”', '”'],
      ['»', '»'],
    ],
  },
  fr: {
    empty: ['plus', 'en savoir plus', 'lire la suite', 'voir plus', 'cliquez ici', 'ici', 'détails', 'aperçu'],
    download: /\btélécharger\b/i,
    quotes: [
      ['«', '»'],
      ['“', '”'],
    ],
  },
  it: {
    empty: [
      'di più',
      'scopri di più',
      'leggi di più',
      'per saperne di più',
      'clicca qui',
      'qui',
      'dettagli',
      'panoramica',
    ],
    download: /\bscarica(?:re)?\b/i,
    quotes: [
      ['«', '»'],
      ['“', '”'],
    ],
  },
  nb: {
    empty: ['mer', 'les mer', 'se mer', 'finn ut mer', 'klikk her', 'her', 'detaljer', 'oversikt'],
    download: /\blast ned\b/i,
    quotes: [['«', '»']],
  },
  nl: {
    empty: ['meer', 'lees meer', 'meer lezen', 'meer weten', 'meer informatie', 'klik hier', 'hier', 'overzicht'],
    download: /\bdownload(?:en)?\b/i,
    quotes: [
      ['‘', '’'],
      ['“', '”'],
      ['„', '”'],
    ],
  },
  pt: {
    empty: ['mais', 'saiba mais', 'saber mais', 'ler mais', 'ver mais', 'clique aqui', 'aqui', 'detalhes'],
    download: /\b(?:transferir|descarregar)\b/i,
    quotes: [
      ['«', '»'],
      ['“', '”'],
    ],
  },
  sv: {
    empty: ['mer', 'läs mer', 'se mer', 'ta reda på mer', 'klicka här', 'här', 'detaljer', 'översikt'],
    download: /\bladda (?:ner|ned)\b/i,
    quotes: [
      ['”', '”'],
      ['»', '»'],
    ],
  },
};
