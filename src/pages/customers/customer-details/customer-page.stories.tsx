import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { ridgeline } from '@/entities/organization/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, orgUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { CustomerPage } from './customer-page'
import { customerServer, newCustomer } from './testing'

const Page = () => <CustomerPage customerId={ridgeline.id} onBack={() => undefined} />

const meta = {
  title: 'pages/customers/CustomerPage',
  ...pageStory(`/customers/${ridgeline.id}`, Page, dealershipAdmin),
  parameters: { msw: customerServer() },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByText('Show all 7 orders')) }
export const AsOrgUser: Story = { ...Full, args: { reader: orgUser } }
export const NoLongerServed: Story = {
  parameters: {
    msw: customerServer({
      ...ridgeline,
      description: '',
      link: { since: '2025-04-11T10:00:00.000Z', ended_at: '2026-11-01T10:00:00.000Z' },
    }),
  },
  play: async () => void (await screen.findByText('Show all 7 orders')),
}
export const Empty: Story = {
  parameters: { msw: newCustomer },
  play: async () => void (await screen.findByText('No address yet')),
}
export const Loading: Story = {
  parameters: { msw: [platformHttp.get('/organizations/{id}', () => delay('infinite'))] },
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.get('/organizations/{id}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'There is no such organization.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('Customer not found')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
