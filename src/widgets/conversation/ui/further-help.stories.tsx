import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { quarryLoader } from '@/entities/operator-machine/testing'
import { signedInAs } from '@/entities/user/testing'
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

export const ForAnOperator: Story = {
  parameters: signedInAs(operator),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Ask your dealer' })).toBeVisible()
  },
}
export const WithoutADealer: Story = { parameters: { msw: [assigned([])], ...signedInAs(operator) } }
export const ForStaff: Story = { parameters: signedInAs(orgUser) }
