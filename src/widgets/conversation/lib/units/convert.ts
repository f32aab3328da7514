import { numberFormat } from '@/shared/lib/formats'
import type { Measure } from './measure'
import type { Unit } from './unit'

const LEAST_DIGITS = 3

/** A measure in the other system, rounded to as many digits as it has, but three; undefined for a figure that reads two ways. */
export function convert({ figures, until, unit }: Measure): string | undefined {
  const values = figures.map((figure) => ({ figure, value: numberOf(figure) }))
  const largest = Math.max(...values.map(({ value = Number.NaN }) => Math.abs(value)))
  const target = unit.other.find(({ size, from = 0 }) => (largest * unit.size) / size >= from)
  if (Number.isNaN(largest) || !target) return undefined
  const written = values.map(({ figure, value = 0 }) => write(toOther(value, unit, target.size), figure, unit))
  return `${written.join(until)} ${target.symbol}`
}

function toOther(value: number, { quantity, system, size }: Unit, other: number): number {
  if (quantity !== 'temperature') return (value * size) / other
  return system === 'metric' ? value * 1.8 + 32 : (value - 32) / 1.8
}

/** "8,950" and "1.5"; undefined for "1.250", which is a decimal in English and thousands in Spanish. */
function numberOf(figure: string): number | undefined {
  const plain = figure.replace('−', '-')
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''))
  if (/^-?[1-9]\d{0,2}\.\d{3}$/.test(plain)) return undefined
  if (/^-?\d+(?:[.,]\d+)?$/.test(plain)) return Number(plain.replace(',', '.'))
  return undefined
}

function write(value: number, source: string, { quantity }: Unit): string {
  const digits = Math.max(LEAST_DIGITS, significantDigits(source))
  const hasDecimalComma = /,\d{1,2}$/.test(source)
  const rounding =
    quantity === 'temperature'
      ? { maximumFractionDigits: /[.,]\d$/.test(source) ? 1 : 0 }
      : { maximumSignificantDigits: digits }
  return numberFormat(hasDecimalComma ? 'es-ES' : 'en-US', rounding).format(value)
}

const significantDigits = (figure: string) => {
  const digits = figure.replace(/\D/g, '').replace(/^0+/, '')
  return /[.,]\d{1,2}$/.test(figure) ? digits.length : digits.replace(/0+$/, '').length
}
