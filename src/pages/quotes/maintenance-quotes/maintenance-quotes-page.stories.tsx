import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { draftQuote, quotePage } from '@/entities/maintenance-quote/testing'
import { northfield } from '@/entities/organization/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { MaintenanceQuotesPage } from './maintenance-quotes-page'

const listing = (items = [draftQuote]) =>
  platformHttp.get('/maintenance-quotes/', ({ response }) => response(200).json(quotePage(items)))

const ownDealership = platformHttp.get('/organizations/{id}', ({ response }) => response(200).json(northfield))

const meta = {
  title: 'pages/quotes/MaintenanceQuotesPage',
  ...pageStory('/maintenance-quotes', MaintenanceQuotesPage, dealershipAdmin),
  parameters: { msw: [listing([{ ...draftQuote, is_automatic: true }]), noViews, ownDealership] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async () => {
    await screen.findByRole('link', { name: 'MQ-1001' })
    await screen.findByRole('button', { name: 'More' })
  },
}
export const Empty: Story = {
  parameters: { msw: [noViews, ownDealership, listing([])] },
  play: async () => void (await screen.findByText('No maintenance quotes yet')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
