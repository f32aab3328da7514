import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
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
