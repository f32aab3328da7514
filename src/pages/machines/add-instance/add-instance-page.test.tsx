import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { components } from '#contract/platform'
import { excavator, machines, wheelLoader } from '@/entities/machine/testing'
import { loader, readings, tasks } from '@/entities/machine-instance/testing'
import { northfield, ridgeline } from '@/entities/organization/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { hasUnsent } from '@/shared/lib/leave-warning'
import { pictureFile } from '@/shared/lib/testing/pictures'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { operator, orgUser } from '../../../../tests/msw/people'
import { standInForPictures } from '../../../../tests/msw/pictures'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { AddInstancePage } from './add-instance-page'

const operatorsUser: User = { ...operator, groups: [{ name: 'Org User' }] }
const path = '/machines/instances/{orgId}'
const free = { taken: false, instance: null, missed_ranges: [] }

let planned: typeof tasks = []
let sent: { to: unknown; body: unknown }[] = []
const server = serveWith(
  platformHttp.get('/auth/me', ({ response }) => response(200).json(operatorsUser)),
  platformHttp.get('/machines/recent', ({ response }) => response(200).json({ items: [] })),
  platformHttp.get('/machines/', ({ response }) =>
    response(200).json({ items: machines, total: 3, page: 1, limit: 50 }),
  ),
  platformHttp.get('/machines/type-plate', ({ query, response }) =>
    response(200).json({
      serial_number: query.get('text')?.includes('S/N') ? 'RQ-0040' : null,
      models: query.get('text')?.includes('EX-210') ? [modelOf(excavator)] : [],
    }),
  ),
  platformHttp.get('/organizations/', ({ query, response }) => {
    const items = query.get('type') === 'DEALERSHIP' ? [northfield] : [ridgeline]
    return response(200).json({ items, total: 1, page: 1, limit: 1000 })
  }),
  platformHttp.get('/machines/instances/{orgId}/serial-check', ({ response }) => response(200).json(free)),
  platformHttp.get('/machines/{id}/serial-suggestions', ({ response }) =>
    response(200).json({
      items: [
        { serial_number: 'GHT00100', instance_id: null, variant: 'WL-120' },
        { serial_number: 'GHT00123', instance_id: loader.id, variant: null },
      ],
      ...{ total: 2, page: 1, limit: 10 },
    }),
  ),
  platformHttp.post(path, async ({ request, params, response }) => {
    sent.push({ to: params.orgId, body: await request.json() })
    return response(201).json(loader)
  }),
  platformHttp.get('/machines/instance/{id}/schedule', ({ response }) => response(200).json({ tasks: planned })),
  platformHttp.post('/machines/instance/{id}/readings', async ({ request, params, response }) => {
    sent.push({ to: params.id, body: await request.json() })
    const [reading] = readings
    if (!reading) throw new Error('there are readings')
    return response(201).json({ reading, hours: 12.5, unit: 'hours', due: [] })
  }),
)

const setSchedule = platformHttp.put('/machines/instance/{id}/schedule', async ({ request, params, response }) => {
  sent.push({ to: params.id, body: await request.json() })
  return response(200).json({ tasks })
})

const modelOf = ({ id, name, brand, model, type }: typeof excavator) => ({ id, name, brand, model, type })

type Plate = components['schemas']['PhotographText']
const unread = { lines: [], model: null, serial_number: null, brand: null, year: null, models: [] }
const plateRead = (read: Partial<Plate>) =>
  platformHttp.post('/photographs/text', ({ response }) =>
    response(200).json({ ...unread, lines: [{ text: 'HARROW', is_certain: true }], ...read }),
  )
const photographPlate = async () =>
  userEvent.upload(await screen.findByLabelText('Photograph the type plate'), pictureFile('plate.jpg', 'image/jpeg'))
standInForPictures()

const onOpen = vi.fn()
const onCancel = vi.fn()

