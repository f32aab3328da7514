import type { components } from '#contract/platform'

export type MeterUnit = components['schemas']['MeterUnit']

/** A figure as the contract has it, one decimal, as whole tenths, in which everything is reckoned and stored. */
export const toTenths = (figure: number): number => Math.round(figure * 10)

/** Tenths as the contract has them: a number with one decimal. */
export const fromTenths = (tenths: number): number => tenths / 10

const written = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const units: Record<MeterUnit, string> = { hours: 'h', km: 'km' }

/** Tenths as people read them: `1,250.5 h`. */
export const figureInWords = (tenths: number, unit: MeterUnit): string =>
  `${written.format(fromTenths(tenths))} ${units[unit]}`
