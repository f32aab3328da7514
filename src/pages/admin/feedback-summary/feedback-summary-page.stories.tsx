import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { noRatings, ratingsInNovember } from '@/entities/feedback/testing'
import type { LanguageModel } from '@/entities/language-model'
import { failingModel, workingModel } from '@/entities/language-model/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { assistantsHttp, platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { FeedbackSummaryPage } from './feedback-summary-page'

const modelIs = (model: LanguageModel | null) =>
  assistantsHttp.get('/assistants/model', ({ response }) => response(200).json({ model }))
const answering = (summary = ratingsInNovember, model: LanguageModel | null = workingModel) => [
  platformHttp.get('/feedback/summary', ({ response }) => response(200).json(summary)),
  modelIs(model),
]

const meta = {
  title: 'pages/admin/FeedbackSummaryPage',
  ...pageStory('/feedback/summary', FeedbackSummaryPage),
  parameters: { msw: answering() },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByText('24 ratings, 83% helpful')) }
export const Empty: Story = {
  parameters: { msw: answering(noRatings) },
  play: async () => void (await screen.findByText('No answers or feedback')),
}
export const AnsweredButUnrated: Story = {
  parameters: { msw: answering({ ...noRatings, answers: ratingsInNovember.answers }) },
  play: async () => void (await screen.findByText('Nobody has rated an answer in this period.')),
}
export const Loading: Story = {
  parameters: { msw: [platformHttp.get('/feedback/summary', () => delay('infinite')), modelIs(workingModel)] },
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.get('/feedback/summary', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You are not allowed to do this.')),
      ),
      modelIs(workingModel),
    ],
  },
  play: async () => void (await screen.findByText('You are not allowed to do this.')),
}
export const ModelFails: Story = {
  parameters: { msw: answering(ratingsInNovember, failingModel) },
  play: async () => void (await screen.findByText('Failing')),
}
export const NoModel: Story = {
  parameters: { msw: answering(ratingsInNovember, null) },
  play: async () => void (await screen.findByText(/^None is set up/)),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
