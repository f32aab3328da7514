import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, within } from 'storybook/test'
import { quarryLoader } from '@/entities/operator-machine/testing'
import { type User, userQueries } from '@/entities/user'
import { platformHttp } from '../../../../tests/msw/http'
import { operator, orgUser } from '../../../../tests/msw/people'
import { FurtherHelp } from './further-help'

const assigned = (items: (typeof quarryLoader)[]) =>
  platformHttp.get('/machines/operator', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 100 }),
  )

const meta = {
  title: 'widgets/conversation/FurtherHelp',
  component: FurtherHelp,
  args: {
    machineId: quarryLoader.machine.id,
    question: 'Why does the bucket drift?',
    onOpenMachine: () => undefined,
  },
  parameters: { msw: [assigned([quarryLoader])] },
} satisfies Meta<typeof FurtherHelp>

export default meta
type Story = StoryObj<typeof meta>

const signedIn = (user: User): NonNullable<Story['decorators']> => [
  (Story) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    client.setQueryData(userQueries.me().queryKey, user)
    return <QueryClientProvider client={client}>{Story()}</QueryClientProvider>
  },
]

export const ForAnOperator: Story = {
  decorators: signedIn(operator),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Ask your dealer' })).toBeVisible()
  },
}
export const WithoutADealer: Story = { decorators: signedIn(operator), parameters: { msw: [assigned([])] } }
export const ForStaff: Story = { decorators: signedIn(orgUser) }
