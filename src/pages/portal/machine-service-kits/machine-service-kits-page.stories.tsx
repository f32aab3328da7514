import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, within } from 'storybook/test'
import { kitsPortal } from '@/entities/portal-link/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { MachineServiceKitsPage } from './machine-service-kits-page'

const path = '/machines/machine-service-kits-portal/{token}'

const meta = {
  title: 'pages/portal/MachineServiceKitsPage',
  component: MachineServiceKitsPage,
  args: {
    token: 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4',
    order: (words) => (
      <LinkButton size="lg" full variant="primary" href="#order">
        {words}
      </LinkButton>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', msw: [platformHttp.get(path, ({ response }) => response(200).json(kitsPortal))] },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof MachineServiceKitsPage>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (words: string): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(words)).toBeVisible()
  }

export const Full: Story = { play: shows('500 h service') }
export const InTheSun: Story = { ...Full, globals: { theme: 'contrast' } }
export const OnADesk: Story = { ...Full, globals: { viewport: { value: 'desk' } } }
export const Empty: Story = {
  parameters: {
    msw: [platformHttp.get(path, ({ response }) => response(200).json({ ...kitsPortal, machines: [] }))],
  },
  play: shows('Nothing is due'),
}
export const Loading: Story = { parameters: { msw: [platformHttp.get(path, () => delay('infinite'))] } }
export const Failed: Story = {
  parameters: { msw: [platformHttp.get(path, () => Response.error())] },
  play: shows('The link could not be opened'),
}
export const Expired: Story = {
  parameters: {
    msw: [platformHttp.get(path, ({ response }) => response(410).json(problem(410, 'link_expired', 'It is over.')))],
  },
  play: shows('This link has expired'),
}
export const NoLink: Story = { args: { token: undefined } }
