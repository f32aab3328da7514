import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { machineQueries } from '@/entities/machine'
import { wheelLoader } from '@/entities/machine/testing'
import { completions, loader, readings, tasks } from '@/entities/machine-instance/testing'
import { newOrder, orderPage } from '@/entities/order/testing'
import { answeredQuote, quotePage } from '@/entities/quote/testing'
import { signedInAs } from '@/entities/user/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { orgUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { MachineInstancePage } from './instance-page'

const detail = platformHttp.get('/machines/instance/{id}', ({ response }) => response(200).json(loader))
const history = (items: typeof readings) =>
  platformHttp.get('/machines/instance/{id}/readings', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 1000 }),
  )
const schedule = (all: typeof tasks) =>
  platformHttp.get('/machines/instance/{id}/schedule', ({ response }) => response(200).json({ tasks: all }))
const done = (items: typeof completions) =>
  platformHttp.get('/machines/instance/{id}/completions', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 10 }),
  )
const links = platformHttp.get('/portal-links/', ({ response }) =>
  response(200).json({ items: [], total: 0, page: 1, limit: 100 }),
)

const sales = (orders = [newOrder], quotes = [answeredQuote]) => [
  platformHttp.get('/orders/', ({ response }) => response(200).json(orderPage(orders))),
  platformHttp.get('/quotes/', ({ response }) => response(200).json(quotePage(quotes))),
]

const meta = {
  title: 'pages/machines/MachineInstancePage',
  component: MachineInstancePage,
  args: {
    instanceId: loader.id,
    onBack: () => undefined,
    onAsk: () => undefined,
    onQuoted: () => undefined,
    machineLink: ({ name }) => (
      <a href="#machine" className="text-link hover:underline">
        {name}
      </a>
    ),
    scheduleLink: () => null,
    salesLinks: {
      orderParts: (_, words) => <a href="#cart">{words}</a>,
      askQuote: (_, words) => <a href="#quote">{words}</a>,
      order: (id, words) => <a href={`#${id}`}>{words}</a>,
      quote: (id, words) => <a href={`#${id}`}>{words}</a>,
      allOrders: (_, words) => <a href="#orders">{words}</a>,
      allQuotes: (_, words) => <a href="#quotes">{words}</a>,
    },
  },
  parameters: {
    msw: [detail, history(readings), schedule(tasks), done(completions), links, ...sales()],
    known: [...signedInAs(orgUser).known, [machineQueries.detail(loader.machine.id).queryKey, wheelLoader]],
  },
} satisfies Meta<typeof MachineInstancePage>

export default meta
type Story = StoryObj<typeof meta>

// What draws the chart is loaded when it is first shown.
const drawn = async () => void (await screen.findByRole('table', { name: 'Hours over time' }))

export const Full: Story = { play: drawn }
export const Loading: Story = {
  parameters: { msw: [platformHttp.get('/machines/instance/{id}', () => delay('infinite'))] },
}
export const Empty: Story = {
  parameters: { msw: [detail, history([]), schedule([]), done([]), links, ...sales([], [])] },
  play: async () => void (await screen.findByText('No readings yet')),
}
export const Gone: Story = {
  parameters: {
    msw: [
      platformHttp.get('/machines/instance/{id}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Machine not found.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('Machine not found')),
}
export const Failed: Story = {
  parameters: { msw: [platformHttp.get('/machines/instance/{id}', () => Response.error())] },
  play: async () => void (await screen.findByText('The machine did not load')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
