import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { asChosen, chosenMachineStore } from '@/entities/machine'
import { excavator, machines, wheelLoader } from '@/entities/machine/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { MachineAndQueryInputPage } from './machine-and-query-input-page'

const list = platformHttp.get('/machines/', ({ response }) =>
  response(200).json({ items: machines, total: machines.length, page: 1, limit: 50 }),
)
const recent = platformHttp.get('/machines/recent', ({ response }) => response(200).json({ items: [] }))
const detail = platformHttp.get('/machines/{id}', ({ params, response }) =>
  response(200).json(machines.find(({ id }) => id === params.id) ?? wheelLoader),
)

const meta = {
  title: 'pages/assistants/MachineAndQueryInputPage',
  component: MachineAndQueryInputPage,
  parameters: { msw: [recent, list, detail] },
  globals: { viewport: { value: 'phone' } },
  args: { onSearch: () => undefined, onAsk: () => undefined },
  beforeEach: () => chosenMachineStore.write(asChosen(wheelLoader, 'GHT00123')),
} satisfies Meta<typeof MachineAndQueryInputPage>

export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {}
export const Machine: Story = { beforeEach: () => chosenMachineStore.write(null) }
export const NotReady: Story = { beforeEach: () => chosenMachineStore.write(asChosen(excavator)) }
export const Loading: Story = {
  parameters: { msw: [list, http.get('*/api/v2/machines/:id', () => delay('infinite'))] },
}
export const Failed: Story = {
  parameters: {
    msw: [
      list,
      platformHttp.get('/machines/{id}', ({ response }) =>
        response(401).json(problem(401, 'invalid', 'Network error or server did not respond.')),
      ),
    ],
  },
}
