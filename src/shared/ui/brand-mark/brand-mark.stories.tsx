import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandMark } from './brand-mark'

const meta = { title: 'shared/ui/BrandMark', component: BrandMark } satisfies Meta<typeof BrandMark>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {}
export const Large: Story = { args: { size: 'lg' } }
export const Sign: Story = { args: { size: 'sign' } }
