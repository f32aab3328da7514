import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, within } from 'storybook/test'
import { conversationId, conversationWith, oilAnswer } from '@/entities/conversation/testing'
import { machines, wheelLoader } from '@/entities/machine/testing'
import { manualList, operationManual } from '@/entities/manual/testing'
import { quarryLoader } from '@/entities/operator-machine/testing'
import { signedInAs } from '@/entities/user/testing'
import { accessOf } from '@/widgets/manual-viewer/testing'
import { answerMachine } from '../../../tests/msw/answer-machine'
import { assistantsHttp, platformHttp } from '../../../tests/msw/http'
import { noPageParts } from '../../../tests/msw/page-parts'
import { operator } from '../../../tests/msw/people'
import { AssistantPage } from './assistant/assistant-page'

const conversation = conversationWith('how much oil does the engine take?', oilAnswer)

/** A page over one conversation; what it does to the address is stored here. */
function AskPage({ assistant, ...start }: Pick<PageProps, 'assistant'> & Partial<PageProps>) {
  const [search, setSearch] = useState(start)
  return (
    <AssistantPage
      assistant={assistant}
      {...search}
      onSearch={(change) => setSearch((before) => ({ ...before, ...change }))}
      onOpenMachine={() => undefined}
      onAssistant={() => undefined}
    />
  )
}

type PageProps = ComponentProps<typeof AssistantPage>

const meta = {
  title: 'pages/assistants/AskPages',
  component: AskPage,
  parameters: {
    layout: 'fullscreen',
    ...signedInAs(operator),
    msw: [
      platformHttp.get('/machines/recent', ({ response }) => response(200).json({ items: [] })),
      platformHttp.get('/machines/', ({ response }) =>
        response(200).json({ items: machines, total: machines.length, page: 1, limit: 50 }),
      ),
      answerMachine(() => wheelLoader),
      platformHttp.get('/machines/operator', ({ response }) =>
        response(200).json({ items: [quarryLoader], total: 1, page: 1, limit: 100 }),
      ),
      platformHttp.get('/machines/{id}/manuals', ({ response }) => response(200).json(manualList([operationManual]))),
      noPageParts,
      platformHttp.get('/files/{id}/access', ({ response }) => response(200).json(accessOf())),
      assistantsHttp.get('/conversations/', ({ response }) =>
        response(200).json({ items: [], total: 0, page: 1, limit: 1 }),
      ),
      assistantsHttp.get('/conversations/{id}', ({ response }) => response(200).json(conversation)),
      assistantsHttp.get('/conversations/give-feedback/{id}', ({ response }) =>
        response(200).json({ items: [], total: 0, page: 1, limit: 1000 }),
      ),
    ],
  },
  beforeEach: () => localStorage.clear(),
  decorators: [(Story) => <div className="h-dvh">{Story()}</div>],
  args: { assistant: 'operations', machine: wheelLoader.id, conversation: conversationId },
} satisfies Meta<typeof AskPage>

export default meta
type Story = StoryObj<typeof meta>

export const OperationsAssistant: Story = {
  play: async ({ canvasElement }) => {
    const page = await within(canvasElement).findByRole('img', { name: /^Page 31 of Operation and Maintenance Manual/ })
    await expect(page).toBeInTheDocument()
  },
}
export const OperationsAssistantOnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OperationsAssistantWithoutMachine: Story = { args: { machine: undefined, conversation: undefined } }
export const PartsAssistant: Story = {
  args: { assistant: 'parts', conversation: undefined },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: /^Parts assistant/ })).toBeVisible()
  },
}
export const GeneralWithoutMachine: Story = {
  args: { assistant: 'general', machine: undefined, conversation: undefined },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('What would you like to know?')).toBeVisible()
  },
}
