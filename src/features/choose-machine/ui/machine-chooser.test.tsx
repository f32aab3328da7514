import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeConversation } from '@/entities/conversation'
import { conversationId, emptyConversation } from '@/entities/conversation/testing'
import { asChosen, chosenMachineStore } from '@/entities/machine'
import { excavator, skidSteer, wheelLoader } from '@/entities/machine/testing'
import { loader } from '@/entities/machine-instance/testing'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { answerChoices, secondLoader } from '../../../../tests/msw/choices'
import { platformHttp } from '../../../../tests/msw/http'
import { operator, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { chosenInstance } from '../model/chosen-instance'
import { MachineChooser } from './machine-chooser'

const server = serveWith(...answerChoices())
const onChosen = vi.fn()
const stored = () => JSON.parse(localStorage.getItem('selected machine') ?? 'null')

async function opened(reader = operator) {
  renderScreen(
    <main>
      <MachineChooser onChosen={onChosen} />
    </main>,
    signedInAs(reader),
  )
  await userEvent.click(screen.getByRole('button', { name: /machine/i }))
  return screen.findByRole('combobox', { name: 'Search machines' })
}

const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
const marked = () => screen.queryByRole('option', { selected: true })?.textContent

beforeEach(() => {
  localStorage.clear()
  onChosen.mockReset()
})

describe('choosing a machine', () => {
  it('offers real machines, the one last used first, and after them the models without one', async () => {
    await opened()
    expect(await options()).toEqual([
      'Loader 5 WL-120 · GHT00204 · North face',
      'Loader 3 WL-120 · GHT00123 · North faceDue soon',
      'Harrow EX-210 ExcavatorProcessing',
      'Harrow SK-40 Skid steerNo manual',
    ])
    expect(within(screen.getByRole('group', { name: 'Machines' })).getAllByRole('option')).toHaveLength(2)
  })

  it('offers a super user, for whom no machines are loaded, each model', async () => {
    await opened(superUser)
    expect(await screen.findByRole('option', { name: /^Harrow WL-120/ })).toBeTruthy()
  })

  it('takes one tap, and its serial number is known', async () => {
    await opened()
    await userEvent.click(await screen.findByRole('option', { name: /^Loader 3/ }))
    // How the manuals are filed is the model's, whose data the API has.
    const { leaf_node_id, storage_key } = wheelLoader
    await waitFor(() => expect(stored()).toEqual({ ...chosenInstance(loader), leaf_node_id, storage_key }))
    expect(stored().serial_number).toBe('GHT00123')
    expect(onChosen).toHaveBeenCalledExactlyOnceWith(chosenInstance(loader))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: /^Machine: Loader 3 · Harrow WL-120 · GHT00123/ })).toBeTruthy()
  })

  it('works by the arrow keys and Enter, without leaving the search', async () => {
    const search = await opened()
    await options()
    await userEvent.type(search, '{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(marked()).toContain('Loader 3')
    expect(search.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
    await userEvent.keyboard('{Enter}')
    expect(stored().instance.id).toBe(loader.id)
  })

  it.each(['loader 5', 'ght00204', 'north'])('finds machines by name, serial number and place: %s', async (typed) => {
    const search = await opened()
    await options()
    await userEvent.type(search, typed)
    await waitFor(async () => expect((await options())[0]).toContain(secondLoader.serial_number))
  })

  it('says when there are none', async () => {
    await userEvent.type(await opened(), 'a neighbour’s')
    await screen.findByText('No machine matches “a neighbour’s”.')
  })

  it('takes a serial number only with a model that has no machine', async () => {
    await opened()
    await userEvent.type(await screen.findByRole('textbox', { name: /^Serial number/ }), ' rq00500 ')
    await userEvent.click(screen.getByRole('option', { name: /EX-210/ }))
    expect(stored()).toEqual(asChosen(excavator, 'rq00500'))
  })

  it.each([
    ['another one', secondLoader, null],
    ['the same one', loader, conversationId],
  ])('%s leaves the conversation that is open on this device, or keeps it', async (_, machine, open) => {
    chosenMachineStore.write(chosenInstance(loader))
    storeConversation({ ...emptyConversation, machine_id: wheelLoader.id })
    await opened()
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(machine.serial_number) }))
    expect(localStorage.getItem('conversationId')).toBe(open)
  })

  it('changes nothing when it is left', async () => {
    await opened()
    await options()
    await userEvent.keyboard('{Escape}')
    expect(stored()).toBeNull()
    expect(onChosen).not.toHaveBeenCalled()
  })

  it.each([
    ['model', asChosen({ ...wheelLoader, id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a99' })],
    [
      'machine',
      { ...chosenInstance(loader), instance: { id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f2a99', name: 'Theirs' } },
    ],
  ])('forgets a %s that this person may not see', async (_, foreign) => {
    chosenMachineStore.write(foreign)
    await opened()
    await waitFor(() => expect(stored()).toBeNull())
    expect(screen.getByRole('button', { name: 'Choose a machine', hidden: true })).toBeTruthy()
  })

  it('can be tried again when the machines did not load', async () => {
    server.use(
      platformHttp.get(
        '/machines/instances/{orgId}',
        ({ response }) => response(400).json(problem(400, 'validation_failed', 'The request is not valid.')),
        { once: true },
      ),
    )
    await opened()
    const alert = await screen.findByRole('alert')
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await options()).toHaveLength(2 + [excavator, skidSteer].length)
  })
})
