import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { emailPage, failedReset, invitation, invitationText } from '@/entities/email/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { problem } from '../../../../tests/msw/problem'
import { EmailsPage } from './emails-page'

const listing = (items = [invitation, failedReset], total?: number) =>
  platformHttp.get('/emails/', ({ response }) => response(200).json(emailPage(items, total)))
const detail = platformHttp.get('/emails/{id}', ({ response }) => response(200).json(invitationText))

const meta = {
  title: 'pages/admin/EmailsPage',
  ...pageStory('/emails', EmailsPage),
  parameters: { msw: [listing([invitation, failedReset], 12), detail, noViews] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

const shown = () => screen.findByRole('button', { name: invitation.subject })

async function open() {
  await userEvent.click(await shown())
  await screen.findByText('Links in this e-mail')
}

export const Full: Story = { play: async () => void (await shown()) }
export const Opened: Story = { play: open }
export const AsItLooks: Story = {
  play: async () => {
    await open()
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }))
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the e-mail')
    const button = () => frame.contentDocument?.querySelector('a')
    await waitFor(() => expect(button()?.style.backgroundColor).toBe('rgb(245, 183, 0)'))
  },
}
export const Loading: Story = { parameters: { msw: [noViews, platformHttp.get('/emails/', () => delay('infinite'))] } }
export const Empty: Story = {
  parameters: { msw: [noViews, listing([])] },
  play: async () => void (await screen.findByText('No e-mails yet')),
}
export const NothingFound: Story = {
  args: { search: { search: 'gearbox', status: 'FAILED' } },
  parameters: { msw: [noViews, listing([])] },
  play: async () => void (await screen.findByText('Nothing matches')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
      platformHttp.get('/emails/', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You are not allowed to do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('You are not allowed to do this.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
export const OpenedOnAPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } }
