import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { answerHome, conversation, dashboard, dueItems, happenings, refuseHome } from '../../../../tests/msw/home'
import { dealershipAdmin, operator } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { HomePage } from './home-page'

const full = { conversations: [conversation], activity: happenings, figures: dashboard, due: dueItems }
const server = serveWith()

function show(user: User = operator) {
  renderScreen(
    <HomePage
      conversationLink={({ id, title }) => <a href={`#${id}`}>{title}</a>}
      activityLink={({ link, title }) => <a href={link}>{title}</a>}
      dueLink={({ id }, words) => <a href={`#${id}`}>{words}</a>}
      waitingLink={(waiting, words) => <a href={`#${waiting}`}>{words}</a>}
      allDueLink={(words) => <a href="#all">{words}</a>}
      ask={<button type="button">Ask Bob</button>}
      machines={<a href="/machines">All machines</a>}
    />,
    signedInAs(user),
  )
}

const lineOf = (element: HTMLElement) => element.closest('li')?.textContent
const figure = (name: string) => within(screen.getByText(name).closest('div') ?? document.body)

describe('HomePage', () => {
  it('leads to the recent conversations', async () => {
    server.use(...answerHome(full))
    show()
    const link = await screen.findByRole('link', { name: conversation.title })
    expect(link.getAttribute('href')).toBe(`#${conversation.id}`)
    expect(screen.getByRole('heading', { name: 'Hello Rosa' })).toBeTruthy()
  })

  it('shows the figures, and those of an admin or a dealership only where they are told', async () => {
    server.use(...answerHome(full))
    show()
    await screen.findByText('Operators served')
    expect(figure('Models').getByText('4')).toBeTruthy()
    expect(figure('Manuals').getByText('1 failed')).toBeTruthy()
    expect(figure('People').getByText('2 invited')).toBeTruthy()
  })

  it('counts questions by how certain their answer was', async () => {
    server.use(...answerHome(full))
    show()
    await screen.findByText('Questions in 14 days')
    const questions = figure('Questions in 14 days')
    expect(questions.getByText('58')).toBeTruthy()
    for (const share of ['42 certain', '13 not certain', '3 not in the manuals'])
      expect(questions.getByText(share)).toBeTruthy()
    const table = await screen.findByRole('table', { name: 'Answers of the last 14 days' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Certain', 'Not certain', 'Not in the manuals']))
  })

  it('shows a dealership first how many orders and quotes wait for it', async () => {
    server.use(...answerHome({ ...full, waiting: { PAID: 3, REQUESTED: 2, DRAFT: 4 } }))
    show(dealershipAdmin)
    const link = await screen.findByRole('link', { name: 'New orders' })
    expect(link.getAttribute('href')).toBe('#newOrders')
    await vi.waitFor(() => expect(lineOf(link)).toBe('3New orders'))
    expect(lineOf(screen.getByRole('link', { name: 'Quotes to answer' }))).toBe('2Quotes to answer')
    expect(lineOf(screen.getByRole('link', { name: 'Back-orders' }))).toBe('0Back-orders')
    expect(lineOf(screen.getByRole('link', { name: 'Maintenance quotes to send' }))).toBe('4Maintenance quotes to send')
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Waiting for you')
  })

  it('says that nothing waits, and shows an operator neither', async () => {
    server.use(...answerHome(full))
    show(dealershipAdmin)
    await screen.findByText('No order and no quote waits for you.')
    cleanup()
    show()
    await screen.findByText('Operators served')
    expect(screen.queryByText('Waiting for you')).toBeNull()
  })

  it('a machine operator sees neither people nor operators', async () => {
    server.use(...answerHome({ ...full, figures: { ...dashboard, people: null, operators: null } }))
    show()
    await screen.findByText('Questions in 14 days')
    expect(screen.queryByText('People')).toBeNull()
    expect(screen.queryByText('Operators served')).toBeNull()
  })

  it('shows what is due, with its machine, its status in words, and by when', async () => {
    server.use(...answerHome(full))
    show()
    const link = await screen.findByRole('link', { name: 'Loader 3' })
    expect(link.getAttribute('href')).toBe(`#${dueItems[0]?.instance.id}`)
    expect(lineOf(link)).toBe('Loader 3 · 500 h serviceby Nov 3, 2026Overdue')
    expect(lineOf(screen.getByRole('link', { name: 'Harrow WL-120 GHT00123' }))).toContain('by 20,000 kmDue')
    expect(screen.queryByText(/more tasks/)).toBeNull()
  })

  it('tells staff, who look after several operators, whose machine it is, and how much else is due', async () => {
    server.use(...answerHome({ ...full, dueTotal: 9 }))
    show(dealershipAdmin)
    expect(lineOf(await screen.findByRole('link', { name: 'Loader 3' }))).toContain('Ridgeline Quarry · by Nov 3, 2026')
    expect(screen.getByRole('link', { name: '7 more tasks are due' }).getAttribute('href')).toBe('#all')
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

  it('says what each part is for while it is empty, with one first action', async () => {
    server.use(...answerHome({ ...full, conversations: [], activity: [], due: [] }))
    show()
    await screen.findByText('No conversations yet')
    await screen.findByText('Nothing has happened yet')
    await screen.findByText('Nothing is due')
    expect(screen.getAllByRole('button', { name: 'Ask Bob' })).toHaveLength(1)
  })

  it('says what failed, and tries again', async () => {
    server.use(...refuseHome)
    show()
    await vi.waitFor(() => expect(screen.getAllByText('The request is not valid.')).toHaveLength(4))
    server.use(...answerHome(full))
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(again)
    await screen.findByRole('link', { name: conversation.title })
    await screen.findByText('Operators served')
    await screen.findByRole('link', { name: 'Loader 3' })
  })
})
