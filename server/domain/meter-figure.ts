import type { Locale } from './locale'

export type MeterUnit = 'hours' | 'km'

/** A figure as the contract has it, one decimal, as whole tenths, in which everything is calculated and stored. */
export const toTenths = (figure: number): number => Math.round(figure * 10)

/** Tenths as the contract has them: a number with one decimal. */
export const fromTenths = (tenths: number): number => tenths / 10

const numberFormats = new Map<Locale, Intl.NumberFormat>()

function numberFormatOf(locale: Locale): Intl.NumberFormat {
  const options = { maximumFractionDigits: 1, useGrouping: 'always' } as const
  const format = numberFormats.get(locale) ?? new Intl.NumberFormat(locale, options)
  numberFormats.set(locale, format)
  return format
}

const symbols: Record<MeterUnit, string> = { hours: 'h', km: 'km' }

/** Tenths as people read them, without their unit: `1,250.5`. */
export const writtenFigure = (tenths: number, locale: Locale): string =>
  numberFormatOf(locale).format(fromTenths(tenths))

/** Tenths as people read them: `1,250.5 h`. */
export const figureInWords = (tenths: number, unit: MeterUnit, locale: Locale): string =>
  `${writtenFigure(tenths, locale)} ${symbols[unit]}`
