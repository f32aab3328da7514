import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { quietMonths, salesMonths, waitingItems } from '@/entities/dashboard/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { answerHome, conversation, dueItems, happenings, refuseHome } from '../../../../tests/msw/home'
import { dealershipAdmin, orgUser } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { HomePage } from './home-page'

const full = { conversations: [conversation], activity: happenings, due: dueItems }
const server = serveWith()

afterEach(() => void vi.useRealTimers())

function show(user: User = dealershipAdmin) {
  renderScreen(
    <HomePage
      conversationLink={({ id, title }) => <a href={`#${id}`}>{title}</a>}
      activityLink={({ link, title }) => <a href={link}>{title}</a>}
      dueLink={({ id }, words) => <a href={`#${id}`}>{words}</a>}
      waiting={{
        toAll: (kind, words) => <a href={`#${kind}`}>{words}</a>,
        toPlace: (kind, { id, name }) => <a href={`#${kind}/${id}`}>{name}</a>,
      }}
      allDueLink={(words) => <a href="#all">{words}</a>}
    />,
    signedInAs(user),
  )
}

const lineOf = (element: HTMLElement) => element.closest('li')?.textContent

describe('HomePage', () => {
  it('leads to the recent conversations', async () => {
    server.use(...answerHome(full))
    show()
    const link = await screen.findByRole('link', { name: conversation.title })
    expect(link.getAttribute('href')).toBe(`#${conversation.id}`)
    expect(screen.getByRole('heading', { name: 'Hello Ada' })).toBeTruthy()
  })

  it('"what waits for me first": how much, for how long, and straight to it', async () => {
    server.use(...answerHome({ ...full, waiting: waitingItems }))
    vi.setSystemTime('2026-11-23T12:00:00Z')
    show()
    const link = await screen.findByRole('link', { name: 'New orders' })
    expect(link.getAttribute('href')).toBe('#new_orders')
    expect(lineOf(link)).toBe('3New ordersOldest: 3 days ago')
    expect(lineOf(screen.getByRole('link', { name: 'Backorders' }))).toContain('999+')
    expect(screen.queryByText('Orders to pick')).toBeNull()
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Waiting for you')
  })

  it('"overdue by customer", unanswered messages and questions say where they wait', async () => {
    server.use(...answerHome({ ...full, waiting: waitingItems }))
    show()
    const customers = within(await screen.findByRole('list', { name: 'Overdue services, by customer' }))
    expect(customers.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Ridgeline Quarry',
      'Tall Pines Forestry',
    ])
    const message = screen.getByRole('link', { name: 'SO-1042 · Ridgeline Quarry' })
    expect(message.getAttribute('href')).toMatch(/^#order_messages\/7f0c/)
    screen.getByRole('list', { name: 'Questions that no manual answered, by model' })
  })

  it('says that nothing waits', async () => {
    server.use(...answerHome(full))
    show()
    await screen.findByText('Nothing to do right now.')
  })

  it('"takings, turnaround and fill rate as charts for admins"', async () => {
    server.use(...answerHome({ ...full, sales: salesMonths }))
    show()
    const rows = async (name: string) =>
      within(await screen.findByRole('table', { name }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
    expect(await rows('Sales')).toEqual(['Sales', 'Sep 2026$8,120.00', 'Oct 2026$0.00', 'Nov 2026$12,500.00'])
    screen.getByText('This month: $12,500.00 from 42 orders')
    expect(await rows('Turnaround')).toEqual(['Turnaround', 'Sep 20262.5 days', 'Nov 20261.5 days'])
    expect(await rows('Fill rate')).toEqual(['Fill rate', 'Sep 202682%', 'Nov 202694%'])
  })

  it('"a chart only where it has something to show"', async () => {
    server.use(...answerHome({ ...full, sales: quietMonths }))
    show()
    await screen.findByText('Nothing to do right now.')
    await screen.findByRole('link', { name: conversation.title })
    for (const chart of ['Sales', 'Turnaround', 'Fill rate']) expect(screen.queryByText(chart)).toBeNull()
  })

  it('shows a clerk what waits, and no charts of sales', async () => {
    server.use(...answerHome({ ...full, waiting: waitingItems, sales: salesMonths }))
    show(orgUser)
    await screen.findByRole('link', { name: 'New orders' })
    await screen.findByRole('link', { name: 'Loader 3' })
    expect(screen.queryByText('Sales')).toBeNull()
  })

  it('shows what is due, with its machine, how far over it is, and since when', async () => {
    server.use(...answerHome(full))
    show()
    const link = await screen.findByRole('link', { name: 'Loader 3' })
    expect(link.getAttribute('href')).toBe(`#${dueItems[0]?.instance.id}`)
    expect(lineOf(link)).toBe('Loader 3 · 500 h serviceRidgeline Quarry · due: Nov 3, 202620 days over')
    expect(lineOf(screen.getByRole('link', { name: 'Harrow WL-120 GHT00123' }))).toContain('due: 20,000 kmdue now')
    expect(screen.queryByText(/more tasks/)).toBeNull()
  })

  it('says how much else is due', async () => {
    server.use(...answerHome({ ...full, dueTotal: 9 }))
    show()
    expect((await screen.findByRole('link', { name: '7 more tasks are due' })).getAttribute('href')).toBe('#all')
  })

  it('"recent activity 5 per page": with the labels of the specification, and more on demand', async () => {
    server.use(...answerHome(full))
    show()
    const activity = (await screen.findByRole('link', { name: 'Harrow WL-120' })).closest('section') ?? document.body
    const lines = within(activity).getAllByRole('listitem')
    expect(lines.map((line) => line.querySelector('time')?.textContent)).toEqual([
      'Today',
      '2 days ago',
      '4 days ago',
      '6 days ago',
      '1 week ago',
    ])
    for (const shown of [10, 15, 20]) {
      await userEvent.click(within(activity).getByRole('button', { name: 'Show more' }))
      await vi.waitFor(() => expect(within(activity).getAllByRole('listitem')).toHaveLength(shown))
    }
    expect(within(activity).queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('says what each part is for while it is empty, and nothing of questions that nobody has asked', async () => {
    server.use(...answerHome({ ...full, conversations: [], activity: [], due: [] }))
    show()
    await screen.findByText('No activity to show')
    await screen.findByText('Nothing is due')
    screen.getByText('As soon as a service is due on a machine that you serve, it appears here.')
    expect(screen.queryByText('Recent conversations')).toBeNull()
  })

  it('has the same calm as that of an operator: no counters, and no second button for the same thing', async () => {
    server.use(...answerHome({ ...full, waiting: waitingItems }))
    show(orgUser)
    await screen.findByRole('link', { name: 'Loader 3' })
    await screen.findByRole('link', { name: conversation.title })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Waiting for you',
      'Due',
      'Recent activity',
      'Recent conversations',
    ])
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Show more'])
  })

  it('says what failed, and tries again', async () => {
    server.use(...refuseHome)
    show()
    await vi.waitFor(() => expect(screen.getAllByText('The request is not valid.')).toHaveLength(5))
    server.use(...answerHome(full))
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(again)
    await screen.findByRole('link', { name: conversation.title })
    await screen.findByRole('link', { name: 'Loader 3' })
  })
})
