import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { TextField } from '../text-field'
import { toast } from './toast'
import { Toaster } from './toaster'

type Shown = { tone: 'info' | 'success' | 'error'; text: string }

function ToasterWith({ tone, text }: Shown) {
  useEffect(() => {
    const id = toast[tone](text, { durationMs: Number.POSITIVE_INFINITY })
    return () => toast.dismiss(id)
  }, [tone, text])
  return <Toaster />
}

const meta = {
  title: 'shared/ui/Toaster',
  component: ToasterWith,
  args: { tone: 'info', text: 'Upload processing...' },
} satisfies Meta<typeof ToasterWith>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', text: 'Uploaded file successfully' } }
export const Failure: Story = { args: { tone: 'error', text: 'Upload failed: the file is encrypted' } }

const labels = Array.from({ length: 20 }, (_, index) => `Field ${index}`)
const longText =
  'Hydraulic oil and filters: marked as done. Next due at 3,000 h or on May 27, 2027, whichever comes first.'

/** However high the dialog and however long the message: neither the first field nor the button is covered. */
export const OverADialogOnAPhone: Story = {
  args: { tone: 'success', text: longText },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <ToasterWith {...args} />
      <Dialog
        open
        onOpenChange={() => undefined}
        title="Mark as done"
        actions={<Button variant="primary">Save</Button>}
      >
        <div className="grid gap-4">
          {labels.map((label) => (
            <TextField key={label} label={label} />
          ))}
        </div>
      </Dialog>
    </>
  ),
  play: async () => {
    const message = await screen.findByText(longText)
    await waitFor(async () => {
      const covered = message.getBoundingClientRect().bottom
      await expect(screen.getByLabelText('Field 0').getBoundingClientRect().top).toBeGreaterThan(covered)
      await expect(screen.getByRole('button', { name: 'Save' }).getBoundingClientRect().top).toBeGreaterThan(covered)
    })
  },
}
