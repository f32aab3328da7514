import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { failedNotice, importedNotice } from '@/entities/notice/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { noticesAre } from '../../../../tests/msw/notices'
import { NoticeBell } from './notice-bell'

const meta = {
  title: 'widgets/notice-bell/NoticeBell',
  component: NoticeBell,
  args: { personId: '6f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a01' },
  render: (args) => (
    <AtAddress href="/">
      <NoticeBell {...args} />
    </AtAddress>
  ),
  parameters: { msw: noticesAre(() => [importedNotice, failedNotice]) },
} satisfies Meta<typeof NoticeBell>

export default meta
type Story = StoryObj<typeof meta>

export const WithNewOnes: Story = {
  play: async () => void (await screen.findByRole('button', { name: 'Notices, 1 new' })),
}
export const AllRead: Story = {
  parameters: { msw: noticesAre(() => [failedNotice]) },
  play: async () => void (await screen.findByRole('button', { name: 'Notices' })),
}
export const Open: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Notices, 1 new' }))
    await screen.findByRole('dialog', { name: 'Notices' })
  },
}
