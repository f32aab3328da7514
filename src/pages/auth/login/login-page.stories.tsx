import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, fn, userEvent, within } from 'storybook/test'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { LoginPage } from './login-page'

const meta = {
  title: 'pages/auth/LoginPage',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  args: {
    onSignedIn: fn(),
    links: (
      <>
        <a href="#forgot" className="min-h-control content-center text-link hover:underline">
          Forgot password?
        </a>
        <a href="#link" className="min-h-control content-center text-link hover:underline">
          E-mail me a sign-in link
        </a>
      </>
    ),
  },
} satisfies Meta<typeof LoginPage>

export default meta
type Story = StoryObj<typeof meta>

async function signIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('E-mail'), 'rosa@ridgeline.example')
  await userEvent.type(canvas.getByLabelText('Password'), 'a long password')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  return canvas
}

export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const NewPassword: Story = { args: { hasNewPassword: true } }
export const SessionEnded: Story = { args: { hasExpired: true } }

export const NothingFilledIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(canvas.getByText('Email is required field.')).toBeVisible()
    await expect(canvas.getByText('Password is required field.')).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: {
    msw: [
      platformHttp.post('/auth/login', ({ response }) =>
        response(401).json(problem(401, 'invalid_credentials', 'Wrong e-mail or password.')),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wrong e-mail or password.')
  },
}

export const SigningIn: Story = {
  parameters: {
    msw: [
      platformHttp.post('/auth/login', async ({ response }) => {
        await delay('infinite')
        return response(200).json({ access_token: 'access', refresh_token: 'refresh' })
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
  },
}
