import type { Meta, StoryObj } from '@storybook/react-vite'
import { TermsOfServicePage } from './terms-of-service-page'

const meta = { title: 'pages/legal/TermsOfServicePage', component: TermsOfServicePage } satisfies Meta<
  typeof TermsOfServicePage
>

export default meta
type Story = StoryObj<typeof meta>

export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
