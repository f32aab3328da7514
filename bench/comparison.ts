import { quantile } from './timing'

/** Milliseconds of one item, on the small database and on the large one. */
export interface Times {
  small: number[]
  large: number[]
}

export interface MeasuredItem {
  name: string
  small: { p50: number; p95: number }
  large: { p50: number; p95: number }
  /** The ratio of the large database's p95 to the small one's. */
  ratio: number
}

/** The largest acceptable ratio within one run. */
const allowed = 2

export function toReport(times: ReadonlyMap<string, Times>): MeasuredItem[] {
  const of = (values: readonly number[]) => ({ p50: quantile(values, 0.5), p95: quantile(values, 0.95) })
  return [...times].map(([name, { small, large }]) => {
    const measured = { small: of(small), large: of(large) }
    return { name, ...measured, ratio: measured.large.p95 / measured.small.p95 }
  })
}

/** Returns the items that exceed the limit or have no figures. */
export const beyond = (report: readonly MeasuredItem[]): MeasuredItem[] =>
  report.filter(({ ratio }) => !(ratio <= allowed))

/** The figures in milliseconds, without judging them. */
export function toTable(report: readonly MeasuredItem[]): string {
  const width = Math.max(0, ...report.map(({ name }) => name.length))
  const head = ['p50 small', 'p50 large', 'p95 small', 'p95 large', 'p95 ratio'].map((one) => one.padStart(11)).join('')
  const ms = (value: number) => value.toFixed(1).padStart(11)
  const rows = report.map(
    ({ name, small, large, ratio }) =>
      name.padEnd(width) +
      ms(small.p50) +
      ms(large.p50) +
      ms(small.p95) +
      ms(large.p95) +
      ratio.toFixed(2).padStart(11),
  )
  return [' '.repeat(width) + head, ...rows].join('\n')
}

export function toText(report: readonly MeasuredItem[]): string {
  const over = beyond(report)
  const verdict =
    report.length > 0 && over.length === 0
      ? `every p95 is within ${allowed} times that of the small database`
      : `NOT within ${allowed} times: ${over.map(({ name }) => name).join(', ') || 'nothing was measured'}`
  return [toTable(report), verdict].join('\n')
}
