import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingOverlay } from './loading-overlay'

const meta = {
  title: 'shared/ui/LoadingOverlay',
  component: LoadingOverlay,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingOverlay>

export default meta

export const Loading: StoryObj<typeof meta> = {}
