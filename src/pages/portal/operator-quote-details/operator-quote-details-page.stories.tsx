import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen } from 'storybook/test'
import { sentQuote } from '@/entities/maintenance-quote/testing'
import type { PortalQuote } from '@/entities/quote'
import { portalQuote } from '@/entities/quote/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { OperatorQuoteDetailsPage } from './operator-quote-details-page'

const path = '/quotes/token/{token}'
const serving = (quote: PortalQuote) => [platformHttp.get(path, ({ response }) => response(200).json(quote))]

const meta = {
  title: 'pages/portal/OperatorQuoteDetailsPage',
  component: OperatorQuoteDetailsPage,
  args: {
    token: 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4',
    order: (_token, words) => (
      <LinkButton size="lg" full href="#order">
        {words}
      </LinkButton>
    ),
    pay: (_token, words) => (
      <LinkButton size="lg" full variant="primary" href="#pay">
        {words}
      </LinkButton>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', msw: serving(portalQuote) },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof OperatorQuoteDetailsPage>

export default meta
type Story = StoryObj<typeof meta>

export const ToAnswer: Story = {
  play: async () => void (await expect(await screen.findByRole('button', { name: 'Accept and order' })).toBeVisible()),
}
export const InTheSun: Story = { ...ToAnswer, globals: { theme: 'contrast' } }
export const OnADesk: Story = { ...ToAnswer, globals: { viewport: { value: 'desk' } } }
export const Ordered: Story = {
  parameters: {
    msw: serving({
      ...portalQuote,
      status: 'CONVERTED',
      next_statuses: [],
      order_number: 'SO-1050',
      order_token: 'v1b3JkZXItb2YtYS1xdW90ZQ',
    }),
  },
  play: async () => void (await expect(await screen.findByRole('link', { name: 'Show the order' })).toBeVisible()),
}
export const Loading: Story = { parameters: { msw: [platformHttp.get(path, () => delay('infinite'))] } }
export const Expired: Story = {
  parameters: {
    msw: [platformHttp.get(path, ({ response }) => response(410).json(problem(410, 'link_expired', 'Expired.')))],
  },
}
export const NoLink: Story = { args: { token: undefined } }
export const Maintenance: Story = {
  args: { kind: 'maintenance' },
  parameters: {
    msw: [platformHttp.get('/maintenance-quotes/token/{token}', ({ response }) => response(200).json(sentQuote))],
  },
  play: async () => void (await expect(await screen.findByRole('button', { name: 'Send decision' })).toBeVisible()),
}
