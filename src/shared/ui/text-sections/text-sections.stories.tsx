import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextSections } from './text-sections'

const meta = {
  title: 'shared/ui/TextSections',
  component: TextSections,
  args: {
    sections: [
      { title: 'What is kept', body: 'Your name, your e-mail, and what you asked about which machine.' },
      { title: 'Who sees it', body: 'The people of your organization who look after its accounts.' },
    ],
  },
} satisfies Meta<typeof TextSections>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
