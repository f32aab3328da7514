import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { LinkButton } from '../link-button'
import { TextField } from '../text-field'
import { FrontPage } from './front-page'

const meta = {
  title: 'shared/ui/FrontPage',
  component: FrontPage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <main>{Story()}</main>],
  args: {
    title: 'One thing to do',
    summary: 'What it is about, in a sentence.',
    children: (
      <>
        <TextField label="E-mail" />
        <Button variant="primary" size="lg" full>
          Do it
        </Button>
      </>
    ),
    footer: (
      <LinkButton variant="quiet" href="#out">
        The way out
      </LinkButton>
    ),
  },
} satisfies Meta<typeof FrontPage>

export default meta
type Story = StoryObj<typeof meta>

export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
