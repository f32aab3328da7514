import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wheelLoader } from '@/entities/machine/testing'
import { loader } from '@/entities/machine-instance/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { chooseTheme, chosenTheme } from '@/shared/lib/theme'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { CommandPaletteButton } from './command-palette-button'

const asked: string[] = []
const page = <Item,>(items: Item[]) => ({ items, total: items.length, page: 1, limit: 5 })
const server = serveWith(
  platformHttp.get('/machines/', ({ query, response }) => {
    asked.push(`machines ${query.get('search')}`)
    return response(200).json(page(query.get('search') === 'ght' ? [wheelLoader] : []))
  }),
  platformHttp.get('/machines/instances/{orgId}', ({ query, response }) => {
    asked.push(`instances ${query.get('search')}`)
    return response(200).json(page(query.get('search') === 'ght' ? [loader] : []))
  }),
)

// The palette is loaded when it is first asked for, which takes a machine under load its time.
configure({ asyncUtilTimeout: 10_000 })

const goals = {
  screens: [
    { to: '/', label: 'Dashboard' },
    { to: '/machine-instances', label: 'Machine Instances' },
    { to: '/profile', label: 'Settings' },
  ],
  organizationId: dealershipAdmin.organization?.id,
  onGo: vi.fn(),
  onMachine: vi.fn(),
  onInstance: vi.fn(),
  onAsk: vi.fn(),
  onLogout: vi.fn(),
}

async function open(changed: Partial<typeof goals> = {}) {
  renderScreen(<CommandPaletteButton {...goals} {...changed} />)
  await userEvent.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox')
}
const options = (group?: string) =>
  within(group ? screen.getByRole('group', { name: group }) : screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  vi.clearAllMocks()
  asked.length = 0
})
afterEach(() => chooseTheme('system'))

describe('"Ctrl+K command palette"', () => {
  it('offers the screens of the menu, and asks the server nothing until something is typed', async () => {
    await open()
    expect(options('Go to')).toEqual(['Dashboard', 'Machine Instances', 'Settings'])
    expect(options('Ask')).toEqual(['Ask Bob'])
    expect(asked).toEqual([])
  })

  it('goes where the words lead, by keyboard alone', async () => {
    await userEvent.type(await open(), 'inst')
    expect(options('Go to')).toEqual(['Machine Instances'])
    await userEvent.keyboard('{Enter}')
    expect(goals.onGo).toHaveBeenCalledExactlyOnceWith('/machine-instances')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('moves by arrows, around the ends', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{Enter}')
    expect(goals.onLogout).toHaveBeenCalledOnce()
  })

  it('finds machines by name and machine instances by serial number, once the typing pauses', async () => {
    await userEvent.type(await open(), 'ght')
    await waitFor(() => expect(options('Machines')).toEqual(['Harrow WL-120 Wheel loader']))
    expect(options('Machine instances')).toEqual([expect.stringContaining(loader.serial_number)])
    expect(asked).toEqual(['machines ght', 'instances ght'])
    await userEvent.click(screen.getByRole('option', { name: new RegExp(`^${loader.serial_number}`) }))
    expect(goals.onInstance).toHaveBeenCalledExactlyOnceWith(loader.id)
  })

  it.each([
    ['Harrow WL-120 Wheel loader', goals.onMachine],
    ['Ask Bob about Harrow WL-120', goals.onAsk],
  ])('of a machine that was found: %s', async (name, goal) => {
    await userEvent.type(await open(), 'ght')
    await userEvent.click(await screen.findByRole('option', { name }))
    expect(goal).toHaveBeenCalledExactlyOnceWith(wheelLoader.id)
  })

  it('searches no machine instances for who has none', async () => {
    await userEvent.type(await open({ organizationId: undefined }), 'ght')
    await screen.findByRole('option', { name: /^Harrow/ })
    expect(asked).toEqual(['machines ght'])
  })

  it('switches the theme', async () => {
    await userEvent.type(await open(), 'theme dark{Enter}')
    expect(chosenTheme()).toBe('dark')
  })

  it('says so when nothing fits', async () => {
    await userEvent.type(await open(), 'xyzzy')
    await screen.findByText('Nothing fits “xyzzy”.')
    expect(options()).toEqual([])
  })

  it('says why the server finds nothing, goes on with what it knows, and tries again', async () => {
    server.use(platformHttp.get('/machines/', () => Response.error()))
    await userEvent.type(await open(), 'ght')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Network error or server did not respond.')
    expect(options('Machine instances')).toHaveLength(1)
    server.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('option', { name: 'Harrow WL-120 Wheel loader' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('"Esc closes", and the focus is back where it was', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    const button = screen.getByRole('button', { name: 'Search…' })
    await userEvent.click(button)
    await screen.findByRole('combobox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button))
  })
})
