import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { kitsLink, label, linkPage } from '@/entities/portal-link/testing'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { PortalLinksDrawer } from './portal-links-drawer'

const path = '/portal-links/'
const listing = (...items: (typeof label)[]) =>
  platformHttp.get(path, ({ response }) => response(200).json(linkPage(items)))

const meta = {
  title: 'pages/instance-list/PortalLinksDrawer',
  component: PortalLinksDrawer,
  args: {
    organizationId: undefined,
    operators: [{ value: kitsLink.organization.id, label: kitsLink.organization.name }],
    onClose: () => undefined,
  },
  parameters: {
    msw: [
      listing(
        kitsLink,
        label,
        { ...kitsLink, id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f8a03', state: 'expired', created_by: 'Ada Brandt' },
        { ...label, id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f8a04', state: 'revoked' },
      ),
      platformHttp.post(path, ({ response }) => response(201).json(kitsLink)),
    ],
  },
} satisfies Meta<typeof PortalLinksDrawer>

export default meta
type Story = StoryObj<typeof meta>

const opened = async (name: string) =>
  waitFor(async () => expect(await screen.findByRole('dialog', { name })).toBeVisible())
async function shown() {
  await opened('Portal links')
  await screen.findAllByText('Hours of one machine')
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const Full: Story = { play: shown }
export const Loading: Story = {
  parameters: { msw: [platformHttp.get(path, () => delay('infinite'))] },
  play: () => opened('Portal links'),
}
export const Empty: Story = {
  parameters: { msw: [listing()] },
  play: async () => {
    await opened('Portal links')
    await screen.findByText('No links yet')
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
    await opened('Portal links')
    await screen.findByText('Organization not found.')
  },
}
export const GivingOut: Story = {
  play: async () => {
    await shown()
    await press('Create link to the due kits')
    await opened('Create link to the due kits')
  },
}
export const Created: Story = {
  args: { organizationId: kitsLink.organization.id, operators: undefined },
  play: async () => {
    await shown()
    await press('Create link to the due kits')
    await press('Create link')
    await opened('Link created')
  },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
