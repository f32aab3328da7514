import { quantile } from '../timing'

export interface ImportReport {
  rows: number
  /** Rows a second of each step. */
  perSecond: { checking: number; applying: number }
  /** The most that the server and its children occupied. */
  megabytes: number
  /** Milliseconds of the requests of others, before the import and meanwhile. */
  calm: readonly number[]
  meanwhile: readonly number[]
}

const [MAX_MEGABYTES, MAX_RATIO] = [400, 3]

const p95 = (times: readonly number[]) => quantile(times, 0.95)
const ratioOf = ({ calm, meanwhile }: ImportReport) => p95(meanwhile) / p95(calm)

/** The limits that the import exceeded; missing figures count as exceeded. */
export function missed(report: ImportReport): string[] {
  const limits = []
  if (!(report.megabytes < MAX_MEGABYTES)) limits.push(`memory not below ${MAX_MEGABYTES} MB`)
  if (!(ratioOf(report) <= MAX_RATIO)) limits.push(`p95 of others above ${MAX_RATIO} times the calm one`)
  return limits
}

export function toText(report: ImportReport): string {
  const { rows, perSecond, megabytes, calm, meanwhile } = report
  const ms = (times: readonly number[]) => `${p95(times).toFixed(1)} ms of ${times.length} requests`
  return [
    `${rows.toLocaleString('en')} rows: ${perSecond.checking.toFixed(0)} checked a second, ${perSecond.applying.toFixed(0)} applied`,
    `memory of the server: ${megabytes.toFixed(0)} MB`,
    `p95 of others: ${ms(calm)} before, ${ms(meanwhile)} meanwhile, ${ratioOf(report).toFixed(2)} times as long`,
    `MISSED: ${missed(report).join('; ') || 'nothing'}`,
  ].join('\n')
}
