import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { PageHeader } from './page-header'

const meta = {
  title: 'shared/ui/PageHeader',
  component: PageHeader,
  args: { title: 'Machines' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const Full: Story = {
  args: {
    title: 'Harrow WL-120',
    summary: 'Wheel loader · serial GHT00100 to GHT00999 · 3 manuals',
    back: <a href="#machines">Machines</a>,
    actions: (
      <>
        <Button>Upload manual</Button>
        <Button variant="primary">Ask Bob</Button>
      </>
    ),
  },
}
