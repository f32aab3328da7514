import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { brandPage, harrow, oxbow } from '@/entities/brand/testing'
import { excavator, wheelLoader } from '@/entities/machine/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { MachineDialog } from './machine-dialog'

let sent: unknown[] = []
const server = serveWith(
  platformHttp.get('/machines/brands', ({ response }) => response(200).json(brandPage([harrow, oxbow]))),
  platformHttp.get('/machines/types', ({ response }) =>
    response(200).json({ items: [{ id: oxbow.id, name: 'Excavator' }], total: 1, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/machines/models', ({ query, response }) => {
    const items = [wheelLoader, excavator].filter(({ brand }) => brand === query.get('brand'))
    return response(200).json({ items, total: items.length, page: 1, limit: 1000 })
  }),
  platformHttp.post('/machines/', async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json({ ...wheelLoader, name: 'Harrow WL-180', can_manage: true })
  }),
  platformHttp.put('/machines/{id}', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(wheelLoader)
  }),
)

const onClose = vi.fn()
const onSaved = vi.fn()

function show(machine?: typeof wheelLoader) {
  renderScreen(<MachineDialog {...(machine && { machine })} onClose={onClose} onSaved={onSaved} />)
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function describeModel() {
  show()
  await screen.findByRole('option', { name: 'Harrow' })
  await userEvent.selectOptions(screen.getByLabelText('Brand'), 'Harrow')
  fill('Type', 'Wheel loader')
  fill('Model', 'WL-180')
}

beforeEach(() => {
  sent = []
  onClose.mockReset()
  onSaved.mockReset()
})

describe('MachineDialog for a new model', () => {
  it('makes one with its variants and their serial ranges, and leads on to it', async () => {
    await describeModel()
    await press('Add a variant')
    fill('Name', 'WL-180 XL')
    fill(/^First serial/, 'GHU00100')
    await press('Add model')
    await screen.findByText('Harrow WL-180 added')
    const variant = { name: 'WL-180 XL', serial_number_start: 'GHU00100', serial_number_end: null }
    expect(sent).toEqual([{ brand_id: harrow.id, type: 'Wheel loader', model: 'WL-180', variants: [variant] }])
    expect([onClose.mock.calls.length, onSaved.mock.calls[0]?.[0].id]).toEqual([1, wheelLoader.id])
  })

  it('suggests the types there are, and names the models of the brand, so that none comes twice', async () => {
    await describeModel()
    await screen.findByText('Your models of this brand: WL-120, EX-210.')
    const listId = screen.getByLabelText('Type').getAttribute('list') ?? ''
    expect(document.getElementById(listId)?.querySelector('option')?.value).toBe('Excavator')
  })

  it('names every field that is missing', async () => {
    show()
    await press('Add a variant')
    await press('Add model')
    for (const advice of ['Choose a brand.', 'Enter the type.', 'Enter the model.', 'Enter a name.'])
      await screen.findByText(advice)
    expect(sent).toEqual([])
  })

  it('says on the model that it is there already, and keeps what was typed', async () => {
    const message = 'There is a model WL-180 of this brand already.'
    server.use(
      platformHttp.post('/machines/', ({ response }) =>
        response(409).json({ ...problem(409, 'machine_exists', message), errors: [{ path: 'body.model', message }] }),
      ),
    )
    await describeModel()
    await press('Add model')
    await screen.findByText(message)
    const model = screen.getByLabelText<HTMLInputElement>('Model')
    expect([model.value, model.getAttribute('aria-invalid')]).toEqual(['WL-180', 'true'])
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('MachineDialog for a model that there is', () => {
  it('keeps a variant under its id, and its brand', async () => {
    show(wheelLoader)
    expect(screen.queryByLabelText('Brand')).toBeNull()
    fill(/^Last serial/, '')
    await press('Save model')
    await screen.findByText('Harrow WL-120 saved')
    const [variant] = wheelLoader.variants
    expect(sent).toEqual([
      { type: 'Wheel loader', model: 'WL-120', variants: [{ ...variant, serial_number_end: null }] },
    ])
  })

  it('puts what the server says of one variant beside that variant’s field', async () => {
    const message = 'These serial numbers overlap with those of WL-120.'
    server.use(
      platformHttp.put('/machines/{id}', ({ response }) =>
        response(400).json({
          ...problem(400, 'validation_failed', message),
          errors: [{ path: 'body.variants.1.serial_number_start', message }],
        }),
      ),
    )
    show(wheelLoader)
    await press('Add a variant')
    const [, name] = screen.getAllByLabelText('Name')
    if (name) fireEvent.change(name, { target: { value: 'WL-120 S' } })
    await press('Save model')
    await screen.findByText(message)
    const [first, second] = screen.getAllByLabelText(/^First serial/)
    expect([first, second].map((field) => field?.getAttribute('aria-invalid'))).toEqual([null, 'true'])
    expect(document.activeElement).toBe(second)
  })
})
