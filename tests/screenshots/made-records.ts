import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { mailTo, temporaryPasswordIn } from '../e2e/support/mailbox'
import { caller } from '../e2e/support/sales'
import { headersOf, people } from '../e2e/support/sign-in'

/** The demonstration has none of these, as they come from what people upload and ask. */

/** Uploads a table of a count of which one row is unknown. @returns the id of its import */
export async function uploadCount(request: APIRequestContext): Promise<string> {
  const table = 'part_number,quantity\n320-07309,12\nUNKNOWN-1,3\n'
  return upload(request, '/organizations/inventory/upload-csv', { name: 'count.csv', table })
}

/** Uploads a table of parts: one changes, one is new, one is refused. @returns the id of its import */
export async function uploadParts(request: APIRequestContext, catalogue: string): Promise<string> {
  const table = 'part_number,description,price\n320-07309,,19.50\nNEW-1,Hose clamp,4.20\nNEW-2,Hose,cheap\n'
  const id = await upload(request, `/catalogues/${catalogue}/imports`, { name: 'parts.csv', table })
  const headers = await headersOf(request, people.dealerAdmin)
  const status = async () => {
    const answer = await request.get(`/api/v2/catalogues/${catalogue}/imports/${id}`, { headers })
    return ((await answer.json()) as { status: string }).status
  }
  await expect.poll(status, { timeout: 120_000 }).toBe('CHECKED')
  return id
}

async function upload(
  request: APIRequestContext,
  path: string,
  { name, table }: { name: string; table: string },
): Promise<string> {
  const answer = await request.post(`/api/v2${path}`, {
    headers: await headersOf(request, people.dealerAdmin),
    multipart: { file: { name, mimeType: 'text/csv', buffer: Buffer.from(table) } },
  })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { id: string }).id
}

/** Asks as the operator, and rates the answer. @returns the conversation */
export async function askAndRate(request: APIRequestContext, model: string): Promise<string> {
  const headers = await headersOf(request, people.operator)
  // Asked earlier, it would be asked again as soon as another manual was read, and lose its rating.
  const unread = async () => {
    const answer = await request.get(`/api/v2/machines/${model}/manuals`, { headers })
    const { items } = (await answer.json()) as { items: { status: string }[] }
    return items.filter(({ status }) => status !== 'READY').length
  }
  await expect.poll(unread, { timeout: 120_000 }).toBe(0)
  const asked = { prompt: 'how much oil does the engine take?', id: model }
  const answer = await request.post('/api/v1/assistants/operations', { headers, data: asked })
  const { id, conversation_id } = (await answer.json()) as { id: string; conversation_id: string }
  const given = { message_id: id, rating: 'down', reason: 'Too short' }
  await request.post(`/api/v1/conversations/give-feedback/${conversation_id}`, { headers, data: given })
  return conversation_id
}

/** Invites a colleague. @returns what the invitation says */
export async function invite(request: APIRequestContext): Promise<{ email: string; password: string }> {
  const email = `newcomer-${randomUUID().slice(0, 8)}@northfield.example`
  const call = await caller(request, people.dealerAdmin)
  await call('post', '/users/', { email, group: 'Org User' })
  // Once it is sent, the outbox has no secrets any more.
  const isSent = process.env.E2E_MAILBOX_PORT !== undefined
  const invitation = isSent ? await mailTo(email, 'temporary password') : await invitationTo(request, email)
  return { email, password: temporaryPasswordIn(invitation) }
}

/** As the super user reads it in the outbox, which has it where no mail server is set. */
async function invitationTo(request: APIRequestContext, email: string): Promise<{ text: string }> {
  const headers = await headersOf(request, people.superUser)
  const list = await request.get(`/api/v2/emails/?search=${encodeURIComponent(email)}`, { headers })
  const { items } = (await list.json()) as { items: { id: string }[] }
  const invitation = await request.get(`/api/v2/emails/${items[0]?.id}`, { headers })
  return (await invitation.json()) as { text: string }
}
