import type { Text } from '../../domain/text'
import type { JobHandlers } from '../../infrastructure/jobs/worker'
import { MailFailure, type MailTransport } from '../../infrastructure/mail/mail-transport'
import { drawPictures, type PictureSource } from './draw-pictures'
import type { EmailRepository } from './email.repository'
import { notSent, sent } from './outcome'
import { withoutPictures } from './pictures'

interface Dependencies {
  emails: EmailRepository
  /** Absent if no mail server is set. */
  transport?: MailTransport
  pictureSource: PictureSource
}

const abandoned: Text = {
  en: 'The e-mail could not be sent because of an error on our side. Send it again.',
  es: 'No se pudo enviar el correo por un error nuestro. Vuelva a enviarlo.',
}

/**
 * Sends an e-mail of the outbox: QUEUED > SENT, or FAILED with a reason. After a crash between the server's acceptance
 * and the record of it, it is sent again, with the same Message-ID, by which mailboxes recognize it.
 */
export function sendEmailJob({ emails, transport, pictureSource }: Dependencies) {
  const handler: JobHandlers['send-email'] = async ({ email_id: id }, { signal, lastAttempt }) => {
    // Before the e-mail is locked: a page may take its time.
    const pictures = await drawPictures(await emails.picturesOf(id), pictureSource, signal)
    const outcome = await emails.attempt(id, async (email) => {
      if (!transport) return { status: 'KEPT' }
      const { recipient, subject, text, unsubscribeUrl } = email
      const missing = email.pictures.filter(({ cid }) => !pictures.some((picture) => picture.cid === cid))
      const html = withoutPictures(email.html, missing)
      try {
        await transport.send({ id, to: recipient, subject, text, html, pictures, unsubscribeUrl }, signal)
        return sent(email)
      } catch (error) {
        // A stop is nobody's failure.
        if (!(error instanceof MailFailure) || signal.aborted) throw error
        return notSent(email, error, lastAttempt)
      }
    })
    // The queue tries again what throws.
    if (outcome?.status === 'QUEUED') throw new Error(outcome.reason.en)
  }

  return {
    handler,
    /** Call after a restart: fails the e-mails whose jobs were abandoned by a killed process. */
    failAbandoned: () => emails.failAbandoned(abandoned),
  }
}
