/** An e-mail that is ready to go. */
export interface OutgoingMail {
  /** Stable over all tries: mailboxes know a repeated e-mail by it. */
  id: string
  /** One bare address. */
  to: string
  subject: string
  text: string
  html: string
  /** What a mailbox may post to, to end e-mails of this kind (RFC 8058); null for none. */
  unsubscribeUrl: string | null
}

export interface MailTransport {
  /**
   * Hands an e-mail to the mail server.
   * @param signal gives up what is under way
   * @throws MailFailure where the server did not take it
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
  close(): void
}

/** Why an e-mail did not go out; the message is in plain words and holds no secret of ours. */
export class MailFailure extends Error {
  constructor(
    message: string,
    /** Whether the server refused this e-mail for good, so that another try would get the same answer. */
    readonly permanent: boolean,
  ) {
    super(message)
  }
}
