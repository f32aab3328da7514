import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { feedbackPage, rightFilter, wrongOil } from '@/entities/feedback/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { problem } from '../../../../tests/msw/problem'
import { FeedbackPage } from './feedback-page'

const listing = (items = [wrongOil, rightFilter], total?: number) =>
  platformHttp.get('/feedback/', ({ response }) => response(200).json(feedbackPage(items, total)))

const meta = {
  title: 'pages/admin/FeedbackPage',
  ...pageStory('/feedback', FeedbackPage),
  parameters: { msw: [noViews, listing([wrongOil, rightFilter], 23)] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

const shown = () => screen.findByRole('button', { name: wrongOil.question })

export const Full: Story = { play: async () => void (await shown()) }
export const Opened: Story = {
  play: async () => {
    await userEvent.click(await shown())
    await screen.findByRole('dialog', { name: 'Feedback on an answer' })
  },
}
export const Loading: Story = {
  parameters: { msw: [noViews, platformHttp.get('/feedback/', () => delay('infinite'))] },
}
export const Empty: Story = {
  parameters: { msw: [noViews, listing([])] },
  play: async () => void (await screen.findByText('No feedback yet')),
}
export const NothingFound: Story = {
  args: { search: { search: 'gearbox', rating: 'down', from: '2026-11-01', to: '2026-11-21' } },
  parameters: { msw: [noViews, listing([])] },
  play: async () => void (await screen.findByText('Nothing matches')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
      platformHttp.get('/feedback/', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You are not allowed to do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('You are not allowed to do this.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
export const OpenedOnAPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } }
