import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { machines } from '@/entities/machine/testing'
import { instances } from '@/entities/machine-instance/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { CommandPalette } from './command-palette'

const nothing = () => undefined
const page = <Item,>(items: Item[]) => ({ items, total: items.length, page: 1, limit: 5 })
const nowhere = [
  platformHttp.get('/manuals/search', ({ response }) => response(200).json(page([]))),
  platformHttp.get('/orders/', ({ response }) => response(200).json(page([]))),
]
const found = [
  ...nowhere,
  platformHttp.get('/machines/', ({ response }) => response(200).json(page(machines))),
  platformHttp.get('/machines/instances/{orgId}', ({ response }) => response(200).json(page(instances))),
]

const appear = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}
const type = (text: string) => async () => {
  await appear()
  await userEvent.type(screen.getByRole('combobox'), text)
}

const meta = {
  title: 'widgets/command-palette/CommandPalette',
  component: CommandPalette,
  args: {
    screens: [
      { to: '/', label: 'Dashboard' },
      { to: '/machines', label: 'Machines' },
      { to: '/machine-instances', label: 'Machine Instances' },
      { to: '/accounts', label: 'Accounts' },
      { to: '/profile', label: 'Settings' },
    ],
    organizationId: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c12',
    onGo: nothing,
    onMachine: nothing,
    onInstance: nothing,
    onPage: nothing,
    onPart: undefined,
    isPartForCart: false,
    onOrder: nothing,
    onQuote: nothing,
    onCustomer: undefined,
    onPerson: undefined,
    onUploadManual: () => undefined,
    onAsk: nothing,
    onKeys: nothing,
    onLogout: nothing,
    onClose: nothing,
  },
  parameters: { layout: 'fullscreen', msw: found },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = { play: appear }
export const Full: Story = {
  play: async () => {
    await type('ma')()
    await screen.findByRole('option', { name: /^Ask Bob about Harrow WL-120/ })
  },
}
export const Searching: Story = {
  parameters: {
    msw: [
      ...nowhere,
      platformHttp.get('/machines/', () => delay('infinite')),
      platformHttp.get('/machines/instances/{orgId}', () => delay('infinite')),
    ],
  },
  play: type('ma'),
}
export const Empty: Story = {
  parameters: {
    msw: [
      ...nowhere,
      platformHttp.get('/machines/', ({ response }) => response(200).json(page([]))),
      platformHttp.get('/machines/instances/{orgId}', ({ response }) => response(200).json(page([]))),
    ],
  },
  play: async () => {
    await type('xyzzy')()
    await screen.findByText('Nothing else matches “xyzzy”.')
  },
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.get('/machines/', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'The request is not valid.')),
      ),
      ...found.slice(1),
    ],
  },
  play: async () => {
    await type('ma')()
    await screen.findByRole('alert')
  },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
