import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { dispute, pageOf } from '@/entities/payment/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { DisputesPage } from './disputes-page'

const listing = (items = [dispute]) => [
  noViews,
  platformHttp.get('/payments/disputes', ({ response }) => response(200).json(pageOf(items))),
]

const meta = {
  title: 'pages/payments/DisputesPage',
  ...pageStory('/payments/disputes', DisputesPage, dealershipAdmin),
  parameters: { msw: listing() },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByRole('link', { name: 'SO-1042' })) }
export const Empty: Story = {
  parameters: { msw: listing([]) },
  play: async () => void (await screen.findByText('No disputes')),
}
export const Loading: Story = {
  parameters: { msw: [noViews, platformHttp.get('/payments/disputes', () => delay('infinite'))] },
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
      platformHttp.get('/payments/disputes', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You are not allowed to do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('You are not allowed to do this.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
