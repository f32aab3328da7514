import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { defaultEmailChoices } from '@/entities/email-choice/testing'
import type { SessionDevice } from '@/entities/session-device'
import { phone, thisLaptop } from '@/entities/session-device/testing'
import { signedInAs } from '@/entities/user/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { emailChoicesAre } from '../../../../tests/msw/email-choices'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { ProfilePage } from './profile-page'

const sessions = (items: SessionDevice[]) =>
  platformHttp.get('/auth/sessions', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 1000 }),
  )

const choices = emailChoicesAre(() => defaultEmailChoices)

const meta = {
  title: 'pages/account/ProfilePage',
  component: ProfilePage,
  args: { changePassword: <LinkButton href="/change-password">Change password</LinkButton> },
  parameters: { msw: [...choices, sessions([thisLaptop, phone])], ...signedInAs(operator) },
} satisfies Meta<typeof ProfilePage>

export default meta
type Story = StoryObj<typeof meta>

const shown = async () => void (await screen.findByText('Safari on iPhone'))

export const Full: Story = { play: shown }
export const OnlyHere: Story = { parameters: { msw: [...choices, sessions([thisLaptop])] } }
export const Asking: Story = {
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' })),
}
export const Loading: Story = {
  parameters: { msw: [...choices, platformHttp.get('/auth/sessions', () => delay('infinite'))] },
}
export const Failed: Story = {
  parameters: {
    msw: [
      ...choices,
      platformHttp.get('/auth/sessions', ({ response }) =>
        response(401).json(problem(401, 'unauthorized', 'Sign in again.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('Sign in again.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
