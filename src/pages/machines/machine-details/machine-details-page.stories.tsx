import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { Suspense } from 'react'
import { screen } from 'storybook/test'
import { wheelLoader } from '@/entities/machine/testing'
import { manualList, manuals } from '@/entities/manual/testing'
import type { User } from '@/entities/user'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { MachineDetailsPage } from './machine-details-page'

const as = (user: User) => platformHttp.get('/auth/me', ({ response }) => response(200).json(user))
const machine = platformHttp.get('/machines/{id}', ({ response }) => response(200).json(wheelLoader))
const uploadDate = platformHttp.get('/machines/{id}/manual-upload-date', ({ response }) =>
  response(200).json({ uploaded_at: new Date().toISOString() }),
)
const list = platformHttp.get('/machines/{id}/manuals', ({ response }) => response(200).json(manualList(manuals)))

const nothing = () => undefined

const meta = {
  title: 'pages/machines/MachineDetailsPage',
  component: MachineDetailsPage,
  args: { machineId: wheelLoader.id, search: {}, onSearch: nothing, onAsk: nothing, onBack: nothing },
  parameters: { msw: [as(dealershipAdmin), machine, uploadDate, list] },
  decorators: [(Story) => <Suspense>{Story()}</Suspense>],
} satisfies Meta<typeof MachineDetailsPage>

export default meta
type Story = StoryObj<typeof meta>

const shown = async () => void (await screen.findByText('12 of 40 pages'))

export const Full: Story = { play: shown }
export const ForAnOperator: Story = {
  parameters: {
    msw: [
      as(operator),
      machine,
      uploadDate,
      platformHttp.get('/machines/{id}/manuals', ({ response }) =>
        response(200).json(manualList(manuals.map((manual) => ({ ...manual, can_manage: false })))),
      ),
    ],
  },
  play: shown,
}
export const Loading: Story = { parameters: { msw: [platformHttp.get('/machines/{id}', () => delay('infinite'))] } }
export const Empty: Story = {
  parameters: {
    msw: [
      as(dealershipAdmin),
      platformHttp.get('/machines/{id}', ({ response }) =>
        response(200).json({ ...wheelLoader, status: 'no_manual', manual_count: 0 }),
      ),
      platformHttp.get('/machines/{id}/manual-upload-date', ({ response }) =>
        response(200).json({ uploaded_at: null }),
      ),
      platformHttp.get('/machines/{id}/manuals', ({ response }) => response(200).json(manualList([]))),
    ],
  },
  play: async () => void (await screen.findByText('No manual yet')),
}
export const Failed: Story = {
  parameters: { msw: [platformHttp.get('/machines/{id}', () => Response.error())] },
  play: async () => void (await screen.findByText('The machine did not load')),
}
export const NotHere: Story = {
  parameters: {
    msw: [
      platformHttp.get('/machines/{id}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Machine not found.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('This machine is not here')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
