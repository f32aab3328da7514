import { type NewQuote, type Quote, quoteLineName } from '@/entities/quote'
import { readWholeNumber } from '@/shared/lib/whole-number'

/** A line as it is typed: a part, a bundle, or a description. */
export type AskedLine = {
  /** The line of the quote that it changes; empty for a new one. */
  line_id: string
  part_id: string
  bundle_id: string
  /** What it is called; empty for a new line in one's own words. */
  name: string
  /** Of free text to which the dealership assigned a number. */
  part_number: string
  description: string
  quantity: string
  note: string
  /** Why it can no longer be ordered; empty for most. */
  problem: string
}

export const emptyLine: AskedLine = {
  line_id: '',
  part_id: '',
  bundle_id: '',
  name: '',
  part_number: '',
  description: '',
  quantity: '1',
  note: '',
  problem: '',
}

/** The lines of a quote, to be changed. */
export const askedLinesOf = ({ lines }: Pick<Quote, 'lines'>): AskedLine[] =>
  lines.map((line) => ({
    line_id: line.id,
    part_id: line.part_id ?? '',
    bundle_id: line.bundle_id ?? '',
    name: quoteLineName(line),
    part_number: line.part_number,
    description: line.description,
    quantity: String(line.quantity),
    note: line.note,
    problem: line.problem?.message ?? '',
  }))

export const askedLinesToWire = (lines: readonly AskedLine[]): NewQuote['lines'] =>
  lines.map(({ line_id, part_id, bundle_id, part_number, description, quantity, note }) => ({
    ...(line_id && { id: line_id }),
    ...(part_id
      ? { part_id }
      : bundle_id
        ? { bundle_id }
        : { ...(part_number && { part_number }), description: description.trim() }),
    quantity: readWholeNumber(quantity) ?? 1,
    ...(note && { note }),
  }))
