import { newCartLinesLimits, orderedQuantityLimits } from '#contract/platform-limits'
import { DomainError } from '../../../domain/domain-error'

export interface AddedLine {
  partId: string | null
  bundleId: string | null
  quantity: number
  /** The machine that it is for; null if that is none, or several ones. */
  instanceId: string | null
}

export const MAX_LINES = newCartLinesLimits.lines.maxItems
export const MAX_QUANTITY = orderedQuantityLimits.maximum

/** What a line asks for, however many. */
export const keyOf = ({ partId, bundleId }: Pick<AddedLine, 'partId' | 'bundleId'>): string => partId ?? bundleId ?? ''

/** The machine that all lines are for. */
export function onlyMachineOf(lines: readonly { instanceId: string | null }[]): string | null {
  const [first = null, ...others] = new Set(lines.map(({ instanceId }) => instanceId))
  return others.length === 0 ? first : null
}

export const tooMany = () =>
  new DomainError('invalid', 'quantity_too_large', {
    en: `A line can have a quantity of ${MAX_QUANTITY} at most, with what is there already.`,
    es: `Una línea puede tener una cantidad de ${MAX_QUANTITY} como máximo, con lo que ya hay.`,
  })

/**
 * One line for each part and bundle: one statement cannot raise a row twice.
 * @throws DomainError `quantity_too_large`
 */
export function mergeLines(lines: readonly AddedLine[]): AddedLine[] {
  const merged = new Map<string, AddedLine>()
  for (const line of lines) {
    const key = keyOf(line)
    const before = merged.get(key) ?? { ...line, quantity: 0 }
    const quantity = line.quantity + before.quantity
    if (quantity > MAX_QUANTITY) throw tooMany()
    merged.set(key, { ...line, quantity, instanceId: onlyMachineOf([before, line]) })
  }
  return [...merged.values()]
}
