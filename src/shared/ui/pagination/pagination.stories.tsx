import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Pagination } from './pagination'

const meta = {
  title: 'shared/ui/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 10, total: 1284, onPage: () => undefined },
  render: (args) => {
    const [page, setPage] = useState(args.page)
    return <Pagination {...args} page={page} onPage={setPage} />
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {}
export const Middle: Story = { args: { page: 65 } }
export const LastPage: Story = { args: { page: 129 } }
export const OnePage: Story = { args: { total: 6 } }
export const Nothing: Story = { args: { total: 0 } }
