import { expect } from '@playwright/test'
import type { Received } from '../../../server/infrastructure/mail/testing/mail-server'
import { type ReadMail, readMail } from '../../../server/infrastructure/mail/testing/read-mail'

/**
 * The newest e-mail that the mail server has received for a recipient; waits until it is there.
 * @param words in its subject or text, by which it differs from others to the same recipient
 */
export async function mailTo(recipient: string, words: string): Promise<ReadMail> {
  let found: ReadMail | undefined
  const look = async () => {
    const received = await receivedBy(recipient)
    found = received.findLast(({ subject, text }) => subject.includes(words) || text.includes(words))
    return found?.subject
  }
  await expect.poll(look, { message: `an e-mail to ${recipient} with “${words}”` }).toBeDefined()
  if (!found) throw new Error('no e-mail')
  return found
}

/** What a recipient has received, oldest first. */
export async function receivedBy(recipient: string): Promise<ReadMail[]> {
  const answer = await fetch(`http://127.0.0.1:${process.env.E2E_MAILBOX_PORT}/?to=${encodeURIComponent(recipient)}`)
  return ((await answer.json()) as Received[]).map(({ source }) => readMail(source))
}

/** The address in an e-mail that leads to a page of the product. */
export function linkIn({ text }: Pick<ReadMail, 'text'>, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path)
  if (!link) throw new Error(`the e-mail has no link to ${path}:\n${text}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

export function temporaryPasswordIn({ text }: Pick<ReadMail, 'text'>): string {
  const password = text.match(/temporary password: (\S+)/)?.[1]
  if (!password) throw new Error(`the e-mail has no temporary password:\n${text}`)
  return password
}
