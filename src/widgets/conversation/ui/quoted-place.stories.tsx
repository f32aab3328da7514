import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { capacities } from '@/entities/conversation/testing'
import { AnswerText } from './answer-text'
import { QuotedPlace } from './quoted-place'

const page_size = { width: 612, height: 792 }
const citation = { ...capacities, page_size }
const onOpen = () => undefined

const meta = {
  title: 'widgets/conversation/QuotedPlace',
  component: QuotedPlace,
  args: {
    citation,
    onOpen,
    children: <AnswerText response={`> ${capacities.quote} [1]`} citations={[capacities]} onOpen={onOpen} />,
  },
} satisfies Meta<typeof QuotedPlace>

export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {}
/** Small print stays readable: the piece scrolls sideways. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
/** The column titles are cut out by themselves. */
export const FarBelowItsTitles: Story = {
  args: { citation: { ...citation, boxes: [[0.1, 0.5, 0.9, 0.52]], around: [0.1, 0.26, 0.9, 0.6] } },
}
/** Pictures are loaded once they are looked at: `unsure-answer.test.tsx` asserts what is said then. */
export const NotLoaded: Story = {
  parameters: {
    msw: [
      http.get('*/files/:id/pages/:n', () => new HttpResponse(null, { status: 404 })),
      http.get('*/files/:id/access', () => new HttpResponse(null, { status: 404 })),
    ],
  },
}
