import type { Grouping } from '../record-question'

export interface TopList {
  by: Grouping
  wanted: number | undefined
  /** How many words it takes. */
  length: number
}

const groupings: readonly (readonly [Grouping, RegExp])[] = [
  ['part', /^(?:parts?|items?|articles?|products?|piezas?|repuestos?|articulos?|productos?)$/],
  ['customer', /^(?:customers?|clients?|buyers?|clientes?|compradores)$/],
  ['machine', /^(?:machines?|maquinas?|equipos?)$/],
  ['month', /^(?:months?|meses|mes)$/],
]

const groupingOf = (word: string): Grouping | undefined => groupings.find(([, pattern]) => pattern.test(word))?.[0]

/** "Top 3 parts", "best five customers", "los 3 repuestos más ...": by what sums are divided, and how many are wanted. */
export function topListAt(
  words: readonly string[],
  position: number,
  numbers: ReadonlyMap<string, number>,
): TopList | undefined {
  const [first = '', second = '', third = '', fourth = ''] = words.slice(position)
  const numberOf = (word: string) => (/^\d{1,2}$/.test(word) ? Number(word) : numbers.get(word))
  if (first === 'top' || first === 'best') {
    const wanted = numberOf(second)
    const by = groupingOf(wanted === undefined ? second : third)
    return by && { by, wanted, length: wanted === undefined ? 2 : 3 }
  }
  const wanted = /^(?:los|las)$/.test(first) ? numberOf(second) : undefined
  const isMost = fourth === 'mas' || fourth === 'con' || fourth === 'que'
  const by = wanted !== undefined && isMost ? groupingOf(third) : undefined
  return by && { by, wanted, length: 3 }
}
