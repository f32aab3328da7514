import type { Meta, StoryObj } from '@storybook/react-vite'
import { foreignAnswer } from '@/entities/conversation/testing'
import { AnswerText } from './answer-text'
import { ForeignManual, Glosses } from './foreign-words'

const { citations } = foreignAnswer

const meta = {
  title: 'widgets/conversation/ForeignWords',
  component: Glosses,
  args: { answer: foreignAnswer, citations },
  render: (args) => (
    <div className="grid gap-4">
      <AnswerText {...foreignAnswer} onOpen={() => undefined} />
      <Glosses {...args} />
      <ForeignManual citations={args.citations} />
    </div>
  ),
} satisfies Meta<typeof Glosses>

export default meta
type Story = StoryObj<typeof meta>

export const Translated: Story = {}
export const NotTranslated: Story = { args: { citations: citations.map(({ glosses: _, ...citation }) => citation) } }
export const TwoLanguages: Story = {
  args: { citations: citations.flatMap((citation) => [citation, { ...citation, n: 2, language: 'de' }]) },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
