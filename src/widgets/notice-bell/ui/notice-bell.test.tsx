import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { Notice } from '@/entities/notice'
import { failedNotice, importedNotice } from '@/entities/notice/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { testRooms } from '@/shared/realtime/testing'
import { noticesAre } from '../../../../tests/msw/notices'
import { serveWith } from '../../../../tests/msw/server'
import { NoticeBell } from './notice-bell'

const personId = '6f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a01'
let notices: Notice[] = []
let readUntil: string | undefined
let address = ''
serveWith(
  ...noticesAre(
    () => notices,
    (until) => {
      readUntil = until
      notices = notices.map((notice) => ({ ...notice, is_read: true }))
    },
  ),
)
afterEach(() => testRooms.empty())

const show = () =>
  renderScreen(
    <AtAddress href="/orders" onAddress={(href) => (address = href)}>
      <p>Page</p>
      <NoticeBell personId={personId} />
    </AtAddress>,
  )

it('is not there for who never started long work', async () => {
  notices = []
  show()
  await screen.findByText('Page')
  expect(screen.queryByRole('button', { name: /Notices/ })).toBeNull()
})

it('announces on any page when work ends, with a link to it', async () => {
  notices = []
  show()
  await waitFor(() => expect(testRooms.joined()).toEqual([`notices:${personId}`]))
  notices = [importedNotice]
  testRooms.send('notice.added', { person_id: personId, notice_id: importedNotice.id })
  const shown = await screen.findByText(/parts.csv is imported/)
  await userEvent.click(within(shown).getByRole('link', { name: 'Open' }))
  expect(address).toBe(importedNotice.link)
})

it('lists them later, the new ones marked until it is closed', async () => {
  notices = [importedNotice, failedNotice]
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Notices, 1 new' }))
  const dialog = await screen.findByRole('dialog', { name: 'Notices' })
  expect(
    within(dialog)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/parts\.csv is imported.*New$/), expect.stringMatching(/could not be read/)])
  expect(readUntil).toBeUndefined()
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Notices' })
  expect(readUntil).toBe(importedNotice.created_at)
})
