import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { machines, wheelLoader } from '@/entities/machine/testing'
import { loader, readings } from '@/entities/machine-instance/testing'
import { ridgeline } from '@/entities/organization/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { operator, orgUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { AddInstancePage } from './add-instance-page'
import type { AddStep } from './steps'

const operatorsUser: User = { ...operator, groups: [{ name: 'Org User' }] }
const path = '/machines/instances/{orgId}'

let sent: { to: unknown; body: unknown }[] = []
const server = serveWith(
  platformHttp.get('/machines/', ({ response }) =>
    response(200).json({ items: machines, total: 3, page: 1, limit: 50 }),
  ),
  platformHttp.get('/organizations/', ({ response }) =>
    response(200).json({ items: [ridgeline], total: 1, page: 1, limit: 1000 }),
  ),
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
  platformHttp.post('/machines/instance/{id}/readings', async ({ request, params, response }) => {
    sent.push({ to: params.id, body: await request.json() })
    const [reading] = readings
    if (!reading) throw new Error('there are readings')
    return response(201).json({ reading, hours: 12.5, unit: 'hours', due: [] })
  }),
)

const onAdded = vi.fn()
const onCancel = vi.fn()

function Page({ first }: { first: AddStep }) {
  const [step, setStep] = useState(first)
  return (
    <AddInstancePage step={step} onStep={setStep} organizationId={undefined} onAdded={onAdded} onCancel={onCancel} />
  )
}

function show(user: User = operatorsUser, first: AddStep = 'model') {
  renderScreen(<Page first={first} />, signedInAs(user))
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
// Typing key by key is slow beside a form that looks at everything that is typed.
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const isAt = (name: string) => screen.findByRole('heading', { level: 2, name })

async function goToDetails() {
  await userEvent.click(await screen.findByRole('option', { name: /WL-120/ }))
  await press('Next')
  await isAt('Step 2 of 4: Serial number')
  type('Serial number', 'GHT00124')
  await press('Next')
  await isAt('Step 3 of 4: Name and hours')
}

beforeEach(() => {
  sent = []
  onAdded.mockReset()
  onCancel.mockReset()
})

describe('AddInstancePage', () => {
  it('leads from the model over the serial number and the hours to the machine', async () => {
    show()
    await goToDetails()
    type(/^Name/, 'Loader 4')
    type(/^Meter now/, '12,5')
    await press('Next')
    await isAt('Step 4 of 4: Check and save')
    expect(screen.getByText('Harrow WL-120')).toBeTruthy()
    expect(screen.getByText('12.5 h')).toBeTruthy()
    await press('Save machine')
    await waitFor(() => expect(onAdded).toHaveBeenCalledExactlyOnceWith(loader.id))
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

  it('says what the meter counts, and nothing for a reading that was not entered', async () => {
    show()
    await goToDetails()
    await press('Next')
    await isAt('Step 4 of 4: Check and save')
    const told = (what: string) => screen.getByText(what).nextElementSibling?.textContent
    expect([told('The meter counts'), told('Meter now')]).toEqual(['Hours', '–'])
  })

  it('keeps what was typed on the way back', async () => {
    show()
    await goToDetails()
    type(/^Location/, 'North face')
    await press('Back')
    expect(screen.getByLabelText<HTMLInputElement>('Serial number').value).toBe('GHT00124')
    await press('Next')
    expect((await screen.findByLabelText<HTMLInputElement>(/^Location/)).value).toBe('North face')
  })

  it('suggests serial numbers, but none that is added already', async () => {
    show()
    await userEvent.click(await screen.findByRole('option', { name: /WL-120/ }))
    await press('Next')
    await isAt('Step 2 of 4: Serial number')
    expect(screen.queryByRole('list', { name: /^Matching serial numbers/ })).toBeNull()
    type('Serial number', 'GHT')
    const taken = await screen.findByRole<HTMLButtonElement>('button', { name: 'GHT00123, already added' })
    expect(taken.disabled).toBe(true)
    await press('GHT00100')
    expect(screen.getByLabelText<HTMLInputElement>('Serial number').value).toBe('GHT00100')
  })

  it('does not go on without a model or a serial number', async () => {
    show()
    await screen.findByRole('option', { name: /WL-120/ })
    await press('Next')
    await screen.findByText('Choose a model.')
    await userEvent.click(screen.getByRole('option', { name: /WL-120/ }))
    await press('Next')
    await isAt('Step 2 of 4: Serial number')
    await press('Next')
    await screen.findByText('Enter a serial number.')
  })

  it('leads back to the field that the server refuses', async () => {
    server.use(
      platformHttp.post(path, ({ response }) =>
        response(400).json({
          ...problem(400, 'validation_failed', 'The request is not valid.'),
          errors: [{ path: 'body.serial_number', message: 'Outside of every range.' }],
        }),
      ),
    )
    show()
    await goToDetails()
    await press('Next')
    await press('Save machine')
    await isAt('Step 2 of 4: Serial number')
    await screen.findByText('Outside of every range.')
    expect(onAdded).not.toHaveBeenCalled()
  })

  it('says it when the hours were not taken; the machine is there', async () => {
    server.use(
      platformHttp.post('/machines/instance/{id}/readings', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'Not now.')),
      ),
    )
    show()
    await goToDetails()
    type(/^Meter now/, '12')
    await press('Next')
    await press('Save machine')
    await screen.findByText('GHT00124 was added, but not its hours: Not now.')
    expect(onAdded).toHaveBeenCalledOnce()
  })

  it('a dealership says whose machine it is', async () => {
    show(orgUser)
    await userEvent.click(await screen.findByRole('option', { name: /WL-120/ }))
    await press('Next')
    await screen.findByText('Choose an operator.')
    await screen.findByRole('option', { name: 'Ridgeline Quarry' })
    await userEvent.selectOptions(screen.getByLabelText('Operator'), 'Ridgeline Quarry')
    await press('Next')
    await isAt('Step 2 of 4: Serial number')
  })

  it('begins anew after a reload, which forgets', async () => {
    show(operatorsUser, 'check')
    await isAt('Step 1 of 4: Model')
    await press('Cancel')
    expect(onCancel).toHaveBeenCalledOnce()
  })
})
