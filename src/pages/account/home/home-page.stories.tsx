import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { quietMonths, salesMonths, waitingItems } from '@/entities/dashboard/testing'
import { signedInAs } from '@/entities/user/testing'
import { answerHome, conversation, dueItems, happenings, refuseHome } from '../../../../tests/msw/home'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { HomePage } from './home-page'

const meta = {
  title: 'pages/account/HomePage',
  component: HomePage,
  args: {
    conversationLink: ({ id, title }) => <a href={`#${id}`}>{title}</a>,
    activityLink: ({ link, title }) => <a href={`#${link}`}>{title}</a>,
    dueLink: ({ id }, words) => <a href={`#${id}`}>{words}</a>,
    waiting: {
      toAll: (kind, words) => <a href={`#${kind}`}>{words}</a>,
      toPlace: (_kind, { id, name }) => <a href={`#${id}`}>{name}</a>,
    },
    allDueLink: (words) => <a href="#all">{words}</a>,
  },
  parameters: signedInAs(dealershipAdmin),
} satisfies Meta<typeof HomePage>

export default meta
type Story = StoryObj<typeof meta>

const titles = ['How much oil does the engine take?', 'Torque of the wheel nuts', 'The bucket drifts when it is raised']
const conversations = titles.map((title, index) => ({
  ...conversation,
  id: `7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a0${index}`,
  title,
}))

const full = answerHome({
  conversations,
  activity: happenings,
  due: dueItems,
  dueTotal: 7,
  waiting: waitingItems,
  sales: salesMonths,
})
export const Full: Story = { parameters: { msw: full } }
export const OnAPhone: Story = { parameters: { msw: full }, globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  parameters: { msw: answerHome({ conversations: [], activity: [], due: [], sales: quietMonths }) },
}
export const Loading: Story = { parameters: { msw: [http.get('*/api/*', () => delay('infinite'))] } }
export const Failed: Story = { parameters: { msw: refuseHome } }
