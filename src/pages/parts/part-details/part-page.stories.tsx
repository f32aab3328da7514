import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { oilFilter } from '@/entities/catalogue/testing'
import { oilFilterStock } from '@/entities/inventory/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { partIs } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { locationsAre, stockIs } from '../../../../tests/msw/inventory'
import { dealershipAdmin, orgUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { PartPage } from './part-page'

const served = (user = orgUser) => [
  platformHttp.get('/auth/me', ({ response }) => response(200).json(user)),
  ...partIs(oilFilter, [{ min_quantity: 10, amount: 2100 }]),
  locationsAre(),
  stockIs(() => oilFilterStock),
]
const meta = {
  title: 'pages/parts/PartPage',
  component: PartPage,
  render: (args) => (
    <AtAddress href={`/parts/${args.partId}`}>
      <PartPage {...args} />
    </AtAddress>
  ),
  args: { partId: oilFilter.id, onBack: () => undefined },
  parameters: { msw: served() },
} satisfies Meta<typeof PartPage>

export default meta
type Story = StoryObj<typeof meta>

const shown = async () => void (await screen.findByText('$24.50'))

export const OfAClerk: Story = { play: shown }
export const OfAnAdmin: Story = { parameters: { msw: served(dealershipAdmin) }, play: shown }
export const Gone: Story = {
  parameters: {
    msw: [
      ...served().slice(0, 1),
      platformHttp.get('/catalogue-parts/{id}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Part not found.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('Part not found')),
}
export const OnAPhone: Story = { ...OfAClerk, globals: { viewport: { value: 'phone' } } }
