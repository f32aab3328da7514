import { quantile } from '../timing'
import type { Attack } from './attack'
import type { WorkedCalls } from './working-day'

export interface Phase extends WorkedCalls {
  /** Milliseconds of each answer of /healthz. */
  health: number[]
}

export interface Measured {
  attack: Pick<Attack, 'name' | 'description' | 'isOutage'>
  calm: Phase
  attacked: Phase
  /** Maximum memory of the server and its children. */
  megabytes: number
  /** Whether the process has ended. */
  isGone: boolean
  /** The failure that the attack itself has found. */
  fault: string | undefined
}

const bounds = { slowdown: 3, healthMs: 200, megabytes: 1500 }

const p95 = ({ times }: Phase) => quantile(times, 0.95)
const healthP99 = ({ health }: Phase) => quantile(health, 0.99)

/** Lists the limits that an attack has exceeded; missing figures count as exceeded. */
export function missedBounds(measured: Measured): string[] {
  const { attack, calm, attacked, megabytes, isGone, fault } = measured
  const missed: string[] = []
  if (isGone) missed.push('the process has ended')
  if (!attack.isOutage && !(p95(attacked) <= bounds.slowdown * p95(calm))) {
    missed.push(`p95 above ${bounds.slowdown} times the calm one`)
  }
  if (!(healthP99(attacked) < bounds.healthMs)) missed.push(`/healthz p99 not below ${bounds.healthMs} ms`)
  if (!(megabytes < bounds.megabytes)) missed.push(`memory not below ${bounds.megabytes} MB`)
  for (const [answer, count] of attacked.failures) missed.push(`${count} calls failed: ${answer}`)
  if (!attack.isOutage && attacked.refused > 0) missed.push(`${attacked.refused} calls refused with 503`)
  if (fault) missed.push(fault)
  return missed
}

const heads = [
  'attack',
  'p95 calm',
  'p95 attacked',
  'ratio',
  'refused',
  '/healthz p99 calm',
  '/healthz p99 attacked',
  'memory',
  'missed',
]

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The header of a Markdown table: milliseconds, requests refused with 503, maximum megabytes. */
export const tableHead = [line(heads), line(heads.map((_, index) => (index === 0 ? '---' : '--:')))].join('\n')

/** The row of one attack in that table. */
export function toRow(measured: Measured): string {
  const { attack, calm, attacked, megabytes } = measured
  return line([
    `${attack.name}: ${attack.description}`,
    p95(calm).toFixed(1),
    p95(attacked).toFixed(1),
    attack.isOutage ? '–' : (p95(attacked) / p95(calm)).toFixed(2),
    `${attacked.refused} of ${attacked.times.length}`,
    healthP99(calm).toFixed(1),
    healthP99(attacked).toFixed(1),
    megabytes.toFixed(0),
    missedBounds(measured).join('; ') || 'none',
  ])
}
