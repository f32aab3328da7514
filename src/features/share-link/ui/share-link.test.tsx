import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LinkPurpose, PortalLink } from '@/entities/portal-link'
import { linkPage, orderLink } from '@/entities/portal-link/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { ShareLinkButton } from './share-link-button'

const recordId = orderLink.record?.id ?? ''
const newer = { ...orderLink, id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f8a06', url: `${orderLink.url}-newer` }

let links: PortalLink[] = []
let asked: string[] = []
let sent: unknown[] = []
const server = serveWith(
  platformHttp.get('/portal-links/', ({ request, response }) => {
    asked.push(new URL(request.url).search)
    return response(200).json(linkPage(links))
  }),
  platformHttp.post('/portal-links/', async ({ request, response }) => {
    sent.push(await request.json())
    const [created] = links.length === 0 ? [orderLink] : [newer]
    links = [created, ...links.map((link): PortalLink => ({ ...link, state: 'revoked' }))]
    return response(201).json(created)
  }),
  platformHttp.delete('/portal-links/{id}', ({ response }) => {
    links = links.map((link) => ({ ...link, state: 'revoked' }))
    return response(204).empty()
  }),
)
beforeEach(() => {
  links = []
  asked = []
  sent = []
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function show(purpose: LinkPurpose = { kind: 'order', recordId }) {
  renderScreen(<ShareLinkButton purpose={purpose} />)
  await press('Customer link')
  return within(await screen.findByRole('dialog', { name: 'Link for the customer' }))
}
const address = () => screen.findByLabelText<HTMLInputElement>('Address to share')

describe('the link for a customer', () => {
  it('is created on request alone, and shown with its code and an address to copy', async () => {
    const user = userEvent.setup()
    const dialog = await show()
    await dialog.findByText('No link yet')
    expect([asked, sent]).toEqual([[`?kind=order&record_id=${recordId}`], []])
    await press('Create link')
    expect((await address()).value).toBe(orderLink.url)
    expect(sent).toEqual([{ kind: 'order', order_id: recordId, replace: false }])
    dialog.getByRole('img', { name: 'QR code of the address' })
    dialog.getByText(/^Valid until Feb 19, 2027/)
    dialog.getByText('Not opened yet.')
    await user.click(dialog.getByRole('button', { name: 'Copy address' }))
    await screen.findByText('Address copied')
  })

  it.each([
    [{ kind: 'quote', recordId } as const, { kind: 'quote', quote_id: recordId }],
    [{ kind: 'maintenance_quote', recordId } as const, { kind: 'maintenance_quote', maintenance_quote_id: recordId }],
    [{ kind: 'place_order', operatorId: recordId } as const, { kind: 'place_order', organization_id: recordId }],
  ])('of %o names what it opens', async (purpose, body) => {
    await show(purpose)
    await press('Create link')
    await address()
    expect(sent).toEqual([{ ...body, replace: false }])
  })

  it('that is open already is shown again', async () => {
    links = [{ ...newer, state: 'expired' }, orderLink]
    await show()
    expect((await address()).value).toBe(orderLink.url)
    expect(sent).toEqual([])
  })

  it('is replaced once that is confirmed: "a newer link can revoke the older"', async () => {
    links = [orderLink]
    await show()
    await press('Replace')
    expect(sent).toEqual([])
    await press('Replace link')
    await waitFor(async () => expect((await address()).value).toBe(newer.url))
    expect(sent).toEqual([{ kind: 'order', order_id: recordId, replace: true }])
  })

  it('is revoked once that is confirmed', async () => {
    links = [orderLink]
    const dialog = await show()
    await press('Revoke')
    await press('Revoke link')
    await dialog.findByText('No link yet')
  })

  it('shows why none was created', async () => {
    server.use(
      platformHttp.post('/portal-links/', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You may not do this.')),
      ),
    )
    const dialog = await show()
    await press('Create link')
    await dialog.findByText('You may not do this.')
  })
})
