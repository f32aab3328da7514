import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import {
  askedInConversation,
  assignedLoader,
  closedByDana,
  closedLoader,
  dana,
  drifting,
  onMonday,
  quarryLoader,
  threadOf,
} from '@/entities/operator-machine/testing'
import { pictureN } from '@/shared/lib/testing/pictures'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { markRead, noProgress, progressOf } from '../../../../tests/msw/threads'
import { ThreadDrawer } from './thread-drawer'

const path = '/machines/operator/{id}/messages'
const thread = platformHttp.get(path, ({ response }) =>
  response(200).json(threadOf(onMonday, { ...drifting, pictures: [pictureN(1), pictureN(2)] })),
)

const meta = {
  title: 'pages/operator-machines/ThreadDrawer',
  component: ThreadDrawer,
  args: {
    operatorMachine: quarryLoader,
    other: 'Northfield Equipment',
    onOpenMachine: () => undefined,
    onClose: () => undefined,
  },
  parameters: { layout: 'fullscreen', msw: [thread, markRead, noProgress] },
} satisfies Meta<typeof ThreadDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByRole('log')) }
export const Withdrawn: Story = {
  ...Full,
  args: { operatorMachine: { ...quarryLoader, removed_at: '2026-11-21T10:00:00.000Z' } },
}
export const Closed: Story = {
  args: { operatorMachine: closedLoader },
  parameters: { msw: [thread, markRead, progressOf(closedByDana)] },
  play: async () => void (await screen.findByText('Send a message to reopen it.')),
}
export const OfStaff: Story = {
  args: { operatorMachine: assignedLoader, other: 'Ridgeline Quarry' },
  parameters: { msw: [thread, markRead, progressOf(closedByDana, [dana])] },
  play: async () => void (await screen.findByLabelText('Assigned to')),
}
export const WithAQuestion: Story = {
  ...OfStaff,
  parameters: {
    msw: [
      platformHttp.get(path, ({ response }) => response(200).json(threadOf(askedInConversation))),
      markRead,
      progressOf(closedByDana, [dana]),
    ],
  },
}
export const OfStaffClosed: Story = {
  ...OfStaff,
  args: { operatorMachine: closedLoader, other: 'Ridgeline Quarry' },
}
export const Loading: Story = { parameters: { msw: [noProgress, platformHttp.get(path, () => delay('infinite'))] } }
export const Empty: Story = {
  parameters: { msw: [noProgress, platformHttp.get(path, ({ response }) => response(200).json(threadOf()))] },
  play: async () => void (await screen.findByText('No messages yet')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      noProgress,
      platformHttp.get(path, ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Operator machine not found.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('Operator machine not found.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
