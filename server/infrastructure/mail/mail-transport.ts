import type { Text } from '../../domain/text'

/** A JPEG that the HTML shows by its `cid`. */
export interface MailedPicture {
  cid: string
  filename: string
  content: Buffer
}

export interface OutgoingMail {
  /** The same for every attempt, so that mailboxes recognize a repeated e-mail. */
  id: string
  /** One address without a name. */
  to: string
  subject: string
  text: string
  html: string
  pictures: readonly MailedPicture[]
  /** The address a mail program may post to in order to unsubscribe from e-mails of this kind (RFC 8058), if any. */
  unsubscribeUrl: string | null
}

export interface MailTransport {
  /**
   * Hands an e-mail to the mail server.
   * @throws MailFailure when the server did not accept it
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
  close(): void
}

/** An e-mail could not be sent. The reason is meant for people; it may quote the mail server. */
export class MailFailure extends Error {
  constructor(
    readonly reason: Text,
    /** Whether the server rejected this e-mail for good, so that retrying is pointless. */
    readonly permanent: boolean,
  ) {
    super(reason.en)
  }
}
