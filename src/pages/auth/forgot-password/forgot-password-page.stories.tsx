import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { ForgotPasswordPage } from './forgot-password-page'

const meta = {
  title: 'pages/auth/ForgotPasswordPage',
  component: ForgotPasswordPage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <main>{Story()}</main>],
  args: {
    footer: (
      <LinkButton variant="quiet" href="#login">
        Back to sign in
      </LinkButton>
    ),
  },
} satisfies Meta<typeof ForgotPasswordPage>

export default meta
type Story = StoryObj<typeof meta>

async function ask(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('E-mail'), 'rosa@ridgeline.example')
  await userEvent.click(canvas.getByRole('button', { name: 'E-mail me a link' }))
  return canvas
}

const sent = platformHttp.post('/auth/forgot-password', ({ response }) =>
  response(200).json({ message: 'On its way.' }),
)

export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } }

export const Sent: Story = {
  parameters: { msw: [sent] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement)
    await expect(await canvas.findByRole('status')).toHaveTextContent('Check your inbox')
  },
}

export const TooOften: Story = {
  parameters: {
    msw: [
      platformHttp.post('/auth/forgot-password', ({ response }) =>
        response(429).json(problem(429, 'too_many_requests', 'Too many attempts. Try again in a minute.')),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts.')
  },
}
