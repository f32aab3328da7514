import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { checkedCount } from '@/entities/inventory/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { platformHttp } from '../../../../tests/msw/http'
import { countIs } from '../../../../tests/msw/inventory'
import { problem } from '../../../../tests/msw/problem'
import { StockImportPage } from './import-page'

const path = '/organizations/inventory/imports/{id}'
const serving = (change: Partial<typeof checkedCount>) => ({ msw: countIs(() => ({ ...checkedCount, ...change })) })

const meta = {
  title: 'pages/inventory/StockImportPage',
  component: StockImportPage,
  render: (args) => (
    <AtAddress href={`/inventory/imports/${args.importId}`}>
      <StockImportPage {...args} />
    </AtAddress>
  ),
  args: { importId: checkedCount.id, onBack: () => undefined },
  parameters: serving({}),
} satisfies Meta<typeof StockImportPage>

export default meta
type Story = StoryObj<typeof meta>

export const Refused: Story = { play: async () => void (await screen.findByText('1 row is refused')) }
export const Correct: Story = { parameters: serving({ refused: 0 }) }
export const Unchanged: Story = { parameters: serving({ updated: 0, refused: 0 }) }
export const Reading: Story = { parameters: serving({ status: 'READING', progress: 12_000 }) }
export const Storing: Story = { parameters: serving({ status: 'APPLYING', progress: 1 }) }
export const Stored: Story = { parameters: serving({ status: 'APPLIED' }) }
export const Failed: Story = {
  parameters: serving({ status: 'FAILED', failure: 'The table has no column part_number.' }),
}
export const Loading: Story = { parameters: { msw: [platformHttp.get(path, () => delay('infinite'))] } }
export const Gone: Story = {
  parameters: {
    msw: [platformHttp.get(path, ({ response }) => response(404).json(problem(404, 'not_found', 'Import not found.')))],
  },
  play: async () => void (await screen.findByText('Count not found')),
}
export const OnAPhone: Story = { ...Refused, globals: { viewport: { value: 'phone' } } }
