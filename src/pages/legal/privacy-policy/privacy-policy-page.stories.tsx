import type { Meta, StoryObj } from '@storybook/react-vite'
import { PrivacyPolicyPage } from './privacy-policy-page'

const meta = { title: 'pages/legal/PrivacyPolicyPage', component: PrivacyPolicyPage } satisfies Meta<
  typeof PrivacyPolicyPage
>

export default meta
type Story = StoryObj<typeof meta>

export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