function show(user: User = operatorsUser) {
  const page = <AddInstancePage organizationId={undefined} onOpen={onOpen} onCancel={onCancel} />
  return renderScreen(page, signedInAs(user))
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
// Typing key by key is slow beside a form that looks at everything that is typed.
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const search = () => screen.getByRole('combobox', { name: 'Model' })
const serial = () => screen.getByLabelText<HTMLInputElement>('Serial number')

async function chooseLoader() {
  await userEvent.click(await screen.findByRole('option', { name: /WL-120/ }))
  await screen.findByRole('group', { name: 'Model' })
}

beforeEach(() => {
  sent = []
  planned = []
  onOpen.mockReset()
  onCancel.mockReset()
})

describe('adding a machine on one page', () => {
  it('stores the machine with its first reading, and opens it', async () => {
    show()
    await chooseLoader()
    type('Serial number', ' GHT00124 ')
    type(/^Name/, 'Loader 4')
    type(/^Meter now/, '12,5')
    await press('Save machine')
    await waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith(loader.id))
    const machine = {
      machine_id: wheelLoader.id,
      serial_number: 'GHT00124',
      name: 'Loader 4',
      location: '',
      unit: 'hours',
    }
    expect(sent).toEqual([
      { to: ridgeline.id, body: machine },
      { to: loader.id, body: { value: 12.5 } },
    ])
  })

  it('reads a pasted type plate: the model is chosen, and the serial number filled in', async () => {
    show()
    search().focus()
    await userEvent.paste('HARROW\nEX-210\nS/N RQ-0040')
    const model = await screen.findByRole('group', { name: 'Model' })
    expect(within(model).getByText('EX-210')).toBeTruthy()
    expect(serial().value).toBe('RQ-0040')
    expect(document.activeElement).toBe(serial())
  })

  it('keeps the serial number of a plate whose model has to be chosen', async () => {
    show()
    search().focus()
    await userEvent.paste('Loader S/N RQ-0040')
    await waitFor(() => expect(serial().value).toBe('RQ-0040'))
    await userEvent.click(await screen.findByRole('option', { name: /WL-120/ }))
    await screen.findByRole('group', { name: 'Model' })
    expect(serial().value).toBe('RQ-0040')
  })

  it('reads a photographed type plate: the model is chosen, the serial number filled in, both to be checked', async () => {
    server.use(plateRead({ models: [modelOf(excavator)], serial_number: { text: 'RQ-0040', is_certain: false } }))
    show()
    await photographPlate()
    await screen.findByText(/^Read from the photograph/)
    expect(within(await screen.findByRole('group', { name: 'Model' })).getByText('EX-210')).toBeTruthy()
    expect(serial().value).toBe('RQ-0040')
    expect(screen.getByText(/uncertain/)).toBeTruthy()
  })

  it('searches for a photographed model that no model of the catalogue is, and leaves what was typed', async () => {
    server.use(
      plateRead({ model: { text: 'EX-210', is_certain: true }, serial_number: { text: 'RQ-0041', is_certain: true } }),
    )
    show()
    type('Serial number', 'MINE-1')
    await photographPlate()
    await screen.findByText('None of the models has this name.')
    expect(search()).toHaveProperty('value', 'EX-210')
    expect(serial().value).toBe('MINE-1')
  })

  it('shows what a photograph says that is of no plate, and changes nothing', async () => {
    server.use(plateRead({ lines: [{ text: 'NO SMOKING', is_certain: true }] }))
    show()
    await photographPlate()
    await screen.findByText('NO SMOKING')
    expect([search(), serial()]).toMatchObject([{ value: '' }, { value: '' }])
  })

  it('offers what a typed plate names first, and chooses it by Enter', async () => {
    show()
    await userEvent.type(search(), 'Harrow EX-210 S/N RQ-0040')
    await screen.findByText('Excavator · Serial number RQ-0040')
    const offered = within(screen.getByRole('listbox', { name: 'Models' })).getAllByRole('option')
    expect(offered.map(({ textContent }) => textContent?.includes('EX-210'))).toEqual([true, false, false])
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('group', { name: 'Model' })
    expect(serial().value).toBe('RQ-0040')
    expect(sent).toEqual([])
  })

  it('another model can be chosen instead', async () => {
    show()
    await chooseLoader()
    type('Serial number', 'RQ-0040')
    await press('Change the model')
    expect(document.activeElement).toBe(search())
    await userEvent.click(await screen.findByRole('option', { name: /EX-210/ }))
    expect(within(screen.getByRole('group', { name: 'Model' })).getByText('EX-210')).toBeTruthy()
    expect(serial().value).toBe('RQ-0040')
  })

  it('names a duplicate while it is typed, with a way to that machine, and does not send it', async () => {
    server.use(
      platformHttp.get('/machines/instances/{orgId}/serial-check', ({ query, response }) => {
        const taken = query.get('serial_number') === 'GHT00123'
        return response(200).json(taken ? { ...free, taken, instance: { id: loader.id, name: 'Loader 3' } } : free)
      }),
    )
    show()
    await chooseLoader()
    type('Serial number', 'GHT00123')
    await screen.findByText('This machine has already been added.')
    await press('Save machine')
    await waitFor(() => expect(document.activeElement).toBe(serial()))
    expect(sent).toEqual([])
    fireEvent.click(screen.getByRole('link', { name: 'Open Loader 3' }))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(loader.id)
    type('Serial number', 'GHT00124')
    await waitFor(() => expect(screen.queryByText('This machine has already been added.')).toBeNull())
  })

  it('warns of a serial number outside of the ranges, and takes it all the same (behaviour, section 4)', async () => {
    const range = { serial_number_start: 'GHT00100', serial_number_end: 'GHT00999' }
    server.use(
      platformHttp.get('/machines/instances/{orgId}/serial-check', ({ response }) =>
        response(200).json({ ...free, missed_ranges: [range] }),
      ),
    )
    show()
    await chooseLoader()
    type('Serial number', 'GHT01000')
    await screen.findByText(/^GHT01000 is outside the serial numbers of this model, GHT00100 to GHT00999/)
    await press('Save machine')
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
  })

  it('suggests serial numbers, but none that is added already', async () => {
    show()
    await chooseLoader()
    expect(screen.queryByRole('list', { name: 'Matching serial numbers' })).toBeNull()
    type('Serial number', 'GHT')
    const taken = await screen.findByRole<HTMLButtonElement>('button', { name: 'GHT00123, already added' })
    expect(taken.disabled).toBe(true)
    await press('GHT00100')
    expect(serial().value).toBe('GHT00100')
  })

  it('sends nothing without a model or a serial number, and says which', async () => {
    show()
    await screen.findByRole('option', { name: /WL-120/ })
    await press('Save machine')
    await screen.findByText('Choose a model.')
    screen.getByText('Enter a serial number.')
    expect(document.activeElement).toBe(search())
    expect(sent).toEqual([])
  })

  it('shows what the server refuses at its field', async () => {
    server.use(
      platformHttp.post(path, ({ response }) =>
        response(400).json({
          ...problem(400, 'validation_failed', 'The request is not valid.'),
          errors: [{ path: 'body.serial_number', message: 'Must have letters or digits.' }],
        }),
      ),
    )
    show()
    await chooseLoader()
    type('Serial number', '-')
    await press('Save machine')
    await screen.findByText('Must have letters or digits.')
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('says it when the hours were not taken; the machine is there', async () => {
    server.use(
      platformHttp.post('/machines/instance/{id}/readings', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'Not now.')),
      ),
    )
    show()
    await chooseLoader()
    type('Serial number', 'GHT00124')
    type(/^Meter now/, '12')
    await press('Save machine')
    await screen.findByText('GHT00124 was added, but not its hours: Not now.')
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
  })

  it('a dealership says whose machine it is', async () => {
    show(orgUser)
    await chooseLoader()
    type('Serial number', 'GHT00124')
    await press('Save machine')
    await screen.findByText('Choose an operator.')
    await userEvent.selectOptions(screen.getByLabelText('Operator'), 'Ridgeline Quarry')
    await press('Save machine')
    await waitFor(() => expect(sent[0]?.to).toBe(ridgeline.id))
  })

  it('an operator that several dealerships serve says which one serves the machine', async () => {
    const eastmoor = { ...northfield, id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c77', name: 'Eastmoor Machines' }
    server.use(
      platformHttp.get('/organizations/', ({ response }) =>
        response(200).json({ items: [northfield, eastmoor], total: 2, page: 1, limit: 1000 }),
      ),
    )
    show()
    await chooseLoader()
    type('Serial number', 'GHT00124')
    await userEvent.selectOptions(await screen.findByLabelText('Dealership'), 'Eastmoor Machines')
    await press('Save machine')
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ dealership_id: eastmoor.id }))
  })

  it('"a form never loses what was typed": also what is only searched for', async () => {
    show()
    expect(hasUnsent('page')).toBe(false)
    await userEvent.type(search(), 'EX')
    await waitFor(() => expect(hasUnsent('page')).toBe(true))
    await press('Cancel')
    expect(onCancel).toHaveBeenCalledOnce()
  })
})

