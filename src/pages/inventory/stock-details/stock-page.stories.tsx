import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { fuelFilterStock, oilFilterStock } from '@/entities/inventory/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { platformHttp } from '../../../../tests/msw/http'
import { locationsAre, stockIs, stockOf } from '../../../../tests/msw/inventory'
import { problem } from '../../../../tests/msw/problem'
import { StockPage } from './stock-page'

const meta = {
  title: 'pages/inventory/StockPage',
  component: StockPage,
  render: (args) => (
    <AtAddress href={`/inventory/${args.partId}`}>
      <StockPage {...args} />
    </AtAddress>
  ),
  args: { partId: oilFilterStock.id, onBack: () => undefined },
  parameters: { msw: [locationsAre(), stockIs(() => oilFilterStock), ...stockOf([])] },
} satisfies Meta<typeof StockPage>

export default meta
type Story = StoryObj<typeof meta>

const shown = async () => void (await screen.findByText('Yearly count'))

export const Full: Story = { play: shown }
export const BackOrdered: Story = {
  parameters: { msw: [locationsAre(), stockIs(() => fuelFilterStock), ...stockOf([])] },
  play: shown,
}
export const NeverInStock: Story = {
  parameters: {
    msw: [
      locationsAre(),
      stockIs(() => ({ ...oilFilterStock, on_hand: 0, reserved: 0, available: 0, levels: [] })),
      platformHttp.get('/inventory/parts/{id}/movements', ({ response }) =>
        response(200).json({ items: [], total: 0, page: 1, limit: 25 }),
      ),
    ],
  },
  play: async () => void (await screen.findByText('Never in stock')),
}
export const Loading: Story = {
  parameters: { msw: [platformHttp.get('/inventory/parts/{id}', () => delay('infinite'))] },
}
export const Gone: Story = {
  parameters: {
    msw: [
      platformHttp.get('/inventory/parts/{id}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Part not found.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('Part not found')),
}
export const Counting: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Main store' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Count' }))
    await screen.findByLabelText('Counted')
  },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
