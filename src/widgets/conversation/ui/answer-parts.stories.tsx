import type { Meta, StoryObj } from '@storybook/react-vite'
import { catalogue } from '@/entities/catalogue/testing'
import { oilAnswer, oilFilterPart, unpricedPart, unsoldPart } from '@/entities/conversation/testing'
import { quotePage, requestedQuote } from '@/entities/quote/testing'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { AnswerParts } from './answer-parts'

const meta = {
  title: 'widgets/conversation/AnswerParts',
  component: AnswerParts,
  parameters: {
    ...signedInAs(operator),
    msw: [
      platformHttp.get('/quotes/', ({ response }) => response(200).json(quotePage([]))),
      platformHttp.get('/catalogues/', ({ response }) =>
        response(200).json({ items: [catalogue], total: 1, page: 1, limit: 1000 }),
      ),
    ],
  },
  decorators: (Story) => (
    <AtAddress href="/parts-assistant">
      <Story />
    </AtAddress>
  ),
  args: {
    answer: {
      ...oilAnswer,
      parts: [
        oilFilterPart,
        { ...unpricedPart, item: '5', stock: 0, is_replacement: true, sold_number: '320-07310' },
        { ...unsoldPart, item: '6', remark: 'from GHT00500' },
      ],
    },
    about: { machine: undefined, question: 'oil filter?' },
    onOpen: () => undefined,
  },
} satisfies Meta<typeof AnswerParts>

export default meta
type Story = StoryObj<typeof meta>

export const Parts: Story = {}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
/** The dealership has been asked; the row leads to the request. */
export const Requested: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: [platformHttp.get('/quotes/', ({ response }) => response(200).json(quotePage([requestedQuote])))],
  },
}
