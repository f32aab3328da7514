import { invalid } from '../../../../domain/domain-error'
import type { QuantityPrice } from '../price'

/**
 * Sorts the prices that someone enters for a part.
 * @param least the smallest quantity with a price of its own
 * @throws DomainError invalid for a smaller quantity, and for one that is listed twice
 */
export function sortQuantityPrices(prices: readonly QuantityPrice[], least: number): QuantityPrice[] {
  const quantities = prices.map(({ minQuantity }) => minQuantity)
  for (const [index, quantity] of quantities.entries()) {
    const path = `body.prices.${index}.min_quantity`
    if (quantity < least) {
      const message = {
        en: `A price break starts at ${least} or more.`,
        es: `Un precio por cantidad empieza en ${least} o más.`,
      }
      throw invalid({ path, message })
    }
    if (quantities.indexOf(quantity) < index) {
      const message = { en: `${quantity} is listed twice.`, es: `${quantity} aparece dos veces.` }
      throw invalid({ path, message })
    }
  }
  return prices.toSorted((one, other) => one.minQuantity - other.minQuantity)
}
