import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { report } from '@/entities/telematics-source/testing'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { ImportTelematicsDialog } from './import-telematics-dialog'

const path = '/telematics/{orgId}/import'

const meta = {
  title: 'pages/instance-list/ImportTelematicsDialog',
  component: ImportTelematicsDialog,
  args: { organizationId: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', operators: undefined, onClose: () => undefined },
  parameters: { msw: [platformHttp.post(path, ({ response }) => response(200).json(report))] },
} satisfies Meta<typeof ImportTelematicsDialog>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible())
async function choose() {
  await opened()
  await userEvent.upload(await screen.findByLabelText('Choose a file'), new File(['<Fleet/>'], 'fleet.xml'))
}
async function run() {
  await choose()
  await userEvent.click(await screen.findByRole('button', { name: 'Import hours' }))
}

export const Choosing: Story = { play: opened }
export const Chosen: Story = { play: choose }
export const Importing: Story = {
  parameters: { msw: [platformHttp.post(path, () => delay('infinite'))] },
  play: run,
}
export const Report: Story = {
  play: async () => {
    await run()
    await screen.findByText('There is no CumulativeOperatingHours.')
  },
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.post(path, ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'Line 1: The document is empty.')),
      ),
    ],
  },
  play: async () => {
    await run()
    await screen.findByText(/^Line 1: The document is empty/)
  },
}
export const OnAPhone: Story = { ...Report, globals: { viewport: { value: 'phone' } } }
