import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { signedInAs } from '@/entities/user/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { orgUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { OnboardingPage } from './onboarding-page'

const invited = { ...orgUser, first_name: 'Mia', last_name: '', onboarding_status: 'CHANGE_PASSWORD' } as const
const named = { ...invited, onboarding_status: 'COMPLETE_PROFILE' } as const

const meta = {
  title: 'pages/auth/OnboardingPage',
  component: OnboardingPage,
  parameters: {
    layout: 'fullscreen',
    ...signedInAs(invited),
    msw: [platformHttp.post('/auth/change-password', ({ response }) => response(200).json(named))],
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    onFinished: fn(),
    footer: (
      <LinkButton variant="quiet" href="#logout">
        Sign out
      </LinkButton>
    ),
  },
} satisfies Meta<typeof OnboardingPage>

export default meta
type Story = StoryObj<typeof meta>

async function choosePassword(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('New password'), 'quarry lorry in the rain')
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
  return canvas
}

export const PasswordOnADesk: Story = { globals: { viewport: { value: 'desk' } } }
export const PasswordOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const NameOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, parameters: signedInAs(named) }

export const FromPasswordToName: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choosePassword(canvasElement)
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Mia')
  },
}

export const Refused: Story = {
  parameters: {
    msw: [
      platformHttp.post('/auth/change-password', ({ response }) =>
        response(400).json({
          ...problem(400, 'validation_failed', 'The request is not valid.'),
          errors: [{ path: 'body.new_password', message: 'This is your current password. Choose another one.' }],
        }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await choosePassword(canvasElement)
    await expect(await canvas.findByText('This is your current password. Choose another one.')).toBeVisible()
  },
}
