import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { assistantsHttp } from '../../../../tests/msw/http'
import { ShareAnswerDialog } from './share-answer-dialog'

const meta = {
  title: 'features/share-answer/ShareAnswerDialog',
  component: ShareAnswerDialog,
  args: {
    answer: { id: '6f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a03', conversation_id: '7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a04' },
    onClose: () => undefined,
  },
  parameters: { msw: [assistantsHttp.post('/session-summary/share', ({ response }) => response(204).empty())] },
} satisfies Meta<typeof ShareAnswerDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WrongAddress: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('E-mail addresses'), 'zoe')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('“zoe” is not an e-mail address.')
  },
}
export const OnAPhone: Story = { ...WrongAddress, globals: { viewport: { value: 'phone' } } }
