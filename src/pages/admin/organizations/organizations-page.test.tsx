import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { activeLink, northfield, ridgeline, tallPines } from '@/entities/organization/testing'
import { AtAddress, addressOf } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { deviceTimeZone } from '@/shared/lib/time-zone'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { OrganizationsPage } from './organizations-page'

const all = [northfield, ridgeline, tallPines].map((one) => ({ ...one, link: null, can_manage: true }))
let asked: string[] = []
let sent: unknown[] = []

const server = serveWith(
  noViews,
  platformHttp.get('/organizations/', ({ request, query, response }) => {
    asked.push(new URL(request.url).search)
    const items = all.filter(({ type }) => !query.get('type') || type === query.get('type'))
    return response(200).json({ items, total: items.length, page: 1, limit: 10 })
  }),
  platformHttp.get('/organizations/links', ({ response }) =>
    response(200).json({ items: [activeLink], total: 1, page: 1, limit: 1000 }),
  ),
  platformHttp.post('/organizations/', async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json({ ...tallPines, name: 'Cedar Ridge' })
  }),
  platformHttp.post('/organizations/links', async ({ request, response }) => {
    sent.push(await request.json())
    return response(202).json({ ...activeLink, operator: { id: tallPines.id, name: tallPines.name } })
  }),
  platformHttp.put('/organizations/links/{id}', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json({ ...activeLink, status: 'ENDED' })
  }),
  platformHttp.get('/organizations/customers', ({ query, response }) => {
    const items = query.get('model') === 'WL-120' ? [{ ...ridgeline, dealerships: [northfield] }] : []
    return response(200).json({ items, total: items.length, page: 1, limit: 1000 })
  }),
  platformHttp.get('/organizations/{id}', ({ params, response }) =>
    response(200).json(all.find(({ id }) => id === params.id) ?? northfield),
  ),
  platformHttp.get('/machines/all-brands', ({ response }) =>
    response(200).json({ items: [{ id: northfield.id, name: 'Harrow' }], total: 1, page: 1, limit: 1000 }),
  ),
)

function show(first: Record<string, string | number> = {}) {
  renderScreen(
    <AtAddress href={addressOf('/organizations', first)}>
      <OrganizationsPage />
    </AtAddress>,
  )
}

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

beforeEach(() => {
  asked = []
  sent = []
})

