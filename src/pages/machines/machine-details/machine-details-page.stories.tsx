import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { Suspense } from 'react'
import { screen } from 'storybook/test'
import { wheelLoader } from '@/entities/machine/testing'
import { task } from '@/entities/machine-instance/testing'
import { greaseNote, noteList, sealsNote } from '@/entities/machine-note/testing'
import { manualList, manuals } from '@/entities/manual/testing'
import { northfield } from '@/entities/organization/testing'
import { kit500, kitList, winterKit } from '@/entities/service-kit/testing'
import type { User } from '@/entities/user'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, operator, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { MachineDetailsPage } from './machine-details-page'

const as = (user: User) => platformHttp.get('/auth/me', ({ response }) => response(200).json(user))
const machine = platformHttp.get('/machines/{id}', ({ response }) => response(200).json(wheelLoader))
const uploadDate = platformHttp.get('/machines/{id}/manual-upload-date', ({ response }) =>
  response(200).json({ uploaded_at: new Date().toISOString() }),
)
const list = platformHttp.get('/machines/{id}/manuals', ({ response }) => response(200).json(manualList(manuals)))
const kits = platformHttp.get('/machines/{id}/kits', ({ response }) => response(200).json(kitList([kit500, winterKit])))
const schedule = platformHttp.get('/machines/{id}/schedule', ({ response }) =>
  response(200).json({ tasks: [{ ...task, kit_id: kit500.id }] }),
)
const dealerships = platformHttp.get('/organizations/', ({ response }) =>
  response(200).json({ items: [northfield], total: 1, page: 1, limit: 1000 }),
)
const notes = platformHttp.get('/machines/{id}/notes', ({ response }) =>
  response(200).json(noteList(sealsNote, greaseNote)),
)
const maintained = [kits, schedule, dealerships, notes]

const nothing = () => undefined

const meta = {
  title: 'pages/machines/MachineDetailsPage',
  component: MachineDetailsPage,
  args: {
    machineId: wheelLoader.id,
    search: {},
    onSearch: nothing,
    onAsk: nothing,
    onBack: nothing,
    links: <a href="/machine-instances">Machine instances</a>,
    instances: <LinkButton href="/machine-instances">Machine instances</LinkButton>,
    scheduleLink: <LinkButton href="/create-maintenance-schedule">Edit tasks</LinkButton>,
  },
  parameters: { msw: [as(dealershipAdmin), machine, uploadDate, list, ...maintained] },
  decorators: [(Story) => <Suspense>{Story()}</Suspense>],
} satisfies Meta<typeof MachineDetailsPage>

export default meta
type Story = StoryObj<typeof meta>

const shown = async () => {
  await screen.findByText('12 of 40 pages')
  await screen.findByText('Winter kit')
}

export const Full: Story = { play: shown }
export const ForAnOperator: Story = {
  parameters: {
    msw: [
      as(operator),
      machine,
      uploadDate,
      ...maintained,
      platformHttp.get('/machines/{id}/manuals', ({ response }) =>
        response(200).json(manualList(manuals.map((manual) => ({ ...manual, can_manage: false })))),
      ),
    ],
  },
  play: shown,
}
export const ForASuperUser: Story = {
  parameters: { msw: [as(superUser), machine, uploadDate, list, ...maintained] },
  play: async () => void (await screen.findByText('No dealership chosen')),
}
export const ADealershipChosen: Story = {
  ...ForASuperUser,
  args: { search: { dealership: northfield.id } },
  play: shown,
}
export const Loading: Story = { parameters: { msw: [platformHttp.get('/machines/{id}', () => delay('infinite'))] } }
export const Empty: Story = {
  parameters: {
    msw: [
      as(dealershipAdmin),
      platformHttp.get('/machines/{id}', ({ response }) =>
        response(200).json({ ...wheelLoader, status: 'no_manual', manual_count: 0, variants: [], can_manage: true }),
      ),
      platformHttp.get('/machines/{id}/manual-upload-date', ({ response }) =>
        response(200).json({ uploaded_at: null }),
      ),
      platformHttp.get('/machines/{id}/manuals', ({ response }) => response(200).json(manualList([]))),
      platformHttp.get('/machines/{id}/kits', ({ response }) => response(200).json(kitList([]))),
      platformHttp.get('/machines/{id}/schedule', ({ response }) => response(200).json({ tasks: [] })),
    ],
  },
  play: async () => {
    for (const words of ['No manual yet', 'No service kits yet', 'No tasks yet']) await screen.findByText(words)
  },
}
export const Failed: Story = {
  parameters: { msw: [platformHttp.get('/machines/{id}', () => Response.error())] },
  play: async () => void (await screen.findByText('The model did not load')),
}
export const HalfFailed: Story = {
  parameters: {
    msw: [
      as(dealershipAdmin),
      machine,
      uploadDate,
      list,
      platformHttp.get('/machines/{id}/kits', () => Response.error()),
      platformHttp.get('/machines/{id}/schedule', () => delay('infinite')),
    ],
  },
  play: async () => void (await screen.findByText('Network error or server did not respond.')),
}
export const NotHere: Story = {
  parameters: {
    msw: [
      platformHttp.get('/machines/{id}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Model not found.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('Model not found')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
