import type { CartSides } from '@/entities/cart'
import type { PagePart } from '../api/page-parts.queries'

/** Who sells parts of a page to the reader, and which. */
export type PageSeller = { dealership: string; sides: CartSides; parts: readonly PagePart[] }

/** Parts that the reader can order, by seller; the staff of a dealership order nothing from it. */
export function sellersOf(parts: readonly PagePart[]): PageSeller[] {
  const sellers = new Map<string, PageSeller & { parts: PagePart[] }>()
  for (const part of parts) {
    const { dealership, operator_id: operatorId } = part
    if (operatorId === null) continue
    const existing = sellers.get(dealership.id)
    if (existing) existing.parts.push(part)
    else {
      const sides = { dealershipId: dealership.id, operatorId }
      sellers.set(dealership.id, { dealership: dealership.name, sides, parts: [part] })
    }
  }
  return [...sellers.values()]
}

/** What people call a part: its number and description. */
export const nameOf = ({ part_number: number, description }: PagePart['part']): string =>
  [number, description].filter(Boolean).join(' ')
