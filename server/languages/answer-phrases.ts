/** The only sentences of an answer that do not come from the manuals. */
export interface AnswerPhrases {
  refusal: string
  /** What to do after a refusal. */
  advice: Record<'operator' | 'staff', string>
  /** While further manuals are being read. */
  refusalSoFar: string
  /** Introduces the closest passages where it is not certain that they answer. */
  unsure: string
  also: string
  /** Links to steps that are not shown; `count` is at least 1. */
  earlierSteps: (count: number, page: number) => string
  laterSteps: (count: number, page: number) => string
  /** Between a label and what it says, if not ": ". */
  colon?: string
  /** States the number of a part, without a full stop. */
  partNumber: (number: string) => string
  /** Introduces the parts that fit a question equally well; fewer may be shown. */
  partsFit: (count: number, shown: number) => string
  /** Where a part is listed: its number in the figure, and the page. */
  item: (item: string) => string
  page: (page: number) => string
  /** Several pages. */
  pages: (pages: readonly number[]) => string
  /** Ends a list of which so many are left out. */
  more: (count: number) => string
  /** Where no manual is ready. */
  withoutManuals: {
    pending: string
    unreadable: (names: string) => string
    none: string
    askDealer: string
    /** For staff, after `unreadable` and after `none`. */
    seeReason: string
    addManual: string
  }
  /** From the catalogues of dealerships. */
  catalogue: {
    /** Before what the catalogues of dealerships have. */
    sold: (dealerships: string) => string
    replaced: (number: string, replacement: string) => string
  }
  /** Asks which machine a question is about. */
  whichMachine: string
}
