import type { Reading, TextCell } from '../../../../infrastructure/ocr/photograph/text-cell'
import { labelAt } from './plate-label'
import type { LabelKind } from './plate-labels'
import { bestValue, type PlateField, type PlateValue } from './plate-value'

/** What a plate says, as far as it was found. */
export type PlateFields = Partial<Record<PlateField, PlateValue>>

interface Part {
  kind: LabelKind
  /** What follows the label in the same cell, in each of its readings. */
  inline: Reading[]
}

/** Finds what the labels of a plate introduce: in the same cell, on the right, or below. */
export function fieldsOf(cells: readonly TextCell[]): PlateFields {
  const parts = cells.map((cell) => ({ cell, labels: partsOf(cell) }))
  const values = parts.filter(({ labels }) => labels.length === 0).map(({ cell }) => cell)
  const labelled = parts.filter(({ labels }) => labels.length > 0)
  const places = labelled.map(({ cell }) => cell)
  const found: PlateFields = {}
  const taken = new Set<TextCell>()
  for (const field of ['serial', 'model', 'year', 'brand'] as const) {
    const open = values.filter((one) => !taken.has(one))
    const options = labelled.flatMap(({ cell, labels }) =>
      labels
        .filter(({ kind }) => kind === field)
        .flatMap(({ inline }) => introduced(field, { cell, inline }, open, places)),
    )
    const [best] = options.toSorted((one, other) => other.value.score - one.value.score)
    if (!best) continue
    found[field] = best.value
    if (best.cell) taken.add(best.cell)
  }
  return found
}

interface Introduced {
  value: PlateValue
  /** Where it is, if elsewhere than its label. */
  cell?: TextCell
}

/** What a label introduces: in its own cell, or else near it. */
function introduced(
  field: PlateField,
  { cell, inline }: { cell: TextCell; inline: readonly Reading[] },
  values: readonly TextCell[],
  labels: readonly TextCell[],
): Introduced[] {
  const own = bestValue(field, inline)
  if (own) return [{ value: own }]
  const place = nearest(cell, values, labels, field)
  const value = place && bestValue(field, place.readings)
  return value ? [{ value, cell: place }] : []
}

/** The labels in a cell; empty if it begins with none. Words before a label are no part of its value. */
function partsOf(cell: TextCell): Part[] {
  const parts: Part[] = []
  for (const reading of cell.readings) {
    const words = wordsOf(reading.text)
    const starts: { kind: LabelKind; from: number; to: number }[] = []
    for (let at = 0; at < words.length; at += 1) {
      const label = labelAt(words.slice(at))
      if (!label) continue
      const last = starts.at(-1)
      // "Model / Modello" is one label in two languages.
      if (last && last.kind === label.kind && last.to === at) last.to = at + label.words
      else starts.push({ kind: label.kind, from: at, to: at + label.words })
      at += label.words - 1
    }
    starts.forEach(({ kind, to }, index) => {
      const text = words.slice(to, starts[index + 1]?.from ?? words.length).join(' ')
      const known = parts.find((part) => part.kind === kind)
      const part = known ?? { kind, inline: [] }
      if (!known) parts.push(part)
      part.inline.push({ text, confidence: reading.confidence })
    })
  }
  return parts
}

/** "MODEL:WL-120" is a label and a value, and so is "S/N:123"; a slash between labels is none of either. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/[:=#|_~•]+|\.{2,}|…/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** The value on the right of a label or below it, whichever is nearer. */
function nearest(
  label: TextCell,
  values: readonly TextCell[],
  labels: readonly TextCell[],
  field: PlateField,
): TextCell | undefined {
  const height = label.bottom - label.top
  const distances = values.flatMap((value) => {
    if (!bestValue(field, value.readings) || (field !== 'brand' && isText(value))) return []
    const right = rightOf(label, value)
    const below = belowOf(label, value)
    // Another label in between owns what is behind it.
    const own = (distance: number, away: (one: TextCell, other: TextCell) => number | undefined) =>
      labels.some((other) => other !== label && (away(label, other) ?? Number.POSITIVE_INFINITY) < distance)
    const open = [
      ...(right !== undefined && !own(right, rightOf) ? [right / 6] : []),
      ...(below !== undefined && below < height * 3 && !own(below, belowOf) ? [below] : []),
    ]
    return open.length > 0 ? [{ value, distance: Math.min(...open) }] : []
  })
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.value
}

/** An address has words beside its numbers: "60000 Beauvais". */
const isText = ({ readings }: TextCell) =>
  readings.filter(({ text }) => /\p{L}*\p{Ll}{3,}/u.test(text)).length * 2 > readings.length

/** The gap to a cell on the right in the same row; undefined if it is elsewhere. */
function rightOf(label: TextCell, other: TextCell): number | undefined {
  const shared = Math.min(label.bottom, other.bottom) - Math.max(label.top, other.top)
  const low = Math.min(label.bottom - label.top, other.bottom - other.top)
  const gap = other.left - label.right
  return shared >= low * 0.4 && gap > -low ? Math.max(0, gap) : undefined
}

/** The gap to a cell below in the same column; undefined if it is elsewhere. */
function belowOf(label: TextCell, other: TextCell): number | undefined {
  const shared = Math.min(label.right, other.right) - Math.max(label.left, other.left)
  const low = Math.min(label.bottom - label.top, other.bottom - other.top)
  const gap = other.top - label.bottom
  return shared > 0 && gap > -low * 0.5 ? Math.max(0, gap) : undefined
}
