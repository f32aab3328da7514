import type { OrderLine } from './order'
import type { AskedLine } from './price-order-lines'

/** A line that the order is to have: one of its own, a part, or a bundle. */
export type EditedLine = AskedLine & { lineId?: string | undefined }

interface Edit {
  /** All from now on; absent if they stay. */
  parts?: readonly EditedLine[] | undefined
  bundles?: readonly EditedLine[] | undefined
}

interface Change<Asked> {
  line: OrderLine
  to: Asked
}

export interface LinePlan {
  removed: OrderLine[]
  /** With another quantity at the price that was agreed. */
  resized: Change<{ quantity: number }>[]
  /** With another quantity, which has the price of now. */
  repriced: Change<AskedLine>[]
  added: AskedLine[]
}

/**
 * What has to be done so that an order has the lines that are asked for.
 * @param isAgreed whether the price of a line holds for any quantity, as that of a quote does
 * @param unknown the error for a line that the order lacks or that is named twice
 */
export function planLines(
  present: readonly OrderLine[],
  { parts, bundles }: Edit,
  { isAgreed, unknown }: { isAgreed: (line: OrderLine) => boolean; unknown: (path: string) => Error },
): LinePlan {
  const asked = [...(parts ?? []), ...(bundles ?? [])]
  const isEdited = ({ bundleId }: OrderLine) => (bundleId === null ? parts : bundles) !== undefined
  const left = new Set(present.filter(isEdited))
  const plan: LinePlan = { removed: [], resized: [], repriced: [], added: [] }
  const pair = (one: EditedLine, line: OrderLine) => {
    left.delete(line)
    if (one.quantity === line.quantity) return
    if (one.quantity === 0) plan.removed.push(line)
    else if (isFreeText(line) || isAgreed(line)) plan.resized.push({ line, to: one })
    else plan.repriced.push({ line, to: { ...one, partId: line.partId, bundleId: line.bundleId } })
  }
  for (const one of asked.filter(({ lineId }) => lineId)) {
    const line = [...left].find(({ id }) => id === one.lineId)
    if (!line) throw unknown(one.path)
    pair(one, line)
  }
  const isSame = (one: EditedLine) => (line: OrderLine) =>
    one.partId ? line.partId === one.partId : line.bundleId === one.bundleId
  const unpaired = asked
    .filter(({ lineId }) => !lineId)
    .filter((one) => {
      const line = [...left].find((candidate) => isSame(one)(candidate) && candidate.quantity === one.quantity)
      if (line) left.delete(line)
      return !line
    })
  for (const one of unpaired) {
    const line = [...left].find(isSame(one))
    if (line) pair(one, line)
    else plan.added.push(one)
  }
  plan.removed.push(...[...left].filter((line) => !isFreeText(line)))
  return plan
}

/** No part or bundle names such a line, so it goes only if it is named itself. */
const isFreeText = ({ partId, bundleId }: OrderLine): boolean => partId === null && bundleId === null
