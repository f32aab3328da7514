import type { Text } from '../../../domain/text'
import { MAX_QUANTITY, type QuantityRules, validateQuantity } from './price'

/** Why a line cannot be ordered. */
export interface LineProblem {
  code:
    | 'part_unknown'
    | 'part_inactive'
    | 'bundle_unknown'
    | 'bundle_inactive'
    | 'bundle_incomplete'
    | 'part_without_price'
    | 'amount_too_large'
    | 'quantity_too_small'
    | 'quantity_not_in_packs'
    | 'quantity_too_large'
  text: Text
  /** The permitted quantity to offer instead. */
  nextQuantity?: number
}

export const partUnknown: LineProblem = {
  code: 'part_unknown',
  text: { en: 'The catalogue does not have this part.', es: 'El catálogo no tiene esta pieza.' },
}

export const bundleUnknown: LineProblem = {
  code: 'bundle_unknown',
  text: { en: 'The catalogue does not have this bundle.', es: 'El catálogo no tiene este conjunto.' },
}

export const partInactive = (partNumber: string): LineProblem => ({
  code: 'part_inactive',
  text: { en: `${partNumber} is no longer sold.`, es: `${partNumber} ya no se vende.` },
})

export const bundleInactive = (name: string): LineProblem => ({
  code: 'bundle_inactive',
  text: { en: `${name} is no longer sold.`, es: `${name} ya no se vende.` },
})

export const bundleIncomplete = (name: string, partNumber: string): LineProblem => ({
  code: 'bundle_incomplete',
  text: {
    en: `${name} contains ${partNumber}, which is no longer sold.`,
    es: `${name} contiene ${partNumber}, que ya no se vende.`,
  },
})

/** Such a line can be quoted. */
export const withoutPrice = (name: string): LineProblem => ({
  code: 'part_without_price',
  text: {
    en: `${name} has no price. Request a quote for it.`,
    es: `${name} no tiene precio. Solicite un presupuesto.`,
  },
})

export const amountTooLarge: LineProblem = {
  code: 'amount_too_large',
  text: {
    en: 'The amount of this line is too large. Divide it into several orders.',
    es: 'El importe de esta línea es demasiado grande. Divídala en varios pedidos.',
  },
}

export function quantityProblem(quantity: number, rules: QuantityRules): LineProblem | undefined {
  const wrong = validateQuantity(quantity, rules)
  if (!wrong) return undefined
  const { fault, nextQuantity } = wrong
  return { code: fault, text: quantityTexts[fault](rules, nextQuantity), nextQuantity }
}

const quantityTexts = {
  quantity_too_small: ({ minQuantity }: QuantityRules, next: number): Text => ({
    en: `The minimum quantity is ${minQuantity}. Order ${next} or more.`,
    es: `La cantidad mínima es ${minQuantity}. Pida ${next} o más.`,
  }),
  quantity_not_in_packs: ({ packSize }: QuantityRules, next: number): Text => ({
    en: `The quantity must be a multiple of ${packSize}. The next one is ${next}.`,
    es: `La cantidad debe ser un múltiplo de ${packSize}. La siguiente es ${next}.`,
  }),
  quantity_too_large: (_rules: QuantityRules, next: number): Text => ({
    en: `At most ${MAX_QUANTITY} can be ordered at once. Order ${next} or fewer.`,
    es: `Se pueden pedir ${MAX_QUANTITY} como máximo a la vez. Pida ${next} o menos.`,
  }),
}
