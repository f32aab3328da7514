import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Tooltip } from './tooltip'

const meta = {
  title: 'shared/ui/Tooltip',
  component: Tooltip,
  args: { text: 'Counted from the last reading, 6 days ago', children: <Button>4,764.0 h</Button> },
  decorators: [(Story) => <div className="p-16">{Story()}</div>],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { defaultOpen: true } }
