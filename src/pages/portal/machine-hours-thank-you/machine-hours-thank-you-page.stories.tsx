import type { Meta, StoryObj } from '@storybook/react-vite'
import { accepted, nextTask, portal } from '@/features/enter-hours/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { MachineHoursThankYouPage } from './machine-hours-thank-you-page'

const receipt = { token: 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4', portal, accepted }

const meta = {
  title: 'pages/portal/MachineHoursThankYouPage',
  component: MachineHoursThankYouPage,
  args: {
    receipt,
    again: (words) => (
      <LinkButton href="#again" size="lg" full>
        {words}
      </LinkButton>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof MachineHoursThankYouPage>

export default meta
type Story = StoryObj<typeof meta>

export const SomethingFellDue: Story = {}
export const DueBefore: Story = { args: { receipt: { ...receipt, accepted: { ...accepted, due: [] } } } }
export const ComesNext: Story = {
  args: { receipt: { ...receipt, accepted: { ...accepted, due: [], upcoming: [nextTask] } } },
}
export const NothingKnown: Story = {
  args: { receipt: { ...receipt, accepted: { ...accepted, due: [], upcoming: [] } } },
}
export const NewMeter: Story = {
  args: {
    receipt: {
      ...receipt,
      accepted: { ...accepted, reading: { ...accepted.reading, value: 12, is_replacement: true } },
    },
  },
}
export const NothingEntered: Story = { args: { receipt: undefined } }
export const InTheSun: Story = { globals: { theme: 'contrast' } }
export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } }
