import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { refusal } from '@/entities/conversation/testing'
import { loader } from '@/entities/machine-instance/testing'
import type { MachineNote } from '@/entities/machine-note'
import { noteList, sealsNote } from '@/entities/machine-note/testing'
import { quarryLoader } from '@/entities/operator-machine/testing'
import { northfield } from '@/entities/organization/testing'
import { signedInAs } from '@/entities/user/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { operator, orgUser } from '../../../../tests/msw/people'
import { FurtherHelp } from './further-help'

const assigned = (items: (typeof quarryLoader)[]) =>
  platformHttp.get('/machines/operator', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 100 }),
  )

const noted = (...notes: MachineNote[]) =>
  platformHttp.get('/machines/{id}/notes', ({ response }) => response(200).json(noteList(...notes)))

const meta = {
  title: 'widgets/conversation/FurtherHelp',
  component: FurtherHelp,
  args: {
    machine: { id: quarryLoader.machine.id, name: 'Harrow WL-120', serial_number: 'GHT00123', instance: null },
    question: 'Why does the bucket drift?',
    answer: { ...refusal, response: 'The manuals of this machine do not say why a bucket drifts.' },
    hasAskedDealer: false,
    onOpenMachine: () => undefined,
  },
  parameters: { msw: [assigned([quarryLoader]), noted()] },
} satisfies Meta<typeof FurtherHelp>

export default meta
type Story = StoryObj<typeof meta>

export const ForAnOperator: Story = {
  parameters: signedInAs(operator),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Ask your dealer' })).toBeVisible()
  },
}
export const WithoutADealer: Story = { parameters: { msw: [assigned([]), noted()], ...signedInAs(operator) } }
export const WithADealerToCall: Story = {
  args: {
    machine: { id: quarryLoader.machine.id, name: 'Harrow WL-120', serial_number: 'GHT00123', instance: loader },
  },
  parameters: {
    msw: [
      assigned([]),
      noted(),
      platformHttp.get('/machines/instance/{id}', ({ response }) => response(200).json(loader)),
      platformHttp.get('/organizations/{id}', ({ response }) => response(200).json(northfield)),
    ],
    ...signedInAs(operator),
  },
}
export const ForStaff: Story = { parameters: { msw: [noted(sealsNote)], ...signedInAs(orgUser) } }
export const Sheet: Story = {
  parameters: signedInAs(operator),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ask your dealer' }))
    await screen.findByRole('dialog', { name: 'Ask your dealer' })
  },
}
export const SheetOnAPhone: Story = { ...Sheet, globals: { viewport: { value: 'phone' } } }
