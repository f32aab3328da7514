import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { failing, provider, suspended } from '@/entities/telematics-source/testing'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { TelematicsSourcesDrawer } from './telematics-sources-drawer'

const path = '/telematics/{orgId}/sources'
const listing = (...items: (typeof provider)[]) =>
  platformHttp.get(path, ({ response }) => response(200).json({ items, total: items.length, page: 1, limit: 1000 }))

const meta = {
  title: 'pages/instance-list/TelematicsSourcesDrawer',
  component: TelematicsSourcesDrawer,
  args: { organizationId: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', operators: undefined, onClose: () => undefined },
  parameters: {
    msw: [
      listing(provider, failing, suspended, {
        ...provider,
        id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7fba04',
        name: 'Old trucks',
        is_active: false,
        last_outcome: null,
      }),
    ],
  },
} satisfies Meta<typeof TelematicsSourcesDrawer>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible())
async function shown() {
  await opened()
  expect(await screen.findAllByText('The server refused the sign-in (401).')).toHaveLength(2)
}

export const Full: Story = { play: shown }
export const Loading: Story = { parameters: { msw: [platformHttp.get(path, () => delay('infinite'))] }, play: opened }
export const Empty: Story = {
  parameters: { msw: [listing()] },
  play: async () => {
    await opened()
    await screen.findByText('No endpoints yet')
  },
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.get(path, ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Organization not found.')),
      ),
    ],
  },
  play: async () => {
    await opened()
    await screen.findByText('Organization not found.')
  },
}
export const ChoosingAnOperator: Story = {
  args: { organizationId: undefined, operators: [{ value: 'a', label: 'Ridgeline Quarry' }] },
  play: opened,
}
export const Editing: Story = {
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Fleet provider' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit Fleet provider' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
