import type { Meta, StoryObj } from '@storybook/react-vite'
import { oilAnswer, oilFilterPart, unpricedPart, unsoldPart } from '@/entities/conversation/testing'
import { signedInAs } from '@/entities/user/testing'
import { operator } from '../../../../tests/msw/people'
import { AnswerParts } from './answer-parts'

const meta = {
  title: 'widgets/conversation/AnswerParts',
  component: AnswerParts,
  parameters: signedInAs(operator),
  args: {
    answer: {
      ...oilAnswer,
      parts: [
        oilFilterPart,
        { ...unpricedPart, item: '5', stock: 0, is_replacement: true, sold_number: '320-07310' },
        { ...unsoldPart, item: '6', remark: 'from GHT00500' },
      ],
    },
    onOpen: () => undefined,
  },
} satisfies Meta<typeof AnswerParts>

export default meta
type Story = StoryObj<typeof meta>

export const Parts: Story = {}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
