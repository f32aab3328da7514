import type { Meta, StoryObj } from '@storybook/react-vite'
import { northfield } from '@/entities/organization/testing'
import { EditOrganization } from './edit-organization'

const meta = {
  title: 'features/edit-organization/EditOrganization',
  component: EditOrganization,
  args: { organization: northfield },
} satisfies Meta<typeof EditOrganization>

export default meta
type Story = StoryObj<typeof meta>

export const WithoutLogo: Story = {}
export const WithLogo: Story = { args: { organization: { ...northfield, logo: '/favicon.svg' } } }
export const OnAPhone: Story = { ...WithLogo, globals: { viewport: { value: 'phone' } } }
