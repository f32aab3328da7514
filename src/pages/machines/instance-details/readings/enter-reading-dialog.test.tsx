import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { components } from '#contract/platform'
import { loader, readings } from '@/entities/machine-instance/testing'
import { signedInAs } from '@/entities/user/testing'
import { outbox } from '@/shared/lib/outbox'
import { pictureFile, pictureN } from '@/shared/lib/testing/pictures'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { operator } from '../../../../../tests/msw/people'
import { standInForPictures, takesPictures } from '../../../../../tests/msw/pictures'
import { problem } from '../../../../../tests/msw/problem'
import { serveWith } from '../../../../../tests/msw/server'
import { EnterReadingDialog } from './enter-reading-dialog'

const path = '/machines/instance/{id}/readings'
const [last] = readings
const due = [{ id: loader.id, task_id: loader.id, name: '500 h service', kit: null }]

let sent: components['schemas']['NewReading'][] = []
const server = serveWith(
  platformHttp.post(path, async ({ request, response }) => {
    const reading = await request.json()
    sent.push(reading)
    if (reading.value < 1250.5 && !reading.is_replacement) {
      return response(409).json(problem(409, 'lower_than_last', 'The meter showed 1,250.5 h already.'))
    }
    if (reading.value > 1300 && !reading.confirmed) {
      return response(409).json(problem(409, 'jump', 'That is 749.5 h more in one day. Confirm it if it is right.'))
    }
    if (!last) throw new Error('there are readings')
    return response(201).json({ reading: last, hours: reading.value, unit: 'hours', due })
  }),
)

standInForPictures()
const onClose = vi.fn()

beforeEach(() => {
  localStorage.clear()
  sent = []
  onClose.mockReset()
})

const show = (instance = loader, reader = operator) =>
  renderScreen(<EnterReadingDialog instance={instance} last={last} onClose={onClose} />, signedInAs(reader))

