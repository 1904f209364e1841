/** Where the rate of a country was read. Maintainers compare it again each January, and whenever a law changes. */
export interface RateSource {
  /** The law or the authority's publication, by its own name. */
  readonly source: string;
  /** The ISO date since which the rate is in force. */
  readonly since: string;
  /** The page that states the rate: the authority's own, or one of a professional body that quotes the authority. */
  readonly page: string;
  /** The ISO date on which the rate was compared with the page. */
  readonly checked: string;
}
