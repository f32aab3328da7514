import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { messageByLink, messagesByLink, portalOrder } from '@/entities/portal-order/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { OperatorOrderDetailsPage } from './operator-order-details-page'

const meta = {
  title: 'pages/portal/OperatorOrderDetailsPage',
  component: OperatorOrderDetailsPage,
  args: {
    token: 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4',
    back: (words) => (
      <LinkButton size="lg" full href="#order">
        {words}
      </LinkButton>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    msw: [
      platformHttp.get('/orders/token/{token}/details', ({ response }) => response(200).json(portalOrder)),
      platformHttp.get('/orders/token/{token}/messages', ({ response }) =>
        response(200).json(messagesByLink([messageByLink])),
      ),
    ],
  },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof OperatorOrderDetailsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('500 h service')).toBeVisible()
  },
}
export const InTheSun: Story = { ...Full, globals: { theme: 'contrast' } }
export const OnADesk: Story = { ...Full, globals: { viewport: { value: 'desk' } } }
export const NoLink: Story = { args: { token: undefined } }
