import type { Rule } from './check-statement'
import { additions } from './rules/additions'
import { contrasts } from './rules/contrasts'
import { missingValues } from './rules/missing-values'
import { missingWords } from './rules/missing-words'
import { negations } from './rules/negations'
import { opposites } from './rules/opposites'
import { order } from './rules/order'
import { tablePlaces } from './rules/table-places'
import { textPlaces } from './rules/text-places'

export const rules: readonly Rule[] = [
  missingValues,
  tablePlaces,
  textPlaces,
  contrasts,
  opposites,
  additions,
  negations,
  order,
  missingWords,
]
