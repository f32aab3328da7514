import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { checkedCount } from '@/entities/inventory/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { countsAre } from '../../../../tests/msw/inventory'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { StockImportsPage } from './imports-page'

const path = '/organizations/inventory/imports'
const other = (n: number, change: object) => ({ ...checkedCount, id: `${checkedCount.id.slice(0, -1)}${n}`, ...change })

const meta = {
  title: 'pages/inventory/StockImportsPage',
  ...pageStory('/inventory/imports', StockImportsPage, dealershipAdmin),
  parameters: {
    msw: [
      countsAre([
        other(2, { status: 'APPLYING', file_name: 'yard.csv', progress: 1 }),
        checkedCount,
        other(3, { status: 'APPLIED', refused: 0 }),
        other(4, { status: 'FAILED' }),
      ]),
    ],
  },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByRole('link', { name: 'yard.csv' })) }
export const Loading: Story = { parameters: { msw: [platformHttp.get(path, () => delay('infinite'))] } }
export const Empty: Story = {
  parameters: { msw: [countsAre([])] },
  play: async () => void (await screen.findByText('No imports yet')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.get(path, ({ response }) => response(403).json(problem(403, 'forbidden', 'You may not do this.'))),
    ],
  },
  play: async () => void (await screen.findByText('You may not do this.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