const type = async (value: string) => {
  const field = screen.getByLabelText('Meter now')
  await userEvent.clear(field)
  await userEvent.type(field, value)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const saved = () => waitFor(() => expect(onClose).toHaveBeenCalledOnce())

it('says what a meter in kilometers showed as the meter does, and for an account with US units also in miles', async () => {
  show({ ...loader, unit: 'km' }, { ...operator, units: 'us' })
  await screen.findByText(/^The meter showed 1,250\.5 km \(777 mi\) on/)
})

describe('EnterReadingDialog', () => {
  beforeEach(() => void show())

  it('says what the meter showed last, and reports what fell due', async () => {
    expect(screen.getByText(/^The meter showed 1,250\.5 h on/)).toBeTruthy()
    await type('1260.5')
    await press('Save reading')
    await saved()
    await screen.findByText('Reading saved. Now due: 500 h service')
    expect(sent).toEqual([{ value: 1260.5, client_id: expect.stringMatching(/^[\da-f-]{36}$/) }])
  })

  it('"a jump of more than 24 h per elapsed day is asked back once"', async () => {
    await type('2000')
    await press('Save reading')
    await screen.findByRole('button', { name: 'Yes, 2,000 h is right' })
    await press('Yes, 2,000 h is right')
    await saved()
    expect(sent.map(({ confirmed }) => confirmed)).toEqual([undefined, true])
    expect(sent[0]?.client_id).toBe(sent[1]?.client_id)
  })

  it('does not take the answer for another figure as confirmed', async () => {
    await type('2000')
    await press('Save reading')
    await screen.findByRole('button', { name: 'Yes, 2,000 h is right' })
    await type('3000')
    await press('Save reading')
    await screen.findByRole('button', { name: 'Yes, 3,000 h is right' })
    expect(sent.map(({ confirmed }) => confirmed)).toEqual([undefined, undefined])
    expect(sent[0]?.client_id).not.toBe(sent[1]?.client_id)
  })

  it('"A reading lower than the last one is refused unless it is marked as a meter replacement"', async () => {
    await type('3.5')
    await press('Save reading')
    await screen.findByText('Was the meter replaced?')
    expect(sent).toEqual([])
    // "On too low a figure 'Correct the figure' is the main button."
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Correct the figure' }).type).toBe('submit')
    await press('Correct the figure')
    expect(screen.queryByText('Was the meter replaced?')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Meter now'))
    expect(sent).toEqual([])
    await press('Save reading')
    await press('Yes, it is a new meter')
    await saved()
    expect(sent).toMatchObject([{ value: 3.5, is_replacement: true }])
  })

  it('"Hours: one decimal": sends nothing that is no such figure', async () => {
    await type('12.55')
    await press('Save reading')
    await screen.findByText('Enter a figure with one decimal at most, such as 1250.5.')
    expect(document.activeElement).toBe(screen.getByLabelText('Meter now'))
    expect(sent).toEqual([])
  })

  it.each([
    ['Time (optional)', '14:30', 'Read at (optional)', 'Enter the date of this time.'],
    ['Time (optional)', '25:00', 'Read at (optional)', 'Enter the date of this time.'],
    ['Read at (optional)', '13/45/2026', 'Read at (optional)', /^Enter a date such as/],
    ['Read at (optional)', '11/21/2026', 'Time (optional)', /^Enter a time such as/],
  ])('sends nothing for "%s" alone with %s, and leads to "%s"', async (label, typed, faulty, fault) => {
    await type('1260')
    await userEvent.type(screen.getByLabelText(label), `${typed}{Enter}`)
    // As browsers do on Enter; the button that sends it is outside of the form.
    const form = screen.getByLabelText<HTMLInputElement>(label).form
    if (form) fireEvent.submit(form)
    await screen.findByText(fault)
    expect(document.activeElement).toBe(screen.getByLabelText(faulty))
    expect(sent).toEqual([])
    await userEvent.click(screen.getByLabelText('Meter now'))
    await press('Save reading')
    expect(document.activeElement).toBe(screen.getByLabelText(faulty))
    expect(sent).toEqual([])
  })

  it('what is sent again after a lost answer counts once', async () => {
    server.use(
      platformHttp.post(
        path,
        async ({ request }) => {
          sent.push(await request.json())
          return Response.error()
        },
        { once: true },
      ),
    )
    await type('1260')
    await press('Save reading')
    await screen.findByText('No connection')
    expect(outbox.read()).toMatchObject([{ id: sent[0]?.client_id, personId: operator.id, body: sent[0] }])
    await press('Try now')
    await saved()
    expect(sent).toHaveLength(2)
    expect(sent[0]).toEqual(sent[1])
    expect(outbox.read()).toEqual([])
  })

  it('waits on this device without an answer, and closes without a question', async () => {
    server.use(platformHttp.post(path, () => Response.error()))
    await type('1260')
    await press('Save reading')
    await screen.findByText(/You may close this dialog/)
    await userEvent.keyboard('{Escape}')
    await saved()
    expect(outbox.read()).toMatchObject([{ body: { value: 1260, taken_at: expect.any(String) } }])
    // What is refused later is confirmed from the list of what waits.
    expect(outbox.read()[0]?.confirmations).toEqual({
      jump: { words: 'Yes, 1,260 h is right', body: { confirmed: true } },
      lower_than_last: { words: 'Yes, it is a new meter', body: { is_replacement: true } },
    })
  })

  it('sends photographs of the meter with it, also once there is a network again', async () => {
    server.use(
      platformHttp.post('/pictures', () => Response.error(), { once: true }),
      platformHttp.post('/pictures', () => Response.error(), { once: true }),
      ...takesPictures(),
    )
    await type('1260')
    await userEvent.upload(screen.getByLabelText('Add pictures'), pictureFile('meter.png'))
    await screen.findByRole('button', { name: 'Send picture 1 again' })
    await press('Save reading')
    await screen.findByText('No connection')
    // Sent without its photographs meanwhile, it would lose them.
    expect([sent, outbox.read()]).toEqual([[], []])
    await screen.findByText(/Leave this dialog open until then/)
    await press('Try now')
    await saved()
    expect(sent).toMatchObject([{ value: 1260, picture_ids: [pictureN(5).id] }])
  })
})
