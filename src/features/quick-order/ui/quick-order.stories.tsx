import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { ambiguousNumber, foundNumber, inactiveNumber, supersededNumber, unknownNumber } from '../testing'
import { QuickOrder } from './quick-order'

const answers = [foundNumber, supersededNumber, ambiguousNumber, inactiveNumber, unknownNumber]

const meta = {
  title: 'features/quick-order/QuickOrder',
  component: QuickOrder,
  args: { target: 'cart', resolve: async () => ({ currency: 'USD', items: answers }), onAdd: async () => undefined },
} satisfies Meta<typeof QuickOrder>

export default meta
type Story = StoryObj<typeof meta>

const pasted = answers.map(({ number, quantity }) => `${number} ${quantity}`).join('\n')

export const Empty: Story = {}
export const Checked: Story = {
  play: async () => {
    await userEvent.click(screen.getByLabelText('Part numbers and quantities'))
    await userEvent.paste(pasted)
    await userEvent.click(screen.getByRole('button', { name: 'Check lines' }))
    await screen.findByText('No part has this number.')
  },
}
export const Failed: Story = {
  args: { target: 'cart', resolve: () => Promise.reject(new Error('Network error or server did not respond.')) },
  play: async () => {
    await userEvent.click(screen.getByLabelText('Part numbers and quantities'))
    await userEvent.paste(pasted)
    await userEvent.click(screen.getByRole('button', { name: 'Check lines' }))
    await screen.findByText('Network error or server did not respond.')
  },
}
export const OnAPhone: Story = { ...Checked, globals: { viewport: { value: 'phone' } } }
