import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import type { AssistantUsage } from '@/entities/assistant-usage'
import { unusedNovember, usageInNovember } from '@/entities/assistant-usage/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { assistantsHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { AssistantUsagePage } from './assistant-usage-page'

const answering = (usage: AssistantUsage) => [
  assistantsHttp.get('/assistants/usage', ({ response }) => response(200).json(usage)),
]

const meta = {
  title: 'pages/admin/AssistantUsagePage',
  ...pageStory('/assistant-usage', AssistantUsagePage, dealershipAdmin),
  args: { search: { month: '2026-11' }, reader: dealershipAdmin },
  parameters: { msw: answering(usageInNovember) },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByText('328,500 of 2,000,000 (16%)')) }
export const UsedUp: Story = {
  parameters: { msw: answering({ ...usageInNovember, limit: 300_000 }) },
  play: async () => void (await screen.findByText('328,500 of 300,000 (109%)')),
}
export const WithoutLimit: Story = {
  parameters: { msw: answering({ ...usageInNovember, limit: null }) },
  play: async () => void (await screen.findByText('Tokens in November 2026')),
}
export const Empty: Story = {
  parameters: { msw: answering(unusedNovember) },
  play: async () => void (await screen.findByText('Nothing used in November 2026')),
}
export const WithoutModel: Story = {
  parameters: { msw: answering({ ...unusedNovember, model: null, limit: null, first_month: null }) },
  play: async () => void (await screen.findByText('No language model is set up')),
}
export const ModelRemoved: Story = {
  parameters: { msw: answering({ ...usageInNovember, model: null, limit: null }) },
  play: async () => void (await screen.findByText('Tokens in November 2026')),
}
export const Loading: Story = {
  parameters: { msw: [assistantsHttp.get('/assistants/usage', () => delay('infinite'))] },
}
export const Failed: Story = {
  parameters: {
    msw: [
      assistantsHttp.get('/assistants/usage', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You are not allowed to do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('You are not allowed to do this.')),
}
export const NoOrganizationChosen: Story = {
  args: { search: {}, reader: superUser },
  play: async () => void (await screen.findByText('No organization chosen')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
