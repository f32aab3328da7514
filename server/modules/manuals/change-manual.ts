import type { Transaction } from '../../db/connection'
import { invalid, notFound } from '../../domain/domain-error'
import { isSerialRange } from '../machines'
import { displayNameOf, type Manual } from './manual'
import { lockManual, updateManual } from './manual.repository'

/** What is not named stays as it is. */
export type ManualChange = Partial<Pick<Manual, 'displayName' | 'kind' | 'years' | 'serialStart' | 'serialEnd'>>

/**
 * Changes what a manual is called and which machines it covers.
 * @throws DomainError invalid for a range of serial numbers that ends before it starts, not-found if it was deleted
 */
export async function changeManual(
  trx: Transaction,
  { id, change }: { id: string; change: ManualChange },
): Promise<Manual> {
  const manual = await lockManual(trx, id)
  if (!manual) throw notFound('Manual')
  const { displayName, kind, years, serialStart, serialEnd } = { ...manual, ...change }
  assertSerialRange({ serialStart, serialEnd }, 'body.serial_number_end')
  const name = displayNameOf(displayName, manual.displayName)
  return updateManual(trx, id, { displayName: name, kind, years, serialStart, serialEnd })
}

/**
 * @param path of the field that is wrong
 * @throws DomainError invalid for a range that ends before it starts
 */
export function assertSerialRange({ serialStart, serialEnd }: Pick<Manual, 'serialStart' | 'serialEnd'>, path: string) {
  if (!serialStart || !serialEnd || isSerialRange(serialStart, serialEnd)) return
  throw invalid({
    path,
    message: {
      en: 'The last serial number must have the same prefix as the first and must not be lower.',
      es: 'El último número de serie debe tener el mismo prefijo que el primero y no puede ser menor.',
    },
  })
}
