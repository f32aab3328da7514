import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { platformHttp } from '../../../../tests/msw/http'
import { UnsubscribePage } from './unsubscribe-page'

const meta = {
  title: 'pages/portal/UnsubscribePage',
  component: UnsubscribePage,
  args: { token: 'u1aGFyZC10by1ndWVzcy10b2tlbg', profileLink: (words) => <a href="/profile">{words}</a> },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    msw: [platformHttp.post('/unsubscribe/{token}', ({ response }) => response(204).empty())],
  },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof UnsubscribePage>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}
export const Unsubscribed: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
}
export const OfAnOrder: Story = { args: { of: 'order' } }
export const BrokenLink: Story = { args: { token: undefined } }
