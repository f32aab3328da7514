import { type APIRequestContext, expect } from '@playwright/test'
import { headersOf, people } from './sign-in'

/**
 * The newest e-mail of a kind, as the super user reads it in the outbox; waits until it is there.
 * @param search the recipient, and words of the subject where there may be several
 */
export async function emailTo(request: APIRequestContext, search: string, kind: string): Promise<string> {
  const headers = await headersOf(request, people.superUser)
  let id: string | undefined
  await expect
    .poll(async () => {
      const list = await request.get(`/api/v2/emails/?search=${encodeURIComponent(search)}`, { headers })
      const { items } = (await list.json()) as { items: { id: string; kind: string }[] }
      id = items.find((email) => email.kind === kind)?.id
      return id
    })
    .toBeTruthy()
  const email = await request.get(`/api/v2/emails/${id}`, { headers })
  return ((await email.json()) as { text: string }).text
}

/** The address in an e-mail that leads to a page of the product. */
export function linkIn(text: string, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path)
  if (!link) throw new Error(`the e-mail has no link to ${path}:\n${text}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

export function temporaryPasswordIn(text: string): string {
  const password = text.match(/temporary password: (\S+)/)?.[1]
  if (!password) throw new Error(`the e-mail has no temporary password:\n${text}`)
  return password
}
