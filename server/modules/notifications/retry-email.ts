import type { Transaction } from '../../db/connection'
import { conflict, notFound } from '../../domain/domain-error'
import type { Email } from './email'
import type { EmailRepository } from './email.repository'

/**
 * Queues an e-mail that failed or was kept once more.
 * @throws DomainError not found, or conflict where it cannot be sent or is not one of those
 */
export async function retryEmail(
  trx: Transaction,
  emails: EmailRepository,
  { id, canSend }: { id: string; canSend: boolean },
): Promise<Email> {
  if (!(await emails.find(id))) throw notFound('E-mail')
  if (!canSend) {
    throw conflict('no_mail_server', {
      en: 'No mail server is configured, so the e-mail stays here.',
      es: 'No hay un servidor de correo configurado, así que el correo se queda aquí.',
    })
  }
  const queued = await emails.requeue(trx, id)
  if (!queued) {
    throw conflict('not_failed', {
      en: 'Only an e-mail that failed or was kept can be sent again.',
      es: 'Solo se puede volver a enviar un correo que falló o que se guardó.',
    })
  }
  return queued
}
