import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ListOption } from './list-option'

const models = Array.from({ length: 12 }, (_, index) => `Harrow WL-${100 + index}`)

const meta = {
  title: 'shared/ui/ListOption',
  component: ListOption,
  args: { id: '', isMarked: false, onChoose: () => undefined, children: '' },
  argTypes: { isMarked: { control: false } },
} satisfies Meta<typeof ListOption>

export default meta
type Story = StoryObj<typeof meta>

const list = (marked: number) => (
  <div role="listbox" aria-label="Models" tabIndex={0} className="max-h-48 overflow-y-auto">
    {models.map((model, index) => (
      <ListOption key={model} id={model} isMarked={index === marked} onChoose={() => undefined}>
        {model}
      </ListOption>
    ))}
  </div>
)

export const FirstIsMarked: Story = { render: () => list(0) }
/** The list scrolls to what the keyboard is at; the page stays. */
export const LastIsMarked: Story = {
  render: () => list(models.length - 1),
  play: async () => {
    const [within, last] = [screen.getByRole('listbox'), screen.getByRole('option', { selected: true })]
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(within.getBoundingClientRect().bottom + 1)
  },
}
