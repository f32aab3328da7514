import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PortalLink } from '@/entities/portal-link'
import { kitsLink, label, linkPage, orderLink } from '@/entities/portal-link/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { serveWith } from '../../../../../tests/msw/server'
import { PortalLinksDrawer } from './portal-links-drawer'

const ridgeline = kitsLink.organization
const createLink = 'Create link to the due kits'

let links: PortalLink[] = []
let asked: string[] = []
let sent: unknown[] = []
const server = serveWith(
  platformHttp.get('/portal-links/', ({ request, response }) => {
    asked.push(new URL(request.url).search)
    return response(200).json({ ...linkPage(links), total: links.length > 1 ? 23 : links.length, limit: 20 })
  }),
  platformHttp.post('/portal-links/', async ({ request, response }) => {
    sent.push(await request.json())
    links = [kitsLink, ...links]
    return response(201).json(kitsLink)
  }),
  platformHttp.delete('/portal-links/{id}', ({ params, response }) => {
    links = links.map((link) => (link.id === params.id ? { ...link, state: 'revoked' } : link))
    return response(204).empty()
  }),
)

function show({ isDealership = false } = {}) {
  renderScreen(
    <PortalLinksDrawer
      organizationId={isDealership ? undefined : ridgeline.id}
      operators={isDealership ? [{ value: ridgeline.id, label: ridgeline.name }] : undefined}
      onClose={vi.fn()}
    />,
  )
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const card = async (name: string) => within(await screen.findByRole('article', { name }))

beforeEach(() => {
  links = [label, kitsLink]
  asked = []
  sent = []
})

describe('portal links, "listed and revocable by the dealership" (behaviour, section 4)', () => {
  it('show what each is for, who created it and until when it is valid', async () => {
    show()
    const hours = await card('Hours of one machine, Loader 3')
    for (const words of ['Harrow WL-120, serial GHT00123', 'Ridgeline Quarry', /by Ada Brandt$/, 'Never', 'Open']) {
      hours.getByText(words)
    }
    const kits = await card('Due kits, Ridgeline Quarry')
    for (const words of [/, automatically$/, /^Feb 19, 2027/, 'Never']) kits.getByText(words)
  })

  it('show which order or quote each opens', async () => {
    links = [orderLink, { ...orderLink, id: kitsLink.id, kind: 'place_order', record: null }]
    show()
    const order = await card('One order, SO-1001')
    for (const words of ['SO-1001', 'Ridgeline Quarry', /^Feb 19, 2027/]) order.getByText(words)
    await card('Placing orders, Ridgeline Quarry')
  })

  it('that have ended cannot be copied or revoked', async () => {
    links = [{ ...label, state: 'expired' }]
    show()
    const hours = await card('Hours of one machine, Loader 3')
    hours.getByText('Expired')
    expect(hours.queryAllByRole('button')).toEqual([])
  })

  it('are revoked once that is confirmed', async () => {
    links = [label]
    show()
    await press('Revoke')
    const question = within(await screen.findByRole('dialog', { name: 'Revoke this link?' }))
    question.getByText(/^It is for: Hours of one machine, Loader 3\./)
    expect(links).toEqual([label])
    await userEvent.click(question.getByRole('button', { name: 'Revoke link' }))
    await screen.findByText('Link revoked')
    ;(await card('Hours of one machine, Loader 3')).getByText('Revoked')
  })

  it('of one operator are listed by the page', async () => {
    show()
    await card('Due kits, Ridgeline Quarry')
    expect(asked).toEqual([`?organization_id=${ridgeline.id}&page=1&limit=20`])
    await press('Page 2')
    await vi.waitFor(() => expect(asked.at(-1)).toBe(`?organization_id=${ridgeline.id}&page=2&limit=20`))
  })

  it('of all operators are listed for a dealership', async () => {
    show({ isDealership: true })
    await card('Due kits, Ridgeline Quarry')
    expect(asked).toEqual(['?page=1&limit=20'])
  })

  it('can be tried again when they did not load', async () => {
    server.use(platformHttp.get('/portal-links/', () => Response.error(), { once: true }))
    show()
    await press('Try again')
    await card('Due kits, Ridgeline Quarry')
  })
})

describe('a link to the due kits', () => {
  it('is created by a dealership for the operator that it chooses; the address can be copied', async () => {
    const user = userEvent.setup()
    links = []
    show({ isDealership: true })
    await screen.findByText('No links yet')
    await press(createLink)
    await press('Create link')
    await screen.findByText('Choose an operator.')
    expect(sent).toEqual([])
    await userEvent.selectOptions(screen.getByLabelText('Operator'), ridgeline.name)
    await press('Create link')
    const ready = within(await screen.findByRole('dialog', { name: 'Link created' }))
    expect(sent).toEqual([{ kind: 'service_kits', organization_id: ridgeline.id, replace: false }])
    ready.getByText(/^It opens the due kits of Ridgeline Quarry until Feb 19, 2027/)
    expect(ready.getByLabelText<HTMLInputElement>('Address to share').value).toBe(kitsLink.url)
    await user.click(ready.getByRole('button', { name: 'Copy address' }))
    await screen.findByText('Address copied')
    expect(await navigator.clipboard.readText()).toBe(kitsLink.url)
    await user.click(ready.getByRole('button', { name: 'Done' }))
    await card('Due kits, Ridgeline Quarry')
  })

  it('"a newer link can revoke the older": an operator asks for that with its own', async () => {
    links = [label]
    show()
    await press(createLink)
    await userEvent.click(screen.getByLabelText('Revoke earlier links'))
    expect(screen.queryByLabelText('Operator')).toBeNull()
    await press('Create link')
    await screen.findByRole('dialog', { name: 'Link created' })
    expect(sent).toEqual([{ kind: 'service_kits', organization_id: ridgeline.id, replace: true }])
  })

  it('shows why none was created', async () => {
    server.use(
      platformHttp.post('/portal-links/', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'This is not yours to give out.')),
      ),
    )
    show()
    await press(createLink)
    await press('Create link')
    await screen.findByText('This is not yours to give out.')
  })
})
