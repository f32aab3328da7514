import type { Meta, StoryObj } from '@storybook/react-vite'
import { LicensePage } from './license-page'

const meta = { title: 'pages/legal/LicensePage', component: LicensePage } satisfies Meta<typeof LicensePage>

export default meta
type Story = StoryObj<typeof meta>

export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
