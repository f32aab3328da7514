import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewPasswordField } from './new-password-field'

const meta = { title: 'shared/ui/NewPasswordField', component: NewPasswordField } satisfies Meta<
  typeof NewPasswordField
>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const TooCommon: Story = { args: { defaultValue: 'password1234', error: 'This password is too common.' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