describe('"last done at": a machine with a past is not counted from today', () => {
  const save = async () => {
    show()
    await chooseLoader()
    type('Serial number', 'GHT00124')
    await press('Save machine')
    await screen.findByRole('heading', { name: 'When was each service last done?' })
    sent = []
  }
  beforeEach(() => {
    planned = tasks
    server.use(setSchedule)
  })

  it('asks nothing of a machine that is too new to have had a service', async () => {
    show()
    await chooseLoader()
    type('Serial number', 'GHT00124')
    type(/^Meter now/, '12.5')
    await press('Save machine')
    await waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith(loader.id))
  })

  it('asks of each task that the model’s schedule brings, and sends what was entered', async () => {
    await save()
    const [first] = screen.getAllByLabelText(/^Last done on/)
    const [hours] = screen.getAllByLabelText(/^Last done at/)
    if (!first || !hours) throw new Error('there is a field for each task')
    fireEvent.change(first, { target: { value: '2026-10-01' } })
    fireEvent.change(hours, { target: { value: '1004,5' } })
    await press('Save and open machine')
    await waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith(loader.id))
    expect(sent).toMatchObject([
      {
        to: loader.id,
        body: {
          tasks: [{ id: tasks[0]?.id, last_done: { done_on: '2026-10-01', hours: 1004.5 } }, { id: tasks[1]?.id }],
        },
      },
    ])
    expect(JSON.stringify(sent).match(/last_done/g)).toHaveLength(1)
  })

  it.each(['Save and open machine', 'Skip'])('blank is new: “%s” changes no task', async (button) => {
    await save()
    await press(button)
    await waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith(loader.id))
    expect(sent).toEqual([])
  })

  it('a figure without its day is the figure alone', async () => {
    await save()
    const [hours] = screen.getAllByLabelText(/^Last done at/)
    if (!hours) throw new Error('there is a field for each task')
    fireEvent.change(hours, { target: { value: '1004' } })
    await press('Save and open machine')
    await waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith(loader.id))
    expect(sent).toMatchObject([{ to: loader.id, body: { tasks: [{ last_done: { hours: 1004 } }, {}] } }])
    expect(JSON.stringify(sent)).not.toContain('done_on')
  })

  it('what the server refuses is said at its field, and the machine is not added twice', async () => {
    await save()
    server.use(
      platformHttp.put('/machines/instance/{id}/schedule', ({ response }) =>
        response(400).json({
          ...problem(400, 'validation_failed', 'The request is not valid.'),
          errors: [{ path: 'body.tasks.0.last_done.hours', message: 'The meter had not been read by then.' }],
        }),
      ),
    )
    const [first] = screen.getAllByLabelText(/^Last done on/)
    if (!first) throw new Error('there is a field for each task')
    fireEvent.change(first, { target: { value: '2026-10-01' } })
    await press('Save and open machine')
    await screen.findByText('The meter had not been read by then.')
    expect(onOpen).not.toHaveBeenCalled()
    expect(sent).toEqual([])
  })
})
