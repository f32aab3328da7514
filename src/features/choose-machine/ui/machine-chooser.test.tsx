import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeConversation } from '@/entities/conversation'
import { conversationId, emptyConversation } from '@/entities/conversation/testing'
import { asChosen, chosenMachineStore } from '@/entities/machine'
import { excavator, machines, wheelLoader } from '@/entities/machine/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { MachineChooser } from './machine-chooser'

const server = serveWith(
  platformHttp.get('/machines/', ({ query, response }) => {
    const search = (query.get('search') ?? '').toLowerCase()
    const items = machines.filter(({ name, type }) => `${name} ${type}`.toLowerCase().includes(search))
    return response(200).json({ items, total: items.length, page: 1, limit: 50 })
  }),
  platformHttp.get('/machines/{id}', ({ params, response }) => {
    const machine = machines.find(({ id }) => id === params.id)
    return machine ? response(200).json(machine) : response(404).json(problem(404, 'not_found', 'Machine not found.'))
  }),
)

const onChosen = vi.fn()
const stored = () => JSON.parse(localStorage.getItem('selected machine') ?? 'null')

async function opened() {
  renderScreen(
    <main>
      <MachineChooser onChosen={onChosen} />
    </main>,
  )
  await userEvent.click(screen.getByRole('button', { name: /machine/i }))
  return screen.getByRole('combobox', { name: 'Search machines' })
}

const options = () => screen.findAllByRole('option')
const marked = () => screen.queryByRole('option', { selected: true })?.textContent

beforeEach(() => {
  localStorage.clear()
  onChosen.mockReset()
})

describe('choosing a machine', () => {
  it('by touch: tap one, then the one button', async () => {
    await opened()
    expect(screen.getByRole('button', { name: 'Use this machine' }).hasAttribute('disabled')).toBe(true)
    await userEvent.click(await screen.findByRole('option', { name: /EX-210/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Use Harrow EX-210' }))
    expect(stored()).toEqual(asChosen(excavator))
    expect(onChosen).toHaveBeenCalledExactlyOnceWith(asChosen(excavator))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('by the arrow keys, without leaving the search', async () => {
    const search = await opened()
    await options()
    await userEvent.type(search, '{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(marked()).toContain('WL-120')
    expect(search.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(search)
    await userEvent.click(screen.getByRole('button', { name: 'Use Harrow EX-210' }))
    expect(stored().name).toBe('Harrow EX-210')
  })

  it('finds machines by what is typed, and says when there are none', async () => {
    const search = await opened()
    await options()
    await userEvent.type(search, 'excavator')
    await waitFor(async () => expect(await options()).toHaveLength(1))
    await userEvent.type(search, ' of a neighbour')
    await screen.findByText('No machine matches “excavator of a neighbour”.')
  })

  it('takes the serial number to ask about, with a hint of the range', async () => {
    await opened()
    await userEvent.click(await screen.findByRole('option', { name: /WL-120/ }))
    const serial = screen.getByRole('textbox', { name: /^Serial number/ })
    expect(document.getElementById(`${serial.id}-help`)?.textContent).toContain('WL-120: GHT00100 to GHT00999.')
    await userEvent.type(serial, ' ght00123 ')
    await userEvent.click(screen.getByRole('button', { name: 'Use Harrow WL-120' }))
    expect(stored().serial_number).toBe('ght00123')
  })

  it('begins with what is chosen now; another machine does not keep the serial number', async () => {
    chosenMachineStore.write(asChosen(wheelLoader, 'GHT00123'))
    await opened()
    expect(screen.getByRole('button', { name: /^Machine: Harrow WL-120 · GHT00123/, hidden: true })).toBeTruthy()
    const serial = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Serial number/ })
    expect(serial.value).toBe('GHT00123')
    await userEvent.click(await screen.findByRole('option', { name: /EX-210/ }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Serial number/ }).value).toBe('')
  })

  it.each([
    ['another serial number', 'GHT00777', null],
    ['the same one', 'GHT00123', conversationId],
  ])('%s leaves the conversation that is open on this device, or keeps it', async (_, typed, open) => {
    chosenMachineStore.write(asChosen(wheelLoader, 'GHT00123'))
    storeConversation({ ...emptyConversation, machine_id: wheelLoader.id })
    await opened()
    const serial = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Serial number/ })
    await userEvent.clear(serial)
    await userEvent.type(serial, typed)
    await userEvent.click(screen.getByRole('button', { name: 'Use Harrow WL-120' }))
    expect(localStorage.getItem('conversationId')).toBe(open)
  })

  it('changes nothing when it is left', async () => {
    await opened()
    await userEvent.click(await screen.findByRole('option', { name: /EX-210/ }))
    await userEvent.keyboard('{Escape}')
    expect(stored()).toBeNull()
    expect(onChosen).not.toHaveBeenCalled()
  })

  it('forgets a machine that this person may not see', async () => {
    chosenMachineStore.write(asChosen({ ...wheelLoader, id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a99' }))
    await opened()
    await waitFor(() => expect(stored()).toBeNull())
    expect(screen.getByRole('button', { name: 'Choose a machine', hidden: true })).toBeTruthy()
  })

  it('can be tried again when the machines did not load', async () => {
    server.use(platformHttp.get('/machines/', () => Response.error(), { once: true }))
    await opened()
    const alert = await screen.findByRole('alert')
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await options()).toHaveLength(3)
  })
})
