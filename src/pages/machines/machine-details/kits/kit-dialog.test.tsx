import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { kit500, kitList, winterKit } from '@/entities/service-kit/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { serveWith } from '../../../../../tests/msw/server'
import { KitDialog } from './kit-dialog'
import { KitsCard } from './kits-card'

const dealershipId = '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c12'

let sent: unknown[] = []
const server = serveWith(
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
const of = { machineId: kit500.machine_id, dealershipId, kits: [kit500, winterKit], onClose }

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fields = (label: string | RegExp) => screen.getAllByLabelText<HTMLInputElement>(label)
function fill(label: string | RegExp, value: string, row = 0) {
  const field = fields(label)[row]
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
    fill(/^Every so many hours or km/, '1000')
    fill('Part number', 'AF-7')
    fill(/^Description/, 'Air filter')
    fill('Quantity', '2')
    await press('Add kit')
    await screen.findByText('500 h kit saved')
    const parts = [{ part_number: 'AF-7', description: 'Air filter', quantity: 2 }]
    expect(sent).toEqual([[kit500.machine_id, dealershipId, { name: '1000 h kit', interval_hours: 1000, parts }]])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('a part of another kit brings its description, which is the catalogue’s to change', async () => {
    renderScreen(<KitDialog {...of} />)
    fill('Part number', ' hf-204')
    const [description] = fields(/^Description/)
    expect([description?.value, description?.readOnly]).toEqual(['Oil filter', true])
    fill('Part number', 'HF-2045')
    expect([description?.value, description?.readOnly]).toEqual(['', false])
  })

  it('names the fields that are missing or not numbers', async () => {
    renderScreen(<KitDialog {...of} />)
    fill(/^Every so many hours or km/, '2.5')
    fill('Quantity', '0')
    await press('Add kit')
    await screen.findByText('Name is required field.')
    for (const mistake of [
      'Enter a whole number.',
      'Part number is required field.',
      'Enter how many, as a whole number.',
    ]) {
      screen.getByText(mistake)
    }
    expect(sent).toEqual([])
  })

  it('changes a kit, and never leaves it without a part', async () => {
    renderScreen(<KitDialog {...of} kit={kit500} />)
    await press('Remove part 1')
    expect(screen.queryByRole('button', { name: /^Remove part/ })).toBeNull()
    fill('Name', 'Oil kit')
    fill(/^Every so many hours or km/, '')
    await press('Save')
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
          return response(409).json(problem(409, 'changed_meanwhile', 'Somebody else has changed this meanwhile.'))
        }),
      )
    })

    it('shows theirs, retains what was typed, and replaces theirs once it is saved again', async () => {
      renderScreen(<KitDialog {...of} kit={kit500} />)
      fill('Name', 'Oil kit')
      await press('Save')
      await screen.findByText('Someone else has changed this kit')
      screen.getByText(/saved as Filter kit, every 500 hours or km, with 1 × HF-204, 4 × OIL-15W40/)
      expect(fields('Name')[0]?.value).toBe('Oil kit')
      await press('Save')
      await screen.findByText('Oil kit saved')
      expect(sent).toEqual([3, 4])
    })

    it('loads theirs instead', async () => {
      renderScreen(<KitDialog {...of} kit={kit500} />)
      fill('Name', 'Oil kit')
      await press('Save')
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
    fill('Part number', 'HF-204', 1)
    await press('Save')
    await screen.findByText(message)
    expect(fields('Part number').map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true'])
  })
})

describe('deleting a kit', () => {
  it('states that "tasks that name it go on without it", and deletes once that is confirmed', async () => {
    renderScreen(<KitsCard machineId={kit500.machine_id} dealershipId={dealershipId} canEdit />)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 500 h kit' }))
    screen.getByText(/Tasks that name it go on without it/)
    expect(sent).toEqual([])
    await press('Delete kit')
    await screen.findByText('500 h kit deleted')
    expect(sent).toEqual([kit500.id])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
