import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { wheelLoader } from '@/entities/machine/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { UploadManualDialog } from './upload-manual-dialog'

const me = platformHttp.get('/auth/me', ({ response }) => response(200).json(dealershipAdmin))
const pdf = new File([new Uint8Array(3_200_000)], 'WL-120_operation.pdf', { type: 'application/pdf' })
const photo = new File(['x'], 'meter.png', { type: 'image/png' })

const choose = async (...files: File[]) => {
  const input = await screen.findByLabelText('Choose a file')
  await userEvent.upload(input, files, { applyAccept: false })
}
const submit = async () => userEvent.click(screen.getByRole('button', { name: 'SUBMIT' }))

const meta = {
  title: 'features/upload-manual/UploadManualDialog',
  component: UploadManualDialog,
  args: {
    machine: wheelLoader,
    organizationName: 'Northfield Equipment',
    open: true,
    onOpenChange: () => undefined,
    onUploaded: () => undefined,
  },
} satisfies Meta<typeof UploadManualDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const NotAPdf: Story = {
  play: async () => {
    await choose(photo)
    await waitFor(() => expect(screen.getByText('Choose a PDF file.')).toBeVisible())
  },
}

export const Ready: Story = {
  play: async () => {
    await choose(pdf)
    await waitFor(() => expect(screen.getByText('3.1 MB')).toBeVisible())
  },
}

export const Uploading: Story = {
  parameters: { msw: [me, platformHttp.post('/files/upload', () => delay('infinite'))] },
  play: async () => {
    await choose(pdf)
    await submit()
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible())
  },
}

export const Failed: Story = {
  parameters: {
    msw: [
      me,
      platformHttp.post('/files/upload', ({ response }) =>
        response(409).json(problem(409, 'duplicate_manual', 'This file is already a manual of this machine.')),
      ),
    ],
  },
  play: async () => {
    await choose(pdf)
    await submit()
    await expect(await screen.findByRole('alert')).toHaveTextContent('Upload failed: This file is already a manual')
  },
}

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
