import type { Meta, StoryObj } from '@storybook/react-vite'
import { operator } from '../../../../tests/msw/people'
import { DetailsForm } from './details-form'
import { Preferences } from './preferences'

const meta = {
  title: 'pages/profile/DetailsForm',
  component: DetailsForm,
  args: { user: operator },
} satisfies Meta<typeof DetailsForm>

export default meta
type Story = StoryObj<typeof meta>

export const Details: Story = {}
export const Choices: Story = { render: ({ user }) => <Preferences user={user} /> }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
