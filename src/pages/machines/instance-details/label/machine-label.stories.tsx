import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { loader } from '@/entities/machine-instance/testing'
import { label, linkPage } from '@/entities/portal-link/testing'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { MachineLabel } from './machine-label'

const machine = platformHttp.get('/machines/instance/{id}', ({ response }) => response(200).json(loader))
const links = platformHttp.get('/portal-links/', ({ response }) => response(200).json(linkPage([label])))

const meta = {
  title: 'pages/instance-details/MachineLabel',
  component: MachineLabel,
  args: { instanceId: loader.id },
  parameters: { msw: [machine, links] },
} satisfies Meta<typeof MachineLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img', { name: /^QR code/ })).toBeVisible()
  },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
export const InTheDark: Story = { ...Full, globals: { theme: 'dark' } }
export const Loading: Story = {
  parameters: { msw: [machine, platformHttp.get('/portal-links/', () => delay('infinite'))] },
}
export const Empty: Story = {
  parameters: {
    msw: [machine, platformHttp.get('/portal-links/', ({ response }) => response(200).json(linkPage([])))],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Create label' })).toBeVisible()
  },
}
export const Failed: Story = {
  parameters: {
    msw: [
      machine,
      platformHttp.get('/portal-links/', ({ response }) => response(403).json(problem(403, 'forbidden', 'No.'))),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
  },
}
export const AsksBeforeReplacing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Replace label' }))
    // It fades in.
    const dialog = await within(document.body).findByRole('dialog', { name: 'Replace the label?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
