import type { Meta, StoryObj } from '@storybook/react-vite'
import { PortalPage } from './portal-page'

const meta = {
  title: 'shared/ui/PortalPage',
  component: PortalPage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <main>{Story()}</main>],
  args: { title: 'One thing to do', note: 'No sign-in needed', children: <h1>The machine</h1> },
} satisfies Meta<typeof PortalPage>

export default meta
type Story = StoryObj<typeof meta>

export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
