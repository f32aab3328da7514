import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { ridgeline, servedCustomerPage, servedCustomers } from '@/entities/organization/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { orgUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { CustomersPage } from './customers-page'

const listing = (items = servedCustomers) =>
  platformHttp.get('/dashboard/customers', ({ response }) => response(200).json(servedCustomerPage(items)))

const meta = {
  title: 'pages/customers/CustomersPage',
  ...pageStory('/customers', CustomersPage, orgUser),
  parameters: { msw: [listing(), noViews] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByRole('link', { name: ridgeline.name })) }
export const Loading: Story = {
  parameters: { msw: [noViews, platformHttp.get('/dashboard/customers', () => delay('infinite'))] },
}
export const Empty: Story = {
  parameters: { msw: [noViews, listing([])] },
  play: async () => void (await screen.findByText('No customers yet')),
}
export const NothingFound: Story = {
  args: { search: { search: 'nobody' } },
  parameters: { msw: [noViews, listing([])] },
  play: async () => void (await screen.findByText('Nothing matches')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
      platformHttp.get('/dashboard/customers', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You are not allowed to do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('You are not allowed to do this.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
