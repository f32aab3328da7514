import type { AnswerPart } from '@/entities/conversation'

/** The parts of a figure that have one item number. */
export type FigureItem = { item: string; parts: AnswerPart[] }

/** The rows of a list by item, in the order of the list; those without an item number are listed alone. */
export function itemsOf(parts: readonly AnswerPart[]): FigureItem[] {
  const items: FigureItem[] = []
  for (const part of parts) {
    const item = part.item ?? ''
    const before = items.find((one) => item !== '' && one.item === item)
    if (before) before.parts.push(part)
    else items.push({ item, parts: [part] })
  }
  return items
}

/** What people call the parts of an item: "Oil filter, 1R-0739". */
export function nameOfItem({ parts }: FigureItem): string {
  const [first] = parts
  const numbers = new Set(parts.map(({ part_number }) => part_number))
  return [first?.description, ...numbers].filter(Boolean).join(', ')
}
