import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { machines } from '@/entities/machine/testing'
import { instances } from '@/entities/machine-instance/testing'
import { ridgeline } from '@/entities/organization/testing'
import { userQueries } from '@/entities/user'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, operator, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { MachineInstancesPage } from './instances-page'

const listing = (items: typeof instances, total = items.length) =>
  platformHttp.get('/machines/instances/{orgId}', ({ response }) =>
    response(200).json({ items, total, page: 1, limit: 10 }),
  )
const choices = [
  platformHttp.get('/machines/', ({ response }) =>
    response(200).json({ items: machines, total: 3, page: 1, limit: 200 }),
  ),
  platformHttp.get('/organizations/', ({ response }) =>
    response(200).json({ items: [ridgeline], total: 1, page: 1, limit: 1000 }),
  ),
]

const nothing = () => undefined

const meta = {
  title: 'pages/machines/MachineInstancesPage',
  component: MachineInstancesPage,
  args: {
    ...{ search: {}, onSearch: nothing, onOpen: nothing },
    add: (
      <LinkButton href="#add" variant="primary">
        Add a machine
      </LinkButton>
    ),
  },
  parameters: { msw: [listing(instances, 23), ...choices], reader: dealershipAdmin },
  decorators: [
    (Story, { parameters }) => {
      const client = new QueryClient({
        defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
      })
      client.setQueryData(userQueries.me().queryKey, parameters.reader)
      return (
        <QueryClientProvider client={client}>
          <Story />
        </QueryClientProvider>
      )
    },
  ],
} satisfies Meta<typeof MachineInstancesPage>

export default meta
type Story = StoryObj<typeof meta>

const shown = async () => void (await screen.findByText('GHT00123'))

export const Full: Story = { play: shown }
export const OfAMachineOperator: Story = { parameters: { reader: operator }, play: shown }
export const OfASuperUser: Story = {
  parameters: { reader: superUser },
  play: async () => void (await screen.findByText('Whose machines?')),
}
export const Loading: Story = {
  parameters: { msw: [platformHttp.get('/machines/instances/{orgId}', () => delay('infinite')), ...choices] },
}
export const Empty: Story = {
  parameters: { msw: [listing([]), ...choices] },
  play: async () => void (await screen.findByText('No machine instances yet')),
}
export const NothingFound: Story = {
  args: { search: { search: 'FX-90', status: 'OVERDUE' } },
  parameters: { msw: [listing([]), ...choices] },
  play: async () => void (await screen.findByText('Nothing matches')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.get('/machines/instances/{orgId}', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'The request is not valid.')),
      ),
      ...choices,
    ],
  },
  play: async () => void (await screen.findByText('The request is not valid.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
