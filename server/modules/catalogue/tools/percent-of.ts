import type { Asker } from '../../../record-tools/record-tool'

/** A rate in hundredths of a percent. */
export const percentOf = (basisPoints: number, { locale }: Pick<Asker, 'locale'>): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
