import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { beltTorque, swingGrease, unansweredPage } from '@/entities/feedback/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { UnansweredQuestionsPage } from './unanswered-questions-page'

const listing = (items = [swingGrease, beltTorque]) => [
  noViews,
  platformHttp.get('/feedback/unanswered-questions', ({ response }) => response(200).json(unansweredPage(items))),
]

const meta = {
  title: 'pages/machines/UnansweredQuestionsPage',
  ...pageStory('/manuals/questions', UnansweredQuestionsPage, dealershipAdmin),
  parameters: { msw: listing() },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByText(swingGrease.question)) }
export const Empty: Story = {
  parameters: { msw: listing([]) },
  play: async () => void (await screen.findByText('No unanswered questions')),
}
export const Loading: Story = {
  parameters: { msw: [noViews, platformHttp.get('/feedback/unanswered-questions', () => delay('infinite'))] },
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
      platformHttp.get('/feedback/unanswered-questions', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You are not allowed to do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('You are not allowed to do this.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
