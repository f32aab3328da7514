import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '@/entities/conversation/testing'
import { loader } from '@/entities/machine-instance/testing'
import type { MachineNote } from '@/entities/machine-note'
import { noteList, sealsNote } from '@/entities/machine-note/testing'
import type { OperatorMachine } from '@/entities/operator-machine'
import { drifting, quarryLoader } from '@/entities/operator-machine/testing'
import { northfield } from '@/entities/organization/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { pictureFile, pictureN } from '@/shared/lib/testing/pictures'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, operator, orgUser, superUser } from '../../../../tests/msw/people'
import { standInForPictures, takesPictures } from '../../../../tests/msw/pictures'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { type Asked, type AskedAboutMachine, FurtherHelp } from './further-help'

let assigned: OperatorMachine[] = []
let sent: unknown[] = []
let notes: MachineNote[] = []
const server = serveWith(
  platformHttp.get('/machines/{id}/notes', ({ query, response }) =>
    response(200).json(query.get('question') === 'Why does the bucket drift?' ? noteList(...notes) : noteList()),
  ),
  platformHttp.get('/machines/operator', ({ query, response }) => {
    const items = query.get('machine_id') === quarryLoader.machine.id ? assigned : []
    return response(200).json({ items, total: items.length, page: 1, limit: 100 })
  }),
  platformHttp.post('/machines/operator/{id}/messages', async ({ params, request, response }) => {
    sent.push([params.id, await request.json()])
    return response(201).json(drifting)
  }),
)

const answer = { ...refusal, response: 'The manuals do not say.' }

const eastmoor = {
  ...quarryLoader,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5a09',
  dealership: { id: '2c9a1f0e-6b1d-4a77-9a51-1f2e3d4c5b6b', name: 'Eastmoor Machines' },
}

beforeEach(() => {
  assigned = [quarryLoader]
  sent = []
  notes = []
  server.use(...takesPictures())
})
standInForPictures()

function show(
  user: User,
  {
    hasAskedDealer = false,
    instance = null,
  }: Partial<Pick<Asked, 'hasAskedDealer'> & Pick<AskedAboutMachine['machine'], 'instance'>> = {},
) {
  const onOpenMachine = vi.fn()
  renderScreen(
    <FurtherHelp
      machine={{ id: quarryLoader.machine.id, name: 'Harrow WL-120', serial_number: 'GHT00123', instance }}
      question="Why does the bucket drift?"
      answer={answer}
      hasAskedDealer={hasAskedDealer}
      onOpenMachine={onOpenMachine}
    />,
    signedInAs(user),
  )
  return onOpenMachine
}
const about = { serial_number: 'GHT00123', answer: 'The manuals do not say.' }
const openSheet = async () => userEvent.click(await screen.findByRole('button', { name: 'Ask your dealer' }))
const send = async () => userEvent.click(screen.getByRole('button', { name: 'Send question' }))

