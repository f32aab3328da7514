import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { wheelLoader } from '@/entities/machine/testing'
import type { Manual } from '@/entities/manual'
import { manualList, manuals, operationManual } from '@/entities/manual/testing'
import { chooseLanguage } from '@/shared/lib/i18n'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { ManualList } from './manual-list'

const partlyScanned: Manual['page_texts'] = [
  {
    kind: 'RECOGNIZED',
    pages: 236,
    ranges: [
      { first: 1, last: 40 },
      { first: 44, last: 120 },
      { first: 125, last: 243 },
    ],
  },
  {
    kind: 'UNREADABLE',
    pages: 12,
    ranges: [
      { first: 41, last: 43 },
      { first: 121, last: 124 },
      { first: 244, last: 248 },
    ],
  },
]

const listing = (items: Manual[]) =>
  platformHttp.get('/machines/{id}/manuals', ({ response }) => response(200).json(manualList(items)))

const meta = {
  title: 'widgets/manual-list/ManualList',
  component: ManualList,
  args: {
    machine: wheelLoader,
    uploader: { organizationName: 'Northfield Equipment' },
    onOpen: () => undefined,
  },
  parameters: { msw: [listing(manuals)] },
} satisfies Meta<typeof ManualList>

export default meta
type Story = StoryObj<typeof meta>

const shown = async () => void (await screen.findByText('12 of 40 pages'))

export const Full: Story = { play: shown }
export const Scanned: Story = {
  parameters: {
    msw: [listing([{ ...operationManual, ocr_pages: 236, unreadable_pages: 12, page_texts: partlyScanned }])],
  },
  play: async () => void (await screen.findByText('12 pages without readable text')),
}
export const ScannedInSpanish: Story = {
  parameters: Scanned.parameters ?? {},
  beforeEach: async () => {
    await chooseLanguage('es', { remember: false })
    return () => chooseLanguage('en', { remember: false })
  },
  play: async () => void (await screen.findByText('12 páginas sin texto legible')),
}
export const ForAnOperator: Story = {
  args: { uploader: undefined },
  parameters: { msw: [listing(manuals.map((manual) => ({ ...manual, can_manage: false })))] },
  play: shown,
}
export const Loading: Story = {
  parameters: { msw: [platformHttp.get('/machines/{id}/manuals', () => delay('infinite'))] },
}
export const Empty: Story = {
  parameters: { msw: [listing([])] },
  play: async () => void (await screen.findByText('No manual yet')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.get('/machines/{id}/manuals', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Machine not found.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('Machine not found.')),
}
export const Deleting: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Service Manual' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await screen.findByRole('dialog', { name: 'Delete this manual?' })
  },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
