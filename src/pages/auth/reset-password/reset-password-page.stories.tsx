import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { ResetPasswordPage } from './reset-password-page'

const meta = {
  title: 'pages/auth/ResetPasswordPage',
  component: ResetPasswordPage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <main>{Story()}</main>],
  args: {
    token: 'c2lnbi1pbi1vbmNlLWFuZC1ubyBtb3Jl',
    onReset: fn(),
    newLink: <LinkButton href="#forgot">Get a new link</LinkButton>,
    footer: (
      <LinkButton variant="quiet" href="#login">
        Back to sign in
      </LinkButton>
    ),
  },
} satisfies Meta<typeof ResetPasswordPage>

export default meta
type Story = StoryObj<typeof meta>

async function choose(canvasElement: HTMLElement, password: string) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('New password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }))
  return canvas
}

const tooCommon = 'Too many people use this password. Try a few words that do not belong together.'

export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithoutToken: Story = { args: { token: undefined } }

export const Refused: Story = {
  parameters: {
    msw: [
      platformHttp.post('/auth/reset-password', ({ response }) =>
        response(400).json({
          ...problem(400, 'validation_failed', tooCommon),
          errors: [{ path: 'body.new_password', message: tooCommon }],
        }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'password1234')
    await expect(await canvas.findByText(tooCommon)).toBeVisible()
  },
}

export const Gone: Story = {
  parameters: {
    msw: [
      platformHttp.post('/auth/reset-password', ({ response }) =>
        response(410).json(problem(410, 'gone', 'This link was used or has expired.')),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'quarry lorry in the rain')
    await expect(await canvas.findByRole('link', { name: 'Get a new link' })).toBeVisible()
  },
}