describe('OrganizationsPage', () => {
  it('lists both kinds, and narrows the list by kind from its first page', async () => {
    show({ page: 2 })
    await rowOf('Northfield Equipment')
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Operator')
    await waitFor(() => expect(asked.at(-1)).toBe('?type=OPERATOR&limit=10'))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Northfield/ })).toBeNull())
  })

  it('creates an operator that a dealership serves from the start, and opens it', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Create organization' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.queryByLabelText(/Served by/)).toBeNull()
    await userEvent.selectOptions(dialog.getByLabelText('Type'), 'Operator')
    await userEvent.type(dialog.getByLabelText('Name'), 'Cedar Ridge')
    await userEvent.selectOptions(await dialog.findByLabelText(/Served by/), northfield.name)
    await userEvent.click(dialog.getByRole('button', { name: 'Create organization' }))
    await waitFor(() =>
      expect(sent).toEqual([
        {
          name: 'Cedar Ridge',
          phone_number: '',
          time_zone: deviceTimeZone(),
          type: 'OPERATOR',
          dealership_id: northfield.id,
        },
      ]),
    )
    await screen.findByRole('dialog', { name: 'Tall Pines Forestry' })
  })

  it('"a form never loses what was typed": Escape asks before it closes an organization, unless nothing was', async () => {
    show({ organization: northfield.id })
    const name = await screen.findByLabelText('Name')
    await userEvent.type(name, ' West{Escape}')
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByDisplayValue(`${northfield.name} West`)).toBeTruthy()
    await userEvent.clear(name)
    await userEvent.type(name, `${northfield.name}{Escape}`)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('puts what the server refuses beside its field, and keeps what was typed', async () => {
    server.use(
      platformHttp.post('/organizations/', ({ response }) =>
        response(400).json({
          ...problem(400, 'validation_failed', 'The request is not valid.'),
          errors: [{ path: 'body.name', message: 'This name is not one.' }],
        }),
      ),
    )
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Create organization' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Name'), '???')
    await userEvent.click(dialog.getByRole('button', { name: 'Create organization' }))
    await dialog.findByText('This name is not one.')
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('???')
  })

  it('opens an organization at an address of its own, within the list as it is', async () => {
    show({ type: 'OPERATOR' })
    const link = await screen.findByRole('link', { name: 'Ridgeline Quarry' })
    expect(link.getAttribute('href')).toBe(`/organizations?type=OPERATOR&organization=${ridgeline.id}`)
  })

  it('shows whom an organization works with, and links it with another', async () => {
    show()
    await userEvent.click(within(await rowOf('Northfield Equipment')).getByRole('link'))
    const drawer = within(await screen.findByRole('dialog', { name: 'Northfield Equipment' }))
    await drawer.findByText('Ridgeline Quarry')
    const choice = drawer.getByLabelText('Link with')
    await within(choice).findByRole('option', { name: 'Tall Pines Forestry' })
    expect(within(choice).queryByRole('option', { name: 'Ridgeline Quarry' })).toBeNull()
    await userEvent.selectOptions(choice, 'Tall Pines Forestry')
    await userEvent.click(drawer.getByRole('button', { name: 'Add link' }))
    await waitFor(() => expect(sent).toEqual([{ dealership_id: northfield.id, operator_id: tallPines.id }]))
  })

  it('reports an ended link once the list is up to date, with the focus at the list', async () => {
    show({ organization: northfield.id })
    const drawer = within(await screen.findByRole('dialog', { name: 'Northfield Equipment' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'End the link with Ridgeline Quarry' }))
    const question = within(await screen.findByRole('dialog', { name: 'End the link with Ridgeline Quarry?' }))
    question.getByText(/Both can still read earlier records/)
    expect(sent).toEqual([])
    let finishRefetch: () => void = () => undefined
    const refetched = new Promise<void>((resolve) => {
      finishRefetch = resolve
    })
    server.use(
      platformHttp.get('/organizations/links', async ({ response }) => {
        await refetched
        return response(200).json({ items: [{ ...activeLink, status: 'ENDED' }], total: 1, page: 1, limit: 1000 })
      }),
    )
    await userEvent.click(question.getByRole('button', { name: 'End link' }))
    await waitFor(() => expect(sent).toEqual([{ action: 'end' }]))
    expect(screen.queryByText('Link with Ridgeline Quarry ended')).toBeNull()
    finishRefetch()
    await screen.findByText('Link with Ridgeline Quarry ended')
    drawer.getByText('This dealership serves no operator yet.')
    await waitFor(() => expect(document.activeElement).toBe(drawer.getByRole('region', { name: 'Operators' })))
  })

  it('states why a link was not ended, in the dialog', async () => {
    server.use(
      platformHttp.put('/organizations/links/{id}', ({ response }) =>
        response(409).json(problem(409, 'changed_meanwhile', 'Someone else has changed this in the meantime.')),
      ),
    )
    show({ organization: northfield.id })
    await userEvent.click(await screen.findByRole('button', { name: 'End the link with Ridgeline Quarry' }))
    const question = within(await screen.findByRole('dialog', { name: 'End the link with Ridgeline Quarry?' }))
    await userEvent.click(question.getByRole('button', { name: 'End link' }))
    await question.findByText('Someone else has changed this in the meantime.')
  })

  it('"may look up the customer organization by machine brand and model"', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Find customers' }))
    const dialog = within(screen.getByRole('dialog'))
    await dialog.findByRole('option', { name: 'Harrow' })
    await userEvent.selectOptions(dialog.getByLabelText('Brand'), 'Harrow')
    await userEvent.type(dialog.getByLabelText('Model'), 'WL-120{Enter}')
    await dialog.findByText('Ridgeline Quarry')
    expect(dialog.getByText(/served by Northfield Equipment/)).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Model'), '0{Enter}')
    await dialog.findByText('No operator has this model.')
  })
})
