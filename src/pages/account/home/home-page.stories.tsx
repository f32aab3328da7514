import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { delay } from 'msw'
import { userQueries } from '@/entities/user'
import { Button } from '@/shared/ui/button'
import { assistantsHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { HomePage } from './home-page'

const titles = ['How much oil does the engine take?', 'Torque of the wheel nuts', 'The bucket drifts when it is raised']

const items = titles.map((title, index) => ({
  id: `7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a0${index}`,
  assistant: 'operations' as const,
  machine_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  title,
  updated_at: new Date(Date.now() - index * 86_400_000).toISOString(),
}))

const meta = {
  title: 'pages/account/HomePage',
  component: HomePage,
  args: {
    conversationLink: ({ id, title }) => <a href={`#${id}`}>{title}</a>,
    ask: <Button variant="primary">Ask Bob</Button>,
    firstAction: <Button>Ask Bob</Button>,
    machines: <Button>All machines</Button>,
  },
  decorators: [
    (Story) => {
      const client = new QueryClient({
        defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
      })
      client.setQueryData(userQueries.me().queryKey, operator)
      return (
        <QueryClientProvider client={client}>
          <Story />
        </QueryClientProvider>
      )
    },
  ],
} satisfies Meta<typeof HomePage>

export default meta
type Story = StoryObj<typeof meta>

const list = (found: typeof items) =>
  assistantsHttp.get('/conversations/', ({ response }) =>
    response(200).json({ items: found, total: found.length, page: 1, limit: 5 }),
  )

export const Full: Story = { parameters: { msw: [list(items)] } }
export const OnAPhone: Story = { parameters: { msw: [list(items)] }, globals: { viewport: { value: 'phone' } } }
export const Empty: Story = { parameters: { msw: [list([])] } }
export const Loading: Story = {
  parameters: {
    msw: [
      assistantsHttp.get('/conversations/', async ({ response }) => {
        await delay('infinite')
        return response(200).json({ items: [], total: 0, page: 1, limit: 5 })
      }),
    ],
  },
}
export const Failed: Story = {
  parameters: {
    msw: [
      assistantsHttp.get('/conversations/', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'The request is not valid.')),
      ),
    ],
  },
}
