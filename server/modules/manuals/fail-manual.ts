import type { Transaction } from '../../db/connection'
import type { Text } from '../../domain/text'
import { publish } from '../../events/unit-of-work'
import type { Manual } from './manual'
import { manualFailed } from './manual.events'
import { notifyUploader } from './notify-uploader'
import { type ManualFailure, storeAbandonment, storeFailure } from './processing.repository'

/** For errors that are not the manual's. */
export const processingFailed: Text = {
  en: 'The manual could not be processed because of an error on our side. Try again.',
  es: 'No se pudo procesar el manual por un error nuestro. Vuelva a intentarlo.',
}

/** @returns undefined if it was deleted or queued again meanwhile */
export async function failManual(trx: Transaction, failure: ManualFailure): Promise<Manual | undefined> {
  const manual = await storeFailure(trx, failure)
  if (manual) await reportFailure(trx, manual)
  return manual
}

/** Fails the manuals whose job has no attempts left because its process was killed. */
export async function failAbandonedManuals(trx: Transaction, reason: Text): Promise<Manual[]> {
  const manuals = await storeAbandonment(trx, reason)
  for (const manual of manuals) await reportFailure(trx, manual)
  return manuals
}

async function reportFailure(trx: Transaction, manual: Manual): Promise<void> {
  await notifyUploader(trx, manual)
  await publish(trx, manualFailed(manual))
}
