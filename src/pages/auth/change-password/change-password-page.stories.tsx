import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { signedInAs } from '@/entities/user/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { orgUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { ChangePasswordPage } from './change-password-page'

const meta = {
  title: 'pages/auth/ChangePasswordPage',
  component: ChangePasswordPage,
  parameters: {
    msw: [platformHttp.post('/auth/change-password', ({ response }) => response(200).json(orgUser))],
    ...signedInAs(orgUser),
  },
  args: { home: <LinkButton href="#home">Go to Home</LinkButton> },
} satisfies Meta<typeof ChangePasswordPage>

export default meta
type Story = StoryObj<typeof meta>

async function change(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('Current password'), 'yardhand-demo-2026')
  await userEvent.type(canvas.getByLabelText('New password'), 'quarry lorry in the rain')
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
  return canvas
}

export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement)
    await expect(await canvas.findByText('Password changed')).toBeVisible()
  },
}

export const Locked: Story = {
  parameters: {
    msw: [
      platformHttp.post('/auth/change-password', ({ response }) =>
        response(429).json(problem(429, 'too_many_requests', 'Too many attempts. Try again in a minute.')),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts.')
  },
}