describe('"offers to ask the dealer, which makes a message" (behaviour, section 5)', () => {
  it('also after it was not known at first whom to ask', async () => {
    server.use(
      platformHttp.get(
        '/machines/operator',
        ({ response }) => response.untyped(HttpResponse.json(problem(503, 'unavailable', 'Later.'), { status: 503 })),
        { once: true },
      ),
    )
    show(operator)
    await screen.findByText('Who can help did not load')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Ask your dealer' })).toBeTruthy()
  })

  it('sends the question as edited, with the machine, the answer and a photograph, to the dealership that assigned it', async () => {
    show(operator)
    await openSheet()
    screen.getByText('The manuals do not say.')
    await userEvent.type(screen.getByLabelText('Message to your dealer'), ' It began on Monday.')
    await userEvent.upload(screen.getByLabelText('Add pictures'), pictureFile('bucket.png'))
    await send()
    await screen.findByText(/was sent to Northfield Equipment/)
    const body = 'Why does the bucket drift? It began on Monday.'
    expect(sent).toEqual([
      [
        quarryLoader.id,
        { body, about, answer_id: answer.id, picture_ids: [pictureN(5).id], client_id: expect.any(String) },
      ],
    ])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('once for each answer: what was asked and answered is shown below it', async () => {
    show(operator, { hasAskedDealer: true })
    await waitFor(() => expect(screen.queryByText(/Have the serial number/)).toBeNull())
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('of several dealerships, to the one that is chosen', async () => {
    assigned = [quarryLoader, eastmoor]
    show(operator)
    await openSheet()
    await userEvent.selectOptions(screen.getByLabelText('Dealer'), 'Eastmoor Machines')
    await send()
    await screen.findByText(/was sent to Eastmoor Machines/)
    expect(sent).toEqual([[eastmoor.id, expect.anything()]])
  })

  it('says why it could not be sent, and lets the person try again', async () => {
    server.use(
      platformHttp.post('/machines/operator/{id}/messages', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'The dealership does not serve this operator.')),
      ),
    )
    show(operator)
    await openSheet()
    await send()
    await screen.findByText('The dealership does not serve this operator.')
    screen.getByDisplayValue('Why does the bucket drift?')
  })

  it('an operator to whom nobody assigned it reads what to have at hand', async () => {
    assigned = []
    show(operator)
    await screen.findByText('Your dealer can help. Have the machine’s serial number ready.')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('and, of a machine that a dealership serves, its name and its phone number', async () => {
    assigned = []
    server.use(
      platformHttp.get('/machines/instance/{id}', ({ response }) => response(200).json(loader)),
      platformHttp.get('/organizations/{id}', ({ params, response }) =>
        response(200).json({ ...northfield, id: params.id }),
      ),
    )
    show(operator, { instance: loader })
    await screen.findByText('Northfield Equipment can help. Have the machine’s serial number ready.')
    const call = await screen.findByRole('link', { name: 'Call +1 406 555 0100' })
    expect(call.getAttribute('href')).toBe('tel:+14065550100')
  })
})

describe('what staff have noted about such a question', () => {
  it('is read by everybody who sees it, with who wrote it', async () => {
    notes = [{ ...sealsNote, can_manage: false }]
    show(operator)
    const noted = await screen.findByRole('region', { name: 'Notes from the dealership' })
    within(noted).getByText(/The seals of the lift cylinder wear out first/)
    within(noted).getByText(/Dana Whitfield, Northfield Equipment/)
    expect(within(noted).queryByText('Visible to customers')).toBeNull()
  })
})

describe('"A dealership’s own staff are offered to write a note instead"', () => {
  it('about the question that was asked, for colleagues or also for customers, and see it at once', async () => {
    const saved: unknown[] = []
    server.use(
      platformHttp.post('/machines/{id}/notes', async ({ params, request, response }) => {
        saved.push([params.id, await request.json()])
        notes = [sealsNote]
        return response(201).json(sealsNote)
      }),
    )
    show(orgUser)
    await userEvent.click(await screen.findByRole('button', { name: 'Write a note' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    screen.getByText('Write a note.')
    await userEvent.type(screen.getByLabelText('Note'), 'Worn seals.')
    await userEvent.click(screen.getByLabelText('Share with customers'))
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    await screen.findByText(/^Note saved/)
    const note = { question: 'Why does the bucket drift?', body: 'Worn seals.', is_shared: true }
    expect(saved).toEqual([[quarryLoader.machine.id, note]])
    await screen.findByRole('region', { name: 'Notes from your staff' })
    screen.getByText('Visible to customers')
    expect(screen.queryByRole('button', { name: 'Write a note' })).toBeNull()
  })
})

describe('"Staff of a dealership are never sent to their dealer"', () => {
  it.each([
    ['an admin of a dealership', dealershipAdmin],
    ['a user of a dealership', orgUser],
    ['a super user', superUser],
  ])('%s is led to where manuals are added', async (_, user) => {
    const onOpenMachine = show(user)
    await screen.findByText(/you can add it on the machine’s page/)
    expect(screen.queryByText(/dealer/i)).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Open the machine' }))
    expect(onOpenMachine).toHaveBeenCalledExactlyOnceWith(quarryLoader.machine.id)
  })
})
