import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogue, oilFilter } from '@/entities/catalogue/testing'
import { kit500, kitList } from '@/entities/service-kit/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { serveWith } from '../../../../../tests/msw/server'
import { KitDialog } from './kit-dialog'
import { KitsCard } from './kits-card'

const dealershipId = catalogue.organization.id

let sent: unknown[] = []
const server = serveWith(
  platformHttp.get('/catalogues/', ({ response }) =>
    response(200).json({ items: [catalogue], total: 1, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/catalogues/{id}/parts', ({ response }) =>
    response(200).json({ items: [oilFilter], total: 1, page: 1, limit: 20 }),
  ),
  platformHttp.get('/catalogue-parts/{id}', ({ params, response }) =>
    response(200).json({ ...oilFilter, id: params.id }),
  ),
  platformHttp.get('/machines/{id}/kits', ({ response }) =>
    response(200).json({ items: [kit500], total: 1, page: 1, limit: 10 }),
  ),
  platformHttp.post('/machines/{id}/kits', async ({ request, params, query, response }) => {
    sent.push([params.id, query.get('organization_id'), await request.json()])
    return response(201).json(kit500)
  }),
  platformHttp.put('/machines/kits/{id}', async ({ request, params, response }) => {
    const body = await request.json()
    sent.push([params.id, body])
    return response(200).json({ ...kit500, ...(body.name && { name: body.name }) })
  }),
  platformHttp.delete('/machines/kits/{id}', ({ params, response }) => {
    sent.push(params.id)
    return response(204).empty()
  }),
)

const onClose = vi.fn()
const of = { machineId: kit500.machine_id, dealershipId, onClose }

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fields = (label: string | RegExp) => screen.getAllByLabelText<HTMLInputElement>(label)
function fill(label: string | RegExp, value: string) {
  const [field] = fields(label)
  if (field) fireEvent.change(field, { target: { value } })
}

beforeEach(() => {
  sent = []
  onClose.mockReset()
})

describe('KitDialog', () => {
  it('puts together "a bundle tied to a machine and a service interval", of the dealership that is meant', async () => {
    renderScreen(<KitDialog {...of} />)
    fill('Name', '1000 h kit')
    fill(/^Every \(hours or km\)/, '1000')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Add a part' }), 'oil')
    await userEvent.click(await screen.findByRole('option', { name: /HX-250.*12 available/ }))
    await screen.findByText('$24.50 · 12 available')
    fill('Quantity of HX-250', '2')
    await press('Add kit')
    await screen.findByText('500 h kit saved')
    const parts = [{ part_number: 'HX-250', description: 'Engine oil filter', quantity: 2 }]
    expect(sent).toEqual([[kit500.machine_id, dealershipId, { name: '1000 h kit', interval_hours: 1000, parts }]])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('says when the catalogue did not load, and tries again', async () => {
    server.use(platformHttp.get('/catalogues/', () => Response.error(), { once: true }))
    renderScreen(<KitDialog {...of} />)
    await screen.findByText('Your catalogue did not load')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('combobox', { name: 'Add a part' })
  })

  it('without a catalogue names where to create one', async () => {
    renderScreen(<KitDialog {...of} dealershipId="7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c12" />)
    await screen.findByText(/Create your catalogue on Manage Catalogue/)
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('names the fields that are missing or not numbers', async () => {
    renderScreen(<KitDialog {...of} />)
    fill(/^Every \(hours or km\)/, '2.5')
    await screen.findByRole('combobox', { name: 'Add a part' })
    await press('Add kit')
    await screen.findByText('Enter a name.')
    for (const mistake of ['Enter a whole number.', 'Add at least one part.']) screen.getByText(mistake)
    expect(sent).toEqual([])
  })

  it('changes a kit, and never leaves out how many', async () => {
    renderScreen(<KitDialog {...of} kit={kit500} />)
    await press('Remove HF-204')
    fill('Name', 'Oil kit')
    fill(/^Every \(hours or km\)/, '')
    fill('Quantity of OIL-15W40', '0')
    await press('Save kit')
    await screen.findByText('Enter the quantity as a whole number.')
    fill('Quantity of OIL-15W40', '4')
    await press('Save kit')
    await screen.findByText('Oil kit saved')
    const parts = [{ part_number: 'OIL-15W40', description: 'Engine oil, 5 l', quantity: 4 }]
    expect(sent).toEqual([[kit500.id, { version: 3, name: 'Oil kit', interval_hours: null, parts }]])
  })

  describe('where somebody else has changed the kit meanwhile', () => {
    beforeEach(() => {
      const theirs = { ...kit500, version: 4, name: 'Filter kit' }
      server.use(
        platformHttp.get('/machines/{id}/kits', ({ response }) => response(200).json(kitList([theirs]))),
        platformHttp.put('/machines/kits/{id}', async ({ request, response }) => {
          const body = await request.json()
          sent.push(body.version)
          if (body.version === theirs.version) return response(200).json({ ...theirs, name: body.name ?? '' })
          return response(409).json(problem(409, 'changed_meanwhile', 'Someone else has changed this.'))
        }),
      )
    })

    it('shows theirs, retains what was typed, and replaces theirs once it is saved again', async () => {
      renderScreen(<KitDialog {...of} kit={kit500} />)
      fill('Name', 'Oil kit')
      await press('Save kit')
      await screen.findByText('Someone else has changed this kit')
      screen.getByText(/saved as Filter kit, every 500 hours or km, with 1 × HF-204, 4 × OIL-15W40/)
      expect(fields('Name')[0]?.value).toBe('Oil kit')
      await press('Save kit')
      await screen.findByText('Oil kit saved')
      expect(sent).toEqual([3, 4])
    })

    it('loads theirs instead', async () => {
      renderScreen(<KitDialog {...of} kit={kit500} />)
      fill('Name', 'Oil kit')
      await press('Save kit')
      await userEvent.click(await screen.findByRole('button', { name: 'Load their version' }))
      expect(fields('Name')[0]?.value).toBe('Filter kit')
      expect(screen.queryByText('Someone else has changed this kit')).toBeNull()
    })
  })

  it('shows what the server refuses of one part beside that part', async () => {
    const message = 'HF-204 is in the list twice. Give the quantity once.'
    server.use(
      platformHttp.put('/machines/kits/{id}', ({ response }) =>
        response(400).json({
          ...problem(400, 'validation_failed', message),
          errors: [{ path: 'body.parts.1.part_number', message }],
        }),
      ),
    )
    renderScreen(<KitDialog {...of} kit={kit500} />)
    await press('Save kit')
    await screen.findByText(message)
  })
})

describe('deleting a kit', () => {
  it('states that "tasks that name it go on without it", and deletes once that is confirmed', async () => {
    renderScreen(<KitsCard machineId={kit500.machine_id} dealershipId={dealershipId} canEdit />)
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for 500 h kit' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    screen.getByText(/Tasks that use it continue without a kit/)
    expect(sent).toEqual([])
    await press('Delete kit')
    await screen.findByText('500 h kit deleted')
    expect(sent).toEqual([kit500.id])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
