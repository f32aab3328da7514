import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { showFirstFailure } from '@/shared/lib/first-screen'
import { FirstFailure } from './first-failure'

const meta = {
  title: 'shared/ui/FirstFailure',
  component: FirstFailure,
  render: () => <Shown />,
} satisfies Meta<typeof FirstFailure>

export default meta

export const Default: StoryObj<typeof meta> = {}

function Shown() {
  useEffect(showFirstFailure, [])
  return <FirstFailure />
}
