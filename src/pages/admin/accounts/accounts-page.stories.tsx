import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen } from 'storybook/test'
import { northfield, ridgeline, tallPines } from '@/entities/organization/testing'
import type { AccountRequest, User } from '@/entities/user'
import { waitingRequest } from '@/entities/user/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin, operator, orgUser, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { AccountsPage } from './accounts-page'

const invited: User = {
  ...orgUser,
  id: 'i',
  first_name: '',
  last_name: '',
  email: 'clerk@northfield.example',
  status: 'invited',
}
const gone: User = { ...orgUser, id: 'g', first_name: 'Nils', last_name: 'Ek', status: 'deactivated', is_active: false }

const listing = (items: User[]) =>
  platformHttp.get('/users/', ({ response }) => response(200).json({ items, total: items.length, page: 1, limit: 20 }))
const waiting = (items: AccountRequest[]) =>
  platformHttp.get('/users/requests', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 100 }),
  )
const organizations = platformHttp.get('/organizations/', ({ response }) =>
  response(200).json({ items: [northfield, ridgeline, tallPines], total: 3, page: 1, limit: 1000 }),
)

const people = [dealershipAdmin, invited, gone, orgUser]

const meta = {
  title: 'pages/admin/AccountsPage',
  ...pageStory('/accounts', AccountsPage, dealershipAdmin),
  parameters: { msw: [noViews, listing(people), organizations, waiting([])] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

const shown = async () => void (await screen.findByText('Nils Ek'))

export const Full: Story = { play: shown }
export const WithRequests: Story = {
  parameters: { msw: [noViews, listing(people), organizations, waiting([waitingRequest])] },
  play: shown,
}
export const ForASuperUser: Story = {
  args: { reader: superUser },
  parameters: { msw: [noViews, listing([...people, operator]), organizations, waiting([])] },
  play: shown,
}
export const OfAnOperator: Story = {
  args: { search: { organization_id: ridgeline.id } },
  parameters: { msw: [noViews, listing([operator]), organizations, waiting([])] },
  play: async () => void (await screen.findByText(/has its own admin/)),
}
export const Loading: Story = {
  parameters: { msw: [noViews, platformHttp.get('/users/', () => delay('infinite')), organizations, waiting([])] },
}
export const Empty: Story = {
  args: { search: { organization_id: tallPines.id } },
  parameters: { msw: [noViews, listing([]), organizations, waiting([])] },
  play: async () => void (await screen.findByText('No accounts yet')),
}
export const NothingFound: Story = {
  args: { search: { search: 'smith', status: 'invited' } },
  parameters: { msw: [noViews, listing([]), organizations, waiting([])] },
  play: async () => void (await screen.findByText('Nothing matches')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
      platformHttp.get('/users/', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'The request is not valid.')),
      ),
      organizations,
      waiting([]),
    ],
  },
  play: async () => void (await screen.findByText('The request is not valid.')),
}
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const name = (await screen.findByText('Nils Ek')).getBoundingClientRect()
    const menu = screen.getByRole('button', { name: 'Actions for Nils Ek' }).getBoundingClientRect()
    await expect(menu.top).toBeLessThan(name.bottom)
    await expect(menu.right).toBeLessThanOrEqual(window.innerWidth)
  },
}
