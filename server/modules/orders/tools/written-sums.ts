import { listFor } from '../../../record-tools/asker-text'
import type { Asker } from '../../../record-tools/record-tool'
import { amountWriter } from '../documents/amount-writer'

/** Sums by currency as the asker writes them; nothing is converted. */
export const writtenSums = (sums: readonly { currency: string; amount: number | bigint }[], asker: Asker): string =>
  listFor(
    sums.map(({ currency, amount }) => amountWriter(currency, asker.locale)(Number(amount))),
    asker,
  )
