import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { sidesOf } from '@/entities/cart'
import { cartOf, filterSetLine, fuelFilterLine, listOf, oilFilterLine, weeklyFilters } from '@/entities/cart/testing'
import { type PageArgs, pageStory } from '../../../../../.storybook/page-story'
import { listsAre } from '../../../../../tests/msw/cart'
import { platformHttp } from '../../../../../tests/msw/http'
import { operator } from '../../../../../tests/msw/people'
import { problem } from '../../../../../tests/msw/problem'
import { ListPage } from './list-page'

const Page = () => <ListPage sides={sidesOf(cartOf([]))} listId={weeklyFilters.id} onBack={() => undefined} />
const deletedLine = {
  ...fuelFilterLine,
  part_id: null,
  unit_price: null,
  amount: null,
  problem: { code: 'part_unknown' as const, message: 'The catalogue does not have this part.', next_quantity: null },
}

const meta = {
  title: 'pages/orders/ShoppingListPage',
  ...pageStory(`/cart/lists/${weeklyFilters.id}`, Page, operator),
  parameters: { msw: listsAre(() => [listOf([oilFilterLine, deletedLine, filterSetLine])]) },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

const listIs = (
  resolve: Parameters<typeof platformHttp.get<'/carts/{dealershipId}/{operatorId}/lists/{listId}'>>[1],
) => ({
  parameters: { msw: [platformHttp.get('/carts/{dealershipId}/{operatorId}/lists/{listId}', resolve)] },
})

export const Full: Story = {
  play: async () => void (await screen.findByText('The catalogue does not have this part.')),
}
export const OfAColleague: Story = {
  parameters: {
    msw: listsAre(() => [listOf([oilFilterLine], { ...weeklyFilters, is_own: false, can_manage: false })]),
  },
  play: async () => void (await screen.findByText(/Shared by Olga Quarry/)),
}
export const Empty: Story = {
  parameters: { msw: listsAre(() => [listOf([])]) },
  play: async () => void (await screen.findByText('The list is empty')),
}
export const Gone: Story = {
  parameters: { msw: listsAre(() => []) },
  play: async () => void (await screen.findByText('List not found')),
}
export const Loading: Story = listIs(() => delay('infinite'))
export const Failed: Story = {
  ...listIs(({ response }) => response(403).json(problem(403, 'forbidden', 'You may not do this.'))),
  play: async () => void (await screen.findByText('You may not do this.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
