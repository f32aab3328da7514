import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { QuestionForm } from './question-form'

const meta = {
  title: 'features/ask-assistant/QuestionForm',
  component: QuestionForm,
  args: { draft: '', onDraft: () => undefined, onAsk: () => undefined },
  render: (args) => {
    const [draft, setDraft] = useState(args.draft)
    return <QuestionForm {...args} draft={draft} onDraft={setDraft} />
  },
} satisfies Meta<typeof QuestionForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Typed: Story = { args: { draft: 'how much oil does the engine take?' } }
export const OnItsWay: Story = { args: { draft: 'and the filter?', onStop: () => undefined } }
export const Blocked: Story = { args: { blocked: 'Choose a machine first' } }
export const Large: Story = { args: { size: 'lg', draft: 'how much oil does the engine take?' } }
