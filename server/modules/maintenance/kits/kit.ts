import { invalid } from '../../../domain/domain-error'

/** An amount in minor units. */
export interface Money {
  amount: number
  currency: string
}

/** A part of a kit, with what the dealership's catalogue asks for one of it. */
export interface KitPart {
  partId: string
  partNumber: string
  description: string
  quantity: number
  cost: Money | null
}

/** A part as somebody puts it into a kit. */
export type NewKitPart = Omit<KitPart, 'partId'>

/** A bundle of catalogue parts that is tied to a machine and an interval (behaviour, section 1). */
export interface ServiceKit {
  id: string
  organizationId: string
  machineId: string
  /** Rises with each change. */
  version: number
  name: string
  intervalHours: number | null
  parts: KitPart[]
}

/** A kit for those whom its dealership serves no more: they still know what it is, not what it costs by now. */
export const withoutPrices = (kit: ServiceKit): ServiceKit => ({
  ...kit,
  parts: kit.parts.map((part) => ({ ...part, cost: null })),
})

/** Part numbers are the same whatever their case, and the blanks around them. */
export const partKey = (partNumber: string): string => partNumber.trim().toUpperCase()

/** @throws DomainError invalid for a part that is listed twice */
export function assertDistinct(parts: readonly Pick<KitPart, 'partNumber'>[]): void {
  const keys = parts.map(({ partNumber }) => partKey(partNumber))
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index)
  const part = parts[repeated]
  if (!part) return
  const message = {
    en: `${part.partNumber} is in the list twice. Enter the quantity once.`,
    es: `${part.partNumber} está dos veces en la lista. Indique la cantidad una vez.`,
  }
  throw invalid({ path: `body.parts.${repeated}.part_number`, message })
}
