import { numberFormat } from '../formats'
import { shownLanguage } from '../i18n'

/** What separates decimals in the language that the app is shown in. */
export const decimalSeparator = (): string =>
  numberFormat(shownLanguage(), {})
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.'
