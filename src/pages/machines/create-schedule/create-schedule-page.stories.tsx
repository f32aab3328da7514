import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { instances, loader, tasks } from '@/entities/machine-instance/testing'
import { signedInAs } from '@/entities/user/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { CreateSchedulePage } from './create-schedule-page'

const choices = [
  platformHttp.get('/machines/instances/{orgId}', ({ response }) =>
    response(200).json({ items: instances, total: 2, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/machines/instance/{id}', ({ response }) => response(200).json(loader)),
  platformHttp.get('/machines/{id}/kits', ({ response }) =>
    response(200).json({ items: [], total: 0, page: 1, limit: 1000 }),
  ),
]
const path = '/machines/instance/{id}/schedule'

const meta = {
  title: 'pages/machines/CreateSchedulePage',
  component: CreateSchedulePage,
  args: { search: { instance: loader.id }, onSearch: () => undefined },
  parameters: {
    msw: [...choices, platformHttp.get(path, ({ response }) => response(200).json({ tasks }))],
    ...signedInAs({ ...operator, groups: [{ name: 'Org User' }] }),
  },
} satisfies Meta<typeof CreateSchedulePage>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByDisplayValue('Yearly inspection')) }
export const NothingChosen: Story = {
  args: { search: {} },
  play: async () => void (await screen.findByText('Which schedule?')),
}
export const Loading: Story = { parameters: { msw: [...choices, platformHttp.get(path, () => delay('infinite'))] } }
export const Empty: Story = {
  parameters: { msw: [...choices, platformHttp.get(path, ({ response }) => response(200).json({ tasks: [] }))] },
  play: async () => void (await screen.findByText(/^No tasks yet/)),
}
export const Failed: Story = {
  parameters: { msw: [...choices, platformHttp.get(path, () => Response.error())] },
  play: async () => void (await screen.findByText('Network error or server did not respond.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
