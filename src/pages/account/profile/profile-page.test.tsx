import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultEmailChoices } from '@/entities/email-choice/testing'
import type { SessionDevice } from '@/entities/session-device'
import { phone, thisLaptop } from '@/entities/session-device/testing'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { emailChoicesAre } from '../../../../tests/msw/email-choices'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { ProfilePage } from './profile-page'

let open: SessionDevice[]
let choices = defaultEmailChoices
const server = serveWith(
  ...emailChoicesAre(
    () => choices,
    (change) => {
      choices = { ...choices, ...change }
    },
  ),
  platformHttp.get('/auth/sessions', ({ response }) =>
    response(200).json({ items: open, total: open.length, page: 1, limit: 1000 }),
  ),
  platformHttp.delete('/auth/sessions/{id}', ({ params, response }) => {
    open = open.filter(({ id }) => id !== params.id)
    return response(204).empty()
  }),
  platformHttp.delete('/auth/sessions', ({ response }) => {
    open = open.filter(({ is_current }) => is_current)
    return response(204).empty()
  }),
)

const secondPhone: SessionDevice = {
  ...phone,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1d03',
  created_at: '2026-10-08T08:30:00.000Z',
}

async function show() {
  renderScreen(<ProfilePage changePassword={<a href="/change-password">Change password</a>} />, signedInAs(operator))
  await screen.findByRole('list', { name: 'Where you are signed in' })
}
const devices = () =>
  within(screen.getByRole('list', { name: 'Where you are signed in' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

beforeEach(() => {
  choices = defaultEmailChoices
  open = [thisLaptop, phone, secondPhone]
})

describe('ProfilePage', () => {
  it('"E-mail ... switchable per person": each kind at once, every morning or never, saved at once', async () => {
    await show()
    const shipments = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Shipments and pickups' })
    expect([...shipments.options].map(({ text }) => text)).toEqual(['At once', 'Every morning', 'Never'])
    await userEvent.selectOptions(shipments, 'Every morning')
    await screen.findByText('Saved to your account')
    expect(choices).toEqual({ ...defaultEmailChoices, shipments: 'daily' })
    expect(shipments.value).toBe('daily')
  })

  it('"Sessions are listed ... on /profile": where, and when each was used last', async () => {
    await show()
    const [current, other] = devices()
    expect(current).toMatch(/^Chrome on LinuxThis deviceLast used: Today/)
    expect(other).toMatch(/^Safari on iPhoneLast used: 3 days ago · Signed in: Oct 1, 2026, .* · 198\.51\.100\.23/)
  })

  it('"... and revocable": ends one once it is confirmed', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: /^Sign out Safari on iPhone, signed in Oct 8/ }))
    await screen.findByText(/^Signed in Oct 8, .* Whoever uses it must sign in again\.$/)
    expect(open).toHaveLength(3)
    await confirm('Sign out')
    await screen.findByText('Safari on iPhone is signed out')
    expect(open).toEqual([thisLaptop, phone])
    expect(devices()).toHaveLength(2)
  })

  it('signs out everywhere else, and stays signed in here', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
    await confirm('Sign out everywhere else')
    await screen.findByText('You are signed in on this device only.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(devices()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull()
  })

  it('offers no sign-out of this device, which Logout is for', async () => {
    open = [thisLaptop]
    await show()
    expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull()
    expect(screen.getByText('You are signed in on this device only.')).toBeTruthy()
  })

  it('keeps the question open and says why when it did not work', async () => {
    server.use(platformHttp.delete('/auth/sessions', () => Response.error()))
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
    await confirm('Sign out everywhere else')
    await screen.findByText('Network error or server did not respond.')
    expect(open).toHaveLength(3)
  })

  it('leads to where the password is changed', async () => {
    await show()
    expect(screen.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe('/change-password')
  })
})
