import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { withExchange } from '@/entities/conversation'
import {
  capacities,
  conversationId,
  conversationWith,
  emptyConversation,
  listed,
  modelAnswer,
  oilAnswer,
  refusal,
  servicePending,
  unsureAnswer,
} from '@/entities/conversation/testing'
import { wheelLoader } from '@/entities/machine/testing'
import { noteList } from '@/entities/machine-note/testing'
import { manualList, operationManual, serviceManual } from '@/entities/manual/testing'
import { quarryLoader } from '@/entities/operator-machine/testing'
import { signedInAs } from '@/entities/user/testing'
import { FigureDialog, ManualPane } from '@/widgets/manual-viewer'
import { answerMachine } from '../../../../tests/msw/answer-machine'
import { assistantsHttp, platformHttp } from '../../../../tests/msw/http'
import { noPageParts } from '../../../../tests/msw/page-parts'
import { operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { accessOf } from '../../manual-viewer/testing'
import { AskWorkspace } from './ask-workspace'

const question = 'how much oil does the engine take and which filter'

const noneUsed = platformHttp.get('/machines/recent', ({ response }) => response(200).json({ items: [] }))
const machine = answerMachine(() => wheelLoader)
const dealers = platformHttp.get('/machines/operator', ({ response }) =>
  response(200).json({ items: [quarryLoader], total: 1, page: 1, limit: 100 }),
)
const manuals = [
  platformHttp.get('/machines/{id}/manuals', ({ response }) => response(200).json(manualList([operationManual]))),
  noPageParts,
  platformHttp.get('/files/{id}/access', ({ response }) => response(200).json(accessOf())),
]
const conversations = [
  assistantsHttp.get('/conversations/', ({ response }) =>
    response(200).json({ items: [listed(conversationWith(question, oilAnswer))], total: 1, page: 1, limit: 50 }),
  ),
  assistantsHttp.post('/conversations/', ({ response }) => response(201).json(emptyConversation)),
  assistantsHttp.get('/conversations/give-feedback/{id}', ({ response }) =>
    response(200).json({ items: [], total: 0, page: 1, limit: 1000 }),
  ),
]
const kept = (conversation: ReturnType<typeof conversationWith>) =>
  assistantsHttp.get('/conversations/{id}', ({ response }) => response(200).json(conversation))
const answering = assistantsHttp.post('/assistants/operations', ({ response }) => response(200).json(oilAnswer))
const notes = platformHttp.get('/machines/{id}/notes', ({ response }) => response(200).json(noteList()))
const world = [
  noneUsed,
  machine,
  dealers,
  notes,
  ...manuals,
  ...conversations,
  kept(conversationWith(question, oilAnswer)),
  answering,
]

const meta = {
  title: 'widgets/conversation/AskWorkspace',
  component: AskWorkspace,
  parameters: { layout: 'fullscreen', msw: world, ...signedInAs(operator) },
  beforeEach: () => localStorage.clear(),
  decorators: [(Story) => <div className="h-dvh">{Story()}</div>],
  args: {
    assistant: 'operations',
    onAssistant: () => undefined,
    search: { machine: wheelLoader.id },
    onSearch: () => undefined,
    chooser: () => <p className="rounded-md border border-line bg-surface p-4">The machines to choose from</p>,
    manual: (shown) => <ManualPane {...shown} />,
    figure: (shown) => <FigureDialog {...shown} />,
    onOpenMachine: () => undefined,
  },
  render: (args) => {
    const [search, setSearch] = useState(args.search)
    return (
      <AskWorkspace
        {...args}
        search={search}
        onSearch={(change) => setSearch((before) => ({ ...before, ...change }))}
      />
    )
  },
} satisfies Meta<typeof AskWorkspace>

export default meta
type Story = StoryObj<typeof meta>

const openPage31 = 'Open page 31 of the Operation and Maintenance Manual'

const opened = { machine: wheelLoader.id, conversation: conversationId }

export const Answered: Story = { args: { search: opened } }
export const AnsweredOnPhone: Story = { ...Answered, globals: { viewport: { value: 'phone' } } }
export const PageOnPhone: Story = {
  args: { search: { ...opened, manual: capacities.manual_id, page: capacities.page } },
  globals: { viewport: { value: 'phone' } },
}
export const WrittenByModel: Story = {
  args: { search: opened },
  parameters: { msw: [kept(conversationWith(question, modelAnswer)), ...world] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText(/^Written by a language model/))
    await expect(await within(canvasElement).findByText(/Model: example-large-2/)).toBeVisible()
  },
}
export const WithoutModel: Story = {
  args: { search: opened },
  parameters: {
    msw: [
      kept(
        conversationWith(question, {
          ...oilAnswer,
          warnings: ['The language model took too long. This answer was composed from the manuals without it.'],
        }),
      ),
      ...world,
    ],
  },
}
export const Unsure: Story = {
  args: { search: opened },
  parameters: { msw: [kept(conversationWith(question, unsureAnswer)), ...world] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Not certain')).toBeVisible()
  },
}
export const UnsureOnPhone: Story = { ...Unsure, globals: { viewport: { value: 'phone' } } }
export const Refused: Story = {
  args: { search: opened },
  parameters: { msw: [kept(conversationWith('who painted this machine?', refusal)), ...world] },
}
export const SeveralAnswers: Story = {
  args: { search: opened },
  parameters: {
    msw: [
      kept(
        withExchange(
          conversationWith(question, oilAnswer),
          { question: 'once more?', answer: { ...oilAnswer, id: 'again' } },
          new Date(),
        ),
      ),
      ...world,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('list', { name: 'Sources' })).toHaveLength(2)
  },
}
export const Empty: Story = {}
export const Asking: Story = {
  parameters: { msw: [http.post('*/api/v1/assistants/operations', () => delay('infinite')), ...world] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your question' }), `${question}{Enter}`)
    await expect(await canvas.findByText('Bob is searching the manuals')).toBeVisible()
  },
}
export const Failed: Story = {
  parameters: {
    msw: [
      assistantsHttp.post('/assistants/operations', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Machine not found.')),
      ),
      ...world,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'How much oil does the engine take?' }))
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your question' }), `${question}{Enter}`)
    const mark = await canvas.findAllByRole('button', { name: openPage31 })
    await expect(mark[0]).toBeVisible()
    await expect(await canvas.findByText(/Bob has answered/)).toBeInTheDocument()
  },
}
export const NoMachineChosen: Story = { args: { search: {} } }
export const Processing: Story = {
  parameters: {
    msw: [answerMachine(() => ({ ...wheelLoader, status: 'processing' })), ...world],
  },
}
export const AnsweredWhileManualsAreRead: Story = {
  args: { search: opened },
  parameters: {
    msw: [
      platformHttp.get('/machines/{id}/manuals', ({ response }) =>
        response(200).json(manualList([serviceManual, operationManual])),
      ),
      kept(conversationWith(question, { ...oilAnswer, pending_manuals: [servicePending] })),
      ...world,
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/1 manual is still being read \(12 of 40 pages\)/)
  },
}
export const NoManual: Story = {
  parameters: {
    msw: [answerMachine(() => ({ ...wheelLoader, status: 'no_manual' })), ...world],
  },
}
export const Loading: Story = {
  parameters: { msw: [http.get('*/api/v2/machines/:id', () => delay('infinite')), ...world] },
}
export const ConversationFailed: Story = {
  args: { search: opened },
  parameters: {
    msw: [
      assistantsHttp.get('/conversations/{id}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Conversation not found.')),
      ),
      ...world,
    ],
  },
}
export const History: Story = {
  args: { search: opened },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Conversation history' }))
    const drawer = within(canvasElement.ownerDocument.body)
    await userEvent.click(await drawer.findByRole('button', { name: /^Rename/ }))
    await expect(await drawer.findByRole('textbox', { name: 'Name' })).toHaveValue(question)
  },
}
