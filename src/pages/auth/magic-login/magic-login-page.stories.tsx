import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, fn, within } from 'storybook/test'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { MagicLoginPage } from './magic-login-page'

const rosa = {
  email: 'rosa@ridgeline.example',
  first_name: 'Rosa',
  last_name: 'Delgado',
  expires_at: '2026-11-21T08:30:00.000Z',
}

const meta = {
  title: 'pages/auth/MagicLoginPage',
  component: MagicLoginPage,
  parameters: {
    layout: 'fullscreen',
    msw: [platformHttp.get('/auth/magic-user', ({ response }) => response(200).json(rosa))],
  },
  decorators: [(Story) => <main>{Story()}</main>],
  args: {
    token: 'c2lnbi1pbi1vbmNlLWFuZC1ubyBtb3Jl',
    onSignedIn: fn(),
    footer: (
      <LinkButton variant="quiet" href="#login">
        Back to sign in
      </LinkButton>
    ),
  },
} satisfies Meta<typeof MagicLoginPage>

export default meta
type Story = StoryObj<typeof meta>

const oneClick: Story['play'] = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('button', { name: 'Sign in as Rosa Delgado' })).toBeVisible()
}

export const OneClickOnADesk: Story = { globals: { viewport: { value: 'desk' } }, play: oneClick }
export const OneClickOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: oneClick }
export const AsksForALink: Story = { args: { token: undefined } }

export const Checking: Story = {
  parameters: {
    msw: [
      platformHttp.get('/auth/magic-user', async ({ response }) => {
        await delay('infinite')
        return response(200).json(rosa)
      }),
    ],
  },
}

export const Expired: Story = {
  parameters: {
    msw: [
      platformHttp.get('/auth/magic-user', ({ response }) =>
        response(410).json(problem(410, 'gone', 'This link was used or has expired.')),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This link no longer works')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: [platformHttp.get('/auth/magic-user', () => Response.error())] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
