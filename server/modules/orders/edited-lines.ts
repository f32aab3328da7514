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

interface Rules {
  /** From which quantity on the price of a line is agreed, as that of a quote is; undefined if it is the catalogue's. */
  agreedFrom: (line: OrderLine) => number | undefined
  /** The error for a line that the order lacks or that is named twice. */
  unknown: (path: string) => Error
  /** The error for fewer than the price was agreed for. */
  tooFew: (path: string, least: number) => Error
}

/** What has to be done so that an order has the lines that are asked for. */
export function planLines(
  present: readonly OrderLine[],
  { parts, bundles }: Edit,
  { agreedFrom, unknown, tooFew }: Rules,
): LinePlan {
  const asked = [...(parts ?? []), ...(bundles ?? [])]
  const isEdited = ({ bundleId }: OrderLine) => (bundleId === null ? parts : bundles) !== undefined
  const left = new Set(present.filter(isEdited))
  const plan: LinePlan = { removed: [], resized: [], repriced: [], added: [] }
  const pair = (one: EditedLine, line: OrderLine) => {
    left.delete(line)
    if (one.quantity === line.quantity) return
    const agreed = agreedFrom(line) ?? (isFreeText(line) ? 1 : undefined)
    // The dealership may have agreed to fewer since.
    const least = Math.min(agreed ?? 0, line.quantity)
    if (one.quantity === 0) plan.removed.push(line)
    else if (agreed === undefined)
      plan.repriced.push({ line, to: { ...one, partId: line.partId, bundleId: line.bundleId } })
    else if (one.quantity < least) throw tooFew(one.path, least)
    else plan.resized.push({ line, to: one })
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
