import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { screen } from 'storybook/test'
import type { FeedbackExplanation } from '@/entities/feedback'
import { modelExplanation, oilExplanation, oilTrace, wrongOil } from '@/entities/feedback/testing'
import { accessOf, drawnPage } from '@/widgets/manual-viewer/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { noPageParts } from '../../../../tests/msw/page-parts'
import { problem } from '../../../../tests/msw/problem'
import { FeedbackExplanationPage } from './feedback-explanation-page'

const explained = (changes: Partial<FeedbackExplanation> = {}) =>
  platformHttp.get('/feedback/{id}/explanation', ({ response }) =>
    response(200).json({ ...oilExplanation, ...changes }),
  )
const access = [noPageParts, platformHttp.get('/files/{id}/access', ({ response }) => response(200).json(accessOf()))]
const pages = http.get('*/api/v2/files/:id/pages/:n', () =>
  HttpResponse.text(drawnPage, { headers: { 'content-type': 'image/svg+xml' } }),
)

const nothing = () => undefined

const meta = {
  title: 'pages/admin/FeedbackExplanationPage',
  component: FeedbackExplanationPage,
  args: { feedbackId: wrongOil.id, place: undefined, onPlace: nothing, onBack: nothing },
  parameters: { msw: [explained(), ...access, pages] },
} satisfies Meta<typeof FeedbackExplanationPage>

export default meta
type Story = StoryObj<typeof meta>

const shown = async () => void (await screen.findByText('Answer today'))

export const Full: Story = { play: shown }
export const OfAModel: Story = {
  parameters: { msw: [explained(modelExplanation), ...access, pages] },
  play: shown,
}
export const OfAModelOnAPhone: Story = { ...OfAModel, globals: { viewport: { value: 'phone' } } }
export const ModelOverloaded: Story = {
  parameters: {
    msw: [
      explained({
        model: { ...oilTrace, left: 'unavailable', understood: null, calls: [], pages: [], removed: [], prompts: [] },
      }),
      ...access,
      pages,
    ],
  },
  play: shown,
}
export const ChangedSince: Story = {
  parameters: {
    msw: [
      explained({
        manuals: oilExplanation.manuals.map((manual) => ({ ...manual, has_changed: true })),
        are_manuals_recorded: false,
        unavailable_manuals: 1,
      }),
      ...access,
      pages,
    ],
  },
  play: shown,
}
export const NothingSearched: Story = {
  parameters: { msw: [explained({ today: null }), ...access, pages] },
  play: shown,
}
export const Loading: Story = {
  parameters: { msw: [platformHttp.get('/feedback/{id}/explanation', () => delay('infinite'))] },
}
export const Gone: Story = {
  parameters: {
    msw: [
      platformHttp.get('/feedback/{id}/explanation', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Feedback not found.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('Feedback not found')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
