import type { components } from '#contract/platform'
import { moneyLimits } from '#contract/platform-limits'
import type { KitPart, Money, NewKitPart, ServiceKit } from './kit'

type Schemas = components['schemas']

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

export const kitToWire = (kit: ServiceKit): Schemas['ServiceKit'] => ({
  id: kit.id,
  machine_id: kit.machineId,
  version: kit.version,
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

export const partFromWire = ({ part_number, description = '', quantity, cost }: Schemas['NewKitPart']): NewKitPart => ({
  partNumber: part_number.trim(),
  description: description.trim(),
  quantity,
  cost: cost ?? null,
})
