import type { Language } from './text'

export type MeterUnit = 'hours' | 'km'

/** A figure as the contract has it, one decimal, as whole tenths, in which everything is calculated and stored. */
export const toTenths = (figure: number): number => Math.round(figure * 10)

/** Tenths as the contract has them: a number with one decimal. */
export const fromTenths = (tenths: number): number => tenths / 10

const numberFormat = {
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }),
  es: new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1, useGrouping: 'always' }),
}
const symbols: Record<MeterUnit, string> = { hours: 'h', km: 'km' }

/** Tenths as people read them: `1,250.5 h`. */
export const figureInWords = (tenths: number, unit: MeterUnit, language: Language = 'en'): string =>
  `${numberFormat[language].format(fromTenths(tenths))} ${symbols[unit]}`
