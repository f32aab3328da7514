import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen, userEvent } from 'storybook/test'
import type { Organization } from '@/entities/organization'
import { activeLink, northfield, ridgeline, tallPines } from '@/entities/organization/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { problem } from '../../../../tests/msw/problem'
import { OrganizationsPage } from './organizations-page'

const all = [northfield, ridgeline, tallPines].map((one) => ({ ...one, link: null, can_manage: true }))
const listing = (items: Organization[]) =>
  platformHttp.get('/organizations/', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 10 }),
  )
const details = [
  platformHttp.get('/organizations/links', ({ response }) =>
    response(200).json({ items: [activeLink], total: 1, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/organizations/{id}', ({ response }) => response(200).json({ ...northfield, can_manage: true })),
  platformHttp.get('/machines/all-brands', ({ response }) =>
    response(200).json({ items: [], total: 0, page: 1, limit: 1000 }),
  ),
]

const meta = {
  title: 'pages/admin/OrganizationsPage',
  ...pageStory('/organizations', OrganizationsPage),
  parameters: { msw: [noViews, listing(all), ...details] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

const shown = async () => void (await screen.findByText('Tall Pines Forestry'))

export const Full: Story = { play: shown }
export const OnAPhone: Story = { play: shown, globals: { viewport: { value: 'phone' } } }
export const Opened: Story = {
  args: { search: { organization: northfield.id } },
  play: async () => void (await screen.findByRole('button', { name: 'End the link with Ridgeline Quarry' })),
}
export const Creating: Story = {
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Create organization' }))
  },
}
export const Loading: Story = {
  parameters: { msw: [noViews, platformHttp.get('/organizations/', () => delay('infinite')), ...details] },
}
export const Empty: Story = {
  parameters: { msw: [noViews, listing([]), ...details] },
  play: async () => void (await screen.findByText('No organizations yet')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
      platformHttp.get('/organizations/', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'The request is not valid.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('The request is not valid.')),
}
