import { decimalSeparator } from '@/shared/lib/decimal-separator'

/** Reads a typed percentage as hundredths of a percent: "8.25" and "8,25" are 825; undefined for what is none from 0 to 100. */
export function readPercent(typed: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim()) ?? []
  if (whole === undefined) return undefined
  const basisPoints = Number(whole + fraction.padEnd(2, '0'))
  return basisPoints <= 100_00 ? basisPoints : undefined
}

/** Writes hundredths of a percent as they are typed: 825 is "8.25", in Spanish "8,25". */
export const writePercent = (basisPoints: number): string => String(basisPoints / 100).replace('.', decimalSeparator())
