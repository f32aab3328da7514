import { DomainError } from '../../domain/domain-error'
import type { Text } from '../../domain/text'
import { QueueFull } from '../../infrastructure/fair-queue/fair-queue'
import { isManualUnreadable } from './reading/manual-unreadable'

const RETRY_AFTER_SECONDS = 5

/** Maps a rendering failure to a refusal: unprocessable if the page can never be shown, unavailable if not now. */
export function pageRefusal(error: unknown): unknown {
  if (error instanceof QueueFull) return pagesBusy()
  if (!isManualUnreadable(error)) return error
  return error.code === 'too_complex' ? tooComplex() : unreadable(error.reason)
}

const unreadable = (reason: Text) => new DomainError('unprocessable', 'page_unreadable', reason)

export const pagesBusy = () =>
  new DomainError(
    'unavailable',
    'pages_busy',
    {
      en: 'Many pages are being drawn at the moment. Try again in a few seconds.',
      es: 'En este momento se están dibujando muchas páginas. Vuelva a intentarlo en unos segundos.',
    },
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  )

const tooComplex = () =>
  new DomainError('unprocessable', 'page_too_complex', {
    en: 'This page is too complex to be shown as an image. Open the PDF to see it.',
    es: 'Esta página es demasiado compleja para mostrarla como imagen. Abra el PDF para verla.',
  })
