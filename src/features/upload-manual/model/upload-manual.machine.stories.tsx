import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fromCallback } from 'xstate'
import { fitsItsView, StateChart } from '../../../../.storybook/state-chart'
import { emptyDetails } from './manual-details'
import { type Upload, type UploadProgress, uploadManualMachine } from './upload-manual.machine'

const pdf = new File(['%PDF-1.7'], 'wl-120.pdf', { type: 'application/pdf' })
const photo = new File(['x'], 'meter.png', { type: 'image/png' })

const meta = {
  title: 'features/upload-manual/uploadManualMachine',
  component: StateChart,
  afterEach: fitsItsView,
  args: {
    machine: uploadManualMachine,
    provide: {
      actors: { uploadManual: fromCallback<UploadProgress, Upload | undefined>(() => undefined) },
      actions: { announce: () => undefined },
    },
    // A File shows nothing as JSON; the names beside them distinguish the two.
    events: [
      { type: 'files.chosen', names: ['wl-120.pdf'], files: [pdf] },
      { type: 'files.chosen', names: ['meter.png'], files: [photo] },
      { type: 'file.removed' },
      { type: 'upload.submitted', details: emptyDetails },
      { type: 'upload.progressed', share: 0.5 },
      { type: 'upload.finished', manual: { id: 'm-1', displayName: 'Operation manual' } },
      {
        type: 'upload.failed',
        reason: 'This file is already a manual of this machine.',
        fields: {},
        advice: 'duplicate',
      },
      { type: 'upload.cancelled' },
    ],
  },
} satisfies Meta<typeof StateChart>

export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const press = async (name: RegExp) => userEvent.click(await canvas.findByRole('button', { name }))
    await press(/files\.chosen .*meter\.png/)
    await expect(canvas.getByRole('status')).toHaveTextContent('choosing')
    await press(/files\.chosen .*wl-120\.pdf/)
    await expect(canvas.getByRole('status')).toHaveTextContent('ready')
    await press(/upload\.submitted/)
    await press(/upload\.progressed/)
    await press(/upload\.failed/)
    await expect(canvas.getByRole('status')).toHaveTextContent('failed')
  },
}
