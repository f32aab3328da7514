import { numberFormat } from '../formats'
import { shownLocale } from '../i18n'

/** What separates decimals where the reader is, in the language that is shown. */
export const decimalSeparator = (): string =>
  numberFormat(shownLocale(), {})
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.'
