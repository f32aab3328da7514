import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SearchField } from './search-field'

const meta = {
  title: 'shared/ui/SearchField',
  component: SearchField,
  args: { label: 'Search machines', value: '', onSearch: () => undefined },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <SearchField {...args} value={value} onSearch={setValue} />
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Searching: Story = { args: { value: 'WL-120' } }
