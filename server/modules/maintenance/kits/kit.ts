import type { components } from '#contract/platform'
import { moneyLimits } from '#contract/platform-limits'

export type Money = components['schemas']['Money']

/** A part of a kit, with what the dealership's catalogue asks for one of it. */
export interface KitPart {
  partId: string
  partNumber: string
  description: string
  quantity: number
  cost: Money | null
}

/** A bundle of catalogue parts that is tied to a machine and an interval (behaviour, section 1). */
export interface ServiceKit {
  id: string
  organizationId: string
  machineId: string
  name: string
  intervalHours: number | null
  parts: KitPart[]
}

/** What all parts of a kit cost; null while one has no price, they differ in currency, or it is beyond all amounts. */
export function costOf(parts: readonly Pick<KitPart, 'quantity' | 'cost'>[]): Money | null {
  const currency = parts[0]?.cost?.currency
  if (currency === undefined) return null
  let amount = 0
  for (const { quantity, cost } of parts) {
    if (cost?.currency !== currency) return null
    amount += quantity * cost.amount
    if (amount > moneyLimits.amount.maximum) return null
  }
  return { amount, currency }
}

/** A kit for those whom its dealership serves no more: they still know what it is, not what it costs by now. */
export const withoutPrices = (kit: ServiceKit): ServiceKit => ({
  ...kit,
  parts: kit.parts.map((part) => ({ ...part, cost: null })),
})

/** Part numbers are the same whatever their case, and the blanks around them. */
export const partKey = (partNumber: string): string => partNumber.trim().toUpperCase()

export const kitToWire = (kit: ServiceKit): components['schemas']['ServiceKit'] => ({
  id: kit.id,
  machine_id: kit.machineId,
  name: kit.name,
  interval_hours: kit.intervalHours,
  parts: kit.parts.map(({ partId, partNumber, description, quantity, cost }) => ({
    part_id: partId,
    part_number: partNumber,
    description,
    quantity,
    cost,
  })),
  cost: costOf(kit.parts),
})
